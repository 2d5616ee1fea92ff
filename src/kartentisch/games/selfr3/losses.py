"""Rulebook "Territorien angreifen": who loses units removes them himself.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import CARDS, FINISH, LOSE, OFFICERS
from kartentisch.games.selfr3.state import (
    BACKS,
    BY_SURVIVOR,
    FREE,
    MONEY,
    NONE,
    POOL,
    USED,
    SelfR3State,
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Losses(Procedure[SelfR3State]):
    """The owner of a territory removes so many of its units, whichever he likes (R2-68, R2-72).

    He is asked while there is a choice: officer after officer, or `finish`, and the rest are armies.
    """

    region: i64
    left: i64
    armies_first: i64 = 0  # 1: he has said so before
    officers: i64 = 0  # mask of the officers that go

    def begin(self, s: SelfR3State) -> i64:
        self.left = min(self.left, s.units(self.region))
        return self.go_on(s)

    def go_on(self, s: SelfR3State) -> i64:
        """Ask, unless only one thing is possible."""
        armies = s.armies[self.region]
        officers = s.officers(self.region) & ~self.officers
        if self.left == 0 or officers == 0 or (self.armies_first and armies >= self.left):
            return self.go(self.REMOVE)
        if self.left == armies + count_bits(officers):
            self.officers |= officers
            self.left = armies
            return self.go(self.REMOVE)
        return self.ask(s, s.owner[self.region], self.CHOOSE)

    def choose(self, s: SelfR3State, answer: i64) -> i64:
        if answer == FINISH:
            return self.remove(s)
        self.officers |= BIT[answer - LOSE]
        self.left -= 1
        return self.go_on(s)

    def remove(self, s: SelfR3State) -> i64:
        seat = s.owner[self.region]
        s.armies[self.region] -= self.left
        if self.left > 0:
            s.tell(E.LOST, seat, self.region, self.left)
        for officer in range(i64(OFFICERS)):
            if self.officers & BIT[officer]:
                s.set_post(seat, officer, NONE)
                s.tell(E.OFFICER_LOST, seat, self.region, officer)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        if s.armies[self.region] >= self.left:
            n = s.add(n, FINISH)
        return s.add_each(n, LOSE, s.officers(self.region) & ~self.officers)

    def why(self, s: SelfR3State, action: i64) -> i64:
        return E.NO_SUCH_UNIT if action == FINISH or LOSE <= action < LOSE + OFFICERS else E.NOT_NOW

    # [[[cog procedure("Losses") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "remove")
    BEGIN: Final = 0
    CHOOSE: Final = 1
    REMOVE: Final = 2

    def __init__(self, region: i64 = 0, left: i64 = 0) -> None:
        super().__init__()
        self.region = region
        self.left = left

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.remove(s)

    def copy(self) -> Losses:
        p = Losses(self.region, self.left)
        p.at = self.at
        p.armies_first = self.armies_first
        p.officers = self.officers
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 746712375)
        key = bits.mix(key, self.region)
        key = bits.mix(key, self.left)
        key = bits.mix(key, self.armies_first)
        return bits.mix(key, self.officers)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Losses)
            and self.region == other.region
            and self.left == other.left
            and self.armies_first == other.armies_first
            and self.officers == other.officers
        )

    # [[[end]]]


def settle(s: SelfR3State, region: i64) -> None:
    """A territory without units and station belongs to nobody at once; who has none left is out (R2-R08, R2-R25).

    By option a station alone does not hold its land either.
    """
    seat = s.owner[region]
    if seat == FREE or s.units(region) > 0 or (s.has_station(region) and not s.table.station_falls):
        return
    if s.has_station(region):
        s.stations &= ~BIT[region]
        s.tell(E.STATION_FELL, seat, region)
    s.own(FREE, region)
    s.tell(E.EMPTIED, seat, region)
    look_at(s, seat)


def look_at(s: SelfR3State, seat: i64, captor: i64 = NONE) -> None:
    """Whoever has no territory left is out: his cards, shown to all, and his money leave the game (R2-R25).

    By option the cards go to the captor, whose attack took the last territory; others see their backs only.
    The last one left has won, whatever the same bomb does to him.
    """
    if seat < 0 or s.ending != 0 or not s.is_alive(seat) or s.held(seat) > 0:
        return
    s.alive &= ~BIT[seat]
    s.tell(E.ELIMINATED, seat)
    for card in range(i64(CARDS)):
        n = s.hand(seat, card)
        if n > 0:
            s.hands[seat * CARDS + card] = 0
            if captor != NONE and s.table.captor_takes_cards:
                hand_over(s, captor, seat, card, n)
            else:
                s.v[USED + card] += n
                s.tell(E.LAID_OPEN, seat, card, n)
    for deck in range(i64(OFFICERS)):
        s.v[BACKS + seat * OFFICERS + deck] = 0
    s.v[MONEY + seat] = 0
    s.v[POOL + seat] = 0
    s.give_up_aside(seat)
    if count_bits(s.alive) == 1:
        s.ending |= BY_SURVIVOR


def hand_over(s: SelfR3State, captor: i64, seat: i64, card: i64, n: i64) -> None:
    """Cards one by one, so that nobody else can tell which of them are alike."""
    deck = s.table.deck[card]
    s.hands[captor * CARDS + card] += n
    s.v[BACKS + captor * OFFICERS + deck] += n
    for _ in range(n):
        s.tell(E.SPOILS, captor, seat, deck, card)
