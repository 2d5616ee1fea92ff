"""What the greedy bot wants of a position: where to attack, where the front is, where ships are needed.

Strength is reckoned as in Lanchester's square law: units times fire power.  Plain Python: it runs once a decision.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from kartentisch.games.europe import moves
from kartentisch.games.europe.actions import (
    AA_GUN,
    ARMOR,
    BOMBER,
    FIGHTER,
    GERMANY,
    POWERS,
)  # fmt: skip
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_ROLE,
    FLIGHT,
    SHIP,
    STRIKE,
    T_A,
    T_B,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import LAND_KIND, SEA_KIND, SLOTS, number_in
from kartentisch.games.europe.transports import cargo_kind, cargo_power

NOWHERE = 99
ENOUGH = 2.2  # so much stronger than the enemy an attack should be
WORTH_A_TRY = 1.6


@dataclass
class Force:
    """Units and what they roll in a round, in sixths of a hit."""

    units: float = 0
    fire: float = 0

    def add(self, n: float, value: float) -> None:
        self.units += n
        self.fire += n * value

    def over(self, other: Force) -> float:
        """How much stronger; many times where the other has nothing."""
        return self.units * self.fire / max(other.units * max(other.fire, 0.5), 0.25)

    def plus(self, other: Force) -> Force:
        return Force(self.units + other.units, self.fire + other.fire)


@dataclass
class Plan:
    """For the power whose turn it is."""

    wants: dict[int, float] = field(default_factory=dict)  # space -> how much an attack there is worth
    front: list[int] = field(default_factory=list)  # [land] steps over land to the next hostile one, or NOWHERE
    sea: list[int] = field(default_factory=list)  # [zone, from 0] steps to where warships are needed
    shores: list[int] = field(default_factory=list)  # [zone, from 0] steps to where cargo goes ashore
    ports: list[int] = field(default_factory=list)  # [zone, from 0] steps to where units wait for a ship


def stack(s: EuropeState, space: int, row: int) -> list[tuple[int, int]]:
    """(kind, number) of a stack."""
    kinds = LAND_KIND if space < s.table.lands else SEA_KIND
    return [(int(kinds[slot]), int(number_in(row, slot))) for slot in range(SLOTS) if number_in(row, slot)]


def defence(s: EuropeState, space: int) -> Force:
    force, t = Force(), s.table
    for power in range(POWERS):
        if (power == GERMANY) != (s.power == GERMANY):
            for kind, n in stack(s, space, s.row(space, power)):
                if kind != AA_GUN:
                    force.add(n, int(t.defense[kind]))
    return force


def committed(s: EuropeState, space: int) -> Force:
    """What attacks there already."""
    force, t = Force(), s.table
    for kind, n in stack(s, space, s.row(space, s.power)):
        force.add(n, int(t.attack[kind]))
    for row in range(0, len(s.flights), FLIGHT):
        if s.flights[row + F_AT] == space and s.flights[row + F_ROLE] == STRIKE:
            force.add(int(s.flights[row + F_COUNT]), int(t.attack[s.flights[row + F_KIND]]))
    for row in range(0, len(s.ships), SHIP):
        if s.ships[row + T_TARGET] == space + 1:
            for cargo in (s.ships[row + T_A], s.ships[row + T_B]):
                if cargo:
                    force.add(1, int(t.attack[cargo_kind(cargo)]))
    return force


def neighbours(s: EuropeState, space: int) -> list[int]:
    """Spaces of the same sort beside it."""
    t, lands = s.table, int(s.table.lands)
    mask = int(t.near_land[space] if space < lands else t.near_sea[space])
    first = 0 if space < lands else lands
    return [first + i for i in range(mask.bit_length()) if mask >> i & 1]


def near_aircraft(s: EuropeState) -> list[tuple[int, int, int]]:
    """(space, kind, number) of aircraft that may still start."""
    found = []
    for space in range(int(s.table.spaces)):
        for kind in (FIGHTER, BOMBER) if space < s.table.lands else (FIGHTER,):
            if s.row(space, s.power) and s.ready(space, kind) > 0:
                found.append((space, int(kind), int(s.ready(space, kind))))
    return found


def could_come(s: EuropeState, space: int, aircraft: list[tuple[int, int, int]]) -> Force:
    """What could still join an attack there."""
    t, force = s.table, Force()
    for other in neighbours(s, space):
        row = int(s.row(other, s.power))
        if row and not (space < t.lands and s.hostile_land(other)):
            for kind, n in stack(s, other, row - int(s.spent[other])):
                if kind not in (AA_GUN, FIGHTER, BOMBER):
                    force.add(max(0, n - (1 if space < t.lands else 0)), int(t.attack[kind]))
    for start, kind, n in aircraft:
        if t.flight(start, space) <= t.steps[kind] // 2 + 1:
            force.add(n, int(t.attack[kind]))
    if space < t.lands:
        for row in range(0, len(s.ships), SHIP):
            zone = int(s.ships[row + T_ZONE])
            if not int(t.near_land[zone]) >> space & 1 or s.ships[row + T_TARGET]:
                continue
            for cargo in (s.ships[row + T_A], s.ships[row + T_B]):
                if cargo and cargo_power(cargo) == s.power:
                    force.add(1, int(t.attack[cargo_kind(cargo)]))
    return force


def worth_of(s: EuropeState, space: int) -> float:
    """What holding the space brings."""
    t = s.table
    worth = float(t.value[space]) + 0.5
    if space in list(t.capital):
        worth += 20
    elif space < t.lands and int(t.factories) >> space & 1:
        worth += 3
    return worth


def attacks(s: EuropeState) -> dict[int, float]:
    """Where an attack is worth while, and still lacks strength."""
    t, wants = s.table, {}
    aircraft = near_aircraft(s)
    for space in range(int(t.spaces)):
        at_sea = space >= t.lands
        if at_sea:
            centre = int(t.convoys) >> (space - int(t.lands)) & 1
            sunk = s.owner[space] == GERMANY
            prize = worth_of(s, space) if centre and sunk == (s.power != GERMANY) else 0.0
            if not s.hostile_sea(space):
                if prize:
                    wants[space] = 3 + prize
                continue
        elif not s.hostile_land(space):
            continue
        else:
            prize = worth_of(s, space)
        enemy = defence(s, space)
        if enemy.units == 0:
            wants[space] = 3 + prize
            continue
        there = committed(s, space)
        if there.over(enemy) < ENOUGH and there.plus(could_come(s, space, aircraft)).over(enemy) > WORTH_A_TRY:
            wants[space] = 2 + prize + 0.1 * enemy.units
    return wants


def steps_to(s: EuropeState, goals: list[int], first: int, n: int) -> list[int]:
    """By land or zone (from `first`, n of them) the steps to the next goal, or NOWHERE."""
    steps = [NOWHERE] * n
    queue = deque(goals)
    for goal in goals:
        steps[goal - first] = 0
    while queue:
        here = queue.popleft()
        for there in neighbours(s, here):
            if steps[there - first] == NOWHERE:
                steps[there - first] = steps[here - first] + 1
                queue.append(there)
    return steps


def make(s: EuropeState) -> Plan:
    t = s.table
    lands, seas = int(t.lands), int(t.seas)
    plan = Plan(attacks(s))
    hostile = [land for land in range(lands) if s.hostile_land(land)]
    plan.front = steps_to(s, hostile, 0, lands)
    zones = range(lands, lands + seas)
    plan.sea = steps_to(s, [z for z in zones if s.hostile_sea(z) or plan.wants.get(z)], lands, seas)
    coast = [z for z in zones if any(int(t.near_land[z]) >> land & 1 for land in hostile) and not s.hostile_sea(z)]
    plan.shores = steps_to(s, coast, lands, seas)
    waiting = [
        land
        for land in range(lands)
        if plan.front[land] == NOWHERE and any(moves.whole(s, land, kind) for kind in range(ARMOR + 1))
    ]
    plan.ports = steps_to(
        s, [z for z in zones if any(int(t.near_land[z]) >> land & 1 for land in waiting)], lands, seas
    )  # fmt: skip
    return plan
