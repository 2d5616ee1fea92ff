"""Cards that draw territory cards for their own good: resistance, wealth, descent.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.dice import LAND_CARD, WATER_CARD
from kartentisch.games.selfr3.ground import has_card, list_cards, turn_up
from kartentisch.games.selfr3.state import ASIDE, MONEY, SelfR3State
from kartentisch.games.selfr3.table import ON_LAND, ON_WATER

UPRISING: Final = 5  # armies (R2-96)
RICHES: Final = 4  # coins (R2-102)
PREMIUM: Final = 7  # coins of a monopoly (R2-109)


@mypyc_attr(acyclic=True, free_list_len=1)
class Resistance(Procedure[SelfR3State]):
    """A land card that only the seat sees: five armies if the land is its own, or as soon as it is (R2-96)."""

    seat: i64

    def begin(self, s: SelfR3State) -> i64:
        return self.draw(s, LAND_CARD, self.DRAWN) if has_card(s, ON_LAND) else DONE

    def drawn(self, s: SelfR3State, answer: i64) -> i64:
        s.draw_region(ON_LAND, answer)
        s.v[ASIDE + self.seat] |= BIT[answer]
        if s.owner[answer] == self.seat:
            rise(s, self.seat, answer)
        else:
            s.tell(E.RESISTANCE_WAITS, self.seat, answer)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, ON_LAND)

    # [[[cog procedure("Resistance") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "drawn")
    BEGIN: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.begin(s)

    def copy(self) -> Resistance:
        p = Resistance(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1196525362)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Resistance) and self.seat == other.seat

    # [[[end]]]


def rise(s: SelfR3State, seat: i64, region: i64) -> None:
    """If the seat's resistance waits for this land, it shows the card, and its armies come (R2-96)."""
    if region >= s.table.waters or s.v[ASIDE + seat] & BIT[region] == 0:
        return
    s.v[ASIDE + seat] &= ~BIT[region]
    s.discard_region(ON_LAND, region)
    s.armies[region] += UPRISING
    s.tell(E.RESISTANCE, seat, region, UPRISING)


@mypyc_attr(acyclic=True, free_list_len=1)
class Wealth(Procedure[SelfR3State]):
    """A water card for all to see: four coins if the water is the seat's now or until the turn ends (R2-102)."""

    seat: i64

    def begin(self, s: SelfR3State) -> i64:
        return self.draw(s, WATER_CARD, self.DRAWN) if has_card(s, ON_WATER) else DONE

    def drawn(self, s: SelfR3State, answer: i64) -> i64:
        s.wealth |= turn_up(s, self.seat, ON_WATER, answer)
        if s.owner[answer] == self.seat:
            enrich(s, self.seat, answer)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, ON_WATER)

    # [[[cog procedure("Wealth") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "drawn")
    BEGIN: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.begin(s)

    def copy(self) -> Wealth:
        p = Wealth(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1006016107)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Wealth) and self.seat == other.seat

    # [[[end]]]


def enrich(s: SelfR3State, seat: i64, region: i64) -> None:
    """If wealth lies in this water, it is paid (R2-102)."""
    if region >= s.table.moon or s.wealth & BIT[region] == 0:
        return
    s.wealth &= ~BIT[region]
    s.v[MONEY + seat] += RICHES
    s.tell(E.WEALTH, seat, region, RICHES)


@mypyc_attr(acyclic=True, free_list_len=1)
class Descent(Procedure[SelfR3State]):
    """Land cards are turned up until one is not the seat's: in this turn the moon reaches that land (R2-114)."""

    seat: i64
    shown: i64 = 0  # mask of the lands turned up

    def begin(self, s: SelfR3State) -> i64:
        if has_card(s, ON_LAND, self.shown):
            return self.draw(s, LAND_CARD, self.DRAWN)
        s.tell(E.NO_DESCENT, self.seat)
        return DONE

    def drawn(self, s: SelfR3State, answer: i64) -> i64:
        self.shown |= turn_up(s, self.seat, ON_LAND, answer)
        if s.owner[answer] == self.seat:
            return self.begin(s)
        s.landings |= BIT[answer]
        s.tell(E.DESCENT, self.seat, answer)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, ON_LAND)

    # [[[cog procedure("Descent") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "drawn")
    BEGIN: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.begin(s)

    def copy(self) -> Descent:
        p = Descent(self.seat)
        p.at = self.at
        p.shown = self.shown
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 16394440)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.shown)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Descent) and self.seat == other.seat and self.shown == other.shown

    # [[[end]]]
