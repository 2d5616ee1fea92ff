"""Cards of the tactical officer that ask for more than an answer of one word.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import FINISH, OFFICERS, RIVAL, SEATS
from kartentisch.games.selfr3.ground import free_for_station
from kartentisch.games.selfr3.losses import settle
from kartentisch.games.selfr3.state import MONEY, NONE, SelfR3State
from kartentisch.games.selfr3.units import not_this_ground

OTHERS_DISARM: Final = 4  # armies (R2-87)
CASTER_DISARMS: Final = 2
TRIBUTE: Final = 1  # coins of an inflation (R2-90)


@mypyc_attr(acyclic=True, free_list_len=1)
class Disarmament(Procedure[SelfR3State]):
    """In turn order the others remove four armies each, then the seat itself two; each its own ones (R2-87, R2-R24).

    It begins behind the seat, by option with the first turn marker of the round (R2-R32).
    """

    seat: i64
    at_it: i64 = NONE  # whose turn to remove it is
    left: i64 = 0  # armies that it has yet to remove

    def begin(self, s: SelfR3State) -> i64:
        return self.disarm(s, s.first_by_marker(self.seat) if s.table.disarms_by_marker else s.after(self.seat))

    def next_one(self, s: SelfR3State) -> i64:
        following = s.after(self.at_it)
        if s.table.disarms_by_marker:
            if following == self.seat:
                following = s.after(following)
            if s.place_of(following) <= s.place_of(self.at_it):
                following = self.seat  # all others have
        return self.disarm(s, following)

    def disarm(self, s: SelfR3State, seat: i64) -> i64:
        self.at_it = seat
        most: i64 = CASTER_DISARMS if self.at_it == self.seat else OTHERS_DISARM
        self.left = min(most, s.armies_of(self.at_it))
        s.tell(E.DISARMS, self.at_it, self.left)
        return self.go_on(s)

    def go_on(self, s: SelfR3State) -> i64:
        """Whoever has to remove all it has, or has them in one place, is not asked."""
        seat = self.at_it
        while self.left > 0:
            if s.armies_of(seat) > self.left and self.places(s) > 1:
                return self.ask(s, seat, self.DISBAND)
            region: i64 = 0
            while s.owner[region] != seat or s.armies[region] == 0:
                region += 1
            self.remove(s, region)
        if s.ending != 0 or seat == self.seat:
            return DONE
        return self.next_one(s)

    def disband(self, s: SelfR3State, answer: i64) -> i64:
        self.remove(s, answer - s.table.disband())
        return self.go_on(s)

    def remove(self, s: SelfR3State, region: i64) -> None:
        s.armies[region] -= 1
        self.left -= 1
        s.tell(E.DISBANDED, self.at_it, region)
        settle(s, region)

    def places(self, s: SelfR3State) -> i64:
        """How many territories of the seat hold armies."""
        n: i64 = 0
        for region in range(s.table.regions):
            if s.owner[region] == self.at_it and s.armies[region] > 0:
                n += 1
        return n

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        for region in range(s.table.regions):
            if s.owner[region] == s.seat and s.armies[region] > 0:
                n = s.add(n, s.table.disband(region))
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        return E.NO_ARMY_THERE if s.table.disband() <= action < s.table.post() else E.NOT_NOW

    # [[[cog procedure("Disarmament") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "disband")
    BEGIN: Final = 0
    DISBAND: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DISBAND:
            return self.disband(s, answer)
        return self.begin(s)

    def copy(self) -> Disarmament:
        p = Disarmament(self.seat)
        p.at = self.at
        p.at_it = self.at_it
        p.left = self.left
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3036872044)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.at_it)
        return bits.mix(key, self.left)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Disarmament)
            and self.seat == other.seat
            and self.at_it == other.at_it
            and self.left == other.left
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Reassignment(Procedure[SelfR3State]):
    """The seat's officers move to own territories, all at the same time, when each has been named (R2-88, R2-R34).

    So two officers may change places, and what they leave empty falls at the end.
    """

    seat: i64
    plan: vec[i64]  # by officer: where it goes, or NONE

    def begin(self, s: SelfR3State) -> i64:
        self.plan = vec[i64]([NONE] * OFFICERS)
        return self.go_on(s)

    def go_on(self, s: SelfR3State) -> i64:
        """Ask as long as an officer may still be named."""
        for officer in range(i64(OFFICERS)):
            if self.may_move(s, officer) and s.held(self.seat) > 1:
                return self.ask(s, self.seat, self.POST)
        return self.close(s)

    def post(self, s: SelfR3State, answer: i64) -> i64:
        if answer == FINISH:
            return self.close(s)
        self.plan[(answer - s.table.post()) // s.table.regions] = (answer - s.table.post()) % s.table.regions
        return self.go_on(s)

    def close(self, s: SelfR3State) -> i64:
        left = vec[i64]()
        for officer in range(i64(OFFICERS)):
            if self.plan[officer] != NONE:
                left = append(left, s.post(self.seat, officer))
                s.set_post(self.seat, officer, self.plan[officer])
                s.tell(E.REASSIGNED, self.seat, officer, self.plan[officer])
        for i in range(i64(len(left))):
            settle(s, left[i])
        return DONE

    def may_move(self, s: SelfR3State, officer: i64) -> bool:
        return s.has_officer(self.seat, officer) and self.plan[officer] == NONE

    def actions(self, s: SelfR3State) -> i64:
        n = s.add(0, FINISH)
        for officer in range(i64(OFFICERS)):
            if self.may_move(s, officer):
                for region in range(s.table.regions):
                    if s.owner[region] == self.seat and s.post(self.seat, officer) != region:
                        n = s.add(n, s.table.post(officer, region))
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        if action < s.table.post():
            return E.NOT_NOW
        officer = (action - s.table.post()) // s.table.regions
        region = (action - s.table.post()) % s.table.regions
        if not s.has_officer(self.seat, officer):
            return E.NO_SUCH_UNIT
        if self.plan[officer] != NONE:
            return E.REASSIGNED_ALREADY
        return E.ALREADY_THERE if s.owner[region] == self.seat else E.OTHER_GROUND

    # [[[cog procedure("Reassignment") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "post")
    BEGIN: Final = 0
    POST: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.plan = vec[i64]()

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.POST:
            return self.post(s, answer)
        return self.begin(s)

    def copy(self) -> Reassignment:
        p = Reassignment(self.seat)
        p.at = self.at
        p.plan = self.plan[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1499010122)
        key = bits.mix(key, self.seat)
        return bits.mix_all(key, self.plan)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Reassignment) and self.seat == other.seat and bits.equal(self.plan, other.plan)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class StationCard(Procedure[SelfR3State]):
    """An own station onto an own land without one (R2-89)."""

    seat: i64

    def begin(self, s: SelfR3State) -> i64:
        lands = free_for_station(s, self.seat)
        if lands & (lands - 1) == 0:
            return self.build(s, lowest_bit(lands))
        return self.ask(s, self.seat, self.STATION)

    def station(self, s: SelfR3State, answer: i64) -> i64:
        return self.build(s, answer - s.table.station())

    def build(self, s: SelfR3State, region: i64) -> i64:
        s.stations |= BIT[region]
        s.tell(E.STATION_GAINED, self.seat, region)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return s.add_each(0, s.table.station(), free_for_station(s, self.seat))

    def why(self, s: SelfR3State, action: i64) -> i64:
        if not s.table.station() <= action < s.table.attack():
            return E.NOT_NOW
        region = action - s.table.station()
        if s.owner[region] != self.seat:
            return E.OTHER_GROUND
        return E.STATION_STANDS if s.has_station(region) else E.LAND_ONLY

    # [[[cog procedure("StationCard") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "station")
    BEGIN: Final = 0
    STATION: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.STATION:
            return self.station(s, answer)
        return self.begin(s)

    def copy(self) -> StationCard:
        p = StationCard(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1083683010)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, StationCard) and self.seat == other.seat

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Blackout(Procedure[SelfR3State]):
    """Somebody who is named plays no officer cards in this turn (R2-98, R2-129)."""

    seat: i64

    def begin(self, s: SelfR3State) -> i64:
        rivals = self.rivals(s)
        if rivals & (rivals - 1) == 0:
            return self.rival(s, RIVAL + lowest_bit(rivals))
        return self.ask(s, self.seat, self.RIVAL)

    def rival(self, s: SelfR3State, answer: i64) -> i64:
        s.blackout |= BIT[answer - RIVAL]
        s.tell(E.BLACKOUT, self.seat, answer - RIVAL)
        return DONE

    def rivals(self, s: SelfR3State) -> i64:
        return s.alive & ~BIT[self.seat]

    def actions(self, s: SelfR3State) -> i64:
        return s.add_each(0, RIVAL, self.rivals(s))

    def why(self, s: SelfR3State, action: i64) -> i64:
        return E.NO_RIVAL if RIVAL <= action < RIVAL + SEATS else E.NOT_NOW

    # [[[cog procedure("Blackout") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "rival")
    BEGIN: Final = 0
    RIVAL: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.RIVAL:
            return self.rival(s, answer)
        return self.begin(s)

    def copy(self) -> Blackout:
        p = Blackout(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4114229635)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Blackout) and self.seat == other.seat

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(Procedure[SelfR3State]):
    """All units of the attacked territory go to one other territory of their owner, wherever it is (R2-91)."""

    seat: i64
    region: i64

    def begin(self, s: SelfR3State) -> i64:
        if s.held(self.seat) == 2:
            for region in range(s.table.regions):
                if s.owner[region] == self.seat and region != self.region:
                    return self.withdraw(s, region)
        return self.ask(s, self.seat, self.TARGET)

    def target(self, s: SelfR3State, answer: i64) -> i64:
        return self.withdraw(s, answer - s.table.target())

    def withdraw(self, s: SelfR3State, region: i64) -> i64:
        armies = s.armies[self.region]
        s.armies[region] += armies
        s.armies[self.region] = 0
        if armies > 0:
            s.tell(E.RETREATED, self.seat, self.region, region, armies)
        for officer in range(i64(OFFICERS)):
            if s.post(self.seat, officer) == self.region:
                s.set_post(self.seat, officer, region)
                s.tell(E.OFFICER_RETREATED, self.seat, self.region, region, officer)
        settle(s, self.region)
        if s.table.retreat_stops:
            s.source = NONE  # nobody attacks any more (R2-R10)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        for region in range(s.table.regions):
            if s.owner[region] == self.seat and region != self.region:
                n = s.add(n, s.table.target(region))
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        return not_this_ground(s, action)

    # [[[cog procedure("Retreat") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "target")
    BEGIN: Final = 0
    TARGET: Final = 1

    def __init__(self, seat: i64 = 0, region: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.region = region

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.TARGET:
            return self.target(s, answer)
        return self.begin(s)

    def copy(self) -> Retreat:
        p = Retreat(self.seat, self.region)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3655954713)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.region)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Retreat) and self.seat == other.seat and self.region == other.region

    # [[[end]]]


def inflation(s: SelfR3State, seat: i64) -> None:
    """Everybody else who has money gives the seat one coin (R2-90)."""
    other = s.after(seat)
    while other != seat:
        if s.money(other) >= TRIBUTE:
            s.v[MONEY + other] -= TRIBUTE
            s.v[MONEY + seat] += TRIBUTE
            s.tell(E.INFLATION, seat, other, TRIBUTE)
        other = s.after(other)
