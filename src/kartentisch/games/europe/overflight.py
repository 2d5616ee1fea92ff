"""Rulebook "Luftabwehr": a die for every aircraft, before everything else; a one shoots it down.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, die, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight
from kartentisch.games.europe.dice import FLAK_DICE
from kartentisch.games.europe.state import F_AT, F_COUNT, F_KIND, F_OVER, F_ROLE, FLIGHT, EuropeState

PASSING: Final = 9  # the role of those that only fly over

FACES: Final = 6
AT_ONCE: Final = 12  # dice in one roll


@mypyc_attr(acyclic=True, free_list_len=1)
class Flak(Procedure[EuropeState]):
    """The guns of one land fire once, one gun whatever their number, at each aircraft there or on its way over it.

    A die belongs to the aircraft for which it is rolled (AAE-38, AAE-41, AAE-42, AAE-43, AAE-179).
    """

    land: i64
    role: i64  # of the aircraft that are here; or PASSING
    row: i64 = 0
    rolled: vec[i64]  # dice of the row so far

    def next(self, s: EuropeState) -> i64:
        while self.row < i64(len(s.flights)):
            if self.aims_at(s):
                dice = s.flights[self.row + F_COUNT] - i64(len(self.rolled))
                return self.roll(s, FLAK_DICE, min(dice, i64(AT_ONCE)), FACES, self.LANDED)
            self.row += FLIGHT
        flight.merge(s)
        return DONE

    def aims_at(self, s: EuropeState) -> bool:
        if self.role == PASSING:
            return s.flights[self.row + F_OVER] & BIT[self.land] != 0
        return s.flights[self.row + F_AT] == self.land and s.flights[self.row + F_ROLE] == self.role

    def landed(self, s: EuropeState, answer: i64) -> i64:
        row, count = self.row, s.flights[self.row + F_COUNT]
        for i in range(min(count - i64(len(self.rolled)), i64(AT_ONCE))):
            self.rolled = append(self.rolled, die(answer, FACES, i))
        if i64(len(self.rolled)) < count:
            return self.next(s)
        hits: i64 = 0
        for i in range(count):
            if self.rolled[i] == 1:
                hits += 1
        s.tell_list(E.FLAK, self.rolled, s.power, s.flights[row + F_KIND], self.land, hits)
        self.rolled = vec[i64]()
        if self.role == PASSING:
            s.flights[row + F_OVER] &= ~BIT[self.land]
        self.row += FLIGHT
        if hits == count:
            self.row -= FLIGHT
        if hits > 0:
            flight.drop(s, row, hits)
        return self.go(self.NEXT)

    # [[[cog procedure("Flak") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "landed")
    NEXT: Final = 0
    LANDED: Final = 1

    def __init__(self, land: i64 = 0, role: i64 = 0) -> None:
        super().__init__()
        self.land = land
        self.role = role
        self.rolled = vec[i64]()

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.LANDED:
            return self.landed(s, answer)
        return self.next(s)

    def copy(self) -> Flak:
        p = Flak(self.land, self.role)
        p.at = self.at
        p.row = self.row
        p.rolled = self.rolled[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2020608143)
        key = bits.mix(key, self.land)
        key = bits.mix(key, self.role)
        key = bits.mix(key, self.row)
        return bits.mix_all(key, self.rolled)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Flak)
            and self.land == other.land
            and self.role == other.role
            and self.row == other.row
            and bits.equal(self.rolled, other.rolled)
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Overflight(Procedure[EuropeState]):
    """All guns that were flown over fire, land after land, before the first battle (AAE-38, AAE-41).

    Not those that the power itself has taken meanwhile (AAE-82).
    """

    def next(self, s: EuropeState) -> i64:
        over, hostile = i64(0), flight.gun_lands(s)
        for row in range(0, i64(len(s.flights)), FLIGHT):
            s.flights[row + F_OVER] &= hostile
            over |= s.flights[row + F_OVER]
        if over == 0:
            flight.merge(s)
            return DONE
        s.call(Flak(lowest_bit(over), PASSING))
        return self.go(self.NEXT)

    # [[[cog procedure("Overflight") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next",)
    NEXT: Final = 0

    def step(self, s: EuropeState, answer: i64) -> i64:
        return self.next(s)

    def copy(self) -> Overflight:
        p = Overflight()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 2683020916)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Overflight)

    # [[[end]]]
