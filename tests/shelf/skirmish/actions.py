"""The actions as numbers: blocks of one range; those with a region come last.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

CARDS: Final = ("halt", "reserve", "spy")
UNITS: Final = ("infantry", "tank")
KINDS: Final = 3  # of cards
ARMS: Final = 2  # kinds of units
DICE_AT_MOST: Final = 3  # of an attack, without a card
BID_AT_MOST: Final = 15
SIZES: Final = {"card": 3, "unit": 2, "coins": 16, "size": 3}  # of the fields that do not depend on the board

BLOCKS: Final = (
    ("pass", ()),  # no card in a window
    ("finish", ()),  # no attack any more; the other losses by custom
    ("play", ("card",)),  # face down in a window (SKI-08)
    ("lose", ("unit",)),  # SKI-13
    ("bid", ("coins",)),  # SKI-04
    ("start", ("region",)),  # from here (SKI-06)
    ("attack", ("size", "region")),  # to there, with so many units
)

# [[[cog codes() ]]]
PASS: Final = 0
FINISH: Final = 1
PLAY: Final = 2
LOSE: Final = 5
BID: Final = 7
START: Final = 23
# [[[end]]]
