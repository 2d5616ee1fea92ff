"""What counts to a seat of SelfR3: the tastes by which its policy plays.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final


class Manner:
    """In points at the end of the game, where nothing else is said."""

    def __init__(
        self,
        army: float = 0.12,
        late: float = 0.03,
        income: float = 0.25,
        whole: float = 0.5,
        breaks: float = 0.4,
        station: float = 1.35,
        slope: float = 0.95,
        offset: float = 0.2,
        spread: float = 0.75,
        free: float = 0.9,
        lost: float = 0.8,
        toll: float = 0.15,
        gate: float = 0.4,
        foe: float = 1.0,
        foes: float = 0.15,
        coin: float = 0.12,
        short: float = 0.3,
        deck: float = 1.0,
        cards: float = 1.0,
        first_bid: float = 2.0,
        later_bid: float = 1.0,
        last_bid: float = 4.0,
        together: float = 0.15,
        many: float = 0.02,
        reach: float = 0.3,
        hold: float = 0.1,
        thin: float = 0.08,
        mass: float = 0.02,
        sites: float = 1.0,
        officers: float = 1.0,
        opens: float = 0.5,
        far: float = 0.5,
        follows: float = 0.0,
    ) -> None:
        self.army = army
        self.late = late
        self.income = income
        self.whole = whole
        self.breaks = breaks
        self.station = station
        self.slope = slope
        self.offset = offset
        self.spread = spread
        self.free = free
        self.lost = lost
        self.toll = toll
        self.gate = gate
        self.foe = foe
        self.foes = foes
        self.coin = coin
        self.short = short
        self.deck = deck
        self.cards = cards
        self.first_bid = first_bid
        self.later_bid = later_bid
        self.last_bid = last_bid
        self.together = together
        self.many = many
        self.reach = reach
        self.hold = hold
        self.thin = thin
        self.mass = mass
        self.sites = sites
        self.officers = officers
        self.opens = opens
        self.far = far
        self.follows = follows


USUAL: Final = Manner()
