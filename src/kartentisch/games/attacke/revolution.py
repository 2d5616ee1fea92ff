"""Rulebook 2 "Revolution" and 3 "Verrat": a continent, or one land, and the counter-revolution.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, clockwise, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.actions import COUNTER, COUNTER_CARD, REVOLUTION_CARD, SUFFER, TREASON_CARD
from kartentisch.games.attacke.state import AttackeState


@mypyc_attr(acyclic=True, free_list_len=1)
class Revolt(Procedure[AttackeState]):
    """A revolution in a continent, or treason in one land: only a counter-revolution helps (SCH-25..30)."""

    continent: i64  # -1: treason
    land: i64  # -1: a revolution
    left: i64 = 0  # mask of the victims that have yet to answer
    victim: i64 = -1  # who answers
    spared: i64 = 0  # mask of those who have countered

    def begin(self, s: AttackeState) -> i64:
        if self.continent >= 0:
            s.use_card(s.active, REVOLUTION_CARD)
            s.tell(E.REVOLUTION, s.active, self.continent)
        else:
            s.use_card(s.active, TREASON_CARD)
            s.tell(E.TREASON, s.active, s.owner(self.land), self.land)
        holders = s.holders(self.lands(s))
        for seat in range(s.players):  # as everybody sees: without a card there is no counter-revolution
            if holders & BIT[seat] and s.hand_size(seat) > 0:
                self.left |= BIT[seat]
        if s.table.counters_sealed and self.left != 0:
            return self.ask_all(s, self.left, self.SEALED)
        self.victim = s.active
        return self.next(s)

    def lands(self, s: AttackeState) -> i64:
        """Mask of the lands at stake."""
        return s.table.continents[self.continent] if self.continent >= 0 else BIT[self.land]

    def next(self, s: AttackeState) -> i64:
        """The next victim, clockwise, knows the answers of those before (SCH-R11)."""
        if self.left == 0:
            return self.take_over(s)
        self.victim = clockwise(self.left, self.victim, s.players)
        self.left &= ~BIT[self.victim]
        return self.ask(s, self.victim, self.COUNTER)

    def counter(self, s: AttackeState, answer: i64) -> i64:
        self.answered_by(s, self.victim, answer)
        return self.next(s)

    def answered_by(self, s: AttackeState, seat: i64, answer: i64) -> None:
        """One card protects all lands of its player there (SCH-26, SCH-55)."""
        if answer == COUNTER:
            s.use_card(seat, COUNTER_CARD)
            self.spared |= BIT[seat]
            s.tell(E.COUNTERED, seat)
        else:
            s.tell(E.SUFFERED, seat)

    def sealed(self, s: AttackeState, answer: i64) -> i64:
        """By option all answer at once (SCH-R11)."""
        return self.answered(s, self.OPENED)

    def opened(self, s: AttackeState) -> i64:
        seat = s.active
        while self.left != 0:
            seat = clockwise(self.left, seat, s.players)
            self.left &= ~BIT[seat]
            self.answered_by(s, seat, s.answer(seat, 0))
        return self.go(self.TAKE_OVER)

    def take_over(self, s: AttackeState) -> i64:
        """All other lands get the attacker's stones (SCH-27); the cards go under the pile (SCH-28)."""
        lands = self.lands(s) & s.owned() & ~s.lands(s.active)
        while lands:
            land = lowest_bit(lands)
            lands &= lands - 1
            owner = s.owner(land)
            if self.spared & BIT[owner] == 0:
                s.put_stone(s.active, land)
                s.tell(E.TAKEN, s.active, owner, land)
        s.put_under()
        s.settle_lands()
        return DONE

    def actions(self, s: AttackeState) -> i64:
        n: i64 = 0
        if s.hand(s.seat, COUNTER_CARD) > 0:
            n = s.add(n, COUNTER)
        return s.add(n, SUFFER)

    def why(self, s: AttackeState, action: i64) -> i64:
        return E.NO_COUNTER if action == COUNTER else E.NOT_NOW

    # [[[cog procedure("Revolt") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "counter", "sealed", "opened", "take_over")
    BEGIN: Final = 0
    COUNTER: Final = 1
    SEALED: Final = 2
    OPENED: Final = 3
    TAKE_OVER: Final = 4

    def __init__(self, continent: i64 = 0, land: i64 = 0) -> None:
        super().__init__()
        self.continent = continent
        self.land = land

    def step(self, s: AttackeState, answer: i64) -> i64:
        if self.at == self.COUNTER:
            return self.counter(s, answer)
        if self.at == self.SEALED:
            return self.sealed(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.OPENED:
            return self.opened(s)
        return self.take_over(s)

    def copy(self) -> Revolt:
        p = Revolt(self.continent, self.land)
        p.at = self.at
        p.left = self.left
        p.victim = self.victim
        p.spared = self.spared
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 849941169)
        key = bits.mix(key, self.continent)
        key = bits.mix(key, self.land)
        key = bits.mix(key, self.left)
        key = bits.mix(key, self.victim)
        return bits.mix(key, self.spared)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Revolt)
            and self.continent == other.continent
            and self.land == other.land
            and self.left == other.left
            and self.victim == other.victim
            and self.spared == other.spared
        )

    # [[[end]]]
