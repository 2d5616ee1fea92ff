"""The kinds of officer cards: what a card does, and which kind of territory it is about.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.selfr3.table import ON_LAND, ON_MOON, ON_WATER

# what cards do; several decks have the same
EFFECTS: Final = (
    "extra_move",
    "truce",
    "disarmament",
    "reassignment",
    "station",
    "inflation",
    "retreat",
    "points",
    "hidden_units",
    "hidden_station",
    "extra_units",
    "resistance",
    "reinforcement",
    "blackout",
    "minefield",
    "wealth",
    "monopoly",
    "descent",
    "bomb",
    "carpet",
    "continent_bomb",
    "doomsday",
    "sniper",
)

# [[[cog numbers("EFFECTS") ]]]
EXTRA_MOVE: Final = 0
TRUCE: Final = 1
DISARMAMENT: Final = 2
REASSIGNMENT: Final = 3
STATION: Final = 4
INFLATION: Final = 5
RETREAT: Final = 6
POINTS: Final = 7
HIDDEN_UNITS: Final = 8
HIDDEN_STATION: Final = 9
EXTRA_UNITS: Final = 10
RESISTANCE: Final = 11
REINFORCEMENT: Final = 12
BLACKOUT: Final = 13
MINEFIELD: Final = 14
WEALTH: Final = 15
MONOPOLY: Final = 16
DESCENT: Final = 17
BOMB: Final = 18
CARPET: Final = 19
CONTINENT_BOMB: Final = 20
DOOMSDAY: Final = 21
SNIPER: Final = 22
# [[[end]]]

# by card, in the order of `actions.CARD_NAMES`
_EFFECTS: Final[list[i64]] = [
    EXTRA_MOVE, TRUCE, DISARMAMENT, REASSIGNMENT, STATION, INFLATION, RETREAT, POINTS,
    HIDDEN_UNITS, HIDDEN_STATION, EXTRA_UNITS, RESISTANCE, REINFORCEMENT, BLACKOUT, MINEFIELD, POINTS,
    HIDDEN_UNITS, WEALTH, EXTRA_UNITS, REINFORCEMENT, BLACKOUT, MINEFIELD, POINTS,
    HIDDEN_UNITS, MONOPOLY, EXTRA_UNITS, REINFORCEMENT, BLACKOUT, MINEFIELD, DESCENT, POINTS,
    BOMB, BOMB, BOMB, CARPET, CARPET, CARPET, CONTINENT_BOMB, CONTINENT_BOMB, CONTINENT_BOMB, DOOMSDAY, SNIPER,
]  # fmt: skip
EFFECT: Final = vec[i64](_EFFECTS)
# the kind of territory, for the cards of three kinds
_GROUNDS: Final[list[i64]] = (
    [ON_LAND] * 16 + [ON_WATER] * 7 + [ON_MOON] * 8 + [ON_LAND, ON_WATER, ON_MOON] * 3 + [ON_LAND] * 2
)
GROUND: Final = vec[i64](_GROUNDS)
