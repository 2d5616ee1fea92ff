"""The actions of Attack! as numbers: blocks of one range.  Compiled by mypyc.

Blocks with regions come last, so that the others keep their numbers on a board of another size.
"""

from __future__ import annotations

from typing import Final

UNITS: Final = 4
SHIPS: Final = 4
CARDS: Final = 20  # five suits, values 1 to 4
SEATS: Final = 6

FINISH: Final = 0  # nothing more: no further order, unit, purchase, deal, action
ACT: Final = 1  # act(action) (ATK-22)
MOVE: Final = 0
BLITZ: Final = 1
STRATEGIC: Final = 2
SEA: Final = 3
DIPLOMACY: Final = 4
PRODUCE: Final = 5
TRADE: Final = 6
ACTIONS: Final = 7
ALLOW: Final = 8  # the sea power's veto, on crossings (ATK-33) and deals (ATK-114)
REFUSE: Final = 9
FLY: Final = 10  # one plane of a refused group goes on (ATK-37)
BACK: Final = 11  # the rest of them go back
VOLUNTEER: Final = 12  # to command neutral troops (ATK-95)
ABSTAIN: Final = 13
FIGHT: Final = 14  # at sea (ATK-65, ATK-79)
WITHDRAW: Final = 15  # from a sea battle, or an offer
ACCEPT: Final = 16
DECLINE: Final = 17
COUNTER: Final = 18
PROPOSE: Final = 19
STAND: Final = 20  # the offer stands, the partner may answer it
COMMIT: Final = 21  # commit(unit) to a land battle (ATK-50, ATK-52)
BUY: Final = 25  # buy(unit), land units first, then ships (ATK-118, ATK-119)
LAY: Final = 33  # lay(ship) face down in the row (ATK-69)
PARTNER: Final = 37  # partner(player) for a deal (ATK-110)
GIVE: Final = 43  # give(card)
WANT: Final = 63  # want(card)
CLAIM: Final = 83  # claim(region) (ATK-15)
# then, with n regions: capital(region) at 83 + n (ATK-18), pick(region) at 83 + 2n (ATK-27), battle(region) at
# 83 + 3n (ATK-R05), sway(region) at 83 + 4n (ATK-87), deploy(unit, region) at 83 + 5n (ATK-17, ATK-120),
# send(unit, region) by land at 83 + 9n (ATK-27), ship(unit, region) by sea at 83 + 13n (ATK-30); 83 + 17n in all

ACTION_NAMES: Final = ("move", "blitz", "strategic", "sea", "diplomacy", "produce", "trade")
