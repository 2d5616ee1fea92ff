"""Steps of land units and ships, one unit at a time, as both kinds of movement know them.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.europe import events as E
from kartentisch.games.europe import landing
from kartentisch.games.europe.actions import (
    AA_GUN,
    CARRIER,
    FIGHTER,
    GERMANY,
    POWERS,
)  # fmt: skip
from kartentisch.games.europe.capture import convoy_in_the_way, pass_convoy
from kartentisch.games.europe.state import NONCOMBAT, EuropeState
from kartentisch.games.europe.table import CARRIERS, SLOT, UNIT, number_in

MOST_PICKS: Final = 200  # spaces picked without an order in between, so that no phase goes on for ever (AAE-R23)


def halfway(s: EuropeState, space: i64, kind: i64) -> i64:
    """How many units there have gone one step of two, and may go the other."""
    return number_in(s.half[space], SLOT[kind])


def whole(s: EuropeState, space: i64, kind: i64) -> i64:
    """How many units there have not moved this turn."""
    return s.ready(space, kind) - number_in(s.half[space], SLOT[kind])


def leave(s: EuropeState, space: i64, kind: i64, was_half: bool) -> None:
    """One unit of the power goes from the space."""
    s.add_units(space, s.power, kind, -1)
    if was_half:
        s.half[space] -= UNIT[SLOT[kind]]


def arrive(s: EuropeState, space: i64, kind: i64, left: i64) -> None:
    """One unit of the power comes in, with so many steps left."""
    s.add_units(space, s.power, kind, 1)
    if left == 0:
        s.tire(space, kind)
    elif left == 1:
        s.half[space] += UNIT[SLOT[kind]]


def rest_all(s: EuropeState) -> None:
    """Whatever has gone a step this phase goes no further this turn (AAE-124)."""
    for space in range(s.table.spaces):
        if s.half[space] != 0:
            s.spent[space] += s.half[space]
            s.half[space] = 0


# ------------------------------------------------------------------ ships
def waters_open(s: EuropeState, zone: i64) -> bool:
    """Whether a ship may sail into the zone in this phase (AAE-32, AAE-127)."""
    if s.phase != NONCOMBAT:
        return True
    return not s.hostile_sea(zone) and not convoy_in_the_way(s, zone)


def open_waters(s: EuropeState, zone: i64) -> i64:
    """Mask of the zones into which a ship may sail from here."""
    near = s.table.near_sea[zone]
    if s.phase != NONCOMBAT:
        return near
    mask: i64 = 0
    while near != 0:
        sea = lowest_bit(near)
        near &= near - 1
        if waters_open(s, s.table.lands + sea):
            mask |= BIT[sea]
    return mask


def rest_aboard(s: EuropeState, zone: i64) -> i64:
    """How many fighters of the power's side are on carriers there."""
    n: i64 = 0
    for power in range(i64(POWERS)):
        if (power == GERMANY) == (s.power == GERMANY):
            n += s.count(zone, power, FIGHTER)
    return n


def least_aboard(s: EuropeState, zone: i64) -> i64:
    """How many fighters a carrier of the power must take along when it leaves: those for whom no place is left."""
    return max(i64(0), 2 - landing.free_slots(s, zone))


def carriers_sail(s: EuropeState, zone: i64, to: i64, fighters: i64) -> bool:
    """Whether a carrier may go there with so many fighters (AAE-37, AAE-157)."""
    if fighters < least_aboard(s, zone) or fighters > min(i64(2), rest_aboard(s, zone)):
        return False
    return landing.carrier_may_leave(s, zone, to, fighters)


def move_ship(s: EuropeState, zone: i64, kind: i64, to: i64) -> None:
    """A ship, not a transport, sails one zone; it may take or free a convoy centre (AAE-31, AAE-32, AAE-118)."""
    was_half = halfway(s, zone, kind) > 0
    left: i64 = 0 if was_half else 1
    s.tell(E.MOVED, s.power, kind, zone, to)
    leave(s, zone, kind, was_half)
    if s.hostile_sea(to):
        left = 0
        s.came[to] |= BIT[zone - s.table.lands]
    elif s.phase != NONCOMBAT:
        pass_convoy(s, to)
    arrive(s, to, kind, left)


def move_carrier(s: EuropeState, zone: i64, to: i64, fighters: i64) -> None:
    """A carrier sails with fighters aboard (AAE-156..158)."""
    was_half = halfway(s, zone, CARRIER) > 0
    move_ship(s, zone, CARRIER, to)
    landing.take_along(s, zone, to, fighters, was_half)


# ------------------------------------------------------------------ what is listed of a space
def can_leave(s: EuropeState, space: i64) -> bool:
    """Whether units of the power there may still get orders."""
    row = s.units[space * POWERS + s.power]
    if row == s.spent[space]:
        return False
    if space >= s.table.lands or s.phase == NONCOMBAT:
        return True
    gun = UNIT[AA_GUN] * 1023
    return row & ~gun != s.spent[space] & ~gun


def survey(s: EuropeState) -> None:
    """Note of the spaces where something has changed who can leave, and whether enemies or carriers are there."""
    t = s.table
    if not s.known:
        s.stale_lands, s.stale_zones, s.known = BIT[t.lands] - 1, BIT[t.seas] - 1, True
    lands, zones = s.stale_lands, s.stale_zones
    s.stale_lands = s.stale_zones = 0
    s.leaving_lands &= ~lands
    s.restless &= ~lands
    s.enemy_lands &= ~lands
    s.leaving_zones &= ~zones
    s.enemy_zones &= ~zones
    s.decks &= ~zones
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if s.row(land, s.power) != s.spent[land]:
            s.restless |= BIT[land]
            if can_leave(s, land):
                s.leaving_lands |= BIT[land]
        if s.enemies_at(land):
            s.enemy_lands |= BIT[land]
    while zones != 0:
        sea = lowest_bit(zones)
        zones &= zones - 1
        zone = t.lands + sea
        if s.all_stacks(zone) == 0:
            continue
        if can_leave(s, zone):
            s.leaving_zones |= BIT[sea]
        if s.hostile_sea(zone):
            s.enemy_zones |= BIT[sea]
        if s.all_stacks(zone) & CARRIERS != 0:
            s.decks |= BIT[sea]


def listed_ships(s: EuropeState, zone: i64, n: i64, kind: i64, base: i64, waters: i64) -> i64:
    """Write those of the zones into which a ship of this kind may sail; `base` numbers the first zone."""
    if s.ready(zone, kind) == 0:
        return n
    if kind != CARRIER:
        return s.add_each(n, base, waters_left(s, zone, kind, waters))
    return add_carriers(s, zone, n, base, waters, least_aboard(s, zone))


def waters_left(s: EuropeState, zone: i64, kind: i64, waters: i64) -> i64:
    """Those of the zones into which such a ship may sail although fighters may count on it here (AAE-37, AAE-R15)."""
    if not landing.counts_on(s, zone):
        return waters
    mask: i64 = 0
    while waters != 0:
        sea = lowest_bit(waters)
        waters &= waters - 1
        if landing.ship_may_leave(s, zone, kind, s.table.lands + sea):
            mask |= BIT[sea]
    return mask


def add_carriers(s: EuropeState, zone: i64, n: i64, base: i64, waters: i64, fighters: i64) -> i64:
    sea: i64 = 0
    while waters >> sea != 0:
        if waters & BIT[sea] and carriers_sail(s, zone, s.table.lands + sea, fighters):
            n = s.add(n, base + sea)
        sea += 1
    return n


def why_no_ship(s: EuropeState, zone: i64, kind: i64, to: i64) -> i64:
    """Why no ship of this kind may sail there."""
    if zone < s.table.lands:
        return E.NO_SUCH_UNIT
    if to < s.table.lands:
        return E.OUT_OF_REACH
    if s.count(zone, s.power, kind) == 0:
        return E.NO_SUCH_UNIT
    if s.ready(zone, kind) == 0:
        return E.HAS_MOVED
    if s.table.near_sea[zone] & BIT[to - s.table.lands] == 0:
        return E.STRAITS if s.table.near_air_sea[zone] & BIT[to - s.table.lands] else E.OUT_OF_REACH
    if not waters_open(s, to):
        return E.HOSTILE_WATERS
    return E.NO_LANDING


def why_no_ferry(s: EuropeState, zone: i64, to: i64, fighters: i64) -> i64:
    """Why no carrier may sail there with so many fighters; those that must stay aboard are not named (AAE-157)."""
    why = why_no_ship(s, zone, CARRIER, to)
    if why != E.NO_LANDING:
        return why
    if fighters > rest_aboard(s, zone):
        return E.NO_SUCH_UNIT
    least = least_aboard(s, zone)
    return E.TAKEN_ALONG if fighters == least and carriers_sail(s, zone, to, least) else E.NO_LANDING


# ------------------------------------------------------------------ AA guns of the Middle East
def all_guns_moved(s: EuropeState, land: i64) -> bool:
    """All guns of the Allies in this land of the Middle East have moved in this round (AAE-143)."""
    if s.table.oil & BIT[land] == 0 or s.power == GERMANY:
        return False
    left = s.count_side(land, AA_GUN)
    for i in range(i64(len(s.guns))):
        if s.guns[i] == land:
            left -= 1
    return left <= 0


def note_gun(s: EuropeState, land: i64) -> None:
    """A gun has come into the land, over land or from the sea: in the Middle East once in a round (AAE-143)."""
    if s.power != GERMANY and s.table.oil & BIT[land]:
        s.guns = append(s.guns, land)


# ------------------------------------------------------------------ neighbours
def hostile_neighbours(s: EuropeState, land: i64) -> i64:
    """Mask of the lands beside it that are the other side's."""
    return s.table.near_land[land] & s.hostile_lands()


def taken_neighbours(s: EuropeState, land: i64) -> i64:
    """Mask of the lands beside it that the side has taken since the turn began."""
    return s.table.near_land[land] & s.friendly_lands() & ~s.held


def friendly_neighbours(s: EuropeState, land: i64) -> i64:
    """Mask of the lands beside it that are the side's own."""
    return s.table.near_land[land] & s.friendly_lands()
