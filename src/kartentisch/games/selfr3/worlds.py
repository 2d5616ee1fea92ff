"""How the hidden cards may lie: hands by their backs, and the lands that resistance waits for.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.chance import Chance
from kartentisch.games.selfr3.actions import CARDS, OFFICERS
from kartentisch.games.selfr3.state import ASIDE, BACKS, DECK, EARTH, PILE, SelfR3State
from kartentisch.games.selfr3.table import ON_LAND


def redeal(s: SelfR3State, viewer: i64, chance: Chance) -> None:
    """Everybody else gives his cards back to their piles, and draws as many of the same backs (R2-36)."""
    v, hands = s.v, s.hands
    waiting: i64 = 0
    for seat in range(s.players):
        if seat != viewer:
            waiting |= v[ASIDE + seat]
            for card in range(i64(CARDS)):
                v[DECK + card] += hands[seat * CARDS + card]
                hands[seat * CARDS + card] = 0
    for deck in range(i64(OFFICERS)):
        left = s.deck_size(deck)
        for seat in range(s.players):
            if seat != viewer:
                for _ in range(v[BACKS + seat * OFFICERS + deck]):
                    card = card_at(s, deck, chance.below(left))
                    v[DECK + card] -= 1
                    hands[seat * CARDS + card] += 1
                    left -= 1
    if waiting != 0:
        v[PILE + ON_LAND] |= waiting
        lay_aside(s, viewer, chance)


def card_at(s: SelfR3State, deck: i64, k: i64) -> i64:
    """The k-th card (from 0) in the pile of an officer."""
    card = s.table.first_card[deck]
    while k >= s.v[DECK + card]:
        k -= s.v[DECK + card]
        card += 1
    return card


def lay_aside(s: SelfR3State, viewer: i64, chance: Chance) -> None:
    """Land cards that others wait for: nobody waits for a land that is his already (R2-96).

    Whoever holds most of the earth has the fewest lands to wait for, and must find them still there.
    """
    v = s.v
    ready: i64 = 0 if viewer < 0 else BIT[viewer]
    for _ in range(s.players):
        least: i64 = 64
        seat: i64 = -1
        for other in range(s.players):
            n = count_bits(v[PILE + ON_LAND] & ~v[EARTH + other])
            if ready & BIT[other] == 0 and n < least:
                least = n
                seat = other
        if seat < 0:
            return
        ready |= BIT[seat]
        cards: i64 = 0
        for _ in range(count_bits(v[ASIDE + seat])):
            fitting = v[PILE + ON_LAND] & ~v[EARTH + seat]
            for _ in range(chance.below(count_bits(fitting))):
                fitting &= fitting - 1
            cards |= fitting & -fitting
            v[PILE + ON_LAND] &= ~cards
        v[ASIDE + seat] = cards
