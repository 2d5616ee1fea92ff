"""What does not change during a game of Attack!: the board as masks, the material, the options.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.attack.actions import CARDS, CLAIM, SEATS, SHIPS, UNITS

INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3

DESTROYER: Final = 0
SUBMARINE: Final = 1
BATTLESHIP: Final = 2
CARRIER: Final = 3

POPULATION: Final = 0  # the suit that belongs to no set
SUITS: Final = 5
VALUES: Final = 4  # card = suit * VALUES + value - 1

CONTINENTS: Final = 4
FACES: Final = 5  # what a battle die can show: a unit, or nothing
BLANK: Final = 4
LONGEST: Final = 40  # rounds of a game without a limit (ATK-R24)


class Table:
    """Shared by all clones."""

    regions: i64
    near: vec[i64]  # [region] mask of land neighbours
    near_two: vec[i64]  # [region] mask of what lies one or two land steps away
    sea: vec[i64]  # [region] mask of what a sea route or a common zone joins (ATK-07, ATK-08)
    continent: vec[i64]  # [continent] mask
    # material
    army: vec[i64]  # [unit] at the start
    navy: vec[i64]  # [ship] at the start
    cost: vec[i64]  # [unit, then ship]
    deck: vec[i64]  # [card] copies
    defenders: vec[i64]  # [card, unit] at the foot of the card
    die: vec[i64]  # [face] how many sides show it
    economic_cards: i64  # dealt to each
    claimed: i64  # regions of each at the start
    batch: i64  # units set at a time
    actions: i64  # in a turn
    capital_points: i64
    diplomacy_near: i64
    diplomacy_far: i64
    diplomacy_rivals: i64
    # options, see `options.py`
    options: dict[str, Any]
    continents_apart: bool
    last_survivor: bool
    round_limit: i64  # 0: none
    trade_closed: i64
    clock: bool
    literal_rows: bool
    challenger_first: bool
    ties_clockwise: bool
    battles_by_board: bool
    command_by_lot: bool
    planes_blockable: bool
    sea_neighbours_trade: bool
    finish_battles: bool
    claim_without_ship: bool
    gaps_close: bool
    undefended_pile: bool
    tie_by_economy: bool
    offers: i64  # 0: as many as one likes
    estate_to_conqueror: bool

    def __init__(self, regions: i64 = 0) -> None:
        self.regions = regions
        self.near = vec[i64]([0] * regions)
        self.near_two = vec[i64]([0] * regions)
        self.sea = vec[i64]([0] * regions)
        self.continent = vec[i64]([0] * CONTINENTS)
        self.army = vec[i64]([0] * UNITS)
        self.navy = vec[i64]([0] * SHIPS)
        self.cost = vec[i64]([0] * (UNITS + SHIPS))
        self.deck = vec[i64]([0] * CARDS)
        self.defenders = vec[i64]([0] * (CARDS * UNITS))
        self.die = vec[i64]([0] * FACES)
        self.economic_cards = 4
        self.claimed = 4
        self.batch = 5
        self.actions = 3
        self.capital_points = 10
        self.diplomacy_near = 8
        self.diplomacy_far = 9
        self.diplomacy_rivals = 9
        self.options = {}
        self.continents_apart = False
        self.last_survivor = False
        self.round_limit = 0
        self.trade_closed = 2
        self.clock = False
        self.literal_rows = False
        self.challenger_first = False
        self.ties_clockwise = False
        self.battles_by_board = False
        self.command_by_lot = False
        self.planes_blockable = False
        self.sea_neighbours_trade = False
        self.finish_battles = False
        self.claim_without_ship = False
        self.gaps_close = False
        self.undefended_pile = False
        self.tie_by_economy = False
        self.offers = 0
        self.estate_to_conqueror = False

    # [[[cog offsets() ]]]
    def claim(self, region: i64 = 0) -> i64:
        return CLAIM + region

    def capital(self, region: i64 = 0) -> i64:
        return CLAIM + 1 * self.regions + region

    def pick(self, region: i64 = 0) -> i64:
        return CLAIM + 2 * self.regions + region

    def battle(self, region: i64 = 0) -> i64:
        return CLAIM + 3 * self.regions + region

    def sway(self, region: i64 = 0) -> i64:
        return CLAIM + 4 * self.regions + region

    def deploy(self, unit: i64 = 0, region: i64 = 0) -> i64:
        return CLAIM + (5 + unit) * self.regions + region

    def send(self, unit: i64 = 0, region: i64 = 0) -> i64:
        return CLAIM + (9 + unit) * self.regions + region

    def ship(self, unit: i64 = 0, region: i64 = 0) -> i64:
        return CLAIM + (13 + unit) * self.regions + region

    def end(self) -> i64:
        """Behind the last action."""
        return CLAIM + 17 * self.regions

    # [[[end]]]


def suit_of(card: i64) -> i64:
    return card // VALUES


def value_of(card: i64) -> i64:
    return card % VALUES + 1


__all__ = [
    "AIRCRAFT", "ARTILLERY", "BATTLESHIP", "BLANK", "CARRIER", "CONTINENTS", "DESTROYER", "FACES", "INFANTRY",
    "LONGEST", "POPULATION", "SEATS", "SUBMARINE", "SUITS", "TANK", "VALUES", "Table", "suit_of", "value_of",
]  # fmt: skip
