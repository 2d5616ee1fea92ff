"""The actions of Attack! as numbers: blocks of one range.  Compiled by mypyc.

Blocks with regions come last, so that the others keep their numbers on a board of another size.
"""

from __future__ import annotations

from typing import Final

UNITS: Final = 4
SHIPS: Final = 4
CARDS: Final = 20  # five suits, values 1 to 4
SEATS: Final = 6
# of the fields that do not depend on the board
SIZES: Final = {"action": 7, "unit": 4, "buy.unit": 8, "ship": 4, "player": 6, "card": 20}

BLOCKS: Final = (
    ("finish", ()),  # nothing more: no further order, unit, purchase, deal, action
    ("act", ("action",)),  # ATK-22
    ("allow", ()),  # the sea power's veto, on crossings (ATK-33) and deals (ATK-114)
    ("refuse", ()),
    ("fly", ()),  # one plane of a refused group goes on (ATK-37)
    ("back", ()),  # the rest of them go back
    ("volunteer", ()),  # to command neutral troops (ATK-95)
    ("abstain", ()),
    ("fight", ()),  # at sea (ATK-65, ATK-79)
    ("withdraw", ()),  # from a sea battle, or an offer; the words of `parts.offers` begin here
    ("accept", ()),
    ("decline", ()),
    ("counter", ()),
    ("propose", ()),
    ("stand", ()),  # the offer stands, the partner may answer it
    ("commit", ("unit",)),  # to a land battle (ATK-50, ATK-52)
    ("buy", ("unit",)),  # land units first, then ships (ATK-118, ATK-119)
    ("lay", ("ship",)),  # face down in the row (ATK-69)
    ("partner", ("player",)),  # for a deal (ATK-110)
    ("give", ("card",)),
    ("want", ("card",)),
    ("claim", ("region",)),  # ATK-15
    ("capital", ("region",)),  # ATK-18
    ("pick", ("region",)),  # ATK-27
    ("battle", ("region",)),  # ATK-R05
    ("sway", ("region",)),  # ATK-87
    ("deploy", ("unit", "region")),  # ATK-17, ATK-120
    ("send", ("unit", "region")),  # by land (ATK-27)
    ("ship", ("unit", "region")),  # by sea (ATK-30)
)

# [[[cog codes() ]]]
FINISH: Final = 0
ACT: Final = 1
ALLOW: Final = 8
REFUSE: Final = 9
FLY: Final = 10
BACK: Final = 11
VOLUNTEER: Final = 12
ABSTAIN: Final = 13
FIGHT: Final = 14
WITHDRAW: Final = 15
ACCEPT: Final = 16
DECLINE: Final = 17
COUNTER: Final = 18
PROPOSE: Final = 19
STAND: Final = 20
COMMIT: Final = 21
BUY: Final = 25
LAY: Final = 33
PARTNER: Final = 37
GIVE: Final = 43
WANT: Final = 63
CLAIM: Final = 83
# [[[end]]]

ACTION_NAMES: Final = ("move", "blitz", "strategic", "sea", "diplomacy", "produce", "trade")
ACTIONS: Final = 7

# [[[cog numbers("ACTION_NAMES") ]]]
MOVE: Final = 0
BLITZ: Final = 1
STRATEGIC: Final = 2
SEA: Final = 3
DIPLOMACY: Final = 4
PRODUCE: Final = 5
TRADE: Final = 6
# [[[end]]]
