"""Rulebook "Spielbeginn": the game, and a turn with as many actions as one likes.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.actions import (
    CONTINENTS,
    DEFECTORS,
    DEMAND,
    FINISH,
    FLAGS,
    REVOLUTION,
    REVOLUTION_CARD,
    SEATS,
    TREASON_CARD,
)
from kartentisch.games.attacke.cards import Allotment
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.revolution import Revolt
from kartentisch.games.attacke.setup import SetUp
from kartentisch.games.attacke.state import BY_ROUNDS, KEPT, NOBODY, AttackeState


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Procedure[AttackeState]):
    """Set-up, then turns until one owns all lands, or until the last round by option (SCH-09, SCH-11, SCH-R17)."""

    def set_up(self, s: AttackeState) -> i64:
        s.call(SetUp())
        return self.go(self.FIRST)

    def first(self, s: AttackeState) -> i64:
        s.active = s.first
        s.round = 1
        return self.go(self.TURN)

    def turn(self, s: AttackeState) -> i64:
        s.call(Turn())
        return self.go(self.NEXT)

    def next(self, s: AttackeState) -> i64:
        if s.ending:
            return DONE
        before = s.active
        s.active = s.next_alive(before)
        # a round ends where the first player's turn would come again, also once he is out
        if (s.active - s.first) % s.players <= (before - s.first) % s.players:
            if 0 < s.table.round_limit <= s.round:
                s.ending |= BY_ROUNDS
                s.tell(E.END_ROUNDS, s.round)
                return DONE
            s.round += 1
        return self.go(self.TURN)

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("set_up", "first", "turn", "next")
    SET_UP: Final = 0
    FIRST: Final = 1
    TURN: Final = 2
    NEXT: Final = 3

    def step(self, s: AttackeState, answer: i64) -> i64:
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
class Turn(Procedure[AttackeState]):
    """Fights, revolutions, treason, as many as one likes; then defectors; then cards (SCH-09, SCH-31, SCH-38)."""

    bonus: i64 = 0  # continents that bring a card in this turn
    late: i64 = 0  # 1: defectors have been demanded, so nothing else can follow

    def begin(self, s: AttackeState) -> i64:
        s.turn += 1
        s.round = max(s.round, i64(1))
        kept = s.complete(s.active) if s.table.bonus_by_turn_start else s.v[KEPT + s.active]
        self.bonus = count_bits(kept)
        s.tell(E.TURN, s.active, s.turn)
        return self.next(s)

    def next(self, s: AttackeState) -> i64:
        """As everybody sees, nothing can be done without a card."""
        if s.ending:
            return DONE
        if s.hand_size(s.active) == 0:
            return self.close(s)
        return self.ask(s, s.active, self.CHOOSE)

    def choose(self, s: AttackeState, answer: i64) -> i64:
        table = s.table
        self.at = self.NEXT
        if answer == FINISH:
            s.tell(E.FINISHED, s.active)
            return self.close(s)
        if answer < REVOLUTION:
            self.late = 1
            s.call(Demand((answer - DEMAND) // FLAGS, DEFECTORS + (answer - DEMAND) % FLAGS))
        elif answer < table.claim():
            s.call(Revolt(answer - REVOLUTION, -1))
        elif answer < table.treason():
            land = answer - table.fight()
            s.call(Fight(land, s.owner(land)))
        else:
            s.call(Revolt(-1, answer - table.treason()))
        return GO

    def close(self, s: AttackeState) -> i64:
        """Two new cards, one for each continent kept, never more than five (SCH-38..40, SCH-R06)."""
        table = s.table
        s.v[KEPT + s.active] = s.complete(s.active)
        bonus = self.bonus * table.continent_cards
        if bonus > 0:
            more = min(min(bonus, table.max_draw - table.draw), s.cards.left() - table.draw)
            if more > 0:  # as many as there are (SCH-R08)
                s.tell(E.BONUS, s.active, more)
        s.call(Allotment(s.active, min(table.draw + bonus, table.max_draw), 0))
        return self.go(self.END)

    def end(self, s: AttackeState) -> i64:
        return DONE

    def targets(self, s: AttackeState) -> i64:
        """Mask of the continents with an enemy's land (SCH-R14)."""
        mask: i64 = 0
        enemies = s.owned() & ~s.lands(s.active)
        for continent in range(i64(CONTINENTS)):
            if s.table.continents[continent] & enemies:
                mask |= BIT[continent]
        return mask

    def actions(self, s: AttackeState) -> i64:
        table = s.table
        n = s.add(0, FINISH)
        flags: i64 = 0
        for flag in range(i64(FLAGS)):
            if s.hand(s.active, DEFECTORS + flag) > 0:
                flags |= BIT[flag]
        if flags:
            for seat in range(s.players):
                if seat != s.active and s.hand_size(seat) > 0:
                    n = s.add_each(n, DEMAND + seat * FLAGS, flags)
        if self.late:
            return n
        if s.hand(s.active, REVOLUTION_CARD) > 0:
            n = s.add_each(n, REVOLUTION, self.targets(s))
        if s.has_set(s.active):
            n = s.add_each(n, table.fight(), s.border(s.active) & s.owned())
        if s.hand(s.active, TREASON_CARD) > 0:
            n = s.add_each(n, table.treason(), s.owned() & ~s.lands(s.active))
        return n

    def why(self, s: AttackeState, action: i64) -> i64:
        table = s.table
        if DEMAND <= action < DEMAND + SEATS * FLAGS:
            return self.why_no_demand(s, (action - DEMAND) // FLAGS, DEFECTORS + (action - DEMAND) % FLAGS)
        if action < REVOLUTION or table.claim() <= action < table.fight():
            return E.NOT_NOW
        if self.late:
            return E.AFTER_DEFECTORS
        if action < table.claim():
            return E.NO_REVOLUTION if s.hand(s.active, REVOLUTION_CARD) == 0 else E.NO_ENEMY
        land = action - (table.fight() if action < table.treason() else table.treason())
        if s.owner(land) in (NOBODY, s.active):
            return E.OWN_LAND
        if action >= table.treason():
            return E.NO_TREASON
        return E.NOT_ADJACENT if s.border(s.active) & BIT[land] == 0 else E.NO_SET

    def why_no_demand(self, s: AttackeState, seat: i64, card: i64) -> i64:
        if seat == s.active or seat >= s.players:
            return E.OWN_SEAT
        if s.out & BIT[seat]:
            return E.OUT_OF_GAME
        return E.NO_DEFECTORS if s.hand(s.active, card) == 0 else E.EMPTY_HAND

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "next", "choose", "end")
    BEGIN: Final = 0
    NEXT: Final = 1
    CHOOSE: Final = 2
    END: Final = 3

    def step(self, s: AttackeState, answer: i64) -> i64:
        if self.at == self.CHOOSE:
            return self.choose(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.NEXT:
            return self.next(s)
        return self.end(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        p.bonus = self.bonus
        p.late = self.late
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2148711033)
        key = bits.mix(key, self.bonus)
        return bits.mix(key, self.late)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Turn) and self.bonus == other.bonus and self.late == other.late

    # [[[end]]]
