"""What a bot of Attack! thinks of armies, battles and targets, from public facts only.  Compiled by mypyc."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.attack.actions import UNITS
from kartentisch.games.attack.bot.manner import Manner
from kartentisch.games.attack.state import (
    CAPITAL,
    NEUTRAL,
    NONE,
    TARGET,
    UNIT,
    WIDTH,
    AttackState,
)
from kartentisch.games.attack.table import AIRCRAFT, BATTLESHIP, CARRIER, DESTROYER, SUBMARINE, TANK

LINE: Final = 5  # units that fight at the same time, about
SUPERIOR: Final = 1.3  # so much stronger a fleet challenges, and a weaker one gives way

# the garrison that a neutral region may be expected to have: between the second and the third value
GARRISON_HITS: Final = 1.25


def hits(army: vec[i64]) -> float:
    """Hits that the army scores in a half round, about: one unit of each kind first, then from infantry up."""
    line: i64 = 0
    dice: i64 = 0
    room: i64 = LINE
    active = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        if army[unit] > 0 and line < room:
            active[unit] = 1
            line += 1
    for unit in range(i64(UNITS)):
        more = min(room - line, army[unit] - active[unit])
        if more > 0:
            active[unit] += more
            line += more
    dice = max(2, line + active[TANK])
    score: float = 0.0
    for unit in range(i64(UNITS)):
        n = active[unit]
        if n > 0:
            face = 1.0 / 3.0 if unit == AIRCRAFT else 1.0 / 6.0
            score += float(n) * (1.0 - exp(-float(dice) * face / float(n)))
    return score


def size(army: vec[i64]) -> i64:
    return army[0] + army[1] + army[2] + army[3]


def cost(s: AttackState, army: vec[i64]) -> float:
    points: i64 = 0
    for unit in range(i64(UNITS)):
        points += army[unit] * s.table.cost[unit]
    return float(points)


def chance_to_win(army: vec[i64], enemies: float, enemy_hits: float, manner: Manner) -> float:
    """The defender shoots first, then numbers and hits decide (a curve laid through simulated battles)."""
    own = (float(size(army)) - manner.first * enemy_hits) * hits(army)
    theirs = enemies * enemy_hits
    if own <= 0.0:
        return 0.0
    if theirs <= 0.0:
        return 1.0
    return 1.0 / (1.0 + exp(-4.0 * log(own / theirs / manner.even)))


def defenders(s: AttackState, region: i64) -> vec[i64]:
    army = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        army[unit] = s.units_of(region, unit)
    return army


def win_chance(s: AttackState, region: i64, army: vec[i64], manner: Manner) -> float:
    """That the army takes the region."""
    if s.owner[region] == NEUTRAL:
        return chance_to_win(army, manner.garrison, GARRISON_HITS, manner)
    there = defenders(s, region)
    return chance_to_win(army, float(size(there)), hits(there), manner)


def worth(s: AttackState, region: i64, manner: Manner) -> float:
    """Of a region to whoever takes it."""
    value = manner.region
    for seat in range(s.players):
        if s.v[CAPITAL + seat] == region:
            value += manner.capital
    if s.owner[region] != NEUTRAL:
        value += manner.bounty * cost(s, defenders(s, region)) + manner.hostile
        if manner.leader != 0.0 and leads(s, s.owner[region]):
            value += manner.leader
    return value


def leads(s: AttackState, seat: i64) -> bool:
    """Nobody holds more regions."""
    own = s.regions_of(seat)
    for other in range(s.players):
        if s.regions_of(other) > own:
            return False
    return True


def gain(s: AttackState, region: i64, army: vec[i64], manner: Manner) -> float:
    """What an attack with the army brings, losses counted."""
    if size(army) == 0:
        return 0.0
    chance = win_chance(s, region, army, manner)
    price = manner.price * cost(s, army)
    return chance * worth(s, region, manner) - (1.0 - chance) * price - chance * (1.0 - chance) * manner.mixed * price


def sent(s: AttackState, region: i64) -> vec[i64]:
    """What attacks the region already, on land or waiting at sea."""
    army = vec[i64]([0] * UNITS)
    for unit in range(i64(UNITS)):
        army[unit] = s.attackers[region * UNITS + unit]
    row: i64 = 0
    while row < i64(len(s.crossings)):
        if s.crossings[row + TARGET] == region:
            for unit in range(i64(UNITS)):
                army[unit] += s.crossings[row + UNIT + unit]
        row += WIDTH
    return army


def sea_is_open(s: AttackState, seat: i64) -> bool:
    return s.holder == NONE or s.holder == seat


def can_reach(s: AttackState, seat: i64, origin: i64, unit: i64, region: i64, blitz: bool) -> bool:
    """By land or sea, in one action."""
    table, bit = s.table, BIT[region]
    if blitz and unit != TANK and unit != AIRCRAFT:
        return False
    if table.near[origin] & bit:
        return True
    if unit == AIRCRAFT and table.near_two[origin] & bit:
        return True
    if unit == TANK and table.near[origin] & table.near[region] & s.lands(seat):
        return True
    return not blitz and table.sea[origin] & bit != 0 and (unit == AIRCRAFT or sea_is_open(s, seat))


def guard(s: AttackState, seat: i64, region: i64, manner: Manner) -> i64:
    """Units that should stay: one, or more where a capital stands beside enemies."""
    if s.v[CAPITAL + seat] == region and manner.guard > 0 and threatened(s, seat, region):
        return max(4, manner.guard)
    return manner.guard if manner.guard > 1 and threatened(s, seat, region) else 1


def threatened(s: AttackState, seat: i64, region: i64) -> bool:
    """An enemy army of some size stands next door."""
    near = s.table.near[region] & ~s.lands(seat)
    other: i64 = 0
    while near != 0:
        if near & 1 and s.owner[other] != NEUTRAL and s.units_in(other) > 3:
            return True
        near >>= 1
        other += 1
    return False


def overseas(s: AttackState, seat: i64, region: i64) -> i64:
    """The units of the strongest rival that one crossing can bring here; one stays behind in each region."""
    most: i64 = 0
    for rival in range(s.players):
        if rival == seat:
            continue
        shores = s.table.sea[region] & s.lands(rival)
        units: i64 = 0
        other: i64 = 0
        while shores != 0:
            if shores & 1:
                units += s.units_in(other) - 1
            shores >>= 1
            other += 1
        most = max(most, units)
    return most


def is_front(s: AttackState, seat: i64, region: i64) -> bool:
    """Something that is not one's own lies next door."""
    return s.table.near[region] & ~s.lands(seat) != 0


def look(s: AttackState, seat: i64, blitz: bool, manner: Manner) -> vec[i64]:
    """What an attack on each region would bring with all that can get there, in thousandths."""
    table, own = s.table, s.lands(seat)
    goals = vec[i64]([-1_000_000] * table.regions)
    for region in range(table.regions):
        if (own | manner.spared) & BIT[region]:
            continue
        army = sent(s, region)
        before = size(army)
        # at most two steps by land, or one by sea
        around = (table.near_two[region] | table.sea[region]) & own
        origin: i64 = 0
        while around != 0:
            if around & 1:
                spare = s.units_in(origin) - guard(s, seat, origin, manner)
                step: i64 = 0
                while step < UNITS and spare > 0:
                    unit = UNITS - 1 - step
                    step += 1
                    ready = s.units_of(origin, unit) - s.moved[origin * UNITS + unit]
                    if ready > 0 and can_reach(s, seat, origin, unit, region, blitz):
                        n = min(ready, spare)
                        army[unit] += n
                        spare -= n
            around >>= 1
            origin += 1
        if size(army) > before or before > 0:
            goals[region] = i64(1000.0 * gain(s, region, army, manner))
    return goals


def best_of(goals: vec[i64]) -> float:
    """What the best of these attacks would bring."""
    best: i64 = -1_000_000
    for region in range(i64(len(goals))):
        best = max(best, goals[region])
    return float(best) / 1000.0


def from_the_front(s: AttackState, seat: i64) -> vec[i64]:
    """[region] steps over own land to the next one with a foreign or neutral neighbour; -1: there is no way."""
    steps = vec[i64]([-1] * s.table.regions)
    own = s.lands(seat)
    reached: i64 = 0
    for region in range(s.table.regions):
        if own & BIT[region] and is_front(s, seat, region):
            steps[region] = 0
            reached |= BIT[region]
    fresh, far = reached, 0
    while fresh != 0:
        far += 1
        found: i64 = 0
        for region in range(s.table.regions):
            if fresh & BIT[region]:
                found |= s.table.near[region]
        fresh = found & own & ~reached
        reached |= fresh
        for region in range(s.table.regions):
            if fresh & BIT[region]:
                steps[region] = far
    return steps


def strongest_rival(s: AttackState, seat: i64) -> float:
    """The strength of the strongest foreign fleet."""
    strongest: float = 0.0
    for rival in range(s.players):
        if rival != seat:
            strongest = max(strongest, fleet_strength(s, rival))
    return strongest


def fleet_strength(s: AttackState, seat: i64) -> float:
    light = float(s.ships(seat, DESTROYER) + s.ships(seat, SUBMARINE))
    return light + 2.0 * float(s.ships(seat, BATTLESHIP)) + 2.5 * float(s.ships(seat, CARRIER))
