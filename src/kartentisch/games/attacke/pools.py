"""What everybody may know of where each card lies: pools.  Compiled by mypyc.

A pool is a number of cards which everybody knows, in a number of places which everybody knows; which of the cards lies
in which place nobody knows but whoever holds it.  The shuffled deck is the first pool, each batch (see `pile`) becomes
one of its own.  Where it cannot be told from which of several pools a card came, these become one pool: something is
forgotten, but never is anything false believed.  The cards of a pool that lies in one hand alone, and those that were
shown and are still held, are *known* there.  Beyond that, whoever handed cards over knows where they are (`seen`).

Every place, pool and knowledge is a mask of cards (`deck`).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, count_bits, equal, lowest_bit, mix, mix_all
from kartentisch.engine.piles import Stock
from kartentisch.games.attacke.actions import SEATS
from kartentisch.games.attacke.deck import Deck, first_of

KEY: Final = 0x3FFFFFFFFFFFFFFF  # as many bits as `bits.mix` gives

# `m`, masks of cards
TABLE: Final = 0  # seen by all: under the pile at the end of the action
HANDS: Final = 1  # [seat]
KNOWN: Final = 5  # [seat] of the hand what everybody knows to be there
SEEN: Final = 9  # [seat] where it knows of a card though others do not, besides its holder
MASKS: Final = 13

# a card as a number: place * PLACE + pool * POOL + kind * KIND + mask of the seats that know of it besides its holder
KIND: Final = 16
POOL: Final = 512
PLACE: Final = 65536
POOLS: Final = 128  # room for them, PLACE // POOL
EVERYBODY: Final = 15
# places: the seats, then
USED: Final = 4  # on the table
PILE: Final = 5  # the batch that is drawn from; those behind it follow
# pools: the seats' known cards, then
OPEN: Final = 4  # cards on the table
FIRST: Final = 5  # the first real pool


@mypyc_attr(acyclic=True)
class Pools(Stock):
    """The floor below `pile.Cards`: every card's place, its pool, and the seats that know of it though others do not.

    Attributes:
        m: masks of cards by place and knowledge, see above.
        pools: their cards; the number of the first one is FIRST.
        batches: their cards, the one that is drawn from first; at least one, which may be empty.
        used: kinds of cards on the table in the order in which they came there.
    """

    deck: Deck
    m: vec[i64]
    pools: vec[i64]
    batches: vec[i64]
    used: vec[i64]

    def __init__(self, deck: Deck, src: Pools | None = None) -> None:
        """All cards in the shuffled pile; or a copy of `src`."""
        self.deck = deck
        if src is not None:
            super().__init__(src.kinds, src.size)
            self.m = src.m[:]
            self.pools = src.pools[:]
            self.batches = src.batches[:]
            self.used = src.used[:]
            return
        super().__init__(i64(len(deck.counts)), i64(len(deck.kind)))
        self.m = vec[i64]([0] * MASKS)
        everything: i64 = deck.all
        self.pools = vec[i64]([everything])
        self.batches = vec[i64]([everything])
        self.used = vec[i64]()

    # ------------------------------------------------------------------ looking
    def count(self, kind: i64) -> i64:
        """Cards of the kind in the batch that is drawn from."""
        return count_bits(self.batches[0] & self.deck.of[kind])

    def card(self, k: i64) -> i64:
        """The kind of the k-th card (from 0) of the batch that is drawn from, sorted by kind."""
        cards = self.batches[0]
        while k > 0:
            cards &= cards - 1
            k -= 1
        return self.deck.kind_of(cards)

    def held(self, seat: i64, kind: i64) -> i64:
        """Cards of the kind in a hand, or put down from it unseen."""
        return count_bits(self.m[HANDS + seat] & self.deck.of[kind])

    def left(self) -> i64:
        """Cards in the pile."""
        n: i64 = 0
        for i in range(i64(len(self.batches))):
            n += count_bits(self.batches[i])
        return n

    # ------------------------------------------------------------------ pools
    def pool_of(self, card: i64) -> i64:
        pools = self.pools
        pool: i64 = 0
        while pools[pool] & card == 0:
            pool += 1
        return pool

    def origin(self, seat: i64, among: i64) -> i64:
        """The pool from which one of these cards came, of which nobody knew that the seat holds it; -1: from none.

        Several that may have held it become one.
        """
        hand = self.m[HANDS + seat]
        found: i64 = -1
        pool: i64 = 0
        while pool < i64(len(self.pools)):
            cards = self.pools[pool]
            if cards & among and cards & hand:
                if found < 0:
                    found = pool
                else:
                    self.pools[found] |= cards
                    self.drop(pool)
                    continue
            pool += 1
        return found

    def drop(self, pool: i64) -> None:
        """The later pools move up."""
        self.pools = pop(self.pools, pool)[0]

    def settle(self, pool: i64) -> None:
        """What is left of a pool may be known: it lies in one hand, or is all of one kind."""
        cards = self.pools[pool]
        if cards == 0:
            self.drop(pool)
            return
        m = self.m
        alone = cards & ~self.deck.of[self.deck.kind_of(cards)] == 0
        if not alone:
            for seat in range(i64(SEATS)):
                if cards & ~m[HANDS + seat] == 0:
                    alone = True
        if not alone:
            return
        for seat in range(i64(SEATS)):
            own = cards & m[HANDS + seat]
            if own:
                m[KNOWN + seat] |= own
                cards &= ~own
                for viewer in range(i64(SEATS)):
                    m[SEEN + viewer] &= ~own
        if cards:
            self.pools[pool] = cards
        else:
            self.drop(pool)

    def settle_all(self) -> None:
        pool = i64(len(self.pools)) - 1
        while pool >= 0:
            self.settle(pool)
            pool -= 1

    # ------------------------------------------------------------------ what a seat knows alone
    def unseen(self, kind: i64, seat: i64, pool: i64) -> i64:
        """A card of a pool in a hand whose kind is about to be seen; nobody but its holder knows of it any more.

        Whoever knew of such cards there knows of one less then, whichever copy it is.
        """
        m = self.m
        copies = self.pools[pool] & m[HANDS + seat] & self.deck.of[kind]
        card = first_of(copies)
        if copies & (m[SEEN] | m[SEEN + 1] | m[SEEN + 2] | m[SEEN + 3]) == 0:
            return card
        cards = self.by_knowledge(copies)
        for viewer in range(i64(SEATS)):
            for i in range(i64(len(cards))):
                if m[SEEN + viewer] & cards[i]:
                    m[SEEN + viewer] &= ~cards[i]
                    break
        return cards[0]

    def by_knowledge(self, copies: i64) -> vec[i64]:
        """These cards, one by one, by the seats that know of them."""
        cards, known = vec[i64](), vec[i64]()
        while copies:
            card = first_of(copies)
            copies &= ~card
            cards = append(cards, card)
            known = append(known, self.seen_by(card))
            i = i64(len(cards)) - 1
            while i > 0 and known[i - 1] > known[i]:
                cards[i - 1], cards[i] = cards[i], cards[i - 1]
                known[i - 1], known[i] = known[i], known[i - 1]
                i -= 1
        return cards

    def seen_by(self, card: i64) -> i64:
        """Mask of the seats that know of the card, besides its holder."""
        mask: i64 = 0
        for viewer in range(i64(SEATS)):
            if self.m[SEEN + viewer] & card:
                mask |= BIT[viewer]
        return mask

    def only_seen_by(self, seat: i64, cards: i64) -> None:
        for viewer in range(i64(SEATS)):
            self.m[SEEN + viewer] &= ~cards
        self.m[SEEN + seat] |= cards

    def gather(self, seat: i64, among: i64) -> i64:
        """One pool of all from which unseen cards of the seat may come; its number."""
        pool = self.origin(seat, among)
        if pool < 0:
            pool = i64(len(self.pools))
            self.pools = append(self.pools, 0)
        return pool

    # ------------------------------------------------------------------ cards as numbers
    def codes(self) -> vec[i64]:
        """Every card as a number, see above; ascending."""
        found = self.numbers()
        for i in range(1, i64(len(found))):
            x = found[i]
            k = i
            while k > 0 and found[k - 1] > x:
                found[k] = found[k - 1]
                k -= 1
            found[k] = x
        return found

    def numbers(self) -> vec[i64]:
        """Every card as a number, by kind."""
        m = self.m
        found = vec[i64]([0] * len(self.deck.kind))
        for i in range(i64(len(found))):
            found[i] = self.deck.kind[i] * KIND
        for seat in range(i64(SEATS)):
            add_to(found, m[HANDS + seat], seat * PLACE)
            add_to(found, m[KNOWN + seat], seat * POOL)
            add_to(found, m[SEEN + seat], BIT[seat])
        add_to(found, m[TABLE], i64(USED) * PLACE + OPEN * POOL)
        for k in range(i64(len(self.batches))):
            add_to(found, self.batches[k], (PILE + k) * PLACE)
        for k in range(i64(len(self.pools))):
            add_to(found, self.pools[k], (FIRST + k) * POOL)
        return found

    def lay_out(self, numbers: Any, batches: i64, pools: i64) -> None:
        """Every card where its number (of a `vec[i64]`) says; `batches` and `pools`: how many there are."""
        codes: vec[i64] = numbers  # as an argument it would never be freed
        m = self.m
        for i in range(i64(MASKS)):
            m[i] = 0
        self.batches = vec[i64]([0] * batches)
        self.pools = vec[i64]([0] * pools)
        rest = self.deck.all
        for i in range(i64(len(codes))):
            place, pool = codes[i] // PLACE, codes[i] // POOL % POOLS
            card = first_of(rest & self.deck.of[codes[i] // KIND % (POOL // KIND)])
            rest &= ~card
            if place < SEATS:
                m[HANDS + place] |= card
            elif place == USED:
                m[TABLE] |= card
            else:
                self.batches[place - PILE] |= card
            if pool < OPEN:
                m[KNOWN + pool] |= card
            elif pool >= FIRST:
                self.pools[pool - FIRST] |= card
            for viewer in range(i64(SEATS)):
                if codes[i] & BIT[viewer]:
                    m[SEEN + viewer] |= card
        self.size = count_bits(self.batches[0])

    # ------------------------------------------------------------------ for the state
    def mixed(self, key: i64) -> i64:
        """The key (`bits.mix`) followed by the cards, whichever of several alike lies where."""
        found = self.numbers()
        total: i64 = 0
        for i in range(i64(len(found))):
            total = total + mix(0, found[i]) & KEY
        key = mix(mix(key, i64(len(self.batches))), i64(len(self.pools)))
        return mix_all(mix(key, total), self.used)

    def same(self, other: Pools) -> bool:
        """True if every card lies where it lies there, and as much is known of it."""
        return equal(self.used, other.used) and equal(self.codes(), other.codes())

    def plain(self) -> list[Any]:
        """All that is so, written alike for equal tables."""
        return [self.codes(), self.used, int(self.size), len(self.batches), len(self.pools)]


def add_to(numbers: vec[i64], cards: i64, n: i64) -> None:
    """Add n to the numbers of these cards."""
    while cards:
        numbers[lowest_bit(cards)] += n
        cards &= cards - 1
