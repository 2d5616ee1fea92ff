"""Opponents for who learns: the greedy bot for the rows of a `Batch`, and who sits where.

Needs numpy, of the extra `kartentisch[rl]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.adapters.batch import Batch
from kartentisch.bots import Decision, make
from kartentisch.bots.agent import Agent
from kartentisch.engine.bits import mix
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.engine.kernel import State

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray

WORLDS: Final = 4  # ways in which hidden things may lie that the greedy bot averages over
Player = Callable[[Batch, NDArray[Any]], NDArray[np.int64]]  # (batch, rows) -> an action for each of the rows


class Greedy:
    """Answers as the greedy bot: what looks best on average over some ways in which hidden things may lie."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def __call__(self, batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        return np.array([self.answer(batch.state(row)) for row in rows.tolist()], np.int64)

    def answer(self, state: State) -> int:
        """Its answer to what the state asks; of the state only what the seat may know counts."""
        legal, game = state.legal_actions(), state.game
        if len(legal) == 1:
            return legal[0]
        seat, actions = int(state.seat), vec[i64](legal)
        known, totals = state.clone(), np.zeros(len(legal))
        known.stand(seat, known.asked)
        for _ in range(WORLDS if game.hides else 1):
            self.chance.imagine(known, seat)
            totals += list(game.rates(known, actions, seat))
        best = np.flatnonzero(totals > totals.max() - 1e-9)
        return int(legal[best[self.chance.below(len(best))]])


class Bots:
    """Answers as the bot of this name (`bots.make`), from the view of the seat that is asked.

    Each seat of each game has one of its own, for some remember a plan.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name, self.seed = name, seed
        self.agents: dict[tuple[int, int], Agent] = {}

    def __call__(self, batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        return np.array([self.answer(batch.state(row), row) for row in rows.tolist()], np.int64)

    def answer(self, state: State, row: int) -> int:
        """What the bot of this row answers for the seat that the state asks.

        Raises:
            EngineError: `unknown_bot`.
        """
        seat = int(state.seat)
        if (row, seat) not in self.agents:
            self.agents[row, seat] = make(self.name, int(mix(mix(self.seed, row), seat)) & 0x1FFFFFFFFFFFFFFF)
        answer = self.agents[row, seat].answer(Decision.of(state, seat))
        if answer is None:
            raise EngineError("bad_bot", bot=self.name, problem="no answer")
        return answer


class Alone:
    """One seat of each game, in turn, is for who learns; all others are one player's.  In place of a `Pool`.

    Attributes:
        own: [game] the seat that learns.
    """

    def __init__(self, batch: Batch, other: Player) -> None:
        self.batch, self.other = batch, other
        self.own = np.arange(batch.n) % batch.players

    def answer(self, answers: NDArray[np.int64]) -> NDArray[np.bool_]:
        """As `Pool.answer`."""
        theirs: NDArray[np.bool_] = self.own != self.batch.seats
        rows = np.flatnonzero(theirs)
        if len(rows):
            answers[rows] = self.other(self.batch, rows)
        return theirs


class Pool:
    """Which seats of a batch are played by others; each game has one of them at most.

    Attributes:
        places: [game] the seat that somebody else plays, or -1.
        whose: [game] the number of the player there, or -1.
    """

    def __init__(self, batch: Batch, players: Sequence[Player], share: float, seed: int) -> None:
        """
        Args:
            players: who may sit there, each as often as the others.
            share: of the games in which somebody else plays, 0 to 1.
        """
        dice = np.random.default_rng(seed)
        self.batch, self.players = batch, tuple(players)
        taken = (np.arange(batch.n) < share * batch.n) & bool(players)
        self.places = np.where(taken, dice.integers(batch.players, size=batch.n), -1)
        self.whose = np.where(taken, np.arange(batch.n) % max(1, len(players)), -1)

    def answer(self, answers: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Write the answers of the others over these, where they are asked; [game] whose answers these are not."""
        theirs: NDArray[np.bool_] = self.places == self.batch.seats
        for number, player in enumerate(self.players):
            rows = np.flatnonzero(theirs & (self.whose == number))
            if len(rows):
                answers[rows] = player(self.batch, rows)
        return theirs


def share_of_wins(batch: Batch, player: Player, other: Player, games: int) -> tuple[float, float]:
    """The player at one seat of each game, in turn, against others: its share of the wins, and a standard error.

    Every row counts as many games, its first ones, so that long games are not left out.
    """
    own = np.arange(batch.n) % batch.players
    left, won = np.full(batch.n, max(1, games // batch.n)), list[float]()
    while left.any():
        mine, answers = batch.seats == own, np.array(batch.masks.argmax(1), np.int64)
        for rows, who in ((np.flatnonzero(mine & (left > 0)), player), (np.flatnonzero(~mine & (left > 0)), other)):
            if len(rows):
                answers[rows] = who(batch, rows)
        batch.step(answers)
        for row in np.flatnonzero((batch.done != 0) & (left > 0)):
            won.append(float(batch.rewards[row, own[row]]))
            left[row] -= 1
    return float(np.mean(won)), float(np.std(won) / np.sqrt(len(won)))
