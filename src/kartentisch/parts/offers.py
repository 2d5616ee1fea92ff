"""Offers between two seats: built in small steps, accepted, declined, countered or withdrawn.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure, State

S = TypeVar("S", bound=State)

# the words of a negotiation stand side by side in the action space, in this order
WITHDRAW: Final = 0
ACCEPT: Final = 1
DECLINE: Final = 2
COUNTER: Final = 3
PROPOSE: Final = 4
STAND: Final = 5


@mypyc_attr(acyclic=True)
class OfferBetween(Procedure[S]):
    """The maker builds an offer; both may answer it: the partner's word ends it, the maker may withdraw until then.

    STAND only lets the partner answer.  A counter-offer swaps the roles.  A game says where the words begin (`words`),
    who deals with whom (`maker`, `partner`, `swap`), and what is offered, told and exchanged.
    """

    def begin(self, s: S) -> i64:
        self.clear(s)
        return self.ask(s, self.maker(s), self.BUILD)

    def build(self, s: S, answer: i64) -> i64:
        word = answer - self.words()
        if word == WITHDRAW:
            return self.withdraw(s)
        if word == PROPOSE:
            self.propose(s)
            return self.ask_any(s, BIT[self.maker(s)] | BIT[self.partner(s)], self.ANSWER)
        self.include(s, answer)
        return self.ask(s, self.maker(s), self.BUILD)

    def answer(self, s: S, answer: i64) -> i64:
        word = answer - self.words()
        if word == STAND:
            return self.ask_any(s, BIT[self.partner(s)], self.ANSWER)
        if word == WITHDRAW:
            return self.withdraw(s)
        if word == COUNTER:
            self.swap(s)
            return self.go(self.BEGIN)
        if word == DECLINE:
            self.decline(s)
            return self.close(s)
        return self.accept(s)

    # ------------------------------------------------------------------ what a game says
    def words(self) -> i64:
        """The action WITHDRAW; the others follow it."""
        raise NotImplementedError

    def maker(self, s: S) -> i64:
        """The seat that makes the offer."""
        raise NotImplementedError

    def partner(self, s: S) -> i64:
        """The seat to which it is made."""
        raise NotImplementedError

    def clear(self, s: S) -> None:
        """Begin a new offer."""
        raise NotImplementedError

    def include(self, s: S, action: i64) -> None:
        """One more thing that is offered or asked for."""
        raise NotImplementedError

    def propose(self, s: S) -> None:
        """The offer lies on the table; the partner learns what it is."""
        raise NotImplementedError

    def swap(self, s: S) -> None:
        """The partner makes an offer of its own."""
        raise NotImplementedError

    def accept(self, s: S) -> i64:
        """The partner agrees: exchange and `close`, or ask first whoever may stop it."""
        raise NotImplementedError

    def decline(self, s: S) -> None:
        """Tell that the partner does not agree."""

    def withdraw(self, s: S) -> i64:
        """Tell that the maker takes the offer back, and `close`."""
        return self.close(s)

    def close(self, s: S) -> i64:
        """Nothing lies on the table any more."""
        return DONE

    # [[[cog procedure("OfferBetween") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "build", "answer")
    BEGIN: Final = 0
    BUILD: Final = 1
    ANSWER: Final = 2

    def step(self, s: S, answer: i64) -> i64:
        if self.at == self.BUILD:
            return self.build(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        return self.begin(s)

    # [[[end]]]
