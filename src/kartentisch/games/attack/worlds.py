"""How the hidden cards of Attack! may lie.  Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.chance import Chance
from kartentisch.games.attack.actions import CARDS
from kartentisch.games.attack.state import GIVES, HELD, NONE, WANTS, AttackState


def redeal(s: AttackState, viewer: i64, chance: Chance) -> None:
    """The cards of all others go into the pile, and each gets as many; whoever offers cards holds them (ATK-110)."""
    v, hands, deck = s.v, s.hands, s.deck
    for seat in range(s.players):
        if seat != viewer:
            for card in range(i64(CARDS)):
                deck.put(card, hands[seat * CARDS + card])
                hands[seat * CARDS + card] = 0
    sees_offer = viewer == s.offerer or (viewer == s.offeree and s.offered == 1)
    shown: i64 = 0
    if s.offerer != NONE and s.offerer != viewer and sees_offer:
        for card in range(i64(CARDS)):
            shown += v[GIVES + card]
            hands[s.offerer * CARDS + card] = v[GIVES + card]
            deck.put(card, -v[GIVES + card])
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(v[HELD + seat] - (shown if seat == s.offerer else 0)):
                hands[seat * CARDS + chance.take_from(deck)] += 1
    if s.offerer != NONE and not sees_offer:
        offer(s, GIVES, s.offerer, hands[s.offerer * CARDS : (s.offerer + 1) * CARDS], chance)
        offer(s, WANTS, s.offeree, s.table.deck[:], chance)


def offer(s: AttackState, base: i64, seat: i64, cards: vec[i64], chance: Chance) -> None:
    """As many of these cards as lie in the offer; in the making it shows nothing of itself, not even its size.

    `seat`: whose cards they are; there are no more of them than it holds.
    """
    n = s.offer_size(base) if s.offered == 1 else chance.below(s.hand_size(seat) + 1)
    left: i64 = 0
    for card in range(i64(CARDS)):
        s.v[base + card] = 0
        left += cards[card]
    for _ in range(n):
        k = chance.below(left)
        kind: i64 = 0
        while k >= cards[kind]:
            k -= cards[kind]
            kind += 1
        cards[kind] -= 1
        left -= 1
        s.v[base + kind] += 1
