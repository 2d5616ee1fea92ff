"""Who fights: the units of a side in a space, who leads it, what a hit may take.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.europe.actions import (
    AA_GUN,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    DESTROYER,
    FIGHTER,
    GERMANY,
    INFANTRY,
    KINDS,
    POWERS,
    SUBMARINE,
    TRANSPORT,
)  # fmt: skip
from kartentisch.games.europe.hits import (
    AIRCRAFT,
    BYSTANDERS,
    OF_AIRCRAFT,
    OF_OTHERS,
    OF_SUBS,
    OTHERS,
    SOURCES,
    SUBMARINES,
    TARGETS,
    strikes,
)  # fmt: skip
from kartentisch.games.europe.state import F_AT, F_COUNT, F_KIND, F_ROLE, FLIGHT, NONE, RAID, STRIKE, EuropeState
from kartentisch.games.europe.table import MOST, SLOT, number_in, packed

# sides
ATTACKERS: Final = 0
DEFENDERS: Final = 1
RAIDERS: Final = 2  # bombers and their escorts
INTERCEPTORS: Final = 3

# what a side fires with
FIRST_STRIKE: Final = 0  # submarines that nobody has spotted (AAE-60)
ATTACK: Final = 1
DEFENCE: Final = 2
LANDING_SHOTS: Final = 3  # ships, once before the first round (AAE-96)
INTERCEPTION: Final = 4
ESCORT: Final = 5

SHORE_DESTROYER: Final = 2  # AAE-96
INTERCEPTOR: Final = 2  # AAE-112
ESCORTS: Final = 1  # AAE-113
COLUMNS: Final = 4  # of the battle board (AAE-44)
EVERYBODY: Final = 15  # mask of the powers


def is_enemy(s: EuropeState, power: i64) -> bool:
    return (power == GERMANY) != (s.power == GERMANY)


def in_the_air(s: EuropeState, space: i64, role: i64, kind: i64) -> i64:
    """How many aircraft of a kind and role are under way there."""
    n: i64 = 0
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if flights[row + F_AT] == space and flights[row + F_KIND] == kind and flights[row + F_ROLE] == role:
            n += flights[row + F_COUNT]
    return n


def fighting(s: EuropeState, space: i64, side: i64, power: i64, kind: i64) -> i64:
    """How many units of a power and kind fight on the side there; what was hit and still fires is among them.

    Not: AA guns (AAE-47), submarines under water (AAE-69), fighters that stayed aboard (AAE-157), fighters that have
    intercepted (AAE-117), cargo (AAE-77).
    """
    if side == INTERCEPTORS:
        return packed(s.busy[space], power) if kind == FIGHTER else 0
    if is_enemy(s, power) != (side == DEFENDERS):
        return 0
    if side != DEFENDERS and power != s.power:
        return 0
    flies = kind in (FIGHTER, BOMBER)
    if side != DEFENDERS and flies:
        return in_the_air(s, space, RAID if side == RAIDERS else STRIKE, kind)
    if side == RAIDERS or kind == AA_GUN:
        return 0
    if space < s.table.lands:
        if kind > BOMBER:
            return 0
        n = s.count(space, power, kind)
        return n - packed(s.busy[space], power) if kind == FIGHTER else n
    if kind < FIGHTER or kind == BOMBER:
        return 0
    n = s.count(space, power, kind)
    return n - s.under_water(space, power) if kind == SUBMARINE else n


def left_of(s: EuropeState, space: i64, side: i64, power: i64, kind: i64) -> i64:
    """How many more hits they can take: what was hit already is left out, battleships count for each hit (AAE-73)."""
    n = fighting(s, space, side, power, kind)
    if side == DEFENDERS:
        n -= number_in(s.doomed[power], SLOT[kind]) if n > 0 else 0
    if kind == BATTLESHIP and n > 0:
        n += s.count(space, power, kind) - packed(s.hurt[space - s.table.lands], power)
    return n


def strength(s: EuropeState, space: i64, side: i64, kind: i64) -> i64:
    """How many units of a kind fight on the side, of all its powers."""
    n: i64 = 0
    for power in range(i64(POWERS)):
        if may_fight(s, space, side, power):
            n += fighting(s, space, side, power, kind)
    return n


def may_fight(s: EuropeState, space: i64, side: i64, power: i64) -> bool:
    """False: the power has nobody on the side there, which needs no look at each kind."""
    if side == DEFENDERS:
        return is_enemy(s, power) and s.row(space, power) != 0
    return power == s.power or side == INTERCEPTORS


def any_left(s: EuropeState, space: i64, side: i64) -> bool:
    """Somebody on the side is left to fight."""
    for power in range(i64(POWERS)):
        if may_fight(s, space, side, power):
            for kind in range(i64(KINDS)):
                if left_of(s, space, side, power, kind) > 0:
                    return True
    return False


def leader(s: EuropeState, space: i64, side: i64, powers: i64 = EVERYBODY) -> i64:
    """The power that speaks for the side: one of the mask that has units in this battle (AAE-R06).

    Of several Allies it is the land's owner, at sea who has most ships; otherwise who has most units, among equals the
    earlier in the order of turns.
    """
    if side in (ATTACKERS, RAIDERS):
        return s.power
    if s.power != GERMANY:
        return GERMANY
    best: i64 = GERMANY + 1
    most: i64 = 0
    for power in range(i64(GERMANY + 1), i64(POWERS)):
        n = units_of(s, space, side, power) if powers & BIT[power] else 0
        if n > 0 and power == s.owner[space] and space < s.table.lands:
            return power
        if n > most:
            best, most = power, n
    return best


def units_of(s: EuropeState, space: i64, side: i64, power: i64) -> i64:
    """How many units of a power fight on the side there; at sea fighters count only where it has no ships."""
    fighters = fighting(s, space, side, power, FIGHTER)
    n: i64 = 0
    for kind in range(i64(KINDS)):
        if kind != FIGHTER:
            n += fighting(s, space, side, power, kind)
    if space < s.table.lands:
        return n + fighters
    return n * (MOST + 1) if n > 0 else fighters


# ------------------------------------------------------------------ fire
def source_of(s: EuropeState, space: i64, kind: i64) -> i64:
    """Whose hits they are; on land it makes no difference."""
    if space < s.table.lands:
        return OF_OTHERS
    if kind == SUBMARINE:
        return OF_SUBS
    return OF_AIRCRAFT if kind in (FIGHTER, BOMBER) else OF_OTHERS


def value_of(s: EuropeState, what: i64, kind: i64) -> i64:
    """A die hits if it shows no more than this; 0: the unit does not fire (AAE-45, AAE-57, AAE-58)."""
    if what == DEFENCE:
        return s.table.defense[kind]
    if what == INTERCEPTION:
        return INTERCEPTOR if kind == FIGHTER else 0
    if what == ESCORT:
        return ESCORTS if kind == FIGHTER else 0
    return s.table.attack[kind]


def side_of(what: i64) -> i64:
    """Who fires so."""
    if what == DEFENCE:
        return DEFENDERS
    if what == INTERCEPTION:
        return INTERCEPTORS
    return RAIDERS if what == ESCORT else ATTACKERS


def firing(s: EuropeState, space: i64, what: i64, column: i64, source: i64, struck: bool) -> i64:
    """How many dice a column of the battle board has; `struck`: the attacker's submarines have fired already."""
    side, dice = side_of(what), i64(0)
    if space < s.table.lands and source != OF_OTHERS:
        return dice
    for kind in range(i64(KINDS)):
        value = value_of(s, what, kind)
        lifted_by = value_of(s, what, ARTILLERY) if what == ATTACK and kind == INFANTRY else value
        if value == 0 or column not in (value, lifted_by) or source_of(s, space, kind) != source:
            continue
        if kind == SUBMARINE and what == ATTACK and struck:
            continue
        if what == FIRST_STRIKE and kind != SUBMARINE:
            continue
        n = strength(s, space, side, kind)
        if what == ATTACK and kind == INFANTRY:  # artillery lifts one infantry each (AAE-56)
            lifted = min(n, strength(s, space, side, ARTILLERY))
            if column == lifted_by:
                dice += lifted
            n -= lifted
        if column == value:
            dice += n
    return dice


def destroyers(s: EuropeState, zone: i64, side: i64) -> bool:
    """The side has one in the battle: it sees the other's submarines (AAE-61, AAE-65, AAE-166).

    By option one of the attacker's Allies that lies there sees them, too (AAE-R28).
    """
    if side == ATTACKERS and s.table.allied_destroyer != 0:
        return s.count_side(zone, DESTROYER) > 0
    return strength(s, zone, side, DESTROYER) > 0


# ------------------------------------------------------------------ what is hit
def target_of(s: EuropeState, space: i64, power: i64, kind: i64, side: i64) -> i64:
    """What sort of target the unit is."""
    if space < s.table.lands:
        return OTHERS
    if side == ATTACKERS and power != s.power:
        return BYSTANDERS
    if kind == SUBMARINE:
        return SUBMARINES
    return AIRCRAFT if kind in (FIGHTER, BOMBER) else OTHERS


def bystanders(s: EuropeState, zone: i64, power: i64, kind: i64) -> i64:
    """Ships of other Allies in the zone of an Allied attack, which may take a submarine's hit (AAE-75)."""
    if zone < s.table.lands or power == s.power or is_enemy(s, power) or kind < TRANSPORT:
        return 0
    n = s.count(zone, power, kind)
    if kind == SUBMARINE:
        n -= s.under_water(zone, power)
    if kind == BATTLESHIP and n > 0:
        n += n - packed(s.hurt[zone - s.table.lands], power)
    return n


def may_lose(s: EuropeState, space: i64, side: i64, power: i64, kind: i64) -> i64:
    """How many hits units of this power and kind can take for the side."""
    if side == ATTACKERS and power != s.power:
        return bystanders(s, space, power, kind)
    return left_of(s, space, side, power, kind)


def targets(s: EuropeState, space: i64, side: i64) -> vec[i64]:
    """How many of each sort of target the side has; ships of Allies who only happen to be there are none."""
    there = vec[i64]([0] * TARGETS)
    for power in range(i64(POWERS)):
        for kind in range(i64(KINDS) if may_fight(s, space, side, power) else i64(0)):
            there[target_of(s, space, power, kind, side)] += left_of(s, space, side, power, kind)
    return there


def able_to_hit(s: EuropeState, space: i64, what: i64, spotted: bool) -> i64:
    """Mask of the sources whose hits would find a target on the other side (AAE-64, AAE-65)."""
    there = targets(s, space, other_side(what))
    mask: i64 = 0
    for target in range(i64(TARGETS)):
        if there[target] > 0:
            mask |= strikes(target, spotted)
    return mask


def other_side(what: i64) -> i64:
    """Who is fired at."""
    if what == DEFENCE:
        return ATTACKERS
    if what == INTERCEPTION:
        return RAIDERS
    return INTERCEPTORS if what == ESCORT else DEFENDERS


def can_hit(s: EuropeState, space: i64, what: i64, spotted: bool) -> bool:
    """Whether some die of this fire could find a target (AAE-R16)."""
    able = able_to_hit(s, space, what, spotted)
    for source in range(i64(SOURCES)):
        if able & BIT[source]:
            for column in range(i64(1), i64(COLUMNS + 1)):
                if firing(s, space, what, column, source, False) > 0:
                    return True
    return False


def stop_fighting(s: EuropeState) -> None:
    """The battle is over."""
    s.fighting = NONE
    for source in range(i64(SOURCES)):
        s.hits[source] = 0
