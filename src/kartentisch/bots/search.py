"""The bot that thinks ahead: it plays on from its best actions in worlds that agree with what it sees."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from kartentisch.bots.agent import Decision
from kartentisch.bots.rating import rated
from kartentisch.engine.chance import Chance
from kartentisch.engine.search import Search

USUAL: Final = 400  # simulations, where no budget is given
LONGEST: Final = 1_000_000  # simulations of one decision, however much time there is


@dataclass(frozen=True)
class Weighed:
    """What an action is worth to the seat that is asked.

    Attributes:
        action: its number.
        value: the seat's expected share of the win, 0 to 1: where the simulations end before the game, `Game.value` of
            that position through `engine.search.share` with `Game.scale`.  One scale for all games; equal shares mean 1
            by the number of players.  Drawn towards the value of the policy's own action by as much as may be luck.
        simulations: how many it rests on.
    """

    action: int
    value: float
    simulations: int


class SearchBot:
    """Plays from its view only: simulations in imagined worlds, in which every seat plays as `Game.rate` says.

    The same seed, budget in simulations and views give the same answers, compiled or not.
    """

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        top: int = 8,
        turns: int | None = None,
        wild: float = 0.1,
        worlds: int = 4,
        explore: float = 0.5,
        caution: float = 0.25,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        """
        Args:
            simulations: for one decision; `seconds`: by the clock, for one decision.  Whatever is spent first ends the
                thinking; without both it takes USUAL simulations.
            top: so many actions are looked at: those that the policy rates highest.
            turns: a simulation ends when so many turns more have begun; None: as many as there are players, so that
                everybody has answered.
            wild: the share of decisions in simulations that are taken at random.
            worlds: over how many worlds the policy's first rating is averaged.
            explore: of UCB1, see `Search`.
            caution: so many standard errors better must an action be than the policy's own to be preferred.
            stop: asked before every simulation; True ends the thinking, with what is known by then.
        """
        self._random = random.Random(seed)
        self.simulations = USUAL if simulations is None and seconds is None else simulations
        self.seconds = seconds
        self.top, self.turns, self.worlds = top, turns, worlds
        self.wild, self.explore, self.caution = wild, explore, caution
        self.stop = stop

    def answer(self, decision: Decision) -> int:
        """The best action; without a search where the policy knows one answer and takes all others for equal."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        begun = perf_counter()
        world, rates = self._looked(decision)
        first = list(rates)
        if len(first) > 2 and rates[first[0]] > rates[first[1]] == rates[first[-1]]:
            return first[0]
        return self._weighed(decision, world, first[: self.top], begun)[0].action

    def weigh(self, decision: Decision, also: Sequence[int] = ()) -> list[Weighed]:
        """What the best actions are worth, best first.

        Args:
            also: legal actions that are weighed in any case, such as the one that was played.
        """
        begun = perf_counter()
        world, rates = self._looked(decision)
        first = list(rates)[: self.top]
        return self._weighed(decision, world, list(dict.fromkeys([*first, *also])), begun)

    def _weighed(self, decision: Decision, world: Any, actions: list[int], begun: float) -> list[Weighed]:
        """`actions`: the policy's own first; `begun`: when the thinking began, by `perf_counter`."""
        turns = int(world.players) if self.turns is None else self.turns
        seed = self._random.getrandbits(61)
        search = Search(world, decision.seat, actions, seed, turns, self.wild, self.explore)
        self._think(search, begun)
        value = search.mean(0) if search.done > 0 else 1.0 / int(world.players)
        weighed = [
            Weighed(action, min(1.0, max(0.0, value + search.edge(i, self.caution))), int(search.visits[i]))
            for i, action in enumerate(actions)
        ]
        return sorted(weighed, key=lambda one: -one.value)  # equal ones stay as the policy has them

    def _looked(self, decision: Decision) -> tuple[Any, dict[int, float]]:
        """A world, and what the policy thinks of the legal actions: its best first, equal ones in any order."""
        world = decision.game.imagine(decision.view, self._random.getrandbits(32))
        totals = rated(decision, world, Chance(self._random.getrandbits(61)), self.worlds)
        actions = list(totals)
        self._random.shuffle(actions)
        return world, {action: totals[action] for action in sorted(actions, key=lambda action: -totals[action])}

    def _think(self, search: Search, begun: float) -> None:
        """Simulate until the budget is spent; the last simulation must fit into the time as well."""
        most = LONGEST if self.simulations is None else self.simulations
        slowest, before = 0.0, perf_counter()
        for _ in range(most):
            if self.stop():
                return
            if self.seconds is not None:
                now = perf_counter()
                slowest, before = max(slowest, now - before), now
                if now - begun + slowest > self.seconds:
                    return
            search.simulate(1)
