"""A shuffled pile is a multiset: nothing hidden exists that nobody has drawn.  Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Pile:
    """Cards by kind, in no order; drawing is uniform over the cards."""

    size: i64
    counts: vec[i64]

    def __init__(self, kinds: i64, each: i64 = 0, src: Pile | None = None) -> None:
        """`each` cards of every kind, or a copy of `src`."""
        if src is not None:
            self.size = src.size
            self.counts = src.counts[:]
            return
        self.size = kinds * each
        self.counts = vec[i64]([each] * kinds)

    def count(self, kind: i64) -> i64:
        return self.counts[kind]

    def card(self, k: i64) -> i64:
        """The kind of the k-th card (from 0), the cards sorted by kind: a uniform k draws uniformly."""
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
