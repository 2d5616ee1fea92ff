"""Rulebook "Transporter": cargo, loading, unloading, the loss of a ship.  Compiled by mypyc.

A transport is a row of `ships`.  Orders name it by its place among the transports of its zone.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.europe.actions import ARMOR, GERMANY, KINDS, TRANSPORT, TRANSPORTS
from kartentisch.games.europe.state import (
    ASHORE_A,
    ASHORE_B,
    FOUGHT,
    FRESH_A,
    FRESH_B,
    LOADED,
    NONE,
    SHIP,
    T_A,
    T_B,
    T_FLAGS,
    T_LEFT,
    T_POWER,
    T_TARGET,
    T_ZONE,
    UNLOADED,
    EuropeState,
)  # fmt: skip


def cargo_of(power: i64, kind: i64) -> i64:
    """The code of a unit aboard."""
    return 1 + power * KINDS + kind


def cargo_power(cargo: i64) -> i64:
    return (cargo - 1) // KINDS


def cargo_kind(cargo: i64) -> i64:
    return (cargo - 1) % KINDS


# ------------------------------------------------------------------ rows
def row_at(s: EuropeState, zone: i64, place: i64) -> i64:
    """The row of the transport in this place among those of the zone, NONE if there are fewer or the place is NONE."""
    if place == NONE:
        return NONE
    ships = s.ships
    for row in range(0, i64(len(ships)), SHIP):
        if ships[row + T_ZONE] == zone:
            if place == 0:
                return row
            place -= 1
    return NONE


def place_of(s: EuropeState, row: i64) -> i64:
    """The place of the transport in this row among those of its zone."""
    ships = s.ships
    place: i64 = 0
    for other in range(0, row, SHIP):
        if ships[other + T_ZONE] == ships[row + T_ZONE]:
            place += 1
    return place


def alike(s: EuropeState, a: i64, b: i64) -> bool:
    """Nothing tells the two transports apart."""
    for word in range(i64(SHIP)):
        if s.ships[a + word] != s.ships[b + word]:
            return False
    return True


def first_alike(s: EuropeState, row: i64) -> i64:
    """The first row that nothing tells apart from this one."""
    for other in range(0, row, SHIP):
        if alike(s, other, row):
            return other
    return row


def launch(s: EuropeState, zone: i64, power: i64, left: i64 = 0) -> None:
    """A new transport; its unit is counted, too."""
    ships = s.ships
    for word in range(i64(SHIP)):
        value: i64 = 0
        if word == T_ZONE:
            value = zone
        elif word == T_POWER:
            value = power
        elif word == T_LEFT:
            value = left
        ships = append(ships, value)
    s.ships = ships
    s.add_units(zone, power, TRANSPORT, 1)


def sink(s: EuropeState, row: i64) -> None:
    """The transport is lost with all that is aboard (AAE-77, AAE-102); rows behind it move up."""
    s.add_units(s.ships[row + T_ZONE], s.ships[row + T_POWER], TRANSPORT, -1)
    old, ships = s.ships, vec[i64]()
    for i in range(i64(len(old))):
        if i < row or i >= row + SHIP:
            ships = append(ships, old[i])
    s.ships = ships


def sail(s: EuropeState, row: i64, zone: i64, left: i64) -> None:
    """The transport is in another zone now, with all that is aboard."""
    power = s.ships[row + T_POWER]
    s.add_units(s.ships[row + T_ZONE], power, TRANSPORT, -1)
    s.add_units(zone, power, TRANSPORT, 1)
    s.ships[row + T_ZONE] = zone
    s.ships[row + T_LEFT] = left


# ------------------------------------------------------------------ loading
def has_room(s: EuropeState, row: i64, kind: i64) -> bool:
    """One tank alone, or any two other land units; or, as the table likes, a tank and one more (AAE-159, AAE-R01)."""
    a, b = s.ships[row + T_A], s.ships[row + T_B]
    if a == 0 and b == 0:
        return True
    if a != 0 and b != 0:
        return False
    other = cargo_kind(a + b)
    if s.table.tank_and_one:
        return kind != ARMOR or other != ARMOR
    return kind != ARMOR and other != ARMOR


def may_load(s: EuropeState, row: i64) -> bool:
    """It may take something aboard now: an own ship or an Ally's, in a zone without enemies (AAE-34, AAE-163)."""
    ships = s.ships
    if (ships[row + T_POWER] == GERMANY) != (s.power == GERMANY):
        return False
    if ships[row + T_FLAGS] & FOUGHT and ships[row + T_FLAGS] & UNLOADED:
        return False
    return not s.hostile_sea(ships[row + T_ZONE])


def load(s: EuropeState, row: i64, kind: i64, land: i64) -> None:
    """A unit of the power goes aboard (AAE-107, AAE-160)."""
    s.add_units(land, s.power, kind, -1)
    cargo = cargo_of(s.power, kind)
    fresh = FRESH_A
    if s.ships[row + T_A] == 0:
        s.ships[row + T_A] = cargo
    else:
        s.ships[row + T_B] = cargo
        fresh = FRESH_B
    flags = s.ships[row + T_FLAGS] | fresh
    if flags & (FOUGHT | UNLOADED):
        flags |= LOADED
    s.ships[row + T_FLAGS] = flags


# ------------------------------------------------------------------ unloading
def cargo_to_land(s: EuropeState, row: i64, kind: i64) -> i64:
    """Which of the two, T_A or T_B, is a unit of the power that may go ashore; NONE if neither.

    What came aboard after a battle stays there, or when others had gone ashore (AAE-107, AAE-163, AAE-R26).
    """
    ships = s.ships
    flags = ships[row + T_FLAGS]
    if flags & LOADED:
        return NONE
    foreign = ships[row + T_POWER] != s.power
    cargo = cargo_of(s.power, kind)
    if ships[row + T_A] == cargo and flags & ASHORE_A == 0 and not (foreign and flags & FRESH_A):
        return T_A
    if ships[row + T_B] == cargo and flags & ASHORE_B == 0 and not (foreign and flags & FRESH_B):
        return T_B
    return NONE


def unload_lands(s: EuropeState, row: i64) -> i64:
    """Mask of the lands into which it may unload: one land a turn for each transport (AAE-91, AAE-165)."""
    near, target = s.table.near_land[s.ships[row + T_ZONE]], s.ships[row + T_TARGET]
    return near if target == 0 else near & BIT[target - 1]


def may_unload_into(s: EuropeState, row: i64, land: i64) -> bool:
    return unload_lands(s, row) & BIT[land] != 0


def declare_landing(s: EuropeState, row: i64, which: i64, land: i64) -> None:
    """This cargo shall go ashore in the battle; the transport moves no more (AAE-94, AAE-161)."""
    s.ships[row + T_TARGET] = land + 1
    s.ships[row + T_LEFT] = 0
    s.ships[row + T_FLAGS] |= ASHORE_A if which == T_A else ASHORE_B


def unload(s: EuropeState, row: i64, which: i64, land: i64) -> None:
    """This cargo steps ashore and moves no more this turn (AAE-162)."""
    ships = s.ships
    kind = cargo_kind(ships[row + which])
    power = cargo_power(ships[row + which])
    s.add_units(land, power, kind, 1)
    if power == s.power:
        s.tire(land, kind)
    flags = ships[row + T_FLAGS] | UNLOADED
    if which == T_A:  # what is left lies in T_A, so that transports with the same cargo are alike
        ships[row + T_A] = ships[row + T_B]
        flags = flags & ~(ASHORE_A | FRESH_A)
        if flags & ASHORE_B:
            flags |= ASHORE_A
        if flags & FRESH_B:
            flags |= FRESH_A
    ships[row + T_B] = 0
    ships[row + T_FLAGS] = flags & ~(ASHORE_B | FRESH_B)
    ships[row + T_TARGET] = land + 1
    ships[row + T_LEFT] = 0


def land_cargo(s: EuropeState, row: i64) -> None:
    """All cargo that shall go ashore at the target does."""
    land = s.ships[row + T_TARGET] - 1
    if s.ships[row + T_FLAGS] & ASHORE_B:
        unload(s, row, T_B, land)
    if s.ships[row + T_FLAGS] & ASHORE_A:
        unload(s, row, T_A, land)


def call_off(s: EuropeState, row: i64) -> None:
    """The landing does not happen, and the cargo stays aboard (AAE-103, AAE-104).

    Nothing else can be attacked from the sea any more; outside combat it may still go ashore in a friendly land.
    """
    flags = s.ships[row + T_FLAGS] & ~(ASHORE_A | ASHORE_B)
    s.ships[row + T_FLAGS] = flags
    if flags & UNLOADED == 0:
        s.ships[row + T_TARGET] = 0


def ready_ships(s: EuropeState) -> None:
    """At the beginning of a turn, and at its end: marks of the turn go; own transports may sail."""
    ships = s.ships
    for row in range(0, i64(len(ships)), SHIP):
        ships[row + T_FLAGS] = 0
        ships[row + T_TARGET] = 0
        ships[row + T_LEFT] = s.table.steps[TRANSPORT] if ships[row + T_POWER] == s.power else 0


def listed_ships(s: EuropeState, zone: i64, n: i64, base: i64, chosen: i64) -> i64:
    """Write the transports of a zone that orders can name, but for the chosen one; of equal ones the first."""
    ships = s.ships
    place: i64 = 0
    for row in range(0, i64(len(ships)), SHIP):
        if ships[row + T_ZONE] != zone:
            continue
        if place >= TRANSPORTS:
            break
        ours = (ships[row + T_POWER] == GERMANY) == (s.power == GERMANY)
        if row != chosen and ours and first_alike(s, row) == row:
            n = s.add(n, base + place)
        place += 1
    return n
