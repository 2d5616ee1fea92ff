"""Trade: what a hand gains by a swap of cards.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.games.attack.actions import (
    ACCEPT,
    ALLOW,
    CARDS,
    FINISH,
    GIVE,
    PARTNER,
    PROPOSE,
    STAND,
    WANT,
    WITHDRAW,
)
from kartentisch.games.attack.bot.outlook import UNKNOWN, Outlook
from kartentisch.games.attack.economy import hand_value
from kartentisch.games.attack.state import GIVES, WANTS, AttackState
from kartentisch.games.attack.table import value_of
from kartentisch.games.attack.trade import can_give

PATIENCE: Final = 1  # offers of a turn that came to nothing, and a bot makes no other: it would ask for the same again
WORTH_IT: Final = 3.0  # production points that a swap must promise


def bargain(o: Outlook, action: i64, question: str) -> float:
    """Ask for what completes a set, give what hurts least, accept what helps oneself more than the other."""
    s, seat = o.s, o.seat
    if question == "Negotiation.veto":
        ahead = max(s.regions_of(s.offerer), s.regions_of(s.offeree)) >= s.regions_of(seat)
        return 1.0 if (action == ALLOW) != ahead else 0.0  # those who are behind may help each other
    if question == "Trade.partner":
        if action == FINISH:
            return 0.5
        return 1.0 + best_card_of(s, seat, action - PARTNER) if would_offer(o) else 0.0
    if question == "Negotiation.answer":
        if seat == s.offerer:
            return 1.0 if action == STAND else 0.0
        if action == ACCEPT:
            return swap_gain(s, seat) - o.manner.envy * max(0.0, swap_gain(s, s.offerer)) - o.manner.wary
        return 0.0 if action == ACCEPT + 1 else -1.0
    if action == WITHDRAW:
        return 0.0
    if action == PROPOSE:
        own, theirs = swap_gain(s, seat), swap_gain(s, s.offeree)
        likely = 1.0 if can_give(s) and theirs > 0.4 * own else 0.3
        return 20.0 + likely if own > 0.0 and s.offer_size(GIVES) > 0 else -1.0
    if action >= WANT:
        if s.offer_size(WANTS) > 0 or not may_be_elsewhere(s, seat, action - WANT):
            return -5.0
        there = 1.0 if s.hand(s.offeree, action - WANT) > 0 else 0.2
        gain = fair_gain(s, seat, action - WANT)
        return gain * there if gain >= WORTH_IT else -1.0
    if s.offer_size(WANTS) == 0 or s.offer_size(GIVES) > 0 or value_of(action - GIVE) < wanted_value(s):
        return -5.0
    return 10.0 + value_with(s, seat, action - GIVE, -1) - float(hand_value(s, seat))


def best_card_of(s: AttackState, seat: i64, partner: i64) -> float:
    """The most that a card of the partner would bring."""
    best: float = 0.0
    for card in range(i64(CARDS)):
        if s.hand(partner, card) > 0:
            best = max(best, fair_gain(s, seat, card))
    return best


def fair_gain(s: AttackState, seat: i64, wanted: i64) -> float:
    """The most that a card would bring for one that counts no less: nobody gives more for less."""
    best: float = 0.0
    before = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        if card != wanted and s.hand(seat, card) > 0 and value_of(card) >= value_of(wanted):
            s.hands[seat * CARDS + card] -= 1
            best = max(best, value_with(s, seat, wanted, 1) - before)
            s.hands[seat * CARDS + card] += 1
    return best


def wanted_value(s: AttackState) -> i64:
    """What the cards that are asked for count by themselves."""
    points: i64 = 0
    for card in range(i64(CARDS)):
        points += s.v[WANTS + card] * value_of(card)
    return points


def swap_gain(s: AttackState, seat: i64) -> float:
    """What the offer on the table would change in the hand of the seat."""
    sign: i64 = -1 if seat == s.offerer else 1
    before = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        s.hands[seat * CARDS + card] += sign * (s.v[GIVES + card] - s.v[WANTS + card])
    after = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        s.hands[seat * CARDS + card] -= sign * (s.v[GIVES + card] - s.v[WANTS + card])
    return after - before


def value_with(s: AttackState, seat: i64, card: i64, n: i64) -> float:
    """The hand's worth with n cards of a kind more."""
    s.hands[seat * CARDS + card] += n
    value = float(hand_value(s, seat))
    s.hands[seat * CARDS + card] -= n
    return value


def may_be_elsewhere(s: AttackState, seat: i64, card: i64) -> bool:
    """Whether somebody else may hold the card: not all of its kind are in the own hand or lie open."""
    open_ones: i64 = 1 if s.garrison_won and s.garrison == card else 0
    return s.table.deck[card] - s.hand(seat, card) - open_ones > 0


def wish(s: AttackState, seat: i64) -> float:
    """What the best swap of one card for one could bring."""
    best: float = 0.0
    for card in range(i64(CARDS)):
        if may_be_elsewhere(s, seat, card):
            best = max(best, fair_gain(s, seat, card))
    return best


def would_offer(o: Outlook) -> bool:
    """Whether a bot makes another offer in this turn: it stops by itself where it is refused."""
    return o.s.offers < PATIENCE and wished(o) >= WORTH_IT


def wished(o: Outlook) -> float:
    """The same, computed once in a moment."""
    if o.wished == UNKNOWN:
        o.wished = wish(o.s, o.seat)
    return o.wished
