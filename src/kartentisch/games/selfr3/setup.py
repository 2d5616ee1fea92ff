"""Rulebook "Aufbauphase": destroyed lands, lands and armies in turn, officers and stations.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, next_seat
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import CLAIM, LAND, TAKTIK
from kartentisch.games.selfr3.dice import DESTROYED, FIRST
from kartentisch.games.selfr3.state import MONEY, PILE, POOL, SelfR3State
from kartentisch.games.selfr3.table import ON_LAND


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Procedure[SelfR3State]):
    """Three lands are destroyed; lands, armies, officers and stations go onto the board in turn (R2-02..10, R2-R35)."""

    count: i64 = 0  # lands destroyed; armies set by the seat that is asked; seats that have set their officers

    def begin(self, s: SelfR3State) -> i64:
        for seat in range(s.players):
            s.v[MONEY + seat] = s.table.money
            s.v[POOL + seat] = s.table.armies[s.players]
        return self.destroy(s)

    def destroy(self, s: SelfR3State) -> i64:
        return self.draw(s, DESTROYED, self.DESTROYED) if self.count < s.table.devastated else self.go(self.LOT)

    def destroyed(self, s: SelfR3State, answer: i64) -> i64:
        """The card leaves the game with its land (R2-04)."""
        s.ruins |= BIT[answer]
        s.v[PILE + ON_LAND] &= ~BIT[answer]
        s.tell(E.DESTROYED, answer)
        self.count += 1
        return self.destroy(s)

    def lot(self, s: SelfR3State) -> i64:
        return self.draw(s, FIRST, self.FIRST)

    def first(self, s: SelfR3State, answer: i64) -> i64:
        s.first = answer
        s.active = answer
        s.tell(E.FIRST_PLAYER, answer)
        return self.go_on(s)

    def go_on(self, s: SelfR3State) -> i64:
        """One army each in turn, until all lands are taken; by house rule the uneven rest stays empty (R2-05..07)."""
        left = bits.count_bits(self.free_lands(s))
        if left == 0 or (s.active == s.first and left < s.players and s.table.surplus_empty):
            if left > 0:
                s.tell_list(E.LEFT_EMPTY, lands_of(self.free_lands(s)))
            self.count = 0
            return self.deploy(s)
        return self.ask(s, s.active, self.CLAIM)

    def claim(self, s: SelfR3State, answer: i64) -> i64:
        region = answer - CLAIM
        s.own(s.active, region)
        s.armies[region] = 1
        s.v[POOL + s.active] -= 1
        s.tell(E.CLAIMED, s.active, region)
        s.active = next_seat(s.active, s.players)
        return self.go_on(s)

    def deploy(self, s: SelfR3State) -> i64:
        """Three armies each in turn on own lands, until all stand; the last ones are the rest (R2-08)."""
        for _ in range(s.players):
            if s.v[POOL + s.active] > 0:
                return self.ask(s, s.active, self.SET)
            s.active = next_seat(s.active, s.players)
        s.active = s.first
        self.count = 0
        return self.ask(s, s.active, self.POST)

    def set(self, s: SelfR3State, answer: i64) -> i64:
        region = answer - s.table.place()
        s.armies[region] += 1
        s.v[POOL + s.active] -= 1
        s.tell(E.DEPLOYED, s.active, region)
        self.count += 1
        if self.count == s.table.batch or s.v[POOL + s.active] == 0:
            self.count = 0
            s.active = next_seat(s.active, s.players)
            return self.deploy(s)
        return self.ask(s, s.active, self.SET)

    def post(self, s: SelfR3State, answer: i64) -> i64:
        """The tactical and the land officer, and the station, in any order (R2-02, R2-09)."""
        seat = s.active
        if answer < s.table.attack():
            region = answer - s.table.station()
            s.stations |= BIT[region]
            s.tell(E.STATION_SET, seat, region)
        else:
            officer = (answer - s.table.post()) // s.table.regions
            region = (answer - s.table.post()) % s.table.regions
            s.set_post(seat, officer, region)
            s.tell(E.POSTED, seat, officer, region)
        if self.is_set(s, seat):
            self.count += 1
            s.active = next_seat(seat, s.players)
            if self.count == s.players:
                return DONE
        return self.ask(s, s.active, self.POST)

    def is_set(self, s: SelfR3State, seat: i64) -> bool:
        return s.has_officer(seat, TAKTIK) and s.has_officer(seat, LAND) and s.station_count(seat) > 0

    def free_lands(self, s: SelfR3State) -> i64:
        mask = (BIT[s.table.waters] - 1) & ~s.ruins
        for seat in range(s.players):
            mask &= ~s.earth(seat)
        return mask

    def actions(self, s: SelfR3State) -> i64:
        if self.at == self.DESTROYED:
            n: i64 = 0
            for land in range(s.table.waters):
                n = s.add_weighted(n, land, 0 if s.is_ruin(land) else 1)
            return n
        if self.at == self.FIRST:
            n = 0
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1)
            return n
        if self.at == self.CLAIM:
            return s.add_each(0, CLAIM, self.free_lands(s))
        own = s.earth(s.active)
        if self.at == self.SET:
            return s.add_each(0, s.table.place(), own)
        n = 0
        if s.station_count(s.active) == 0:
            n = s.add_each(n, s.table.station(), own)
        for officer in range(TAKTIK, LAND + 1):
            if not s.has_officer(s.active, officer):
                n = s.add_each(n, s.table.post(officer), own)
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        table = s.table
        if self.at == self.CLAIM and CLAIM <= action < table.place():
            region = action - CLAIM
            if s.is_ruin(region):
                return E.RUIN
            return E.TAKEN if region < table.waters else E.LAND_ONLY
        if self.at == self.SET and table.place() <= action < table.station():
            return E.NOT_YOURS
        if self.at == self.POST and table.station() <= action < table.attack():
            return E.STATIONS_SPENT if s.station_count(s.active) > 0 else E.NOT_YOURS
        if self.at == self.POST and action >= table.post():
            officer = (action - table.post()) // table.regions
            if officer > LAND:
                return E.NO_SUCH_OFFICER
            return E.OFFICER_STANDS if s.has_officer(s.active, officer) else E.NOT_YOURS
        return E.NOT_NOW

    # [[[cog procedure("SetUp") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "destroyed", "lot", "first", "claim", "set", "post")
    BEGIN: Final = 0
    DESTROYED: Final = 1
    LOT: Final = 2
    FIRST: Final = 3
    CLAIM: Final = 4
    SET: Final = 5
    POST: Final = 6

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DESTROYED:
            return self.destroyed(s, answer)
        if self.at == self.FIRST:
            return self.first(s, answer)
        if self.at == self.CLAIM:
            return self.claim(s, answer)
        if self.at == self.SET:
            return self.set(s, answer)
        if self.at == self.POST:
            return self.post(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.lot(s)

    def copy(self) -> SetUp:
        p = SetUp()
        p.at = self.at
        p.count = self.count
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1901616534)
        return bits.mix(key, self.count)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, SetUp) and self.count == other.count

    # [[[end]]]


def lands_of(mask: i64) -> vec[i64]:
    """The numbers of the territories of a mask."""
    lands = vec[i64]()
    for region in range(i64(62)):
        if mask & BIT[region]:
            lands = append(lands, region)
    return lands
