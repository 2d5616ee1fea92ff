"""What `State.observe` writes: how many numbers, and what each of them is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.arguments import careful


@careful
@dataclass(frozen=True)
class Observation:
    """The layout of a game for a number of players; it never changes in a game.

    Attributes:
        names: of the entries, each one different: `own.hand.goths`, `next1.score` (the seat to the left),
            `stones.moesia.huns`.
        words: lists of ids that the writer calls by their number, the questions first.
    """

    names: tuple[str, ...]
    words: list[list[str]] = field(repr=False)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.names)

    def buffer(self) -> Any:
        """A `vec[i64]` of this size; `numpy.frombuffer(buffer, "int64")` is a view of it, not a copy."""
        return vec[i64]([0] * len(self.names))

    def index(self, name: str) -> int:
        """Where an entry stands; ValueError if there is none of this name."""
        return self.names.index(name)
