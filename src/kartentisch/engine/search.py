"""Weighing the actions of a moment by playing on from each of them.  Compiled by mypyc.

Determinised worlds and truncated rollouts by the game's own policy, shared out by UCB1 (Auer, Cesa-Bianchi and Fischer,
2002) over the actions at the root.  The n-th simulation of every action plays in the same world from the same chance,
so that two actions differ by what they bring and not by the luck of their worlds.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import mix
from kartentisch.engine.chance import SHARES, WORLDS, Chance
from kartentisch.engine.kernel import NOBODY, State
from kartentisch.engine.log_odds import share
from kartentisch.engine.network import Network, expected

NARROW: Final = 0.01  # of shares of the win: actions are never taken to be more alike than this
FIRST: Final = 2  # simulations of every action before they are compared


class Search:
    """What some actions of a seat are worth, better known with every simulation.

    Attributes:
        actions: the actions; the first one is what the policy would play.
        then: by action, what the seat goes on with, as long as it is asked and may.
        visits: simulations of each.
        totals: what they came to together, in shares of the win.
        done: simulations of all of them.
    """

    root: State
    seat: i64
    actions: vec[i64]
    then: list[vec[i64]]
    visits: vec[i64]
    totals: vec[float]
    found: list[vec[float]]  # by action, what each of its simulations came to
    done: i64
    key: i64
    until: i64
    wild: i64
    explore: float
    squares: float
    scale: float
    policy: Any
    network: Network | None
    value: Any
    game: Any

    def __init__(
        self,
        root: State,
        seat: i64,
        actions: list[int],
        seed: i64,
        turns: i64,
        wild: float,
        explore: float,
        then: list[list[int]] | None = None,
        policy: Any = None,
        network: Network | None = None,
        value: Any = None,
    ) -> None:
        """
        Args:
            root: a world that agrees with what the seat knows; it is not changed.
            seat: who is asked there.
            actions: legal ones, the policy's own first.
            seed: 0 to 2**61 - 1; the same seed gives the same simulations.
            turns: a simulation ends when so many turns more have begun, or with the game.
            wild: the share of decisions, 0 to 1, that simulations take at random.
            explore: how far UCB1 trusts in what it has seen little of: 1 as written there, less is greedier.
            then: see above; None: the policy goes on at once.
            policy: by which everybody goes on, as `Game.rates`, which it is without one.
            network: what positions are worth where simulations end; None: what `value` says.
            value: the same, as `Game.value`, which it is without one.
        """
        self.root = root.clone()
        self.seat = seat
        self.game = root.game
        self.policy = self.game.rates if policy is None else policy
        self.network = network
        self.value = self.game.value if value is None else value
        self.scale = self.game.scale
        self.actions = vec[i64](actions)
        self.then = [vec[i64](row) for row in then] if then is not None else [vec[i64]() for _ in actions]
        self.visits = vec[i64]([0] * len(actions))
        self.totals = vec[float]([0.0] * len(actions))
        self.found = [vec[float]() for _ in actions]
        self.done = 0
        self.squares = 0.0
        self.key = mix(29, seed)
        self.until = root.turn + turns
        self.wild = i64(wild * SHARES)
        self.explore = explore

    def simulate(self, n: i64) -> None:
        """Add so many simulations."""
        for _ in range(n):
            i = self.next()
            found = self.play(i, self.visits[i])
            self.found[i] = append(self.found[i], found)
            self.visits[i] += 1
            self.totals[i] += found
            self.squares += found * found
            self.done += 1

    def next(self) -> i64:
        """The action whose simulation promises to tell most."""
        all_actions = i64(len(self.actions))
        if self.done < FIRST * all_actions:
            return self.done % all_actions
        width = self.explore * self.spread()
        lined = 2.0 * log(float(self.done))
        best: i64 = 0
        most: float = -1.0e9
        for i in range(all_actions):
            n = float(self.visits[i])
            bound = self.totals[i] / n + width * sqrt(lined / n)
            if bound > most:
                most = bound
                best = i
        return best

    def spread(self) -> float:
        """The standard deviation of all simulations together."""
        total: float = 0.0
        for i in range(i64(len(self.actions))):
            total += self.totals[i]
        mean = total / float(self.done)
        return max(NARROW, sqrt(max(0.0, self.squares / float(self.done) - mean * mean)))

    def play(self, i: i64, number: i64) -> float:
        """One simulation of action `i` in the world of this number: the seat's share of the win."""
        chance = Chance(int(mix(self.key, number)), WORLDS)
        world = self.root.clone()
        chance.imagine(world, self.seat)
        world.run(self.actions[i])
        for action in self.then[i]:
            if world.seat != self.seat or not world.is_legal(action):
                break
            world.run(action)
        chance.roll_to(world, self.policy, self.until, self.wild)
        network = self.network
        if network is not None:
            return expected(network, world, self.seat)
        if world.seat == NOBODY:
            returns: list[float] = self.game.returns(world)
            return returns[self.seat]
        ahead: float = self.value(world, int(self.seat))
        return share(ahead, self.scale, world.players)

    def mean(self, i: i64) -> float:
        """What the action's simulations came to on average; 0 before the first."""
        return self.totals[i] / float(max(self.visits[i], 1))

    def edge(self, i: i64, caution: float) -> float:
        """How much better the action is than the first one, drawn towards 0 by what may be luck of few simulations.

        Both are compared world by world.

        Args:
            caution: so many standard errors of the difference are taken for luck.
        """
        n = min(self.visits[0], self.visits[i])
        if i == 0 or n == 0:
            return 0.0
        first, other = self.found[0], self.found[i]
        total: float = 0.0
        squares: float = 0.0
        for k in range(n):
            d = other[k] - first[k]
            total += d
            squares += d * d
        mean = total / float(n)
        spread = max(NARROW * NARROW, squares / float(n) - mean * mean)
        luck = caution * sqrt(spread / float(n))
        if mean > luck:
            return mean - luck
        return mean + luck if mean < -luck else 0.0
