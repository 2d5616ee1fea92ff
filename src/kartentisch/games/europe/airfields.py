"""Where aircraft under way had best land: who stands there and what could attack it.  Compiled by mypyc.

That everybody can land at all, `landing.py` sees to.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.europe.actions import ARMOR, BOMBER, FIGHTER, GERMANY, INFANTRY, POWERS, TRANSPORT
from kartentisch.games.europe.berths import NO_CARRIER, Berths
from kartentisch.games.europe.landing import in_reach, landing_lands, lost_bombers, zones_around, zones_in_reach
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_LEFT,
    F_ROLE,
    FLIGHT,
    SHIP,
    STRIKE,
    T_POWER,
    T_TARGET,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import SLOT, number_in


def witness(s: EuropeState) -> vec[i64]:
    """Where aircraft under way can land: rows of (row of `flights`, how many, space, exposure); who cannot is left out.

    A zone is where a carrier waits for them or will meet them, the one where it is now if that will do.  Lands are
    looked at as they are when aircraft land: behind the battles of the turn, as if all of them were won.
    """
    units = s.units
    s.units = behind_battles(s)
    try:
        return found(s)
    finally:
        s.units = units


def behind_battles(s: EuropeState) -> vec[i64]:
    """The units without those of the enemy in lands that the power attacks."""
    units = s.units[:]
    attacked: i64 = 0
    for land in range(s.table.lands):
        if s.row(land, s.power) != 0:
            attacked |= BIT[land]
    flights, ships = s.flights, s.ships
    for row in range(0, i64(len(flights)), FLIGHT):
        if flights[row + F_ROLE] == STRIKE and flights[row + F_AT] < s.table.lands:
            attacked |= BIT[flights[row + F_AT]]
    for row in range(0, i64(len(ships)), SHIP):
        if ships[row + T_POWER] == s.power and ships[row + T_TARGET] > 0:
            attacked |= BIT[ships[row + T_TARGET] - 1]
    while attacked != 0:
        land = lowest_bit(attacked)
        attacked &= attacked - 1
        for power in range(i64(POWERS)):
            if (power == GERMANY) != (s.power == GERMANY):
                units[land * POWERS + power] = 0
    return units


def found(s: EuropeState) -> vec[i64]:
    """The rows by the units that stand there now."""
    berths = Berths()
    lost_bombers(s, berths)
    berths.missing()
    lands = landing_lands(s)
    rows = vec[i64]()
    fighter = standing(s, berths)
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        at, left, n = flights[row + F_AT], flights[row + F_LEFT], flights[row + F_COUNT]
        if in_reach(s, at, left) & lands != 0:
            land = safest(s, at, left, lands)
            rows = append(append(append(append(rows, row), n), land), exposure(s, land))
        elif flights[row + F_KIND] == FIGHTER:
            for _ in range(n):
                carrier = berths.berth[fighter]
                if carrier != NO_CARRIER:
                    zones, zone = berths.zones[carrier], berths.home[carrier]
                    if zones & BIT[zone - s.table.lands] == 0:
                        zone = s.table.lands + lowest_bit(zones)
                    rows = append(append(append(append(rows, row), 1), zone), 0)
                fighter += 1
    return rows


def standing(s: EuropeState, berths: Berths) -> i64:
    """How many of the fighters are laid out before those under way: the ones that stand on carriers."""
    n = i64(len(berths.flights))
    lands, flights = landing_lands(s), s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if in_reach(s, flights[row + F_AT], flights[row + F_LEFT]) & lands == 0 and flights[row + F_KIND] == FIGHTER:
            n -= flights[row + F_COUNT]
    return n


def safest(s: EuropeState, at: i64, left: i64, lands: i64) -> i64:
    """The land in range where those who could attack outnumber the defenders least; the nearest of equal ones."""
    best, least, seen = at, i64(-1), i64(0)
    for steps in range(left + 1):
        near = in_reach(s, at, steps) & lands & ~seen
        seen |= near
        while near != 0:
            land = lowest_bit(near)
            near &= near - 1
            danger = exposure(s, land)
            if least < 0 or danger < least:
                best, least = land, danger
    return best


def exposure(s: EuropeState, land: i64) -> i64:
    """How many more enemies could attack the land in their next turn than units would defend it; 0: none."""
    return max(attackers(s, land) - defenders(s, land), i64(0))


def attackers(s: EuropeState, land: i64) -> i64:
    """How many enemies could attack the land in their next turn; aircraft where others come along to hold it."""
    foes = marching(s, land) + sailing(s, land)
    return foes + flying(s, land) if foes > 0 else i64(0)


def defenders(s: EuropeState, land: i64) -> i64:
    """How many of the side of the power stand there."""
    own: i64 = 0
    for power in range(i64(POWERS)):
        if (power == GERMANY) == (s.power == GERMANY):
            stack = s.row(land, power)
            own += troops(stack) + number_in(stack, SLOT[FIGHTER]) + number_in(stack, SLOT[BOMBER])
    return own


def marching(s: EuropeState, land: i64) -> i64:
    """Enemies beside it, and tanks that come through a land where nobody stops them (AAE-36)."""
    found: i64 = 0
    beside = s.table.near_land[land]
    behind: i64 = 0
    around = beside
    while around != 0:
        near = lowest_bit(around)
        around &= around - 1
        found += troops(s.enemy_stack(near))
        if not defended(s, near):
            behind |= s.table.near_land[near]
    behind &= ~(beside | BIT[land])
    while behind != 0:
        found += number_in(s.enemy_stack(lowest_bit(behind)), SLOT[ARMOR])
        behind &= behind - 1
    return found


def defended(s: EuropeState, land: i64) -> bool:
    """Whether the side of the power has any unit there."""
    for power in range(i64(POWERS)):
        if (power == GERMANY) == (s.power == GERMANY) and s.row(land, power) != 0:
            return True
    return False


def sailing(s: EuropeState, land: i64) -> i64:
    """Enemies on a coast whose transports reach a zone beside the land: two on each."""
    t = s.table
    reached: i64 = 0
    around = t.near_sea[land]
    while around != 0:
        reached |= zones_around(s, t.lands + lowest_bit(around), t.steps[TRANSPORT])
        around &= around - 1
    found: i64 = 0
    while reached != 0:
        zone = t.lands + lowest_bit(reached)
        reached &= reached - 1
        room = 2 * number_in(s.enemy_stack(zone), SLOT[TRANSPORT])
        coast = t.near_land[zone] & ~BIT[land] if room > 0 else i64(0)
        waiting: i64 = 0
        while coast != 0:
            waiting += troops(s.enemy_stack(lowest_bit(coast)))
            coast &= coast - 1
        found += min(room, waiting)
    return found


def flying(s: EuropeState, land: i64) -> i64:
    """Enemy aircraft that come there and back."""
    found: i64 = 0
    for kind in (FIGHTER, BOMBER):
        half = s.table.steps[kind] // 2
        bases = in_reach(s, land, half)
        while bases != 0:
            found += number_in(s.enemy_stack(lowest_bit(bases)), SLOT[kind])
            bases &= bases - 1
    half = s.table.steps[FIGHTER] // 2
    decks = zones_in_reach(s, land, half)
    while decks != 0:
        found += number_in(s.enemy_stack(s.table.lands + lowest_bit(decks)), SLOT[FIGHTER])
        decks &= decks - 1
    return found


def troops(stack: i64) -> i64:
    """How many units of a stack march."""
    n: i64 = 0
    for kind in range(i64(INFANTRY), i64(ARMOR + 1)):
        n += number_in(stack, SLOT[kind])
    return n
