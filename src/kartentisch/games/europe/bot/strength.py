"""How strong units are, and what a battle would bring: Lanchester's square law, fitted to exact odds.

Quick enough to be asked some thousand times for one plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

# slots of a stack (`table.py`): on land, where infantry, artillery and tanks come first, and at sea
GUNS, FIGHTERS, BOMBERS = 3, 4, 5
TRANSPORTS, SUBMARINES, DESTROYERS, CARRIERS, BATTLESHIPS = 0, 1, 2, 3, 5
# of a stack, by slot: what a unit rolls in attack and in defence, its price, how many hits it stands
LAND_ATTACK = (1, 2, 3, 0, 3, 4)
LAND_DEFENCE = (2, 2, 2, 0, 4, 1)
LAND_COST = (3, 4, 5, 0, 12, 15)
LAND_HITS = (1, 1, 1, 0, 1, 1)
SEA_ATTACK = (0, 2, 3, 1, 3, 4)
SEA_DEFENCE = (1, 2, 3, 3, 4, 4)
SEA_COST = (8, 8, 12, 18, 12, 24)
SEA_HITS = (1, 1, 1, 1, 1, 2)
EDGE = 1.1  # both fire at once, but the attacker may go on: found, as the sharpness in `clash`, from 300 exact battles
CHEAP_FIRST = 1.1  # who loses half of the hits loses less than half of the price

PARTING = 0.2 / 6  # what falls still fires in its round


class Force(NamedTuple):
    """One side: how many hits it stands, what it rolls in a round (in sixths of a hit), its price in IPC."""

    hits: float = 0.0
    fire: float = 0.0
    cost: float = 0.0

    def plus(self, other: Force) -> Force:
        return Force(self.hits + other.hits, self.fire + other.fire, self.cost + other.cost)


class Clash(NamedTuple):
    """What the attacker may expect: the chance to win, and the price of what each side loses."""

    chance: float
    lost: float
    killed: float


NOTHING = Force()


def land_attack(stack: Sequence[float]) -> Force:
    """By slot.  Every artillery helps one infantry (AAE-45)."""
    force = _sum(stack, LAND_HITS, LAND_ATTACK, LAND_COST)
    return Force(force.hits, force.fire + min(stack[0], stack[1]), force.cost)


def land_defence(stack: Sequence[float]) -> Force:
    return _sum(stack, LAND_HITS, LAND_DEFENCE, LAND_COST)


def sea_attack(stack: Sequence[float]) -> Force:
    return _sum(stack, SEA_HITS, SEA_ATTACK, SEA_COST)


def sea_defence(stack: Sequence[float]) -> Force:
    return _sum(stack, SEA_HITS, SEA_DEFENCE, SEA_COST)


def ground(stack: Sequence[float]) -> float:
    """How many could take a land."""
    return stack[0] + stack[1] + stack[2]


def bombers_at_sea(n: int) -> Force:
    """Bombers have no slot in a stack at sea."""
    return Force(n, LAND_ATTACK[BOMBERS] * n, LAND_COST[BOMBERS] * n)


def _sum(stack: Sequence[float], hits: Sequence[int], fire: Sequence[int], cost: Sequence[int]) -> Force:
    a = b = c = 0.0
    for slot, n in enumerate(stack):
        if n:
            a += n * hits[slot]
            b += n * fire[slot]
            c += n * cost[slot]
    return Force(a, b, c)


def clash(attacker: Force, defender: Force) -> Clash:
    """A battle to the end."""
    if attacker.hits <= 0 or attacker.fire <= 0:
        return Clash(0.0, 0.0, 0.0)
    if defender.hits <= 0 or defender.fire <= 0:
        return Clash(1.0, 0.0, defender.cost)
    ours, theirs = attacker.hits * attacker.fire, defender.hits * defender.fire
    ratio = ours / theirs
    chance = 1.0 / (1.0 + (EDGE * ratio) ** -(0.6 + 1.2 * sqrt((attacker.hits + defender.hits) / 2)))
    if ratio >= 1:
        gone = 1.0 - sqrt(1.0 - 1.0 / ratio) + PARTING * defender.fire / attacker.hits
        won = attacker.cost * min(gone, 1.0) ** CHEAP_FIRST
        return Clash(chance, chance * won + (1 - chance) * attacker.cost * 0.7, defender.cost * (0.4 + 0.6 * chance))
    gone = 1.0 - sqrt(1.0 - ratio) + PARTING * attacker.fire / defender.hits
    killed = defender.cost * min(gone, 1.0) ** CHEAP_FIRST
    return Clash(chance, attacker.cost * (1 - 0.6 * chance), chance * defender.cost + (1 - chance) * killed)
