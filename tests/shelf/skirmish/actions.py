"""The actions as numbers: blocks of one range; those with a space come last.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

CARDS: Final = ("scouts", "riders", "knights")  # of strength 1, 2, 3
KINDS: Final = 3
SIZES: Final = {"card": 3}  # of the fields that do not depend on the board

BLOCKS: Final = (
    ("pass", ()),  # no march, no card in a contest
    ("lay", ("card",)),  # face down in a contest (SKI-07)
    ("march", ("card", "space")),  # SKI-04
)

# [[[cog codes() ]]]
PASS: Final = 0
LAY: Final = 1
MARCH: Final = 4
# [[[end]]]
