"""What chance is asked for, and the roll-off: two dice each, the highest wins.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import BIT, DONE, Procedure, die
from kartentisch.games.attack.state import NONE, AttackState

ECONOMY: Final = 0  # a card from the pile
START: Final = 1
COMMAND: Final = 2
DIPLOMACY: Final = 3
RIVALS: Final = 4
BATTLE: Final = 5
NAVAL: Final = 6
CAPTURE: Final = 7  # a card from the loser's hand
WEAKEST: Final = 8  # which of the weakest garrisons stands there when the pile is empty
COMMANDER: Final = 9  # a seat, by lot
CLOCK: Final = 10
CHANCES: Final = (
    "economy", "start_dice", "command_dice", "diplomacy_dice", "rival_dice", "battle_die", "naval_dice", "capture",
    "weakest_garrison", "commander_lot", "clock",
)  # fmt: skip

DICE: Final = 2
SIDES: Final = 6


def total(outcome: i64) -> i64:
    """The sum of two dice (ATK-03)."""
    return die(outcome, SIDES, 0) + die(outcome, SIDES, 1)


@mypyc_attr(free_list_len=1)
class RollOff(Procedure[AttackState]):
    """Every seat of the mask rolls two dice, clockwise; the tied ones roll again.  The winner is `s.chosen`.

    For the start (ATK-14), the command of neutral troops (ATK-95), and rivals who tie over a region (ATK-92).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("next", "rolled")
    NEXT: Final = 0
    ROLLED: Final = 1
    seats: i64  # still in it
    name: i64
    event: i64  # told for the first roll; the next number for the rolls of the tied
    begin: i64  # the seat that rolls first
    rolled: i64  # mask: have rolled this time
    best: i64
    leaders: i64
    again: i64

    def __init__(self, seats: i64 = 0, name: i64 = 0, event: i64 = 0, begin: i64 = 0, again: i64 = 0) -> None:
        """`again`: 1 if the seats have tied already."""
        super().__init__()
        self.seats = seats
        self.name = name
        self.event = event
        self.begin = begin
        self.rolled = 0
        self.best = 0
        self.leaders = 0
        self.again = again

    def copy(self) -> RollOff:
        p = RollOff(self.seats, self.name, self.event, self.begin)
        p.at = self.at
        p.rolled = self.rolled
        p.best = self.best
        p.leaders = self.leaders
        p.again = self.again
        return p

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.ROLLED:
            self.count(s, total(answer))
        seat = self.next(s)
        if seat != NONE:
            return self.roll(s, self.name, DICE, SIDES, self.ROLLED)
        if self.leaders & (self.leaders - 1) == 0 or (s.table.ties_clockwise and self.name != RIVALS):
            self.rolled = 0
            self.seats = self.leaders
            s.chosen = self.next(s)
            return DONE
        self.seats = self.leaders  # the tied ones roll again (ATK-92, ATK-R04)
        self.rolled = 0
        self.best = 0
        self.leaders = 0
        self.again = 1
        return self.go(self.NEXT)

    def next(self, s: AttackState) -> i64:
        """The next seat to roll, from `begin` clockwise, or NONE."""
        seat = self.begin
        for _ in range(s.players):
            if self.seats & ~self.rolled & BIT[seat]:
                return seat
            seat = seat + 1 if seat + 1 < s.players else 0
        return NONE

    def count(self, s: AttackState, points: i64) -> None:
        seat = self.next(s)
        self.rolled |= BIT[seat]
        s.tell(self.event + self.again, seat, points)
        if points > self.best:
            self.best = points
            self.leaders = 0
        if points == self.best:
            self.leaders |= BIT[seat]


__all__ = ["CHANCES", "RollOff", "total"]
