"""The actions of Attila as numbers: blocks of one range.  Compiled by mypyc.

Blocks with provinces come last, so that the others keep their numbers on a board of another size.
"""

from __future__ import annotations

from typing import Final

PEOPLES: Final = 6

INFLUENCE: Final = 0  # take influence for the stone just placed (ATT-25)
FINISH: Final = 1  # nothing more: no further card, no tile
TILE: Final = 2  # tile(double | swap | two)
DOUBLE: Final = 2
SWAP: Final = 3
TWO: Final = 4
SHOW: Final = 5  # show a hand without playable card (ATT-R03)
LAY: Final = 6  # lay(people), face down in a conflict (ATT-32)
ASIDE: Final = 12  # aside(people), for the swap (ATT-58)
RAISE: Final = 18  # raise(people), for the two influence (ATT-59)
DISCARD: Final = 24  # discard(people) from a shown hand (ATT-R03)
PLACE: Final = 30  # place(people, province) (ATT-15)
# then, with n provinces: second(province) at 30 + 6n (ATT-29), conflict(province) at 30 + 7n (ATT-R04); 30 + 8n in all

TILES: Final = 3
TILE_NAMES: Final = ("double", "swap", "two")
