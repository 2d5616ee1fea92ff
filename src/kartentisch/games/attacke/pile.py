"""What happens to cards: they are drawn, used, handed over, hidden and shown.  The pile is never shuffled again.

Used cards go under the pile, seen by all, those of one action in an unknown order: a *batch* (SCH-42, SCH-R05).
Batches come up again in their order; chance draws from the first one.  So much is known of what comes, and of what was
drawn: `pools` keeps it.  Compiled by mypyc.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import count_bits
from kartentisch.games.attacke.actions import SEATS
from kartentisch.games.attacke.deck import first_of
from kartentisch.games.attacke.pools import HANDS, KNOWN, SEEN, TABLE, Pools


@mypyc_attr(acyclic=True)
class Cards(Pools):
    """Every card of the deck.  Chance draws from the first batch; `size` is the number of its cards."""

    def clone(self) -> Cards:
        return Cards(self.deck, self)

    # ------------------------------------------------------------------ drawing
    def draw(self, kind: i64, seat: i64) -> None:
        """A card of the first batch comes into a hand; everybody sees that, but not which."""
        m = self.m
        batch = self.batches[0]
        for viewer in range(i64(SEATS)):
            m[SEEN + viewer] &= ~batch  # nobody knows which of them it was, but who drew it
        card = first_of(batch & self.deck.of[kind])
        m[HANDS + seat] |= card
        self.batches[0] = batch & ~card
        self.size -= 1
        if self.size == 0 and len(self.batches) > 1:
            self.batches = pop(self.batches, 0)[0]
            self.size = count_bits(self.batches[0])
        self.settle(self.pool_of(card))

    # ------------------------------------------------------------------ using cards
    def show(self, kind: i64, seat: i64) -> None:
        """A card is laid on the table from a hand, seen by all."""
        m = self.m
        # what was known to be there first, which is the same card to all
        card = first_of(m[KNOWN + seat] & self.deck.of[kind])
        pool: i64 = -1
        if card == 0:
            pool = self.origin(seat, self.deck.of[kind])
            card = self.unseen(kind, seat, pool)
            self.pools[pool] &= ~card
        m[KNOWN + seat] &= ~card
        m[HANDS + seat] &= ~card
        m[TABLE] |= card
        self.used = append(self.used, kind)
        if pool >= 0:
            self.settle(pool)

    def put_under(self, in_order: bool) -> None:
        """The cards on the table go under the pile, shuffled among themselves or in the order of use (SCH-R05)."""
        table = self.m[TABLE]
        if table == 0:
            return
        if in_order:
            for k in range(i64(len(self.used))):
                card = first_of(table & self.deck.of[self.used[k]])
                table &= ~card
                self.new_batch(card)
                self.pools = append(self.pools, card)
        else:
            self.new_batch(table)
            self.pools = append(self.pools, table)
        self.m[TABLE] = 0
        self.used = vec[i64]()

    def new_batch(self, cards: i64) -> None:
        """These go under the pile together."""
        if self.size == 0:
            self.batches[0] = cards
            self.size = count_bits(cards)
        else:
            self.batches = append(self.batches, cards)

    # ------------------------------------------------------------------ cards that leave a hand unseen
    def hand_over(self, seat: i64, to: i64, kinds: vec[i64]) -> None:
        """Army cards change hands, known to the two alone (SCH-37)."""
        m = self.m
        if count_bits(m[HANDS + seat]) == i64(len(kinds)):  # the whole hand: nobody wonders which cards
            cards, known = m[HANDS + seat], m[KNOWN + seat]
            m[KNOWN + to] |= known
            m[KNOWN + seat] = 0
            self.only_seen_by(seat, cards & ~known)  # by nobody else, lest the receiver learn who had them before
        else:
            cards = self.choose(seat, kinds, self.deck.armies, to)
        m[HANDS + seat] &= ~cards
        m[HANDS + to] |= cards
        self.settle_all()

    def hide(self, seat: i64, kinds: vec[i64], in_order: bool) -> None:
        """A set that nobody has seen goes under the pile (SCH-R04), shuffled or in the order of its arms (SCH-R05)."""
        if count_bits(self.m[HANDS + seat]) > i64(len(kinds)):
            cards = self.choose(seat, kinds, self.deck.sets, SEATS)
        else:
            cards = self.leave_all(seat)
            if in_order:  # the place of a joker in a set is not known
                for viewer in range(i64(SEATS)):
                    if viewer != seat:
                        self.m[SEEN + viewer] &= ~cards | self.deck.armies
        self.m[HANDS + seat] &= ~cards
        if in_order:
            for k in range(i64(len(kinds))):
                card = first_of(cards & self.deck.of[kinds[k]])
                cards &= ~card
                self.new_batch(card)
        else:
            self.new_batch(cards)
        self.settle_all()

    def bury(self, seat: i64) -> None:
        """A whole hand goes under the pile, unseen (SCH-43)."""
        cards = self.leave_all(seat)
        self.m[HANDS + seat] = 0
        self.new_batch(cards)
        self.settle_all()

    def choose(self, seat: i64, kinds: vec[i64], among: i64, to: i64) -> i64:
        """The cards that leave a hand unseen; where such may have come from becomes one pool.

        Args:
            among: mask of the cards that may be among those that leave.
            to: who gets them; SEATS: nobody.
        """
        m = self.m
        pool = self.gather(seat, among)
        some = m[HANDS + seat] & among
        known = m[KNOWN + seat] & some
        m[KNOWN + seat] &= ~some
        self.pools[pool] |= known
        for viewer in range(i64(SEATS)):
            if viewer == to:
                m[SEEN + viewer] |= known  # what was known to all is still known to the receiver
            else:
                m[SEEN + viewer] &= ~some
        cards: i64 = 0
        for k in range(i64(len(kinds))):
            card = self.unseen(kinds[k], seat, pool)
            self.only_seen_by(seat, card)
            m[HANDS + seat] &= ~card
            cards |= card
        m[HANDS + seat] |= cards
        return cards

    def leave_all(self, seat: i64) -> i64:
        """A whole hand, about to go under the pile: nobody wonders which cards."""
        m = self.m
        cards, known = m[HANDS + seat], m[KNOWN + seat]
        pool = self.gather(seat, self.deck.all)
        self.pools[pool] |= known
        m[KNOWN + seat] = 0
        self.only_seen_by(seat, cards)
        for viewer in range(i64(SEATS)):
            m[SEEN + viewer] |= known
        return cards

    # ------------------------------------------------------------------ a hand that is shown
    def show_hand(self, seat: i64) -> None:
        """All cards of a hand are seen by all, and stay there (SCH-35)."""
        m = self.m
        hidden = m[HANDS + seat] & ~m[KNOWN + seat]
        while hidden:
            kind = self.deck.kind_of(hidden)
            pool = self.origin(seat, self.deck.of[kind])
            card = self.unseen(kind, seat, pool)
            self.pools[pool] &= ~card
            m[KNOWN + seat] |= card
            self.settle(pool)
            hidden = m[HANDS + seat] & ~m[KNOWN + seat]

    def pass_open(self, kind: i64, seat: i64, to: i64) -> None:
        """A known card changes hands, seen by all."""
        m = self.m
        card = first_of(m[KNOWN + seat] & self.deck.of[kind])
        m[KNOWN + seat] &= ~card
        m[HANDS + seat] &= ~card
        m[KNOWN + to] |= card
        m[HANDS + to] |= card
