"""Every aircraft must be able to land at every moment (AAE-37, AAE-R15): the plan.  Compiled by mypyc.

Land takes any number, so an aircraft with friendly land in range needs nothing more.  What is left are fighters over
the sea: each needs a place on a carrier (`berths.py`).  Own carriers that have not moved can still come; zones in which
the power attacks count as cleared until they are fought for.  New carriers come too late: they are placed when all
have landed (AAE-133).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.europe.actions import (
    BOMBER,
    CARRIER,
    DESTROYER,
    FIGHTER,
    GERMANY,
    POWERS,
    SUBMARINE,
    TRANSPORT,
)  # fmt: skip
from kartentisch.games.europe.berths import Berths
from kartentisch.games.europe.capture import convoy_in_the_way
from kartentisch.games.europe.notes import UNKNOWN
from kartentisch.games.europe.state import (
    COMBAT_MOVE,
    F_AT,
    F_COUNT,
    F_KIND,
    F_LEFT,
    F_ROLE,
    FLIGHT,
    NONCOMBAT,
    NONE,
    STRIKE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import CARRIERS, FIGHTERS, SLOT, UNIT, number_in

PLACES: Final = 2  # for fighters on a carrier (AAE-128)
SUBS: Final = 1023 * 1024


# ------------------------------------------------------------------ land
def landing_lands(s: EuropeState) -> i64:
    """Mask of the lands where aircraft may come down: friendly since the turn began (AAE-123, AAE-148, AAE-149)."""
    return s.held & s.friendly_lands()


def in_reach(s: EuropeState, at: i64, left: i64) -> i64:
    """Mask of the lands that so many steps through the air reach."""
    return s.table.land_reach[at * s.table.ranges + left]


def zones_in_reach(s: EuropeState, at: i64, left: i64) -> i64:
    """Mask of the zones that so many steps through the air reach."""
    return s.table.sea_reach[at * s.table.ranges + left]


# ------------------------------------------------------------------ where a carrier can be
def attackers_clear(s: EuropeState, zone: i64) -> bool:
    """Whether the power attacks the zone with what may clear it: aircraft alone find no submarine (AAE-65)."""
    if s.fought & BIT[zone - s.table.lands]:
        return False
    own = s.row(zone, s.power) & ~FIGHTERS
    ships = own - s.count(zone, s.power, TRANSPORT) * UNIT[SLOT[TRANSPORT]]
    ships -= s.under_water(zone, s.power) * UNIT[SLOT[SUBMARINE]]
    if ships != 0:
        return True
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if flights[row + F_AT] == zone and flights[row + F_ROLE] == STRIKE:
            if s.surfaced(zone) & SUBS == 0:
                return True
            return s.table.allied_destroyer != 0 and s.count_side(zone, DESTROYER) > 0  # AAE-R28
    return False


def takes_convoy(s: EuropeState, zone: i64) -> bool:
    """A warship or submarine of the power attacks there, and will sink the centre or set it free (AAE-119)."""
    own = s.row(zone, s.power) & ~FIGHTERS
    return own - s.count(zone, s.power, TRANSPORT) * UNIT[SLOT[TRANSPORT]] != 0


def stays_open(s: EuropeState, zone: i64) -> bool:
    """Whether a ship may sail there outside combat movement, once all battles are won (AAE-127)."""
    if s.hostile_sea(zone) and not attackers_clear(s, zone):
        return False
    return not convoy_in_the_way(s, zone) or (s.phase != NONCOMBAT and takes_convoy(s, zone))


def open_zones(s: EuropeState, zones: i64) -> i64:
    """Those of the zones that stay open."""
    mask: i64 = 0
    zone = s.table.lands
    bit: i64 = 1
    while zones != 0:
        if zones & 1 and stays_open(s, zone):
            mask |= bit
        zones >>= 1
        bit *= 2
        zone += 1
    return mask


def carrier_zones(s: EuropeState, zone: i64, steps: i64) -> i64:
    """Mask of the zones in which a carrier can be, with so many steps left."""
    here = BIT[zone - s.table.lands]
    reached = here
    fresh = here
    for _ in range(steps):
        near: i64 = 0
        at = s.table.lands
        while fresh != 0:
            if fresh & 1:
                near |= s.table.near_sea[at]
            fresh >>= 1
            at += 1
        fresh = open_zones(s, near & ~reached)
        reached |= fresh
    return reached


# ------------------------------------------------------------------ the plan
def is_ally(s: EuropeState, power: i64) -> bool:
    """Of the side whose turn it is, but not the power itself."""
    return power != s.power and (power == GERMANY) == (s.power == GERMANY)


def allied(s: EuropeState, zone: i64, kind: i64) -> i64:
    """How many units of a kind the Allies of the power have there."""
    n: i64 = 0
    for power in range(i64(POWERS)):
        if is_ally(s, power):
            n += s.count(zone, power, kind)
    return n


def add_carriers(s: EuropeState, berths: Berths) -> None:
    """All carriers of the side, and the fighters that stand on them and stay there or go with them."""
    t = s.table
    for zone in range(t.lands, t.spaces):
        if s.all_stacks(zone) & CARRIERS != 0:
            add_carriers_of(s, berths, zone)


def add_carriers_of(s: EuropeState, berths: Berths, zone: i64) -> None:
    own, others = s.count(zone, s.power, CARRIER), allied(s, zone, CARRIER)
    if own + others == 0:
        return
    here = BIT[zone - s.table.lands]
    stuck = number_in(s.spent[zone], SLOT[FIGHTER])  # own fighters that stay aboard, and those of Allies
    aboard = allied(s, zone, FIGHTER) + stuck
    rest = max(aboard - PLACES * others, i64(0))
    if PLACES * others > aboard:
        berths.add_carrier(zone, here, PLACES * others - aboard)
    add_own_carriers(s, berths, zone, own, rest)
    for _ in range(rest - min(rest, PLACES * s.withdrawn[zone - s.table.lands])):
        berths.add_fighter(BIT[s.table.seas] - 1, zone)
    ready = s.count(zone, s.power, FIGHTER) - stuck
    full = s.table.steps[FIGHTER]
    if ready > 0 and in_reach(s, zone, full) & landing_lands(s) == 0:
        for _ in range(ready):
            berths.add_fighter(zones_in_reach(s, zone, full))


def add_own_carriers(s: EuropeState, berths: Berths, zone: i64, own: i64, rest: i64) -> None:
    """Those that have withdrawn from a battle take nobody but what is aboard already (AAE-153)."""
    slot, here = SLOT[CARRIER], BIT[zone - s.table.lands]
    gone = s.withdrawn[zone - s.table.lands]
    tired = number_in(s.spent[zone], slot) - gone
    half = number_in(s.half[zone], slot)
    ready = own - gone - tired - half
    for _ in range(tired):
        berths.add_carrier(zone, here, PLACES)
    for _ in range(half):
        berths.add_carrier(zone, carrier_zones(s, zone, 1), PLACES)
    if ready > 0:
        zones = carrier_zones(s, zone, s.table.steps[CARRIER])
        for _ in range(ready):
            berths.add_carrier(zone, zones, PLACES)


def stranded(s: EuropeState, lands: i64) -> bool:
    """Some aircraft under way has no land in range."""
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        if in_reach(s, flights[row + F_AT], flights[row + F_LEFT]) & lands == 0:
            return True
    return False


def shortfall(s: EuropeState) -> i64:
    """How many aircraft of the power cannot land, in the best plan."""
    lands = landing_lands(s)
    return whole_shortfall(s) if stranded(s, lands) else 0


def whole_shortfall(s: EuropeState) -> i64:
    """The same where fighters may also have lost the carrier on which they stood."""
    berths = Berths()
    return lost_bombers(s, berths) + berths.missing()


def lost_bombers(s: EuropeState, berths: Berths) -> i64:
    """Lay out carriers and fighters; how many bombers have no land."""
    add_carriers(s, berths)
    lands = landing_lands(s)
    lost: i64 = 0
    flights = s.flights
    for row in range(0, i64(len(flights)), FLIGHT):
        at, left = flights[row + F_AT], flights[row + F_LEFT]
        if in_reach(s, at, left) & lands != 0:
            continue
        if flights[row + F_KIND] == BOMBER:
            lost += flights[row + F_COUNT]
            continue
        zones = zones_in_reach(s, at, left)
        for _ in range(flights[row + F_COUNT]):
            berths.add_fighter(zones)
    return lost


# ------------------------------------------------------------------ trials: one thing more, and back again
def base(s: EuropeState) -> i64:
    """How many cannot land as things stand: nobody, while moves are made of which each keeps the plan."""
    if s.phase == COMBAT_MOVE:
        return 0
    if s.phase != NONCOMBAT:
        return whole_shortfall(s)
    if s.lost == UNKNOWN:
        s.lost = whole_shortfall(s)
    return s.lost


def harbours(s: EuropeState) -> i64:
    """Mask of the zones that carriers of the side might come to, whoever lies in the way; noted till the next order."""
    if s.harbours == UNKNOWN:
        mask: i64 = 0
        for zone in range(s.table.lands, s.table.spaces):
            if s.count_side(zone, CARRIER) > 0:
                mask |= zones_around(s, zone, s.table.steps[CARRIER] if s.count(zone, s.power, CARRIER) > 0 else i64(0))
        s.harbours = mask
    return s.harbours


def zones_around(s: EuropeState, zone: i64, steps: i64) -> i64:
    """Mask of the zones that a ship reaches from there in so many steps."""
    reached = BIT[zone - s.table.lands]
    for _ in range(steps):
        inner = reached
        while inner != 0:
            reached |= s.table.near_sea[s.table.lands + lowest_bit(inner)]
            inner &= inner - 1
    return reached


def flight_lands(s: EuropeState, kind: i64, start: i64, at: i64, left: i64) -> bool:
    """Whether the plan is as good as before when one aircraft at rest at `start` is in the air at `at`."""
    if in_reach(s, at, left) & landing_lands(s) != 0:
        return True  # it leaves a place on a carrier, if anything
    if kind == BOMBER:
        return False
    if s.phase == COMBAT_MOVE and zones_in_reach(s, at, left) & harbours(s) == 0:
        return False  # no carrier can meet it
    before = base(s)
    flights = s.flights
    s.add_units(start, s.power, kind, -1)
    s.flights = with_flight(flights, kind, at, left)
    after = whole_shortfall(s)
    s.flights = flights
    s.add_units(start, s.power, kind, 1)
    return after <= before


def with_flight(flights: vec[i64], kind: i64, at: i64, left: i64) -> vec[i64]:
    """The rows and one aircraft more, that strikes."""
    more = append(append(append(flights[:], kind), 1), at)
    return append(append(append(append(more, left), STRIKE), 0), at)


def may_finish(s: EuropeState) -> bool:
    """Whether the plan holds when combat movement ends, and whatever has gone a step of two goes no further."""
    if not stranded(s, landing_lands(s)):
        return True
    half, spent = s.half, s.spent
    s.half, s.spent = vec[i64]([0] * s.table.spaces), spent[:]
    for space in range(s.table.spaces):
        s.spent[space] += half[space]
    lost = shortfall(s)
    s.half, s.spent = half, spent
    return lost == 0


def counts_on(s: EuropeState, zone: i64) -> bool:
    """Whether the plan may rest on ships of the power that attack there and so open the way (AAE-127)."""
    return (s.hostile_sea(zone) or convoy_in_the_way(s, zone)) and stranded(s, landing_lands(s))


def ship_may_leave(s: EuropeState, zone: i64, kind: i64, to: i64) -> bool:
    """Whether the plan is as good as before if a ship, no carrier, sails out of a zone on which it `counts_on`."""
    before = base(s)
    s.add_units(zone, s.power, kind, -1)
    s.add_units(to, s.power, kind, 1)
    after = whole_shortfall(s)
    s.add_units(to, s.power, kind, -1)
    s.add_units(zone, s.power, kind, 1)
    return after <= before


def carrier_may_leave(s: EuropeState, zone: i64, to: i64, load: i64) -> bool:
    """Whether the plan is as good as before if a carrier of the power sails with so many fighters, own ones first.

    It takes along all for whom no place is left.
    """
    if not stranded(s, landing_lands(s)):
        return True
    before = base(s)
    units, spent, half = s.units, s.spent, s.half
    s.units, s.spent, s.half = units[:], spent[:], half[:]
    was_half = number_in(half[zone], SLOT[CARRIER]) > 0
    if was_half:
        s.half[zone] -= UNIT[SLOT[CARRIER]]
    s.add_units(zone, s.power, CARRIER, -1)
    s.add_units(to, s.power, CARRIER, 1)
    take_along(s, zone, to, load, was_half)
    if was_half or s.hostile_sea(to):
        s.tire(to, CARRIER)
    else:
        s.half[to] += UNIT[SLOT[CARRIER]]
    after = whole_shortfall(s)
    s.units, s.spent, s.half = units, spent, half
    return after <= before


def take_along(s: EuropeState, zone: i64, to: i64, fighters: i64, tired: bool) -> None:
    """So many fighters go along with a carrier that sails; own ones first, which fly no more this turn (AAE-156..158).

    Which fighter stands on which carrier of a zone nobody writes down.  `tired`: the carrier has come a zone already,
    so those go on with it that came with it.
    """
    for i in range(i64(POWERS)):
        power = (s.power + i) % POWERS
        if (power == GERMANY) != (s.power == GERMANY):
            continue
        while fighters > 0 and s.count(zone, power, FIGHTER) > 0:
            s.take_off(zone, power, tired)
            s.add_units(to, power, FIGHTER, 1)
            if power == s.power:
                s.tire(to, FIGHTER)
            fighters -= 1


def lands_here(s: EuropeState, row: i64, here: i64, space: i64, kind: i64) -> bool:
    """Whether the plan for all others is as good as before if this aircraft comes down there.

    It is one of a row of `flights`, or with NONE one at rest; that the place takes it is known.
    """
    t = s.table
    if space < t.lands and not stranded(s, landing_lands(s)):
        return True
    before = base(s)
    flights, units, spent, half = s.flights, s.units, s.spent, s.half
    s.flights, s.units, s.spent, s.half = flights[:], units[:], spent[:], half[:]
    if row == NONE:
        s.add_units(here, s.power, kind, -1)
    else:
        s.flights[row + F_COUNT] -= 1
    s.add_units(space, s.power, kind, 1)
    s.tire(space, kind)
    if space >= t.lands:
        bind_carrier(s, space)
    after = whole_shortfall(s)
    s.flights, s.units, s.spent, s.half = flights, units, spent, half
    return after <= before


def bind_carrier(s: EuropeState, zone: i64) -> None:
    """A fighter has landed there: its carrier moves no more, unless it is an Ally's or bound already (AAE-130)."""
    slot = SLOT[CARRIER]
    landed = s.count(zone, s.power, FIGHTER) - s.ready(zone, FIGHTER)
    places = PLACES * (s.count(zone, s.power, CARRIER) - s.ready(zone, CARRIER))
    places += max(PLACES * allied(s, zone, CARRIER) - allied(s, zone, FIGHTER), i64(0))
    if landed <= places or s.ready(zone, CARRIER) == 0:
        return
    if number_in(s.half[zone], slot) > 0:
        s.half[zone] -= UNIT[slot]
    s.tire(zone, CARRIER)


def free_slots(s: EuropeState, zone: i64) -> i64:
    """Places for fighters on the carriers of the power's side there (AAE-128, AAE-177)."""
    slots: i64 = 0
    for power in range(i64(POWERS)):
        if (power == GERMANY) == (s.power == GERMANY):
            slots += PLACES * s.count(zone, power, CARRIER) - s.count(zone, power, FIGHTER)
    return slots


def open_slots(s: EuropeState, zone: i64) -> i64:
    """The same for fighters that come from elsewhere: carriers that have withdrawn take none (AAE-153)."""
    gone = s.withdrawn[zone - s.table.lands]
    if gone == 0:
        return free_slots(s, zone)
    aboard = s.count(zone, s.power, FIGHTER) + allied(s, zone, FIGHTER)
    slots = PLACES * (s.count(zone, s.power, CARRIER) + allied(s, zone, CARRIER) - gone)
    return slots - max(aboard - PLACES * gone, i64(0))
