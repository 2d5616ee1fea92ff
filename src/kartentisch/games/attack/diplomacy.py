"""Rulebook XVI: the diplomatic attack.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.dice import DICE, DIPLOMACY_DICE, RIVAL_DICE, SIDES, RollOff, total
from kartentisch.games.attack.economy import DrawCard
from kartentisch.games.attack.state import AttackState
from kartentisch.games.attack.table import INFANTRY


@mypyc_attr(acyclic=True, free_list_len=1)
class Diplomacy(Procedure[AttackState]):
    """Name a neutral region and roll; if it fails, all others roll for it (ATK-87..93)."""

    region: i64 = 0
    rival: i64 = 0  # who rolls
    best: i64 = 0
    leaders: i64 = 0  # mask of those with the best roll that qualifies

    def begin(self, s: AttackState) -> i64:
        return self.ask(s, s.active, self.NAMED)

    def named(self, s: AttackState, answer: i64) -> i64:
        self.region = answer - s.table.sway()
        s.tell(E.DIPLOMACY, s.active, self.region, needed(s, self.region))
        return self.roll(s, DIPLOMACY_DICE, DICE, SIDES, self.ROLLED)

    def rolled(self, s: AttackState, answer: i64) -> i64:
        points = total(answer)
        s.tell(E.DIPLOMACY_ROLL, s.active, points)
        if points >= needed(s, self.region):
            return self.join(s, s.active, E.JOINED)
        self.rival = s.after(s.active)
        return self.roll(s, RIVAL_DICE, DICE, SIDES, self.RIVAL_ROLLED)

    def rival_rolled(self, s: AttackState, answer: i64) -> i64:
        """Every other seat in turn; the highest of those with 9 or more takes the region (ATK-91..93)."""
        points = total(answer)
        s.tell(E.RIVAL_ROLL, self.rival, points)
        if points >= s.table.diplomacy_rivals:
            if points > self.best:
                self.best = points
                self.leaders = 0
            if points == self.best:
                self.leaders |= BIT[self.rival]
        self.rival = s.after(self.rival)
        if self.rival != s.active:
            return self.roll(s, RIVAL_DICE, DICE, SIDES, self.RIVAL_ROLLED)
        if self.leaders == 0:
            s.tell(E.STAYED_NEUTRAL, self.region)
            return DONE
        if self.leaders & (self.leaders - 1) == 0:
            return self.join(s, lowest_bit(self.leaders), E.RIVAL_JOINED)
        s.call(RollOff(self.leaders, RIVAL_DICE, s.after(s.active), 1, E.RIVAL_ROLL))
        return self.go(self.SETTLED)

    def settled(self, s: AttackState) -> i64:
        return self.join(s, s.chosen, E.RIVAL_JOINED)

    def join(self, s: AttackState, seat: i64, event: i64) -> i64:
        """One free infantry and a card from the pile (ATK-90)."""
        s.own(seat, self.region)
        s.put_unit(seat, self.region, INFANTRY)
        s.tell(event, seat, self.region)
        s.call(DrawCard(seat))
        return self.go(self.DRAWN)

    def drawn(self, s: AttackState) -> i64:
        return DONE

    def actions(self, s: AttackState) -> i64:
        return s.add_each(0, s.table.sway(), s.neutral())

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NOT_NEUTRAL if s.table.sway() <= action < s.table.deploy(0) else E.NOT_NOW

    # [[[cog procedure("Diplomacy") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "named", "rolled", "rival_rolled", "settled", "drawn")
    BEGIN: Final = 0
    NAMED: Final = 1
    ROLLED: Final = 2
    RIVAL_ROLLED: Final = 3
    SETTLED: Final = 4
    DRAWN: Final = 5

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.NAMED:
            return self.named(s, answer)
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.RIVAL_ROLLED:
            return self.rival_rolled(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.SETTLED:
            return self.settled(s)
        return self.drawn(s)

    def copy(self) -> Diplomacy:
        p = Diplomacy()
        p.at = self.at
        p.region = self.region
        p.rival = self.rival
        p.best = self.best
        p.leaders = self.leaders
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3317661078)
        key = bits.mix(key, self.region)
        key = bits.mix(key, self.rival)
        key = bits.mix(key, self.best)
        return bits.mix(key, self.leaders)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Diplomacy)
            and self.region == other.region
            and self.rival == other.rival
            and self.best == other.best
            and self.leaders == other.leaders
        )

    # [[[end]]]


def needed(s: AttackState, region: i64) -> i64:
    """8 beside an own region, by land or by sea, else 9 (ATK-88, ATK-89)."""
    table = s.table
    if (table.near[region] | table.sea[region]) & s.lands(s.active):
        return table.diplomacy_near
    return table.diplomacy_far
