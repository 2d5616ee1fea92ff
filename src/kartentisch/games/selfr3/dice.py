"""What chance is asked for, by number.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

CHANCES: Final = (
    "destroyed",  # a land (R2-04)
    "first",  # who begins (R2-05)
    "tie",  # between equal bids (R2-13)
    "card",  # of an officer's deck
    "attack_six",
    "attack_eight",
    "defence_six",
    "defence_eight",
    "land_card",
    "water_card",
    "moon_card",
    "bomb",  # a six-sided die
    "shot",  # an eight-sided die
    "dealt_land",  # a land of the quick start (R2-R39)
)

# [[[cog numbers("CHANCES") ]]]
DESTROYED: Final = 0
FIRST: Final = 1
TIE: Final = 2
CARD: Final = 3
ATTACK_SIX: Final = 4
ATTACK_EIGHT: Final = 5
DEFENCE_SIX: Final = 6
DEFENCE_EIGHT: Final = 7
LAND_CARD: Final = 8
WATER_CARD: Final = 9
MOON_CARD: Final = 10
BOMB: Final = 11
SHOT: Final = 12
DEALT_LAND: Final = 13
# [[[end]]]
