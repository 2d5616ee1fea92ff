"""Rulebook "Territorien angreifen": from where, and onto what.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import LUFT, WASSER
from kartentisch.games.selfr3.state import FREE, SelfR3State


def open_on_earth(s: SelfR3State, seat: i64) -> i64:
    """Mask of the lands and waters that the seat may attack at all (R2-54, R2-127)."""
    mask = (BIT[s.table.moon] - 1) & ~s.ruins & ~s.earth(seat)
    if not s.has_officer(seat, WASSER):
        mask &= BIT[s.table.waters] - 1
    if s.truce != 0:
        for other in range(s.players):
            if s.truce & BIT[other]:
                mask &= ~s.earth(other)
    return mask


def open_on_moon(s: SelfR3State, seat: i64) -> i64:
    """Mask of the moon territories that the seat may attack at all (R2-54, R2-127)."""
    if not s.has_officer(seat, LUFT):
        return 0
    mask = (BIT[s.table.regions - s.table.moon] - 1) & ~s.moon(seat)
    if s.truce != 0:
        for other in range(s.players):
            if s.truce & BIT[other]:
                mask &= ~s.moon(other)
    return mask


def next_on_earth(s: SelfR3State, source: i64) -> i64:
    """Mask of the lands and waters that an attack from there can reach (R2-114, R2-R12)."""
    table = s.table
    mask = table.near_earth[source]
    if source >= table.moon:
        mask |= s.landings
        if table.moon_to_stations and table.landing & BIT[source - table.moon]:
            mask |= s.stations
    return mask


def next_on_moon(s: SelfR3State, source: i64) -> i64:
    """Mask of the moon territories that an attack from there can reach (R2-49)."""
    mask = s.table.near_moon[source]
    return mask | s.table.landing if s.has_station(source) else mask


def can_attack_from(s: SelfR3State, region: i64, earth: i64, moon: i64) -> bool:
    """Whether two units stand there, and it reaches what may be attacked, masks (R2-57)."""
    if s.armies[region] < 2 and s.units(region) < 2:
        return False
    return next_on_earth(s, region) & earth != 0 or next_on_moon(s, region) & moon != 0


def list_sources(s: SelfR3State, seat: i64, n: i64, first: i64) -> i64:
    """Write `first` + each territory from which the seat can attack."""
    earth = open_on_earth(s, seat)
    moon = open_on_moon(s, seat)
    left = s.earth(seat)
    region: i64 = 0
    while left != 0:
        if left & 1 and can_attack_from(s, region, earth, moon):
            n = s.add(n, first + region)
        left >>= 1
        region += 1
    left = s.moon(seat)
    region = s.table.moon
    while left != 0:
        if left & 1 and can_attack_from(s, region, earth, moon):
            n = s.add(n, first + region)
        left >>= 1
        region += 1
    return n


def refused_aim(s: SelfR3State, seat: i64, source: i64, aim: i64) -> i64:
    """Why the seat may not attack this territory from there."""
    other = s.owner[aim]
    if s.is_ruin(aim):
        return E.RUIN
    if other == seat:
        return E.OWN_TARGET
    if not s.may_enter(seat, aim):
        return E.NO_OFFICER_FOR
    return E.UNDER_TRUCE if other != FREE and s.truce & BIT[other] else E.NOT_ADJACENT
