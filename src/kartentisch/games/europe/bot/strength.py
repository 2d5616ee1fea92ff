"""How strong units are, and what a battle would bring: Lanchester's square law, fitted to exact odds.

Quick enough to be asked some thousand times for one plan.  Compiled by mypyc.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe.table import SLOTS, UNIT

Stack = vec[float]  # by slot; units may be counted in part

# slots of a stack (`table.py`): on land, where infantry, artillery and tanks come first, and at sea
GUNS: Final = 3
FIGHTERS: Final = 4
BOMBERS: Final = 5
TRANSPORTS: Final = 0
SUBMARINES: Final = 1
DESTROYERS: Final = 2
CARRIERS: Final = 3
BATTLESHIPS: Final = 5
# of a stack, by slot: what a unit rolls in attack and in defence, its price, how many hits it stands
LAND_ATTACK: Final = vec[float]([1.0, 2.0, 3.0, 0.0, 3.0, 4.0])
LAND_DEFENCE: Final = vec[float]([2.0, 2.0, 2.0, 0.0, 4.0, 1.0])
LAND_COST: Final = vec[float]([3.0, 4.0, 5.0, 0.0, 12.0, 15.0])
LAND_HITS: Final = vec[float]([1.0, 1.0, 1.0, 0.0, 1.0, 1.0])
SEA_ATTACK: Final = vec[float]([0.0, 2.0, 3.0, 1.0, 3.0, 4.0])
SEA_DEFENCE: Final = vec[float]([1.0, 2.0, 3.0, 3.0, 4.0, 4.0])
SEA_COST: Final = vec[float]([8.0, 8.0, 12.0, 18.0, 12.0, 24.0])
SEA_HITS: Final = vec[float]([1.0, 1.0, 1.0, 1.0, 1.0, 2.0])
# both fire at once, but the attacker may go on: found, as the sharpness in `clash`, from 300 exact battles
EDGE: Final = 1.1
CHEAP_FIRST: Final = 1.1  # who loses half of the hits loses less than half of the price

PARTING: Final = 0.2 / 6  # what falls still fires in its round
NOBODY: Final = vec[float]([0.0] * SLOTS)


# ------------------------------------------------------------------ stacks
def nobody() -> Stack:
    return NOBODY[:]


def plus(a: Stack, b: Stack) -> Stack:
    found = a[:]
    for slot in range(i64(SLOTS)):
        found[slot] += b[slot]
    return found


def less(a: Stack, b: Stack) -> Stack:
    found = a[:]
    for slot in range(i64(SLOTS)):
        found[slot] -= b[slot]
    return found


def one_more(stack: Stack, slot: i64, n: float = 1.0) -> Stack:
    found = stack[:]
    found[slot] += n
    return found


def packed(stack: Stack) -> int:
    """The whole stack as one number."""
    code: i64 = 0
    for slot in range(i64(SLOTS)):
        code += i64(stack[slot]) * UNIT[slot]
    return int(code)


def size(stack: Stack) -> float:
    """How many units."""
    n: float = 0.0
    for slot in range(i64(SLOTS)):
        n += stack[slot]
    return n


class Force:
    """One side: how many hits it stands, what it rolls in a round (in sixths of a hit), its price in IPC."""

    hits: float
    fire: float
    cost: float

    def __init__(self, hits: float = 0.0, fire: float = 0.0, cost: float = 0.0) -> None:
        self.hits = hits
        self.fire = fire
        self.cost = cost

    def plus(self, other: Force) -> Force:
        return Force(self.hits + other.hits, self.fire + other.fire, self.cost + other.cost)


class Clash:
    """What the attacker may expect: the chance to win, and the price of what each side loses."""

    chance: float
    lost: float
    killed: float

    def __init__(self, chance: float, lost: float, killed: float) -> None:
        self.chance = chance
        self.lost = lost
        self.killed = killed


NOTHING = Force()


def land_attack(stack: Stack) -> Force:
    """By slot.  Every artillery helps one infantry (AAE-45)."""
    force = _sum(stack, LAND_HITS, LAND_ATTACK, LAND_COST)
    return Force(force.hits, force.fire + min(stack[0], stack[1]), force.cost)


def land_defence(stack: Stack) -> Force:
    return _sum(stack, LAND_HITS, LAND_DEFENCE, LAND_COST)


def sea_attack(stack: Stack) -> Force:
    return _sum(stack, SEA_HITS, SEA_ATTACK, SEA_COST)


def sea_defence(stack: Stack) -> Force:
    return _sum(stack, SEA_HITS, SEA_DEFENCE, SEA_COST)


def ground(stack: Stack) -> float:
    """How many could take a land."""
    return stack[0] + stack[1] + stack[2]


def bombers_at_sea(n: float) -> Force:
    """Bombers have no slot in a stack at sea."""
    return Force(n, LAND_ATTACK[BOMBERS] * n, LAND_COST[BOMBERS] * n)


def _sum(stack: Stack, hits: vec[float], fire: vec[float], cost: vec[float]) -> Force:
    a: float = 0.0
    b: float = 0.0
    c: float = 0.0
    for slot in range(i64(SLOTS)):
        n = stack[slot]
        if n != 0.0:
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
