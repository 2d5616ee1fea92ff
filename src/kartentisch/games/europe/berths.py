"""Which fighter on which carrier: the exact part of "every aircraft must be able to land" (AAE-37).  Compiled by mypyc.

A carrier waits for its fighters in one zone only and has two places (AAE-128).  The question is small, two or three
carriers and few fighters, so it is answered exactly: the fighters are tried in turn, those with the fewest zones first;
what differs in name only (equal fighters, equal carriers) is tried once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits

NO_CARRIER: Final = -1
FREE: Final = -1  # a fighter that is tied to no zone


class Berths:
    """Carriers, and the fighters that need one.

    Attributes:
        home: [carrier] the zone where it is now.
        zones: [carrier] mask of the zones in which it can be when fighters land; after `missing` of those that suit.
        room: [carrier] how many fighters it can still take.
        flights: [fighter] mask of the zones that it reaches.
        tied: [fighter] the zone whose carriers alone can take it, because it stands on one of them; or FREE.
        berth: [fighter] its carrier, after `missing`; or NO_CARRIER.
    """

    home: vec[i64]
    zones: vec[i64]
    room: vec[i64]
    flights: vec[i64]
    tied: vec[i64]
    berth: vec[i64]
    order: vec[i64]  # fighters, those with the fewest zones first, equal ones side by side

    def __init__(self) -> None:
        self.home = vec[i64]()
        self.zones = vec[i64]()
        self.room = vec[i64]()
        self.flights = vec[i64]()
        self.tied = vec[i64]()
        self.berth = vec[i64]()
        self.order = vec[i64]()

    def copy(self) -> Berths:
        """For a trial with one more."""
        other = Berths()
        other.home = self.home[:]
        other.zones = self.zones[:]
        other.room = self.room[:]
        other.flights = self.flights[:]
        other.tied = self.tied[:]
        other.berth = self.berth[:]
        other.order = self.order[:]
        return other

    def add_carrier(self, home: i64, zones: i64, room: i64) -> None:
        """A carrier that can be in any one of these zones, with so many free places."""
        self.home = append(self.home, home)
        self.zones = append(self.zones, zones)
        self.room = append(self.room, room)

    def add_fighter(self, zones: i64, tied: i64 = FREE) -> None:
        """A fighter that reaches these zones, or stands on a carrier of one zone and goes where that one goes."""
        n = i64(len(self.flights))
        self.flights = append(self.flights, zones)
        self.tied = append(self.tied, tied)
        self.berth = append(self.berth, NO_CARRIER)
        self.order = append(self.order, n)
        i = n
        while i > 0 and self.before(n, self.order[i - 1]):
            self.order[i] = self.order[i - 1]
            i -= 1
        self.order[i] = n

    def before(self, one: i64, other: i64) -> bool:
        """Fewer zones first, and equal fighters side by side."""
        some, others = self.flights[one], self.flights[other]
        few, many = count_bits(some), count_bits(others)
        if few != many:
            return few < many
        return some < others or (some == others and self.tied[one] < self.tied[other])

    def missing(self) -> i64:
        """How many fighters find no place in the best plan, which `berth` and `zones` show then."""
        places: i64 = 0
        for carrier in range(i64(len(self.room))):
            places += self.room[carrier]
        missing = max(i64(len(self.flights)) - places, i64(0))
        while not self.place(0, missing):
            missing += 1
        return missing

    def place(self, i: i64, missing: i64) -> bool:
        """Find a carrier for the i-th fighter in order and all behind it; so many may go without."""
        if i == i64(len(self.order)):
            return True
        fighter = self.order[i]
        reach, tied = self.flights[fighter], self.tied[fighter]
        first: i64 = 0
        if i > 0:  # equal fighters: in the order of the carriers, and behind one that has none nobody has one
            like = self.order[i - 1]
            if self.flights[like] == reach and self.tied[like] == tied:
                first = self.berth[like] if self.berth[like] != NO_CARRIER else i64(len(self.room))
        for carrier in range(first, i64(len(self.room))):
            zones = self.zones[carrier]
            if self.room[carrier] == 0 or zones & reach == 0 or self.tried(first, carrier):
                continue
            if tied not in (FREE, self.home[carrier]):
                continue
            self.zones[carrier] = zones & reach
            self.room[carrier] -= 1
            self.berth[fighter] = carrier
            if self.place(i + 1, missing):
                return True
            self.zones[carrier] = zones
            self.room[carrier] += 1
            self.berth[fighter] = NO_CARRIER
        return missing > 0 and self.place(i + 1, missing - 1)

    def tried(self, first: i64, carrier: i64) -> bool:
        """A carrier before this one is in all respects the same."""
        for other in range(first, carrier):
            if (
                self.zones[other] == self.zones[carrier]
                and self.room[other] == self.room[carrier]
                and self.home[other] == self.home[carrier]
            ):
                return True
        return False
