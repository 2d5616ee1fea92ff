"""Rulebook 1: where a stone may go; rulebook silent: a hand that cannot be played.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import DISCARD, PEOPLES
from kartentisch.games.attila.state import CENTURIES, PRESENT, REACH, SUPPLY, AttilaState


def open_to(s: AttilaState, people: i64) -> i64:
    """Mask of the provinces that may receive a stone of the people (ATT-19..23, ATT-78)."""
    v = s.v
    if v[SUPPLY + people] == 0:
        return 0
    mask = v[REACH + people] & ~s.closed
    if s.century == CENTURIES and s.table.no_conflict_after_last_tile:
        for province in range(s.table.provinces):
            if s.stones_in(province) >= s.table.room:
                mask &= ~BIT[province]
    return mask


def nothing_can_be_placed(s: AttilaState) -> bool:
    """No people has an open province left: without an end the game would stall (ATT-R03)."""
    for people in range(i64(PEOPLES)):
        if open_to(s, people) != 0:
            return False
    return True


def can_play(s: AttilaState, seat: i64) -> bool:
    """Some card of the hand has a province to go to."""
    for people in range(i64(PEOPLES)):
        if s.hand(seat, people) > 0 and open_to(s, people) != 0:
            return True
    return False


def why_no_stone(s: AttilaState, people: i64, province: i64) -> i64:
    """The rule that keeps a stone of the people out of the province."""
    if s.supply(people) == 0:
        return E.NO_SUPPLY
    bit = BIT[province]
    if s.pacified & bit or (s.closed & bit and s.stones_in(province) <= s.table.room):
        return E.PROVINCE_CLOSED
    if s.closed & bit:
        return E.PROVINCE_FULL
    if s.v[REACH + people] & bit:
        return E.NO_TILES_LEFT
    if s.v[PRESENT + people] == 0:
        return E.NOT_UPPER
    return E.NOT_REACHED


@mypyc_attr(acyclic=True, free_list_len=1)
class DeadHand(Procedure[AttilaState]):
    """Cards, but none that can be played: show the hand, put one away, no influence (ATT-R03)."""

    def show(self, s: AttilaState) -> i64:
        for people in range(i64(PEOPLES)):
            if s.hand(s.active, people) > 0:
                s.tell(E.SHOWED, s.active, people, s.hand(s.active, people))
        if not s.table.dead_hand_redraws:
            return self.ask(s, s.active, self.DISCARD)
        for people in range(i64(PEOPLES)):
            while s.hand(s.active, people) > 0:
                self.put_away(s, people)
        return DONE

    def discard(self, s: AttilaState, answer: i64) -> i64:
        self.put_away(s, answer - DISCARD)
        return DONE

    def put_away(self, s: AttilaState, people: i64) -> None:
        s.lose_card(s.active, people)
        s.discards.put(people)
        s.tell(E.DISCARDED, s.active, people)

    def actions(self, s: AttilaState) -> i64:
        n: i64 = 0
        for people in range(i64(PEOPLES)):
            if s.hand(s.active, people) > 0:
                n = s.add(n, DISCARD + people)
        return n

    def why(self, s: AttilaState, action: i64) -> i64:
        return E.NO_SUCH_CARD if DISCARD <= action < DISCARD + PEOPLES else E.NOT_NOW

    # [[[cog procedure("DeadHand") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("show", "discard")
    SHOW: Final = 0
    DISCARD: Final = 1

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.DISCARD:
            return self.discard(s, answer)
        return self.show(s)

    def copy(self) -> DeadHand:
        p = DeadHand()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 410341347)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, DeadHand)

    # [[[end]]]
