"""How far the locals of procedures reach: a position in which one holds what no game comes to is refused.

A game names its locals in `Contract.spans`; a span says what the local may hold, given what already lies on the table.
The value of a fresh procedure is always in it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any

from kartentisch.engine.kernel import Procedure

Span = Callable[[Any], Container[int]]  # of the state


@dataclass(frozen=True)
class Row:
    """A short vector: at most so many entries, each in a span; or as many as the state says."""

    of: Span
    longest: int | Callable[[Any], int]

    def reach(self, state: Any) -> int:
        return self.longest if isinstance(self.longest, int) else int(self.longest(state))


def seat(state: Any) -> range:
    return range(state.players)


def seats(state: Any) -> range:
    """A mask of seats."""
    return range(2**state.players)


def space(state: Any) -> range:
    """A number of a space of the board."""
    return range(len(state.game.board.spaces))


def up_to(most: int, least: int = 0) -> Span:
    reach = range(least, most + 1)
    return lambda state: reach


def below(number: Callable[[Any], int]) -> Span:
    """The numbers of so many things."""
    return lambda state: range(int(number(state)))


def mask(things: int) -> Span:
    return up_to(2**things - 1)


def one_of(*values: int) -> Span:
    known = frozenset(values)
    return lambda state: known


def fits(state: Any, kind: type[Procedure[Any]], local: str, value: int | list[int]) -> bool:
    """Whether the local of a procedure may hold this on the table; where its game has not named it, anything fits.

    `Contract.spans` names a local by itself, or with its procedure: `seat`, `Losses.left`.
    """
    named: Mapping[str, Span | Row] = state.game.spans
    span = named.get(f"{kind.__name__}.{local}", named.get(local))
    if span is None:
        return True
    if isinstance(span, Row):
        if not isinstance(value, list) or len(value) > span.reach(state):
            return False
        known = span.of(state)
        return all(number in known for number in value)
    return not isinstance(value, list) and value in span(state)
