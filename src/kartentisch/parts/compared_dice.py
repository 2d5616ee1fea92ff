"""Dice that are compared, highest against highest, as in Risk.  Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import die


def sorted_dice(outcome: i64, dice: i64, faces: i64, first: i64 = 0) -> vec[i64]:
    """So many dice of a roll, the highest first; `first`: how many of the roll belong to somebody else before them."""
    shown = vec[i64]([0] * dice)
    for i in range(dice):
        pips = die(outcome, faces, first + i)
        place = i
        while place > 0 and shown[place - 1] < pips:
            shown[place] = shown[place - 1]
            place -= 1
        shown[place] = pips
    return shown


def attacker_loses(attack: vec[i64], defence: vec[i64], ties_to_defender: bool = True) -> i64:
    """How many of the pairs the attacker loses; of the others the defender loses one each.

    Both sorted; there are as many pairs as the fewer dice.
    """
    lost: i64 = 0
    for i in range(min(i64(len(attack)), i64(len(defence)))):
        if attack[i] < defence[i] or (attack[i] == defence[i] and ties_to_defender):
            lost += 1
    return lost
