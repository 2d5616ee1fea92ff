"""Rulebook 4 "Überläufer": armies demanded, warded off, handed over.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.actions import ADD, ARMIES, DEFECTORS, FINISH, FLAGS, KINDS, PAY, SHOW, WARD
from kartentisch.games.attacke.state import AttackeState


@mypyc_attr(acyclic=True, free_list_len=1)
class Demand(Procedure[AttackeState]):
    """One opponent is to hand over armies (SCH-32..37)."""

    other: i64  # the victim
    card: i64  # the first card of the demand
    amount: i64 = 0  # armies still demanded, but for what is being paid

    def begin(self, s: AttackeState) -> i64:
        s.victim = self.other
        self.lay(s, self.card - DEFECTORS)
        return self.more(s)

    def lay(self, s: AttackeState, flag: i64) -> None:
        s.use_card(s.active, DEFECTORS + flag)
        self.amount += s.table.value[DEFECTORS + flag]
        s.tell(E.DEMANDED, s.active, self.other, DEFECTORS + flag)

    def more(self, s: AttackeState) -> i64:
        """Whoever still has cards may lay more defectors (SCH-61)."""
        if s.hand_size(s.active) == 0:
            return self.go(self.ANNOUNCED)
        return self.ask(s, s.active, self.RAISE)

    def raise_(self, s: AttackeState, answer: i64) -> i64:
        if answer == FINISH:
            return self.announced(s)
        self.lay(s, answer - ADD)
        return self.more(s)

    def announced(self, s: AttackeState) -> i64:
        s.tell(E.DEMAND, s.active, self.other, self.amount)
        return self.ask(s, self.other, self.ANSWER)

    def answer(self, s: AttackeState, answer: i64) -> i64:
        """Ward off, pay, or show a hand with too few armies."""
        if answer == SHOW:
            return self.give_all(s)
        if answer >= WARD:
            return self.ward_off(s, DEFECTORS + answer - WARD)
        kind = answer - PAY
        s.paid = append(s.paid, kind)
        s.add_card(self.other, kind, -1)
        s.tell(E.PAID, self.other, kind)
        if s.armies_in(s.paid) < self.amount:
            return self.ask(s, self.other, self.ANSWER)
        s.tell_list(E.HANDED_OVER, s.paid, self.other, s.active, i64(len(s.paid)))
        s.hand_over(self.other, s.active, s.paid)
        s.paid = vec[i64]()
        return self.close(s)

    def ward_off(self, s: AttackeState, card: i64) -> i64:
        """Defectors are set off against each other; a surplus gains nothing (SCH-34, SCH-R10)."""
        s.use_card(self.other, card)
        s.tell(E.WARDED, self.other, card)
        self.amount -= s.table.value[card]
        if self.amount <= 0:
            self.amount = 0
            s.tell(E.WARDED_OFF, self.other, s.active)
            return self.close(s)
        if s.hand_size(self.other) == 0:
            s.tell(E.NOTHING_TO_GIVE, self.other, s.active)
            return self.close(s)
        return self.ask(s, self.other, self.ANSWER)

    def give_all(self, s: AttackeState) -> i64:
        """Too few armies: all of them, and the hand is shown as proof (SCH-35)."""
        hand, given = vec[i64](), vec[i64]()
        for kind in range(i64(KINDS)):
            for _ in range(s.hand(self.other, kind)):
                hand = append(hand, kind)
                if kind < ARMIES:
                    given = append(given, kind)
        s.tell_list(E.SHOWED, hand, self.other)
        s.cards.show_hand(self.other)
        s.forget(self.other)
        if len(given) == 0:
            s.tell(E.NOTHING_TO_GIVE, self.other, s.active)
            return self.close(s)
        s.tell_list(E.GAVE_ALL, given, self.other, s.active)
        for i in range(i64(len(given))):
            s.cards.pass_open(given[i], self.other, s.active)
            s.add_card(self.other, given[i], -1)
            s.add_card(s.active, given[i])
        return self.close(s)

    def close(self, s: AttackeState) -> i64:
        """All defectors go under the pile (SCH-36)."""
        s.put_under()
        s.victim = 0
        return DONE

    # ------------------------------------------------------------------ payment (SCH-33, SCH-R09)
    def rest(self, s: AttackeState) -> i64:
        """Armies still to be paid."""
        return self.amount - s.armies_in(s.paid)

    def behind(self, s: AttackeState, kind: i64) -> bool:
        """The card may follow those that were paid: the biggest come first, so a payment is one choice, not many."""
        n = i64(len(s.paid))
        if n == 0:
            return True
        last = s.paid[n - 1]
        value, before = s.table.value[kind], s.table.value[last]
        return value < before or (value == before and kind <= last)

    def reach(self, s: AttackeState, kind: i64) -> i64:
        """What the cards in hand that may follow this one are worth, itself included."""
        value = s.table.value[kind]
        n: i64 = 0
        for other in range(i64(ARMIES)):
            worth = s.table.value[other]
            if worth < value or (worth == value and other <= kind):
                n += worth * s.hand(self.other, other)
        return n

    def can_pay(self, s: AttackeState, kind: i64) -> bool:
        """Some payment goes on with this card: it reaches the demand, and no card of it could be left out.

        Paid from the biggest card down, and no further than needed, every payment is such a one.
        """
        if s.hand(self.other, kind) == 0 or not self.behind(s, kind) or self.reach(s, kind) < self.rest(s):
            return False
        return not s.table.payment_closest or self.on_closest_way(s, kind)

    def on_closest_way(self, s: AttackeState, kind: i64) -> bool:
        """By option a payment exceeds the demand as little as the hand allows."""
        rest, value = self.rest(s), s.table.value[kind]
        best: i64 = -1
        for other in range(i64(ARMIES)):
            if s.hand(self.other, other) > 0 and self.behind(s, other) and self.reach(s, other) >= rest:
                least = self.least(s, other, rest)
                if best < 0 or least < best:
                    best = least
        return self.least(s, kind, rest) == best and value <= best

    def least(self, s: AttackeState, kind: i64, rest: i64) -> i64:
        """The smallest sum that reaches the rest, made of this card and some that may follow it; they suffice."""
        value = s.table.value[kind]
        if value >= rest:
            return value
        most = rest + value
        sums = vec[i64]([0] * (most + 1))
        sums[value] = 1
        for other in range(i64(ARMIES)):
            worth = s.table.value[other]
            if worth < value or (worth == value and other <= kind):
                for _ in range(s.hand(self.other, other) - (1 if other == kind else 0)):
                    for x in range(most, worth - 1, -1):
                        if sums[x - worth] != 0:
                            sums[x] = 1
        best = rest
        while sums[best] == 0:
            best += 1
        return best

    def can_ward(self, s: AttackeState, flag: i64) -> bool:
        return len(s.paid) == 0 and s.hand(self.other, DEFECTORS + flag) > 0

    def actions(self, s: AttackeState) -> i64:
        n: i64 = 0
        if self.at == self.RAISE:
            n = s.add(n, FINISH)
            for flag in range(i64(FLAGS)):
                if s.hand(s.active, DEFECTORS + flag) > 0:
                    n = s.add(n, ADD + flag)
            return n
        if self.poor(s):
            n = s.add(n, SHOW)
        for kind in range(i64(ARMIES)):
            if self.can_pay(s, kind):
                n = s.add(n, PAY + kind)
        for flag in range(i64(FLAGS)):
            if self.can_ward(s, flag):
                n = s.add(n, WARD + flag)
        return n

    def poor(self, s: AttackeState) -> bool:
        """The hand holds fewer armies than are demanded."""
        return len(s.paid) == 0 and s.armies_held(self.other) < self.amount

    def why(self, s: AttackeState, action: i64) -> i64:
        if self.at == self.RAISE:
            return E.NO_DEFECTORS if ADD <= action < ADD + FLAGS else E.NOT_NOW
        if WARD <= action < WARD + FLAGS:
            return E.NO_WARD if len(s.paid) == 0 else E.PAYING
        if action == SHOW:
            return E.CAN_PAY
        if not PAY <= action < PAY + ARMIES:
            return E.NOT_NOW
        kind = action - PAY
        if s.hand(self.other, kind) == 0:
            return E.NO_SUCH_CARD
        if self.poor(s):
            return E.CANNOT_PAY
        return E.TOO_SMALL if self.behind(s, kind) else E.TOO_BIG

    # [[[cog procedure("Demand") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "raise", "announced", "answer")
    BEGIN: Final = 0
    RAISE: Final = 1
    ANNOUNCED: Final = 2
    ANSWER: Final = 3

    def __init__(self, other: i64 = 0, card: i64 = 0) -> None:
        super().__init__()
        self.other = other
        self.card = card

    def step(self, s: AttackeState, answer: i64) -> i64:
        if self.at == self.RAISE:
            return self.raise_(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.announced(s)

    def copy(self) -> Demand:
        p = Demand(self.other, self.card)
        p.at = self.at
        p.amount = self.amount
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1159822405)
        key = bits.mix(key, self.other)
        key = bits.mix(key, self.card)
        return bits.mix(key, self.amount)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Demand)
            and self.other == other.other
            and self.card == other.card
            and self.amount == other.amount
        )

    # [[[end]]]
