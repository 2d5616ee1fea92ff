"""What a review weighs, moment by moment: none needs another one, so that several processes can share them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import inf
from typing import Any, Final, Protocol

from kartentisch.bots import luck
from kartentisch.bots.agent import Decision
from kartentisch.bots.line import Found
from kartentisch.bots.looks import MOST_BETTER, Looks, Row
from kartentisch.bots.whole_moves import Tried, tried, whole
from kartentisch.bots.win_chance import DIGITS, WinChance, mean, rounded
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Reason

POINT: Final = "point"


class Scales:
    """By what all moments of one game are weighed; of one process, which makes its own where a task brings it along."""

    def __init__(self, game: Game, players: int, simulations: int, turns: int, samples: int, seed: int) -> None:
        """As a review's `Settings` say."""
        self._made = (game, players, simulations, turns, samples, seed)
        self.game, self.samples, self.seed = game, samples, seed
        self.win = WinChance(game, players, seed)
        self.looks = Looks(simulations, turns, seed)

    def __reduce__(self) -> Any:
        return _scales, self._made


@cache
def _scales(*made: Any) -> Scales:
    return Scales(*made)


class Moment(Protocol):
    """Something that is to be weighed; nothing changes its states any more."""

    def weighed(self, scales: Scales) -> tuple[dict[str, Any], Found]:
        """The row of it that a review has, and what was found for the line through the game."""


@dataclass(frozen=True)
class Move:
    """A whole move that somebody made.

    Attributes:
        entry: the first of the record that is the move.
        auto: what answered instead of its seat.
        taken: its answers.
        until: the turn with whose beginning simulations end.
    """

    entry: int
    auto: str
    state: Any
    seat: int
    taken: Row
    until: int

    def weighed(self, scales: Scales) -> tuple[dict[str, Any], Found]:
        game, turn = scales.game, int(self.state.turn)
        decision = Decision.of(self.state, self.seat)
        worth, usual, surely = scales.looks.weighed(self.entry, turn, self.until, decision, self.taken)
        value = worth[self.taken]
        played = tried(game, decision.view, self.seat, self.taken)
        done = {**_told(game, played), "move": _notation(game, self.taken)}
        told, ends = list[dict[str, Any]](), {played.key}
        for row in sorted((row for row in worth if worth[row] > value), key=lambda row: -worth[row])[:MOST_BETTER]:
            # a move that was not played is made whole as a hint is
            move = tried(game, decision.view, self.seat, whole(decision, row, scales.seed, inf))
            said = _told(game, move, reasons=True)
            alike = any(sorted(said["move"]) == sorted(other["move"]) for other in (done, *told))  # in another order
            if not alike and move.key not in ends:
                told.append({**said, "value": round(worth[row], DIGITS), "surely": round(surely[row], DIGITS)})
                ends.add(move.key)
        return {
            "entry": self.entry,
            "last": self.entry + len(self.taken) - 1,
            "turn": turn,
            "seat": self.seat,
            "question": decision.question,
            "auto": self.auto,
            "legal": len(decision.legal),
            **done,
            "value": round(value, DIGITS),
            "usual": round(usual, DIGITS),
            "better": told,
        }, Found()


def _told(game: Game, move: Tried, reasons: bool = False) -> dict[str, Any]:
    """A move as data: its answers, and the sentences of what it is."""
    said = {
        "move": _notation(game, move.taken),
        "told": [
            {"name": one.name, "args": dict(one.args), "things": [list(thing) for thing in one.things]}
            for one in move.clauses
        ],
    }
    if not reasons:
        return said
    over = [Reason(move.ends)] if move.ends == "over" else []
    return {**said, "why": [{"name": one.name, "args": dict(one.args)} for one in [*move.reasons, *over]]}


def _notation(game: Game, row: Sequence[int]) -> list[str]:
    return [game.space.notation(action) for action in row]


@dataclass(frozen=True)
class Luck:
    """Rolls and draws that follow each other.

    Attributes:
        first, last: the entries of the record that are them.
        rolled: the rolls and draws among these.
        before, after: the states between which they came.
        until: the turn with whose beginning a sample ends.
    """

    first: int
    last: int
    rolled: Sequence[Mapping[str, Any]]
    before: Any
    after: Any
    until: int

    def weighed(self, scales: Scales) -> tuple[dict[str, Any], Found]:
        found = Found()
        entries = self.first, self.last
        row = luck.weighed(scales.win, found, self.rolled, entries, self.before, self.after, scales.samples, self.until)
        return row, found


@dataclass(frozen=True)
class Point:
    """A point of the curve.

    Attributes:
        entry: the last of the record before it.
        turn: the one that ends there.
        until: the turn with whose beginning a sample ends.
    """

    entry: int
    turn: int
    state: Any
    samples: int
    until: int

    def weighed(self, scales: Scales) -> tuple[dict[str, Any], Found]:
        found = Found()
        if self.state.over:
            values = scales.game.returns(self.state)
            found.known(self.entry, POINT, values, 0.0)
        else:
            looks = scales.win.looks(self.state, self.entry, self.samples, self.until)
            values = mean(looks)
            found.look(self.entry, POINT, looks)
        return {"entry": self.entry, "turn": max(self.turn, 0), "values": rounded(values)}, found
