"""Rulebook VIII: rounds, turns, and the choice of actions.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import (
    ACT,
    ACTIONS,
    BLITZ,
    DIPLOMACY,
    FINISH,
    MOVE,
    PRODUCE,
    SEA,
    STRATEGIC,
    TRADE,
)  # fmt: skip
from kartentisch.games.attack.dice import CLOCK
from kartentisch.games.attack.diplomacy import Diplomacy
from kartentisch.games.attack.end import look_at_time, tell_winners
from kartentisch.games.attack.movement import Movement, StrategicMovement
from kartentisch.games.attack.production import Production
from kartentisch.games.attack.sea import SeaPower
from kartentisch.games.attack.setup import SetUp
from kartentisch.games.attack.state import LATE, NONE, RUNNING, UP, AttackState
from kartentisch.games.attack.trade import Trade, offers_are_spent, trade_is_open

# how likely the clock of a game between bots says what, each time it is asked (ATK-R25)
STILL_RUNNING: Final = 12
STILL_LATE: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Procedure[AttackState]):
    """Set-up, then turns clockwise until an end (ATK-14, ATK-19, ATK-123, ATK-124)."""

    def set_up(self, s: AttackState) -> i64:
        s.call(SetUp())
        return self.go(self.BEGIN)

    def begin(self, s: AttackState) -> i64:
        s.active = s.first
        self.begin_round(s)
        return self.go(self.TURN)

    def turn(self, s: AttackState) -> i64:
        if s.table.clock and s.time != UP:
            return self.draw(s, CLOCK, self.CLOCK)
        return self.take_turn(s)

    def clock(self, s: AttackState, answer: i64) -> i64:
        self.tick(s, answer)
        return self.take_turn(s)

    def next(self, s: AttackState) -> i64:
        if s.table.clock and s.time != UP and s.ending == 0:
            return self.draw(s, CLOCK, self.TICKED)
        return self.go_on(s)

    def ticked(self, s: AttackState, answer: i64) -> i64:
        self.tick(s, answer)
        return self.go_on(s)

    def tick(self, s: AttackState, time: i64) -> None:
        """What the clock says: before the first turn and after each; so the round in which it runs out is the last."""
        if time != s.time:
            s.time = time
            s.tell(E.CLOCK, time)

    def begin_round(self, s: AttackState) -> None:
        s.round += 1
        s.tell(E.ROUND, s.round)

    def take_turn(self, s: AttackState) -> i64:
        s.call(Turn())
        return self.go(self.NEXT)

    def go_on(self, s: AttackState) -> i64:
        """The next seat clockwise; a round is over when it comes past the seat that began."""
        if s.ending == 0:
            seat = s.after(s.active)
            if (seat - s.first + s.players) % s.players <= (s.active - s.first + s.players) % s.players:
                look_at_time(s)
                if s.ending == 0:
                    self.begin_round(s)
            if s.ending == 0:
                s.active = seat
                return self.take_turn(s)
        tell_winners(s)
        return DONE

    def actions(self, s: AttackState) -> i64:
        """What the clock may say: it never runs back."""
        if s.time == RUNNING:
            return s.add_weighted(s.add_weighted(s.add_weighted(0, RUNNING, STILL_RUNNING), LATE, 1), UP, 1)
        return s.add_weighted(s.add_weighted(0, LATE, STILL_LATE), UP, 1)

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "begin", "turn", "clock", "next", "ticked")
    SET_UP: Final = 0
    BEGIN: Final = 1
    TURN: Final = 2
    CLOCK: Final = 3
    NEXT: Final = 4
    TICKED: Final = 5

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.CLOCK:
            return self.clock(s, answer)
        if self.at == self.TICKED:
            return self.ticked(s, answer)
        if self.at == self.SET_UP:
            return self.set_up(s)
        if self.at == self.BEGIN:
            return self.begin(s)
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
class Turn(Procedure[AttackState]):
    """Up to three different actions, one after the other (ATK-19..22)."""

    action: i64 = NONE

    def begin(self, s: AttackState) -> i64:
        s.turn += 1
        s.used = 0
        s.taken = 0
        s.offers = 0
        s.made = 0
        s.tell(E.TURN, s.active, s.turn)
        return self.ask(s, s.active, self.CHOOSE)

    def choose(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            return DONE
        self.action = answer - ACT
        return self.act(s)

    def done(self, s: AttackState) -> i64:
        if s.ending != 0:
            return DONE
        self.count(s)
        if s.taken == s.table.actions:
            return DONE
        return self.ask(s, s.active, self.CHOOSE)

    def act(self, s: AttackState) -> i64:
        """Each action is finished, its battles included, before the next begins (ATK-19)."""
        action = self.action
        s.tell(E.ACTION, s.active, action)
        self.at = self.DONE
        if action == MOVE:
            s.call(Movement())
        elif action == BLITZ:
            s.call(Movement(1))
        elif action == STRATEGIC:
            s.call(StrategicMovement())
        elif action == SEA:
            s.call(SeaPower())
        elif action == DIPLOMACY:
            s.call(Diplomacy())
        elif action == PRODUCE:
            s.call(Production())
        else:
            s.call(Trade())
        return GO

    def count(self, s: AttackState) -> None:
        """The action is used up, unless it was a trade without a deal (ATK-111)."""
        if self.action == TRADE and s.deals == 0:
            s.tell(E.TRADE_LAPSED, s.active)
        else:
            s.used |= BIT[self.action]
            s.taken += 1
        self.action = NONE

    def actions(self, s: AttackState) -> i64:
        n = s.add(0, FINISH)
        for action in range(i64(ACTIONS)):
            if refused(s, action) == NONE:
                n = s.add(n, ACT + action)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        if ACT <= action < ACT + ACTIONS:
            return refused(s, action - ACT)
        return E.NOT_NOW

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "done")
    BEGIN: Final = 0
    CHOOSE: Final = 1
    DONE: Final = 2

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.done(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        p.action = self.action
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2148711033)
        return bits.mix(key, self.action)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Turn) and self.action == other.action

    # [[[end]]]


def refused(s: AttackState, action: i64) -> i64:
    """Why the active seat may not choose the action, NONE if it may."""
    if s.used & BIT[action] and action != DIPLOMACY:
        return E.ACTION_TWICE
    if action == BLITZ and s.used & BIT[MOVE] == 0:
        return E.BLITZ_NEEDS_MOVE
    if action == SEA:
        if s.holder == s.active:
            return E.SEA_HELD
        if s.fleet_size(s.active) == 0 and (s.holder != NONE or not s.table.claim_without_ship):
            return E.SEA_NEEDS_SHIP
    if action == DIPLOMACY and s.neutral() == 0:
        return E.NO_NEUTRALS
    if action == TRADE:
        if not trade_is_open(s):
            return E.TRADE_CLOSED
        if offers_are_spent(s):
            return E.OFFERS_SPENT
    return NONE
