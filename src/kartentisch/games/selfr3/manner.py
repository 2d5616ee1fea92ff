"""What counts to a seat of SelfR3: the tastes by which its policy plays.  Compiled by mypyc."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(eq=False)
class Manner:
    """What counts to a seat; worths are in points at the end of the game.

    Attributes:
        army, late, lost, toll: what an army costs that falls, in the last round, which part of those that stand there
            falls in a conquest, and what every attack costs.
        income, whole, breaks, free: of a territory in the rounds to come, of a continent's bonus as more of it is held,
            of breaking that of somebody else, and which part of its worth counts if nobody holds it.
        station, slope, offset, spread: of the curve that tells who wins: a station's help, what defenders count, the
            attackers that are lost anyhow, and how slowly more of them make a conquest sure.
        gate, foe, foes: how much there is to do for units beside a free territory, one of others, each unit there.
        coin, short: a coin, and lacking those that a card in the hand will want.
        deck, cards: how much of what cards promise counts when they are bought, and played.
        first_bid, later_bid: in the first round and in others.
        together, many: claims: own neighbours, and all neighbours, which is bad.
        reach, hold, thin, mass: reinforcements: attacks that they promise, what there is to do, the less the more
            stand there, and who stands there.
        sites, officers, opens: stations, officers, territories that an officer opens.
        follows: how much less there may be to do where a conqueror's armies follow.
    """

    army: float = 0.12
    late: float = 0.03
    income: float = 0.25
    whole: float = 0.5
    breaks: float = 0.4
    station: float = 1.35
    slope: float = 0.95
    offset: float = 0.2
    spread: float = 0.75
    free: float = 0.9
    lost: float = 0.8
    toll: float = 0.15
    gate: float = 0.4
    foe: float = 1.0
    foes: float = 0.15
    coin: float = 0.12
    short: float = 0.3
    deck: float = 1.0
    cards: float = 1.0
    first_bid: float = 2.0
    later_bid: float = 1.0
    together: float = 0.15
    many: float = 0.02
    reach: float = 0.3
    hold: float = 0.1
    thin: float = 0.08
    mass: float = 0.02
    sites: float = 1.0
    officers: float = 1.0
    opens: float = 0.5
    follows: float = 0.0


USUAL: Final = Manner()
# found by quick games against the usual one (`benchmarks/tune.py`); the second is that of the last round
TUNED: Final = Manner(
    army=0.144, income=0.27, whole=0.37, breaks=0.9, station=1.7, slope=1.1, offset=0.02, spread=0.77, free=0.68,
    lost=0.93, toll=0.34, gate=0.31, foe=0.64, foes=0.015, coin=0.153, short=0.14, deck=1.4, cards=1.32, first_bid=5.5,
    later_bid=0.1, together=0.016, many=0.227, reach=0.4, hold=0.01, thin=0.008, mass=0.002, sites=0.7, officers=0.515,
    opens=1.0, follows=0.6,
)  # fmt: skip
LAST: Final = replace(
    TUNED, late=0.059, whole=0.7, breaks=0.445, slope=1.02, offset=0.256, spread=0.446, free=0.69, lost=1.0, toll=0.015,
    deck=0.75, cards=0.76, reach=0.03, hold=0.095, mass=0.028,
)  # fmt: skip
