"""Ways through the air: how far, over whose guns, and the aircraft that are under way.  Compiled by mypyc.

The straight way has as few steps as possible, and among such ways as few guns; the way around has as few guns as the
range allows.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.games.europe.actions import BOMBER
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_FROM,
    F_KIND,
    F_LEFT,
    F_OVER,
    F_ROLE,
    FLIGHT,
    NONE,
    RAID,
    SPENT,
    EuropeState,
)  # fmt: skip

NO_WAY: Final = -1


def gun_lands(s: EuropeState) -> i64:
    """Mask of the lands with AA guns of the other side (AAE-38)."""
    mask: i64 = 0
    for land in range(s.table.lands):
        if s.enemy_guns(land):
            mask |= BIT[land]
    return mask


def guns_on_way(s: EuropeState, start: i64, end: i64, most: i64) -> i64:
    """Mask of the lands whose guns the way from start to end flies over, the ends not; `most` steps are allowed.

    Steps backwards from the end, one ring after the other: `best[space]` is the mask with the fewest guns so far.
    """
    t = s.table
    if start == end:
        return 0
    guns = gun_lands(s)
    if not any_on_way(s, guns, start, end, most):
        return 0
    best = vec[i64]([NO_WAY] * t.spaces)
    best[end] = 0
    ring = vec[i64]()
    ring = append(ring, end)
    result: i64 = NO_WAY
    for _ in range(most):
        fresh = best[:]
        outer = vec[i64]()
        for i in range(i64(len(ring))):
            here = ring[i]
            mask = best[here]
            if here != end and here < t.lands:
                mask |= guns & BIT[here]
            outer = spread(s, here, mask, best, fresh, outer)
        best, ring = fresh, outer
        if best[start] != NO_WAY and (result == NO_WAY or count_bits(best[start]) < count_bits(result)):
            result = best[start]
    return result


def any_on_way(s: EuropeState, guns: i64, start: i64, end: i64, most: i64) -> bool:
    """Whether one of the lands, the ends not, can be flown over at all."""
    while guns != 0:
        land = lowest_bit(guns)
        guns &= guns - 1
        if land not in (start, end) and s.table.flight(start, land) + s.table.flight(land, end) <= most:
            return True
    return False


def spread(s: EuropeState, here: i64, mask: i64, old: vec[i64], fresh: vec[i64], outer: vec[i64]) -> vec[i64]:
    """All spaces one step from here are reached over the guns of the mask, if that is better than before."""
    t = s.table
    lands, zones = t.near_air_land[here], t.near_air_sea[here]
    space: i64 = 0
    while lands != 0:
        if lands & 1:
            outer = reach(space, mask, old, fresh, outer)
        lands >>= 1
        space += 1
    space = t.lands
    while zones != 0:
        if zones & 1:
            outer = reach(space, mask, old, fresh, outer)
        zones >>= 1
        space += 1
    return outer


def reach(space: i64, mask: i64, old: vec[i64], fresh: vec[i64], outer: vec[i64]) -> vec[i64]:
    found = fresh[space]
    if found != NO_WAY and count_bits(found) <= count_bits(mask):
        return outer
    if found == old[space]:
        outer = append(outer, space)
    fresh[space] = mask
    return outer


# ------------------------------------------------------------------ aircraft under way
def put_flight(s: EuropeState, kind: i64, at: i64, left: i64, role: i64, over: i64, origin: i64, n: i64 = 1) -> None:
    """So many aircraft more; those that are in all alike share a row."""
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if (
            flights[row + F_KIND] == kind
            and flights[row + F_AT] == at
            and flights[row + F_LEFT] == left
            and flights[row + F_ROLE] == role
            and flights[row + F_OVER] == over
            and flights[row + F_FROM] == origin
        ):
            flights[row + F_COUNT] += n
            return
    flights = append(append(append(flights, kind), n), at)
    flights = append(append(append(append(flights, left), role), over), origin)
    s.flights = flights


def drop(s: EuropeState, row: i64, n: i64 = 1) -> None:
    """So many aircraft of the row are gone; an empty row goes, and rows behind it move up."""
    s.flights[row + F_COUNT] -= n
    if s.flights[row + F_COUNT] > 0:
        return
    old, flights = s.flights, vec[i64]()
    for i in range(i64(len(old))):
        if i < row or i >= row + FLIGHT:
            flights = append(flights, old[i])
    s.flights = flights


def flights_at(s: EuropeState, space: i64, role: i64) -> i64:
    """How many aircraft of this role are in the air there."""
    n: i64 = 0
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if flights[row + F_AT] == space and flights[row + F_ROLE] == role:
            n += flights[row + F_COUNT]
    return n


def merge(s: EuropeState) -> None:
    """Rows that have become alike are one again."""
    old = s.flights
    s.flights = vec[i64]()
    for row in range(0, i64(len(old)), FLIGHT):
        put_flight(
            s,
            old[row + F_KIND],
            old[row + F_AT],
            old[row + F_LEFT],
            old[row + F_ROLE],
            old[row + F_OVER],
            old[row + F_FROM],
            old[row + F_COUNT],
        )  # fmt: skip


def retire(s: EuropeState, space: i64, role: i64) -> None:
    """Aircraft that were there for this have fought and only land; others there have still to (AAE-28, AAE-116)."""
    for row in range(0, i64(len(s.flights)), FLIGHT):
        if s.flights[row + F_AT] == space and s.flights[row + F_ROLE] == role:
            s.flights[row + F_ROLE] = SPENT
    merge(s)


def retire_row(s: EuropeState, row: i64) -> None:
    """The same for one row."""
    s.flights[row + F_ROLE] = SPENT
    merge(s)


def retire_all(s: EuropeState) -> None:
    """The same for all."""
    for row in range(0, i64(len(s.flights)), FLIGHT):
        s.flights[row + F_ROLE] = SPENT
    merge(s)


def airborne(s: EuropeState) -> i64:
    """How many aircraft are in the air."""
    n: i64 = 0
    for row in range(0, i64(len(s.flights)), FLIGHT):
        n += s.flights[row + F_COUNT]
    return n


def find_flight(s: EuropeState, space: i64, kind: i64, least: i64) -> i64:
    """The row of aircraft of this kind there with the shortest range of at least so many steps, or NONE."""
    found: i64 = NONE
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        left = flights[row + F_LEFT]
        if flights[row + F_AT] != space or flights[row + F_KIND] != kind or left < least:
            continue
        if found == NONE or left < flights[found + F_LEFT]:
            found = row
    return found


def places(s: EuropeState, role: i64 = NONE) -> tuple[i64, i64]:
    """Masks of the lands and of the zones where aircraft of the power are in the air, in any role or in this one."""
    lands, zones, flights = i64(0), i64(0), s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        at = flights[row + F_AT]
        if role not in (NONE, flights[row + F_ROLE]):
            continue
        if at < s.table.lands:
            lands |= BIT[at]
        else:
            zones |= BIT[at - s.table.lands]
    return lands, zones


def longest(s: EuropeState, space: i64, kind: i64) -> i64:
    """The longest range of aircraft of this kind there; NONE if there are none."""
    most: i64 = NONE
    for row in range(0, i64(len(s.flights)), FLIGHT):
        if s.flights[row + F_AT] == space and s.flights[row + F_KIND] == kind:
            most = max(most, s.flights[row + F_LEFT])
    return most


def bombers_over(s: EuropeState, land: i64) -> bool:
    """A raid on the land is planned (AAE-109)."""
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if flights[row + F_AT] == land and flights[row + F_ROLE] == RAID and flights[row + F_KIND] == BOMBER:
            return True
    return False
