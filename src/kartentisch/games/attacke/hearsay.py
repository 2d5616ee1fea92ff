"""What the others know in a world that was dealt anew: of the viewer's own cards, of the pile, and of each other's.

Compiled by mypyc.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.chance import Chance
from kartentisch.games.attacke.actions import SEATS
from kartentisch.games.attacke.deck import first_of, kth
from kartentisch.games.attacke.pile import Cards
from kartentisch.games.attacke.pools import HANDS, KNOWN, SEEN
from kartentisch.games.attacke.state import GAVE, AttackeState


def tell(cards: Cards, viewer: i64, hidden: i64, by: vec[i64]) -> None:
    """What others know of the viewer's own cards, and of the pile; of each other's cards they know nothing yet."""
    m = cards.m
    own: i64 = m[HANDS + viewer] if viewer >= 0 else 0
    batched: i64 = 0
    for k in range(i64(len(cards.batches))):
        batched |= cards.batches[k]
    everybody = batched & m[SEEN] & m[SEEN + 1] & m[SEEN + 2] & m[SEEN + 3]
    for seat in range(i64(SEATS)):
        if seat == viewer:
            m[SEEN + seat] &= ~hidden
        else:
            m[SEEN + seat] = everybody | told(cards, own, m[SEEN + seat])
        for k in range(i64(len(cards.batches))):
            if by[k] & BIT[seat]:
                m[SEEN + seat] |= cards.batches[k]


def told(cards: Cards, own: i64, seen: i64) -> i64:
    """As many of the own cards of each kind as somebody knows, whichever they are: the first ones, by pool."""
    deck, pools = cards.deck, cards.pools
    known: i64 = 0
    seen &= own
    while seen != 0:
        kind = deck.of[deck.kind_of(seen)]
        n = count_bits(seen & kind)
        seen &= ~kind
        for i in range(i64(len(pools))):
            some = own & kind & pools[i]
            while some != 0 and n > 0:
                known |= first_of(some)
                some &= some - 1
                n -= 1
    return known


def remember(s: AttackeState, viewer: i64, hidden: i64, chance: Chance) -> None:
    """What others know of hands besides: some of the cards that they have handed over (`state.GAVE`)."""
    cards, m = s.cards, s.cards.m
    for seat in range(s.players):
        for other in range(s.players):
            most = s.v[GAVE + seat * SEATS + other]
            if most > 0 and viewer != seat and viewer != other:
                held = m[HANDS + other] & ~m[KNOWN + other] & cards.deck.armies
                n = count_bits(held)
                for _ in range(min(n, chance.below(most + 1))):
                    card = one_of(cards, hidden, held, chance.below(n))
                    held &= ~card
                    n -= 1
                    m[SEEN + seat] |= card


def one_of(cards: Cards, hidden: i64, held: i64, k: i64) -> i64:
    """The k-th of these cards, by pool; what the viewer knows of before the rest of it."""
    for i in range(i64(len(cards.pools))):
        for known in range(i64(2)):
            some = held & cards.pools[i] & (hidden if known else ~hidden)
            n = count_bits(some)
            if k < n:
                return kth(some, k)
            k -= n
    return 0
