"""The whole game, its rounds and turns.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, next_seat
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.skirmish import events as E
from kartentisch.games.skirmish.actions import DICE_AT_MOST, FINISH, START
from kartentisch.games.skirmish.battle import Battle
from kartentisch.games.skirmish.opening import Bidding, Refill
from kartentisch.games.skirmish.state import BY_REGIONS, BY_ROUNDS, FREE, TANK, SkirmishState

ATTACKS: Final = 2  # in a turn at most


class Play(Procedure[SkirmishState]):
    """Rounds of bids and turns, until the game ends (SKI-03, SKI-15)."""

    filled: i64 = 0  # seats that have filled up their hands in this round

    def set_up(self, s: SkirmishState) -> i64:
        for seat in range(s.players):
            home = s.table.homes[seat]
            s.holder[home] = seat
            s.put(home, 0, s.table.garrison[0])
            s.put(home, TANK, s.table.garrison[TANK])
        return self.go(self.ROUND)

    def round(self, s: SkirmishState) -> i64:
        if s.round == s.table.rounds:
            s.ending = BY_ROUNDS
            s.tell(E.END_ROUNDS)
            return DONE
        s.round += 1
        s.moved = 0
        s.tell(E.ROUND, s.round)
        for seat in range(s.players):
            s.coins[seat] += s.table.income
            s.tell(E.PAID, seat, s.table.income)
        self.filled = 0
        return self.go(self.FILL)

    def fill(self, s: SkirmishState) -> i64:
        if self.filled < s.players:
            s.call(Refill(self.filled))
            self.filled += 1
            return self.go(self.FILL)
        s.call(Bidding())
        return self.go(self.TURN)

    def turn(self, s: SkirmishState) -> i64:
        s.turn += 1
        s.tell(E.TURN, s.active, s.turn)
        s.call(Turn())
        return self.go(self.CLOSE)

    def close(self, s: SkirmishState) -> i64:
        if bits.count_bits(s.held(s.active)) >= s.table.enough:
            s.ending = BY_REGIONS
            s.tell(E.END_REGIONS, s.active)
            return DONE
        s.moved += 1
        if s.moved == s.players:
            return self.go(self.ROUND)
        s.active = next_seat(s.active, s.players)
        return self.go(self.TURN)

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "round", "fill", "turn", "close")
    SET_UP: Final = 0
    ROUND: Final = 1
    FILL: Final = 2
    TURN: Final = 3
    CLOSE: Final = 4

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.SET_UP:
            return self.set_up(s)
        if self.at == self.ROUND:
            return self.round(s)
        if self.at == self.FILL:
            return self.fill(s)
        if self.at == self.TURN:
            return self.turn(s)
        return self.close(s)

    def copy(self) -> Play:
        p = Play()
        p.at = self.at
        p.filled = self.filled
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4273697156)
        return bits.mix(key, self.filled)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Play) and self.filled == other.filled

    # [[[end]]]


class Turn(Procedure[SkirmishState]):
    """One or two attacks, or none (SKI-06)."""

    made: i64 = 0
    source: i64 = 0

    def choose(self, s: SkirmishState) -> i64:
        if self.made == ATTACKS or s.starts(s.active) == 0:
            return DONE
        return self.ask(s, s.active, self.START)

    def start(self, s: SkirmishState, answer: i64) -> i64:
        if answer == FINISH:
            s.tell(E.FINISHED, s.active)
            return DONE
        self.source = answer - START
        return self.ask(s, s.active, self.ATTACK)

    def attack(self, s: SkirmishState, answer: i64) -> i64:
        size = (answer - s.table.attack()) // s.table.regions + 1
        region = (answer - s.table.attack()) % s.table.regions
        self.made += 1
        if s.holder[region] == FREE:
            s.tell(E.ENTERED, s.active, self.source, region, size)
            s.march(self.source, region, s.sent(self.source, size, 0), s.sent(self.source, size, TANK))
        else:
            s.call(Battle(s.active, s.holder[region], region, self.source, size))
        return self.go(self.CHOOSE)

    def actions(self, s: SkirmishState) -> i64:
        if self.at == self.START:
            return s.add_each(s.add(0, FINISH), START, s.starts(s.active))
        n: i64 = 0
        for size in range(min(s.army_size(self.source) - 1, i64(DICE_AT_MOST))):
            n = s.add_each(n, s.table.attack(size), s.targets(self.source))
        return n

    def why(self, s: SkirmishState, action: i64) -> i64:
        if self.at == self.START and START <= action < s.table.attack():
            region = action - START
            if s.holder[region] != s.active:
                return E.NOT_YOURS
            return E.TOO_FEW if s.army_size(region) < 2 else E.NO_TARGET
        if self.at == self.ATTACK and action >= s.table.attack():
            region = (action - s.table.attack()) % s.table.regions
            return E.TOO_FEW if s.targets(self.source) & BIT[region] else E.NO_TARGET
        return E.NOT_NOW

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "start", "attack")
    CHOOSE: Final = 0
    START: Final = 1
    ATTACK: Final = 2

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.START:
            return self.start(s, answer)
        if self.at == self.ATTACK:
            return self.attack(s, answer)
        return self.choose(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        p.made = self.made
        p.source = self.source
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2148711033)
        key = bits.mix(key, self.made)
        return bits.mix(key, self.source)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Turn) and self.made == other.made and self.source == other.source

    # [[[end]]]
