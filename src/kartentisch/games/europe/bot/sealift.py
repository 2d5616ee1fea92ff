"""Transports in plans: what each could carry, and where to.  Compiled by mypyc."""

from __future__ import annotations

from dataclasses import dataclass

from kartentisch.games.europe.actions import ARMOR, ARTILLERY, INFANTRY, TRANSPORT
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.threats import Scene, unpacked
from kartentisch.games.europe.state import SHIP, T_A, T_B, T_LEFT, T_POWER, T_TARGET, T_ZONE, EuropeState
from kartentisch.games.europe.transports import cargo_kind, cargo_power


@dataclass(eq=False)
class Lift:
    """One transport of the power."""

    zone: int
    cargo: tuple[int, int]
    left: int  # steps
    aboard: tuple[int, ...]  # kinds of own units
    takes: tuple[tuple[int, int], ...]  # (kind, land) that it would load where it lies
    reach: dict[int, list[int]]  # land of the enemy -> zones on the way
    ways: dict[int, list[int]]  # zone -> zones on the way

    def go(self, pilot: Pilot, way: list[int], load: bool = True) -> bool:
        """Load and sail."""
        if not pilot.board(self.zone, self.cargo, self.left):
            return False
        if load:
            for kind, start in self.takes:
                pilot.load(kind, start)
        return all(pilot.do(int(pilot.t.send(TRANSPORT, zone))) for zone in way)

    def land(self, pilot: Pilot, land: int) -> None:
        """Load, sail, and put everything ashore there."""
        if self.go(pilot, self.reach[land]):
            for kind in (*self.aboard, *(kind for kind, _ in self.takes)):
                pilot.unload(kind, land)


def ways_from(scene: Scene, zone: int, left: int) -> dict[int, list[int]]:
    """Zones without enemies that are so many steps away at most, with the zones on the way."""
    ways: dict[int, list[int]] = {zone: []}
    ring = [zone]
    for _ in range(left):
        outer = []
        for here in ring:
            for there in scene.map.waters[here]:
                if there not in ways and scene.free(there) and not scene.shut(there):
                    ways[there] = [*ways[here], there]
                    outer.append(there)
        ring = outer
    return ways


def lifts_of(w: EuropeState, scene: Scene) -> list[Lift]:
    """All transports of the power that may still sail or land something."""
    m, power = scene.map, scene.power
    free = {
        land: [int(n) for n in unpacked(w.units[land * 4 + power] - w.spent[land] - w.half[land])]
        for land in range(m.lands)
        if scene.held[land] and w.units[land * 4 + power]
    }
    lifts, ships = [], w.ships
    for row in range(0, len(ships), SHIP):
        zone = int(ships[row + T_ZONE])
        if ships[row + T_POWER] != power or ships[row + T_TARGET] or not scene.free(zone):
            continue
        cargo, left = (int(ships[row + T_A]), int(ships[row + T_B])), int(ships[row + T_LEFT])
        aboard = tuple(int(cargo_kind(code)) for code in cargo if code and cargo_power(code) == power)
        room = 2 - sum(1 for code in cargo if code) - (ARMOR in aboard)
        takes: list[tuple[int, int]] = []
        for land in m.shores[zone]:
            if land in free and room > 0 and scene.behind(land):
                takes = _cargo(free[land], land, room, scene)
                if takes:
                    break
        ways = ways_from(scene, zone, left)
        reach: dict[int, list[int]] = {}
        for end, way in ways.items():
            for land in m.shores[end]:
                if scene.hostile(land) and (land not in reach or len(way) < len(reach[land])):
                    reach[land] = way
        if aboard or takes:
            lifts.append(Lift(zone, cargo, left, aboard, tuple(takes), reach, ways))
        elif left:
            lifts.append(Lift(zone, cargo, left, (), (), {}, ways))
    return lifts


def _cargo(free: list[int], land: int, room: int, scene: Scene) -> list[tuple[int, int]]:
    """What goes aboard: two units with the most fire between them; a last unit stays ashore."""
    spare = free[0] + free[1] + free[2] - (1 if scene.map.mainland[land] else 0)
    if room == 1:
        kinds = [ARTILLERY] if free[1] else [INFANTRY]
    elif free[0] and free[1]:
        kinds = [INFANTRY, ARTILLERY]
    elif free[0] > 1:
        kinds = [INFANTRY, INFANTRY]
    elif free[2]:
        kinds = [ARMOR]
    elif free[1] > 1:
        kinds = [ARTILLERY, ARTILLERY]
    else:
        kinds = [INFANTRY] if free[0] else [ARTILLERY]
    takes = []
    for kind in kinds:
        if free[kind] > 0 and spare > 0:
            free[kind] -= 1
            spare -= 1
            takes.append((int(kind), land))
    return takes
