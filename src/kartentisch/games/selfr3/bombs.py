"""Cards of the ABC officer: bombs and the sniper.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import BRING, OFFICERS, SNIPE
from kartentisch.games.selfr3.dice import BOMB, LAND_CARD, SHOT
from kartentisch.games.selfr3.ground import first_of, has_card, list_cards, others_ground, turn_up
from kartentisch.games.selfr3.losses import Losses, settle
from kartentisch.games.selfr3.state import NONE, SelfR3State
from kartentisch.games.selfr3.table import FACES, ON_LAND, ON_MOON
from kartentisch.games.selfr3.units import not_this_ground

LAND_CARDS: Final = 3  # drawn for a land bomb; two for the others (R2-116..118)
OTHER_CARDS: Final = 2
EIGHT: Final = 8
HITS_TO: Final = 6  # of a shot (R2-126)

HALF: Final = 0  # what each territory struck loses: half of its units
ONE: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Strike(Procedure[SelfR3State]):
    """Territories lose units: seat after seat in turn order, from the card's own on, each chooses its own (R2-R36)."""

    seat: i64
    loss: i64  # HALF or ONE
    earth: i64  # mask of the territories struck
    moon: i64
    region: i64 = NONE  # the one whose turn it is

    def next_one(self, s: SelfR3State) -> i64:
        if s.ending != 0:
            return DONE
        seat = self.seat
        for _ in range(s.players):
            region = self.struck(s, seat)
            if region != NONE:
                return self.hit(s, seat, region)
            seat = s.after(seat)
        return DONE

    def struck(self, s: SelfR3State, seat: i64) -> i64:
        """The seat's first territory that is still to lose units."""
        if s.earth(seat) & self.earth:
            return lowest_bit(s.earth(seat) & self.earth)
        if s.moon(seat) & self.moon:
            return s.table.moon + lowest_bit(s.moon(seat) & self.moon)
        return NONE

    def hit(self, s: SelfR3State, seat: i64, region: i64) -> i64:
        self.region = region
        if region < s.table.moon:
            self.earth &= ~BIT[region]
        else:
            self.moon &= ~BIT[region - s.table.moon]
        units = s.units(region)
        loss = (units + 1) // 2 if self.loss == HALF else min(units, 1)
        if loss > 0:
            s.tell(E.BOMBED, self.seat, seat, region, loss)
            s.call(Losses(region, loss))
        return self.go(self.SETTLE)

    def settle(self, s: SelfR3State) -> i64:
        settle(s, self.region)
        return self.go(self.NEXT_ONE)

    # [[[cog procedure("Strike") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next_one", "settle")
    NEXT_ONE: Final = 0
    SETTLE: Final = 1

    def __init__(self, seat: i64 = 0, loss: i64 = 0, earth: i64 = 0, moon: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.loss = loss
        self.earth = earth
        self.moon = moon

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.NEXT_ONE:
            return self.next_one(s)
        return self.settle(s)

    def copy(self) -> Strike:
        p = Strike(self.seat, self.loss, self.earth, self.moon)
        p.at = self.at
        p.region = self.region
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 174793462)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.loss)
        key = bits.mix(key, self.earth)
        key = bits.mix(key, self.moon)
        return bits.mix(key, self.region)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Strike)
            and self.seat == other.seat
            and self.loss == other.loss
            and self.earth == other.earth
            and self.moon == other.moon
            and self.region == other.region
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Bomb(Procedure[SelfR3State]):
    """Territory cards are drawn; there the others lose half of their units, the seat itself nothing (R2-116..118)."""

    seat: i64
    kind: i64
    count: i64 = 0  # cards drawn
    struck: i64 = 0  # mask of the territories, in the numbers of the kind

    def begin(self, s: SelfR3State) -> i64:
        wanted: i64 = LAND_CARDS if self.kind == ON_LAND else OTHER_CARDS
        if self.count < wanted and has_card(s, self.kind, self.struck):
            self.count += 1
            return self.draw(s, LAND_CARD + self.kind, self.DRAWN)
        struck = self.struck & others_ground(s, self.seat, self.kind)
        if self.kind == ON_MOON:
            s.call(Strike(self.seat, HALF, 0, struck))
        else:
            s.call(Strike(self.seat, HALF, struck, 0))
        return self.go(self.END)

    def drawn(self, s: SelfR3State, answer: i64) -> i64:
        self.struck |= turn_up(s, self.seat, self.kind, answer)
        if s.owner[answer] == self.seat:
            s.tell(E.SPARED, self.seat, answer)
        elif s.units(answer) == 0:
            s.tell(E.FELL_FLAT, self.seat, answer)
        return self.begin(s)

    def end(self, s: SelfR3State) -> i64:
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, self.kind)

    # [[[cog procedure("Bomb") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "drawn", "end")
    BEGIN: Final = 0
    DRAWN: Final = 1
    END: Final = 2

    def __init__(self, seat: i64 = 0, kind: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.end(s)

    def copy(self) -> Bomb:
        p = Bomb(self.seat, self.kind)
        p.at = self.at
        p.count = self.count
        p.struck = self.struck
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 540923433)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.kind)
        key = bits.mix(key, self.count)
        return bits.mix(key, self.struck)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Bomb)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.count == other.count
            and self.struck == other.struck
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Carpet(Procedure[SelfR3State]):
    """A territory of somebody else loses as many units as a die shows; its owner chooses (R2-119..121)."""

    seat: i64
    kind: i64
    region: i64 = NONE

    def begin(self, s: SelfR3State) -> i64:
        return self.ask(s, self.seat, self.TARGET)

    def target(self, s: SelfR3State, answer: i64) -> i64:
        self.region = answer - s.table.target()
        return self.roll(s, BOMB, 1, FACES, self.ROLLED)

    def rolled(self, s: SelfR3State, answer: i64) -> i64:
        s.tell(E.CARPET, self.seat, self.region, answer + 1)
        s.call(Losses(self.region, answer + 1))
        return self.go(self.SETTLE)

    def settle(self, s: SelfR3State) -> i64:
        settle(s, self.region)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        base = s.table.target(first_of(s, self.kind))
        return s.add_each(0, base, others_ground(s, self.seat, self.kind))

    def why(self, s: SelfR3State, action: i64) -> i64:
        return not_this_ground(s, action)

    # [[[cog procedure("Carpet") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "target", "rolled", "settle")
    BEGIN: Final = 0
    TARGET: Final = 1
    ROLLED: Final = 2
    SETTLE: Final = 3

    def __init__(self, seat: i64 = 0, kind: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.TARGET:
            return self.target(s, answer)
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.settle(s)

    def copy(self) -> Carpet:
        p = Carpet(self.seat, self.kind)
        p.at = self.at
        p.region = self.region
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1182379292)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.kind)
        return bits.mix(key, self.region)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Carpet)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.region == other.region
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class ContinentBomb(Procedure[SelfR3State]):
    """A die names a continent; each of its territories loses a unit, the seat's own ones too (R2-122..124)."""

    seat: i64
    which: i64  # neutron, hydrogen, gravity

    def begin(self, s: SelfR3State) -> i64:
        return self.roll(s, BOMB, 1, FACES, self.ROLLED)

    def rolled(self, s: SelfR3State, answer: i64) -> i64:
        continent = s.table.bomb[self.which * FACES + answer]
        if continent == NONE:
            s.tell(E.ROLLS_AGAIN, self.seat, answer + 1)
            return self.begin(s)
        s.tell(E.CONTINENT_HIT, self.seat, continent, answer + 1)
        s.call(Strike(self.seat, ONE, s.table.continent_earth[continent], s.table.continent_moon[continent]))
        return self.go(self.END)

    def end(self, s: SelfR3State) -> i64:
        return DONE

    # [[[cog procedure("ContinentBomb") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "rolled", "end")
    BEGIN: Final = 0
    ROLLED: Final = 1
    END: Final = 2

    def __init__(self, seat: i64 = 0, which: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.which = which

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.end(s)

    def copy(self) -> ContinentBomb:
        p = ContinentBomb(self.seat, self.which)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2064586598)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.which)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, ContinentBomb) and self.seat == other.seat and self.which == other.which

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Sniper(Procedure[SelfR3State]):
    """An officer of somebody else is dead if an eight-sided die shows 1 to 6 (R2-126)."""

    seat: i64
    other: i64 = NONE
    officer: i64 = NONE

    def begin(self, s: SelfR3State) -> i64:
        return self.ask(s, self.seat, self.AIM)

    def aim(self, s: SelfR3State, answer: i64) -> i64:
        self.other = (answer - SNIPE) // OFFICERS
        self.officer = (answer - SNIPE) % OFFICERS
        return self.roll(s, SHOT, 1, EIGHT, self.SHOT)

    def shot(self, s: SelfR3State, answer: i64) -> i64:
        s.tell(E.SHOT, self.seat, self.other, self.officer, answer + 1)
        if answer + 1 > HITS_TO:
            s.tell(E.MISSED, self.seat, self.other, self.officer)
            return DONE
        region = s.post(self.other, self.officer)
        s.set_post(self.other, self.officer, NONE)
        s.tell(E.SNIPED, self.seat, self.other, self.officer, region)
        settle(s, region)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        n: i64 = 0
        for other in range(s.players):
            if other != self.seat:
                for officer in range(i64(OFFICERS)):
                    if s.has_officer(other, officer):
                        n = s.add(n, SNIPE + other * OFFICERS + officer)
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        return E.NO_OFFICER_THERE if SNIPE <= action < BRING else E.NOT_NOW

    # [[[cog procedure("Sniper") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "aim", "shot")
    BEGIN: Final = 0
    AIM: Final = 1
    SHOT: Final = 2

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.AIM:
            return self.aim(s, answer)
        if self.at == self.SHOT:
            return self.shot(s, answer)
        return self.begin(s)

    def copy(self) -> Sniper:
        p = Sniper(self.seat)
        p.at = self.at
        p.other = self.other
        p.officer = self.officer
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2844020221)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.other)
        return bits.mix(key, self.officer)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Sniper)
            and self.seat == other.seat
            and self.other == other.other
            and self.officer == other.officer
        )

    # [[[end]]]


def officers_of_others(s: SelfR3State, seat: i64) -> bool:
    for other in range(s.players):
        if other != seat:
            for officer in range(i64(OFFICERS)):
                if s.has_officer(other, officer):
                    return True
    return False
