"""The shape of a position: which keys it has, and which words stand where.

A game declares what `facts` writes (`Game.shape`, `Game.view_shape`).  With it a position is written and read with the
names of the players, and a word that does not belong is found wherever it stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Plain:
    """A value that is no name."""

    name: str


@dataclass(frozen=True)
class One:
    """One word: of the field of the action space or the events with this name (`province`), or of those given."""

    words: str | Sequence[str]


@dataclass(frozen=True)
class Each:
    """A mapping with such words (see `One`) as keys; what is missing is empty."""

    words: str | Sequence[str]
    of: Shape


@dataclass(frozen=True)
class BySeat:
    """A list with one entry for each seat; people write it by the players' names.

    Attributes:
        empty: the entry of an empty table; None: nothing, as the shape of the entry says it.
    """

    of: Shape
    empty: Any = None

    def nothing(self) -> Any:
        """The entry of an empty table."""
        if self.empty is not None:
            return self.empty
        if isinstance(self.of, Row):
            return []
        if self.of in (COUNT, FLAG):
            return 0 if self.of == COUNT else False
        return "" if isinstance(self.of, Plain | One) else {}


@dataclass(frozen=True)
class Row:
    """A list of any length."""

    of: Shape


Shape: TypeAlias = "Plain | One | Each | BySeat | Row | Mapping[str, Shape]"  # a mapping: exactly these keys

COUNT = Plain("a number")
FLAG = Plain("true or false")
TEXT = Plain("a text")
SEAT = Plain("a player's name")
ANYTHING = Plain("anything")
PROCEDURES = Plain("steps with their locals")


@dataclass(frozen=True)
class Part:
    """How people draw a part of a position: what its shape does not say.

    Attributes:
        most: no number in it is larger; 0: no bound is known.
        room: a place holds no more of it, all numbers together; 0: no bound is known.
        stock: word -> how many of it there are, in all parts with the same stock together.
        holds: who has something in a place by this part holds the place: nobody else has anything there.
        where: the kinds of spaces in which it can lie; none: all.
        takes: kind of space -> the words that can stand there; kinds that are not named take all.
        fields: of records, those that are drawn; none: all.
        undoes: parts that follow from how it lay, and have to go when it is changed.
    """

    most: int = 0
    room: int = 0
    stock: Mapping[str, int] = field(default_factory=dict)
    holds: bool = False
    where: Sequence[str] = ()
    takes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    fields: Sequence[str] = ()
    undoes: Sequence[str] = ()


# what the engine writes besides the facts of the game
MOMENT: Mapping[str, Shape] = {
    "turn": COUNT,
    "chance": {"name": One("chance"), "dice": COUNT, "faces": COUNT},
    "asked": Row(SEAT),
    "question": One("question"),
    "answering": Row(SEAT),
    "pass": TEXT,
    "answers": BySeat(COUNT),
    "sealed": BySeat(Row(TEXT)),
    "stack": PROCEDURES,
}
HEAD: Mapping[str, Shape] = {"format": COUNT, "game": TEXT, "players": COUNT}
VIEWER: Mapping[str, Shape] = {"viewer": SEAT, "legal": ANYTHING, "sealed": Row(TEXT)}


def by_seat(shape: Mapping[str, Shape]) -> dict[str, Any]:
    """The parts that hold one entry for each seat, with the entry of an empty table."""
    return {key: part.nothing() for key, part in shape.items() if isinstance(part, BySeat)}


def of_seats(shape: Mapping[str, Shape]) -> tuple[str, ...]:
    """The parts that are a seat or a list of seats."""
    return tuple(key for key, part in shape.items() if part in (SEAT, Row(SEAT)))
