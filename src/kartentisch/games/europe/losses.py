"""Rulebook "Kampf": the side that was hit chooses its casualties.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, transports
from kartentisch.games.europe.actions import (
    BATTLESHIP,
    BOMBER,
    DOWN,
    FIGHTER,
    GERMANY,
    KINDS,
    LEFTS,
    LOSE,
    POWERS,
    SINK,
    TRANSPORT,
    TRANSPORTS,
)  # fmt: skip
from kartentisch.games.europe.forces import (
    ATTACKERS,
    DEFENDERS,
    INTERCEPTORS,
    RAIDERS,
    leader,
    may_lose,
    target_of,
    targets,
)  # fmt: skip
from kartentisch.games.europe.hits import TARGETS, may_choose, most
from kartentisch.games.europe.state import (
    ASHORE_A,
    ASHORE_B,
    DOOMED,
    F_AT,
    F_KIND,
    F_LEFT,
    F_ROLE,
    FLIGHT,
    NONE,
    RAID,
    SHIP,
    STRIKE,
    T_A,
    T_B,
    T_FLAGS,
    T_POWER,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import SLOT, UNIT, packed

LATER: Final = 0  # what is hit still fires, and goes at the end of the round (AAE-44, AAE-97)
AT_ONCE: Final = 1  # it goes before it can fire (AAE-60), or has fired


@mypyc_attr(acyclic=True, free_list_len=1)
class Losses(Procedure[EuropeState]):
    """`s.hits` find their targets; the leader of the side says which, while there is a choice (AAE-46, AAE-106)."""

    space: i64
    side: i64
    when: i64  # LATER or AT_ONCE
    spotted: i64  # 1: the side's submarines can be hit by aircraft (AAE-65)
    left: i64 = 0  # casualties still to choose
    power: i64 = NONE  # whose transport is chosen, where they are not alike
    kind: i64 = NONE  # or which aircraft, where some can still fly farther
    chosen: vec[i64]  # by sort of target

    def begin(self, s: EuropeState) -> i64:
        self.chosen = vec[i64]([0] * TARGETS)
        hits = s.hits[0] + s.hits[1] + s.hits[2]
        self.left = most(s.hits, targets(s, self.space, self.side), self.spotted != 0)
        if self.left < hits:
            s.tell(E.WASTED, leader(s, self.space, self.side), self.space, hits - self.left)
        return self.go(self.NEXT)

    def next(self, s: EuropeState) -> i64:
        if self.left == 0:
            return DONE
        first: i64 = NONE
        several, units = False, i64(0)
        for i in range(i64(POWERS * KINDS)):
            if self.allowed(s, i):
                several = first != NONE
                first = i if first == NONE else first
                units += may_lose(s, self.space, self.side, i // KINDS, i % KINDS)
                if several and units > self.left:
                    return self.ask(s, self.decider(s, 0), self.CHOOSE)
        return self.take(s, first)

    def decider(self, s: EuropeState, powers: i64) -> i64:
        """The seat that chooses: of the powers of the mask, and of those that may lose something now (AAE-R06)."""
        if s.power == GERMANY and self.side != ATTACKERS and self.side != RAIDERS:
            for i in range(i64(POWERS * KINDS)):
                if powers & BIT[i // KINDS] == 0 and self.allowed(s, i):
                    powers |= BIT[i // KINDS]
        return s.seat_of(leader(s, self.space, self.side, powers))

    def allowed(self, s: EuropeState, i: i64) -> bool:
        """Whether a unit of this power and kind can be the next casualty (AAE-R14)."""
        power, kind = i // KINDS, i % KINDS
        if may_lose(s, self.space, self.side, power, kind) <= 0:
            return False
        target = target_of(s, self.space, power, kind, self.side)
        return may_choose(s.hits, self.chosen, target, self.spotted != 0)

    def choose(self, s: EuropeState, answer: i64) -> i64:
        return self.take(s, answer - LOSE)

    def take(self, s: EuropeState, i: i64) -> i64:
        """One unit of this power and kind is hit."""
        power, kind = i // KINDS, i % KINDS
        self.left -= 1
        self.chosen[target_of(s, self.space, power, kind, self.side)] += 1
        self.at = self.NEXT
        if kind == BATTLESHIP and self.stands(s, power):
            s.hurt[self.space - s.table.lands] += UNIT[power]
            s.tell(E.DAMAGED, power, self.space)
            return GO
        s.tell(E.LOST, power, kind, self.space)
        if kind == TRANSPORT:
            return self.sink_one(s, power)
        if kind in (FIGHTER, BOMBER) and self.side in (ATTACKERS, RAIDERS):
            return self.down_one(s, kind)
        if self.side == INTERCEPTORS:
            s.busy[self.space] -= UNIT[power]
        elif kind == BATTLESHIP and self.when == AT_ONCE:
            s.hurt[self.space - s.table.lands] -= UNIT[power]
        if self.when == LATER:
            s.doomed[power] += UNIT[SLOT[kind]]
        else:
            s.add_units(self.space, power, kind, -1)
        return GO

    def stands(self, s: EuropeState, power: i64) -> bool:
        """A battleship of the power there has not been hit yet (AAE-73)."""
        return s.count(self.space, power, BATTLESHIP) > packed(s.hurt[self.space - s.table.lands], power)

    # ------------------------------------------------------------------ which one of several that differ
    def sink_one(self, s: EuropeState, power: i64) -> i64:
        """Which transport, if it makes a difference (AAE-77)."""
        first: i64 = NONE
        place: i64 = -1
        for row in range(0, i64(len(s.ships)), SHIP):
            place += 1 if s.ships[row + T_ZONE] == self.space else 0
            if not self.afloat(s, row, power):
                continue
            if first == NONE:
                first = row
            elif place < TRANSPORTS and differs(s, first, row):
                self.power = power
                return self.ask(s, self.decider(s, BIT[power]), self.SUNK)
        self.go_down(s, first)
        return GO

    def afloat(self, s: EuropeState, row: i64, power: i64) -> bool:
        ships = s.ships
        return (
            ships[row + T_ZONE] == self.space and ships[row + T_POWER] == power and ships[row + T_FLAGS] & DOOMED == 0
        )

    def go_down(self, s: EuropeState, row: i64) -> None:
        if self.when == LATER:
            s.ships[row + T_FLAGS] |= DOOMED
            s.doomed[s.ships[row + T_POWER]] += UNIT[SLOT[TRANSPORT]]
        else:
            transports.sink(s, row)

    def sunk(self, s: EuropeState, answer: i64) -> i64:
        self.go_down(s, transports.row_at(s, self.space, answer - SINK))
        return self.go(self.NEXT)

    def down_one(self, s: EuropeState, kind: i64) -> i64:
        """Which aircraft, if some can still fly farther than others."""
        first = self.row_of(s, kind, NONE)
        for row in range(first + FLIGHT, i64(len(s.flights)), FLIGHT):
            if self.flies(s, row, kind) and s.flights[row + F_LEFT] != s.flights[first + F_LEFT]:
                self.kind = kind
                return self.ask(s, s.active, self.SHOT)
        flight.drop(s, first)
        return GO

    def flies(self, s: EuropeState, row: i64, kind: i64) -> bool:
        role: i64 = RAID if self.side == RAIDERS else STRIKE
        flights = s.flights
        return flights[row + F_AT] == self.space and flights[row + F_KIND] == kind and flights[row + F_ROLE] == role

    def row_of(self, s: EuropeState, kind: i64, left: i64) -> i64:
        """The first row of aircraft of this kind, with so many steps left unless that is NONE."""
        for row in range(0, i64(len(s.flights)), FLIGHT):
            if self.flies(s, row, kind) and left in (NONE, s.flights[row + F_LEFT]):
                return row
        return NONE

    def shot(self, s: EuropeState, answer: i64) -> i64:
        flight.drop(s, self.row_of(s, self.kind, answer - DOWN))
        return self.go(self.NEXT)

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        n: i64 = 0
        if self.at == self.SUNK:
            place: i64 = 0
            for row in range(0, i64(len(s.ships)), SHIP):
                if s.ships[row + T_ZONE] == self.space:
                    if place < TRANSPORTS and self.afloat(s, row, self.power) and self.first_such(s, row):
                        n = s.add(n, SINK + place)
                    place += 1
            return n
        if self.at == self.SHOT:
            for left in range(i64(LEFTS)):
                if self.row_of(s, self.kind, left) != NONE:
                    n = s.add(n, DOWN + left)
            return n
        for i in range(i64(POWERS * KINDS)):
            if self.allowed(s, i):
                n = s.add(n, LOSE + i)
        return n

    def first_such(self, s: EuropeState, row: i64) -> bool:
        """No transport before it carries the same."""
        for other in range(0, row, SHIP):
            if self.afloat(s, other, self.power) and not differs(s, other, row):
                return False
        return True

    def why(self, s: EuropeState, action: i64) -> i64:
        if LOSE <= action < LOSE + POWERS * KINDS:
            i = action - LOSE
            if self.at == self.CHOOSE and may_lose(s, self.space, self.side, i // KINDS, i % KINDS) > 0:
                return E.SPARED_BY_HIT
            return E.NO_CASUALTY
        if SINK <= action < SINK + TRANSPORTS or DOWN <= action < DOWN + LEFTS:
            return E.NO_CASUALTY
        return E.CHOOSE_CASUALTY

    # [[[cog procedure("Losses") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "next", "choose", "sunk", "shot")
    BEGIN: Final = 0
    NEXT: Final = 1
    CHOOSE: Final = 2
    SUNK: Final = 3
    SHOT: Final = 4

    def __init__(self, space: i64 = 0, side: i64 = 0, when: i64 = 0, spotted: i64 = 0) -> None:
        super().__init__()
        self.space = space
        self.side = side
        self.when = when
        self.spotted = spotted
        self.chosen = vec[i64]()

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.SUNK:
            return self.sunk(s, answer)
        if self.at == self.SHOT:
            return self.shot(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.next(s)

    def copy(self) -> Losses:
        p = Losses(self.space, self.side, self.when, self.spotted)
        p.at = self.at
        p.left = self.left
        p.power = self.power
        p.kind = self.kind
        p.chosen = self.chosen[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 746712375)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.side)
        key = bits.mix(key, self.when)
        key = bits.mix(key, self.spotted)
        key = bits.mix(key, self.left)
        key = bits.mix(key, self.power)
        key = bits.mix(key, self.kind)
        return bits.mix_all(key, self.chosen)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Losses)
            and self.space == other.space
            and self.side == other.side
            and self.when == other.when
            and self.spotted == other.spotted
            and self.left == other.left
            and self.power == other.power
            and self.kind == other.kind
            and bits.equal(self.chosen, other.chosen)
        )

    # [[[end]]]


def differs(s: EuropeState, a: i64, b: i64) -> bool:
    """The two transports carry different things, or shall put them ashore elsewhere (AAE-77, AAE-91)."""
    ships, ashore = s.ships, i64(ASHORE_A | ASHORE_B)
    if ships[a + T_A] != ships[b + T_A] or ships[a + T_B] != ships[b + T_B]:
        return True
    return ships[a + T_TARGET] != ships[b + T_TARGET] or (ships[a + T_FLAGS] ^ ships[b + T_FLAGS]) & ashore != 0


def remove_doomed(s: EuropeState, space: i64) -> None:
    """The end of a round: whatever was hit leaves the board (AAE-44)."""
    row: i64 = 0
    while row < i64(len(s.ships)):
        if s.ships[row + T_FLAGS] & DOOMED:
            s.doomed[s.ships[row + T_POWER]] -= UNIT[SLOT[TRANSPORT]]
            transports.sink(s, row)
        else:
            row += SHIP
    for power in range(i64(POWERS)):
        if s.doomed[power] != 0:
            s.units[space * POWERS + power] -= s.doomed[power]
            if space >= s.table.lands:
                s.hurt[space - s.table.lands] -= packed(s.doomed[power], SLOT[BATTLESHIP]) * UNIT[power]
            s.doomed[power] = 0


__all__ = ["AT_ONCE", "DEFENDERS", "LATER", "Losses", "remove_doomed"]
