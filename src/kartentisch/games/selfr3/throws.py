"""Rulebook "Offiziere" and "Stationen": which dice attack and defend.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.games.selfr3.actions import ABC, TAKTIK
from kartentisch.games.selfr3.state import SelfR3State

ONE_SIX: Final = 0  # the defender's dice, by their places in `actions.DICE`
ONE_EIGHT: Final = 1
TWO_SIXES: Final = 2
ONE_OF_EACH: Final = 3
TWO_EIGHTS: Final = 4


def rolls_eight(s: SelfR3State, officer: i64, source: i64, aim: i64) -> bool:
    """Whether an officer attacks with a d8: ABC always, tactical never, the others from or into their kind."""
    if officer == ABC:
        return True
    if officer == TAKTIK:
        return False
    return officer == s.table.kind(source) + 1 or officer == s.table.kind(aim) + 1


def merged(some: vec[i64], others: vec[i64]) -> vec[i64]:
    """Two rolls as one, the highest first."""
    dice = vec[i64]()
    i: i64 = 0
    k: i64 = 0
    while i < i64(len(some)) or k < i64(len(others)):
        if k == i64(len(others)) or (i < i64(len(some)) and some[i] >= others[k]):
            dice = append(dice, some[i])
            i += 1
        else:
            dice = append(dice, others[k])
            k += 1
    return dice


def sixes_of(dice: i64) -> i64:
    if dice == TWO_SIXES:
        return 2
    return 1 if dice in (ONE_SIX, ONE_OF_EACH) else 0


def eights_of(dice: i64) -> i64:
    if dice == TWO_EIGHTS:
        return 2
    return 1 if dice in (ONE_EIGHT, ONE_OF_EACH) else 0


def defences(s: SelfR3State) -> i64:
    """Mask of the dice that the defender may choose: officers, and all beside a station, roll d8 (R2-41, R2-50)."""
    sixes = s.armies[s.aim]
    eights = count_bits(s.officers(s.aim))
    if s.has_station(s.aim):
        eights += sixes
        sixes = 0
    mask: i64 = 0
    if sixes > 0:
        mask |= BIT[ONE_SIX]
    if eights > 0:
        mask |= BIT[ONE_EIGHT]
    if sixes > 1:
        mask |= BIT[TWO_SIXES]
    if sixes > 0 and eights > 0:
        mask |= BIT[ONE_OF_EACH]
    if eights > 1:
        mask |= BIT[TWO_EIGHTS]
    return mask
