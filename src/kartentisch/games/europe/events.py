"""What can be reported and what can be refused in Europe 1941, each with the rule it rests on.  Compiled by mypyc.

The numbers are for the rules, the names for records and texts (`event-<name>`, `rejection-<name>`).
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ events
# (name, rule, arguments, secret arguments known to the seat only, reveals hidden things)
EVENTS: Final = (
    ("round", "AAE-22", ("round",), (), False),
    ("turn", "AAE-22", ("power",), (), False),
    ("phase", "AAE-23", ("power", "phase"), (), False),
    ("advance", "AAE-06", ("power", "money"), (), False),
    ("proposed", "AAE-07", ("seat", "ussr", "uk", "usa"), (), False),
    ("agreed", "AAE-07", ("ussr", "uk", "usa"), (), False),
    ("not_agreed", "AAE-07", ("seat",), (), True),
    ("split_equally", "AAE-R21", ("ussr", "uk", "usa"), (), False),
    ("bought", "AAE-24", ("power", "kind", "money"), (), False),
    ("placed", "AAE-132", ("power", "kind", "space"), (), False),
    ("moved", "AAE-27", ("power", "kind", "origin", "space"), (), False),
    ("flew", "AAE-37", ("power", "kind", "origin", "space"), (), False),
    ("raid_planned", "AAE-109", ("power", "kind", "origin", "space"), (), False),
    ("loaded", "AAE-160", ("power", "kind", "origin", "space"), (), False),
    ("will_land", "AAE-90", ("power", "kind", "zone", "space"), (), False),
    ("unloaded", "AAE-125", ("power", "kind", "zone", "space"), (), False),
    ("captured", "AAE-78", ("power", "owner", "space", "value"), (), False),
    ("liberated", "AAE-79", ("power", "owner", "space", "value"), (), False),
    ("kept_for", "AAE-80", ("power", "owner", "space", "value"), (), False),
    ("given_back", "AAE-88", ("power", "owner", "space", "value"), (), False),
    ("oil_taken", "AAE-139", ("power", "space", "track"), (), False),
    ("oil_freed", "AAE-R17", ("power", "space", "track"), (), False),
    ("guns_taken", "AAE-82", ("power", "guns", "space"), (), False),
    ("plundered", "AAE-85", ("power", "owner", "money"), (), False),
    ("convoy_sunk", "AAE-121", ("power", "owner", "space", "value"), (), False),
    ("convoy_restored", "AAE-122", ("power", "owner", "space", "value"), (), False),
    ("landed", "AAE-123", ("power", "kind", "origin", "space"), (), False),
    ("crashed", "AAE-37", ("power", "kind", "count", "space"), (), False),
    ("converted", "AAE-131", ("owner", "kind", "space"), (), False),
    ("surfaced", "AAE-137", ("power", "count", "space"), (), False),
    ("righted", "AAE-74", ("power", "count", "space"), (), False),
    ("income", "AAE-138", ("power", "money"), (), False),
    ("no_income", "AAE-86", ("power",), (), False),
    ("oil_paid", "AAE-141", ("ussr", "uk", "usa"), (), False),
    ("winners", "AAE-167", ("powers",), (), False),
    ("sea_battle", "AAE-40", ("power", "space"), (), False),
    ("land_battle", "AAE-40", ("power", "owner", "space"), (), False),
    ("raided", "AAE-108", ("power", "owner", "space"), (), False),
    ("intercepts", "AAE-110", ("power", "space"), (), False),
    ("flak", "AAE-41", ("power", "kind", "space", "hits", "dice"), (), True),
    ("fired_at", "AAE-51", ("power", "kind", "origin", "space", "hits"), (), True),
    ("struck_first", "AAE-60", ("power", "space", "column", "hits", "dice"), (), True),
    ("shelled", "AAE-96", ("power", "space", "column", "hits", "dice"), (), True),
    ("fired", "AAE-44", ("power", "space", "column", "hits", "dice"), (), True),
    ("wasted", "AAE-R14", ("power", "space", "hits"), (), False),
    ("lost", "AAE-46", ("power", "kind", "space"), (), False),
    ("damaged", "AAE-73", ("power", "space"), (), False),
    ("dived", "AAE-69", ("power", "space"), (), False),
    ("no_hits", "AAE-R16", ("power", "space"), (), False),
    ("retreated", "AAE-49", ("power", "origin", "space"), (), False),
    ("withdrew", "AAE-50", ("power", "space"), (), False),
    ("zone_cleared", "AAE-55", ("power", "space"), (), False),
    ("zone_held", "AAE-52", ("power", "space"), (), False),
    ("repelled", "AAE-52", ("power", "owner", "space"), (), False),
    ("not_taken", "AAE-54", ("power", "owner", "space"), (), False),
    ("called_off", "AAE-103", ("power", "space"), (), False),
    ("went_ashore", "AAE-94", ("power", "kind", "zone", "space"), (), False),
    ("grounded", "AAE-R25", ("power", "count", "space"), (), False),
    ("escaped", "AAE-155", ("power", "kind", "origin", "space"), (), False),
    ("bombed", "AAE-114", ("power", "owner", "space", "damage", "pips"), (), True),
    ("foremost", "AAE-168", ("power", "money"), (), False),
    ("drawn", "AAE-R19", (), (), False),
)

# [[[cog numbers("EVENTS") ]]]
ROUND: Final = 0
TURN: Final = 1
PHASE: Final = 2
ADVANCE: Final = 3
PROPOSED: Final = 4
AGREED: Final = 5
NOT_AGREED: Final = 6
SPLIT_EQUALLY: Final = 7
BOUGHT: Final = 8
PLACED: Final = 9
MOVED: Final = 10
FLEW: Final = 11
RAID_PLANNED: Final = 12
LOADED: Final = 13
WILL_LAND: Final = 14
UNLOADED: Final = 15
CAPTURED: Final = 16
LIBERATED: Final = 17
KEPT_FOR: Final = 18
GIVEN_BACK: Final = 19
OIL_TAKEN: Final = 20
OIL_FREED: Final = 21
GUNS_TAKEN: Final = 22
PLUNDERED: Final = 23
CONVOY_SUNK: Final = 24
CONVOY_RESTORED: Final = 25
LANDED: Final = 26
CRASHED: Final = 27
CONVERTED: Final = 28
SURFACED: Final = 29
RIGHTED: Final = 30
INCOME: Final = 31
NO_INCOME: Final = 32
OIL_PAID: Final = 33
WINNERS: Final = 34
SEA_BATTLE: Final = 35
LAND_BATTLE: Final = 36
RAIDED: Final = 37
INTERCEPTS: Final = 38
FLAK: Final = 39
FIRED_AT: Final = 40
STRUCK_FIRST: Final = 41
SHELLED: Final = 42
FIRED: Final = 43
WASTED: Final = 44
LOST: Final = 45
DAMAGED: Final = 46
DIVED: Final = 47
NO_HITS: Final = 48
RETREATED: Final = 49
WITHDREW: Final = 50
ZONE_CLEARED: Final = 51
ZONE_HELD: Final = 52
REPELLED: Final = 53
NOT_TAKEN: Final = 54
CALLED_OFF: Final = 55
WENT_ASHORE: Final = 56
GROUNDED: Final = 57
ESCAPED: Final = 58
BOMBED: Final = 59
FOREMOST: Final = 60
DRAWN: Final = 61
# [[[end]]]

# ------------------------------------------------------------------ refusals
# (code, rule)
REJECTIONS: Final = (
    ("not_now", "AAE-23"),
    ("too_expensive", "AAE-24"),
    ("capital_lost", "AAE-25"),
    ("nowhere_to_place", "AAE-R24"),
    ("not_your_place", "AAE-08"),
    ("no_factory", "AAE-132"),
    ("factory_full", "AAE-135"),
    ("no_coast", "AAE-134"),
    ("nothing_bought", "AAE-132"),
    ("no_such_unit", "AAE-21"),
    ("has_moved", "AAE-28"),
    ("out_of_reach", "AAE-31"),
    ("neutral", "AAE-18"),
    ("straits", "AAE-19"),
    ("no_landing", "AAE-37"),
    ("guns_do_not_attack", "AAE-39"),
    ("only_into_battle", "AAE-27"),
    ("stops_here", "AAE-32"),
    ("hostile_zone", "AAE-34"),
    ("no_room_aboard", "AAE-R01"),
    ("transport_done", "AAE-161"),
    ("one_land", "AAE-165"),
    ("not_aboard", "AAE-90"),
    ("allied_ship", "AAE-107"),
    ("no_factory_to_bomb", "AAE-108"),
    ("hostile_land", "AAE-125"),
    ("hostile_waters", "AAE-127"),
    ("fresh_conquest", "AAE-183"),
    ("carrier_full", "AAE-128"),
    ("carrier_bound", "AAE-130"),
    ("must_land", "AAE-123"),
    ("captured_gun", "AAE-84"),
    ("foreign_gun", "AAE-144"),
    ("gun_once", "AAE-143"),
    ("no_patriots", "AAE-131"),
    ("wrong_sum", "AAE-07"),
    ("pick_first", "AAE-27"),
    ("picks_spent", "AAE-R23"),
    ("no_bomber", "AAE-109"),
    ("spared_by_hit", "AAE-R14"),
    ("no_casualty", "AAE-47"),
    ("choose_casualty", "AAE-46"),
    ("dive_or_stay", "AAE-68"),
    ("nothing_to_dive", "AAE-67"),
    ("fire_first", "AAE-180"),
    ("no_way_back", "AAE-49"),
    ("in_battle", "AAE-48"),
    ("no_deck", "AAE-155"),
    ("choose_ground", "AAE-50"),
    ("no_ground", "AAE-50"),
    ("land_or_not", "AAE-103"),
    ("no_shot", "AAE-96"),
    ("no_retreat", "AAE-93"),
    ("no_interceptor", "AAE-110"),
    ("name_interceptors", "AAE-109"),
    ("name_battle", "AAE-40"),
    ("sea_first", "AAE-99"),
    ("no_battle", "AAE-40"),
    ("taken_along", "AAE-157"),
    ("already_so", "AAE-23"),
    ("board_first", "AAE-27"),
    ("same_ship", "AAE-27"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
TOO_EXPENSIVE: Final = 1
CAPITAL_LOST: Final = 2
NOWHERE_TO_PLACE: Final = 3
NOT_YOUR_PLACE: Final = 4
NO_FACTORY: Final = 5
FACTORY_FULL: Final = 6
NO_COAST: Final = 7
NOTHING_BOUGHT: Final = 8
NO_SUCH_UNIT: Final = 9
HAS_MOVED: Final = 10
OUT_OF_REACH: Final = 11
NEUTRAL: Final = 12
STRAITS: Final = 13
NO_LANDING: Final = 14
GUNS_DO_NOT_ATTACK: Final = 15
ONLY_INTO_BATTLE: Final = 16
STOPS_HERE: Final = 17
HOSTILE_ZONE: Final = 18
NO_ROOM_ABOARD: Final = 19
TRANSPORT_DONE: Final = 20
ONE_LAND: Final = 21
NOT_ABOARD: Final = 22
ALLIED_SHIP: Final = 23
NO_FACTORY_TO_BOMB: Final = 24
HOSTILE_LAND: Final = 25
HOSTILE_WATERS: Final = 26
FRESH_CONQUEST: Final = 27
CARRIER_FULL: Final = 28
CARRIER_BOUND: Final = 29
MUST_LAND: Final = 30
CAPTURED_GUN: Final = 31
FOREIGN_GUN: Final = 32
GUN_ONCE: Final = 33
NO_PATRIOTS: Final = 34
WRONG_SUM: Final = 35
PICK_FIRST: Final = 36
PICKS_SPENT: Final = 37
NO_BOMBER: Final = 38
SPARED_BY_HIT: Final = 39
NO_CASUALTY: Final = 40
CHOOSE_CASUALTY: Final = 41
DIVE_OR_STAY: Final = 42
NOTHING_TO_DIVE: Final = 43
FIRE_FIRST: Final = 44
NO_WAY_BACK: Final = 45
IN_BATTLE: Final = 46
NO_DECK: Final = 47
CHOOSE_GROUND: Final = 48
NO_GROUND: Final = 49
LAND_OR_NOT: Final = 50
NO_SHOT: Final = 51
NO_RETREAT: Final = 52
NO_INTERCEPTOR: Final = 53
NAME_INTERCEPTORS: Final = 54
NAME_BATTLE: Final = 55
SEA_FIRST: Final = 56
NO_BATTLE: Final = 57
TAKEN_ALONG: Final = 58
ALREADY_SO: Final = 59
BOARD_FIRST: Final = 60
SAME_SHIP: Final = 61
# [[[end]]]
