"""Rulebook "Kampf zur See": rounds of fire until one side is gone, or the attacker withdraws.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, landing, transports
from kartentisch.games.europe.actions import (
    BATTLESHIP,
    CARRIER,
    DESTROYER,
    DIVE,
    FIGHTER,
    GERMANY,
    POWERS,
    PRESS,
    STAY,
    SUBMARINE,
    TRANSPORT,
    WITHDRAW,
)  # fmt: skip
from kartentisch.games.europe.capture import pass_convoy
from kartentisch.games.europe.forces import (
    ATTACK,
    ATTACKERS,
    DEFENCE,
    DEFENDERS,
    FIRST_STRIKE,
    any_left,
    can_hit,
    destroyers,
    is_enemy,
    left_of,
    stop_fighting,
)  # fmt: skip
from kartentisch.games.europe.losses import AT_ONCE, LATER, Losses, remove_doomed
from kartentisch.games.europe.retreat import Homeward, NewDeck, homeless, list_spaces
from kartentisch.games.europe.state import (
    FOUGHT,
    NONE,
    SHIP,
    STRIKE,
    T_FLAGS,
    T_LEFT,
    T_POWER,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import FIGHTERS, SLOT, UNIT, packed
from kartentisch.games.europe.volley import Volley


@mypyc_attr(acyclic=True, free_list_len=1)
class SeaBattle(Procedure[EuropeState]):
    """A zone with ships of both sides (AAE-59..77)."""

    space: i64
    round: i64 = 1
    struck: i64 = 0  # 1: the attacker's submarines fire first in this round
    seen: i64 = 0  # 1: a destroyer shows the attacker's submarines to aircraft
    spotted: i64 = 0  # 1: a destroyer shows the defender's
    power: i64 = GERMANY  # whose submarines may dive
    retreat: i64 = NONE  # the zone to which the ships withdraw

    def begin(self, s: EuropeState) -> i64:
        s.fighting = self.space
        s.spent[self.space] &= FIGHTERS
        s.half[self.space] = 0
        s.tell(E.SEA_BATTLE, s.power, self.space)
        return self.go(self.NEXT_ROUND)

    # ------------------------------------------------------------------ a round
    def next_round(self, s: EuropeState) -> i64:
        """The attacker goes on, dives or withdraws; before the first shot he can only dive (AAE-67, AAE-180)."""
        if not any_left(s, self.space, ATTACKERS) or not any_left(s, self.space, DEFENDERS):
            return self.go(self.END)
        self.spotted = 1 if destroyers(s, self.space, ATTACKERS) else 0
        self.seen = 1 if destroyers(s, self.space, DEFENDERS) else 0
        if not can_hit(s, self.space, ATTACK, self.spotted != 0) and not can_hit(
            s, self.space, DEFENCE, self.seen != 0
        ):
            s.tell(E.NO_HITS, s.power, self.space)
            return self.go(self.END)
        if left_of(s, self.space, ATTACKERS, s.power, SUBMARINE) > 0 or (self.round > 1 and self.can_withdraw(s)):
            return self.ask(s, s.active, self.ORDER)
        return self.go(self.STRIKE)

    def can_withdraw(self, s: EuropeState) -> bool:
        return self.ways_back(s) != 0 or not has_ships(s, self.space)

    def ways_back(self, s: EuropeState) -> i64:
        """Mask of the zones from which ships came, without enemies now (AAE-49)."""
        mask, sea = s.came[self.space], i64(0)
        while mask >> sea != 0:
            if mask & BIT[sea] and s.hostile_sea(s.table.lands + sea):
                mask &= ~BIT[sea]
            sea += 1
        return mask if has_ships(s, self.space) else 0

    def order(self, s: EuropeState, answer: i64) -> i64:
        if answer == PRESS:
            return self.strike(s)
        if answer == DIVE:
            s.dive(self.space, s.power, 1)
            s.tell(E.DIVED, s.power, self.space)
            return self.go(self.NEXT_ROUND)
        if answer == WITHDRAW:
            return self.go(self.LEAVE)
        self.retreat = answer - s.table.retreat()
        return self.go(self.SINKING)

    def strike(self, s: EuropeState) -> i64:
        """Submarines fire first, unless the enemy has a destroyer when the round begins (AAE-60, AAE-61, AAE-R04)."""
        s.fought |= BIT[self.space - s.table.lands]
        self.struck = 0
        if self.seen != 0 or left_of(s, self.space, ATTACKERS, s.power, SUBMARINE) == 0:
            return self.go(self.ATTACK)
        self.struck = 1
        s.call(Volley(self.space, FIRST_STRIKE, 0, 0, 0, 0))
        return self.go(self.SURPRISED)

    def surprised(self, s: EuropeState) -> i64:
        s.call(Losses(self.space, DEFENDERS, AT_ONCE, 0))
        return self.go(self.ATTACK)

    def attack(self, s: EuropeState) -> i64:
        if not any_left(s, self.space, DEFENDERS):
            return self.go(self.CLEAN)
        s.call(Volley(self.space, ATTACK, self.struck, self.spotted, 0, 0))
        return self.go(self.HIT)

    def hit(self, s: EuropeState) -> i64:
        s.call(Losses(self.space, DEFENDERS, LATER, self.spotted))
        self.power = NONE
        return self.go(self.DIVES)

    def dives(self, s: EuropeState) -> i64:
        """Defending submarines that were not hit may dive instead of firing (AAE-68, AAE-72, AAE-R03)."""
        self.power += 1
        while self.power < POWERS:
            if self.may_dive(s):
                return self.ask(s, s.seat_of(self.power), self.DIVED)
            self.power += 1
        self.power = NONE
        s.call(Volley(self.space, DEFENCE, 0, self.seen, 0, 0))
        return self.go(self.FALLEN)

    def may_dive(self, s: EuropeState) -> bool:
        return is_enemy(s, self.power) and left_of(s, self.space, DEFENDERS, self.power, SUBMARINE) > 0

    def dived(self, s: EuropeState, answer: i64) -> i64:
        if answer == STAY:
            return self.go(self.DIVES)
        s.dive(self.space, self.power, 1)
        s.tell(E.DIVED, self.power, self.space)
        if self.may_dive(s):
            return self.ask(s, s.seat_of(self.power), self.DIVED)
        return self.go(self.DIVES)

    def fallen(self, s: EuropeState) -> i64:
        s.call(Losses(self.space, ATTACKERS, AT_ONCE, self.seen))
        return self.go(self.CLEAN)

    def clean(self, s: EuropeState) -> i64:
        remove_doomed(s, self.space)
        self.round += 1
        return self.go(self.NEXT_ROUND)

    # ------------------------------------------------------------------ the attacker withdraws
    def sinking(self, s: EuropeState) -> i64:
        """Submarines may dive instead of going along (AAE-71)."""
        if left_of(s, self.space, ATTACKERS, s.power, SUBMARINE) > 0:
            return self.ask(s, s.active, self.DOWN)
        return self.go(self.LEAVE)

    def down(self, s: EuropeState, answer: i64) -> i64:
        if answer == STAY:
            return self.go(self.LEAVE)
        s.dive(self.space, s.power, 1)
        s.tell(E.DIVED, s.power, self.space)
        return self.go(self.SINKING)

    def leave(self, s: EuropeState) -> i64:
        """All ships go to one zone, aircraft where they can land (AAE-49, AAE-50, AAE-104)."""
        lost_cargo(s, self.space)
        if self.retreat != NONE and has_ships(s, self.space):
            s.tell(E.RETREATED, s.power, self.space, self.retreat)
            sail_back(s, self.space, self.retreat)
        else:
            s.tell(E.WITHDREW, s.power, self.space)
        s.call(Homeward(self.space))
        return self.go(self.END)

    # ------------------------------------------------------------------ the end of the battle
    def end(self, s: EuropeState) -> i64:
        """The zone is cleared, or the enemy holds it; fighters without carrier look for another deck."""
        lost_cargo(s, self.space)
        flight.retire(s, self.space, STRIKE)
        s.call(NewDeck(self.space))
        return self.go(self.OVER)

    def over(self, s: EuropeState) -> i64:
        self.settle(s)
        stop_fighting(s)
        s.came[self.space] = 0
        s.spent[self.space] |= s.row(self.space, s.power) & ~FIGHTERS
        return DONE

    def settle(self, s: EuropeState) -> None:
        zone, ships = self.space, s.ships
        held = s.hostile_sea(zone)
        for row in range(0, i64(len(ships)), SHIP):
            if ships[row + T_ZONE] == zone and (ships[row + T_POWER] == s.power or held):
                if ships[row + T_POWER] == s.power and s.fought & BIT[zone - s.table.lands]:
                    ships[row + T_FLAGS] |= FOUGHT
                    ships[row + T_LEFT] = 0
                if held and not is_enemy(s, ships[row + T_POWER]):
                    transports.call_off(s, row)
        s.tell(E.ZONE_HELD if held else E.ZONE_CLEARED, s.power, zone)
        if takes_centre(s, zone, held):
            pass_convoy(s, zone)

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        if self.at != self.ORDER:
            return s.add(s.add(0, DIVE), STAY)
        n = s.add(0, PRESS)
        if left_of(s, self.space, ATTACKERS, s.power, SUBMARINE) > 0:
            n = s.add(n, DIVE)
        if self.round == 1:
            return n
        if not has_ships(s, self.space):
            return s.add(n, WITHDRAW)
        return list_spaces(s, n, s.table.retreat(s.table.lands), self.ways_back(s))

    def why(self, s: EuropeState, action: i64) -> i64:
        if self.at != self.ORDER:
            return E.DIVE_OR_STAY
        if action == DIVE:
            return E.NOTHING_TO_DIVE
        if action == WITHDRAW or s.table.retreat() <= action < s.table.send():
            return E.FIRE_FIRST if self.round == 1 else E.NO_WAY_BACK
        return E.IN_BATTLE

    # [[[cog procedure("SeaBattle") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "next_round", "order", "strike", "surprised", "attack", "hit", "dives", "dived", "fallen", "clean",
        "sinking", "down", "leave", "end", "over",
    )  # fmt: skip
    BEGIN: Final = 0
    NEXT_ROUND: Final = 1
    ORDER: Final = 2
    STRIKE: Final = 3
    SURPRISED: Final = 4
    ATTACK: Final = 5
    HIT: Final = 6
    DIVES: Final = 7
    DIVED: Final = 8
    FALLEN: Final = 9
    CLEAN: Final = 10
    SINKING: Final = 11
    DOWN: Final = 12
    LEAVE: Final = 13
    END: Final = 14
    OVER: Final = 15

    def __init__(self, space: i64 = 0) -> None:
        super().__init__()
        self.space = space

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.ORDER:
            return self.order(s, answer)
        if self.at == self.DIVED:
            return self.dived(s, answer)
        if self.at == self.DOWN:
            return self.down(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.NEXT_ROUND:
            return self.next_round(s)
        if self.at == self.STRIKE:
            return self.strike(s)
        if self.at == self.SURPRISED:
            return self.surprised(s)
        if self.at == self.ATTACK:
            return self.attack(s)
        if self.at == self.HIT:
            return self.hit(s)
        if self.at == self.DIVES:
            return self.dives(s)
        if self.at == self.FALLEN:
            return self.fallen(s)
        if self.at == self.CLEAN:
            return self.clean(s)
        if self.at == self.SINKING:
            return self.sinking(s)
        if self.at == self.LEAVE:
            return self.leave(s)
        if self.at == self.END:
            return self.end(s)
        return self.over(s)

    def copy(self) -> SeaBattle:
        p = SeaBattle(self.space)
        p.at = self.at
        p.round = self.round
        p.struck = self.struck
        p.seen = self.seen
        p.spotted = self.spotted
        p.power = self.power
        p.retreat = self.retreat
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3186307890)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.struck)
        key = bits.mix(key, self.seen)
        key = bits.mix(key, self.spotted)
        key = bits.mix(key, self.power)
        return bits.mix(key, self.retreat)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, SeaBattle)
            and self.space == other.space
            and self.round == other.round
            and self.struck == other.struck
            and self.seen == other.seen
            and self.spotted == other.spotted
            and self.power == other.power
            and self.retreat == other.retreat
        )

    # [[[end]]]


def has_ships(s: EuropeState, zone: i64) -> bool:
    """The attacker has ships on the surface, submarines among them."""
    return s.row(zone, s.power) & ~FIGHTERS != s.under_water(zone, s.power) * UNIT[SLOT[SUBMARINE]]


def takes_centre(s: EuropeState, zone: i64, held: bool) -> bool:
    """A warship or submarine is left; by option one under water beside an enemy (AAE-119, AAE-120, AAE-R02)."""
    if held:
        return s.table.submerged_capture != 0 and s.under_water(zone, s.power) > 0
    own = s.row(zone, s.power) & ~FIGHTERS
    return own - s.count(zone, s.power, TRANSPORT) * UNIT[SLOT[TRANSPORT]] != 0


def lost_cargo(s: EuropeState, zone: i64) -> None:
    """Fighters that stayed aboard go down with their carrier (AAE-157, AAE-158, AAE-R31)."""
    power = homeless(s, zone, False)
    while power != NONE:
        s.take_off(zone, power)
        s.tell(E.CRASHED, power, FIGHTER, 1, zone)
        power = homeless(s, zone, False)


def sail_back(s: EuropeState, zone: i64, to: i64) -> None:
    """Every ship on the surface withdraws with what is aboard; carriers take no other fighters then (AAE-153)."""
    sea, there = zone - s.table.lands, to - s.table.lands
    stay = s.under_water(zone, s.power) * UNIT[SLOT[SUBMARINE]]
    carriers = s.count(zone, s.power, CARRIER)
    ships = (s.row(zone, s.power) & ~FIGHTERS) - stay
    hurt = packed(s.hurt[sea], s.power)
    s.hurt[sea] -= hurt * UNIT[s.power]
    s.hurt[there] += hurt * UNIT[s.power]
    s.withdrawn[there] += carriers
    for kind in (DESTROYER, BATTLESHIP):  # they were in a sea battle, and fire no landing shot (AAE-96)
        s.shots[there] += s.count(zone, s.power, kind) * UNIT[SLOT[kind]]
    s.units[zone * POWERS + s.power] -= ships
    s.units[to * POWERS + s.power] += ships
    s.spent[to] += ships
    for row in range(0, i64(len(s.ships)), SHIP):
        if s.ships[row + T_ZONE] == zone and s.ships[row + T_POWER] == s.power:
            transports.call_off(s, row)
            s.ships[row + T_ZONE] = to
            s.ships[row + T_LEFT] = 0
            s.ships[row + T_FLAGS] |= FOUGHT
    take_back(s, zone, to, carriers)


def take_back(s: EuropeState, zone: i64, to: i64, carriers: i64) -> None:
    """Fighters go back with their carriers: own ones, then those of Allies for whom no place is left (AAE-R31)."""
    for _ in range(min(s.count(zone, s.power, FIGHTER), landing.PLACES * carriers)):
        s.take_off(zone, s.power, True)
        s.add_units(to, s.power, FIGHTER, 1)
        s.tire(to, FIGHTER)
    power = homeless(s, zone, False)
    while power != NONE:
        s.take_off(zone, power)
        s.add_units(to, power, FIGHTER, 1)
        power = homeless(s, zone, False)
