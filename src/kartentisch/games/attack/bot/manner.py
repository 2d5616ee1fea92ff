"""Ways in which a seat may go about an action of its turn: what the plans of a search differ in.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ENOUGH: Final = 0.93  # a battle that is won so surely needs no more units
LEAST_GOAL: Final = 4.0  # an attack that promises less is not made
ANYWHERE: Final = -1


class Manner:
    """What counts in a plan, against what counts in the usual one.

    Attributes:
        price: own losses in battle.
        enough: the chance to win that needs no more units.
        least: what an attack must promise.
        hostile: what a region of somebody else is worth more than a neutral one, in production points.
        guard: units that stay where enemies stand next door; 0: not even beside the capital.
        spared: mask of the regions that are not attacked.
        gathers: whether what has nothing to fight goes towards the front.
        rally: the own region where units go that have nothing else to do, and where new ones are placed; or ANYWHERE.
        buys: the kind of unit that is bought first of all; or ANYWHERE.
    """

    price: float
    enough: float
    least: float
    hostile: float
    guard: i64
    spared: i64
    gathers: bool
    rally: i64
    buys: i64

    def __init__(
        self,
        price: float = 1.0,
        enough: float = ENOUGH,
        least: float = LEAST_GOAL,
        hostile: float = 0.0,
        guard: i64 = 1,
        spared: i64 = 0,
        gathers: bool = False,
        rally: i64 = ANYWHERE,
        buys: i64 = ANYWHERE,
    ) -> None:
        self.price = price
        self.enough = enough
        self.least = least
        self.hostile = hostile
        self.guard = guard
        self.spared = spared
        self.gathers = gathers
        self.rally = rally
        self.buys = buys


USUAL: Final = Manner()
