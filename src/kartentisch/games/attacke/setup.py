"""Rulebook "Spielbeginn": who begins, one stone on every land, the first cards.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, lowest_bit, next_seat
from kartentisch.engine.kernel import CHANCE, DONE, GO, Procedure
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.cards import FIRST_PLAYER, LAND, LOT, Allotment
from kartentisch.games.attacke.state import AttackeState


@mypyc_attr(acyclic=True, free_list_len=1)
class SetUp(Procedure[AttackeState]):
    """The lot, the lands in turn, left-over lands by lot, the first hands (SCH-05..08, SCH-R12, SCH-R13)."""

    seat: i64 = 0  # who puts the next stone
    drawn: i64 = 0  # mask of the seats that have got a left-over land
    dealt: i64 = 0  # seats that have their first cards

    def open(self, s: AttackeState) -> i64:
        if s.table.first_seat > 0:
            return self.opened(s, s.table.first_seat - 1)
        return self.draw(s, FIRST_PLAYER, self.OPENED)

    def opened(self, s: AttackeState, answer: i64) -> i64:
        s.active = answer
        s.first = answer
        self.seat = answer
        s.tell(E.FIRST_PLAYER, answer)
        return self.next(s)

    def next(self, s: AttackeState) -> i64:
        """The next stone; once there is not one land for each, the lot decides (SCH-07)."""
        free = s.table.lands - count_bits(s.owned())
        if self.seat == s.first and free < s.players:
            return self.lot(s)
        if s.table.random_deal:
            return self.draw(s, LAND, self.LANDED)
        return self.ask(s, self.seat, self.CLAIM)

    def claim(self, s: AttackeState, answer: i64) -> i64:
        land = answer - s.table.claim()
        s.put_stone(self.seat, land)
        s.tell(E.CLAIMED, self.seat, land)
        self.seat = next_seat(self.seat, s.players)
        return self.next(s)

    def landed(self, s: AttackeState, answer: i64) -> i64:
        """By option no land is chosen (SCH-R19)."""
        s.put_stone(self.seat, answer)
        s.tell(E.DEALT_LAND, self.seat, answer)
        self.seat = next_seat(self.seat, s.players)
        return self.next(s)

    def lot(self, s: AttackeState) -> i64:
        if count_bits(s.owned()) == s.table.lands:
            return self.go(self.DEAL)
        return self.draw(s, LOT, self.ALLOTTED)

    def allotted(self, s: AttackeState, answer: i64) -> i64:
        """The seat that gets the next left-over land (SCH-R12)."""
        land = lowest_bit(~s.owned())
        s.put_stone(answer, land)
        self.drawn |= BIT[answer]
        s.tell(E.LOT, answer, land)
        return self.lot(s)

    def deal(self, s: AttackeState) -> i64:
        """The first cards, seat by seat (SCH-08); the first player's number may be an option (SCH-R18)."""
        if self.dealt == s.players:
            return DONE
        seat = (s.first + self.dealt) % s.players
        s.call(Allotment(seat, s.table.starter_cards if seat == s.first else s.table.start_cards, 1))
        self.dealt += 1
        return GO

    def actions(self, s: AttackeState) -> i64:
        free = (BIT[s.table.lands] - 1) & ~s.owned()
        n: i64 = 0
        if s.seat != CHANCE:
            return s.add_each(n, s.table.claim(), free)
        if self.at == self.LANDED:
            for land in range(s.table.lands):
                n = s.add_weighted(n, land, 1 if free & BIT[land] else 0)
            return n
        for seat in range(s.players):
            has = self.at == self.ALLOTTED and self.drawn & BIT[seat] != 0 and not s.table.leftovers_to_anybody
            n = s.add_weighted(n, seat, 0 if has else 1)
        return n

    def why(self, s: AttackeState, action: i64) -> i64:
        return E.LAND_TAKEN if s.table.claim() <= action < s.table.fight() else E.NOT_NOW

    # [[[cog procedure("SetUp") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("open", "opened", "claim", "landed", "allotted", "deal")
    OPEN: Final = 0
    OPENED: Final = 1
    CLAIM: Final = 2
    LANDED: Final = 3
    ALLOTTED: Final = 4
    DEAL: Final = 5

    def step(self, s: AttackeState, answer: i64) -> i64:
        if self.at == self.OPENED:
            return self.opened(s, answer)
        if self.at == self.CLAIM:
            return self.claim(s, answer)
        if self.at == self.LANDED:
            return self.landed(s, answer)
        if self.at == self.ALLOTTED:
            return self.allotted(s, answer)
        if self.at == self.OPEN:
            return self.open(s)
        return self.deal(s)

    def copy(self) -> SetUp:
        p = SetUp()
        p.at = self.at
        p.seat = self.seat
        p.drawn = self.drawn
        p.dealt = self.dealt
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1901616534)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.drawn)
        return bits.mix(key, self.dealt)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, SetUp)
            and self.seat == other.seat
            and self.drawn == other.drawn
            and self.dealt == other.dealt
        )

    # [[[end]]]
