"""The actions of Attacke as numbers: blocks of one range.  Compiled by mypyc.

Blocks with lands come last, so that the others keep their numbers on a board of another size.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
CONTINENTS: Final = 6
ARMS: Final = 3  # artillery, infantry, cavalry: the places of a set (SCH-13)
RANKS: Final = 7  # numbers of cards of an arm

# kinds of cards, in the order of the board's deck
ARMIES: Final = 21  # kinds below this are army cards, RANKS of each arm
JOKER: Final = 21
REVOLUTION_CARD: Final = 22
TREASON_CARD: Final = 23
COUNTER_CARD: Final = 24
DEFECTORS: Final = 25  # the first of the defector cards
KINDS: Final = 29
SETS: Final = 22  # kinds below this may be in a set: army cards and jokers
FLAGS: Final = 4  # kinds of defector cards

# of the fields that do not depend on the board
SIZES: Final = {"player": 4, "continent": 6, "card": 4, "lay.card": 22, "pay.card": 21}

BLOCKS: Final = (
    ("finish", ()),  # no further action in this turn, no further card in this demand
    ("give_up", ()),  # the land, without a fight (SCH-16)
    ("counter", ()),  # with a counter-revolution card (SCH-26)
    ("suffer", ()),  # a revolution or a treason
    ("show", ()),  # too few armies: give all, and show the hand (SCH-35)
    ("lay", ("card",)),  # one card of a set, arm by arm (SCH-13)
    ("pay", ("card",)),  # armies that change sides, the biggest first (SCH-33)
    ("ward", ("card",)),  # off with own defectors (SCH-34)
    ("add", ("card",)),  # one more card of defectors to the demand (SCH-61)
    ("demand", ("player", "card")),  # SCH-32
    ("revolution", ("continent",)),  # SCH-25
    ("claim", ("land",)),  # SCH-05
    ("fight", ("land",)),  # SCH-12
    ("treason", ("land",)),  # SCH-30
)

# [[[cog codes() ]]]
FINISH: Final = 0
GIVE_UP: Final = 1
COUNTER: Final = 2
SUFFER: Final = 3
SHOW: Final = 4
LAY: Final = 5
PAY: Final = 27
WARD: Final = 48
ADD: Final = 52
DEMAND: Final = 56
REVOLUTION: Final = 72
CLAIM: Final = 78
# [[[end]]]
