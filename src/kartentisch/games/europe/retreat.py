"""Rulebook "Rückzug": where aircraft come down that leave a battle, or have lost their carrier.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, die
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, landing
from kartentisch.games.europe.actions import CARRIER, FIGHTER, GERMANY, POWERS, STAY
from kartentisch.games.europe.dice import FLAK_DICE
from kartentisch.games.europe.forces import is_enemy
from kartentisch.games.europe.state import F_AT, F_KIND, F_LEFT, F_ROLE, FLIGHT, NONE, STRIKE, EuropeState

FACES: Final = 6


def list_spaces(s: EuropeState, n: i64, base: i64, mask: i64) -> i64:
    """Write base + i for every bit i of a mask of lands or zones."""
    return s.add_each(n, base, mask)


# ------------------------------------------------------------------ attacking aircraft
def decks(s: EuropeState, row: i64) -> i64:
    """Mask of the zones where the fighters of this row can land at once."""
    if s.flights[row + F_KIND] != FIGHTER:
        return 0
    at, left = s.flights[row + F_AT], s.flights[row + F_LEFT]
    mask, zones, sea = i64(0), landing.zones_in_reach(s, at, left), i64(0)
    while zones >> sea != 0:
        if zones & BIT[sea] and landing.open_slots(s, s.table.lands + sea) > 0 and spares(s, row, s.table.lands + sea):
            mask |= BIT[sea]
        sea += 1
    return mask


def spares(s: EuropeState, row: i64, zone: i64) -> bool:
    """Whether this landing takes no place from somebody who has no other."""
    before = landing.whole_shortfall(s)
    flights, units, spent = s.flights, s.units, s.spent
    s.flights, s.units, s.spent = flights[:], units[:], spent[:]
    flight.drop(s, row, 1)
    s.add_units(zone, s.power, FIGHTER, 1)
    s.tire(zone, FIGHTER)
    after = landing.whole_shortfall(s)
    s.flights, s.units, s.spent = flights, units, spent
    return after <= before


def grounds(s: EuropeState, row: i64) -> i64:
    """Mask of the lands where the aircraft of this row can land at once."""
    return landing.in_reach(s, s.flights[row + F_AT], s.flights[row + F_LEFT]) & landing.landing_lands(s)


@mypyc_attr(acyclic=True, free_list_len=1)
class Homeward(Procedure[EuropeState]):
    """Aircraft leave a battle: each lands within its range, and guns on its way fire again (AAE-50, AAE-51).

    Whoever reaches no land and no carrier now stays in the air, and lands where a carrier comes to meet it.
    """

    space: i64
    aim: i64 = NONE  # where one of them flies
    shots: i64 = 0  # guns on its way

    def next(self, s: EuropeState) -> i64:
        row = self.row(s)
        if row == NONE:
            return DONE
        lands, zones = grounds(s, row), decks(s, row)
        if lands == 0 and zones == 0:
            flight.retire_row(s, row)
            return self.go(self.NEXT)
        if count_bits(lands) + count_bits(zones) > 1:
            return self.ask(s, s.active, self.CHOOSE)
        aim = bits.lowest_bit(lands) if lands != 0 else s.table.lands + bits.lowest_bit(zones)
        return self.fly(s, aim)

    def row(self, s: EuropeState) -> i64:
        """The first row of aircraft that leave the battle."""
        for row in range(0, i64(len(s.flights)), FLIGHT):
            if s.flights[row + F_AT] == self.space and s.flights[row + F_ROLE] == STRIKE:
                return row
        return NONE

    def choose(self, s: EuropeState, answer: i64) -> i64:
        return self.fly(s, answer - s.table.retreat())

    def fly(self, s: EuropeState, aim: i64) -> i64:
        """The way around the guns, as far as the range allows."""
        self.aim = aim
        row = self.row(s)
        self.shots = count_bits(flight.guns_on_way(s, self.space, aim, s.flights[row + F_LEFT]))
        if self.shots > 0:
            return self.roll(s, FLAK_DICE, self.shots, FACES, self.SHOT_AT)
        return self.land(s, row)

    def shot_at(self, s: EuropeState, answer: i64) -> i64:
        row = self.row(s)
        hits: i64 = 0
        for i in range(self.shots):
            if die(answer, FACES, i) == 1:
                hits += 1
        s.tell(E.FIRED_AT, s.power, s.flights[row + F_KIND], self.space, self.aim, min(hits, i64(1)))
        if hits == 0:
            return self.land(s, row)
        flight.drop(s, row, 1)
        return self.go(self.NEXT)

    def land(self, s: EuropeState, row: i64) -> i64:
        kind = s.flights[row + F_KIND]
        s.tell(E.LANDED, s.power, kind, self.space, self.aim)
        flight.drop(s, row, 1)
        s.add_units(self.aim, s.power, kind, 1)
        s.tire(self.aim, kind)
        if self.aim >= s.table.lands:
            landing.bind_carrier(s, self.aim)
        return self.go(self.NEXT)

    def actions(self, s: EuropeState) -> i64:
        row = self.row(s)
        n = s.add_each(0, s.table.retreat(), grounds(s, row))
        return s.add_each(n, s.table.retreat(s.table.lands), decks(s, row))

    def why(self, s: EuropeState, action: i64) -> i64:
        return E.NO_GROUND if s.table.retreat() <= action < s.table.send() else E.CHOOSE_GROUND

    # [[[cog procedure("Homeward") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "choose", "shot_at")
    NEXT: Final = 0
    CHOOSE: Final = 1
    SHOT_AT: Final = 2

    def __init__(self, space: i64 = 0) -> None:
        super().__init__()
        self.space = space

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.SHOT_AT:
            return self.shot_at(s, answer)
        return self.next(s)

    def copy(self) -> Homeward:
        p = Homeward(self.space)
        p.at = self.at
        p.aim = self.aim
        p.shots = self.shots
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4013382019)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.aim)
        return bits.mix(key, self.shots)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Homeward)
            and self.space == other.space
            and self.aim == other.aim
            and self.shots == other.shots
        )

    # [[[end]]]


# ------------------------------------------------------------------ the defender's fighters
def homeless(s: EuropeState, zone: i64, defends: bool) -> i64:
    """A power of the side whose fighter has no carrier any more in the zone; NONE if all have (AAE-155, AAE-157).

    The one with most fighters beyond its own carriers' places, among equals the power whose turn it is, then the
    earlier in the order of turns (AAE-R29, AAE-R31).
    """
    places: i64 = 0
    most: i64 = 0
    power = NONE
    for i in range(i64(POWERS)):
        other = (s.power + i) % POWERS
        if is_enemy(s, other) != defends:
            continue
        without = s.count(zone, other, FIGHTER) - landing.PLACES * s.count(zone, other, CARRIER)
        places -= without
        if without > most:
            most = without
            power = other
    return power if places < 0 else NONE


def near_decks(s: EuropeState, zone: i64) -> i64:
    """Mask of the zones one step away where a carrier of the defender has room."""
    near, mask, sea = s.table.near_air_sea[zone], i64(0), i64(0)
    while near >> sea != 0:
        if near & BIT[sea]:
            room: i64 = 0
            for power in range(i64(POWERS)):
                if is_enemy(s, power):
                    there = s.table.lands + sea
                    room += landing.PLACES * s.count(there, power, CARRIER) - s.count(there, power, FIGHTER)
            if room > 0:
                mask |= BIT[sea]
        sea += 1
    return mask


def near_grounds(s: EuropeState, zone: i64) -> i64:
    """Mask of the lands one step away that are the defender's."""
    near, mask, land = s.table.near_air_land[zone], i64(0), i64(0)
    while near >> land != 0:
        if near & BIT[land] and s.hostile_land(land):
            mask |= BIT[land]
        land += 1
    return mask


@mypyc_attr(acyclic=True, free_list_len=1)
class NewDeck(Procedure[EuropeState]):
    """A carrier was sunk in defence: its fighters may fly one space and land, or are lost (AAE-155, AAE-R29)."""

    space: i64
    power: i64 = GERMANY

    def next(self, s: EuropeState) -> i64:
        self.power = homeless(s, self.space, True)
        if self.power == NONE:
            return DONE
        lands, zones = near_grounds(s, self.space), near_decks(s, self.space)
        if lands == 0 and zones == 0:
            return self.crash(s, self.power)
        return self.ask(s, s.seat_of(self.power), self.CHOOSE)

    def crash(self, s: EuropeState, power: i64) -> i64:
        s.add_units(self.space, power, FIGHTER, -1)
        s.tell(E.CRASHED, power, FIGHTER, 1, self.space)
        return self.go(self.NEXT)

    def choose(self, s: EuropeState, answer: i64) -> i64:
        """A place may be left to the next one (AAE-R29)."""
        if answer == STAY:
            return self.crash(s, self.power)
        to = answer - s.table.retreat()
        s.add_units(self.space, self.power, FIGHTER, -1)
        s.add_units(to, self.power, FIGHTER, 1)
        s.tell(E.ESCAPED, self.power, FIGHTER, self.space, to)
        return self.go(self.NEXT)

    def actions(self, s: EuropeState) -> i64:
        n = s.add_each(s.add(0, STAY), s.table.retreat(), near_grounds(s, self.space))
        return s.add_each(n, s.table.retreat(s.table.lands), near_decks(s, self.space))

    def why(self, s: EuropeState, action: i64) -> i64:
        return E.NO_DECK if s.table.retreat() <= action < s.table.send() else E.CHOOSE_GROUND

    # [[[cog procedure("NewDeck") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "choose")
    NEXT: Final = 0
    CHOOSE: Final = 1

    def __init__(self, space: i64 = 0) -> None:
        super().__init__()
        self.space = space

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        return self.next(s)

    def copy(self) -> NewDeck:
        p = NewDeck(self.space)
        p.at = self.at
        p.power = self.power
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1414083961)
        key = bits.mix(key, self.space)
        return bits.mix(key, self.power)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, NewDeck) and self.space == other.space and self.power == other.power

    # [[[end]]]
