"""Rulebook "Beispiel 1" and "AB-Zug": units that follow, and the move at the end.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import ARMIES_AT_MOST, BRING, CLAIM, FOLLOW, OFFICERS
from kartentisch.games.selfr3.losses import settle
from kartentisch.games.selfr3.state import SelfR3State


def march(s: SelfR3State, source: i64, aim: i64, armies: i64, officers: i64, event: i64) -> None:
    """Armies and officers (mask) of the active seat go from one of its territories to another.

    `event` tells the armies; the one behind it tells an officer.
    """
    s.armies[source] -= armies
    s.armies[aim] += armies
    if armies > 0:
        s.tell(event, s.active, source, aim, armies)
    for officer in range(i64(OFFICERS)):
        if officers & BIT[officer]:
            s.set_post(s.active, officer, aim)
            s.tell(event + 1, s.active, source, aim, officer)


@mypyc_attr(acyclic=True, free_list_len=1)
class Column(Procedure[SelfR3State]):
    """Any number of units goes along, officers by name, then armies by number (R2-62, R2-69)."""

    source: i64
    aim: i64
    least: i64  # units that go
    behind: i64  # units that remain
    event: i64
    officers: i64 = 0  # mask of those that go

    def begin(self, s: SelfR3State) -> i64:
        if self.free(s) <= 0:
            return DONE
        return self.ask(s, s.active, self.CHOOSE)

    def choose(self, s: SelfR3State, answer: i64) -> i64:
        if answer < FOLLOW:
            self.officers |= BIT[answer - BRING]
            return self.ask(s, s.active, self.CHOOSE)
        march(s, self.source, self.aim, answer - FOLLOW, self.officers, self.event)
        settle(s, self.source)
        return DONE

    def free(self, s: SelfR3State) -> i64:
        """How many units more may go."""
        return s.units(self.source) - self.behind - count_bits(self.officers)

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        free = self.free(s)
        if free > 0:
            n = s.add_each(n, BRING, s.officers(self.source) & ~self.officers)
        most = min(s.armies[self.source], free, i64(ARMIES_AT_MOST))
        for armies in range(max(self.least - count_bits(self.officers), i64(0)), most + 1):
            n = s.add(n, FOLLOW + armies)
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        if BRING <= action < BRING + OFFICERS:
            return E.ONE_STAYS if s.officers(self.source) & ~self.officers & BIT[action - BRING] else E.NO_SUCH_UNIT
        if FOLLOW <= action < CLAIM:
            if action - FOLLOW > s.armies[self.source]:
                return E.NO_SUCH_UNIT
            return E.ONE_STAYS if action > FOLLOW else E.NOBODY_MOVES
        return E.NOT_NOW

    # [[[cog procedure("Column") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose")
    BEGIN: Final = 0
    CHOOSE: Final = 1

    def __init__(self, source: i64 = 0, aim: i64 = 0, least: i64 = 0, behind: i64 = 0, event: i64 = 0) -> None:
        super().__init__()
        self.source = source
        self.aim = aim
        self.least = least
        self.behind = behind
        self.event = event

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        return self.begin(s)

    def copy(self) -> Column:
        p = Column(self.source, self.aim, self.least, self.behind, self.event)
        p.at = self.at
        p.officers = self.officers
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2063565384)
        key = bits.mix(key, self.source)
        key = bits.mix(key, self.aim)
        key = bits.mix(key, self.least)
        key = bits.mix(key, self.behind)
        key = bits.mix(key, self.event)
        return bits.mix(key, self.officers)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Column)
            and self.source == other.source
            and self.aim == other.aim
            and self.least == other.least
            and self.behind == other.behind
            and self.event == other.event
            and self.officers == other.officers
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Move(Procedure[SelfR3State]):
    """An AB move: units of one own territory go to another that is connected with it (R2-69)."""

    source: i64
    aim: i64 = 0

    def begin(self, s: SelfR3State) -> i64:
        return self.ask(s, s.active, self.ONTO)

    def onto(self, s: SelfR3State, answer: i64) -> i64:
        stay: i64 = 1 if s.table.move_leaves_one else 0
        s.call(Column(self.source, answer - s.table.onto(), 1, stay, E.MOVED))
        return self.go(self.END)

    def end(self, s: SelfR3State) -> i64:
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        reach = reached(s, s.active, self.source)
        n = s.add_each(0, s.table.onto(), reach[0])
        return s.add_each(n, s.table.onto(s.table.moon), reach[1])

    def why(self, s: SelfR3State, action: i64) -> i64:
        if s.table.onto() <= action < s.table.target():
            region = action - s.table.onto()
            if s.owner[region] != s.active:
                return E.NOT_YOURS
            return E.ALREADY_THERE if region == self.source else E.NOT_CONNECTED
        return E.NOT_NOW

    # [[[cog procedure("Move") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "onto", "end")
    BEGIN: Final = 0
    ONTO: Final = 1
    END: Final = 2

    def __init__(self, source: i64 = 0) -> None:
        super().__init__()
        self.source = source

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.ONTO:
            return self.onto(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.end(s)

    def copy(self) -> Move:
        p = Move(self.source)
        p.at = self.at
        p.aim = self.aim
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1326225478)
        key = bits.mix(key, self.source)
        return bits.mix(key, self.aim)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Move) and self.source == other.source and self.aim == other.aim

    # [[[end]]]


def beside_on_earth(s: SelfR3State, region: i64) -> i64:
    """Mask of the lands and waters beside a territory for a move: own stations and landing sites, too (R2-R12)."""
    mask = s.table.near_earth[region]
    if region >= s.table.moon and s.table.landing & BIT[region - s.table.moon]:
        mask |= s.stations
    return mask


def beside_on_moon(s: SelfR3State, region: i64) -> i64:
    """Mask of the moon territories beside a territory for a move."""
    mask = s.table.near_moon[region]
    return mask | s.table.landing if s.has_station(region) else mask


def reached(s: SelfR3State, seat: i64, source: i64) -> vec[i64]:
    """Where an AB move from there can go: two masks, on earth and on the moon, the source left out (R2-R21)."""
    own_earth = s.earth(seat)
    own_moon = s.moon(seat)
    earth = beside_on_earth(s, source) & own_earth
    moon = beside_on_moon(s, source) & own_moon
    fresh_earth: i64 = 0 if s.table.move_adjacent else earth
    fresh_moon: i64 = 0 if s.table.move_adjacent else moon
    while fresh_earth | fresh_moon != 0:
        region = bits.lowest_bit(fresh_earth) if fresh_earth != 0 else s.table.moon + bits.lowest_bit(fresh_moon)
        if fresh_earth != 0:
            fresh_earth &= fresh_earth - 1
        else:
            fresh_moon &= fresh_moon - 1
        more_earth = beside_on_earth(s, region) & own_earth & ~earth
        more_moon = beside_on_moon(s, region) & own_moon & ~moon
        earth |= more_earth
        moon |= more_moon
        fresh_earth |= more_earth
        fresh_moon |= more_moon
    if source < s.table.moon:
        earth &= ~BIT[source]
    else:
        moon &= ~BIT[source - s.table.moon]
    return vec[i64]([earth, moon])


def can_move_from(s: SelfR3State, region: i64) -> bool:
    """Whether its owner holds something beside it, and it has enough units (R2-69, R2-70)."""
    least: i64 = 2 if s.table.move_leaves_one else 1
    if s.armies[region] < least and s.units(region) < least:
        return False
    seat = s.owner[region]
    return beside_on_earth(s, region) & s.earth(seat) != 0 or beside_on_moon(s, region) & s.moon(seat) != 0


def list_moves(s: SelfR3State, seat: i64, n: i64, first: i64) -> i64:
    """Write `first` + each territory from which the seat can make an AB move."""
    left = s.earth(seat)
    region: i64 = 0
    while left != 0:
        if left & 1 and can_move_from(s, region):
            n = s.add(n, first + region)
        left >>= 1
        region += 1
    left = s.moon(seat)
    region = s.table.moon
    while left != 0:
        if left & 1 and can_move_from(s, region):
            n = s.add(n, first + region)
        left >>= 1
        region += 1
    return n
