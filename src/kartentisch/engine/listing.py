"""The paper on which a state lists what may be chosen; each state has its own.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import DE_BRUIJN, LOWEST, count_bits
from kartentisch.engine.piles import Stock

UNLISTED: Final = -9  # the legal actions of this moment have not been listed yet
ROOM: Final = 56  # room for the legal actions of a moment at first; it grows
EMPTY: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Listing:
    """The ground floor of `kernel.State`: the choices listed last, which no clone takes along."""

    choices: i64  # number of entries in `legal` at the last listing
    listed: i64  # the seat for which they were listed, or UNLISTED
    legal: vec[i64]
    weights: vec[i64]
    moment: i64  # grows with every answer, but for those that change nothing that is told (`Procedure.looks`)

    def __init__(self) -> None:
        self.moment = 0
        self.choices = 0
        self.listed = UNLISTED
        self.legal = EMPTY
        self.weights = EMPTY

    def widen(self, n: i64) -> None:
        """Make room for at least n choices."""
        room: i64 = ROOM
        while room < n:
            room *= 2
        legal = vec[i64]([0] * room)
        for i in range(i64(len(self.legal))):
            legal[i] = self.legal[i]
        self.legal = legal

    def add(self, n: i64, action: i64) -> i64:
        """Write one action behind the n listed ones; the new number."""
        if n >= i64(len(self.legal)):
            self.widen(n + 1)
        self.legal[n] = action
        return n + 1

    def add_each(self, n: i64, base: i64, mask: i64) -> i64:
        """Write base + i for every bit i of the mask."""
        most = n + count_bits(mask)
        if most > i64(len(self.legal)):
            self.widen(most)
        legal, lowest = self.legal, LOWEST
        while n < most:
            legal[n] = base + lowest[(mask & -mask) * DE_BRUIJN >> 58 & 63]  # `lowest_bit` of what is not 0
            mask &= mask - 1
            n += 1
        return n

    def add_pile(self, pile: Stock) -> i64:
        """Write every kind of card in the pile, weighted by its number; how many kinds."""
        n: i64 = 0
        for kind in range(pile.kinds):
            n = self.add_weighted(n, kind, pile.count(kind))
        return n

    def add_weighted(self, n: i64, outcome: i64, weight: i64) -> i64:
        """Write one outcome of a draw with its weight; nothing if the weight is 0."""
        if weight == 0:
            return n
        if n >= i64(len(self.weights)):
            self.weights = append(self.weights, weight)
        self.weights[n] = weight
        return self.add(n, outcome)
