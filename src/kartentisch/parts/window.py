"""A reaction window: before something happens, whoever could react says whether he does.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, next_seat
from kartentisch.engine.kernel import DONE, Procedure, State

S = TypeVar("S", bound=State)


@mypyc_attr(acyclic=True)
class ReactionWindow(Procedure[S]):
    """Everybody who by public knowledge could react answers at once, sealed; then the reactions happen in turn.

    A game says who is asked (`who`), which action passes (`passing`), in which order reactions count (`first`), and
    what a reaction does (`react`).  What the window is about stands in the locals of the procedure that calls it.
    """

    left: vec[i64]  # reactions that have yet to happen: seat, action

    def open(self, s: S) -> i64:
        seats = self.who(s)
        if seats == 0:
            return DONE
        return self.ask_window(s, seats, self.ANSWER, self.passing(s))

    def answer(self, s: S, answer: i64) -> i64:
        return self.answered(s, self.COLLECT)

    def collect(self, s: S) -> i64:
        """The reactions, in the order in which they count."""
        seat = self.first(s)
        seen: i64 = 0
        while seen & BIT[seat] == 0:
            seen |= BIT[seat]
            if s.answers(seat) > 0 and s.answer(seat, 0) != s.passing:
                self.shown(s, seat, s.answer(seat, 0))
                self.left = append(append(self.left, seat), s.answer(seat, 0))
            seat = self.following(s, seat)
        return self.go(self.NEXT)

    def next(self, s: S) -> i64:
        if len(self.left) == 0:
            return DONE
        seat, action = self.left[0], self.left[1]
        self.left = self.left[2:] if self.react(s, seat, action) else vec[i64]()
        return self.go(self.NEXT)

    # ------------------------------------------------------------------ what a game says
    def who(self, s: S) -> i64:
        """Mask of the seats that are asked: by public knowledge only; 0 opens no window."""
        raise NotImplementedError

    def passing(self, s: S) -> i64:
        """The action that passes; `actions` lists it besides the reactions."""
        raise NotImplementedError

    def first(self, s: S) -> i64:
        """The seat whose reaction comes first; the others follow (`following`)."""
        raise NotImplementedError

    def following(self, s: S, seat: i64) -> i64:
        """Whose reaction comes behind that of a seat, around to the first one again: clockwise."""
        return next_seat(seat, s.players)

    def shown(self, s: S, seat: i64, action: i64) -> None:
        """A reaction lies open, before any of them happens: what was laid for it leaves the hand."""

    def react(self, s: S, seat: i64, action: i64) -> bool:
        """A reaction happens (it may call a procedure); False if the ones behind it lapse."""
        raise NotImplementedError

    # [[[cog procedure("ReactionWindow") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("open", "answer", "collect", "next")
    OPEN: Final = 0
    ANSWER: Final = 1
    COLLECT: Final = 2
    NEXT: Final = 3

    def __init__(self) -> None:
        super().__init__()
        self.left = vec[i64]()

    def step(self, s: S, answer: i64) -> i64:
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.OPEN:
            return self.open(s)
        if self.at == self.COLLECT:
            return self.collect(s)
        return self.next(s)

    # [[[end]]]
