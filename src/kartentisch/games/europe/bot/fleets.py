"""Movement of ships outside combat: transports carry and fetch, warships hunt, guard and hide.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from kartentisch.games.europe.actions import (
    BATTLESHIP,
    CARRIER,
    DESTROYER,
    GERMANY,
    SUBMARINE,
    UK,
    USA,
    USSR,
)
from kartentisch.games.europe.bot.footing import FORWARD, Footing
from kartentisch.games.europe.bot.sealift import Lift, lifts_of, ways_from
from kartentisch.games.europe.bot.strength import TRANSPORTS, ground, nobody, one_more, plus, size
from kartentisch.games.europe.bot.threats import FRONT
from kartentisch.games.europe.table import SLOT

WARSHIPS: Final = (SUBMARINE, DESTROYER, CARRIER, BATTLESHIP)
LEAST_GAIN: Final = 0.2  # for putting cargo ashore
BEYOND_FRONT: Final = 4  # steps behind the front where cargo is put ashore, too
DETOUR: Final = 1.0  # where units are not needed
OUTER_SEA: Final = 20  # steps; further ones do not matter
COMING: Final = 2  # steps from the shore, where transports wait for the next turn
TRANSPORT_STEP: Final = 1.5  # what a step nearer is worth
WARSHIP_STEP: Final = 0.8
HUNTER_STEP: Final = 1.0  # submarines of the Axis
STAY: Final = 0.01  # of two zones that are as good, the nearer one


class Fleets:
    def __init__(self, footing: Footing) -> None:
        self.footing, self.scene, self.map = footing, footing.scene, footing.map
        self.pilot = footing.pilot
        self.zones = range(self.map.lands, self.map.spaces)

    # ------------------------------------------------------------------ transports
    def ferry(self) -> None:
        """Cargo goes ashore where it can march on or is needed; else towards it; empty ones fetch."""
        for lift in lifts_of(self.pilot.w, self.scene):
            if not (lift.aboard or lift.takes):
                self._fetch(lift)
            elif not self._put_ashore(lift):
                self._sail_on(lift)

    def _put_ashore(self, lift: Lift) -> bool:
        cargo = (*lift.aboard, *(kind for kind, _ in lift.takes))
        stack = nobody()
        for kind in cargo:
            stack[kind] += 1.0
        best, where, zone = LEAST_GAIN, -1, -1
        if all(not self.map.mainland[start] for _, start in lift.takes):
            for end in lift.ways:
                for land in self.map.shores[end]:
                    if self.footing.friendly(land) and all(land != start for _, start in lift.takes):
                        gain = self.footing.joined(land, stack) + self._onward(land)
                        if gain > best:
                            best, where, zone = gain, land, end
        if where < 0 or not lift.go(self.pilot, lift.ways[zone]):
            return False
        for kind in cargo:
            if self.pilot.unload(kind, where):
                self.scene.put(where, kind, 1.0)
                self.footing.forget(where)
        self._loaded(lift)
        self._sailed(lift.zone, zone, TRANSPORTS)
        return True

    def _onward(self, land: int) -> float:
        """What it is worth to be there, apart from holding it."""
        if self.map.mainland[land] and (self.scene.axis or not self.scene.behind(land)):
            return FORWARD * (FRONT + BEYOND_FRONT - self.map.goal[self.scene.power][land])
        return -DETOUR

    def _sail_on(self, lift: Lift) -> None:
        """Towards shores of the enemy, into the safest zone in reach of them."""
        if self.scene.axis and not lift.aboard:
            return
        hostile = [zone for zone in self.zones if any(self.scene.hostile(land) for land in self.map.shores[zone])]
        field = self._field(hostile)
        end = max(lift.ways, key=lambda zone: self._berth(lift.zone, zone, field, COMING))
        if (end != lift.zone or lift.takes) and lift.go(self.pilot, lift.ways[end]):
            self._loaded(lift)
            self._sailed(lift.zone, end, TRANSPORTS)

    def _fetch(self, lift: Lift) -> None:
        """To where units wait for a ship."""
        scene, m = self.scene, self.map
        waiting = [land for land in range(m.lands) if ground(self.footing.ready(land)) > 0.0 and not m.mainland[land]]
        if scene.power != USSR:
            waiting.append(m.capital[scene.power])
        field = self._rendezvous() or self._field([zone for land in waiting for zone in m.waters[land]])
        end = max(lift.ways, key=lambda zone: self._berth(lift.zone, zone, field, 0))
        if end != lift.zone and lift.go(self.pilot, lift.ways[end]):
            self._sailed(lift.zone, end, TRANSPORTS)

    def _rendezvous(self) -> list[int] | None:
        """The Western Allies gather in one zone at the British coast, to land together; steps to it."""
        scene, m = self.scene, self.map
        island = m.capital[UK]
        if scene.power not in (UK, USA) or not scene.is_friend(scene.owner[island]):
            return None
        zones = [zone for zone in m.waters[island] if scene.free(zone)]
        if not zones:
            return None
        reach = {zone: len(ways_from(scene, zone, 2)) for zone in zones}
        return self._field([max(zones, key=lambda zone: (size(scene.guard(zone)), reach[zone]))])

    def _berth(self, start: int, zone: int, field: list[int], least: int) -> float:
        """How good it is for a transport to lie there: near its goal, but not in danger."""
        scene = self.scene
        fleet = scene.guard(zone)
        if zone != start:
            fleet = plus(fleet, scene.own(start))  # they sail together, with their escort
        danger = scene.sea_risk(zone, fleet, fleet[TRANSPORTS]) / max(fleet[TRANSPORTS], 1.0)
        steps = max(min(field[zone], OUTER_SEA), least)
        return -self.footing.sail * TRANSPORT_STEP * float(steps) - danger - (STAY if zone != start else 0.0)

    def _loaded(self, lift: Lift) -> None:
        for kind, start in lift.takes:
            self.scene.put(start, kind, -1.0)
            self.footing.forget(start)

    def _sailed(self, start: int, zone: int, slot: int) -> None:
        self.scene.put(start, slot, -1.0)
        self.scene.put(zone, slot, 1.0)

    def _field(self, goals: list[int]) -> list[int]:
        """[space] steps by sea to the nearest of these zones that is free of enemies."""
        return self.map.steps_by_sea([zone for zone in goals if self.scene.free(zone)])

    # ------------------------------------------------------------------ warships
    def patrol(self) -> None:
        """Submarines towards convoys and out of harm's way, others to the transports that they guard."""
        scene = self.scene
        if scene.axis:
            field = self._field([z for z in self.zones if self.map.centre[z] and scene.owner[z] != GERMANY])
            hunt = field
        else:
            field = self._field([z for z in self.zones if scene.guard(z)[TRANSPORTS] > 0.0])
            freed = self._field([z for z in self.zones if scene.shut(z)])
            hunt = [min(a, b) for a, b in zip(field, freed, strict=True)]
        for start in self.zones:
            if size(scene.own(start)) <= 0.0:
                continue
            for kind in WARSHIPS:
                goals = hunt if kind in (DESTROYER, SUBMARINE) else field
                while self._may_sail(start, kind) and self._sail(start, kind, goals):
                    pass

    def _may_sail(self, zone: int, kind: int) -> bool:
        here = self.scene.count(zone, self.scene.power, SLOT[kind])
        return here > 0 and self.pilot.w.ready(zone, kind) > 0

    def _sail(self, start: int, kind: int, field: list[int]) -> bool:
        """One ship to the best zone; whether it went anywhere."""
        ways = ways_from(self.scene, start, 1 if self.pilot.w.half[start] else 2)
        end = max(ways, key=lambda zone: self._station(start, zone, kind, field) - STAY * len(ways[zone]))
        here = start
        for zone in ways[end]:
            if not self.pilot.send(here, kind, zone):
                break
            self._sailed(here, zone, SLOT[kind])
            here = zone
        return here != start

    def _station(self, start: int, zone: int, kind: int, field: list[int]) -> float:
        """What the ship is worth there."""
        scene, slot = self.scene, SLOT[kind]
        fleet = one_more(scene.guard(zone), slot, 1.0 if zone != start else 0.0)
        without = one_more(fleet, slot, -1.0)
        step = self.footing.sail * (HUNTER_STEP if kind == SUBMARINE and scene.axis else WARSHIP_STEP)
        return scene.sea_risk(zone, without) - scene.sea_risk(zone, fleet) - step * float(min(field[zone], OUTER_SEA))
