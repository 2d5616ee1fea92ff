"""The actions as numbers: blocks of one range; those with a region come last.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

SEATS: Final = 5
OFFICERS: Final = 5  # kinds; the decks have the same names
CARDS: Final = 42  # kinds of officer cards
# more than anybody can ever have: five times 23 for territories and 40 for continents, and all cards
BID_AT_MOST: Final = 300
ARMIES_AT_MOST: Final = 500  # that follow at once
# of the fields that do not depend on the board
SIZES: Final = {
    "coins": 301, "marker": 5, "deck": 5, "card": 42, "player": 5, "officer": 5, "until": 11, "armies": 4, "dice": 5,
    "more": 501,
}  # fmt: skip

BLOCKS: Final = (
    ("finish", ()),  # nothing more of this: the turn, the losses (the others are armies), cards
    ("pass", ()),  # no card in a window (R2-55)
    ("leave", ()),  # a captured land stays without a station (R2-52)
    ("bid", ("coins",)),  # R2-11
    ("marker", ("marker",)),  # R2-12
    ("draw", ("deck",)),  # buy a card (R2-33)
    ("play", ("card",)),  # R2-78..81
    ("rival", ("player",)),  # whom a card is about
    ("snipe", ("player", "officer")),  # R2-126
    ("bring", ("officer",)),  # goes along: in an attack, behind a conquest, in an AB move
    ("send", ("until", "armies")),  # so many armies attack, and how far on (R2-53, R2-56)
    ("defend", ("dice",)),  # R2-58
    ("lose", ("officer",)),  # R2-72
    ("follow", ("more",)),  # so many armies move (R2-62, R2-69); ends the choice
    ("claim", ("region",)),  # R2-05
    ("place", ("region",)),  # one army (R2-08, R2-29)
    ("station", ("region",)),  # R2-09, R2-33
    ("attack", ("region",)),  # from here (R2-53)
    ("move", ("region",)),  # an AB move from here (R2-69)
    ("onto", ("region",)),  # the aim of an attack or a move
    ("target", ("region",)),  # what a card is about
    ("dismantle", ("region",)),  # R2-52
    ("disband", ("region",)),  # an army of there (R2-87)
    ("post", ("officer", "region")),  # an officer goes there (R2-09, R2-33, R2-88)
)

# [[[cog codes() ]]]
FINISH: Final = 0
PASS: Final = 1
LEAVE: Final = 2
BID: Final = 3
MARKER: Final = 304
DRAW: Final = 309
PLAY: Final = 314
RIVAL: Final = 356
SNIPE: Final = 361
BRING: Final = 386
SEND: Final = 391
DEFEND: Final = 435
LOSE: Final = 440
FOLLOW: Final = 445
CLAIM: Final = 946
# [[[end]]]

OFFICER_NAMES: Final = ("taktik", "land", "wasser", "luft", "abc")

# [[[cog numbers("OFFICER_NAMES") ]]]
TAKTIK: Final = 0
LAND: Final = 1
WASSER: Final = 2
LUFT: Final = 3
ABC: Final = 4
# [[[end]]]

# at how many units in the land it comes from an attack stops; "once": after one roll
UNTIL: Final = ("once", "1", "2", "3", "4", "5", "6", "8", "10", "15", "20")
DICE: Final = ("d6", "d8", "d6_d6", "d6_d8", "d8_d8")  # of a defender
