"""Rulebook "Spielablauf", 2, 6 and 7: the game, and a turn with its four parts.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import CHANCE, DONE, GO, Procedure
from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import FINISH, INFLUENCE, PEOPLES, PLACE, SHOW, TILE, TILES
from kartentisch.games.attila.cards import FIRST_PLAYER, Refill
from kartentisch.games.attila.conflict import Conflict
from kartentisch.games.attila.placement import DeadHand, can_play, nothing_can_be_placed, open_to, why_no_stone
from kartentisch.games.attila.scoring import score_last
from kartentisch.games.attila.state import BY_STUCK, BY_SUPPLY, CENTURIES, GAINED, HAND, HAND_SHOWN, AttilaState
from kartentisch.games.attila.tiles import add_tiles, can_use_tile, tile_refused, use_tile

NONE: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Play(Procedure[AttilaState]):
    """First player, deal, turns in order until an end is seen, then the last scoring (ATT-08, ATT-09, ATT-60..65)."""

    dealt: i64 = 0

    def open(self, s: AttilaState) -> i64:
        if s.table.first_seat > 0:
            return self.opened(s, s.table.first_seat - 1)
        return self.draw(s, FIRST_PLAYER, self.OPENED)

    def opened(self, s: AttilaState, answer: i64) -> i64:
        s.active = answer
        s.tell(E.FIRST_PLAYER, answer)
        return self.go(self.DEAL)

    def deal(self, s: AttilaState) -> i64:
        """Six hidden cards each, seat by seat (ATT-08)."""
        if self.dealt == s.players:
            return self.go(self.TURN)
        s.call(Refill(self.dealt, 1))
        self.dealt += 1
        return GO

    def turn(self, s: AttilaState) -> i64:
        s.call(Turn())
        return self.go(self.NEXT)

    def next(self, s: AttilaState) -> i64:
        if s.ending:
            score_last(s)
            return DONE
        s.active = bits.next_seat(s.active, s.players)
        return self.go(self.TURN)

    def actions(self, s: AttilaState) -> i64:
        n: i64 = 0
        if s.seat == CHANCE:
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1)
        return n

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("open", "opened", "deal", "turn", "next")
    OPEN: Final = 0
    OPENED: Final = 1
    DEAL: Final = 2
    TURN: Final = 3
    NEXT: Final = 4

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.OPENED:
            return self.opened(s, answer)
        if self.at == self.OPEN:
            return self.open(s)
        if self.at == self.DEAL:
            return self.deal(s)
        if self.at == self.TURN:
            return self.turn(s)
        return self.next(s)

    def copy(self) -> Play:
        p = Play()
        p.at = self.at
        p.dealt = self.dealt
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4273697156)
        return bits.mix(key, self.dealt)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Play) and self.dealt == other.dealt

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Procedure[AttilaState]):
    """Card and stone; influence; conflicts with pacification and scoring; refill (ATT-14..18, ATT-25..30)."""

    people: i64 = 0  # of the card just played
    first: i64 = NONE  # provinces with a fifth stone, in the order of placing
    then: i64 = NONE

    def begin(self, s: AttilaState) -> i64:
        s.turn += 1
        s.plays = 2 if s.players == 2 else 1  # ATT-66
        s.tile_used = 0
        if not s.table.double_final_scoring:
            for seat in range(s.players):
                s.v[GAINED + seat] = 0
        s.tell(E.TURN, s.active, s.turn)
        self.look_if_stuck(s)
        return self.card(s)

    def card(self, s: AttilaState) -> i64:
        """The next card of this turn, if there is one to play (ATT-R03)."""
        if s.plays <= 0:
            return self.close(s)
        if s.hand_size(s.active) == 0:
            s.tell(E.NO_CARD, s.active)
            s.plays = 0
            return self.close(s)
        return self.ask(s, s.active, self.PLAY)

    def play(self, s: AttilaState, answer: i64) -> i64:
        """A card, and a stone of its people (ATT-15, ATT-16)."""
        if answer == SHOW:
            s.plays = HAND_SHOWN
            self.at = self.CLOSE
            s.call(DeadHand())
            return GO
        if answer < PLACE:
            self.at = self.CARD
            return use_tile(s, answer)
        s.plays -= 1
        self.people = (answer - PLACE) // s.table.provinces
        s.lose_card(s.active, self.people)
        s.discards.put(self.people)
        s.tell(E.PLAYED, s.active, self.people)
        self.put(s, (answer - PLACE) % s.table.provinces, E.PLACED)
        return self.ask(s, s.active, self.TAKE)

    def put(self, s: AttilaState, province: i64, event: i64) -> None:
        s.tell(event, s.active, self.people, province)
        if s.put_stone(self.people, province):
            if self.first == NONE:
                self.first = province
            else:
                self.then = province

    def influence(self, s: AttilaState) -> i64:
        return self.ask(s, s.active, self.TAKE)

    def take(self, s: AttilaState, answer: i64) -> i64:
        """Influence at the rate of the century, or a second stone instead (ATT-25..30)."""
        if answer == INFLUENCE:
            century = s.century if s.century < CENTURIES else CENTURIES - 1  # ATT-R17
            fields = s.table.century_influence[century]
            track = s.raise_influence(s.active, self.people, fields)
            s.tell(E.INFLUENCE, s.active, self.people, fields, track)
            s.look_at_track(s.active, self.people)
        elif answer < PLACE:
            self.at = self.INFLUENCE
            return use_tile(s, answer)
        else:
            self.put(s, answer - s.table.second(), E.SECOND)
        return self.conflicts(s)

    def conflicts(self, s: AttilaState) -> i64:
        """Two fifth stones are fought over in the order of placing, or as the active player likes (ATT-R04)."""
        if self.first == NONE:
            return self.consequences(s)
        if self.then != NONE and s.table.conflict_order_chosen:
            return self.ask(s, s.active, self.ORDER)
        return self.fight(s)

    def order(self, s: AttilaState, answer: i64) -> i64:
        if answer - s.table.conflict() == self.then:
            self.then = self.first
            self.first = answer - s.table.conflict()
        return self.fight(s)

    def fight(self, s: AttilaState) -> i64:
        s.call(Conflict(self.first))
        self.first = self.then
        self.then = NONE
        return self.go(self.CONFLICTS)

    def consequences(self, s: AttilaState) -> i64:
        """After all consequences of a card: is the game to end (ATT-61, ATT-63, ATT-R07)?"""
        if not s.table.supply_end_at_turn_end and s.supply(self.people) == 0:
            self.look_at_supply(s)
        self.look_if_stuck(s)
        return self.card(s)

    def look_if_stuck(self, s: AttilaState) -> None:
        if s.ending == 0 and nothing_can_be_placed(s):
            s.ending |= BY_STUCK
            s.tell(E.END_STUCK)

    def look_at_supply(self, s: AttilaState) -> None:
        for people in range(i64(PEOPLES)):
            if s.supply(people) == 0 and s.ending & BY_SUPPLY == 0:
                s.ending |= BY_SUPPLY
                s.tell(E.END_SUPPLY, people)

    def close(self, s: AttilaState) -> i64:
        """A tile may still be used before the hand is filled up (ATT-55)."""
        if can_use_tile(s):
            return self.ask(s, s.active, self.LAST)
        return self.refill(s)

    def last(self, s: AttilaState, answer: i64) -> i64:
        if answer == FINISH:
            return self.refill(s)
        self.at = self.CARD
        return use_tile(s, answer)

    def refill(self, s: AttilaState) -> i64:
        s.call(Refill(s.active))
        return self.go(self.END)

    def end(self, s: AttilaState) -> i64:
        if s.table.supply_end_at_turn_end:
            self.look_at_supply(s)
        return DONE

    def actions(self, s: AttilaState) -> i64:
        n: i64 = 0
        if self.at == self.TAKE:
            n = s.add(n, INFLUENCE)
            n = add_tiles(s, n)
            return s.add_each(n, s.table.second(), open_to(s, self.people))
        if self.at == self.PLAY:
            n = add_tiles(s, n)
            tiles = n
            hand, first = HAND + s.active * PEOPLES, i64(PLACE)
            for people in range(i64(PEOPLES)):
                if s.v[hand + people] > 0:
                    n = s.add_each(n, first, open_to(s, people))
                first += s.table.provinces
            return s.add(n, SHOW) if n == tiles else n
        if self.at == self.ORDER:
            return s.add_each(n, s.table.conflict(), BIT[self.first] | BIT[self.then])
        return add_tiles(s, s.add(n, FINISH))

    def why(self, s: AttilaState, action: i64) -> i64:
        provinces = s.table.provinces
        if TILE <= action < TILE + TILES:
            refused = tile_refused(s, s.seat, action - TILE)
            return refused if refused >= 0 else E.NOT_NOW
        if self.at == self.PLAY:
            if PLACE <= action < s.table.second():
                people = (action - PLACE) // provinces
                if s.hand(s.active, people) == 0:
                    return E.NO_SUCH_CARD
                return why_no_stone(s, people, (action - PLACE) % provinces)
            if action == FINISH:
                return E.MUST_PLAY if can_play(s, s.active) else E.MUST_SHOW
            return E.CAN_PLAY if action == SHOW else E.NOT_NOW
        if self.at == self.TAKE and s.table.second() <= action < s.table.conflict():
            return why_no_stone(s, self.people, action - s.table.second())
        if self.at == self.ORDER:
            return E.NOT_PENDING if action >= s.table.conflict() else E.MUST_CHOOSE
        return E.NOT_NOW

    # [[[cog procedure("Turn") ]]]
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "card", "play", "influence", "take", "conflicts", "order", "close", "last", "end",
    )  # fmt: skip
    BEGIN: Final = 0
    CARD: Final = 1
    PLAY: Final = 2
    INFLUENCE: Final = 3
    TAKE: Final = 4
    CONFLICTS: Final = 5
    ORDER: Final = 6
    CLOSE: Final = 7
    LAST: Final = 8
    END: Final = 9

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.PLAY:
            return self.play(s, answer)
        if self.at == self.TAKE:
            return self.take(s, answer)
        if self.at == self.ORDER:
            return self.order(s, answer)
        if self.at == self.LAST:
            return self.last(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.CARD:
            return self.card(s)
        if self.at == self.INFLUENCE:
            return self.influence(s)
        if self.at == self.CONFLICTS:
            return self.conflicts(s)
        if self.at == self.CLOSE:
            return self.close(s)
        return self.end(s)

    def copy(self) -> Turn:
        p = Turn()
        p.at = self.at
        p.people = self.people
        p.first = self.first
        p.then = self.then
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2148711033)
        key = bits.mix(key, self.people)
        key = bits.mix(key, self.first)
        return bits.mix(key, self.then)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Turn)
            and self.people == other.people
            and self.first == other.first
            and self.then == other.then
        )

    # [[[end]]]
