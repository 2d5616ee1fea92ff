"""Rulebook "Angriff zu Land" and "Amphibische Landung".  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, transports
from kartentisch.games.europe.actions import (
    AA_GUN,
    BATTLESHIP,
    BOMBARD,
    CALL_OFF,
    DESTROYER,
    FIGHTER,
    FINISH,
    POWERS,
    PRESS,
    WITHDRAW,
)  # fmt: skip
from kartentisch.games.europe.capture import capture_land
from kartentisch.games.europe.forces import (
    ATTACK,
    ATTACKERS,
    DEFENCE,
    DEFENDERS,
    LANDING_SHOTS,
    any_left,
    is_enemy,
    stop_fighting,
)  # fmt: skip
from kartentisch.games.europe.losses import AT_ONCE, LATER, Losses, remove_doomed
from kartentisch.games.europe.overflight import Flak
from kartentisch.games.europe.retreat import Homeward
from kartentisch.games.europe.state import (
    ASHORE_A,
    ASHORE_B,
    NONE,
    SHIP,
    STRIKE,
    T_A,
    T_B,
    T_FLAGS,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import SLOT, UNIT, number_in, packed
from kartentisch.games.europe.volley import Volley

TROOPS: Final = 1024**3 - 1  # the bits of infantry, artillery and tanks in a stack on land


def lands_from(s: EuropeState, land: i64) -> i64:
    """Mask of the zones from which cargo goes ashore here."""
    mask, ships = i64(0), s.ships
    for row in range(0, i64(len(ships)), SHIP):
        if ships[row + T_TARGET] == land + 1 and ships[row + T_FLAGS] & (ASHORE_A | ASHORE_B):
            mask |= BIT[ships[row + T_ZONE] - s.table.lands]
    return mask


def landing_goals(s: EuropeState) -> i64:
    """Mask of the lands in which cargo goes ashore."""
    mask, ships = i64(0), s.ships
    for row in range(0, i64(len(ships)), SHIP):
        if ships[row + T_TARGET] != 0 and ships[row + T_FLAGS] & (ASHORE_A | ASHORE_B):
            mask |= BIT[ships[row + T_TARGET] - 1]
    return mask


def lands_elsewhere(s: EuropeState, land: i64, zones: i64) -> bool:
    """From one of these zones cargo goes ashore in another land, too, where somebody defends."""
    ships = s.ships
    for row in range(0, i64(len(ships)), SHIP):
        target = ships[row + T_TARGET] - 1
        if target in (NONE, land) or ships[row + T_FLAGS] & (ASHORE_A | ASHORE_B) == 0:
            continue
        if zones & BIT[ships[row + T_ZONE] - s.table.lands] and s.enemies_at(target):
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class LandBattle(Procedure[EuropeState]):
    """A hostile land with attackers, by land, from the sea, through the air (AAE-41..56, AAE-90..104)."""

    space: i64
    round: i64 = 1
    amphibious: i64 = 0  # 1: units came from the sea, and nobody may retreat (AAE-93)
    destroyers: i64 = 0  # that fire a landing shot
    battleships: i64 = 0

    # ------------------------------------------------------------------ the landing
    def begin(self, s: EuropeState) -> i64:
        s.fighting = self.space
        s.spent[self.space] = 0
        s.half[self.space] = 0
        s.tell(E.LAND_BATTLE, s.power, s.owner[self.space], self.space)
        if lands_from(s, self.space) & s.fought:
            return self.ask(s, s.active, self.LAND)
        return self.go(self.SHOTS)

    def land(self, s: EuropeState, answer: i64) -> i64:
        """After a sea battle the landing may be called off (AAE-103)."""
        if answer == CALL_OFF:
            s.tell(E.CALLED_OFF, s.power, self.space)
            for row in range(0, i64(len(s.ships)), SHIP):
                sea = s.ships[row + T_ZONE] - s.table.lands
                if s.ships[row + T_TARGET] == self.space + 1 and s.fought & BIT[sea]:
                    transports.call_off(s, row)
            if not self.attacked(s):
                stop_fighting(s)
                return DONE
        return self.go(self.SHOTS)

    def attacked(self, s: EuropeState) -> bool:
        """Somebody else attacks the land, or lands from another zone."""
        return (
            lands_from(s, self.space) != 0
            or s.row(self.space, s.power) != 0
            or flight.flights_at(s, self.space, STRIKE) > 0
        )

    def shots(self, s: EuropeState) -> i64:
        """Destroyers and battleships that were in no sea battle fire once for whoever goes ashore (AAE-96)."""
        zones = lands_from(s, self.space)
        if zones == 0:
            return self.go(self.FLAK)
        self.amphibious = 1
        if not s.enemies_at(self.space):
            return self.go(self.ASHORE)
        if self.guns(s, DESTROYER) + self.guns(s, BATTLESHIP) > 0 and lands_elsewhere(s, self.space, zones & ~s.fought):
            return self.ask(s, s.active, self.AIM)
        while self.guns(s, DESTROYER) > 0:
            self.aim_one(s, DESTROYER)
        while self.guns(s, BATTLESHIP) > 0:
            self.aim_one(s, BATTLESHIP)
        return self.go(self.SHELL)

    def guns(self, s: EuropeState, kind: i64) -> i64:
        """How many ships of this kind beside the landing have not fired this turn."""
        n: i64 = 0
        zones, sea = lands_from(s, self.space) & ~s.fought, i64(0)
        while zones >> sea != 0:
            if zones & BIT[sea]:
                n += s.count(s.table.lands + sea, s.power, kind) - number_in(s.shots[sea], SLOT[kind])
            sea += 1
        return n

    def aim_one(self, s: EuropeState, kind: i64) -> None:
        """One ship of this kind fires here, from the first zone that has one."""
        zones, sea = lands_from(s, self.space) & ~s.fought, i64(0)
        while zones >> sea != 0:
            if zones & BIT[sea] and s.count(s.table.lands + sea, s.power, kind) > number_in(s.shots[sea], SLOT[kind]):
                s.shots[sea] += UNIT[SLOT[kind]]
                break
            sea += 1
        if kind == DESTROYER:
            self.destroyers += 1
        else:
            self.battleships += 1

    def aim(self, s: EuropeState, answer: i64) -> i64:
        """A ship fires for one landing only: which one, where there are several."""
        if answer == FINISH:
            return self.go(self.SHELL)
        self.aim_one(s, DESTROYER if answer == BOMBARD else BATTLESHIP)
        if self.guns(s, DESTROYER) + self.guns(s, BATTLESHIP) > 0:
            return self.ask(s, s.active, self.AIM)
        return self.go(self.SHELL)

    def shell(self, s: EuropeState) -> i64:
        s.call(Volley(self.space, LANDING_SHOTS, 0, 0, self.destroyers, self.battleships))
        return self.go(self.SHELLED)

    def shelled(self, s: EuropeState) -> i64:
        """Whoever is hit still fires in the first round, at those who land (AAE-97, AAE-186)."""
        s.call(Losses(self.space, DEFENDERS, LATER, 0))
        return self.go(self.ASHORE)

    def ashore(self, s: EuropeState) -> i64:
        for row in range(0, i64(len(s.ships)), SHIP):
            ships = s.ships
            if ships[row + T_TARGET] != self.space + 1:
                continue
            for which in range(i64(T_A), i64(T_B + 1)):
                if ships[row + T_FLAGS] & (ASHORE_A if which == T_A else ASHORE_B):
                    cargo = ships[row + which]
                    s.tell(E.WENT_ASHORE, s.power, transports.cargo_kind(cargo), ships[row + T_ZONE], self.space)
            transports.land_cargo(s, row)
        s.spent[self.space] = 0
        return self.go(self.FLAK)

    def flak(self, s: EuropeState) -> i64:
        """Guns fire once, at the aircraft that attack (AAE-41, AAE-43, AAE-98)."""
        if s.enemy_guns(self.space):
            s.call(Flak(self.space, STRIKE))
        return self.go(self.NEXT_ROUND)

    # ------------------------------------------------------------------ a round
    def next_round(self, s: EuropeState) -> i64:
        """Until a side is gone, or the attacker retreats behind the defender's fire (AAE-48, AAE-180)."""
        attackers, defenders = any_left(s, self.space, ATTACKERS), s.enemies_at(self.space)
        if not attackers or not any_standing(s, self.space):
            remove_doomed(s, self.space)
            return self.go(self.END)
        if self.round > 1 and defenders and self.may_retreat(s):
            return self.ask(s, s.active, self.ORDER)
        return self.go(self.ATTACK)

    def may_retreat(self, s: EuropeState) -> bool:
        if self.amphibious:
            return s.table.aircraft_leave != 0 and flight.flights_at(s, self.space, STRIKE) > 0
        return s.came[self.space] != 0 or s.row(self.space, s.power) == 0

    def order(self, s: EuropeState, answer: i64) -> i64:
        if answer == PRESS:
            return self.go(self.ATTACK)
        if answer != WITHDRAW:
            to = answer - s.table.retreat()
            s.tell(E.RETREATED, s.power, self.space, to)
            troops = s.row(self.space, s.power)
            s.units[self.space * POWERS + s.power] = 0
            s.spent[self.space] = 0
            s.units[to * POWERS + s.power] += troops
            s.spent[to] += troops
        else:
            s.tell(E.WITHDREW, s.power, self.space)
        s.call(Homeward(self.space))
        return self.go(self.NEXT_ROUND)

    def attack(self, s: EuropeState) -> i64:
        s.call(Volley(self.space, ATTACK, 0, 0, 0, 0))
        return self.go(self.HIT)

    def hit(self, s: EuropeState) -> i64:
        s.call(Losses(self.space, DEFENDERS, LATER, 0))
        return self.go(self.DEFENCE)

    def defence(self, s: EuropeState) -> i64:
        s.call(Volley(self.space, DEFENCE, 0, 0, 0, 0))
        return self.go(self.FALLEN)

    def fallen(self, s: EuropeState) -> i64:
        s.call(Losses(self.space, ATTACKERS, AT_ONCE, 0))
        return self.go(self.CLEAN)

    def clean(self, s: EuropeState) -> i64:
        remove_doomed(s, self.space)
        self.round += 1
        return self.go(self.NEXT_ROUND)

    # ------------------------------------------------------------------ the end of the battle
    def end(self, s: EuropeState) -> i64:
        """Only land units take a land, AA guns do not (AAE-52, AAE-53, AAE-54)."""
        land = self.space
        flight.retire(s, land, STRIKE)
        s.came[land] = 0
        stop_fighting(s)
        if s.enemies_at(land) and any_standing(s, land):
            s.tell(E.REPELLED, s.power, s.owner[land], land)
            return DONE
        if s.row(land, s.power) & TROOPS == 0:
            s.tell(E.NOT_TAKEN, s.power, s.owner[land], land)
            return DONE
        interceptors_lost(s, land)
        capture_land(s, land)
        s.spent[land] = s.row(land, s.power)
        return DONE

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        if self.at == self.LAND:
            return s.add(s.add(0, PRESS), CALL_OFF)
        if self.at == self.AIM:
            n = s.add(0, FINISH)
            if self.guns(s, DESTROYER) > 0:
                n = s.add(n, BOMBARD)
            return s.add(n, BOMBARD + 1) if self.guns(s, BATTLESHIP) > 0 else n
        n = s.add(0, PRESS)
        if self.amphibious or s.row(self.space, s.power) == 0:
            return s.add(n, WITHDRAW)
        return s.add_each(n, s.table.retreat(), s.came[self.space])

    def why(self, s: EuropeState, action: i64) -> i64:
        if self.at == self.LAND:
            return E.LAND_OR_NOT
        if self.at == self.AIM:
            return E.NO_SHOT
        if action == WITHDRAW or s.table.retreat() <= action < s.table.send():
            return E.NO_RETREAT if self.amphibious else E.NO_WAY_BACK
        return E.IN_BATTLE

    # [[[cog procedure("LandBattle") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "land", "shots", "aim", "shell", "shelled", "ashore", "flak", "next_round", "order", "attack", "hit",
        "defence", "fallen", "clean", "end",
    )  # fmt: skip
    BEGIN: Final = 0
    LAND: Final = 1
    SHOTS: Final = 2
    AIM: Final = 3
    SHELL: Final = 4
    SHELLED: Final = 5
    ASHORE: Final = 6
    FLAK: Final = 7
    NEXT_ROUND: Final = 8
    ORDER: Final = 9
    ATTACK: Final = 10
    HIT: Final = 11
    DEFENCE: Final = 12
    FALLEN: Final = 13
    CLEAN: Final = 14
    END: Final = 15

    def __init__(self, space: i64 = 0) -> None:
        super().__init__()
        self.space = space

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.LAND:
            return self.land(s, answer)
        if self.at == self.AIM:
            return self.aim(s, answer)
        if self.at == self.ORDER:
            return self.order(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.SHOTS:
            return self.shots(s)
        if self.at == self.SHELL:
            return self.shell(s)
        if self.at == self.SHELLED:
            return self.shelled(s)
        if self.at == self.ASHORE:
            return self.ashore(s)
        if self.at == self.FLAK:
            return self.flak(s)
        if self.at == self.NEXT_ROUND:
            return self.next_round(s)
        if self.at == self.ATTACK:
            return self.attack(s)
        if self.at == self.HIT:
            return self.hit(s)
        if self.at == self.DEFENCE:
            return self.defence(s)
        if self.at == self.FALLEN:
            return self.fallen(s)
        if self.at == self.CLEAN:
            return self.clean(s)
        return self.end(s)

    def copy(self) -> LandBattle:
        p = LandBattle(self.space)
        p.at = self.at
        p.round = self.round
        p.amphibious = self.amphibious
        p.destroyers = self.destroyers
        p.battleships = self.battleships
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 863728481)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.round)
        key = bits.mix(key, self.amphibious)
        key = bits.mix(key, self.destroyers)
        return bits.mix(key, self.battleships)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, LandBattle)
            and self.space == other.space
            and self.round == other.round
            and self.amphibious == other.amphibious
            and self.destroyers == other.destroyers
            and self.battleships == other.battleships
        )

    # [[[end]]]


def any_standing(s: EuropeState, land: i64) -> bool:
    """A defender is there who fires, hit already or not; fighters that have intercepted do not (AAE-97, AAE-117)."""
    for power in range(i64(POWERS)):
        if is_enemy(s, power):
            row = s.row(land, power) - s.count(land, power, AA_GUN) * UNIT[AA_GUN]
            if row - packed(s.busy[land], power) * UNIT[SLOT[FIGHTER]] != 0:
                return True
    return False


def interceptors_lost(s: EuropeState, land: i64) -> None:
    """Fighters that have intercepted do not defend, and fall with the land (AAE-117, AAE-R25)."""
    for power in range(i64(POWERS)):
        n = packed(s.busy[land], power)
        if is_enemy(s, power) and n > 0:
            s.add_units(land, power, FIGHTER, -n)
            s.tell(E.GROUNDED, power, n, land)
            s.busy[land] -= n * UNIT[power]
