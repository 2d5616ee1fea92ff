"""A shuffled pile is a multiset: nothing hidden exists that nobody has drawn.  Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import equal, mix_all


@mypyc_attr(acyclic=True)
class Stock:
    """What chance draws cards from, each equally likely.

    Attributes:
        kinds: how many kinds of cards there are.
        size: how many cards lie there.
    """

    kinds: i64
    size: i64

    def __init__(self, kinds: i64, size: i64) -> None:
        self.kinds = kinds
        self.size = size

    def count(self, kind: i64) -> i64:
        """How many cards of the kind lie there."""
        raise NotImplementedError

    def card(self, k: i64) -> i64:
        """The kind of the k-th card (from 0), the cards sorted by kind: a uniform k draws uniformly."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Pile(Stock):
    """Cards by kind, in no order."""

    counts: vec[i64]

    def __init__(self, kinds: i64, each: i64 = 0, src: Pile | None = None) -> None:
        """`each` cards of every kind, or a copy of `src`."""
        if src is not None:
            super().__init__(src.kinds, src.size)
            self.counts = src.counts[:]
            return
        super().__init__(kinds, kinds * each)
        self.counts = vec[i64]([each] * kinds)

    def count(self, kind: i64) -> i64:
        return self.counts[kind]

    def card(self, k: i64) -> i64:
        counts = self.counts
        kind: i64 = 0
        while k >= counts[kind]:
            k -= counts[kind]
            kind += 1
        return kind

    def put(self, kind: i64, cards: i64 = 1) -> None:
        self.counts[kind] += cards
        self.size += cards

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1
        self.size -= 1

    def take_in(self, other: Pile) -> None:
        """Shuffle all cards of another pile into this one."""
        for kind in range(i64(len(self.counts))):
            self.counts[kind] += other.counts[kind]
            other.counts[kind] = 0
        self.size += other.size
        other.size = 0

    def clone(self) -> Pile:
        return Pile(0, 0, self)

    def mixed(self, key: i64) -> i64:
        """The key (`bits.mix`) followed by the cards."""
        return mix_all(key, self.counts)

    def same(self, other: Pile) -> bool:
        """True if both hold the same cards."""
        return equal(self.counts, other.counts)


@mypyc_attr(acyclic=True)
class Queue:
    """A pile that is shuffled once and never again: used cards go under it, in an order that everybody has seen.

    As with `Pile` nothing hidden exists: the cards that have not come up since the shuffle are a multiset, from which
    chance draws; behind them the known ones follow in their order.
    """

    fresh: Pile
    known: vec[i64]  # kinds of cards, the next one first

    def __init__(self, kinds: i64, each: i64 = 0, src: Queue | None = None) -> None:
        """`each` cards of every kind, or a copy of `src`."""
        if src is not None:
            self.fresh = src.fresh.clone()
            self.known = src.known[:]
            return
        self.fresh = Pile(kinds, each)
        self.known = vec[i64]()

    def size(self) -> i64:
        return self.fresh.size + i64(len(self.known))

    def upcoming(self) -> i64:
        """The next card where everybody can know it, -1 if chance decides or the pile is empty."""
        return -1 if self.fresh.size > 0 or len(self.known) == 0 else self.known[0]

    def take(self, kind: i64) -> None:
        """The card on top leaves: as chance has drawn it, or the `upcoming` one."""
        if self.fresh.size > 0:
            self.fresh.take(kind)
        else:
            self.known = self.known[1:]

    def put_under(self, kind: i64) -> None:
        self.known = append(self.known, kind)

    def clone(self) -> Queue:
        return Queue(0, 0, self)

    def mixed(self, key: i64) -> i64:
        """The key (`bits.mix`) followed by the cards."""
        return mix_all(self.fresh.mixed(key), self.known)

    def same(self, other: Queue) -> bool:
        """True if both hold the same cards in the same order."""
        return self.fresh.same(other.fresh) and equal(self.known, other.known)
