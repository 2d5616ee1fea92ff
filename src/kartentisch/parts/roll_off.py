"""A roll-off: the highest roll wins, the tied ones roll again.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, die, next_seat
from kartentisch.engine.kernel import DONE, NOBODY, Procedure, State

S = TypeVar("S", bound=State)


@mypyc_attr(acyclic=True)
class RollOffBetween(Procedure[S]):
    """Every seat of the mask rolls, clockwise; the tied ones roll again until one is ahead.

    A game says what is told of a roll (`told`) and what the winner has won (`won`); two dice, unless it says more.
    """

    seats: i64  # mask: still in it
    name: i64  # of the chance
    begin: i64  # the seat that rolls first
    again: i64  # 1 once some have tied
    rolled: i64 = 0  # mask: have rolled this time
    best: i64 = 0
    leaders: i64 = 0

    def next(self, s: S) -> i64:
        if self.next_seat(s) != NOBODY:
            return self.roll(s, self.name, self.dice(), self.faces(), self.LANDED)
        if self.leaders & (self.leaders - 1) == 0 or self.settles(s):
            self.rolled = 0
            self.seats = self.leaders
            self.won(s, self.next_seat(s))
            return DONE
        self.seats = self.leaders
        self.rolled = 0
        self.best = 0
        self.leaders = 0
        self.again = 1
        return self.go(self.NEXT)

    def landed(self, s: S, answer: i64) -> i64:
        points: i64 = 0
        for i in range(self.dice()):
            points += die(answer, self.faces(), i)
        seat = self.next_seat(s)
        self.rolled |= BIT[seat]
        self.told(s, seat, points)
        if points > self.best:
            self.best = points
            self.leaders = 0
        if points == self.best:
            self.leaders |= BIT[seat]
        return self.next(s)

    def next_seat(self, s: S) -> i64:
        """The next seat to roll, from `begin` clockwise, or NOBODY."""
        seat = self.begin
        for _ in range(s.players):
            if self.seats & ~self.rolled & BIT[seat]:
                return seat
            seat = next_seat(seat, s.players)
        return NOBODY

    # ------------------------------------------------------------------ what a game says
    def dice(self) -> i64:
        """How many each rolls."""
        return 2

    def faces(self) -> i64:
        return 6

    def told(self, s: S, seat: i64, points: i64) -> None:
        """Tell what a seat has rolled; `again` says that it had tied before."""

    def won(self, s: S, seat: i64) -> None:
        """What it was about goes to this seat."""
        raise NotImplementedError

    def settles(self, s: S) -> bool:
        """Whether a tie is settled in favour of the tied seat that rolled first."""
        return False

    # [[[cog procedure("RollOffBetween") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "landed")
    NEXT: Final = 0
    LANDED: Final = 1

    def __init__(self, seats: i64 = 0, name: i64 = 0, begin: i64 = 0, again: i64 = 0) -> None:
        super().__init__()
        self.seats = seats
        self.name = name
        self.begin = begin
        self.again = again

    def step(self, s: S, answer: i64) -> i64:
        if self.at == self.LANDED:
            return self.landed(s, answer)
        return self.next(s)

    # [[[end]]]
