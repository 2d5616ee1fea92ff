"""What a seat may think that another one holds: only from what it has seen, never from the hand itself.

Of the cards of a pool (`pools`) each lies in each of its places equally likely; cards are taken one by one, as if one
told nothing about the next.  Compiled by mypyc.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits, lowest_bit
from kartentisch.games.attacke.actions import ARMIES, ARMS, JOKER, KINDS, RANKS
from kartentisch.games.attacke.pools import HANDS, KNOWN, SEEN
from kartentisch.games.attacke.state import AttackeState

ANOTHER: Final = 0.2  # that whoever is known to have a joker has one more


class Guess:
    """The hand of `other`, as `seat` may think of it.

    Attributes:
        none: [kind] the chance that it has no card of the kind.
        armies: the sum of army cards that is to be expected (SCH-58).
    """

    s: AttackeState
    none: vec[float]
    armies: float

    def __init__(self, s: AttackeState, seat: i64, other: i64) -> None:
        self.s = s
        none = vec[float]([1.0] * KINDS)
        armies: float = 0.0
        m, pools, kinds, value = s.cards.m, s.cards.pools, s.cards.deck.kind, s.table.value
        hand = m[HANDS + other]
        seen = m[SEEN + seat] | m[HANDS + seat]
        known = hand & (m[KNOWN + other] | m[SEEN + seat])
        while known:
            kind = kinds[lowest_bit(known)]
            known &= known - 1
            none[kind] = 0.0
            if kind < ARMIES:
                armies += float(value[kind])
        for i in range(i64(len(pools))):
            free = pools[i] & ~seen
            n = count_bits(free & hand)
            if n == 0:
                continue
            part = float(n) / float(count_bits(free))
            while free:
                kind = kinds[lowest_bit(free)]
                free &= free - 1
                none[kind] *= 1.0 - part
                if kind < ARMIES:
                    armies += part * float(value[kind])
        self.none = none
        self.armies = armies

    def has(self, kind: i64) -> float:
        return 1.0 - self.none[kind]

    def below(self, most: i64) -> vec[float]:
        """[sum, up to `most`] the chance that its strongest set (SCH-13) has a smaller sum, or that it has none."""
        s, none = self.s, self.none
        joker = s.table.armies(JOKER)
        size = most + 1
        # [arms without a card, sum]
        found = vec[float]([0.0] * ((ARMS + 1) * size))
        found[0] = 1.0
        for arm in range(i64(ARMS)):
            more = vec[float]([0.0] * ((ARMS + 1) * size))
            left: float = 1.0
            kind = (arm + 1) * RANKS - 1
            while kind >= arm * RANKS:
                chance = left * (1.0 - none[kind])
                left *= none[kind]
                if chance > 0.0:
                    add(found, more, arm, 0, s.table.value[kind], chance, size)
                kind -= 1
            add(found, more, arm, 1, 0, left, size)
            found = more
        without = none[JOKER]
        one = 1.0 - without
        two = max(0.0, one + without * log(without)) if without > 0.0 else ANOTHER
        sums = vec[float]([0.0] * size)
        for total in range(size):
            sums[total] += found[total]
            sums[min(total + joker, most)] += one * found[size + total]
            sums[min(total + 2 * joker, most)] += two * found[2 * size + total]
        lacks: float = 1.0
        for total in range(size):
            lacks -= sums[total]
        for total in range(size):
            here = sums[total]
            sums[total] = lacks
            lacks += here
        return sums


def add(found: vec[float], more: vec[float], arms: i64, missing: i64, value: i64, chance: float, size: i64) -> None:
    """What was found of the arms before, with this card or without any."""
    for lacking in range(arms + 1):
        for total in range(size):
            part = found[lacking * size + total]
            if part > 0.0:
                more[(lacking + missing) * size + min(total + value, size - 1)] += part * chance
