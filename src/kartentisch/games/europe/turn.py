"""Rulebook "Spielzüge": rounds, turns and their seven sequences; income; victory.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import transports
from kartentisch.games.europe.actions import GERMANY, KINDS, POWERS, USA, USSR
from kartentisch.games.europe.advance import SetUp
from kartentisch.games.europe.battles import Battles
from kartentisch.games.europe.combat_move import CombatMove
from kartentisch.games.europe.noncombat import NonCombat
from kartentisch.games.europe.purchase import Placement, Purchase
from kartentisch.games.europe.split import Split
from kartentisch.games.europe.state import (
    BY_ALLIES,
    BY_AXIS,
    BY_LENGTH,
    INCOME,
    NONE,
    REST,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import LONGEST, packed

CAPITAL: Final = 1000  # more than there is to earn on the board


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Procedure[EuropeState]):
    """Set-up, then round after round of four turns until one side has won (AAE-22)."""

    def set_up(self, s: EuropeState) -> i64:
        s.call(SetUp())
        return self.go(self.FIRST)

    def first(self, s: EuropeState) -> i64:
        s.power = GERMANY
        return self.go(self.TURN)

    def turn(self, s: EuropeState) -> i64:
        s.active = s.seat_of(s.power)
        look_at_capitals(s)
        if s.ending != 0 or (s.power == GERMANY and not begin_round(s)):
            return DONE
        s.call(Turn())
        return self.go(self.NEXT)

    def next(self, s: EuropeState) -> i64:
        s.power = (s.power + 1) % POWERS
        while s.power != GERMANY and s.has_nothing(s.power):  # AAE-R27
            s.power = (s.power + 1) % POWERS
        return self.go(self.TURN)

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "first", "turn", "next")
    SET_UP: Final = 0
    FIRST: Final = 1
    TURN: Final = 2
    NEXT: Final = 3

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.SET_UP:
            return self.set_up(s)
        if self.at == self.FIRST:
            return self.first(s)
        if self.at == self.TURN:
            return self.turn(s)
        return self.next(s)

    def copy(self) -> Play:
        p = Play()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 4273697156)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Play)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Procedure[EuropeState]):
    """The seven sequences of one power (AAE-23)."""

    def begin(self, s: EuropeState) -> i64:
        s.turn += 1
        clear_turn(s)
        s.held = s.friendly_lands()
        transports.ready_ships(s)
        s.tell(E.TURN, s.power)
        s.call(Purchase())
        return self.go(self.MOVES)

    def moves(self, s: EuropeState) -> i64:
        s.call(CombatMove())
        return self.go(self.COMBAT)

    def combat(self, s: EuropeState) -> i64:
        s.call(Battles())
        return self.go(self.LANDINGS)

    def landings(self, s: EuropeState) -> i64:
        s.call(NonCombat())
        return self.go(self.BUILT)

    def built(self, s: EuropeState) -> i64:
        s.call(Placement())
        return self.go(self.RIGHTED)

    def righted(self, s: EuropeState) -> i64:
        s.phase = REST
        right_all(s)
        clear_turn(s)
        transports.ready_ships(s)
        s.phase = INCOME
        collect(s)
        if s.power == GERMANY and s.oil() > 0 and not s.capital_lost(GERMANY):
            s.call(Split(s.oil(), 1))
            return self.go(self.OVER)
        return DONE

    def over(self, s: EuropeState) -> i64:
        return DONE

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "moves", "combat", "landings", "built", "righted", "over")
    BEGIN: Final = 0
    MOVES: Final = 1
    COMBAT: Final = 2
    LANDINGS: Final = 3
    BUILT: Final = 4
    RIGHTED: Final = 5
    OVER: Final = 6

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.MOVES:
            return self.moves(s)
        if self.at == self.COMBAT:
            return self.combat(s)
        if self.at == self.LANDINGS:
            return self.landings(s)
        if self.at == self.BUILT:
            return self.built(s)
        if self.at == self.RIGHTED:
            return self.righted(s)
        return self.over(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 2148711033)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Turn)

    # [[[end]]]


# ------------------------------------------------------------------ rounds and victory
def begin_round(s: EuropeState) -> bool:
    """A new round, unless the last one is over (AAE-R19)."""
    t = s.table
    longest = t.round_limit if t.round_limit > 0 else LONGEST
    if s.round >= longest:
        s.ending = BY_LENGTH
        gain = axis_gain(s)
        s.winner = GERMANY if gain > 0 else USSR if gain < 0 else NONE
        tell_winners(s)
        return False
    s.round += 1
    s.guns = vec[i64]()
    s.tell(E.ROUND, s.round)
    return True


def axis_gain(s: EuropeState) -> i64:
    """What the Axis has gained against the start: its income, the oil, and the convoys that are sunk (AAE-R19)."""
    t = s.table
    gain = s.income(GERMANY) + s.oil() - t.cash[GERMANY]
    for zone in range(t.lands, t.spaces):
        if t.convoys & BIT[zone - t.lands] and s.owner[zone] == GERMANY:
            gain += t.value[zone]
    return gain + capitals(s)


def capitals(s: EuropeState) -> i64:
    """More than the board is worth for the side that holds a capital of the other and all its own."""
    berlin = s.capital_lost(GERMANY)
    if berlin == allied_capital_lost(s):
        return 0
    return -CAPITAL if berlin else CAPITAL


def allied_capital_lost(s: EuropeState) -> bool:
    for power in range(i64(USSR), i64(USA + 1)):
        if s.capital_lost(power):
            return True
    return False


def look_at_capitals(s: EuropeState) -> None:
    """At the beginning of a turn: has a capital been held since the last one (AAE-167, AAE-169, AAE-171, AAE-R09)."""
    berlin_lost = s.capital_lost(GERMANY)
    allied_lost = allied_capital_lost(s)
    if s.power == GERMANY and allied_lost and not berlin_lost:
        s.ending = BY_AXIS
        s.winner = GERMANY
    elif s.power == s.captor and berlin_lost and not allied_lost:
        s.ending = BY_ALLIES
        s.winner = USSR
    if s.ending != 0:
        tell_winners(s)


def winners(s: EuropeState) -> i64:
    """Mask of the seats that have won; both sides share a draw (AAE-R19)."""
    mask: i64 = 0
    for power in range(i64(POWERS)):
        if s.winner == NONE or (power == GERMANY) == (s.winner == GERMANY):
            mask |= BIT[s.seat_of(power)]
    return mask


def tell_winners(s: EuropeState) -> None:
    """Who has won of the powers that are in the war, or that both sides have drawn (AAE-167, AAE-R19)."""
    if s.winner == NONE:
        s.tell(E.DRAWN)
        return
    powers = vec[i64]()
    for power in range(i64(POWERS)):
        if s.in_the_war(power) and (power == GERMANY) == (s.winner == GERMANY):
            powers = append(powers, power)
    s.tell_list(E.WINNERS, powers)
    if s.winner == USSR:
        tell_foremost(s)


def tell_foremost(s: EuropeState) -> None:
    """Of the victorious Allies the one with the highest income, for the honour only (AAE-168)."""
    most: i64 = 0
    for power in range(i64(USSR), i64(USA + 1)):
        most = max(most, s.income(power))
    for power in range(i64(USSR), i64(USA + 1)):
        if s.income(power) == most:
            s.tell(E.FOREMOST, power, most)


# ------------------------------------------------------------------ the end of a turn
def clear_turn(s: EuropeState) -> None:
    """What was true for one turn only is forgotten."""
    t = s.table
    for space in range(t.spaces):
        s.spent[space] = 0
        s.half[space] = 0
        s.came[space] = 0
    for land in range(t.lands):
        s.busy[land] = 0
    for kind in range(i64(KINDS)):
        s.bought[kind] = 0
    for sea in range(t.seas):
        s.withdrawn[sea] = 0
    s.fought = 0
    s.raided = 0


def right_all(s: EuropeState) -> None:
    """Submarines of all powers come up, battleships are righted (AAE-74, AAE-137)."""
    t = s.table
    for sea in range(t.seas):
        if s.dived[sea] == 0 and s.hurt[sea] == 0:
            continue
        for power in range(i64(POWERS)):
            if packed(s.dived[sea], power) > 0:
                s.tell(E.SURFACED, power, packed(s.dived[sea], power), t.lands + sea)
            if packed(s.hurt[sea], power) > 0:
                s.tell(E.RIGHTED, power, packed(s.hurt[sea], power), t.lands + sea)
        s.dived[sea] = 0
        s.hurt[sea] = 0


def collect(s: EuropeState) -> None:
    """The income of the chart, unless the capital is lost (AAE-86, AAE-87, AAE-138)."""
    s.tell(E.PHASE, s.power, s.phase)
    if s.capital_lost(s.power):
        s.tell(E.NO_INCOME, s.power)
        return
    money = s.income(s.power)
    s.cash[s.power] += money
    s.tell(E.INCOME, s.power, money)
