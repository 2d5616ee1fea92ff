"""Rulebook 3: conflict and pacification.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import FINISH, LAY, PEOPLES, TILE, TILES
from kartentisch.games.attila.scoring import score_all
from kartentisch.games.attila.state import BY_TILES, CENTURIES, HAND, LAID, LAID_CARDS, LAID_FOR, WIDTH, AttilaState
from kartentisch.games.attila.tiles import add_tiles, can_use_tile, tile_refused, use_tile


@mypyc_attr(acyclic=True, free_list_len=1)
class Conflict(Procedure[AttilaState]):
    """Each in turn lays cards face down; the weakest people leave; a tile pacifies the province (ATT-32..45)."""

    province: i64
    seat: i64 = 0
    done: i64 = 0  # seats that have had their one opportunity

    def begin(self, s: AttilaState) -> i64:
        self.seat = s.active
        s.tell(E.CONFLICT, s.active, self.province)
        return self.next(s)

    def next(self, s: AttilaState) -> i64:
        """The next seat; one without any card is known to have nothing to lay (ATT-32)."""
        if self.done >= s.players:
            return self.reveal(s)
        if s.hand_size(self.seat) == 0:
            return self.laid_out(s)
        return self.ask(s, self.seat, self.LAY)

    def lay(self, s: AttilaState, answer: i64) -> i64:
        if answer == FINISH:
            return self.laid_out(s)
        if answer < LAY:
            self.at = self.NEXT
            return use_tile(s, answer)
        people = answer - LAY
        s.lose_card(self.seat, people)
        s.v[LAID + self.seat * PEOPLES + people] += 1
        s.v[LAID_FOR + people] += 1
        s.v[LAID_CARDS + self.seat] += 1
        s.tell(E.LAID, self.seat, people)
        return self.next(s)

    def laid_out(self, s: AttilaState) -> i64:
        """One opportunity each, no second round (ATT-R16)."""
        s.tell(E.LAID_OUT, self.seat, s.v[LAID_CARDS + self.seat])
        self.done += 1
        self.seat = bits.next_seat(self.seat, s.players)
        return self.next(s)

    def strength(self, s: AttilaState, people: i64) -> i64:
        """Stones there and all cards for the people, whoever laid them (ATT-35)."""
        return s.stones_of(people, self.province) + s.v[LAID_FOR + people]

    def reveal(self, s: AttilaState) -> i64:
        """The weakest people leave, all of them if tied (ATT-36..39)."""
        for seat in range(s.players):
            if s.v[LAID_CARDS + seat] > 0:
                for people in range(i64(PEOPLES)):
                    if s.laid(seat, people) > 0:
                        s.tell(E.REVEALED, seat, people, s.laid(seat, people))
        weakest: i64 = 1000
        for people in range(i64(PEOPLES)):
            stones = s.stones_of(people, self.province)
            if stones > 0:
                x = self.strength(s, people)
                s.tell(E.STRENGTH, self.province, people, stones, x - stones)
                weakest = min(weakest, x)
        for people in range(i64(PEOPLES)):
            if s.stones_of(people, self.province) > 0 and self.strength(s, people) == weakest:
                s.tell(E.LEFT, self.province, people, s.remove_people(people, self.province))
        self.discard(s)
        if self.scores_now(s) and can_use_tile(s):
            return self.ask(s, s.active, self.BEFORE_SCORING)
        return self.pacify(s)

    def discard(self, s: AttilaState) -> None:
        """All cards that were laid (ATT-39)."""
        v = s.v
        for people in range(i64(PEOPLES)):
            if v[LAID_FOR + people] > 0:
                s.discards.put(people, v[LAID_FOR + people])
                v[LAID_FOR + people] = 0
        for seat in range(s.players):
            if v[LAID_CARDS + seat] > 0:
                v[LAID_CARDS + seat] = 0
                for people in range(i64(PEOPLES)):
                    v[LAID + seat * PEOPLES + people] = 0

    def scores_now(self, s: AttilaState) -> bool:
        """The tile for this province is the last of its century and brings a scoring at once (ATT-45, ATT-R05)."""
        if s.tiles_left != 1 or s.century == CENTURIES:
            return False
        return s.century < CENTURIES - 1 or s.table.tenth_tile_scores_twice

    def before_scoring(self, s: AttilaState, answer: i64) -> i64:
        """A tile may still be used between conflict and scoring (ATT-R11)."""
        self.at = self.PACIFY
        return GO if answer == FINISH else use_tile(s, answer)

    def pacify(self, s: AttilaState) -> i64:
        """A tile from the earliest century goes under the remaining stones (ATT-42, ATT-43); the last one scores."""
        s.closed |= BIT[self.province]
        if s.century == CENTURIES:
            s.tell(E.CLOSED, self.province)
            return DONE
        s.pacified |= BIT[self.province]
        s.tell(E.PACIFIED, self.province, s.century)
        scores = self.scores_now(s)
        s.tiles_left -= 1
        if s.tiles_left > 0:
            return DONE
        s.century += 1
        if s.century < CENTURIES:
            s.tiles_left = s.table.century_tiles[s.century]
        else:
            s.ending |= BY_TILES
            s.tell(E.END_TILES)
        if scores:
            s.tell(E.SCORING, s.century - 1)
            score_all(s)
        return DONE

    def actions(self, s: AttilaState) -> i64:
        n = s.add(0, FINISH)
        if self.at != self.LAY:
            return add_tiles(s, n)
        if self.seat == s.active and s.v[LAID_CARDS + self.seat] == 0:
            n = add_tiles(s, n)
        v, stones = s.v, s.stones
        hand, here = HAND + self.seat * PEOPLES, self.province * WIDTH
        for people in range(i64(PEOPLES)):
            if v[hand + people] > 0 and stones[here + people] > 0:
                n = s.add(n, LAY + people)
        return n

    def why(self, s: AttilaState, action: i64) -> i64:
        if TILE <= action < TILE + TILES:
            refused = tile_refused(s, s.seat, action - TILE)
            return refused if refused >= 0 else E.LAYING_BEGUN
        if self.at == self.LAY and LAY <= action < LAY + PEOPLES:
            if s.stones_of(action - LAY, self.province) == 0:
                return E.NOT_IN_PROVINCE
            return E.NO_SUCH_CARD
        return E.NOT_NOW

    # [[[cog procedure("Conflict") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "next", "lay", "before_scoring", "pacify")
    BEGIN: Final = 0
    NEXT: Final = 1
    LAY: Final = 2
    BEFORE_SCORING: Final = 3
    PACIFY: Final = 4

    def __init__(self, province: i64 = 0) -> None:
        super().__init__()
        self.province = province

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.LAY:
            return self.lay(s, answer)
        if self.at == self.BEFORE_SCORING:
            return self.before_scoring(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.NEXT:
            return self.next(s)
        return self.pacify(s)

    def copy(self) -> Conflict:
        p = Conflict(self.province)
        p.at = self.at
        p.seat = self.seat
        p.done = self.done
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3020750841)
        key = bits.mix(key, self.province)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.done)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Conflict)
            and self.province == other.province
            and self.seat == other.seat
            and self.done == other.done
        )

    # [[[end]]]
