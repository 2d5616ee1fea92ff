"""The actions of Attila as numbers: blocks of one range.  Compiled by mypyc.

Blocks with provinces come last, so that the others keep their numbers on a board of another size.
"""

from __future__ import annotations

from typing import Final

PEOPLES: Final = 6
TILES: Final = 3
TILE_NAMES: Final = ("double", "swap", "two")
SIZES: Final = {"people": 6, "tile": 3}  # of the fields that do not depend on the board

BLOCKS: Final = (
    ("influence", ()),  # take influence for the stone just placed (ATT-25)
    ("finish", ()),  # nothing more: no further card, no tile
    ("tile", ("tile",)),
    ("show", ()),  # a hand without playable card (ATT-R03)
    ("lay", ("people",)),  # face down in a conflict (ATT-32)
    ("aside", ("people",)),  # for the swap (ATT-58)
    ("raise", ("people",)),  # for the two influence (ATT-59)
    ("discard", ("people",)),  # from a shown hand (ATT-R03)
    ("place", ("people", "province")),  # ATT-15
    ("second", ("province",)),  # ATT-29
    ("conflict", ("province",)),  # ATT-R04
)

# [[[cog codes() ]]]
INFLUENCE: Final = 0
FINISH: Final = 1
TILE: Final = 2
SHOW: Final = 5
LAY: Final = 6
ASIDE: Final = 12
RAISE: Final = 18
DISCARD: Final = 24
PLACE: Final = 30
# [[[end]]]

DOUBLE: Final = TILE
SWAP: Final = TILE + 1
TWO: Final = TILE + 2
