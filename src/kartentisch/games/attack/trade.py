"""Rulebook XX: trade, as offers that are accepted, declined, countered or withdrawn.  Compiled by mypyc.

Actions are numbers, so a promise that goes with an offer is not one of them: it is a note on `propose` (`Game.notes`),
which stands in the record and is told behind the offer.  No rule looks at it (ATK-112, ATK-R19).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import BIT, DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import (
    ACCEPT,
    ALLOW,
    CARDS,
    COUNTER,
    DECLINE,
    FINISH,
    GIVE,
    PARTNER,
    PROPOSE,
    REFUSE,
    SEATS,
    STAND,
    WANT,
    WITHDRAW,
)  # fmt: skip
from kartentisch.games.attack.state import GIVES, LATE, NONE, WANTS, AttackState

MOST_OFFERS: Final = 1000  # made in a turn, deals or not, so that no turn goes on for ever (ATK-R22)


def trade_is_open(s: AttackState) -> bool:
    """Not near an agreed end of the game (ATK-115)."""
    limit = s.table.round_limit
    if limit > 0 and s.round > limit - s.table.trade_closed:
        return False
    return s.time < LATE


def offers_are_spent(s: AttackState) -> bool:
    """No further offer in this turn: too many came to nothing (ATK-R22)."""
    return s.made >= MOST_OFFERS or 0 < s.table.offers <= s.offers


@mypyc_attr(free_list_len=1)
class Trade(Procedure[AttackState]):
    """One negotiation after the other until the active seat goes on (ATK-110, ATK-111)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next", "partner")
    NEXT: Final = 0
    PARTNER: Final = 1
    began: i64  # offers made in this turn when the action began

    def __init__(self) -> None:
        super().__init__()
        self.began = NONE

    def copy(self) -> Trade:
        p = Trade()
        p.at = self.at
        p.began = self.began
        return p

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.PARTNER:
            if answer == FINISH:
                if s.made == self.began:  # coming here without an offer counts as one, so that it cannot go on for ever
                    s.offers += 1
                    s.made += 1
                return DONE
            s.offerer = s.active
            s.offeree = answer - PARTNER
            s.call(Negotiation(s.offers))
            return self.go(self.NEXT)
        if self.began == NONE:
            self.began = s.made
            s.deals = 0
        if offers_are_spent(s):
            return DONE
        return self.ask(s, s.active, self.PARTNER)

    def actions(self, s: AttackState) -> i64:
        n = s.add(0, FINISH)
        return s.add_each(n, PARTNER, partners(s))

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NO_PARTNER if PARTNER <= action < PARTNER + SEATS else E.NOT_NOW


@mypyc_attr(free_list_len=1)
class Negotiation(Procedure[AttackState]):
    """An offer is built card by card; the partner answers; a counter-offer swaps the roles (ATK-110..114)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "build", "answer", "veto")
    BEGIN: Final = 0
    BUILD: Final = 1
    ANSWER: Final = 2
    VETO: Final = 3
    fruitless: i64  # offers of this turn that had come to nothing before

    def __init__(self, fruitless: i64 = 0) -> None:
        super().__init__()
        self.fruitless = fruitless

    def copy(self) -> Negotiation:
        p = Negotiation(self.fruitless)
        p.at = self.at
        return p

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.BUILD:
            return self.build(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.VETO:
            return self.veto(s, answer)
        s.clear_offer()
        s.offers += 1
        s.made += 1
        return self.ask(s, s.offerer, self.BUILD)

    def build(self, s: AttackState, answer: i64) -> i64:
        """Own cards to give, cards to ask for by name: nobody confirms that they exist.

        No card at all is an offer, too: a promise goes with it instead (ATK-112, ATK-R20).
        """
        if answer == WITHDRAW:
            return self.withdraw(s)
        if answer == PROPOSE:
            s.offered = 1
            s.tell(E.OFFERED, s.offerer, s.offeree, s.made, s.offer_size(GIVES), s.offer_size(WANTS))
            self.show(s, GIVES, E.OFFERED_CARD)
            self.show(s, WANTS, E.WANTED_CARD)
            return self.ask_all(s, BIT[s.offerer] | BIT[s.offeree], self.ANSWER)
        if answer >= WANT:
            s.v[WANTS + answer - WANT] += 1
        else:
            s.v[GIVES + answer - GIVE] += 1
        return self.ask(s, s.offerer, self.BUILD)

    def show(self, s: AttackState, base: i64, event: i64) -> None:
        """The partner learns which cards the offer is about; everybody else only how many."""
        for card in range(i64(CARDS)):
            for _ in range(s.v[base + card]):
                s.tell(event, s.offeree, card)

    def answer(self, s: AttackState, answer: i64) -> i64:
        """The partner's word ends it.  Until then the offer may be withdrawn; STAND only lets the partner answer."""
        if answer == STAND:
            return self.ask_all(s, BIT[s.offeree], self.ANSWER)
        if answer == WITHDRAW:
            return self.withdraw(s)
        if answer == COUNTER:
            s.tell(E.COUNTERS, s.offeree, s.offerer)
            partner = s.offerer
            s.offerer = s.offeree
            s.offeree = partner
            return self.go(self.BEGIN)
        if answer == DECLINE:
            s.tell(E.DECLINED, s.offeree, s.offerer)
            return self.close(s)
        s.tell(E.ACCEPTED, s.offeree, s.offerer)
        if self.may_be_stopped(s):
            return self.ask(s, s.holder, self.VETO)
        return self.exchange(s)

    def withdraw(self, s: AttackState) -> i64:
        s.tell(E.WITHDREW, s.offerer, s.offeree)
        return self.close(s)

    def may_be_stopped(self, s: AttackState) -> bool:
        """A third seat holds the sea, and the partners have no neighbouring regions (ATK-114, ATK-R11)."""
        if s.holder == NONE or s.holder == s.offerer or s.holder == s.offeree:
            return False
        return not neighbours(s, s.offerer, s.offeree)

    def veto(self, s: AttackState, answer: i64) -> i64:
        if answer == ALLOW:
            s.tell(E.DEAL_ALLOWED, s.holder)
            return self.exchange(s)
        s.tell(E.DEAL_REFUSED, s.holder)
        return self.close(s)

    def exchange(self, s: AttackState) -> i64:
        """The deal stands, and nothing that led to it counts against the limit (ATK-111, ATK-R22)."""
        s.offers = self.fruitless
        s.tell(E.DEAL, s.offerer, s.offeree, s.made, s.offer_size(GIVES), s.offer_size(WANTS))
        self.hand_over(s, GIVES, s.offerer, s.offeree)
        self.hand_over(s, WANTS, s.offeree, s.offerer)
        s.deals += 1
        return self.close(s)

    def hand_over(self, s: AttackState, base: i64, giver: i64, taker: i64) -> None:
        """Each card is told by itself: how many of a kind there are is a secret, too."""
        for card in range(i64(CARDS)):
            for _ in range(s.v[base + card]):
                s.lose_card(giver, card)
                s.take_card(taker, card)
                s.tell(E.GAVE, giver, card)
                s.tell(E.RECEIVED, taker, card)

    def close(self, s: AttackState) -> i64:
        s.clear_offer()
        s.offerer = NONE
        s.offeree = NONE
        return DONE

    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        if self.at == self.VETO:
            return s.add(s.add(n, ALLOW), REFUSE)
        if self.at == self.ANSWER:
            if s.seat == s.offerer:
                return s.add(s.add(n, WITHDRAW), STAND)
            if can_give(s):
                n = s.add(n, ACCEPT)
            n = s.add(n, DECLINE)
            return n if offers_are_spent(s) else s.add(n, COUNTER)
        n = s.add(s.add(n, WITHDRAW), PROPOSE)
        for card in range(i64(CARDS)):
            if s.hand(s.offerer, card) > s.v[GIVES + card]:
                n = s.add(n, GIVE + card)
        if s.offer_size(WANTS) < s.hand_size(s.offeree):
            for card in range(i64(CARDS)):
                if s.table.deck[card] > s.v[WANTS + card]:
                    n = s.add(n, WANT + card)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        if self.at == self.BUILD:
            if GIVE <= action < WANT:
                return E.CARD_NOT_HELD
            return E.WANT_TOO_MANY if WANT <= action < WANT + CARDS else E.NOT_NOW
        if self.at == self.ANSWER and s.seat == s.offeree:
            if action == ACCEPT:
                return E.CANNOT_GIVE
            return E.NO_COUNTER if action == COUNTER else E.NOT_NOW
        return E.NOT_NOW


def partners(s: AttackState) -> i64:
    """Mask: everybody else in play; who has no card may still promise (ATK-110, ATK-112)."""
    return s.alive & ~BIT[s.active]


def can_give(s: AttackState) -> bool:
    """The partner holds what is asked for; only the partner learns this, from its own choices."""
    for card in range(i64(CARDS)):
        if s.v[WANTS + card] > s.hand(s.offeree, card):
            return False
    return True


def neighbours(s: AttackState, a: i64, b: i64) -> bool:
    """Some region of one lies beside a region of the other (ATK-R11)."""
    table, theirs = s.table, s.lands(b)
    for region in range(table.regions):
        if s.lands(a) & BIT[region]:
            beside = table.near[region]
            if table.sea_neighbours_trade:
                beside |= table.sea[region]
            if beside & theirs:
                return True
    return False


__all__ = ["Negotiation", "Trade", "offers_are_spent", "trade_is_open"]
