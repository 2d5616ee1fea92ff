"""Rulebook "Flugzeuge müssen landen können": whether a landing plan for all aircraft exists.  Compiled by mypyc.

For now it knows lands only.
"""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.games.europe.actions import CARRIER, FIGHTER, GERMANY, POWERS
from kartentisch.games.europe.state import F_AT, F_COUNT, F_LEFT, FLIGHT, EuropeState


def landing_lands(s: EuropeState) -> i64:
    """Mask of the lands where aircraft may come down: friendly since the turn began (AAE-123, AAE-148, AAE-149)."""
    return s.held & s.friendly_lands()


def land_in_reach(s: EuropeState, at: i64, left: i64) -> bool:
    lands, land = landing_lands(s), i64(0)
    while lands != 0:
        if lands & 1 and s.table.flight(at, land) <= left:
            return True
        lands >>= 1
        land += 1
    return False


def shortfall(s: EuropeState) -> i64:
    """How many aircraft under way cannot land, in the best plan."""
    n: i64 = 0
    for row in range(0, i64(len(s.flights)), FLIGHT):
        if not land_in_reach(s, s.flights[row + F_AT], s.flights[row + F_LEFT]):
            n += s.flights[row + F_COUNT]
    return n


def begin_listing(s: EuropeState, kind: i64, start: i64) -> None:
    """What follows asks about one aircraft of this kind at rest at `start`."""


def flight_lands(s: EuropeState, kind: i64, at: i64, left: i64) -> bool:
    """Whether a plan is as good as before with this aircraft in the air."""
    return land_in_reach(s, at, left)


def carrier_may_leave(s: EuropeState, zone: i64, to: i64, load: i64) -> bool:
    """Whether a plan is as good as before if a carrier of the power sails with so many fighters."""
    return True


def lands_here(s: EuropeState, row: i64, here: i64, space: i64, kind: i64) -> bool:
    """Whether the plan for all others is as good as before if this aircraft comes down there.

    It is one of a row of `flights`, or with NONE one at rest; that the place takes it is known.
    """
    return True


def free_slots(s: EuropeState, zone: i64) -> i64:
    """Places for fighters on the carriers of the power's side there (AAE-128, AAE-177)."""
    slots: i64 = 0
    for power in range(i64(POWERS)):
        if (power == GERMANY) == (s.power == GERMANY):
            slots += 2 * s.count(zone, power, CARRIER) - s.count(zone, power, FIGHTER)
    return slots
