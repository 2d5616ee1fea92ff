"""The actions of Europe 1941 as numbers: blocks of one range; those with a space come last.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

POWERS: Final = 4
KINDS: Final = 11
CARGOES: Final = 4  # infantry, artillery, tank, AA gun: what a transport carries
FLYERS: Final = 2  # fighter, bomber
TROOPS: Final = 6  # land units and aircraft
TRANSPORTS: Final = 24  # that can be told apart in one zone
LEFTS: Final = 7  # steps that an aircraft can still fly
GUNSHIPS: Final = 2  # destroyer, battleship
SHARES: Final = 13  # 0 to 12 IPC
# of the fields that do not depend on the board
SIZES: Final = {
    "kind": 11, "power": 4, "cargo": 4, "flyer": 2, "troop": 6, "ally": 2, "transport": 24, "ussr": 13, "uk": 13,
    "fighters": 2, "left": 7, "gunship": 2,
}  # fmt: skip

BLOCKS: Final = (
    ("finish", ()),  # nothing more of this: purchases, moves, placements
    ("accept", ()),  # a split of the Allies (AAE-07, AAE-142)
    ("decline", ()),
    ("press", ()),  # the attack goes on (AAE-48)
    ("dive", ()),  # a submarine (AAE-67, AAE-68)
    ("stay", ()),  # what may dive, land or leave does not
    ("withdraw", ()),  # aircraft break off a battle (AAE-50)
    ("call_off", ()),  # a landing (AAE-103)
    ("around", ()),  # from now on aircraft fly around guns, as far as they can; once more: a shorter way (AAE-38)
    ("straight", ()),  # from now on they take the shortest way
    ("split", ("ussr", "uk")),  # who gets or pays so much; the rest is the United States' (AAE-07, AAE-142)
    ("board", ("transport",)),  # orders go to this transport of the zone that was picked
    ("buy", ("kind",)),  # AAE-24
    ("intercept", ("power",)),  # one fighter more rises (AAE-110)
    ("lose", ("power", "kind")),  # AAE-46, AAE-106
    ("sink", ("transport",)),  # of several that are hit this one (AAE-77)
    ("down", ("left",)),  # of several aircraft the one that can still fly so far (AAE-46)
    ("bombard", ("gunship",)),  # a landing shot for this landing (AAE-96)
    ("pick", ("space",)),  # orders go to the units here
    ("battle", ("space",)),  # which one is fought next (AAE-40)
    ("retreat", ("space",)),  # AAE-49
    ("send", ("kind", "space")),  # one unit: a step by land or sea, or a flight (AAE-27, AAE-124)
    ("raid", ("flyer", "space")),  # one aircraft bombs or escorts (AAE-109)
    ("ferry", ("fighters", "space")),  # a carrier steps with so many fighters aboard (AAE-157)
    ("load", ("cargo", "space")),  # from this land onto the transport (AAE-160)
    ("unload", ("cargo", "space")),  # into this land (AAE-90)
    ("place", ("kind", "space")),  # AAE-132, AAE-08
    ("convert", ("ally", "troop", "space")),  # AAE-131
)

# [[[cog codes() ]]]
FINISH: Final = 0
ACCEPT: Final = 1
DECLINE: Final = 2
PRESS: Final = 3
DIVE: Final = 4
STAY: Final = 5
WITHDRAW: Final = 6
CALL_OFF: Final = 7
AROUND: Final = 8
STRAIGHT: Final = 9
SPLIT: Final = 10
BOARD: Final = 179
BUY: Final = 203
INTERCEPT: Final = 214
LOSE: Final = 218
SINK: Final = 262
DOWN: Final = 286
BOMBARD: Final = 293
PICK: Final = 295
# [[[end]]]

POWER_NAMES: Final = ("germany", "ussr", "uk", "usa")

# [[[cog numbers("POWER_NAMES") ]]]
GERMANY: Final = 0
USSR: Final = 1
UK: Final = 2
USA: Final = 3
# [[[end]]]

OWNER_NAMES: Final = ("germany", "ussr", "uk", "usa", "middle_east", "neutral")
MIDDLE_EAST: Final = 4
NEUTRAL: Final = 5

KIND_NAMES: Final = (
    "infantry", "artillery", "armor", "aa_gun", "fighter", "bomber", "transport", "submarine", "destroyer", "carrier",
    "battleship",
)  # fmt: skip

# [[[cog numbers("KIND_NAMES") ]]]
INFANTRY: Final = 0
ARTILLERY: Final = 1
ARMOR: Final = 2
AA_GUN: Final = 3
FIGHTER: Final = 4
BOMBER: Final = 5
TRANSPORT: Final = 6
SUBMARINE: Final = 7
DESTROYER: Final = 8
CARRIER: Final = 9
BATTLESHIP: Final = 10
# [[[end]]]
