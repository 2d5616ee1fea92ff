"""Who could take part in a battle: units that were not sent yet, in the order in which they would go.

Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from kartentisch.games.europe.actions import (
    ARMOR,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    CARRIER,
    DESTROYER,
    FIGHTER,
    INFANTRY,
    POWERS,
    SUBMARINE,
)
from kartentisch.games.europe.bot.atlas import RANGE
from kartentisch.games.europe.bot.strength import Stack, size
from kartentisch.games.europe.bot.threats import Scene, unpacked
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, SLOT

WARSHIPS = (DESTROYER, SUBMARINE, BATTLESHIP, CARRIER)
STRAIGHT: Final = -1  # no space between
THERE: Final = -2  # a ship that is in the zone already


class Move:
    """One unit: from where, and over which space."""

    def __init__(self, kind: int, start: int, over: int = STRAIGHT) -> None:
        self.kind = kind
        self.start = start
        self.over = over


class Muster:
    """What the power has left to send; plans take from it."""

    def __init__(self, w: EuropeState, scene: Scene) -> None:
        self.scene, self.map = scene, scene.map
        self.seen: set[int] = set()  # from where those come that were listed since this was set
        spaces = range(self.map.spaces)
        self.ready: list[Stack] = [unpacked(w.units[space * POWERS + scene.power] - w.spent[space]) for space in spaces]
        self.way_home = [self._way_home(space) for space in spaces]  # [space] steps for aircraft
        self.danger = [  # [land] what the enemy would gain there as it stands
            scene.risk(land, scene.guard(land)) if scene.held[land] else 0.0 for land in range(self.map.lands)
        ]

    def _way_home(self, space: int) -> int:
        ways, held, found = self.map.air[space], self.scene.held, FAR
        for land in range(self.map.lands):
            if held[land] and ways[land] < found and land != space:
                found = ways[land]
        return found

    def take(self, start: int, kind: int) -> None:
        """The unit is gone from there."""
        self.use(start, kind)
        self.scene.put(start, SLOT[kind], -1.0)

    def use(self, start: int, kind: int) -> None:
        """The unit has its order."""
        stack = self.ready[start]
        stack[SLOT[kind]] -= 1.0
        self.ready[start] = stack

    def count(self, start: int, kind: int) -> int:
        """How many of a kind have no order yet."""
        return int(self.ready[start][SLOT[kind]])

    def _some(self, kind: int, start: int, over: int) -> list[Move]:
        """All of a kind that are left there."""
        n = self.count(start, kind)
        if n > 0:
            self.seen.add(start)
        return [Move(kind, start, over)] * n

    def troops(self, land: int) -> list[Move]:
        """Those that could step in: fodder and punch by turns, from safe lands first."""
        pools: dict[int, list[Move]] = {INFANTRY: [], ARTILLERY: [], ARMOR: []}
        for near in self.map.near[land]:
            for kind, pool in pools.items():
                pool += self._some(kind, near, STRAIGHT)
        tanks = pools[ARMOR]
        for over, far in self.map.second[land]:
            once = far not in self.map.near[land] and all(move.start != far for move in tanks)
            if once and self.scene.held[over]:
                tanks += self._some(ARMOR, far, over)
        pools[INFANTRY].sort(key=lambda move: self.danger[move.start])
        return by_turns([pools[INFANTRY], pools[ARTILLERY], tanks], (2, 1, 1))

    def planes(self, space: int) -> list[Move]:
        """Those that could fly there and on to a land of the own side."""
        found: list[Move] = []
        for kind in (FIGHTER, BOMBER):
            for start in range(self.map.spaces if kind == FIGHTER else self.map.lands):
                if self.count(start, kind) and self.map.air[start][space] + self.way_home[space] <= RANGE[kind]:
                    found += self._some(kind, start, STRAIGHT)
        return found

    def ships(self, zone: int) -> list[Move]:
        """Warships that come into the zone in two steps."""
        found: dict[int, list[Move]] = {kind: [] for kind in WARSHIPS}

        def add(start: int, over: int) -> None:
            for kind, pool in found.items():
                pool += self._some(kind, start, over)

        add(zone, THERE)
        seen = {zone, *self.map.waters[zone]}
        for near in self.map.waters[zone]:
            add(near, STRAIGHT)
        for over in self.map.waters[zone]:
            if not self.scene.free(over):
                continue
            for far in self.map.waters[over]:
                if far not in seen and size(self.ready[far]) > 0.0:
                    seen.add(far)
                    add(far, over)
        if self.scene.axis:
            return [*found[SUBMARINE], *found[DESTROYER], *found[BATTLESHIP]]
        return by_turns([found[DESTROYER], found[BATTLESHIP], found[SUBMARINE]], (1, 1, 1))


def by_turns(pools: list[list[Move]], shares: tuple[int, ...]) -> list[Move]:
    """Some of each by turns, until all are in."""
    order: list[Move] = []
    at = [0] * len(pools)
    while any(at[i] < len(pool) for i, pool in enumerate(pools)):
        for i, pool in enumerate(pools):
            order += pool[at[i] : at[i] + shares[i]]
            at[i] += shares[i]
    return order
