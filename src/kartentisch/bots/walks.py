"""In which order a review looks at a game: whoever comes first, and of that what the curve moves most after."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from kartentisch.engine.game import Game
from kartentisch.engine.record import Record

KEEN: Final = 3  # turns around the greatest swings, of which the decisions come first


@dataclass(frozen=True)
class Walk:
    """One time through the record.

    Attributes:
        seats: whose decisions are weighed, and nothing else; None: all that is left.
        turns, other: in which turns, or in all but these; empty: in all.
        begins, share: of all work, how much comes before it and is done in it, 0 to 1.
        before, part: the same of all decisions.
        again: for what was passed over.
    """

    seats: Collection[int] | None = None
    turns: Collection[int] = ()
    other: bool = False
    begins: float = 0.0
    share: float = 1.0
    before: float = 0.0
    part: float = 1.0
    again: bool = False

    def about(self, turn: int) -> bool:
        return (turn in self.turns) != self.other

    def done(self, number: int, total: int) -> int:
        """Entries that are done, as far as work goes."""
        if self.again or (self.seats is None and number == total):
            return total
        return round(total * self.begins + self.share * number)


AGAIN: Final = Walk(frozenset(), begins=1.0, share=0.0, again=True)


def curve_points(game: Game, record: Record) -> Iterator[tuple[int, Any, int]]:
    """Where a curve has its points: the entry, the state, and the turn that has ended there."""
    turn, last = -1, -1
    for number, state, _ in record.states(game):
        if (state.turn != turn or state.over) and last < number:
            yield number, state, turn
            last = number
        turn = int(state.turn)


def walks(
    game: Game,
    record: Record,
    first: frozenset[int],
    rough: Sequence[Mapping[str, Any]],
    *,
    begins: float,
    decisions: float,
) -> list[Walk]:
    """What is looked at one after the other: what those who come first did in the turns around the greatest swings,
    what else they did, and all the rest.

    Args:
        first: whose decisions come first; nobody's: there is one walk.
        rough: points of a rough curve.
        begins: of all work, how much was done for these, 0 to 1.
        decisions: of the rest, how much decisions take.
    """
    acting = _acting(game, record)
    if not first or not acting:
        return [Walk()]
    keen = _keenest(acting, first, rough, len(record.header["players"]))
    soon = [turn in keen for seat, turn in acting if seat in first]
    parts = [soon.count(True) / len(acting), soon.count(False) / len(acting)]
    work = [begins, *((1 - begins) * decisions * part for part in parts)]
    return [
        Walk(first, keen, begins=work[0], share=work[1], part=parts[0]),
        Walk(first, keen, other=True, begins=sum(work[:2]), share=work[2], before=parts[0], part=parts[1]),
        Walk(None, begins=sum(work), share=1 - sum(work), before=sum(parts), part=1 - sum(parts)),
    ]


def _acting(game: Game, record: Record) -> list[tuple[int, int]]:
    """Of every answer, whose it is and in which turn."""
    return [
        (record.entries[number]["seat"], int(state.turn))
        for number, state, _ in record.states(game)
        if number < len(record.entries) and "action" in record.entries[number]
    ]


def _keenest(
    acting: Sequence[tuple[int, int]], first: frozenset[int], rough: Sequence[Mapping[str, Any]], players: int
) -> frozenset[int]:
    """Turns of those who come first that the curve moves most after, until they are on again."""
    swings: dict[int, float] = {}
    for before, after in pairwise(rough):
        for seat in first:
            swings[after["turn"]] = max(
                swings.get(after["turn"], 0.0), abs(after["values"][seat] - before["values"][seat])
            )
    own = {turn for seat, turn in acting if seat in first}
    moved = {turn: max(swings.get(turn + i, 0.0) for i in range(players)) for turn in own}
    return frozenset(sorted(own, key=lambda turn: (-moved[turn], turn))[:KEEN])
