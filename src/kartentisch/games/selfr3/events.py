"""What can be told and what can be refused, each with the rule it rests on.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

# (name, rule, values, values that only some seats may know, reveals something hidden, these seats)
EVENTS: Final = (
    # set-up
    ("destroyed", "R2-04", ("region",), (), True),
    ("first_player", "R2-R35", ("seat",), (), True),
    ("claimed", "R2-05", ("seat", "region"), (), False),
    ("left_empty", "R2-07", ("region",), (), False),
    ("deployed", "R2-08", ("seat", "region"), (), False),
    ("posted", "R2-09", ("seat", "officer", "region"), (), False),
    ("station_set", "R2-09", ("seat", "region"), (), False),
    # rounds
    ("round", "R2-11", ("round",), (), False),
    ("bid", "R2-11", ("seat", "coins"), (), True),
    ("tie_won", "R2-13", ("seat",), (), True),
    ("ranked", "R2-12", ("seat", "count"), (), True),
    ("marker", "R2-12", ("seat", "marker"), (), False),
    ("turn", "R2-16", ("seat", "turn"), (), False),
    # income and building
    ("continent", "R2-21", ("seat", "continent", "count"), (), False),
    ("income", "R2-18", ("seat", "count"), (), False),
    ("armies_lapsed", "R2-R37", ("seat", "count"), (), False),
    ("placed", "R2-29", ("seat", "region"), (), False),
    ("recruited", "R2-31", ("seat", "region"), (), False),
    ("officer_bought", "R2-39", ("seat", "officer", "region"), (), False),
    ("station_bought", "R2-48", ("seat", "region"), (), False),
    ("drew", "R2-34", ("seat", "deck", "card"), ("card",), True),
    # attacks
    ("attacked", "R2-53", ("seat", "other", "source", "region", "armies"), (), False),
    ("officer_attacks", "R2-40", ("seat", "officer", "region"), (), False),
    ("regrouped", "R2-R30", ("seat", "region", "armies"), (), False),
    ("entered", "R2-R09", ("seat", "source", "region"), (), False),
    ("played", "R2-83", ("seat", "card", "coins"), (), True),
    ("truced", "R2-128", ("seat", "other", "region"), (), False),
    ("broken_off", "R2-57", ("seat", "region"), (), False),
    ("rolled", "R2-58", ("seat", "eights", "dice"), (), True),
    ("defended", "R2-58", ("seat", "eights", "dice"), (), True),
    ("lost", "R2-72", ("seat", "region", "armies"), (), False),
    ("officer_lost", "R2-72", ("seat", "region", "officer"), (), False),
    ("emptied", "R2-R08", ("seat", "region"), (), False),
    ("station_fell", "R2-R08", ("seat", "region"), (), False),
    ("conquered", "R2-61", ("seat", "other", "region"), (), False),
    ("moved_in", "R2-61", ("seat", "source", "region", "armies"), (), False),
    ("officer_moved_in", "R2-44", ("seat", "source", "region", "officer"), (), False),
    ("station_swapped", "R2-52", ("seat", "region"), (), False),
    ("station_left", "R2-52", ("seat", "region"), (), False),
    ("dismantled", "R2-52", ("seat", "region"), (), False),
    ("moved", "R2-69", ("seat", "source", "region", "armies"), (), False),
    ("officer_moved", "R2-69", ("seat", "source", "region", "officer"), (), False),
    # the end
    ("eliminated", "R2-R25", ("seat",), (), True),  # the lands that its resistance waited for lie open
    ("spoils", "R2-R25", ("seat", "other", "deck", "card"), ("card",), True, ("seat", "other")),
    ("laid_open", "R2-R25", ("seat", "card", "count"), (), True),
    ("scored", "R2-73", ("seat", "count", "bonus", "points"), (), True),
    ("end_rounds", "R2-01", (), (), False),
    ("end_survivor", "R2-R25", ("seat",), (), False),
    # what cards do
    ("turned_up", "R2-143", ("seat", "region"), (), True),
    ("reshuffled", "R2-R23", ("deck",), (), False),
    ("extra_move", "R2-85", ("seat",), (), False),
    ("truce", "R2-86", ("seat", "other"), (), False),
    ("disarms", "R2-87", ("seat", "count"), (), False),
    ("disbanded", "R2-87", ("seat", "region"), (), False),
    ("reassigned", "R2-88", ("seat", "officer", "region"), (), False),
    ("station_gained", "R2-89", ("seat", "region"), (), False),
    ("inflation", "R2-90", ("seat", "other", "coins"), (), False),
    ("retreated", "R2-91", ("seat", "source", "region", "armies"), (), False),
    ("officer_retreated", "R2-91", ("seat", "source", "region", "officer"), (), False),
    ("hidden_units", "R2-93", ("seat", "other", "region", "count"), (), False),
    ("hidden_station", "R2-94", ("seat", "region"), (), False),
    ("extra_units", "R2-95", ("seat", "region", "count"), (), False),
    ("resistance_waits", "R2-96", ("seat", "region"), ("region",), True),
    ("resistance", "R2-96", ("seat", "region", "count"), (), True),
    ("reinforced", "R2-97", ("seat", "region"), (), False),
    ("blackout", "R2-98", ("seat", "other"), (), False),
    ("mined", "R2-99", ("seat", "other", "region", "count"), (), False),
    ("wealth", "R2-102", ("seat", "region", "coins"), (), False),
    ("wealth_lapsed", "R2-152", ("seat", "region"), (), False),
    ("monopoly", "R2-109", ("seat", "coins"), (), False),
    ("monopoly_missed", "R2-154", ("seat",), (), False),
    ("descent", "R2-114", ("seat", "region"), (), False),
    ("no_descent", "R2-114", ("seat",), (), False),
    ("bombed", "R2-131", ("seat", "other", "region", "count"), (), False),
    ("spared", "R2-130", ("seat", "region"), (), False),
    ("fell_flat", "R2-R29", ("seat", "region"), (), False),
    ("carpet", "R2-119", ("seat", "region", "points"), (), True),
    ("continent_hit", "R2-122", ("seat", "continent", "points"), (), True),
    ("rolls_again", "R2-123", ("seat", "points"), (), True),
    ("doomsday", "R2-125", ("seat", "other"), (), False),
    ("doomsday_over", "R2-R18", ("seat",), (), False),
    ("shot", "R2-126", ("seat", "other", "officer", "points"), (), True),
    ("sniped", "R2-126", ("seat", "other", "officer", "region"), (), False),
    ("missed", "R2-126", ("seat", "other", "officer"), (), False),
    ("points_shown", "R2-75", ("seat", "card", "points"), (), True),
    # the quick start
    ("dealt_land", "R2-R39", ("seat", "region"), (), True),
    ("spread", "R2-R39", ("seat", "count"), (), False),
)

# [[[cog numbers("EVENTS") ]]]
DESTROYED: Final = 0
FIRST_PLAYER: Final = 1
CLAIMED: Final = 2
LEFT_EMPTY: Final = 3
DEPLOYED: Final = 4
POSTED: Final = 5
STATION_SET: Final = 6
ROUND: Final = 7
BID: Final = 8
TIE_WON: Final = 9
RANKED: Final = 10
MARKER: Final = 11
TURN: Final = 12
CONTINENT: Final = 13
INCOME: Final = 14
ARMIES_LAPSED: Final = 15
PLACED: Final = 16
RECRUITED: Final = 17
OFFICER_BOUGHT: Final = 18
STATION_BOUGHT: Final = 19
DREW: Final = 20
ATTACKED: Final = 21
OFFICER_ATTACKS: Final = 22
REGROUPED: Final = 23
ENTERED: Final = 24
PLAYED: Final = 25
TRUCED: Final = 26
BROKEN_OFF: Final = 27
ROLLED: Final = 28
DEFENDED: Final = 29
LOST: Final = 30
OFFICER_LOST: Final = 31
EMPTIED: Final = 32
STATION_FELL: Final = 33
CONQUERED: Final = 34
MOVED_IN: Final = 35
OFFICER_MOVED_IN: Final = 36
STATION_SWAPPED: Final = 37
STATION_LEFT: Final = 38
DISMANTLED: Final = 39
MOVED: Final = 40
OFFICER_MOVED: Final = 41
ELIMINATED: Final = 42
SPOILS: Final = 43
LAID_OPEN: Final = 44
SCORED: Final = 45
END_ROUNDS: Final = 46
END_SURVIVOR: Final = 47
TURNED_UP: Final = 48
RESHUFFLED: Final = 49
EXTRA_MOVE: Final = 50
TRUCE: Final = 51
DISARMS: Final = 52
DISBANDED: Final = 53
REASSIGNED: Final = 54
STATION_GAINED: Final = 55
INFLATION: Final = 56
RETREATED: Final = 57
OFFICER_RETREATED: Final = 58
HIDDEN_UNITS: Final = 59
HIDDEN_STATION: Final = 60
EXTRA_UNITS: Final = 61
RESISTANCE_WAITS: Final = 62
RESISTANCE: Final = 63
REINFORCED: Final = 64
BLACKOUT: Final = 65
MINED: Final = 66
WEALTH: Final = 67
WEALTH_LAPSED: Final = 68
MONOPOLY: Final = 69
MONOPOLY_MISSED: Final = 70
DESCENT: Final = 71
NO_DESCENT: Final = 72
BOMBED: Final = 73
SPARED: Final = 74
FELL_FLAT: Final = 75
CARPET: Final = 76
CONTINENT_HIT: Final = 77
ROLLS_AGAIN: Final = 78
DOOMSDAY: Final = 79
DOOMSDAY_OVER: Final = 80
SHOT: Final = 81
SNIPED: Final = 82
MISSED: Final = 83
POINTS_SHOWN: Final = 84
DEALT_LAND: Final = 85
SPREAD: Final = 86
# [[[end]]]

REJECTIONS: Final = (
    ("not_now", "R2-17"),
    ("taken", "R2-05"),
    ("not_yours", "R2-29"),
    ("ruin", "R2-04"),
    ("no_entry", "R2-30"),
    ("marker_taken", "R2-12"),
    ("too_dear", "R2-33"),
    ("bid_too_high", "R2-14"),
    ("officer_stands", "R2-R20"),
    ("no_such_officer", "R2-39"),
    ("land_only", "R2-48"),
    ("stations_spent", "R2-48"),
    ("station_stands", "R2-48"),
    ("figures_first", "R2-34"),
    ("cards_first", "R2-17"),
    ("attacks_over", "R2-17"),
    ("four_cards", "R2-35"),
    ("deck_empty", "R2-37"),
    ("deck_closed", "R2-36"),
    ("too_few", "R2-57"),
    ("no_target", "R2-53"),
    ("own_target", "R2-53"),
    ("no_officer_for", "R2-54"),
    ("not_adjacent", "R2-53"),
    ("under_truce", "R2-127"),
    ("three_at_most", "R2-56"),
    ("one_stays", "R2-57"),
    ("nobody_moves", "R2-69"),
    ("already_there", "R2-53"),
    ("no_such_unit", "R2-72"),
    ("no_die", "R2-58"),
    ("not_connected", "R2-69"),
    ("moved_already", "R2-69"),
    ("no_station_there", "R2-52"),
    # cards
    ("no_such_card", "R2-37"),
    ("no_officer_to_play", "R2-82"),
    ("cost_too_high", "R2-83"),
    ("blacked_out", "R2-98"),
    ("wrong_moment", "R2-78"),
    ("other_kind", "R2-79"),
    ("only_attacked", "R2-80"),
    ("first_move_first", "R2-155"),
    ("no_own_ground", "R2-R28"),
    ("three_needed", "R2-R28"),
    ("no_station_free", "R2-R28"),
    ("no_officer_there", "R2-126"),
    ("no_enemy_ground", "R2-119"),
    ("nowhere_to_retreat", "R2-91"),
    ("at_the_end", "R2-81"),
    ("on_an_attack", "R2-79"),
    ("abc_only", "R2-125"),
    ("other_ground", "R2-R01"),
    ("another_one", "R2-135"),
    ("no_rival", "R2-98"),
    ("no_army_there", "R2-87"),
    ("reassigned_already", "R2-88"),
    ("mine_of_other_kind", "R2-R31"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
TAKEN: Final = 1
NOT_YOURS: Final = 2
RUIN: Final = 3
NO_ENTRY: Final = 4
MARKER_TAKEN: Final = 5
TOO_DEAR: Final = 6
BID_TOO_HIGH: Final = 7
OFFICER_STANDS: Final = 8
NO_SUCH_OFFICER: Final = 9
LAND_ONLY: Final = 10
STATIONS_SPENT: Final = 11
STATION_STANDS: Final = 12
FIGURES_FIRST: Final = 13
CARDS_FIRST: Final = 14
ATTACKS_OVER: Final = 15
FOUR_CARDS: Final = 16
DECK_EMPTY: Final = 17
DECK_CLOSED: Final = 18
TOO_FEW: Final = 19
NO_TARGET: Final = 20
OWN_TARGET: Final = 21
NO_OFFICER_FOR: Final = 22
NOT_ADJACENT: Final = 23
UNDER_TRUCE: Final = 24
THREE_AT_MOST: Final = 25
ONE_STAYS: Final = 26
NOBODY_MOVES: Final = 27
ALREADY_THERE: Final = 28
NO_SUCH_UNIT: Final = 29
NO_DIE: Final = 30
NOT_CONNECTED: Final = 31
MOVED_ALREADY: Final = 32
NO_STATION_THERE: Final = 33
NO_SUCH_CARD: Final = 34
NO_OFFICER_TO_PLAY: Final = 35
COST_TOO_HIGH: Final = 36
BLACKED_OUT: Final = 37
WRONG_MOMENT: Final = 38
OTHER_KIND: Final = 39
ONLY_ATTACKED: Final = 40
FIRST_MOVE_FIRST: Final = 41
NO_OWN_GROUND: Final = 42
THREE_NEEDED: Final = 43
NO_STATION_FREE: Final = 44
NO_OFFICER_THERE: Final = 45
NO_ENEMY_GROUND: Final = 46
NOWHERE_TO_RETREAT: Final = 47
AT_THE_END: Final = 48
ON_AN_ATTACK: Final = 49
ABC_ONLY: Final = 50
OTHER_GROUND: Final = 51
ANOTHER_ONE: Final = 52
NO_RIVAL: Final = 53
NO_ARMY_THERE: Final = 54
REASSIGNED_ALREADY: Final = 55
MINE_OF_OTHER_KIND: Final = 56
# [[[end]]]
