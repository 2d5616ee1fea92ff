"""What each seat would have if the game were scored now; made from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Part:
    """A number with a name: `field` and `id` as for `Language.name` (`people`, `goths`; `standing`, `units`)."""

    field: str
    id: str
    amount: int


@dataclass(frozen=True)
class Standing:
    """How one seat stands.

    Attributes:
        points: what decides the game, if it were scored now.
        place: 1 for whoever would win; equal ones share a place, and the next place is left out.
        parts: what the points come from; their sum.
        ties: what decides between equal points, the first one first.
        more: what else tells how strong a seat is, and decides nothing.
    """

    points: int
    place: int
    parts: tuple[Part, ...]
    ties: tuple[Part, ...] = ()
    more: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Goal:
    """How the game is won, as it stands: the text `goal-<name>` with its values, and of `how` each `goal-how-<name>`.

    Attributes:
        args: as of an event; `$standing` in the text says who leads by `worth`.
        rule: the id of the rule behind it.
        how: names of the sentences that say how it is counted, with the same values.
        worth: by seat, what counts for the win as it stands; empty: it is no race of numbers.
        by_seat: the parts of the forecast say, seat by seat, what it comes from.
        last: the last round has begun, or what stands for it: after it is counted who has won.
    """

    name: str
    args: Mapping[str, Any]
    rule: str
    how: tuple[str, ...]
    worth: tuple[int, ...] = ()
    by_seat: bool = True
    last: bool = False


@dataclass(frozen=True)
class Forecast:
    """The standings by seat; `by` is what `points` counts, named like the id of a part in the field `standing`.

    `goal` says how the game is won; None: the game does not say.
    """

    by: str
    seats: tuple[Standing, ...]
    goal: Goal | None = None

    def to_json(self) -> dict[str, Any]:
        return {"by": self.by, "seats": [_standing(seat) for seat in self.seats]}


@dataclass(frozen=True)
class Row:
    """A seat before the seats are compared; see `Standing`."""

    parts: tuple[Part, ...]
    ties: tuple[Part, ...] = ()
    more: tuple[Part, ...] = ()


def places(worths: Sequence[tuple[int, ...]]) -> list[int]:
    """By seat, its place from 1, the greatest worth first; equal ones share a place, and the next place is left out.

    >>> places([(3, 1), (7, 0), (3, 1), (3, 0)])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > own for other in worths) for own in worths]


def compared(by: str, rows: Sequence[Row], goal: Goal | None = None) -> Forecast:
    """The places by points, then by what breaks ties."""
    worths = [(_points(row), *(part.amount for part in row.ties)) for row in rows]
    seats = zip(rows, places(worths), strict=True)
    standings = tuple(Standing(_points(row), place, row.parts, row.ties, row.more) for row, place in seats)
    return Forecast(by, standings, goal)


def _points(row: Row) -> int:
    return sum(part.amount for part in row.parts)


def _standing(seat: Standing) -> dict[str, Any]:
    lists = {"parts": seat.parts, "ties": seat.ties, "more": seat.more}
    return {
        "points": seat.points,
        "place": seat.place,
        **{name: [{"field": p.field, "id": p.id, "amount": p.amount} for p in found] for name, found in lists.items()},
    }
