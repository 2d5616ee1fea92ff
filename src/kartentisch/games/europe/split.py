"""How the Allies agree on a split of money: one proposes, the others accept or decline, sealed.  Compiled by mypyc.

The advance (AAE-07): every Allied seat may propose once, then the money is split equally (AAE-R21).  The bill of the
Middle East (AAE-142): the same, then Germany chooses.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe.actions import ACCEPT, DECLINE, GERMANY, SHARES, SPLIT, UK, USA, USSR
from kartentisch.games.europe.state import EuropeState


def allied_seats(s: EuropeState) -> i64:
    """Mask of the seats that play Allies."""
    mask: i64 = 0
    for power in range(i64(USSR), i64(USA + 1)):
        mask |= BIT[s.seat_of(power)]
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class Split(Procedure[EuropeState]):
    """So much money for or from the three Allies together."""

    amount: i64
    bill: i64  # 1: they pay, at most what they have (AAE-R10); 0: they get it
    proposers: i64 = 0  # mask of the seats that have not proposed yet
    proposer: i64 = 0
    ussr: i64 = 0  # the split that is proposed
    uk: i64 = 0

    def begin(self, s: EuropeState) -> i64:
        if self.bill:
            self.amount = min(self.amount, s.cash[USSR] + s.cash[UK] + s.cash[USA])
        if self.amount == 0:
            return DONE
        self.proposers = allied_seats(s)
        return self.go_on(s)

    def go_on(self, s: EuropeState) -> i64:
        """The next proposal; nobody is asked where only one split is possible."""
        if self.only(s):
            return self.share(s)
        if self.proposers == 0:
            return self.no_agreement(s)
        self.proposer = lowest_bit(self.proposers)
        self.proposers &= ~BIT[self.proposer]
        return self.ask(s, self.proposer, self.PROPOSED)

    def only(self, s: EuropeState) -> bool:
        """Whether one split alone is possible; then it is proposed."""
        n: i64 = 0
        for ussr in range(self.amount + 1):
            for uk in range(self.amount + 1 - ussr):
                if self.possible(s, ussr, uk):
                    n += 1
                    if n > 1:
                        return False
                    self.ussr, self.uk = ussr, uk
        return True

    def possible(self, s: EuropeState, ussr: i64, uk: i64) -> bool:
        usa = self.amount - ussr - uk
        if usa < 0:
            return False
        return self.bill == 0 or (ussr <= s.cash[USSR] and uk <= s.cash[UK] and usa <= s.cash[USA])

    def proposed(self, s: EuropeState, answer: i64) -> i64:
        self.ussr, self.uk = (answer - SPLIT) // SHARES, (answer - SPLIT) % SHARES
        others = allied_seats(s) & ~BIT[self.proposer]
        if others == 0:
            return self.share(s)
        s.tell(E.PROPOSED, self.proposer, self.ussr, self.uk, self.amount - self.ussr - self.uk)
        return self.ask_all(s, others, self.ANSWER)

    def answer(self, s: EuropeState, answer: i64) -> i64:
        return self.answered(s, self.COUNTED)

    def counted(self, s: EuropeState) -> i64:
        for seat in range(s.players):
            if s.answers(seat) > 0 and s.answer(seat, 0) == DECLINE:
                s.tell(E.NOT_AGREED, self.proposer)
                return self.go_on(s)
        return self.share(s)

    def no_agreement(self, s: EuropeState) -> i64:
        if self.bill:
            return self.ask(s, s.seat_of(GERMANY), self.CHOSEN)
        self.ussr = self.uk = self.amount // 3
        s.tell(E.SPLIT_EQUALLY, self.ussr, self.uk, self.amount - self.ussr - self.uk)
        return self.share(s)

    def chosen(self, s: EuropeState, answer: i64) -> i64:
        self.ussr, self.uk = (answer - SPLIT) // SHARES, (answer - SPLIT) % SHARES
        return self.share(s)

    def share(self, s: EuropeState) -> i64:
        sign: i64 = -1 if self.bill else 1
        usa = self.amount - self.ussr - self.uk
        s.cash[USSR] += sign * self.ussr
        s.cash[UK] += sign * self.uk
        s.cash[USA] += sign * usa
        if self.bill:
            s.cash[GERMANY] += self.amount
        s.tell(E.OIL_PAID if self.bill else E.AGREED, self.ussr, self.uk, usa)
        return DONE

    def actions(self, s: EuropeState) -> i64:
        n: i64 = 0
        if self.at == self.ANSWER:
            return s.add(s.add(0, ACCEPT), DECLINE)
        for ussr in range(self.amount + 1):
            for uk in range(self.amount + 1 - ussr):
                if self.possible(s, ussr, uk):
                    n = s.add(n, SPLIT + ussr * SHARES + uk)
        return n

    def why(self, s: EuropeState, action: i64) -> i64:
        return E.WRONG_SUM if SPLIT <= action < SPLIT + SHARES * SHARES else E.NOT_NOW

    # [[[cog procedure("Split") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "proposed", "answer", "counted", "chosen")
    BEGIN: Final = 0
    PROPOSED: Final = 1
    ANSWER: Final = 2
    COUNTED: Final = 3
    CHOSEN: Final = 4

    def __init__(self, amount: i64 = 0, bill: i64 = 0) -> None:
        super().__init__()
        self.amount = amount
        self.bill = bill

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.PROPOSED:
            return self.proposed(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.CHOSEN:
            return self.chosen(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.counted(s)

    def copy(self) -> Split:
        p = Split(self.amount, self.bill)
        p.at = self.at
        p.proposers = self.proposers
        p.proposer = self.proposer
        p.ussr = self.ussr
        p.uk = self.uk
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1882502421)
        key = bits.mix(key, self.amount)
        key = bits.mix(key, self.bill)
        key = bits.mix(key, self.proposers)
        key = bits.mix(key, self.proposer)
        key = bits.mix(key, self.ussr)
        return bits.mix(key, self.uk)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Split)
            and self.amount == other.amount
            and self.bill == other.bill
            and self.proposers == other.proposers
            and self.proposer == other.proposer
            and self.ussr == other.ussr
            and self.uk == other.uk
        )

    # [[[end]]]
