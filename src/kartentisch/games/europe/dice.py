"""What chance is asked for, by number.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

CHANCES: Final = (
    "battle_dice",  # AAE-44
    "flak_dice",  # AAE-41
    "bomb_dice",  # AAE-114
)

# [[[cog numbers("CHANCES") ]]]
BATTLE_DICE: Final = 0
FLAK_DICE: Final = 1
BOMB_DICE: Final = 2
# [[[end]]]
