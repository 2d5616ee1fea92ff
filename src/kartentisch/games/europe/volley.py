"""Dice of a battle: column after column, a hit is no more than the column's number.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, die
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe.dice import BATTLE_DICE
from kartentisch.games.europe.forces import (
    COLUMNS,
    FIRST_STRIKE,
    LANDING_SHOTS,
    SHORE_DESTROYER,
    able_to_hit,
    firing,
    leader,
    side_of,
)  # fmt: skip
from kartentisch.games.europe.hits import OF_OTHERS, SOURCES
from kartentisch.games.europe.state import EuropeState

FACES: Final = 6
AT_ONCE: Final = 12  # dice in one roll; more are rolled in turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Volley(Procedure[EuropeState]):
    """All dice of one side, section 1 to 4 of the battle board (AAE-44); the hits go into `s.hits`."""

    space: i64
    what: i64
    struck: i64  # 1: the attacker's submarines have fired already
    spotted: i64  # 1: aircraft can hit the other side's submarines (AAE-65)
    destroyers: i64  # of landing shots
    battleships: i64
    column: i64 = 1
    source: i64 = 0
    useful: i64 = 0  # mask of the sources that can hit anything
    rolled: vec[i64]  # dice of the column so far

    def begin(self, s: EuropeState) -> i64:
        for source in range(i64(SOURCES)):
            s.hits[source] = 0
        self.useful = able_to_hit(s, self.space, self.what, self.spotted != 0)
        return self.go(self.NEXT)

    def dice(self, s: EuropeState) -> i64:
        """How many dice the column has."""
        if self.useful & BIT[self.source] == 0:
            return 0
        if self.what == LANDING_SHOTS:
            if self.source != OF_OTHERS:
                return 0
            return (
                self.battleships if self.column == COLUMNS else self.destroyers if self.column == SHORE_DESTROYER else 0
            )
        return firing(s, self.space, self.what, self.column, self.source, self.struck != 0)

    def next(self, s: EuropeState) -> i64:
        while self.column <= COLUMNS:
            dice = self.dice(s) - i64(len(self.rolled))
            if dice > 0:
                return self.roll(s, BATTLE_DICE, min(dice, i64(AT_ONCE)), FACES, self.LANDED)
            self.source += 1
            if self.source == SOURCES:
                self.source = 0
                self.column += 1
        return DONE

    def landed(self, s: EuropeState, answer: i64) -> i64:
        dice = self.dice(s)
        for i in range(min(dice - i64(len(self.rolled)), i64(AT_ONCE))):
            self.rolled = append(self.rolled, die(answer, FACES, i))
        if i64(len(self.rolled)) < dice:
            return self.next(s)
        hits: i64 = 0
        for i in range(dice):
            if self.rolled[i] <= self.column:
                hits += 1
        s.hits[self.source] += hits
        s.tell_list(self.event(), self.rolled, leader(s, self.space, side_of(self.what)), self.space, self.column, hits)
        self.rolled = vec[i64]()
        self.source += 1
        if self.source == SOURCES:
            self.source = 0
            self.column += 1
        return self.go(self.NEXT)

    def event(self) -> i64:
        if self.what == FIRST_STRIKE:
            return E.STRUCK_FIRST
        return E.SHELLED if self.what == LANDING_SHOTS else E.FIRED

    # [[[cog procedure("Volley") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "next", "landed")
    BEGIN: Final = 0
    NEXT: Final = 1
    LANDED: Final = 2

    def __init__(
        self,
        space: i64 = 0,
        what: i64 = 0,
        struck: i64 = 0,
        spotted: i64 = 0,
        destroyers: i64 = 0,
        battleships: i64 = 0,
    ) -> None:
        super().__init__()
        self.space = space
        self.what = what
        self.struck = struck
        self.spotted = spotted
        self.destroyers = destroyers
        self.battleships = battleships
        self.rolled = vec[i64]()

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.LANDED:
            return self.landed(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.next(s)

    def copy(self) -> Volley:
        p = Volley(self.space, self.what, self.struck, self.spotted, self.destroyers, self.battleships)
        p.at = self.at
        p.column = self.column
        p.source = self.source
        p.useful = self.useful
        p.rolled = self.rolled[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1897498192)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.what)
        key = bits.mix(key, self.struck)
        key = bits.mix(key, self.spotted)
        key = bits.mix(key, self.destroyers)
        key = bits.mix(key, self.battleships)
        key = bits.mix(key, self.column)
        key = bits.mix(key, self.source)
        key = bits.mix(key, self.useful)
        return bits.mix_all(key, self.rolled)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Volley)
            and self.space == other.space
            and self.what == other.what
            and self.struck == other.struck
            and self.spotted == other.spotted
            and self.destroyers == other.destroyers
            and self.battleships == other.battleships
            and self.column == other.column
            and self.source == other.source
            and self.useful == other.useful
            and bits.equal(self.rolled, other.rolled)
        )

    # [[[end]]]
