"""What does not change during a game: the board as masks, the material, the options.  Compiled by mypyc.

A set of territories is two masks: one of the earth (lands first, then waters), one of the moon.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.selfr3.actions import CARDS, CLAIM, OFFICERS, SEATS

CONTINENTS: Final = 14
FACES: Final = 6

# kinds of territories; the officer of a kind has its number + 1
ON_LAND: Final = 0
ON_WATER: Final = 1
ON_MOON: Final = 2

# when a card may be played (R2-78..81)
BEFORE_ATTACKS: Final = 0
ON_ANY_ATTACK: Final = 1
ON_OWN_ATTACK: Final = 2
END_OF_TURN: Final = 3
END_OF_GAME: Final = 4


class Table:
    """Shared by all clones."""

    regions: i64
    waters: i64  # number of the first water territory
    moon: i64  # number of the first moon territory
    near_earth: vec[i64]  # [region] mask of its neighbours on earth
    near_moon: vec[i64]  # [region] mask of its neighbours on the moon
    landing: i64  # mask on the moon: the marked ones (R2-49)
    continent_earth: vec[i64]  # [continent] mask
    continent_moon: vec[i64]
    bonus: vec[i64]  # [continent]
    # material
    armies: vec[i64]  # [players]
    money: i64
    destroyed: i64
    batch: i64  # armies set at a time
    rounds: i64
    stations: i64  # of a seat at most
    officer_cost: i64
    station_cost: i64
    card_cost: i64
    cards_at_most: i64  # bought in a turn
    least_income: i64
    per_income: i64  # territories for one army and one coin
    copies: vec[i64]  # [card]
    cost: vec[i64]  # [card] of playing it
    timing: vec[i64]  # [card]
    deck: vec[i64]  # [card] which one it belongs to
    first_card: vec[i64]  # [deck] number of its first card; behind the last one, how many there are
    bomb: vec[i64]  # [which of the three, face] continent, -1: roll again
    # options, see `options.py`
    options: dict[str, Any]
    surplus_empty: bool
    devastated: i64
    winner_pays: bool
    ties_reversed: bool
    station_holds: bool
    retreat_stops: bool
    moon_to_stations: bool
    limit_by_deck: bool
    move_adjacent: bool
    move_leaves_one: bool
    swap_free: bool
    tie_by_money: bool
    window_once: bool
    attackers_anew: bool
    mines_own_kind: bool
    disarms_by_marker: bool
    caster_last: bool
    doomed_by_marker: bool
    station_falls: bool
    entering_is_quiet: bool
    captor_takes_cards: bool
    reinforces_three: bool

    def __init__(self) -> None:
        self.regions = 0
        self.waters = 0
        self.moon = 0
        self.near_earth = vec[i64]()
        self.near_moon = vec[i64]()
        self.landing = 0
        self.continent_earth = vec[i64]([0] * CONTINENTS)
        self.continent_moon = vec[i64]([0] * CONTINENTS)
        self.bonus = vec[i64]([0] * CONTINENTS)
        self.armies = vec[i64]([0] * (SEATS + 1))
        self.money = 0
        self.destroyed = 0
        self.batch = 0
        self.rounds = 0
        self.stations = 0
        self.officer_cost = 0
        self.station_cost = 0
        self.card_cost = 0
        self.cards_at_most = 0
        self.least_income = 0
        self.per_income = 0
        self.copies = vec[i64]([0] * CARDS)
        self.cost = vec[i64]([0] * CARDS)
        self.timing = vec[i64]([0] * CARDS)
        self.deck = vec[i64]([0] * CARDS)
        self.first_card = vec[i64]([0] * (OFFICERS + 1))
        self.bomb = vec[i64]([0] * (3 * FACES))
        self.options = {}
        self.surplus_empty = False
        self.devastated = 3
        self.winner_pays = False
        self.ties_reversed = False
        self.station_holds = False
        self.retreat_stops = False
        self.moon_to_stations = False
        self.limit_by_deck = False
        self.move_adjacent = False
        self.move_leaves_one = False
        self.swap_free = False
        self.tie_by_money = False
        self.window_once = False
        self.attackers_anew = False
        self.mines_own_kind = False
        self.disarms_by_marker = False
        self.caster_last = False
        self.doomed_by_marker = False
        self.station_falls = False
        self.entering_is_quiet = False
        self.captor_takes_cards = False
        self.reinforces_three = False

    def kind(self, region: i64) -> i64:
        """ON_LAND, ON_WATER or ON_MOON."""
        if region < self.waters:
            return ON_LAND
        return ON_WATER if region < self.moon else ON_MOON

    # [[[cog offsets() ]]]
    def claim(self, region: i64 = 0) -> i64:
        return CLAIM + region

    def place(self, region: i64 = 0) -> i64:
        return CLAIM + 1 * self.regions + region

    def station(self, region: i64 = 0) -> i64:
        return CLAIM + 2 * self.regions + region

    def attack(self, region: i64 = 0) -> i64:
        return CLAIM + 3 * self.regions + region

    def move(self, region: i64 = 0) -> i64:
        return CLAIM + 4 * self.regions + region

    def onto(self, region: i64 = 0) -> i64:
        return CLAIM + 5 * self.regions + region

    def target(self, region: i64 = 0) -> i64:
        return CLAIM + 6 * self.regions + region

    def dismantle(self, region: i64 = 0) -> i64:
        return CLAIM + 7 * self.regions + region

    def disband(self, region: i64 = 0) -> i64:
        return CLAIM + 8 * self.regions + region

    def post(self, officer: i64 = 0, region: i64 = 0) -> i64:
        return CLAIM + (9 + officer) * self.regions + region

    def end(self) -> i64:
        """Behind the last action."""
        return CLAIM + 14 * self.regions

    # [[[end]]]
