"""Rulebook 5: the action tiles.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, GO, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import ASIDE as ASIDE_ACTION
from kartentisch.games.attila.actions import DOUBLE, FINISH, PEOPLES, RAISE, SWAP, TILE, TILES, TWO
from kartentisch.games.attila.cards import DRAW, ready_to_draw
from kartentisch.games.attila.state import ASIDE, HAND_SHOWN, AttilaState
from kartentisch.games.attila.state import TILES as TILES_LEFT


def tile_refused(s: AttilaState, seat: i64, tile: i64) -> i64:
    """Why the seat may not use the tile now, -1 if it may: own turn, one a turn, once a game (ATT-55, ATT-81)."""
    if seat != s.active:
        return E.OWN_TURN_ONLY
    if not s.has_tile(seat, tile):
        return E.TILE_SPENT
    if s.tile_used:
        return E.TILE_THIS_TURN
    if tile == TWO - TILE:
        return -1
    if s.hand_size(seat) == 0:
        return E.TILE_NEEDS_CARD
    if tile == DOUBLE - TILE and s.plays == HAND_SHOWN:
        return E.HAND_WAS_SHOWN
    if tile == SWAP - TILE and can_be_drawn(s) == 0:
        return E.SWAP_PILE
    return -1


def can_be_drawn(s: AttilaState) -> i64:
    """Cards that a swap can bring: the pile, and the discards where they are shuffled in."""
    return s.deck.size if s.table.empty_pile_ends else s.deck.size + s.discards.size


def add_tiles(s: AttilaState, n: i64) -> i64:
    """List the tiles that the active player may use now."""
    if s.tile_used or s.v[TILES_LEFT + s.active] == 0:
        return n
    for tile in range(i64(TILES)):
        if tile_refused(s, s.active, tile) < 0:
            n = s.add(n, TILE + tile)
    return n


def can_use_tile(s: AttilaState) -> bool:
    """The active player has a tile to use now: then he is asked, which tells nothing, for tiles are public."""
    for tile in range(i64(TILES)):
        if tile_refused(s, s.active, tile) < 0:
            return True
    return False


def use_tile(s: AttilaState, action: i64) -> i64:
    """The tile leaves the game and takes effect (ATT-55, ATT-56)."""
    tile = action - TILE
    s.tile_used = 1
    s.v[TILES_LEFT + s.active] &= ~BIT[tile]
    s.tell(E.TILE, s.active, tile)
    if action == DOUBLE:
        s.plays += 1
    elif action == SWAP:
        s.call(Swap())
    else:
        s.call(TwoInfluence())
    return GO


@mypyc_attr(acyclic=True, free_list_len=1)
class Swap(Procedure[AttilaState]):
    """Any number of hand cards against as many from the pile (ATT-58, ATT-R02)."""

    aside: i64 = 0
    owed: i64 = 0

    def choose(self, s: AttilaState) -> i64:
        return self.ask(s, s.active, self.PUT)

    def put(self, s: AttilaState, answer: i64) -> i64:
        if answer == FINISH:
            self.owed = self.aside
            if s.table.swap_discards_first:
                self.discard(s)
            return self.go(self.NEXT)
        people = answer - ASIDE_ACTION
        s.lose_card(s.active, people)
        s.v[ASIDE + people] += 1
        self.aside += 1
        s.tell(E.SET_ASIDE, s.active, people)
        return self.ask(s, s.active, self.PUT)

    def next(self, s: AttilaState) -> i64:
        if self.owed == 0 or not ready_to_draw(s):
            return self.go(self.AWAY)
        return self.draw(s, DRAW, self.DRAWN)

    def drawn(self, s: AttilaState, answer: i64) -> i64:
        s.deck.take(answer)
        s.take_card(s.active, answer)
        s.tell(E.DREW, s.active, answer)
        self.owed -= 1
        return self.go(self.NEXT)

    def away(self, s: AttilaState) -> i64:
        self.discard(s)
        return DONE

    def discard(self, s: AttilaState) -> None:
        for people in range(i64(PEOPLES)):
            n = s.v[ASIDE + people]
            if n > 0:
                s.v[ASIDE + people] = 0
                s.discards.put(people, n)
                s.tell(E.SWAPPED_OUT, s.active, people, n)

    def actions(self, s: AttilaState) -> i64:
        n: i64 = 0
        if self.aside > 0:
            n = s.add(n, FINISH)
        if self.aside < can_be_drawn(s):
            for people in range(i64(PEOPLES)):
                if s.hand(s.active, people) > 0:
                    n = s.add(n, ASIDE_ACTION + people)
        return n

    def pile(self, s: AttilaState) -> Pile | None:
        return s.deck

    def why(self, s: AttilaState, action: i64) -> i64:
        if action == FINISH:
            return E.SWAP_EMPTY
        if ASIDE_ACTION <= action < ASIDE_ACTION + PEOPLES:
            return E.SWAP_PILE if self.aside >= can_be_drawn(s) else E.NO_SUCH_CARD
        return E.NOT_NOW

    # [[[cog procedure("Swap") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "put", "next", "drawn", "away")
    CHOOSE: Final = 0
    PUT: Final = 1
    NEXT: Final = 2
    DRAWN: Final = 3
    AWAY: Final = 4

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.PUT:
            return self.put(s, answer)
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        if self.at == self.CHOOSE:
            return self.choose(s)
        if self.at == self.NEXT:
            return self.next(s)
        return self.away(s)

    def copy(self) -> Swap:
        p = Swap()
        p.at = self.at
        p.aside = self.aside
        p.owed = self.owed
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2241931871)
        key = bits.mix(key, self.aside)
        return bits.mix(key, self.owed)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Swap) and self.aside == other.aside and self.owed == other.owed

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class TwoInfluence(Procedure[AttilaState]):
    """One people two fields up, or two peoples one field each (ATT-59, ATT-R11)."""

    left: i64 = 2

    def choose(self, s: AttilaState) -> i64:
        return self.ask(s, s.active, self.UP)

    def up(self, s: AttilaState, answer: i64) -> i64:
        people = answer - RAISE
        track = s.raise_influence(s.active, people, 1)
        s.tell(E.RAISED, s.active, people, track)
        s.look_at_track(s.active, people)
        self.left -= 1
        return self.choose(s) if self.left > 0 else DONE

    def actions(self, s: AttilaState) -> i64:
        n: i64 = 0
        for people in range(i64(PEOPLES)):
            n = s.add(n, RAISE + people)
        return n

    def why(self, s: AttilaState, action: i64) -> i64:
        return E.BOTH_STEPS if action == FINISH else E.NOT_NOW

    # [[[cog procedure("TwoInfluence") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "up")
    CHOOSE: Final = 0
    UP: Final = 1

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.UP:
            return self.up(s, answer)
        return self.choose(s)

    def copy(self) -> TwoInfluence:
        p = TwoInfluence()
        p.at = self.at
        p.left = self.left
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2681613741)
        return bits.mix(key, self.left)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, TwoInfluence) and self.left == other.left

    # [[[end]]]
