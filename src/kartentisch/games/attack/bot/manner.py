"""Ways in which a seat may go about an action of its turn: what the plans of a search differ in.  Compiled by mypyc."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from mypy_extensions import i64

ENOUGH: Final = 0.93  # a battle that is won so surely needs no more units
LEAST_GOAL: Final = 4.0  # an attack that promises less is not made
ANYWHERE: Final = -1


@dataclass(eq=False)
class Manner:
    """What counts to a seat; worths are in production points.

    Attributes:
        price: own losses in battle; mixed: those of a battle that may go either way.
        enough: the chance to win that needs no more units.
        least: what an attack must promise.
        region, capital, bounty, hostile, leader: what a region is worth, a capital in it, what its army has cost, and
            what it is worth more if it is somebody's, and if nobody has more regions.
        even, first, garrison: of the curve that tells who wins: how much stronger an even fight is, what the defender's
            first shots count, and how many units are expected in a neutral region.
        guard: units that stay where enemies stand next door; 0: not even beside the capital.
        spared: mask of the regions that are not attacked.
        gathers: whether what has nothing to fight goes towards the front.
        rally: the own region where units go that have nothing else to do, and where new ones are placed; or ANYWHERE.
        buys: the kind of unit that is bought first of all; or ANYWHERE.
        infantry, tanks, artillery: which part of the army they should be.
        rear: how much worse it is to place units away from the front.
        shores: how much worse a place for the capital is for each unit of the strongest rival across the sea.
        march, blitz, produce, claim, challenge, shift, trade: how soon an action of a turn comes: by what it promises,
            taking the free sea and fighting for it, by units that are idle, and trade as it is.
        sways, beside: what a region won by diplomacy is worth, and every own neighbour of it.
        fleet: what the sea must bring to be fought for.
        wary, envy: what an offer must bring, and which part of what it brings to the other counts against it.
    """

    price: float = 1.0
    enough: float = ENOUGH
    least: float = LEAST_GOAL
    hostile: float = 0.0
    guard: i64 = 1
    spared: i64 = 0
    gathers: bool = False
    rally: i64 = ANYWHERE
    buys: i64 = ANYWHERE
    march: float = 1.5
    blitz: float = 1.2
    produce: float = 0.9
    claim: float = 9.0
    challenge: float = 4.0
    shift: float = 0.5
    trade: float = 100.0
    sways: float = 22.0
    beside: float = 0.2
    region: float = 22.0
    capital: float = 12.0
    bounty: float = 0.3
    leader: float = 0.0
    mixed: float = 0.6
    even: float = 1.1
    first: float = 0.7
    garrison: float = 3.4
    fleet: float = 12.0
    rear: float = 6.0
    shores: float = 0.0
    infantry: float = 0.4
    tanks: float = 0.2
    artillery: float = 0.2
    wary: float = 0.5
    envy: float = 0.4


USUAL: Final = Manner()
# found by quick games against the usual one (`benchmarks/tune.py`); the second is that of a seat's last turn
TUNED: Final = Manner(
    enough=0.984,
    least=6.4,
    march=2.4,
    blitz=0.05,
    produce=1.55,
    shift=0.23,
    trade=62.0,
    sways=31.5,
    leader=5.0,
    price=0.65,
    gathers=True,
    claim=18.5,
    challenge=17.5,
    beside=1.75,
    region=36.0,
    capital=20.5,
    bounty=0.61,
    mixed=0.35,
    even=1.5,
    first=1.37,
    garrison=3.75,
    fleet=0.0,
    rear=7.5,
    shores=0.5,
    infantry=0.92,
    tanks=0.33,
    artillery=0.18,
    wary=1.45,
    envy=0.58,
)
LAST: Final = replace(
    TUNED, enough=0.932, least=4.6, hostile=2.3, march=1.45, blitz=1.35, produce=1.6, shift=0.28, trade=70.0,
    sways=14.0, leader=2.0,
)  # fmt: skip
