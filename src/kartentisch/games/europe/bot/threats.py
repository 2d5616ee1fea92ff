"""Who stands where, and what could come there next turn: the position as a bot looks at it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.games.europe.actions import ARMOR, ARTILLERY, GERMANY, INFANTRY, NEUTRAL, POWERS, USSR
from kartentisch.games.europe.bot import atlas
from kartentisch.games.europe.bot.strength import (
    BATTLESHIPS,
    BOMBERS,
    CARRIERS,
    DESTROYERS,
    FIGHTERS,
    SUBMARINES,
    Force,
    Stack,
    bombers_at_sea,
    clash,
    ground,
    land_attack,
    land_defence,
    nobody,
    plus,
    sea_attack,
    sea_defence,
    size,
)
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_ROLE,
    FLIGHT,
    SHIP,
    SPENT,
    T_A,
    T_B,
    T_POWER,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import FAR, SLOTS, number_in, packed

GROUND: Final = (INFANTRY, ARTILLERY, ARMOR)
RELIANCE: Final = 0.6  # on Allies who might land
INCOME: Final = 1.6  # for how many rounds what a land brings is counted
CAPITAL: Final = 150.0  # what it is worth: the game
FACTORY: Final = 3.0
SECOND: Final = 0.3  # how much further enemies count who could attack, too, beside the strongest
FRONT: Final = 6  # steps to Berlin, from where the Western Allies march on
NEAR: Final = 3  # steps from the capital
FAR_BACK: Final = 3  # steps home from a land, at most: more is hardly ever flown
FAR_BACK_AT_SEA: Final = 4
FIGHTER_RANGE: Final = 4
BOMBER_RANGE: Final = 6
PRESSED: Final = 0.15  # chance to take Moscow
LIFT: Final = land_attack(vec[float]([1.0, 1.0, 0.0, 0.0, 0.0, 0.0]))  # what one transport brings ashore
BASE: Final = 3  # of `bases`, one row for each space with aircraft: space, fighters, bombers


def unpacked(row: i64) -> Stack:
    stack = nobody()
    if row != 0:
        for slot in range(i64(SLOTS)):
            stack[slot] = float(number_in(row, slot))
    return stack


class Scene:
    """A position, from the side of the power whose turn it is; plans change it as they go.

    Attributes:
        stacks: [space, power, slot] units.
        guards: [space, slot] all units of the own side together; `foes`: of the other one.
        goal: [land] steps to where the army goes: the enemy's capital, or its own one while that is in danger.
        planes: own ones in the air: (kind, space, number).
        ships: transports: (power, zone, units aboard).
        coming: land units and aircraft in the box.
    """

    map: atlas.Atlas
    power: int
    axis: bool
    owner: list[int]
    stacks: vec[float]
    guards: vec[float]
    foes: vec[float]
    rivals: list[int]
    friends: list[int]
    ships: list[tuple[int, int, int]]
    planes: list[tuple[int, int, int]]
    coming: Stack
    held: list[bool]
    defensive: bool
    goal: list[int]

    def __init__(self, s: EuropeState) -> None:
        self.map = atlas.of(s.table)
        self.power = int(s.power)
        self.axis = self.power == GERMANY
        self.owner = [int(owner) for owner in s.owner]
        self.rivals = [power for power in range(POWERS) if (power == GERMANY) != self.axis]
        self.friends = [power for power in range(POWERS) if (power == GERMANY) == self.axis]
        self._count(s)
        self.ships = [
            (int(s.ships[row + T_POWER]), int(s.ships[row + T_ZONE]), sum(1 for at in (T_A, T_B) if s.ships[row + at]))
            for row in range(0, len(s.ships), SHIP)
        ]
        self.planes = [
            (int(s.flights[row + F_KIND]), int(s.flights[row + F_AT]), int(s.flights[row + F_COUNT]))
            for row in range(0, len(s.flights), FLIGHT)
            if s.flights[row + F_ROLE] != SPENT
        ]
        self.coming = nobody()
        for kind in range(i64(SLOTS)):
            self.coming[kind] = float(s.bought[kind])
        self.held = [self.is_friend(owner) for owner in self.owner[: self.map.lands]]
        self.defensive = self._is_pressed()
        self.goal = (self.map.home_steps if self.defensive else self.map.goal)[self.power]
        self._threats: list[list[Force] | None] = [None] * self.map.spaces
        self._bases: list[vec[i64]] = [self._bases_of(power) for power in range(POWERS)]
        self._ways_back: list[int] = [-1] * self.map.spaces

    def _count(self, s: EuropeState) -> None:
        spaces, lands = i64(self.map.spaces), i64(self.map.lands)
        stacks = vec[float]([0.0] * int(spaces * POWERS * SLOTS))
        guards = vec[float]([0.0] * int(spaces * SLOTS))
        foes = guards[:]
        for space in range(spaces):
            for power in range(i64(POWERS)):
                row = s.units[space * POWERS + power]
                if row == 0:
                    continue
                friend = (power == GERMANY) == self.axis
                for slot in range(i64(SLOTS)):
                    n = number_in(row, slot)
                    if n == 0:
                        continue
                    if not friend and space >= lands and slot == SUBMARINES:  # under water they fight nobody
                        n -= packed(s.dived[space - lands], power)
                    stacks[(space * POWERS + power) * SLOTS + slot] = float(n)
                    if friend:
                        guards[space * SLOTS + slot] += float(n)
                    else:
                        foes[space * SLOTS + slot] += float(n)
        self.stacks = stacks
        self.guards = guards
        self.foes = foes

    def _bases_of(self, power: i64) -> vec[i64]:
        rows = vec[i64]()
        for space in range(i64(self.map.spaces)):
            at = (space * POWERS + power) * SLOTS
            fighters = i64(self.stacks[at + FIGHTERS])
            bombers = i64(self.stacks[at + BOMBERS]) if space < self.map.lands else i64(0)
            if fighters + bombers > 0:
                rows = append(append(append(rows, space), fighters), bombers)
        return rows

    def _is_pressed(self) -> bool:
        """The Soviet Union, when what Germany has near Moscow might take it."""
        if self.power != USSR:
            return False
        steps = self.map.home_steps[USSR]
        army, guard = nobody(), self.coming
        for land in range(self.map.lands):
            if steps[land] <= NEAR:
                army = plus(army, self.stack(land, GERMANY))
            if steps[land] < NEAR:
                guard = plus(guard, self.guard(land))
        return clash(land_attack(army), land_defence(guard)).chance > PRESSED

    # ------------------------------------------------------------------ who stands where
    def stack(self, space: i64, power: i64) -> Stack:
        at = (space * POWERS + power) * SLOTS
        return self.stacks[at : at + SLOTS]

    def own(self, space: i64) -> Stack:
        """Of the power whose turn it is."""
        return self.stack(space, i64(self.power))

    def count(self, space: i64, power: i64, slot: i64) -> int:
        return int(self.stacks[(space * POWERS + power) * SLOTS + slot])

    def put(self, space: i64, slot: i64, n: float) -> None:
        """So many units more of the power whose turn it is; n may be negative."""
        self.stacks[(space * POWERS + i64(self.power)) * SLOTS + slot] += n
        self.guards[space * SLOTS + slot] += n

    def guard(self, space: i64) -> Stack:
        """All units of the own side there."""
        return self.guards[space * SLOTS : space * SLOTS + SLOTS]

    def enemies(self, space: i64) -> Stack:
        return self.foes[space * SLOTS : space * SLOTS + SLOTS]

    def free(self, space: i64) -> bool:
        """No unit of the enemy is there."""
        for slot in range(i64(SLOTS)):
            if self.foes[space * SLOTS + slot] != 0.0:
                return False
        return True

    # ------------------------------------------------------------------ whose
    def is_friend(self, owner: int) -> bool:
        return owner != NEUTRAL and (owner == GERMANY) == self.axis

    def hostile(self, land: int) -> bool:
        return self.owner[land] != NEUTRAL and not self.is_friend(self.owner[land])

    def shut(self, zone: int) -> bool:
        """A convoy centre that is the enemy's: ships sail there in combat movement only (AAE-127)."""
        return self.map.centre[zone] and (self.owner[zone] == GERMANY) != self.axis

    def behind(self, land: int) -> bool:
        """Units there need a ship to come to the front: on islands and overseas, far away by land."""
        return self.axis or not self.map.mainland[land] or self.map.goal[self.power][land] > FRONT

    # ------------------------------------------------------------------ what could come
    def threats(self, land: int) -> list[Force]:
        """By enemy power: with what it could attack the land in its next turn."""
        found = self._threats[land]
        if found is None:
            found = self._threats[land] = [self._threat(land, power) for power in self.rivals]
        return found

    def _threat(self, land: int, power: int) -> Force:
        m = self.map
        stack = nobody()
        for near in m.near[land]:
            at = (i64(near) * POWERS + i64(power)) * SLOTS
            for slot in range(i64(ARMOR + 1)):
                stack[slot] += self.stacks[at + slot]
        seen: list[int] = []
        for mid, far in m.second[land]:
            if self.count(far, power, ARMOR) and far not in m.near[land] and far not in seen and not self.blocked(mid):
                seen.append(far)
                stack[ARMOR] += float(self.count(far, power, ARMOR))
        self._add_aircraft(stack, land, power)
        lifts = self._lifts(land, power)
        if not (ground(stack) > 0.0 or lifts):
            return Force()  # nobody who could take it
        force = land_attack(stack)
        if lifts:
            n = float(lifts)
            force = force.plus(Force(LIFT.hits * n, LIFT.fire * n, LIFT.cost * n))
        return force

    def blocked(self, land: int) -> bool:
        """A tank of the enemy cannot roll through."""
        guard = self.guard(land)
        return self.owner[land] == NEUTRAL or ground(guard) + guard[FIGHTERS] + guard[BOMBERS] > 0.0

    def _add_aircraft(self, stack: Stack, space: int, power: int) -> None:
        """Fighters and bombers of the power that could fly there and on to a land of theirs."""
        rows, ways = self._bases[power], self.map.air[space]
        back = i64(self._way_back(space)) if len(rows) > 0 else i64(FAR)
        for row in range(0, i64(len(rows)), i64(BASE)):
            way = i64(ways[rows[row]]) + back
            if way <= FIGHTER_RANGE:
                stack[FIGHTERS] += float(rows[row + 1])
            if way <= BOMBER_RANGE:
                stack[BOMBERS] += float(rows[row + 2])

    def _way_back(self, space: int) -> int:
        """Steps for enemy aircraft to the next land of theirs, as far as they matter."""
        found = self._ways_back[space]
        if found < 0:
            ways = self.map.air[space]
            found = FAR_BACK_AT_SEA if space >= self.map.lands else FAR_BACK
            for land in range(self.map.lands):
                if ways[land] < found and land != space and self.hostile(land):
                    found = ways[land]
            self._ways_back[space] = found
        return found

    def _lifts(self, land: int, power: int) -> int:
        """How many transports of the power could put units ashore there."""
        m = self.map
        if not m.waters[land]:
            return 0
        n = 0
        for owner, zone, aboard in self.ships:
            if owner != power or m.sail[zone][land] > 2:
                continue
            if aboard or any(ground(self.stack(shore, power)) > 0.0 for shore in m.shores[zone] if shore != land):
                n += 1
        return n

    def help(self, land: int) -> float:
        """How many transports of Allies who move before the enemy could put units ashore there, as far as one can rely
        on them."""
        n = 0.0
        for power, zone, aboard in self.ships:
            if aboard and power > self.power and power in self.friends and self.map.sail[zone][land] <= 1:
                n += 1.0
        return RELIANCE * n

    # ------------------------------------------------------------------ what it would cost
    def prize(self, land: int, taker: int) -> float:
        """What the land is worth to whoever takes it: income that changes sides, factories, capitals."""
        m = self.map
        value = INCOME * m.value[land] + 1.0
        if land in m.capital:
            return CAPITAL
        if m.factory[land]:
            value += FACTORY
        return value

    def risk(self, land: int, guard: Stack) -> float:
        """What the enemy would gain by attacking the land while this stack holds it, at least 0."""
        total: float = 0.0
        most: float = 0.0
        own = land_defence(guard)
        prize = self.prize(land, self.rivals[0])
        capital = land in self.map.capital
        for threat in self.threats(land):
            if threat.hits <= 0.0:
                continue
            gain = prize
            if own.hits > 0.0:
                fight = clash(threat, own)
                gain = fight.chance * prize + fight.killed - fight.lost
                if capital:  # whoever loses it has lost, whatever else is saved
                    gain = prize * (0.6 * fight.chance + 0.4 * _pressure(threat, own))
            if gain > 0.0:
                total += gain
                most = max(most, gain)
        return most + SECOND * (total - most)

    # ------------------------------------------------------------------ at sea
    def sea_threats(self, zone: int) -> list[Force]:
        found = self._threats[zone]
        if found is None:
            found = self._threats[zone] = [self._sea_threat(zone, power) for power in self.rivals]
        return found

    def _sea_threat(self, zone: int, power: int) -> Force:
        stack = nobody()
        for space in self.map.reach[zone]:
            at = (i64(space) * POWERS + i64(power)) * SLOTS
            stack[SUBMARINES] += self.stacks[at + SUBMARINES]
            stack[DESTROYERS] += self.stacks[at + DESTROYERS]
            stack[CARRIERS] += self.stacks[at + CARRIERS]
            stack[BATTLESHIPS] += self.stacks[at + BATTLESHIPS]
        planes = nobody()
        self._add_aircraft(planes, zone, power)
        stack[FIGHTERS] = planes[FIGHTERS]
        return sea_attack(stack).plus(bombers_at_sea(planes[BOMBERS]))

    def sea_risk(self, zone: int, fleet: Stack, cargo: float = 0.0) -> float:
        """What the enemy would gain by attacking these ships there."""
        if size(fleet) <= 0.0:
            return 0.0
        own = sea_defence(fleet)
        if own.hits <= 0.0:
            return 0.0
        own.cost += 4.0 * cargo
        total: float = 0.0
        most: float = 0.0
        for threat in self.sea_threats(zone):
            if threat.hits > 0.0:
                fight = clash(threat, own)
                gain = fight.killed - fight.lost
                if gain > 0.0:
                    total += gain
                    most = max(most, gain)
        return most + SECOND * (total - most)


def _pressure(attacker: Force, defender: Force) -> float:
    """From 0 to 1: how much of the strength at a place is the attacker's; 0 for a third of the defender's.  Says where
    one unit more helps, also where the battle would be lost all the same."""
    ours, theirs = attacker.hits * attacker.fire, defender.hits * defender.fire
    return max(0.0, (ours / (ours + theirs) - 0.25) / 0.75)
