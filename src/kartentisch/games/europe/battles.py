"""Rulebook, sequence 3: combat.  Guns that were flown over, raids, then battle after battle.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, transports
from kartentisch.games.europe.forces import ATTACKERS, any_left
from kartentisch.games.europe.land import LandBattle, landing_goals, lands_from
from kartentisch.games.europe.overflight import Overflight
from kartentisch.games.europe.raid import Raid
from kartentisch.games.europe.sea import SeaBattle
from kartentisch.games.europe.state import COMBAT, F_AT, F_ROLE, FLIGHT, RAID, SHIP, STRIKE, T_ZONE, EuropeState
from kartentisch.games.europe.table import GUNS


@mypyc_attr(acyclic=True, free_list_len=1)
class Battles(Procedure[EuropeState]):
    """All combat of a turn, in the order that the active seat likes, raids first (AAE-40, AAE-184)."""

    lands: i64 = 0  # mask of those in which it is over
    zones: i64 = 0

    def begin(self, s: EuropeState) -> i64:
        s.phase = COMBAT
        s.tell(E.PHASE, s.power, s.phase)
        for row in range(0, i64(len(s.ships)), SHIP):
            zone = s.ships[row + T_ZONE]
            if s.hostile_sea(zone) and not any_left(s, zone, ATTACKERS):
                transports.call_off(s, row)  # aboard an Ally's ship, and nobody fights for its zone
        s.call(Overflight())
        return self.go(self.RAIDS)

    def raids(self, s: EuropeState) -> i64:
        flights = s.flights
        for row in range(0, i64(len(flights)), FLIGHT):
            if flights[row + F_ROLE] == RAID and s.hostile_land(flights[row + F_AT]):  # not taken meanwhile
                s.call(Raid(flights[row + F_AT]))
                return GO
        return self.go(self.NEXT)

    # ------------------------------------------------------------------ which battle
    def waiting_zones(self, s: EuropeState) -> i64:
        """Mask of the zones with ships or aircraft of the power and enemies, where nothing was fought yet."""
        mask, flown = i64(0), flight.places(s, STRIKE)[1]
        for sea in range(s.table.seas):
            zone = s.table.lands + sea
            if self.zones & BIT[sea] or not (s.row(zone, s.power) != 0 or flown & BIT[sea]):
                continue
            if s.hostile_sea(zone) and any_left(s, zone, ATTACKERS):
                mask |= BIT[sea]
        return mask

    def waiting_lands(self, s: EuropeState, zones: i64) -> i64:
        """Mask of the lands that are attacked; landings wait until their zone was fought for (AAE-99)."""
        mask, lands, goals = i64(0), s.hostile_lands() & ~self.lands, landing_goals(s)
        struck = flight.places(s, STRIKE)[0]
        while lands != 0:
            land = lowest_bit(lands)
            lands &= lands - 1
            if goals & BIT[land]:
                if lands_from(s, land) & zones == 0:
                    mask |= BIT[land]
            elif s.row(land, s.power) & ~GUNS != 0 or struck & BIT[land]:
                mask |= BIT[land]
        return mask

    def next(self, s: EuropeState) -> i64:
        zones = self.waiting_zones(s)
        lands = self.waiting_lands(s, zones)
        if zones == 0 and lands == 0:
            self.finish(s)
            return DONE
        if count_bits(zones) + count_bits(lands) > 1:
            return self.ask(s, s.active, self.CHOOSE)
        return self.fight(s, lowest_bit(lands) if lands != 0 else s.table.lands + lowest_bit(zones))

    def choose(self, s: EuropeState, answer: i64) -> i64:
        return self.fight(s, answer - s.table.battle())

    def fight(self, s: EuropeState, space: i64) -> i64:
        self.at = self.NEXT
        if space < s.table.lands:
            self.lands |= BIT[space]
            s.call(LandBattle(space))
        else:
            self.zones |= BIT[space - s.table.lands]
            s.call(SeaBattle(space))
        return GO

    def finish(self, s: EuropeState) -> None:
        """Whoever is still in the air only lands; landings that did not happen are forgotten."""
        flight.retire_all(s)
        for row in range(0, i64(len(s.ships)), SHIP):
            transports.call_off(s, row)
        for space in range(s.table.spaces):
            s.came[space] = 0
        for sea in range(s.table.seas):
            s.shots[sea] = 0

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        zones = self.waiting_zones(s)
        n = s.add_each(0, s.table.battle(), self.waiting_lands(s, zones))
        return s.add_each(n, s.table.battle(s.table.lands), zones)

    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if not t.battle() <= action < t.retreat():
            return E.NAME_BATTLE
        space = action - t.battle()
        if space < t.lands and s.hostile_land(space) and lands_from(s, space) & self.waiting_zones(s):
            return E.SEA_FIRST
        return E.NO_BATTLE

    # [[[cog procedure("Battles") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "raids", "next", "choose")
    BEGIN: Final = 0
    RAIDS: Final = 1
    NEXT: Final = 2
    CHOOSE: Final = 3

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.RAIDS:
            return self.raids(s)
        return self.next(s)

    def copy(self) -> Battles:
        p = Battles()
        p.at = self.at
        p.lands = self.lands
        p.zones = self.zones
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4111768373)
        key = bits.mix(key, self.lands)
        return bits.mix(key, self.zones)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Battles) and self.lands == other.lands and self.zones == other.zones

    # [[[end]]]


__all__ = ["Battles"]
