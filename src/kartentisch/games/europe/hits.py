"""Which hit may strike what: submarines only ships, aircraft no submarines that nobody has spotted.  Compiled by mypyc.

Whoever is hit chooses his casualties, but none that leaves a hit without a target for which there was one (AAE-R14).
Which hit is laid on which unit does not matter then: a set of casualties is allowed if every one of them can be given a
hit of its own, and any such set can be filled up to the greatest number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT

# whose hits they are
OF_SUBS: Final = 0
OF_AIRCRAFT: Final = 1
OF_OTHERS: Final = 2  # of surface ships; of everything on land
SOURCES: Final = 3

# what is hit
SUBMARINES: Final = 0
AIRCRAFT: Final = 1
OTHERS: Final = 2  # surface ships; everything else on land
BYSTANDERS: Final = 3  # ships of other Allies in the zone, who may stand in for the attacker's (AAE-75)
TARGETS: Final = 4


def strikes(target: i64, spotted: bool) -> i64:
    """Mask of those whose hits the target may take (AAE-64, AAE-65, AAE-66, AAE-75)."""
    if target == SUBMARINES:
        return 7 if spotted else 5
    if target == AIRCRAFT:
        return 6
    return 7 if target == OTHERS else 1


def of_sources(hits: vec[i64], sources: i64) -> i64:
    """How many hits these (mask) have scored."""
    n: i64 = 0
    for source in range(i64(SOURCES)):
        if sources & BIT[source]:
            n += hits[source]
    return n


def fits(hits: vec[i64], chosen: vec[i64], spotted: bool) -> bool:
    """Whether every unit chosen can have a hit of its own: no group of targets has more than may strike it (Hall)."""
    for group in range(i64(1), i64(16)):
        units: i64 = 0
        sources: i64 = 0
        for target in range(i64(TARGETS)):
            if group & BIT[target]:
                units += chosen[target]
                sources |= strikes(target, spotted)
        if units > of_sources(hits, sources):
            return False
    return True


def most(hits: vec[i64], there: vec[i64], spotted: bool) -> i64:
    """How many of the hits find a target, where so many of each kind are there; the others are lost."""
    n: i64 = 0
    chosen = vec[i64]([0] * TARGETS)
    for target in range(i64(TARGETS)):
        while chosen[target] < there[target]:
            chosen[target] += 1
            if not fits(hits, chosen, spotted):
                chosen[target] -= 1
                break
            n += 1
    return n


def may_choose(hits: vec[i64], chosen: vec[i64], target: i64, spotted: bool) -> bool:
    """Whether one more of this kind may be chosen."""
    chosen[target] += 1
    fit = fits(hits, chosen, spotted)
    chosen[target] -= 1
    return fit
