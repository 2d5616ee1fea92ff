"""Filling up a hand from a pile.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import DONE, Procedure, State

S = TypeVar("S", bound=State)


@mypyc_attr(acyclic=True)
class HandRefill(Procedure[S]):
    """A seat draws one card after the other, as long as it is to have one more and there is one.

    A game says when that is (`wants`), what becomes of a card (`take`), and where they come from (`chance`, `pile`).
    """

    seat: i64

    def next(self, s: S) -> i64:
        while self.wants(s):
            card = self.upcoming(s)
            if card < 0:
                return self.draw(s, self.chance(), self.DRAWN)
            self.take(s, card)
        return DONE

    def drawn(self, s: S, answer: i64) -> i64:
        self.take(s, answer)
        return self.next(s)

    # ------------------------------------------------------------------ what a game says
    def chance(self) -> i64:
        """The name of the draw, by its number."""
        raise NotImplementedError

    def wants(self, s: S) -> bool:
        """Whether the seat is to draw one more card, and can; may tell why it cannot."""
        raise NotImplementedError

    def upcoming(self, s: S) -> i64:
        """The next card where everybody knows it already (`Queue.upcoming`); -1: chance draws it."""
        return -1

    def take(self, s: S, card: i64) -> None:
        """The card leaves its pile and comes into the hand."""
        raise NotImplementedError

    # [[[cog procedure("HandRefill") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "drawn")
    NEXT: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: S, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.next(s)

    # [[[end]]]
