"""The cards of Attacke as bits of a mask.  Compiled by mypyc.

Which of several alike is meant does not matter: tables are compared and written by `pools.Pools.codes`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.attacke.actions import ARMIES, SETS

MOST_CARDS: Final = 63  # in a mask


class Deck:
    """Which cards there are; those of one kind are neighbours.

    Attributes:
        counts: [kind] how many.
        of: [kind] mask.
        kind: [card].
        armies, sets, all: masks of the army cards, of what may be in a set, of all.
    """

    counts: vec[i64]
    of: vec[i64]
    kind: vec[i64]
    armies: i64
    sets: i64
    all: i64

    def __init__(self, counts: vec[i64]) -> None:
        """At most MOST_CARDS."""
        self.counts = counts
        self.armies = 0
        self.sets = 0
        self.all = 0
        of, kinds = vec[i64](), vec[i64]()
        for kind in range(i64(len(counts))):
            mask: i64 = 0
            for _ in range(counts[kind]):
                mask |= BIT[i64(len(kinds))]
                kinds = append(kinds, kind)
            of = append(of, mask)
            self.all |= mask
            self.sets |= mask if kind < SETS else 0
            self.armies |= mask if kind < ARMIES else 0
        self.of = of
        self.kind = kinds

    def kind_of(self, cards: i64) -> i64:
        """The kind of the first of these cards."""
        return self.kind[lowest_bit(cards)]


def first_of(cards: i64) -> i64:
    """The first of these cards, as a mask; 0 if there is none."""
    return cards & -cards


def kth(cards: i64, k: i64) -> i64:
    """The k-th of these cards (from 0), as a mask."""
    for _ in range(k):
        cards &= cards - 1
    return cards & -cards
