"""Who stands where, and what could come there next turn: the position as a bot looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kartentisch.games.europe.actions import (
    ARMOR,
    ARTILLERY,
    BOMBER,
    FIGHTER,
    GERMANY,
    INFANTRY,
    NEUTRAL,
    POWERS,
    USSR,
)
from kartentisch.games.europe.bot import atlas
from kartentisch.games.europe.bot.atlas import RANGE
from kartentisch.games.europe.bot.strength import (
    BATTLESHIPS,
    BOMBERS,
    CARRIERS,
    DESTROYERS,
    FIGHTERS,
    SUBMARINES,
    Force,
    bombers_at_sea,
    clash,
    ground,
    land_attack,
    land_defence,
    sea_attack,
    sea_defence,
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
from kartentisch.games.europe.table import SLOTS, packed

Stack = list[int]  # by slot, see `table.py`
GROUND = (INFANTRY, ARTILLERY, ARMOR)
RELIANCE = 0.6  # on Allies who might land
INCOME = 1.6  # for how many rounds what a land brings is counted
CAPITAL = 150.0  # what it is worth: the game
FACTORY = 3.0
SECOND = 0.3  # how much further enemies count who could attack, too, beside the strongest
FRONT = 6  # steps to Berlin, from where the Western Allies march on
NEAR = 3  # steps from the capital
FAR_BACK = (3, 4)  # steps home from a land and from a zone, at most: more is hardly ever flown
PRESSED = 0.15  # chance to take Moscow
LIFT = land_attack((1, 1, 0, 0, 0, 0))  # what one transport brings ashore


@lru_cache(maxsize=4096)
def unpacked(row: int) -> tuple[int, ...]:
    return tuple(row >> 10 * slot & 1023 for slot in range(SLOTS))


class Scene:
    """A position, from the side of the power whose turn it is; plain lists, which plans change as they go."""

    def __init__(self, s: EuropeState) -> None:
        self.map = atlas.of(s.table)
        self.power = int(s.power)
        self.axis = self.power == GERMANY
        self.owner = [int(owner) for owner in s.owner]
        # [space][power]
        self.units: list[list[Stack]] = [
            [list(unpacked(int(s.units[space * POWERS + power]))) for power in range(POWERS)]
            for space in range(self.map.spaces)
        ]
        self.rivals = [power for power in range(POWERS) if (power == GERMANY) != self.axis]
        self.friends = [power for power in range(POWERS) if (power == GERMANY) == self.axis]
        # transports: (power, zone, units aboard)
        self.ships = [
            (int(s.ships[row + T_POWER]), int(s.ships[row + T_ZONE]), sum(1 for at in (T_A, T_B) if s.ships[row + at]))
            for row in range(0, len(s.ships), SHIP)
        ]
        self.planes = [  # own ones in the air: (kind, space, number)
            (int(s.flights[row + F_KIND]), int(s.flights[row + F_AT]), int(s.flights[row + F_COUNT]))
            for row in range(0, len(s.flights), FLIGHT)
            if s.flights[row + F_ROLE] != SPENT
        ]
        self.coming: Stack = [int(s.bought[kind]) for kind in range(SLOTS)]  # land units and aircraft in the box
        zones = range(int(s.table.seas))
        for power in self.rivals:  # submarines under water fight nobody
            for sea in zones:
                self.units[self.map.lands + sea][power][SUBMARINES] -= packed(int(s.dived[sea]), power)
        self.held = [self.is_friend(owner) for owner in self.owner[: self.map.lands]]
        self.defensive = self._is_pressed()
        # [land] steps to where the army goes: the enemy's capital, or its own one while that is in danger
        self.goal = (self.map.home_steps if self.defensive else self.map.goal)[self.power]
        self._threats: dict[int, list[Force]] = {}
        self._sea_threats: dict[int, list[Force]] = {}

    def _is_pressed(self) -> bool:
        """The Soviet Union, when what Germany has near Moscow might take it."""
        if self.power != USSR:
            return False
        steps = self.map.home_steps[USSR]
        army, guard = [0] * SLOTS, self.coming
        for land in range(self.map.lands):
            if steps[land] <= NEAR:
                army = [a + b for a, b in zip(army, self.units[land][GERMANY], strict=True)]
            if steps[land] < NEAR:
                guard = [a + b for a, b in zip(guard, self.guard(land), strict=True)]
        return clash(land_attack(army), land_defence(guard)).chance > PRESSED

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

    def sum_of(self, space: int, powers: list[int]) -> Stack:
        rows = self.units[space]
        if len(powers) == 1:
            return rows[powers[0]]
        return [a + b + c for a, b, c in zip(rows[1], rows[2], rows[3], strict=True)]

    def guard(self, space: int) -> Stack:
        """All units of the own side there."""
        return self.sum_of(space, self.friends)

    def enemies(self, space: int) -> Stack:
        return self.sum_of(space, self.rivals)

    # ------------------------------------------------------------------ what could come
    def threats(self, land: int) -> list[Force]:
        """By enemy power: with what it could attack the land in its next turn."""
        found = self._threats.get(land)
        if found is None:
            found = self._threats[land] = [self._threat(land, power) for power in self.rivals]
        return found

    def _threat(self, land: int, power: int) -> Force:
        m, units = self.map, self.units
        stack = [0] * SLOTS
        for near in m.near[land]:
            for kind in GROUND:
                stack[kind] += units[near][power][kind]
        seen = {land, *m.near[land]}
        for mid, far in m.second[land]:
            if far not in seen and units[far][power][ARMOR] and not self.blocked(mid):
                seen.add(far)
                stack[ARMOR] += units[far][power][ARMOR]
        stack[FIGHTERS], stack[BOMBERS] = self._aircraft(land, power)
        force = land_attack(stack)
        lifts = self._lifts(land, power)
        if lifts:
            force = force.plus(Force(LIFT.hits * lifts, LIFT.fire * lifts, LIFT.cost * lifts))
        if not (ground(stack) or lifts):
            return Force()  # nobody who could take it
        return force

    def blocked(self, land: int) -> bool:
        """A tank of the enemy cannot roll through."""
        guard = self.guard(land)
        return self.owner[land] == NEUTRAL or ground(guard) + guard[FIGHTERS] + guard[BOMBERS] > 0

    def _aircraft(self, space: int, power: int) -> tuple[int, int]:
        """Fighters and bombers of the power that could fly there and on to a land of theirs."""
        m, fighters, bombers = self.map, 0, 0
        back = self._way_back(space)
        for start in range(m.spaces):
            row, way = self.units[start][power], m.air[start][space] + back
            if way <= RANGE[FIGHTER]:
                fighters += row[FIGHTERS]
            if start < m.lands and way <= RANGE[BOMBER]:
                bombers += row[BOMBERS]
        return fighters, bombers

    def _way_back(self, space: int) -> int:
        """Steps for enemy aircraft to the next land of theirs, as far as they matter."""
        ways = (self.map.air[space][land] for land in range(self.map.lands) if land != space and self.hostile(land))
        return min((FAR_BACK[space >= self.map.lands], *ways))

    def _lifts(self, land: int, power: int) -> int:
        """How many transports of the power could put units ashore there."""
        m = self.map
        if not m.waters[land]:
            return 0
        goals = set(m.waters[land])
        near = goals | {zone for goal in goals for zone in m.waters[goal]}
        n = 0
        for owner, zone, aboard in self.ships:
            if owner != power:
                continue
            reached = zone in near or any(other in near for other in m.waters[zone])
            if not reached:
                continue
            if aboard or any(ground(self.units[shore][power]) for shore in m.shores[zone] if shore != land):
                n += 1
        return n

    def help(self, land: int) -> float:
        """How many transports of Allies who move before the enemy could put units ashore there, as far as one can rely
        on them."""
        later = [power for power in self.friends if power > self.power]
        if not later or not self.map.waters[land]:
            return 0.0
        near = set(self.map.waters[land])
        near |= {zone for goal in self.map.waters[land] for zone in self.map.waters[goal]}
        return RELIANCE * sum(1 for power, zone, aboard in self.ships if power in later and aboard and zone in near)

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

    def risk(self, land: int, guard: Sequence[float]) -> float:
        """What the enemy would gain by attacking the land while this stack holds it, at least 0."""
        total = most = 0.0
        own = land_defence(guard)
        prize = self.prize(land, self.rivals[0])
        capital = land in self.map.capital
        for threat in self.threats(land):
            if threat.hits <= 0:
                continue
            if own.hits <= 0:
                gain = prize
            else:
                fight = clash(threat, own)
                gain = fight.chance * prize + fight.killed - fight.lost
                if capital:  # whoever loses it has lost, whatever else is saved
                    gain = prize * (0.6 * fight.chance + 0.4 * _pressure(threat, own))
            if gain > 0:
                total += gain
                most = max(most, gain)
        return most + SECOND * (total - most)

    # ------------------------------------------------------------------ at sea
    def sea_threats(self, zone: int) -> list[Force]:
        found = self._sea_threats.get(zone)
        if found is None:
            found = self._sea_threats[zone] = [self._sea_threat(zone, power) for power in self.rivals]
        return found

    def _sea_threat(self, zone: int, power: int) -> Force:
        m, units = self.map, self.units
        near = set(m.waters[zone])
        near |= {far for mid in m.waters[zone] for far in m.waters[mid]}
        near.add(zone)
        stack = [0] * SLOTS
        for space in near:
            row = units[space][power]
            for slot in (SUBMARINES, DESTROYERS, CARRIERS, BATTLESHIPS):
                stack[slot] += row[slot]
        stack[FIGHTERS], bombers = self._aircraft(zone, power)
        return sea_attack(stack).plus(bombers_at_sea(bombers))

    def sea_risk(self, zone: int, fleet: Sequence[float], cargo: int = 0) -> float:
        """What the enemy would gain by attacking these ships there."""
        own = sea_defence(fleet)
        if own.hits <= 0:
            return 0.0
        own = Force(own.hits, own.fire, own.cost + 4 * cargo)
        total = most = 0.0
        for threat in self.sea_threats(zone):
            if threat.hits > 0:
                fight = clash(threat, own)
                gain = fight.killed - fight.lost
                if gain > 0:
                    total += gain
                    most = max(most, gain)
        return most + SECOND * (total - most)


def _pressure(attacker: Force, defender: Force) -> float:
    """From 0 to 1: how much of the strength at a place is the attacker's; 0 for a third of the defender's.  Says where
    one unit more helps, also where the battle would be lost all the same."""
    ours, theirs = attacker.hits * attacker.fire, defender.hits * defender.fire
    return max(0.0, (ours / (ours + theirs) - 0.25) / 0.75)
