"""Rulebook "Strategischer Bombenangriff".  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, die
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight
from kartentisch.games.europe.actions import BOMBER, FIGHTER, FINISH, INTERCEPT, POWERS
from kartentisch.games.europe.dice import BOMB_DICE
from kartentisch.games.europe.forces import (
    ESCORT,
    INTERCEPTION,
    INTERCEPTORS,
    RAIDERS,
    in_the_air,
    is_enemy,
    stop_fighting,
)
from kartentisch.games.europe.hits import OF_OTHERS
from kartentisch.games.europe.losses import AT_ONCE, Losses
from kartentisch.games.europe.overflight import Flak
from kartentisch.games.europe.state import RAID, EuropeState
from kartentisch.games.europe.table import UNIT, packed
from kartentisch.games.europe.volley import Volley

FACES: Final = 6
AT_ONCE_DICE: Final = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class Raid(Procedure[EuropeState]):
    """Bombers against a factory, in one pass: it costs money only (AAE-108..117)."""

    space: i64
    hits: i64 = 0  # of the interceptors, then of the escorts
    pips: vec[i64]

    def begin(self, s: EuropeState) -> i64:
        s.fighting = self.space
        s.raided |= BIT[self.space]
        owner = s.owner[self.space]
        s.tell(E.RAIDED, s.power, owner, self.space)
        return self.rise(s)

    # ------------------------------------------------------------------ interceptors
    def rise(self, s: EuropeState) -> i64:
        """Whoever holds the land names any fighters there, also of Allies (AAE-110)."""
        for power in range(i64(POWERS)):
            if self.on_ground(s, power) > 0:
                return self.ask(s, s.seat_of(s.owner[self.space]), self.INTERCEPT)
        return self.go(self.GUNS)

    def on_ground(self, s: EuropeState, power: i64) -> i64:
        """Fighters of the power that could still rise."""
        if not is_enemy(s, power):
            return 0
        return s.count(self.space, power, FIGHTER) - packed(s.busy[self.space], power)

    def intercept(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            return self.go(self.GUNS)
        power = answer - INTERCEPT
        s.busy[self.space] += UNIT[power]
        s.tell(E.INTERCEPTS, power, self.space)
        return self.rise(s)

    # ------------------------------------------------------------------ fire
    def guns(self, s: EuropeState) -> i64:
        """AA guns first; their hits go at once (AAE-111)."""
        if s.enemy_guns(self.space):
            s.call(Flak(self.space, RAID))
        return self.go(self.FIGHT)

    def fight(self, s: EuropeState) -> i64:
        """Each interceptor hits with one or two (AAE-112)."""
        if s.busy[self.space] == 0 or flight.flights_at(s, self.space, RAID) == 0:
            return self.go(self.BOMB)
        s.call(Volley(self.space, INTERCEPTION, 0, 0, 0, 0))
        return self.go(self.ANSWER)

    def answer(self, s: EuropeState) -> i64:
        """The escorts fire back, those that were hit, too (AAE-113, AAE-R18)."""
        self.hits = s.hits[OF_OTHERS]
        s.call(Volley(self.space, ESCORT, 0, 0, 0, 0))
        return self.go(self.FALL)

    def fall(self, s: EuropeState) -> i64:
        """Only now whatever was hit goes, on both sides."""
        escorts = s.hits[OF_OTHERS]
        s.hits[OF_OTHERS] = self.hits
        self.hits = escorts
        s.call(Losses(self.space, RAIDERS, AT_ONCE, 0))
        return self.go(self.FALL_TOO)

    def fall_too(self, s: EuropeState) -> i64:
        s.hits[OF_OTHERS] = self.hits
        s.call(Losses(self.space, INTERCEPTORS, AT_ONCE, 0))
        return self.go(self.BOMB)

    # ------------------------------------------------------------------ bombs
    def bomb(self, s: EuropeState) -> i64:
        """A die for each bomber that is left: so much does the owner pay to the bank (AAE-114, AAE-R05)."""
        dice = in_the_air(s, self.space, RAID, BOMBER) - i64(len(self.pips))
        if dice > 0:
            return self.roll(s, BOMB_DICE, min(dice, i64(AT_ONCE_DICE)), FACES, self.FALLEN)
        return self.over(s)

    def fallen(self, s: EuropeState, answer: i64) -> i64:
        dice = in_the_air(s, self.space, RAID, BOMBER) - i64(len(self.pips))
        for i in range(min(dice, i64(AT_ONCE_DICE))):
            self.pips = append(self.pips, die(answer, FACES, i))
        return self.bomb(s)

    def over(self, s: EuropeState) -> i64:
        owner = s.owner[self.space]
        if len(self.pips) > 0 and owner < POWERS:
            damage: i64 = 0
            most = s.table.value[self.space] if s.table.raid_limit else i64(FACES)  # of one bomber
            for i in range(i64(len(self.pips))):
                damage += min(self.pips[i], most)
            damage = min(damage, s.cash[owner])
            s.cash[owner] -= damage
            s.tell_list(E.BOMBED, self.pips, s.power, owner, self.space, damage)
        flight.retire(s, self.space, RAID)
        stop_fighting(s)
        return DONE

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        n = s.add(0, FINISH)
        for power in range(i64(POWERS)):
            if self.on_ground(s, power) > 0:
                n = s.add(n, INTERCEPT + power)
        return n

    def why(self, s: EuropeState, action: i64) -> i64:
        return E.NO_INTERCEPTOR if INTERCEPT <= action < INTERCEPT + POWERS else E.NAME_INTERCEPTORS

    # [[[cog procedure("Raid") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "intercept", "guns", "fight", "answer", "fall", "fall_too", "bomb", "fallen",
    )  # fmt: skip
    BEGIN: Final = 0
    INTERCEPT: Final = 1
    GUNS: Final = 2
    FIGHT: Final = 3
    ANSWER: Final = 4
    FALL: Final = 5
    FALL_TOO: Final = 6
    BOMB: Final = 7
    FALLEN: Final = 8

    def __init__(self, space: i64 = 0) -> None:
        super().__init__()
        self.space = space
        self.pips = vec[i64]()

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.INTERCEPT:
            return self.intercept(s, answer)
        if self.at == self.FALLEN:
            return self.fallen(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.GUNS:
            return self.guns(s)
        if self.at == self.FIGHT:
            return self.fight(s)
        if self.at == self.ANSWER:
            return self.answer(s)
        if self.at == self.FALL:
            return self.fall(s)
        if self.at == self.FALL_TOO:
            return self.fall_too(s)
        return self.bomb(s)

    def copy(self) -> Raid:
        p = Raid(self.space)
        p.at = self.at
        p.hits = self.hits
        p.pips = self.pips[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4155886733)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.hits)
        return bits.mix_all(key, self.pips)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Raid)
            and self.space == other.space
            and self.hits == other.hits
            and bits.equal(self.pips, other.pips)
        )

    # [[[end]]]
