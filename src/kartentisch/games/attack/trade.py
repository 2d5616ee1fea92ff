"""Rulebook XX: trade, as offers that are accepted, declined, countered or withdrawn.  Compiled by mypyc.

Actions are numbers, so a promise that goes with an offer is not one of them: it is a note on `propose` (`Game.notes`),
which stands in the record and is told behind the offer.  No rule looks at it (ATK-112, ATK-R19).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
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
from kartentisch.parts.offers import OfferBetween

MOST_OFFERS: Final = 1000  # made in a turn, deals or not, so that no turn goes on for ever (ATK-R22)


def trade_is_open(s: AttackState) -> bool:
    """Not near an agreed end of the game (ATK-115)."""
    limit = s.table.round_limit
    if limit > 0 and s.round > limit - s.table.trade_closed:
        return False
    return s.time < LATE


def offers_are_spent(s: AttackState) -> bool:
    """No further offer in this turn: by option too many came to nothing, or there were MOST_OFFERS (ATK-R22)."""
    return s.made >= MOST_OFFERS or 0 < s.table.offers <= s.offers


@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(Procedure[AttackState]):
    """One negotiation after the other until the active seat goes on (ATK-110, ATK-111)."""

    began: i64 = NONE  # offers made in this turn when the action began

    def next(self, s: AttackState) -> i64:
        if self.began == NONE:
            self.began = s.made
            s.deals = 0
        if offers_are_spent(s):
            return DONE
        return self.ask(s, s.active, self.PARTNER)

    def partner(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            if s.made == self.began:  # coming here without an offer counts as one, so that it cannot go on for ever
                s.offers += 1
                s.made += 1
            return DONE
        s.offerer = s.active
        s.offeree = answer - PARTNER
        s.call(Negotiation(s.offers))
        return self.go(self.NEXT)

    def actions(self, s: AttackState) -> i64:
        n = s.add(0, FINISH)
        return s.add_each(n, PARTNER, partners(s))

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NO_PARTNER if PARTNER <= action < PARTNER + SEATS else E.NOT_NOW

    # [[[cog procedure("Trade") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "partner")
    NEXT: Final = 0
    PARTNER: Final = 1

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.PARTNER:
            return self.partner(s, answer)
        return self.next(s)

    def copy(self) -> Trade:
        p = Trade()
        p.at = self.at
        p.began = self.began
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3218828386)
        return bits.mix(key, self.began)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Trade) and self.began == other.began

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Negotiation(OfferBetween[AttackState]):
    """An offer is built card by card; the partner answers; a counter-offer swaps the roles (ATK-110..114)."""

    fruitless: i64  # offers of this turn that had come to nothing before

    def words(self) -> i64:
        return WITHDRAW

    def maker(self, s: AttackState) -> i64:
        return s.offerer

    def partner(self, s: AttackState) -> i64:
        return s.offeree

    def clear(self, s: AttackState) -> None:
        s.clear_offer()
        s.offers += 1
        s.made += 1

    def include(self, s: AttackState, action: i64) -> None:
        """Own cards to give, cards to ask for by name: nobody confirms that they exist."""
        if action >= WANT:
            s.v[WANTS + action - WANT] += 1
        else:
            s.v[GIVES + action - GIVE] += 1

    def propose(self, s: AttackState) -> None:
        """No card at all is an offer, too: a promise goes with it instead (ATK-112, ATK-R20)."""
        s.offered = 1
        s.tell(E.OFFERED, s.offerer, s.offeree, s.made, s.offer_size(GIVES), s.offer_size(WANTS))
        self.show(s, GIVES, E.OFFERED_CARD)
        self.show(s, WANTS, E.WANTED_CARD)

    def show(self, s: AttackState, base: i64, event: i64) -> None:
        """The partner learns which cards the offer is about; everybody else only how many."""
        for card in range(i64(CARDS)):
            for _ in range(s.v[base + card]):
                s.tell(event, s.offeree, card)

    def swap(self, s: AttackState) -> None:
        s.tell(E.COUNTERS, s.offeree, s.offerer)
        partner = s.offerer
        s.offerer = s.offeree
        s.offeree = partner

    def decline(self, s: AttackState) -> None:
        s.tell(E.DECLINED, s.offeree, s.offerer)

    def accept(self, s: AttackState) -> i64:
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

    # [[[cog procedure("Negotiation") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "build", "answer", "veto")
    VETO: Final = 3

    def __init__(self, fruitless: i64 = 0) -> None:
        super().__init__()
        self.fruitless = fruitless

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.BUILD:
            return self.build(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.VETO:
            return self.veto(s, answer)
        return self.begin(s)

    def copy(self) -> Negotiation:
        p = Negotiation(self.fruitless)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2432965199)
        return bits.mix(key, self.fruitless)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Negotiation) and self.fruitless == other.fruitless

    # [[[end]]]


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
