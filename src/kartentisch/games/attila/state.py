"""What is true at a table of Attila, and the small words in which the rules speak of it.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import State
from kartentisch.engine.piles import Pile
from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import PEOPLES, PLACE

SEATS: Final = 5  # room in the buffers; ATT-04
CENTURIES: Final = 4

# ------------------------------------------------------------------ `stones`: per province the peoples, then the sum
WIDTH: Final = 7
ALL: Final = 6

HAND_SHOWN: Final = -1

# ------------------------------------------------------------------ `v`
SUPPLY: Final = 0  # [people] stones beside the board
PRESENT: Final = 6  # [people] mask of provinces with its stones
REACH: Final = 12  # [people] mask of provinces it may enter, closed ones included
TRACK: Final = 18  # [seat, people] influence
HAND: Final = 48  # [seat, people] cards
LAID: Final = 78  # [seat, people] cards face down in a conflict
ASIDE: Final = 108  # [people] cards put aside in a swap
CARDS: Final = 114  # [seat] hand size
LAID_CARDS: Final = 119  # [seat] number of cards face down
SCORE: Final = 124  # [seat] points
TILES: Final = 129  # [seat] action tiles left: bit mask double 1, swap 2, two 4
GAINED: Final = 134  # [seat] points of this turn's century scorings, where they may be taken back (ATT-R06)
LAID_FOR: Final = 139  # [people] cards face down, whoever laid them
SIZE: Final = 145

# ------------------------------------------------------------------ why the game ends, bits of `ending`
BY_TILES: Final = 1
BY_SUPPLY: Final = 2
BY_TRACK: Final = 4
BY_STUCK: Final = 8
BY_PILE: Final = 16


class Table:
    """What does not change during a game: the board as masks, the material, the options.  Shared by all clones."""

    provinces: i64
    upper: i64
    adjacent: vec[i64]
    stones: i64  # of each people
    cards: i64  # of each people
    hand: i64
    track: i64  # top field
    room: i64  # stones that a province holds at rest
    century_tiles: vec[i64]
    century_influence: vec[i64]
    # options, see `options.py`
    options: dict[str, Any]
    first_seat: i64  # 0 = by lot, else seat number from 1
    empty_pile_ends: bool
    swap_discards_first: bool
    dead_hand_redraws: bool
    conflict_order_chosen: bool
    tenth_tile_scores_twice: bool
    double_final_scoring: bool
    supply_end_at_turn_end: bool
    two_player_gap: i64
    tie_by_tiles: bool
    no_conflict_after_last_tile: bool

    def __init__(self, provinces: i64 = 0) -> None:
        self.provinces = provinces
        self.upper = 0
        self.adjacent = vec[i64]([0] * provinces)
        self.stones = 20
        self.cards = 9
        self.hand = 6
        self.track = 22
        self.room = 4
        self.century_tiles = vec[i64]([1, 2, 3, 4])
        self.century_influence = vec[i64]([1, 2, 3, 4])
        self.options = {}
        self.first_seat = 0
        self.empty_pile_ends = False
        self.swap_discards_first = False
        self.dead_hand_redraws = False
        self.conflict_order_chosen = False
        self.tenth_tile_scores_twice = False
        self.double_final_scoring = True
        self.supply_end_at_turn_end = False
        self.two_player_gap = 3
        self.tie_by_tiles = False
        self.no_conflict_after_last_tile = False

    # [[[cog offsets() ]]]
    def place(self, people: i64 = 0, province: i64 = 0) -> i64:
        return PLACE + people * self.provinces + province

    def second(self, province: i64 = 0) -> i64:
        return PLACE + 6 * self.provinces + province

    def conflict(self, province: i64 = 0) -> i64:
        return PLACE + 7 * self.provinces + province

    def end(self) -> i64:
        """Behind the last action."""
        return PLACE + 8 * self.provinces

    # [[[end]]]


@mypyc_attr(acyclic=True)
class AttilaState(State):
    table: Table
    active: i64 = 0  # whose turn it is
    century: i64 = 0  # 0..3 = 4th..7th, 4 = no tile left
    tiles_left: i64 = 0  # pacification tiles on the current century
    pacified: i64 = 0  # mask
    closed: i64 = 0  # mask: pacified, fought over without a tile left, or in conflict
    ending: i64 = 0  # bits: why the game ends
    plays: i64 = 0  # cards the active player may still play this turn; HAND_SHOWN = none, not even by a tile
    tile_used: i64 = 0  # 1 once an action tile was used this turn
    deck: Pile
    discards: Pile
    stones: vec[i64]
    v: vec[i64]

    def prepare(self) -> None:
        """An empty table."""
        table = self.table
        self.tiles_left = table.century_tiles[0]
        self.deck = Pile(PEOPLES, table.cards)
        self.discards = Pile(PEOPLES)
        self.stones = vec[i64]([0] * (WIDTH * table.provinces))
        self.v = vec[i64]([0] * SIZE)
        for people in range(i64(PEOPLES)):
            self.v[SUPPLY + people] = table.stones
            self.v[REACH + people] = table.upper
        for seat in range(self.players):
            self.v[TILES + seat] = 7

    # ------------------------------------------------------------------ stones
    def stones_of(self, people: i64, province: i64) -> i64:
        return self.stones[province * WIDTH + people]

    def stones_in(self, province: i64) -> i64:
        return self.stones[province * WIDTH + ALL]

    def supply(self, people: i64) -> i64:
        return self.v[SUPPLY + people]

    def stones_on_board(self, people: i64) -> i64:
        return self.table.stones - self.v[SUPPLY + people]

    def provinces_of(self, people: i64) -> i64:
        """In how many provinces the people stands."""
        n: i64 = 0
        mask = self.v[PRESENT + people]
        while mask != 0:
            mask &= mask - 1
            n += 1
        return n

    def put_stone(self, people: i64, province: i64) -> bool:
        """Put a stone from the supply; True if the province has more than it holds at rest (ATT-24)."""
        v = self.v
        stones = self.stones
        at = province * WIDTH
        stones[at + people] += 1
        stones[at + ALL] += 1
        v[SUPPLY + people] -= 1
        v[PRESENT + people] |= BIT[province]
        v[REACH + people] |= self.table.adjacent[province] | BIT[province]
        if stones[at + ALL] <= self.table.room:
            return False
        self.closed |= BIT[province]
        return True

    def remove_people(self, people: i64, province: i64) -> i64:
        """All stones of the people go back to the supply (ATT-36); their number."""
        v = self.v
        at = province * WIDTH
        n = self.stones[at + people]
        self.stones[at + people] = 0
        self.stones[at + ALL] -= n
        v[SUPPLY + people] += n
        v[PRESENT + people] &= ~BIT[province]
        present = v[PRESENT + people]
        reach = self.table.upper | present
        adjacent = self.table.adjacent
        p: i64 = 0
        while present != 0:
            if present & 1:
                reach |= adjacent[p]
            present >>= 1
            p += 1
        v[REACH + people] = reach
        return n

    # ------------------------------------------------------------------ influence and points
    def influence(self, seat: i64, people: i64) -> i64:
        return self.v[TRACK + seat * PEOPLES + people]

    def raise_influence(self, seat: i64, people: i64, fields: i64) -> i64:
        """Move the counter up, at most to the top field (ATT-27, ATT-31); the field it reaches."""
        x = min(self.v[TRACK + seat * PEOPLES + people] + fields, self.table.track)
        self.v[TRACK + seat * PEOPLES + people] = x
        return x

    def look_at_track(self, seat: i64, people: i64) -> None:
        """A counter on the top field ends the game (ATT-62)."""
        if self.influence(seat, people) == self.table.track and self.ending & BY_TRACK == 0:
            self.ending |= BY_TRACK
            self.tell(E.END_TRACK, seat, people)

    def score(self, seat: i64) -> i64:
        return self.v[SCORE + seat]

    # ------------------------------------------------------------------ cards and tiles
    def hand(self, seat: i64, people: i64) -> i64:
        return self.v[HAND + seat * PEOPLES + people]

    def hand_size(self, seat: i64) -> i64:
        return self.v[CARDS + seat]

    def take_card(self, seat: i64, people: i64) -> None:
        self.v[HAND + seat * PEOPLES + people] += 1
        self.v[CARDS + seat] += 1

    def lose_card(self, seat: i64, people: i64) -> None:
        self.v[HAND + seat * PEOPLES + people] -= 1
        self.v[CARDS + seat] -= 1

    def laid(self, seat: i64, people: i64) -> i64:
        return self.v[LAID + seat * PEOPLES + people]

    def has_tile(self, seat: i64, tile: i64) -> bool:
        """Tile 0 double, 1 swap, 2 two influence."""
        return self.v[TILES + seat] & BIT[tile] != 0

    # [[[cog state("AttilaState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: AttilaState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.active = src.active
        self.century = src.century
        self.tiles_left = src.tiles_left
        self.pacified = src.pacified
        self.closed = src.closed
        self.ending = src.ending
        self.plays = src.plays
        self.tile_used = src.tile_used
        self.deck = src.deck.clone()
        self.discards = src.discards.clone()
        self.stones = src.stones[:]
        self.v = src.v[:]

    def clone(self) -> AttilaState:
        return AttilaState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, self.active)
        key = bits.mix(key, self.century)
        key = bits.mix(key, self.tiles_left)
        key = bits.mix(key, self.pacified)
        key = bits.mix(key, self.closed)
        key = bits.mix(key, self.ending)
        key = bits.mix(key, self.plays)
        key = bits.mix(key, self.tile_used)
        key = self.deck.mixed(key)
        key = self.discards.mixed(key)
        key = bits.mix_all(key, self.stones)
        return bits.mix_all(key, self.v)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, AttilaState)
            and self.active == other.active
            and self.century == other.century
            and self.tiles_left == other.tiles_left
            and self.pacified == other.pacified
            and self.closed == other.closed
            and self.ending == other.ending
            and self.plays == other.plays
            and self.tile_used == other.tile_used
            and self.deck.same(other.deck)
            and self.discards.same(other.discards)
            and bits.equal(self.stones, other.stones)
            and bits.equal(self.v, other.v)
        )

    # [[[end]]]
