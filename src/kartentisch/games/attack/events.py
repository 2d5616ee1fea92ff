"""What can be reported and what can be refused in Attack!, each with the rule it rests on.  Compiled by mypyc.

The numbers are for the rules, the names for records and texts (`event-<name>`, `rejection-<name>`).
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ events
# (name, rule, arguments, secret arguments known to the seat only, reveals hidden things)
EVENTS: Final = (
    ("dealt", "ATK-13", ("seat", "card"), ("card",), True),
    ("start_roll", "ATK-14", ("seat", "total"), (), True),
    ("start_tie", "ATK-R04", ("seat", "total"), (), True),
    ("first_player", "ATK-14", ("seat",), (), False),
    ("claimed", "ATK-15", ("seat", "region"), (), False),
    ("deployed", "ATK-17", ("seat", "unit", "region"), (), False),
    ("capital", "ATK-18", ("seat", "region"), (), False),
    ("round", "ATK-19", ("round",), (), False),
    ("turn", "ATK-19", ("seat", "turn"), (), False),
    ("action", "ATK-22", ("seat", "action"), (), False),
    ("sent", "ATK-27", ("seat", "unit", "origin", "region"), (), False),
    ("blitzed", "ATK-42", ("seat", "unit", "origin", "region"), (), False),
    ("moved_far", "ATK-45", ("seat", "unit", "origin", "region"), (), False),
    ("waits", "ATK-32", ("seat", "unit", "origin", "region"), (), False),
    ("crossing_allowed", "ATK-33", ("seat", "origin", "region"), (), False),
    ("crossing_refused", "ATK-35", ("seat", "origin", "region"), (), False),
    ("flew", "ATK-37", ("seat", "origin", "region"), (), False),
    ("turned_back", "ATK-37", ("seat", "origin", "region", "planes"), (), False),
    ("crossed", "ATK-34", ("seat", "origin", "region", "units"), (), False),
    ("attacked", "ATK-39", ("seat", "other", "region"), (), False),
    ("invaded", "ATK-39", ("seat", "region"), (), False),
    ("garrison", "ATK-94", ("region", "card"), (), True),
    ("volunteered", "ATK-95", ("seat", "region"), (), True),
    ("command_roll", "ATK-95", ("seat", "total"), (), True),
    ("command_tie", "ATK-R04", ("seat", "total"), (), True),
    ("commands", "ATK-95", ("seat", "region"), (), True),
    ("appointed", "ATK-R07", ("seat", "region"), (), True),
    ("committed", "ATK-50", ("seat", "unit", "region"), (), False),
    ("reinforced", "ATK-52", ("seat", "unit", "region", "round"), (), False),
    ("dice", "ATK-54", ("seat", "infantry", "tank", "artillery", "aircraft"), (), True),
    ("hits", "ATK-56", ("seat", "hits", "dice", "round"), (), False),
    ("lost", "ATK-57", ("seat", "unit", "units", "region"), (), False),
    ("wasted", "ATK-58", ("seat", "hits"), (), False),
    ("conquered", "ATK-61", ("seat", "other", "region"), (), False),
    ("repelled", "ATK-61", ("seat", "other", "region"), (), False),
    ("neutrals_beaten", "ATK-98", ("seat", "region"), (), False),
    ("neutrals_held", "ATK-97", ("region", "card"), (), False),
    ("kept_card", "ATK-98", ("seat", "card"), (), False),
    ("captured", "ATK-101", ("seat", "other", "card"), ("card",), True),
    ("gave_up", "ATK-101", ("seat", "card"), ("card",), True),
    ("nothing_to_capture", "ATK-102", ("seat", "other"), (), False),
    ("drew", "ATK-90", ("seat", "card"), ("card",), True),
    ("empty_pile", "ATK-R17", ("seat",), (), False),
    ("eliminated", "ATK-123", ("seat",), (), False),
    ("estate", "ATK-R23", ("seat", "cards"), (), False),
    ("sea_taken", "ATK-64", ("seat",), (), False),
    ("challenged", "ATK-65", ("seat", "other"), (), False),
    ("yielded", "ATK-66", ("seat", "other"), (), False),
    ("sea_fight", "ATK-65", ("seat", "other"), (), False),
    ("laid", "ATK-69", ("seat", "ship"), ("ship",), False),
    ("row", "ATK-71", ("seat", "place", "ship"), (), True),
    ("matched", "ATK-73", ("seat", "ship", "roll", "modifier", "total"), (), True),
    ("sea_tie", "ATK-73", ("place",), (), False),
    ("damaged", "ATK-77", ("seat", "ship"), (), False),
    ("sunk", "ATK-76", ("seat", "ship"), (), False),
    ("carrier_sunk", "ATK-75", ("seat", "ship"), (), False),
    ("set_aside", "ATK-78", ("seat", "ships"), (), False),
    ("retreated", "ATK-79", ("seat", "other"), (), False),
    ("sea_won", "ATK-80", ("seat", "other"), (), False),
    ("diplomacy", "ATK-87", ("seat", "region", "needed"), (), False),
    ("diplomacy_roll", "ATK-88", ("seat", "total"), (), True),
    ("rival_roll", "ATK-91", ("seat", "total"), (), True),
    ("rival_tie", "ATK-92", ("seat", "total"), (), True),
    ("joined", "ATK-90", ("seat", "region"), (), False),
    ("rival_joined", "ATK-91", ("seat", "region"), (), False),
    ("stayed_neutral", "ATK-93", ("region",), (), False),
    ("production", "ATK-116", ("seat", "points", "capitals", "sets"), (), True),
    ("bought", "ATK-118", ("seat", "unit", "points"), (), False),
    ("bought_ship", "ATK-119", ("seat", "ship", "points"), (), False),
    ("lapsed", "ATK-117", ("seat", "points"), (), False),
    ("placed", "ATK-120", ("seat", "unit", "region"), (), False),
    ("offered", "ATK-110", ("seat", "other", "offer", "gives", "wants"), (), True),
    ("counters", "ATK-110", ("seat", "other"), (), False),
    ("withdrew", "ATK-110", ("seat", "other"), (), False),
    ("accepted", "ATK-110", ("seat", "other"), (), True),
    ("declined", "ATK-110", ("seat", "other"), (), False),
    ("deal_allowed", "ATK-114", ("seat",), (), False),
    ("deal_refused", "ATK-114", ("seat",), (), False),
    ("gave", "ATK-110", ("seat", "card"), ("card",), False),
    ("received", "ATK-110", ("seat", "card"), ("card",), False),
    ("deal", "ATK-111", ("seat", "other", "offer", "gives", "wants"), (), False),
    ("clock", "ATK-R25", ("time",), (), True),
    ("end_elimination", "ATK-123", (), (), False),
    ("end_survivor", "ATK-126", ("seat",), (), False),
    ("end_time", "ATK-124", ("round",), (), False),
    ("end_length", "ATK-R24", ("round",), (), False),
    ("won", "ATK-125", ("seat", "regions", "units"), (), False),
    ("trade_lapsed", "ATK-111", ("seat",), (), False),
    ("weakest", "ATK-R17", ("region", "card"), (), True),
    ("undefended", "ATK-R17", ("seat", "region"), (), False),
    ("offered_card", "ATK-110", ("seat", "card"), ("card",), True),
    ("wanted_card", "ATK-110", ("seat", "card"), ("card",), True),
    ("promised", "ATK-112", ("seat", "text"), (), False),
    ("nobody_leads", "ATK-R07", ("region",), (), True),
    ("neutrals_lost", "ATK-57", ("seat", "unit", "units", "region"), (), False),
    # the quick start
    ("dealt_region", "ATK-R27", ("seat", "region"), (), True),
    ("spread", "ATK-R27", ("seat", "count"), (), False),
)  # fmt: skip

# [[[cog numbers("EVENTS") ]]]
DEALT: Final = 0
START_ROLL: Final = 1
START_TIE: Final = 2
FIRST_PLAYER: Final = 3
CLAIMED: Final = 4
DEPLOYED: Final = 5
CAPITAL: Final = 6
ROUND: Final = 7
TURN: Final = 8
ACTION: Final = 9
SENT: Final = 10
BLITZED: Final = 11
MOVED_FAR: Final = 12
WAITS: Final = 13
CROSSING_ALLOWED: Final = 14
CROSSING_REFUSED: Final = 15
FLEW: Final = 16
TURNED_BACK: Final = 17
CROSSED: Final = 18
ATTACKED: Final = 19
INVADED: Final = 20
GARRISON: Final = 21
VOLUNTEERED: Final = 22
COMMAND_ROLL: Final = 23
COMMAND_TIE: Final = 24
COMMANDS: Final = 25
APPOINTED: Final = 26
COMMITTED: Final = 27
REINFORCED: Final = 28
DICE: Final = 29
HITS: Final = 30
LOST: Final = 31
WASTED: Final = 32
CONQUERED: Final = 33
REPELLED: Final = 34
NEUTRALS_BEATEN: Final = 35
NEUTRALS_HELD: Final = 36
KEPT_CARD: Final = 37
CAPTURED: Final = 38
GAVE_UP: Final = 39
NOTHING_TO_CAPTURE: Final = 40
DREW: Final = 41
EMPTY_PILE: Final = 42
ELIMINATED: Final = 43
ESTATE: Final = 44
SEA_TAKEN: Final = 45
CHALLENGED: Final = 46
YIELDED: Final = 47
SEA_FIGHT: Final = 48
LAID: Final = 49
ROW: Final = 50
MATCHED: Final = 51
SEA_TIE: Final = 52
DAMAGED: Final = 53
SUNK: Final = 54
CARRIER_SUNK: Final = 55
SET_ASIDE: Final = 56
RETREATED: Final = 57
SEA_WON: Final = 58
DIPLOMACY: Final = 59
DIPLOMACY_ROLL: Final = 60
RIVAL_ROLL: Final = 61
RIVAL_TIE: Final = 62
JOINED: Final = 63
RIVAL_JOINED: Final = 64
STAYED_NEUTRAL: Final = 65
PRODUCTION: Final = 66
BOUGHT: Final = 67
BOUGHT_SHIP: Final = 68
LAPSED: Final = 69
PLACED: Final = 70
OFFERED: Final = 71
COUNTERS: Final = 72
WITHDREW: Final = 73
ACCEPTED: Final = 74
DECLINED: Final = 75
DEAL_ALLOWED: Final = 76
DEAL_REFUSED: Final = 77
GAVE: Final = 78
RECEIVED: Final = 79
DEAL: Final = 80
CLOCK: Final = 81
END_ELIMINATION: Final = 82
END_SURVIVOR: Final = 83
END_TIME: Final = 84
END_LENGTH: Final = 85
WON: Final = 86
TRADE_LAPSED: Final = 87
WEAKEST: Final = 88
UNDEFENDED: Final = 89
OFFERED_CARD: Final = 90
WANTED_CARD: Final = 91
PROMISED: Final = 92
NOBODY_LEADS: Final = 93
NEUTRALS_LOST: Final = 94
DEALT_REGION: Final = 95
SPREAD: Final = 96
# [[[end]]]

# ------------------------------------------------------------------ rejections
REJECTIONS: Final = (
    ("not_now", "ATK-19"),
    ("taken", "ATK-15"),
    ("other_continent", "ATK-16"),
    ("no_such_unit", "ATK-17"),
    ("not_own", "ATK-120"),
    ("action_twice", "ATK-20"),
    ("blitz_needs_move", "ATK-41"),
    ("sea_held", "ATK-R15"),
    ("sea_needs_ship", "ATK-R15"),
    ("no_neutrals", "ATK-87"),
    ("trade_closed", "ATK-115"),
    ("offers_spent", "ATK-R22"),
    ("last_unit", "ATK-25"),
    ("has_moved", "ATK-27"),
    ("out_of_reach", "ATK-27"),
    ("no_route", "ATK-30"),
    ("blitz_units", "ATK-42"),
    ("blitz_at_sea", "ATK-43"),
    ("not_connected", "ATK-46"),
    ("no_land_path", "ATK-45"),
    ("land_path", "ATK-R10"),
    ("pick_first", "ATK-27"),
    ("nothing_to_send", "ATK-27"),
    ("no_battle", "ATK-62"),
    ("reserve_empty", "ATK-50"),
    ("commit_all", "ATK-134"),
    ("one_active", "ATK-53"),
    ("row_ship", "ATK-69"),
    ("not_neutral", "ATK-87"),
    ("too_expensive", "ATK-118"),
    ("nothing_bought", "ATK-120"),
    ("no_partner", "ATK-110"),
    ("card_not_held", "ATK-110"),
    ("want_too_many", "ATK-110"),
    ("cannot_give", "ATK-110"),
    ("no_retreat", "ATK-60"),
    ("own_region_first", "ATK-18"),
    ("no_counter", "ATK-R22"),
    ("picks_spent", "ATK-R26"),
    ("abroad", "ATK-17"),
    ("pick_abroad", "ATK-27"),
    ("transfer_abroad", "ATK-45"),
    ("tank_path", "ATK-28"),
    ("in_battle", "ATK-40"),
    ("reserve_spent", "ATK-52"),
    ("ship_too_expensive", "ATK-119"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
TAKEN: Final = 1
OTHER_CONTINENT: Final = 2
NO_SUCH_UNIT: Final = 3
NOT_OWN: Final = 4
ACTION_TWICE: Final = 5
BLITZ_NEEDS_MOVE: Final = 6
SEA_HELD: Final = 7
SEA_NEEDS_SHIP: Final = 8
NO_NEUTRALS: Final = 9
TRADE_CLOSED: Final = 10
OFFERS_SPENT: Final = 11
LAST_UNIT: Final = 12
HAS_MOVED: Final = 13
OUT_OF_REACH: Final = 14
NO_ROUTE: Final = 15
BLITZ_UNITS: Final = 16
BLITZ_AT_SEA: Final = 17
NOT_CONNECTED: Final = 18
NO_LAND_PATH: Final = 19
LAND_PATH: Final = 20
PICK_FIRST: Final = 21
NOTHING_TO_SEND: Final = 22
NO_BATTLE: Final = 23
RESERVE_EMPTY: Final = 24
COMMIT_ALL: Final = 25
ONE_ACTIVE: Final = 26
ROW_SHIP: Final = 27
NOT_NEUTRAL: Final = 28
TOO_EXPENSIVE: Final = 29
NOTHING_BOUGHT: Final = 30
NO_PARTNER: Final = 31
CARD_NOT_HELD: Final = 32
WANT_TOO_MANY: Final = 33
CANNOT_GIVE: Final = 34
NO_RETREAT: Final = 35
OWN_REGION_FIRST: Final = 36
NO_COUNTER: Final = 37
PICKS_SPENT: Final = 38
ABROAD: Final = 39
PICK_ABROAD: Final = 40
TRANSFER_ABROAD: Final = 41
TANK_PATH: Final = 42
IN_BATTLE: Final = 43
RESERVE_SPENT: Final = 44
SHIP_TOO_EXPENSIVE: Final = 45
# [[[end]]]
