"""The bot that thinks ahead: it plays on from its best actions in worlds that agree with what it sees."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.bots.agent import Decision
from kartentisch.bots.learned import Learned, Use, nothing
from kartentisch.bots.outlook import Outlook
from kartentisch.bots.rating import rated
from kartentisch.engine.arguments import careful
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.game import Game
from kartentisch.engine.heuristics import Rates
from kartentisch.engine.search import Search

USUAL: Final = 400  # simulations, where no budget is given
EACH: Final = 8  # simulations, at least, of each action: with few of them fewer actions are looked at
EACH_ROW: Final = 4  # of each plan, but
ROWS: Final = 6  # plans are always looked at, if there are so many
AGAIN: Final = 3  # times as many simulations, at most, when answers are compared
SURE: Final = 0.01  # of a win: a standard error below it is small enough
PART: Final = 0.2  # of the difference: the same
NOTHING: Final = 0.02  # of a win: less than that is no loss
EVENLY: Final = 1.0e6  # for UCB1: everything is looked at as often
GIVES: Final = 0.02  # of a win that a bot with a style gives up for playing in it, in one decision
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
        then: what the seat goes on with, where whole plans are weighed (`Game.plans`).
        usual: the policy itself would play it.
    """

    action: int
    value: float
    simulations: int
    then: tuple[int, ...] = ()
    usual: bool = False


@dataclass(frozen=True)
class Row:
    """The rest of a plan: how its bot answers until somebody else or chance is on.

    Attributes:
        actions: with the question that each answers, the next one first; without those beside which nothing is legal,
            for they are not asked.
    """

    turn: int
    actions: tuple[tuple[str, int], ...]


def never() -> bool:
    """What ends no search before its time."""
    return False


@careful
class SearchBot(Whole):
    """Plays from its view only: simulations in imagined worlds, in which every seat plays as `Game.rate` says.

    The same seed, budget in simulations and views give the same answers, compiled or not.
    """

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        top: int | None = None,
        turns: int | None = None,
        wild: float | None = None,
        worlds: int = 4,
        explore: float = 0.5,
        caution: float | None = None,
        bold: int = 0,
        keen: bool = True,
        stop: Callable[[], bool] = never,
        learned: Callable[[Any, int], Learned | None] = nothing,
    ) -> None:
        """
        Args:
            simulations: for one decision, fewer by `Learned.pace` where it plays by a network; `seconds`: by the clock,
                for one decision.  Whatever is spent first ends the thinking; without both it takes USUAL simulations.
            top, turns, wild, caution: see `Lookahead` (`top` is its `actions`); None: as the game has them, but no more
                actions, or plans, than there are simulations for.
            worlds: over how many worlds the policy's first rating is averaged.
            explore: of UCB1, see `Search`.
            bold: its style, see `Game.in_style`; in simulations all play without one.
            keen: it plays by `Game.keen` where there is one, and so do all in simulations, which end at
                `Game.keen_value`; else by `Game.rates` and `Game.value`.
            stop: asked before every simulation; True ends the thinking, with what is known by then.
            learned: (game, players) -> a network to play by, or None; `learned.of_package` has those that come along.
        """
        self._random = random.Random(seed)
        self.simulations = USUAL if simulations is None and seconds is None else simulations
        self.seconds = seconds
        self.top, self.turns, self.worlds = top, turns, worlds
        self.wild, self.explore, self.caution = wild, explore, caution
        self.bold, self.keen = bold, keen
        self.stop = stop
        self.learned = learned
        self.row: Row | None = None

    def answer(self, decision: Decision) -> int:
        """The best action.

        Without a search in the middle of a plan, where the game does not think it worth one (`Lookahead.questions`), or
        where the policy knows one answer and takes all others for equal.
        """
        if len(decision.legal) == 1:
            return decision.legal[0]
        if (following := self._following(decision)) is not None:
            return following
        begun = perf_counter()
        world, rates = self._looked(decision)
        known = self.learned(decision.game, int(world.players))
        if known is not None and Use.ALONE in known.use and self.bold == 0:
            return next(iter(rates))
        if decision.question in decision.game.planned:
            plans = self._plans(decision, world, self.bold)
            plan = Weighed(plans[0][0], 0.0, 0, tuple(plans[0][1:]))
            if len(plans) > 1:
                plan = self._chosen(self._weighed(decision, world, plans, begun), plans)
            return self._begins(decision, world, plan)
        first, worth_it = list(rates), decision.game.ahead.questions
        if worth_it and decision.question not in worth_it:
            return first[0]
        if len(first) > 2 and rates[first[0]] > rates[first[1]] == rates[first[-1]]:
            return first[0]
        ways = [[action] for action in first[: self._actions(decision)]]
        return self._chosen(self._weighed(decision, world, ways, begun), ways).action

    def weigh(self, decision: Decision, also: Sequence[Sequence[int]] = ()) -> list[Weighed]:
        """What the best actions are worth, best first; where the game has plans, what these are worth.

        Where the game thinks no search worth it (`Lookahead.questions`), the policy's own action is the best one, as
        for `answer`, and none is worth more.

        Args:
            also: what is weighed in any case, such as what was played: a legal action, and what the seat went on with.
        """
        begun = perf_counter()
        world, rates = self._looked(decision)
        found = self._weighed(decision, world, self._ways(decision, world, rates, also), begun)
        worth_it = decision.game.ahead.questions
        if not worth_it or decision.question in worth_it:
            return found
        own = next(one for one in found if one.usual)
        return [own, *(replace(one, value=min(one.value, own.value)) for one in found if not one.usual)]

    def _ways(
        self, decision: Decision, world: Any, rates: dict[int, float], also: Sequence[Sequence[int]]
    ) -> list[list[int]]:
        if decision.question in decision.game.planned:
            ways = self._plans(decision, world, 0)
        else:
            ways = [[action] for action in list(rates)[: self._actions(decision)]]
        return [*ways, *(list(way) for way in also if list(way) not in ways)]

    def compare(self, decision: Decision, ways: Sequence[Sequence[int]], patience: int = AGAIN) -> list[float]:
        """What each of these ways is worth, beside the first one.  See `compared`."""
        return self.compared(decision, ways, patience)[0]

    def compared(
        self, decision: Decision, ways: Sequence[Sequence[int]], patience: int = AGAIN, certain: float = 0.0
    ) -> tuple[list[float], list[float]]:
        """What each of these ways is worth, beside the first one; and by how much it is better for certain.

        A search looks long at what promises most and hardly at the rest, and what looked best of many was lucky, too.
        So all play equally often in the same worlds, until it is known by how much the best one is better, or that
        none is.

        Args:
            ways: legal actions, each with what the seat goes on with.  They are as good as the first one where the
                difference may be luck (`caution`).
            patience: so many times as many simulations, at most.
            certain: so many standard errors of a difference are taken for luck where it shall be certain.
        """
        begun = perf_counter()
        world = decision.game.imagine(decision.view, self._random.getrandbits(32))
        rows = [list(way) for way in ways]
        search, pace = self._searched(decision, world, rows, EVENLY), self._pace(decision, world)
        for _ in range(patience):
            self._think(search, begun, pace)
            best = max(range(len(rows)), key=lambda i: search.edge(i, 0.0))
            more = search.edge(best, 0.0)
            luck = search.edge(best, -1.0) - more  # one standard error, as it would be in its favour
            if more < SURE or luck < max(SURE, PART * more) or more + luck < NOTHING:
                break
        return self._values(decision, search), [search.edge(i, certain) for i in range(len(rows))]

    def _chosen(self, weighed: list[Weighed], ways: list[list[int]]) -> Weighed:
        """The best one; whoever has a style goes by it where nothing else is much better."""
        if self.bold == 0:
            return weighed[0]
        own = next(one for one in weighed if [one.action, *one.then] == ways[0])
        return own if weighed[0].value - own.value <= GIVES else weighed[0]

    def _actions(self, decision: Decision) -> int:
        """How many are looked at."""
        if self.top is not None:
            return self.top
        most = decision.game.ahead.actions
        return most if self.simulations is None else min(most, max(2, self.simulations // EACH))

    def _weighed(self, decision: Decision, world: Any, ways: list[list[int]], begun: float) -> list[Weighed]:
        """`ways`: of the seat to go on, the policy's own first; `begun`: when the thinking began, by `perf_counter`."""
        search = self._searched(decision, world, ways, self.explore)
        self._think(search, begun, self._pace(decision, world))
        return self._told(decision, search, ways)

    def _policy(self, game: Game[Any]) -> Rates | None:
        """By which all play; None: `Game.rates`."""
        return game.keen if self.keen else None

    def _outlook(self, game: Game[Any], known: Learned | None) -> Outlook:
        """By what its simulations go on and are judged."""
        return Outlook.of(game, known, keen=self.keen, wild=self.wild)

    def _pace(self, decision: Decision, world: Any) -> float:
        known = self.learned(decision.game, int(world.players))
        return 1.0 if known is None else known.pace

    def _searched(self, decision: Decision, world: Any, ways: list[list[int]], explore: float) -> Search:
        """A search that has not begun."""
        known = self.learned(decision.game, int(world.players))
        turns = (
            self.turns or (known.turns if known is not None else None) or decision.game.turns_ahead(world, self.keen)
        )
        by = self._outlook(decision.game, known)
        seed = self._random.getrandbits(61)
        first, then = [way[0] for way in ways], [way[1:] for way in ways]
        return Search(world, decision.seat, first, seed, turns, by.wild, explore, then, by.policy, by.network, by.value)

    def _told(self, decision: Decision, search: Search, ways: list[list[int]]) -> list[Weighed]:
        values = self._values(decision, search, self._trust(decision.game))
        weighed = [
            Weighed(way[0], value, int(search.visits[i]), tuple(way[1:]), i == 0)
            for i, (way, value) in enumerate(zip(ways, values, strict=True))
        ]
        return sorted(weighed, key=lambda one: -one.value)  # equal ones stay as the policy has them

    def _trust(self, game: Game[Any]) -> float | None:
        """In the stronger policy of the game, where the seat plays by it and no caution is said; see `Lookahead`."""
        trusts = self.caution is None and self.bold == 0 and self._policy(game) is not None
        return game.ahead.trust if trusts else None

    def _values(self, decision: Decision, search: Search, trust: float | None = None) -> list[float]:
        """By way: what the first one is worth, and by how much the others differ from it for certain.

        Args:
            trust: so many standard errors better must be what is better than the first one; None: as `caution` says.
        """
        caution = decision.game.ahead.caution if self.caution is None else self.caution
        first = search.mean(0) if search.done > 0 else 1.0 / int(search.root.players)
        more = [search.edge(i, caution) for i in range(len(search.actions))]
        if trust is not None:
            more = [one if one <= 0.0 else search.edge(i, trust) for i, one in enumerate(more)]
        return [min(1.0, max(0.0, first + one)) for one in more]

    # ------------------------------------------------------------------ plans
    def _plans(self, decision: Decision, world: Any, bold: int) -> list[list[int]]:
        """As many as can be told apart."""
        plans = decision.game.plans(world, decision.seat, bold, self.keen)
        return plans if self.simulations is None else plans[: max(ROWS, self.simulations // EACH_ROW)]

    def _begins(self, decision: Decision, world: Any, best: Weighed) -> int:
        """The first action of a plan; the others are remembered."""
        seat, rest = decision.seat, list[tuple[str, int]]()
        world = world.clone()
        world.apply(best.action, seat)
        for action in best.then:
            if int(world.seat) != seat or not world.is_legal(action):
                break
            if len(world.legal_actions()) > 1:
                rest.append((str(world.where()), action))
            world.apply(action, seat)
        self.row = Row(int(decision.view["turn"]), tuple(rest))
        return best.action

    def _following(self, decision: Decision) -> int | None:
        """What the plan says next; None: there is none, or the table is not as it was to be."""
        row, self.row = self.row, None
        if row is None or not row.actions or int(decision.view["turn"]) != row.turn:
            return None
        question, action = row.actions[0]
        if question != decision.question or action not in decision.legal:
            return None
        self.row = Row(row.turn, row.actions[1:])
        return action

    def _looked(self, decision: Decision) -> tuple[Any, dict[int, float]]:
        """A world, and what the policy thinks of the legal actions: its best first, equal ones in any order."""
        world = decision.game.imagine(decision.view, self._random.getrandbits(32))
        chance, known = Chance(self._random.getrandbits(61)), self.learned(decision.game, int(world.players))
        if known is not None and known.use & (Use.CHOICE | Use.ALONE) and self.bold == 0:
            known.network.look(world, decision.seat)
            rates = known.network.rates(vec[i64](decision.legal))
            totals = dict(zip(decision.legal, rates, strict=True))
        else:
            totals = rated(decision, world, chance, self.worlds, self.bold, self._policy(decision.game))
        actions = list(totals)
        self._random.shuffle(actions)
        return world, {action: totals[action] for action in sorted(actions, key=lambda action: -totals[action])}

    def _think(self, search: Search, begun: float, pace: float) -> None:
        """Simulate until the budget is spent; the last simulation must fit into the time as well."""
        most = LONGEST if self.simulations is None else max(1, round(self.simulations * pace))
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
