"""Movement outside combat: aircraft come down, armies gather where they hold and come forward, ships carry and hide."""

from __future__ import annotations

from kartentisch.games.europe.actions import (
    ARMOR,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    CARRIER,
    DESTROYER,
    FIGHTER,
    GERMANY,
    INFANTRY,
    POWERS,
    SUBMARINE,
    UK,
    USA,
    USSR,
)  # fmt: skip
from kartentisch.games.europe.pilot import Pilot
from kartentisch.games.europe.sealift import Lift, lifts_of, ways_from
from kartentisch.games.europe.state import F_AT, F_COUNT, F_KIND, FLIGHT, EuropeState
from kartentisch.games.europe.table import FAR, SLOT, SLOTS
from kartentisch.games.europe.threats import FRONT, Scene, Stack, unpacked

# what a step towards the enemy's capital is worth, a unit
FORWARD = {GERMANY: 0.35, USSR: 0.35, UK: 0.35, USA: 0.35}
FALL_BACK = 1.0  # a step towards the own capital in danger
AIR_FORWARD = 0.1
BAD = 1e9
GROUND = (INFANTRY, ARTILLERY, ARMOR)
WARSHIPS = (SUBMARINE, DESTROYER, CARRIER, BATTLESHIP)


class Marches:
    def __init__(self, pilot: Pilot, scene: Scene) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.goal = scene.goal
        self.risks: dict[tuple[int, tuple[float, ...]], float] = {}

    def plan(self) -> None:
        self._converted()
        self._ferry()
        self._march()
        self._land_all()
        self._rebase()
        self._fleets()
        self.pilot.finish()

    # ------------------------------------------------------------------ what a stack is worth where it stands
    def risk(self, land: int, change: Stack | None = None) -> float:
        """What the enemy would gain there; with what is bought for the capital, which stands there soon."""
        guard = self.scene.guard(land)
        stack = guard if change is None else [a + b for a, b in zip(guard, change, strict=True)]
        if land == self.map.capital[self.scene.power]:
            stack = [a + b for a, b in zip(stack, self.scene.coming, strict=True)]
        key = (land, tuple(stack))
        found = self.risks.get(key)
        if found is None:
            found = self.risks[key] = self.scene.risk(land, stack)
        return found

    def gain(self, start: int, to: int, stack: Stack, forward: float | None = None) -> float:
        less = [-n for n in stack]
        change = self.risk(start) - self.risk(start, less) + self.risk(to) - self.risk(to, stack)
        if self.goal[start] < FAR and self.goal[to] < FAR:
            change += (
                (FORWARD[self.scene.power] if forward is None else forward)
                * (self.goal[start] - self.goal[to])
                * sum(stack)
            )
        return change

    def moved(self, start: int, to: int, kind: int, n: int = 1) -> None:
        units, power = self.scene.units, self.scene.power
        units[start][power][SLOT[kind]] -= n
        units[to][power][SLOT[kind]] += n

    # ------------------------------------------------------------------ armies
    def _ready(self, land: int) -> Stack:
        w, power = self.pilot.w, self.scene.power
        row = int(w.units[land * POWERS + power]) - int(w.spent[land])
        return list(unpacked(row)) if row else [0] * SLOTS

    def _march(self) -> None:
        """Again and again the move that helps most, of one kind, of half of it, or of whole armies."""
        for _ in range(80):
            best = (0.05, -1, -1, [0] * SLOTS)
            roll: tuple[float, int, int, int, int] = (0.05, -1, -1, -1, 0)  # tanks over two steps
            for land in range(self.map.lands):
                if not self.scene.units[land][self.scene.power][:3]:
                    continue
                ready = self._ready(land)
                if not (ready[0] or ready[1] or ready[2]):
                    continue
                for to in self.map.near[land]:
                    if not self.scene.is_friend(int(self.pilot.w.owner[to])):
                        continue
                    for stack in _parts(ready):
                        gain = self.gain(land, to, stack)
                        if gain > best[0]:
                            best = (gain, land, to, stack)
                if tanks := self._whole_tanks(land):
                    roll = max(roll, self._roll(land, tanks))
            if roll[0] > best[0]:
                sent = 0
                for _ in range(roll[4]):
                    if self.pilot.send(roll[1], ARMOR, roll[2]) and self.pilot.send(roll[2], ARMOR, roll[3]):
                        self.moved(roll[1], roll[3], ARMOR)
                        sent += 1
                if not sent:
                    return
                continue
            if best[1] < 0:
                found = self._gather()
                if not found:
                    return
                continue
            if not self._send(best[1], best[2], best[3]):
                return

    def _whole_tanks(self, land: int) -> int:
        w, power = self.pilot.w, self.scene.power
        row = int(w.units[land * POWERS + power]) - int(w.spent[land]) - int(w.half[land])
        return unpacked(row)[ARMOR] if row else 0

    def _roll(self, land: int, tanks: int) -> tuple[float, int, int, int, int]:
        """The best way of some tanks or all over two steps: gain, from, over, to, how many."""
        best = (0.05, -1, -1, -1, 0)
        for mid, far in self.map.second[land]:
            if not all(self.scene.is_friend(int(self.pilot.w.owner[to])) for to in (mid, far)):
                continue
            for n in {1, tanks}:
                gain = self.gain(land, far, [0, 0, n, 0, 0, 0])
                if gain > best[0]:
                    best = (gain, land, mid, far, n)
        return best

    def _send(self, land: int, to: int, stack: Stack) -> bool:
        done = False
        for kind in GROUND:
            for _ in range(int(stack[kind])):
                if self.pilot.send(land, kind, to):
                    self.moved(land, to, kind)
                    done = True
        return done

    def _gather(self) -> bool:
        """All armies around step together where one alone would not hold."""
        best, where = 0.3, -1
        sources: list[tuple[int, Stack]] = []
        for to in range(self.map.lands):
            if not self.scene.is_friend(int(self.pilot.w.owner[to])) or not any(t.hits for t in self.scene.threats(to)):
                continue
            coming: list[tuple[int, Stack]] = []
            total: Stack = [0] * SLOTS
            gain = 0.0
            for land in self.map.near[to]:
                if self.goal[land] <= self.goal[to] or not self.scene.is_friend(int(self.pilot.w.owner[land])):
                    continue
                stack: Stack = [*self._ready(land)[:3], 0, 0, 0]
                guard = self.scene.guard(land)
                if sum(stack) and sum(guard[:3]) <= sum(stack) and any(t.hits for t in self.scene.threats(land)):
                    stack[0] -= min(stack[0], 1)  # one keeps the door
                if sum(stack) > 0:
                    coming.append((land, stack))
                    total = [a + b for a, b in zip(total, stack, strict=True)]
                    gain += self.risk(land) - self.risk(land, [-n for n in stack])
                    gain += FORWARD[self.scene.power] * (self.goal[land] - self.goal[to]) * sum(stack)
            gain += self.risk(to) - self.risk(to, total)
            if len(coming) > 1 and gain > best:
                best, where, sources = gain, to, coming
        sent = 0
        for land, stack in sources:
            sent += self._send(land, where, stack)
        return sent > 0

    # ------------------------------------------------------------------ aircraft
    def _land_all(self) -> None:
        """Those in the air first, and those with the shortest way left before others."""
        for _ in range(60):
            flights = self.pilot.w.flights
            rows = [
                (int(flights[row + 3]), int(flights[row + F_AT]), int(flights[row + F_KIND]))
                for row in range(0, len(flights), FLIGHT)
                if flights[row + F_COUNT]
            ]
            if not any(self._come_down(at, kind) for _, at, kind in sorted(rows)):
                return

    def _come_down(self, at: int, kind: int) -> bool:
        if not self.pilot.pick(at):
            return False
        t = self.pilot.t
        first = int(t.send(kind))
        legal = [action - first for action in self.pilot.w.legal_actions() if first <= action < first + int(t.spaces)]
        if not legal:
            return False
        one: Stack = [0] * SLOTS
        one[SLOT[kind]] = 1
        to = max(legal, key=lambda space: self._deck(space, one))
        if not self.pilot.send(at, kind, to):
            return False
        self.scene.units[to][self.scene.power][SLOT[kind]] += 1
        return True

    def _deck(self, space: int, one: Stack) -> float:
        if space >= self.map.lands:
            return -1.0
        goal = min(self.goal[space], 12)
        return self.risk(space) - self.risk(space, one) - AIR_FORWARD * goal

    def _rebase(self) -> None:
        """Aircraft at rest fly to where they help, or are safe."""
        w, m, power = self.pilot.w, self.map, self.scene.power
        for start in range(m.lands):
            for kind, steps in ((FIGHTER, 4), (BOMBER, 6)):
                one: Stack = [0] * SLOTS
                one[SLOT[kind]] = 1
                while self.scene.units[start][power][SLOT[kind]] and w.ready(start, kind) > 0:
                    best, where = 0.15, -1
                    for to in range(m.lands):
                        if to != start and self.scene.held[to] and m.air[start][to] <= steps:
                            if not self.scene.is_friend(int(w.owner[to])):
                                continue
                            gain = self.gain(start, to, one, AIR_FORWARD if m.mainland[to] else 0.0)
                            if gain > best:
                                best, where = gain, to
                    if where < 0 or not self.pilot.send(start, kind, where):
                        break
                    self.moved(start, where, kind)

    def _converted(self) -> None:
        """Patriotic War: guests in Soviet factories become Soviet (AAE-131)."""
        if self.scene.power != USSR:
            return
        t = self.pilot.t
        while True:
            legal = [action for action in self.pilot.w.legal_actions() if action >= t.convert()]
            if not legal or not self.pilot.do(legal[0]):
                return

    # ------------------------------------------------------------------ ships
    def _ferry(self) -> None:
        """Cargo goes ashore where it can march on or is needed; else towards it; empty ones fetch."""
        scene = self.scene
        for lift in lifts_of(self.pilot.w, scene):
            if lift.aboard or lift.takes:
                self._carry(lift)
            else:
                self._fetch(lift)

    def _carry(self, lift: Lift) -> None:
        scene, m = self.scene, self.map
        stack: Stack = [0] * SLOTS
        for kind in (*lift.aboard, *(kind for kind, _ in lift.takes)):
            stack[kind] += 1
        best, where, zone = 0.2, -1, -1
        loads = bool(lift.takes)
        if all(not m.mainland[start] for _, start in lift.takes):
            for end in lift.ways:
                for land in m.shores[end]:
                    if not scene.is_friend(int(self.pilot.w.owner[land])) or any(land == at for _, at in lift.takes):
                        continue
                    gain = self.risk(land) - self.risk(land, stack)
                    if scene.behind(land) and not scene.axis:
                        gain -= 1.0  # only where it is needed
                    elif m.mainland[land]:
                        gain += FORWARD[self.scene.power] * (FRONT + 4 - m.goal[scene.power][land])
                    else:
                        gain -= 1.0
                    if gain > best:
                        best, where, zone = gain, land, end
        if where >= 0 and lift.go(self.pilot, lift.ways[zone]):
            for kind in (*lift.aboard, *(kind for kind, _ in lift.takes)):
                if self.pilot.unload(kind, where):
                    scene.units[where][scene.power][kind] += 1
            for kind, start in lift.takes:
                scene.units[start][scene.power][kind] -= 1
            self._sailed(lift.zone, zone)
            return
        if not loads and not lift.aboard:
            return
        # towards shores of the enemy, into the safest zone in reach of them
        field = self._field(
            [zone for zone in range(m.lands, m.spaces) if any(scene.hostile(x) for x in m.shores[zone])]
        )
        if scene.axis and not lift.aboard:
            return
        end = max(lift.ways, key=lambda zone: self._berth(lift.zone, zone, field, 2))
        if (end != lift.zone or loads) and lift.go(self.pilot, lift.ways[end]):
            for kind, start in lift.takes:
                scene.units[start][scene.power][kind] -= 1
            self._sailed(lift.zone, end)

    def _rendezvous(self) -> list[int] | None:
        """The Western Allies gather in one zone at the British coast, to land together; steps to it."""
        scene, m = self.scene, self.map
        island = m.capital[UK]
        if scene.power not in (UK, USA) or not scene.is_friend(scene.owner[island]):
            return None
        zones = [zone for zone in m.waters[island] if not sum(scene.enemies(zone))]
        if not zones:
            return None
        reach = {zone: len(ways_from(scene, zone, 2)) for zone in zones}
        return self._field([max(zones, key=lambda zone: (sum(scene.guard(zone)), reach[zone]))])

    def _fetch(self, lift: Lift) -> None:
        """To where units wait for a ship."""
        scene, m = self.scene, self.map
        home = [m.capital[scene.power]] if scene.power != USSR else []
        waiting = [land for land in range(m.lands) if sum(self._ready(land)[:3]) and not m.mainland[land]] + home
        field = self._rendezvous() or self._field([zone for land in waiting for zone in m.waters[land]])
        end = max(lift.ways, key=lambda zone: self._berth(lift.zone, zone, field, 0))
        if end != lift.zone and lift.go(self.pilot, lift.ways[end]):
            self._sailed(lift.zone, end)

    def _field(self, goals: list[int]) -> list[int]:
        return self.map.steps_by_sea([zone for zone in goals if not sum(self.scene.enemies(zone))])

    def _berth(self, start: int, zone: int, field: list[int], least: int) -> float:
        """How good it is for a transport to lie there: near its goal, but not in danger."""
        scene = self.scene
        convoy = scene.units[start][scene.power]
        fleet = scene.guard(zone) if zone == start else [a + b for a, b in zip(scene.guard(zone), convoy, strict=True)]
        danger = scene.sea_risk(zone, fleet, fleet[0]) / max(fleet[0], 1)  # they sail together, with their escort
        steps = max(min(field[zone], 20), least)
        return -1.5 * steps - danger - (0.01 if zone != start else 0.0)

    def _sailed(self, start: int, zone: int, slot: int = 0) -> None:
        units, power = self.scene.units, self.scene.power
        units[start][power][slot] -= 1
        units[zone][power][slot] += 1

    def _fleets(self) -> None:
        """Warships: submarines towards convoys and out of harm's way, others to the transports that they guard."""
        scene, m, w, power = self.scene, self.map, self.pilot.w, self.scene.power
        if scene.axis:
            field = self._field([z for z in range(m.lands, m.spaces) if m.centre[z] and scene.owner[z] != GERMANY])
        else:
            field = self._field([z for z in range(m.lands, m.spaces) if scene.guard(z)[0]])
            sunk = self._field([z for z in range(m.lands, m.spaces) if scene.shut(z)])
        for start in range(m.lands, m.spaces):
            for kind in WARSHIPS:
                slot = SLOT[kind]
                while scene.units[start][power][slot] > 0 and w.ready(start, kind) > 0:
                    ways = ways_from(scene, start, 1 if w.half[start] else 2)
                    chosen, best = start, -BAD
                    for zone in ways:
                        change: Stack = [0] * SLOTS
                        change[slot] = 1
                        there = scene.guard(zone)
                        fleet = there if zone == start else [a + b for a, b in zip(there, change, strict=True)]
                        less = [a - b for a, b in zip(fleet, change, strict=True)]
                        worth = scene.sea_risk(zone, less) - scene.sea_risk(zone, fleet)
                        steps = min(field[zone], 20)
                        if not scene.axis and kind in (DESTROYER, SUBMARINE):
                            steps = min(steps, sunk[zone])
                        worth -= (0.8 if kind != SUBMARINE or not scene.axis else 1.0) * steps
                        worth -= 0.01 * len(ways[zone])
                        if worth > best:
                            chosen, best = zone, worth
                    if chosen == start:
                        break
                    here = start
                    for zone in ways[chosen]:
                        if not self.pilot.send(here, kind, zone):
                            break
                        self._sailed(here, zone, slot)
                        here = zone
                    if here == start:
                        break


def _parts(ready: Stack) -> list[Stack]:
    """Parts of an army that may go: one of a kind, all of it, everything, everything but an infantry."""
    parts: list[Stack] = []
    for kind in GROUND:
        if ready[kind]:
            for n in {1, int(ready[kind]) // 2, int(ready[kind])} - {0}:
                stack: Stack = [0] * SLOTS
                stack[kind] = n
                parts.append(stack)
    everything: Stack = [*ready[:3], 0, 0, 0]
    if sum(everything) > 1:
        parts.append(everything)
        if ready[0]:
            parts.append([ready[0] - 1, ready[1], ready[2], 0, 0, 0])
    return parts


def plan(s: EuropeState) -> dict[int, int]:
    pilot = Pilot(s)
    Marches(pilot, Scene(s)).plan()
    return pilot.route
