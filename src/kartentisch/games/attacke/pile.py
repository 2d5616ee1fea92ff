"""Where every card lies, and what everybody may know of it: hands, and a pile that is never shuffled again.

Compiled by mypyc.

Used cards go under the pile, seen by all, those of one action in an unknown order: a *batch* (SCH-42, SCH-R05).
Batches come up again in their order; chance draws from the first one.  So much is known of what comes, and of what was
drawn.

What is known is kept in *pools*.  A pool is a number of cards which everybody knows, in a number of places which
everybody knows; which of the cards lies in which place nobody knows but whoever holds it.  The shuffled deck is the
first pool, each batch becomes one of its own.  Where it cannot be told from which of several pools a card came, these
become one pool: something is forgotten, but never is anything false believed.  The cards of a pool that lies in one
hand alone, and those that were shown and are still held, are *known* there.  Beyond that, whoever handed cards over
knows where they are (`seen`).

Cards are kept in the order of their codes, so that equal tables are equal states.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, equal, mix, mix_all
from kartentisch.games.attacke.actions import ARMIES, KINDS, SEATS, SETS

# places: the seats, then
USED: Final = 4  # on the table, seen by all: under the pile at the end of the action
PILE: Final = 5  # the batch that is drawn from; those behind it follow

# pools: the seats' known cards, then
OPEN: Final = 4  # cards on the table
FIRST: Final = 5  # the first real pool

# a card's code is place * PLACE + pool * POOL + kind * KIND + seen
KIND: Final = 16
POOL: Final = 512
PLACE: Final = 65536
POOLS: Final = 128  # room for them, PLACE // POOL
# the same as shifts
KIND_AT: Final = 4
POOL_AT: Final = 9
PLACE_AT: Final = 16
EVERYBODY: Final = 15

# which cards may be among some that leave a hand unseen
ANY_ARMY: Final = 0
ANY_OF_SET: Final = 1
ANY_CARD: Final = 2


@mypyc_attr(acyclic=True)
class Cards:
    """Every card of the deck: its kind, its place, its pool, and the seats that know of it though others do not.

    Attributes:
        code: of every card, see above, in ascending order.
        batches: how many the pile consists of, at least 1.
        pools: number of the next new pool.
        used: kinds of cards on the table in the order in which they came there.
    """

    code: vec[i64]
    batches: i64
    pools: i64
    used: vec[i64]

    def __init__(self, deck: vec[i64], src: Cards | None = None) -> None:
        """All cards in the shuffled pile, `deck` says how many of each kind; or a copy of `src`."""
        if src is not None:
            self.code = src.code[:]
            self.batches = src.batches
            self.pools = src.pools
            self.used = src.used[:]
            return
        code = vec[i64]()
        for kind in range(i64(len(deck))):
            for _ in range(deck[kind]):
                code = append(code, PILE * PLACE + FIRST * POOL + kind * KIND)
        self.code = code
        self.batches = 1
        self.pools = FIRST + 1
        self.used = vec[i64]()

    # ------------------------------------------------------------------ looking
    def size(self) -> i64:
        return i64(len(self.code))

    def place(self, i: i64) -> i64:
        return self.code[i] >> PLACE_AT

    def pool(self, i: i64) -> i64:
        return self.code[i] >> POOL_AT & 127

    def kind(self, i: i64) -> i64:
        return self.code[i] >> KIND_AT & 31

    def seen(self, i: i64) -> i64:
        """Mask of the seats that know of the card, besides its holder."""
        return self.code[i] & 15

    def bound(self, code: i64) -> i64:
        """How many cards have lower codes."""
        codes = self.code
        low: i64 = 0
        high = i64(len(codes))
        while low < high:
            middle = (low + high) >> 1
            if codes[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low

    def count(self, kind: i64, place: i64) -> i64:
        code = self.code
        n: i64 = 0
        for i in range(self.bound(place * PLACE), self.bound((place + 1) * PLACE)):
            if code[i] >> KIND_AT & 31 == kind:
                n += 1
        return n

    def count_in(self, kind: i64, place: i64, pool: i64) -> i64:
        low = place * PLACE + pool * POOL + kind * KIND
        return self.bound(low + KIND) - self.bound(low)

    def left(self) -> i64:
        """Cards in the pile."""
        return self.size() - self.bound(PILE * PLACE)

    def find(self, kind: i64, place: i64, pool: i64) -> i64:
        """A card of the kind that lies there; its number, -1 if there is none."""
        code = self.code
        low = place * PLACE + pool * POOL + kind * KIND
        i = self.bound(low)
        return i if i < i64(len(code)) and code[i] < low + KIND else -1

    def has_slot(self, place: i64, pool: i64) -> bool:
        """Some card of the pool lies there."""
        code = self.code
        low = place * PLACE + pool * POOL
        i = self.bound(low)
        return i < i64(len(code)) and code[i] < low + POOL

    # ------------------------------------------------------------------ drawing
    def draw(self, kind: i64, seat: i64) -> None:
        """A card of the first batch comes into a hand; everybody sees that, but not which."""
        code = self.code
        first, end = self.bound(PILE * PLACE), self.bound((PILE + 1) * PLACE)
        for i in range(first, end):
            code[i] -= code[i] & 15  # nobody knows which of them it was, but who drew it
        pool = self.pool(first)  # a batch is of one pool
        self.put(self.find(kind, PILE, pool), seat, pool, 0)
        if end - first == 1:
            self.next_batch()
        self.settle(pool)

    def next_batch(self) -> None:
        """The first batch is used up; the others move forward."""
        if self.batches == 1:
            return
        self.batches -= 1
        code = self.code
        for i in range(self.bound(PILE * PLACE), self.size()):
            code[i] -= PLACE

    # ------------------------------------------------------------------ using cards
    def show(self, kind: i64, seat: i64) -> None:
        """A card is laid on the table from a hand, seen by all."""
        pool = self.origin(kind, seat)
        self.put(self.unseen(kind, seat, pool), USED, OPEN, 0)
        self.used = append(self.used, kind)
        self.settle(pool)

    def put_under(self, in_order: bool) -> None:
        """The cards on the table go under the pile, shuffled among themselves or in the order of use (SCH-R05)."""
        used = self.used
        if len(used) == 0:
            return
        empty = self.left() == 0
        for k in range(i64(len(used))):
            if k == 0 or in_order:
                place = self.new_batch(empty and k == 0)
                pool = self.pools
                self.pools += 1
            self.put(self.find(used[k], USED, OPEN), place, pool, 0)
        self.used = vec[i64]()

    def new_batch(self, empty: bool) -> i64:
        """The place of a new batch under the pile; an empty pile has one already."""
        if not empty:
            self.batches += 1
        return PILE + self.batches - 1

    def unseen(self, kind: i64, seat: i64, pool: i64) -> i64:
        """A card of a hand whose kind is about to be seen; its number.

        Whoever knew of such cards there knows of one less then, whichever copy it is.
        """
        one = self.find(kind, seat, pool)
        first, end = one + 1, self.bound(self.code[one] - self.seen(one) + KIND)
        if first == end:
            return one
        for viewer in range(i64(SEATS)):
            if self.code[one] & BIT[viewer] == 0:
                for i in range(first, end):
                    if self.code[i] & BIT[viewer]:
                        self.code[i] -= BIT[viewer]
                        break
        for i in range(first + 1, end):  # their order may have changed
            if self.code[i] < self.code[i - 1]:
                self.code[i], self.code[i - 1] = self.code[i - 1], self.code[i]
        return one

    # ------------------------------------------------------------------ cards that leave a hand unseen
    def hand_over(self, seat: i64, to: i64, kinds: vec[i64]) -> None:
        """Army cards change hands, known to the two alone (SCH-37)."""
        self.leave(seat, to, kinds, ANY_ARMY)

    def hide(self, seat: i64, kinds: vec[i64]) -> None:
        """A set that nobody has seen goes under the pile (SCH-R04)."""
        self.leave(seat, self.new_batch(self.left() == 0), kinds, ANY_OF_SET)

    def bury(self, seat: i64) -> None:
        """A whole hand goes under the pile, unseen (SCH-43)."""
        kinds = vec[i64]()
        for i in range(self.size()):
            if self.place(i) == seat:
                kinds = append(kinds, self.kind(i))
        if len(kinds) > 0:
            self.leave(seat, self.new_batch(self.left() == 0), kinds, ANY_CARD)

    def leave(self, seat: i64, to: i64, kinds: vec[i64], among: i64) -> None:
        """Cards leave a hand unseen; where they may have come from becomes one pool."""
        held: i64 = 0
        for i in range(self.size()):
            if self.place(i) == seat:
                held += 1
        if held == i64(len(kinds)):
            self.leave_all(seat, to)
            return
        receiver = BIT[to] if to < SEATS else 0
        pool = self.gather(seat, among)
        for i in range(self.size()):
            if self.place(i) == seat and self.may_be(i, among):  # what was known to all is still known to the receiver
                self.lay(i, seat, pool, receiver if self.pool(i) == seat else self.seen(i) & receiver)
        self.sort()
        for k in range(i64(len(kinds))):
            self.put(self.unseen(kinds[k], seat, pool), to, pool, BIT[seat])
        self.settle_all()

    def leave_all(self, seat: i64, to: i64) -> None:
        """A whole hand leaves unseen: nobody wonders which cards."""
        pool: i64 = -1 if to < SEATS else self.gather(seat, ANY_CARD)
        for i in range(self.size()):
            if self.place(i) == seat:
                known = self.pool(i) == seat
                if pool >= 0:
                    self.lay(i, to, pool, EVERYBODY if known else BIT[seat])
                elif known:
                    self.lay(i, to, to, 0)
                else:  # nor may the receiver learn which of them a third one had handed over before: that is forgotten
                    self.lay(i, to, self.pool(i), BIT[seat])
        self.sort()
        self.settle_all()

    def may_be(self, i: i64, among: i64) -> bool:
        """Whether such a card may be among those that leave unseen."""
        kind = self.kind(i)
        return among == ANY_CARD or kind < (ARMIES if among == ANY_ARMY else SETS)

    def gather(self, seat: i64, among: i64) -> i64:
        """One pool of all from which unseen cards of the seat may come; its number."""
        found: i64 = -1
        i: i64 = 0
        while i < self.size():
            pool = self.pool(i)
            if pool >= FIRST and pool != found and self.may_be(i, among) and self.has_slot(seat, pool):
                if found < 0:
                    found = pool
                else:
                    found = self.merge(found, pool)
                    i = -1  # numbers have changed
            i += 1
        if found < 0:
            found = self.pools
            self.pools += 1
        return found

    # ------------------------------------------------------------------ a hand that is shown
    def show_hand(self, seat: i64) -> None:
        """All cards of a hand are seen by all, and stay there (SCH-35)."""
        for kind in range(i64(KINDS)):
            while self.count_in(kind, seat, seat) < self.count(kind, seat):
                pool = self.origin_unknown(kind, seat)
                self.put(self.unseen(kind, seat, pool), seat, seat, 0)
                self.settle(pool)

    def pass_open(self, kind: i64, seat: i64, to: i64) -> None:
        """A known card changes hands, seen by all."""
        self.put(self.find(kind, seat, seat), to, to, 0)

    # ------------------------------------------------------------------ pools
    def origin(self, kind: i64, seat: i64) -> i64:
        """The pool of a card that the seat shows: what was known to be there first, which is the same card to all."""
        return seat if self.find(kind, seat, seat) >= 0 else self.origin_unknown(kind, seat)

    def origin_unknown(self, kind: i64, seat: i64) -> i64:
        """The pool of a card of which nobody knew; several that may have held it become one."""
        found: i64 = -1
        code = self.code
        i: i64 = 0
        n = i64(len(code))
        while i < n:
            x = code[i]
            if x >> KIND_AT & 31 == kind:
                pool = x >> POOL_AT & 127
                if pool >= FIRST and pool != found and self.has_slot(seat, pool):
                    if found < 0:
                        found = pool
                    else:
                        found = self.merge(found, pool)
                        i = -1  # numbers have changed
            i += 1
        return found

    def merge(self, a: i64, b: i64) -> i64:
        """Two pools become one; its number."""
        low, high = min(a, b), max(a, b)
        self.rename(high, low)
        self.drop(high)
        return low

    def rename(self, pool: i64, to: i64) -> None:
        code = self.code
        change = (to - pool) * POOL
        for i in range(i64(len(code))):
            if code[i] >> POOL_AT & 127 == pool:
                code[i] += change
        self.sort()

    def drop(self, pool: i64) -> None:
        """A pool without cards: the later ones move up."""
        code = self.code
        for i in range(i64(len(code))):
            if code[i] >> POOL_AT & 127 > pool:
                code[i] -= POOL
        self.pools -= 1

    def settle(self, pool: i64) -> None:
        """What is left of a pool may be known: it lies in one hand, or is all of one kind."""
        if pool < FIRST:
            return
        code = self.code
        first: i64 = -1
        one_place, one_kind, piled = True, True, False
        for i in range(i64(len(code))):
            if code[i] >> POOL_AT & 127 == pool:
                if first < 0:
                    first = code[i]
                one_place = one_place and (code[i] ^ first) >> PLACE_AT == 0
                one_kind = one_kind and (code[i] ^ first) >> KIND_AT & 31 == 0
                if not one_place and not one_kind:
                    return
                piled = piled or code[i] >= PILE * PLACE
        if first < 0:
            self.drop(pool)
        elif one_kind or (one_place and first < SEATS * PLACE):
            for i in range(self.size()):
                if self.pool(i) == pool and self.place(i) < SEATS:
                    self.lay(i, self.place(i), self.place(i), 0)
            self.sort()
            if not piled:
                self.drop(pool)

    def settle_all(self) -> None:
        pool = self.pools - 1
        while pool >= FIRST:
            self.settle(pool)
            pool -= 1

    # ------------------------------------------------------------------ the order of cards
    def lay(self, i: i64, place: i64, pool: i64, seen: i64) -> None:
        """Lay a card there, whatever its order."""
        self.code[i] = place * PLACE + pool * POOL + self.kind(i) * KIND + seen

    def put(self, i: i64, place: i64, pool: i64, seen: i64) -> None:
        """Lay a card there; the numbers of others change."""
        self.lay(i, place, pool, seen)
        code = self.code
        x, last = code[i], self.size() - 1
        while i > 0 and code[i - 1] > x:
            code[i] = code[i - 1]
            i -= 1
        while i < last and code[i + 1] < x:
            code[i] = code[i + 1]
            i += 1
        code[i] = x

    def sort(self) -> None:
        code = self.code
        for i in range(1, i64(len(code))):
            x = code[i]
            k = i
            while k > 0 and code[k - 1] > x:
                code[k] = code[k - 1]
                k -= 1
            code[k] = x

    # ------------------------------------------------------------------ for the state
    def clone(self) -> Cards:
        return Cards(self.code, self)

    def mixed(self, key: i64) -> i64:
        """The key (`bits.mix`) followed by the cards."""
        key = mix(mix(key, self.batches), self.pools)
        return mix_all(mix_all(key, self.code), self.used)

    def same(self, other: Cards) -> bool:
        """True if every card lies where it lies there, and as much is known of it."""
        return (
            self.batches == other.batches
            and self.pools == other.pools
            and equal(self.code, other.code)
            and equal(self.used, other.used)
        )
