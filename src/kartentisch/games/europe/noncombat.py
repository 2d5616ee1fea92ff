"""Rulebook, sequence 4: landings, movement outside combat, the Patriotic War.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, landing, moves, transports
from kartentisch.games.europe.actions import (
    AA_GUN,
    ARMOR,
    BOMBER,
    FIGHTER,
    FINISH,
    GERMANY,
    INFANTRY,
    TRANSPORT,
    TROOPS,
    UK,
    USA,
    USSR,
)  # fmt: skip
from kartentisch.games.europe.notes import UNKNOWN
from kartentisch.games.europe.orders import Orders, waiting
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    FLIGHT,
    FOUGHT,
    NONCOMBAT,
    NONE,
    SHIP,
    T_FLAGS,
    T_LEFT,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import GUNS


@mypyc_attr(acyclic=True, free_list_len=1)
class NonCombat(Orders):
    """Aircraft come down, and whatever has not moved or fought may move (AAE-123..131)."""

    def begin(self, s: EuropeState) -> i64:
        s.phase = NONCOMBAT
        s.forget()
        s.tell(E.PHASE, s.power, s.phase)
        ships = s.ships
        for row in range(0, i64(len(ships)), SHIP):
            if ships[row + T_LEFT] < s.table.steps[TRANSPORT] or ships[row + T_FLAGS] & FOUGHT:
                ships[row + T_LEFT] = 0
        return self.ask(s, s.active, self.ORDER)

    def order(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            crash_all(s)
            moves.rest_all(s)
            return DONE
        if not self.choose(s, answer):
            self.obey(s, answer)
            s.unsettle()
        return self.ask(s, s.active, self.ORDER)

    def obey(self, s: EuropeState, answer: i64) -> None:
        t = s.table
        if answer < t.raid():
            kind, to = (answer - t.send()) // t.spaces, (answer - t.send()) % t.spaces
            if kind >= TRANSPORT:
                self.steer(s, kind, to)
            elif kind == AA_GUN:
                move_gun(s, self.picked, to)
            elif kind >= FIGHTER:
                come_down(s, self.picked, kind, to)
            else:
                march(s, self.picked, kind, to)
        elif answer < t.load():
            self.ferry(s, answer)
        elif answer < t.unload():
            self.take_aboard(s, answer)
        elif answer < t.place():
            kind, land = (answer - t.unload()) // t.spaces, (answer - t.unload()) % t.spaces
            row = transports.row_at(s, self.picked, self.ship)
            s.tell(E.UNLOADED, s.power, kind, self.picked, land)
            transports.unload(s, row, transports.cargo_to_land(s, row, kind), land)
            if kind == AA_GUN:
                moves.note_gun(s, land)
        else:
            order = answer - t.convert()
            convert(s, UK + order // t.spaces // TROOPS, order // t.spaces % TROOPS, order % t.spaces)

    def more(self, s: EuropeState) -> tuple[i64, i64]:
        lands, zones = flight.places(s)
        s.patriots = patriotic_lands(s) if s.power == USSR else i64(0)
        return lands | foreign_guns(s), zones | waiting(s)

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        if s.may_end == UNKNOWN:
            s.may_end = 1 if flight.airborne(s) <= landing.shortfall(s) else 0
        n = s.add(0, FINISH) if s.may_end == 1 else i64(0)
        n = self.add_picks(s, n)
        if self.picked != NONE:
            n = self.add_orders(s, n)
        return add_patriots(s, n, s.patriots) if s.patriots != 0 else n

    def add_orders(self, s: EuropeState, n: i64) -> i64:
        t, here = s.table, self.picked
        if here < t.lands:
            lands = moves.friendly_neighbours(s, here)
            for kind in range(i64(INFANTRY), i64(ARMOR + 1)):
                if s.ready(here, kind) > 0:
                    n = s.add_each(n, t.send(kind), lands)
            if gun_to_move(s, here) != NONE:
                n = s.add_each(n, t.send(AA_GUN), lands)
        for kind in range(i64(FIGHTER), i64(BOMBER + 1)):
            n = add_landings(s, here, kind, n)
        if here < t.lands:
            return n
        return self.add_cargo(s, self.add_ferries(s, self.add_fleet(s, n)))

    def add_cargo(self, s: EuropeState, n: i64) -> i64:
        """What the picked transport may take aboard or put ashore (AAE-125, AAE-127, AAE-160)."""
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE or s.hostile_sea(self.picked):
            return n
        if transports.may_load(s, row):
            n = self.add_loads(s, n, row, AA_GUN)
        return self.add_unloads(s, n, row, AA_GUN, moves.friendly_neighbours(s, self.picked))

    # ------------------------------------------------------------------ refusals
    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if action == FINISH:
            return E.MUST_LAND
        if action >= t.convert():
            return E.NO_PATRIOTS
        return E.NOT_NOW if t.raid() <= action < t.ferry() else self.why_no_order(s, action)

    def why_not_there(self, s: EuropeState, kind: i64, to: i64) -> i64:
        t, here = s.table, self.picked
        if kind >= FIGHTER:
            return why_not_down(s, here, kind, to)
        if here >= t.lands:
            return E.NO_SUCH_UNIT
        if to >= t.lands or t.near_land[here] & BIT[to] == 0:
            return E.OUT_OF_REACH
        if kind == AA_GUN and s.row(here, s.power) & GUNS == 0 and s.count_side(here, AA_GUN) > 0:
            return E.GUN_ONCE if t.oil & BIT[here] else E.FOREIGN_GUN
        if s.count(here, s.power, kind) == 0:
            return E.NO_SUCH_UNIT
        if kind == AA_GUN and s.ready(here, AA_GUN) > 0 and moves.all_guns_moved(s, here):
            return E.GUN_ONCE
        if s.ready(here, kind) == 0:
            captured = kind == AA_GUN and s.held & BIT[here] == 0
            return E.CAPTURED_GUN if captured else E.HAS_MOVED
        return E.HOSTILE_LAND

    # [[[cog procedure("NonCombat") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "order")
    BEGIN: Final = 0
    ORDER: Final = 1

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.ORDER:
            return self.order(s, answer)
        return self.begin(s)

    def copy(self) -> NonCombat:
        p = NonCombat()
        p.at = self.at
        p.picked = self.picked
        p.ship = self.ship
        p.picks = self.picks
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 421793433)
        key = bits.mix(key, self.picked)
        key = bits.mix(key, self.ship)
        return bits.mix(key, self.picks)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, NonCombat)
            and self.picked == other.picked
            and self.ship == other.ship
            and self.picks == other.picks
        )

    # [[[end]]]


def march(s: EuropeState, land: i64, kind: i64, to: i64) -> None:
    """One land unit steps into a friendly land (AAE-125)."""
    was_half = moves.halfway(s, land, kind) > 0
    s.tell(E.MOVED, s.power, kind, land, to)
    moves.leave(s, land, kind, was_half)
    moves.arrive(s, to, kind, 1 if kind == ARMOR and not was_half else 0)


# ------------------------------------------------------------------ AA guns
def foreign_gun(s: EuropeState, land: i64) -> i64:
    """An Ally's gun in the Middle East that has not moved in this round: its power, or NONE (AAE-143)."""
    if s.table.oil & BIT[land] == 0 or s.power == GERMANY or moves.all_guns_moved(s, land):
        return NONE
    for power in range(i64(USSR), i64(USA + 1)):
        if power != s.power and s.count(land, power, AA_GUN) > 0:
            return power
    return NONE


def foreign_guns(s: EuropeState) -> i64:
    """Mask of the lands with such a gun."""
    mask: i64 = 0
    lands = s.table.oil if s.power != GERMANY else i64(0)
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if foreign_gun(s, land) != NONE:
            mask |= BIT[land]
    return mask


def gun_to_move(s: EuropeState, land: i64) -> i64:
    """Whose gun moves from here, or NONE (AAE-126, AAE-144)."""
    if s.ready(land, AA_GUN) > 0 and not moves.all_guns_moved(s, land):
        return s.power
    return foreign_gun(s, land)


def move_gun(s: EuropeState, land: i64, to: i64) -> None:
    """A gun moves; in the Middle East once in a round, whoever moves it."""
    power = gun_to_move(s, land)
    s.tell(E.MOVED, power, AA_GUN, land, to)
    s.add_units(land, power, AA_GUN, -1)
    s.add_units(to, power, AA_GUN, 1)
    if power == s.power:
        s.tire(to, AA_GUN)
    moves.note_gun(s, to)


# ------------------------------------------------------------------ aircraft
def add_landings(s: EuropeState, here: i64, kind: i64, n: i64) -> i64:
    """Write the spaces where aircraft that are here come down (AAE-123, AAE-148, AAE-149, AAE-183)."""
    t = s.table
    resting = s.ready(here, kind) > 0 and (kind == FIGHTER or here < t.lands)
    steps = t.steps[kind] if resting else -1
    steps = max(steps, flight.longest(s, here, kind))
    if steps < 0:
        return n
    send = t.send(kind)
    lands = landing.in_reach(s, here, steps) & landing.landing_lands(s)
    zones = landing.zones_in_reach(s, here, steps) & s.decks if kind == FIGHTER else i64(0)
    if flight.find_flight(s, here, kind, 0) == NONE:  # it is there already
        lands, zones = without(s, here, lands, zones)
    if not landing.stranded(s, landing.landing_lands(s)):
        n = s.add_each(n, send, lands)
        lands = 0
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        row = flight.find_flight(s, here, kind, t.flight(here, land))
        if landing.lands_here(s, row, here, land, kind):
            n = s.add(n, send + land)
    while zones != 0:
        zone = t.lands + lowest_bit(zones)
        zones &= zones - 1
        row = flight.find_flight(s, here, kind, t.flight(here, zone))
        if landing.open_slots(s, zone) > 0 and landing.lands_here(s, row, here, zone, kind):
            n = s.add(n, send + zone)
    return n


def without(s: EuropeState, space: i64, lands: i64, zones: i64) -> tuple[i64, i64]:
    """Both masks without the space."""
    if space < s.table.lands:
        return lands & ~BIT[space], zones
    return lands, zones & ~BIT[space - s.table.lands]


def come_down(s: EuropeState, here: i64, kind: i64, to: i64) -> None:
    """An aircraft lands: one that is under way, if there is one."""
    row = flight.find_flight(s, here, kind, s.table.flight(here, to))
    s.tell(E.LANDED, s.power, kind, here, to)
    if row == NONE:
        s.add_units(here, s.power, kind, -1)
    else:
        flight.drop(s, row)
    s.add_units(to, s.power, kind, 1)
    s.tire(to, kind)
    if to >= s.table.lands:
        landing.bind_carrier(s, to)


def why_not_down(s: EuropeState, here: i64, kind: i64, to: i64) -> i64:
    t = s.table
    row = flight.find_flight(s, here, kind, 0)
    at_rest = (kind == FIGHTER or here < t.lands) and s.count(here, s.power, kind) > 0
    if row == NONE and not at_rest:
        return E.NO_SUCH_UNIT
    if row == NONE and s.ready(here, kind) == 0:
        return E.HAS_MOVED
    if row == NONE and here == to:
        return E.ALREADY_SO
    if t.flight(here, to) > t.steps[kind]:
        return E.OUT_OF_REACH
    if to < t.lands:
        if not s.friendly_land(to):
            return E.HOSTILE_LAND
        if s.held & BIT[to] == 0:
            return E.FRESH_CONQUEST
    elif kind == BOMBER or landing.open_slots(s, to) <= 0:
        return E.CARRIER_FULL
    if row != NONE and flight.find_flight(s, here, kind, t.flight(here, to)) == NONE:
        return E.OUT_OF_REACH
    return E.NO_LANDING


def crash_all(s: EuropeState) -> None:
    """What cannot land any more is lost (AAE-152)."""
    for row in range(0, i64(len(s.flights)), FLIGHT):
        s.tell(E.CRASHED, s.power, s.flights[row + F_KIND], s.flights[row + F_COUNT], s.flights[row + F_AT])
    s.flights = vec[i64]()


# ------------------------------------------------------------------ the Patriotic War
def patriotic_lands(s: EuropeState) -> i64:
    """Mask of the Soviet lands with a factory that the Soviet Union holds, where Allies stand (AAE-131)."""
    lands, mask = s.table.factories & s.own_lands(), i64(0)
    while lands != 0:
        land = lowest_bit(lands)
        lands &= lands - 1
        if s.table.home[land] == USSR and s.row(land, UK) | s.row(land, USA) != 0:
            mask |= BIT[land]
    return mask


def add_patriots(s: EuropeState, n: i64, lands: i64) -> i64:
    """Write the Allied units there that may become Soviet (AAE-131, AAE-R11)."""
    for power in range(i64(UK), i64(USA + 1)):
        for kind in range(i64(TROOPS)):
            for land in range(s.table.lands):
                if lands & BIT[land] and s.count(land, power, kind) > 0:
                    n = s.add(n, s.table.convert(power - UK, kind, land))
    return n


def convert(s: EuropeState, power: i64, kind: i64, land: i64) -> None:
    """One unit of an Ally becomes Soviet for good, and moves no more this turn."""
    s.add_units(land, power, kind, -1)
    s.add_units(land, USSR, kind, 1)
    s.tire(land, kind)
    s.tell(E.CONVERTED, power, kind, land)
