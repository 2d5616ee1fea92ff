"""Combat movement of the greedy bot: which battles, and with what; every one is carried out as it is found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kartentisch.games.europe.actions import (
    ARMOR,
    AROUND,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    CARRIER,
    DESTROYER,
    FIGHTER,
    GERMANY,
    INFANTRY,
    SUBMARINE,
    UK,
    USA,
    USSR,
)  # fmt: skip
from kartentisch.games.europe.pilot import Pilot
from kartentisch.games.europe.sealift import Lift, lifts_of
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.strength import Force, clash, land_attack, land_defence, sea_attack, sea_defence
from kartentisch.games.europe.table import SLOT, SLOTS
from kartentisch.games.europe.threats import Scene, Stack, unpacked

GUN_HITS = 1 / 6  # of the aircraft that come to a land with a gun
THRIFT = {GERMANY: 1.0, USSR: 0.95, UK: 0.75, USA: 0.75}  # how much own losses count: the Allies earn twice as much
LEAVING = 0.3  # what is left behind can be mended by moves and purchases
COUNTER = 0.6  # how much a stroke back counts
CLOSER = {GERMANY: 1.0, USSR: 0.6, UK: 0.6, USA: 0.6}  # for a land nearer to the enemy's capital
LANDING = 2.5  # a landing of the Allies costs their ships a round or two
STEPS = {FIGHTER: 4, BOMBER: 6}
FLEET = (DESTROYER, SUBMARINE, BATTLESHIP, CARRIER)
SEA_HIT = {DESTROYER: 1, SUBMARINE: 1, BATTLESHIP: 2, CARRIER: 1}

Move = tuple[int, int, int]  # (kind, start, space between or -1)


@dataclass
class Attack:
    """One battle that could be fought."""

    target: int
    gain: float
    moves: list[Move] = field(default_factory=list)
    lifts: list[Lift] = field(default_factory=list)


class Assaults:
    """The whole phase."""

    def __init__(self, pilot: Pilot, scene: Scene) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        w, power = pilot.w, scene.power
        self.ready: list[Stack] = [
            list(unpacked(int(w.units[space * 4 + power]) - int(w.spent[space]))) for space in range(self.map.spaces)
        ]
        self.lifts = lifts_of(w, scene)
        self.attacked: set[int] = set()
        self.home_air = [self._way_home(space) for space in range(self.map.spaces)]
        self.danger = [
            scene.risk(land, scene.guard(land)) if scene.held[land] else 0.0 for land in range(scene.map.lands)
        ]

    def _way_home(self, space: int) -> int:
        return min(
            (self.map.air[space][land] for land in range(self.map.lands) if self.scene.held[land] and land != space),
            default=99,
        )

    def plan(self) -> None:
        if any(self.scene.enemies(land)[3] for land in range(self.map.lands)):
            self.pilot.do(AROUND)
        while True:
            found = max(self._all(), key=lambda attack: attack.gain, default=None)
            if found is None or found.gain < 0.4:
                break
            self._carry_out(found)
            self.attacked.add(found.target)
        self._raids()
        self.pilot.finish()

    def _all(self) -> Iterator[Attack]:
        scene, m = self.scene, self.map
        for land in range(m.lands):
            if land not in self.attacked and scene.hostile(land):
                yield from self._on_land(land)
        for zone in range(m.lands, m.spaces):
            if zone not in self.attacked:
                yield from self._at_sea(zone)

    # ------------------------------------------------------------------ on land
    def _on_land(self, land: int) -> Iterator[Attack]:
        near = self._troops(land)
        lifts = [lift for lift in self.lifts if land in lift.reach]
        if not near and not lifts:
            return
        enemy = self.scene.enemies(land)
        empty = sum(enemy) == enemy[3]
        planes = [] if empty else self._planes(land)
        if near:
            found = self._best(land, enemy, near, planes, [])
            if found:
                yield found
        if lifts:
            found = self._best(land, enemy, near, planes, lifts)
            if found and (found.gain > LANDING or self.scene.axis):
                yield found

    def _troops(self, land: int) -> list[Move]:
        """Those that could step in, in the order in which they would: fodder and punch by turns."""
        pools: dict[int, list[Move]] = {INFANTRY: [], ARTILLERY: [], ARMOR: []}
        for near in self.map.near[land]:
            for kind in (INFANTRY, ARTILLERY, ARMOR):
                pools[kind] += [(kind, near, -1)] * self.ready[near][kind]
        for mid, far in self.map.second[land]:
            once = far not in self.map.near[land] and all(move[1] != far for move in pools[ARMOR])
            if self.ready[far][ARMOR] and self.scene.held[mid] and once:
                pools[ARMOR] += [(ARMOR, far, mid)] * self.ready[far][ARMOR]
        pools[INFANTRY].sort(key=lambda move: self.danger[move[1]])
        return _by_turns([pools[INFANTRY], pools[ARTILLERY], pools[ARMOR]], (2, 1, 1))

    def _planes(self, space: int) -> list[Move]:
        found: list[Move] = []
        back = self.home_air[space]
        for kind in (FIGHTER, BOMBER):
            for start in range(self.map.spaces if kind == FIGHTER else self.map.lands):
                n = self.ready[start][SLOT[kind]]
                if n and self.map.air[start][space] + back <= STEPS[kind]:
                    found += [(kind, start, -1)] * n
        return found

    def _best(self, land: int, enemy: Stack, near: list[Move], planes: list[Move], lifts: list[Lift]) -> Attack | None:
        """The best of all first parts of an order in which units could be sent."""
        scene = self.scene
        defence = land_defence(enemy)
        empty = defence.hits <= 0
        prize = scene.prize(land, scene.power)
        mine = min((scene.goal[move[1]] for move in near), default=99)
        if scene.goal[land] < mine < 99 or lifts:
            prize += CLOSER[scene.power]
        thrift = THRIFT[scene.power]
        gun = 0.0 if enemy[3] == 0 else GUN_HITS
        stack = [0] * SLOTS
        out: dict[int, Stack] = {}
        best: Attack | None = None
        queue: list[Move | Lift] = [*lifts, *(_by_turns([near, planes], (3, 1)))]
        moves: list[Move] = []
        used: list[Lift] = []
        air_cost = 0.0
        for unit in queue:
            if isinstance(unit, Lift):
                used.append(unit)
                for kind, start in unit.takes:
                    stack[kind] += 1
                    if start >= 0:
                        out.setdefault(start, [0] * SLOTS)[kind] += 1
                for kind in unit.aboard:
                    stack[kind] += 1
            else:
                moves.append(unit)
                stack[unit[0]] += 1
                out.setdefault(unit[1], [0] * SLOTS)[SLOT[unit[0]]] += 1
                if unit[0] >= FIGHTER:
                    air_cost += gun * (12 if unit[0] == FIGHTER else 15)
            troops = stack[0] + stack[1] + stack[2]
            if troops == 0:
                continue
            force = land_attack(stack)
            flying = stack[4] + stack[5]
            if gun:
                force = Force(force.hits - gun * flying, force.fire - gun * (3 * stack[4] + 4 * stack[5]), force.cost)
            fight = clash(force, defence)
            if not empty and fight.chance < 0.5:
                continue
            gain = fight.chance * prize + fight.killed - thrift * fight.lost - air_cost
            if gain <= (best.gain if best else 0.0):
                if empty and len(moves) + len(used) > 12:
                    break
                continue
            standing = force.hits * (1.0 - fight.lost / force.cost) if force.cost else 0.0
            share = min(1.0, max(0.0, standing - flying) / troops)
            more = scene.help(land)
            after = [stack[0] * share + more, stack[1] * share + more, stack[2] * share, 0, 0, 0]
            gain -= COUNTER * thrift * fight.chance * scene.risk(land, after)
            gain -= self._leaving(out)
            if best is None or gain > best.gain:
                best = Attack(land, gain, list(moves), list(used))
            if empty and len(moves) + len(used) > 12:
                break
        return best

    def _leaving(self, out: dict[int, Stack]) -> float:
        """How much worse the lands stand from which they come."""
        scene, cost = self.scene, 0.0
        for space, gone in out.items():
            if space >= self.map.lands:
                continue
            guard = [a - b for a, b in zip(scene.guard(space), gone, strict=True)]
            if space in self.map.capital:
                guard = [a + b for a, b in zip(guard, scene.coming, strict=True)]
                cost += max(0.0, scene.risk(space, guard) - self.danger[space])
            else:
                cost += LEAVING * max(0.0, scene.risk(space, guard) - self.danger[space])
        return cost

    # ------------------------------------------------------------------ at sea
    def _at_sea(self, zone: int) -> Iterator[Attack]:
        scene, m = self.scene, self.map
        enemy = list(scene.enemies(zone))
        total = sum(enemy)
        prize = 0.0
        if m.centre[zone] and (scene.owner[zone] == GERMANY) != scene.axis:
            prize = 1.7 * m.value[zone]
        if total == 0 and prize == 0:
            return
        ships = self._ships(zone)
        subs_only = total > 0 and enemy[1] == total
        planes = self._planes(zone) if total else []
        if not ships and (not planes or subs_only):
            return
        defence = sea_defence(enemy)
        stack = [0] * SLOTS
        bombers = 0
        out: dict[int, Stack] = {}
        moves: list[Move] = []
        best: Attack | None = None
        queue = ships + planes if not ships or prize else _by_turns([ships, planes], (1, 1))
        for unit in queue:
            kind, start, _ = unit
            moves.append(unit)
            if kind == BOMBER:
                bombers += 1
            else:
                stack[SLOT[kind]] += 1
            out.setdefault(start, [0] * SLOTS)[SLOT[kind]] += 1
            if enemy[1] and stack[2] == 0 and subs_only and (stack[4] or bombers):
                continue
            force = sea_attack(stack)
            if bombers:
                force = Force(force.hits + bombers, force.fire + 4 * bombers, force.cost + 15 * bombers)
            fight = clash(force, defence)
            if total and fight.chance < 0.55:
                continue
            killed = fight.killed * (0.6 if subs_only else 1.0)
            floats = stack[1] + stack[2] + stack[3] + stack[5]
            gain = (fight.chance * prize if floats else 0.0) + killed - fight.lost
            if gain <= (best.gain if best else 0.0):
                continue
            share = 1.0 - (fight.lost / force.cost if force.cost else 0.0)
            after = [0, stack[1] * share, stack[2] * share, stack[3] * share, 0, stack[5] * share]
            there = [a + b for a, b in zip(after, scene.guard(zone), strict=True)]
            gain -= COUNTER * max(0.0, scene.sea_risk(zone, there) - scene.sea_risk(zone, scene.guard(zone)))
            for start, gone in out.items():
                if start >= m.lands and start != zone:
                    guard = scene.guard(start)
                    rest = [a - b for a, b in zip(guard, gone, strict=True)]
                    gain -= 0.8 * max(0.0, scene.sea_risk(start, rest) - scene.sea_risk(start, guard))
            if best is None or gain > best.gain:
                best = Attack(zone, gain, list(moves))
            if not total and len(moves) >= 3:
                break
        if best:
            yield best

    def _ships(self, zone: int) -> list[Move]:
        """Warships that come into the zone in two steps: (kind, start, zone between or -1)."""
        found: dict[int, list[Move]] = {kind: [] for kind in FLEET}
        seen = {zone}
        for kind in FLEET:
            found[kind] += [(kind, zone, -2)] * self.ready[zone][SLOT[kind]]
        for near in self.map.waters[zone]:
            seen.add(near)
            for kind in FLEET:
                found[kind] += [(kind, near, -1)] * self.ready[near][SLOT[kind]]
        for mid in self.map.waters[zone]:
            if sum(self.scene.enemies(mid)):
                continue
            for far in self.map.waters[mid]:
                if far not in seen and any(self.ready[far]):
                    seen.add(far)
                    for kind in FLEET:
                        found[kind] += [(kind, far, mid)] * self.ready[far][SLOT[kind]]
        if self.scene.axis:
            return [*found[SUBMARINE], *found[DESTROYER], *found[BATTLESHIP]]
        return _by_turns([found[DESTROYER], found[BATTLESHIP], found[SUBMARINE]], (1, 1, 1))

    # ------------------------------------------------------------------ carrying out
    def _carry_out(self, attack: Attack) -> None:
        pilot, m = self.pilot, self.map
        for lift in attack.lifts:
            if lift in self.lifts:
                lift.land(pilot, attack.target)
                self.lifts.remove(lift)
                for kind, start in lift.takes:
                    if start >= 0:
                        self._gone(start, kind)
        sent = 0
        for kind, start, mid in sorted(attack.moves, key=lambda move: (move[1], move[2])):
            if mid == -2:
                sent += 1
                self.ready[start][SLOT[kind]] -= 1
                continue
            if self.ready[start][SLOT[kind]] <= 0:
                continue
            if mid >= 0:
                ok = pilot.send(start, kind, mid) and pilot.send(mid, kind, attack.target)
            else:
                ok = pilot.send(start, kind, attack.target)
            if ok:
                sent += 1
                self._gone(start, kind)
        if attack.lifts:
            self.lifts = lifts_of(pilot.w, self.scene)
        if attack.target < m.lands and not pilot.w.hostile_land(attack.target):
            self.scene.owner[attack.target] = int(pilot.w.owner[attack.target])  # walked in
            self.scene.units[attack.target][self.scene.power] = list(
                unpacked(int(pilot.w.units[attack.target * 4 + self.scene.power]))
            )

    def _gone(self, start: int, kind: int) -> None:
        slot = SLOT[kind]
        self.ready[start][slot] -= 1
        self.scene.units[start][self.scene.power][slot] -= 1

    def _raids(self) -> None:
        """Bombers without a battle bomb a factory that no fighter guards, if there is money to lose (AAE-108..115)."""
        scene, m, w = self.scene, self.map, self.pilot.w
        for start in range(m.lands):
            while self.ready[start][5] > 0:
                self.ready[start][5] -= 1
                goals = [
                    land
                    for land in range(m.lands)
                    if m.factory[land]
                    and scene.hostile(land)
                    and not scene.enemies(land)[4]
                    and scene.owner[land] < 4
                    and w.cash[scene.owner[land]] >= 6
                    and (w.table.raid_limit == 0 or m.value[land] >= 4)
                    and m.air[start][land] + self.home_air[land] <= STEPS[BOMBER]
                ]
                goals.sort(key=lambda land: scene.enemies(land)[3])
                if goals:
                    self.pilot.raid(start, BOMBER, goals[0])


def _by_turns(pools: list[list[Move]], shares: tuple[int, ...]) -> list[Move]:
    """Some of each by turns, until all are in."""
    order: list[Move] = []
    at = [0] * len(pools)
    while any(at[i] < len(pool) for i, pool in enumerate(pools)):
        for i, pool in enumerate(pools):
            order += pool[at[i] : at[i] + shares[i]]
            at[i] += shares[i]
    return order


def plan(s: EuropeState) -> dict[int, int]:
    pilot = Pilot(s)
    Assaults(pilot, Scene(s)).plan()
    return pilot.route
