"""Bearings: what a game says about which answers bear on a destination, so that a search for routes stays small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from kartentisch.engine.actions import Action, ActionSpace
from kartentisch.engine.board import Board

FAR: Final = 1000  # links, where no way leads


class Bearings:
    """What bears on a destination.  A game overrides what it can say better, so that the search stays small.

    Without more to say no routes are looked for.
    """

    longest: int = 1  # answers of a route
    asked: frozenset[str] = frozenset()  # questions in which routes are looked for
    rooted: bool = True  # what gets somewhere comes from another place of the board

    def __init__(self, board: Board, space: ActionSpace) -> None:
        self.board, self.space = board, space

    @cached_property
    def fields(self) -> Mapping[str, str]:
        """By kind of answer the field that names a place of the board."""
        numbers = self.board.numbers
        return {
            block.name: field
            for block in self.space.blocks
            for field, values in block.fields
            if all(value in numbers for value in values)
        }

    @cached_property
    def named(self) -> frozenset[str]:
        """The places of the board that answers can name."""
        fields = [(block, self.fields.get(block.name)) for block in self.space.blocks]
        return frozenset(
            value for block, named in fields for field, values in block.fields if field == named for value in values
        )

    def place(self, action: Action) -> str | None:
        """The place that the answer names."""
        field = self.fields.get(action.name)
        return None if field is None else action.fields[field]

    def arrives(self, action: Action) -> bool:
        """Whether something gets to the place that the answer names; else it is chosen to begin with, or left."""
        return action.name in self.fields

    def leaves(self, row: Sequence[Action], origin: str) -> bool:
        """Whether what gets to the last place comes from the origin."""
        return True

    def chooses(self, action: Action) -> bool:
        """Whether the answer only says where the next ones begin: without more it changes nothing."""
        return False

    def counts(self, action: Action) -> bool:
        """Whether the answer is given once for each unit that goes along."""
        return False

    def start(self, state: Any) -> str:
        """The place from where the next answers lead; "" for none."""
        return ""

    def opens(self, state: Any) -> int | None:
        """The answer that comes before all others of a route, such as the kind of movement; None: none."""
        return None

    def begins(self, state: Any, origin: str) -> int | None:
        """The answer that says where one begins; None: there is none."""
        return None

    def ends(self, state: Any, place: str) -> bool:
        """Whether somebody may mean to get there; else it is only on the way to other places."""
        return True

    def own(self, state: Any, place: str) -> bool:
        """Whether somebody who names the place and nothing else means to begin there."""
        return False

    def mover(self, row: Sequence[Action]) -> str:
        """What goes by these answers."""
        return ""

    def path(self, row: Sequence[Action], origin: str) -> list[str]:
        """The places on the way of these answers, the first and the last one too."""
        named = [self.place(action) for action in row]
        places = [place for i, place in enumerate(named) if place is not None and place not in named[:i]]
        end = named[-1]
        path = [place for place in ([origin, *places] if origin else places) if place != end]
        return [*dict.fromkeys(path), *([end] if end is not None else [])]

    def steps(self, state: Any, legal: Sequence[Action], row: Sequence[Action], origin: str, to: str) -> Iterator[int]:
        """Places in `legal` of the answers that may be the next of a route.

        Args:
            row: the answers so far.
            origin: where it has to begin; "" for anywhere.
            to: where it has to end; "" for anywhere.
        """
        yield from range(len(legal))

    def aims(self, state: Any, origin: str, to: str) -> list[int]:
        """Answers that somebody may mean who goes from the one place to the other, the likeliest first; all illegal
        ones among them are refused for a reason of their own."""
        space = self.space
        return [
            n
            for block in space.blocks
            if block.name in self.fields
            for n in range(block.first, block.first + block.size)
            if self.place(space.action(n)) == to and self.arrives(space.action(n))
        ]
