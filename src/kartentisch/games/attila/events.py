"""What can be reported and what can be refused in Attila, each with the rule it rests on.  Compiled by mypyc.

The numbers are for the rules, the names for records and texts (`event-<name>`, `rejection-<name>`).
"""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------ events
# (name, rule, arguments, secret arguments known to the seat only, reveals hidden things)
EVENTS: Final = (
    ("first_player", "ATT-09", ("seat",), (), True),
    ("drew", "ATT-17", ("seat", "people"), ("people",), True),
    ("turn", "ATT-14", ("seat", "turn"), (), False),
    ("played", "ATT-15", ("seat", "people"), (), False),
    ("placed", "ATT-20", ("seat", "people", "province"), (), False),
    ("second", "ATT-29", ("seat", "people", "province"), (), False),
    ("influence", "ATT-25", ("seat", "people", "fields", "track"), (), False),
    ("no_card", "ATT-R03", ("seat",), (), False),
    ("showed", "ATT-R03", ("seat", "people", "cards"), (), True),
    ("discarded", "ATT-R03", ("seat", "people"), (), False),
    ("tile", "ATT-55", ("seat", "tile"), (), False),
    ("set_aside", "ATT-58", ("seat", "people"), ("people",), False),
    ("raised", "ATT-59", ("seat", "people", "track"), (), False),
    ("conflict", "ATT-24", ("seat", "province"), (), False),
    ("laid", "ATT-32", ("seat", "people"), ("people",), False),
    ("laid_out", "ATT-R16", ("seat", "cards"), (), False),
    ("revealed", "ATT-35", ("seat", "people", "cards"), (), True),
    ("strength", "ATT-35", ("province", "people", "stones", "cards"), (), False),
    ("left", "ATT-36", ("province", "people", "stones"), (), False),
    ("pacified", "ATT-42", ("province", "century"), (), False),
    ("closed", "ATT-R17", ("province",), (), False),
    ("scoring", "ATT-45", ("century",), (), False),
    ("final_scoring", "ATT-64", (), (), False),
    ("scored", "ATT-53", ("seat", "people", "points", "case"), (), False),
    ("lapsed", "ATT-68", ("seat", "people", "points"), (), False),
    ("taken_back", "ATT-R06", ("seat", "points"), (), False),
    ("reshuffled", "ATT-R01", ("cards",), (), True),
    ("end_tiles", "ATT-60", (), (), False),
    ("end_supply", "ATT-61", ("people",), (), False),
    ("end_track", "ATT-62", ("seat", "people"), (), False),
    ("end_stuck", "ATT-R03", (), (), False),
    ("end_pile", "ATT-R01", (), (), False),
    ("won", "ATT-65", ("seat", "points"), (), False),
    ("swapped_out", "ATT-R02", ("seat", "people", "cards"), (), True),
    ("dealt", "ATT-08", ("seat", "people"), ("people",), True),
)

# [[[cog numbers("EVENTS") ]]]
FIRST_PLAYER: Final = 0
DREW: Final = 1
TURN: Final = 2
PLAYED: Final = 3
PLACED: Final = 4
SECOND: Final = 5
INFLUENCE: Final = 6
NO_CARD: Final = 7
SHOWED: Final = 8
DISCARDED: Final = 9
TILE: Final = 10
SET_ASIDE: Final = 11
RAISED: Final = 12
CONFLICT: Final = 13
LAID: Final = 14
LAID_OUT: Final = 15
REVEALED: Final = 16
STRENGTH: Final = 17
LEFT: Final = 18
PACIFIED: Final = 19
CLOSED: Final = 20
SCORING: Final = 21
FINAL_SCORING: Final = 22
SCORED: Final = 23
LAPSED: Final = 24
TAKEN_BACK: Final = 25
RESHUFFLED: Final = 26
END_TILES: Final = 27
END_SUPPLY: Final = 28
END_TRACK: Final = 29
END_STUCK: Final = 30
END_PILE: Final = 31
WON: Final = 32
SWAPPED_OUT: Final = 33
DEALT: Final = 34
# [[[end]]]

# how a people's points came about (the scoring cases of the rulebook)
CASE_A: Final = 0
CASE_B: Final = 1
CASE_C: Final = 2
CASE_D: Final = 3
CASE_E: Final = 4
CASES: Final = ("a", "b", "c", "d", "e")

# ------------------------------------------------------------------ rejections
REJECTIONS: Final = (
    ("not_now", "ATT-14"),
    ("no_such_card", "ATT-15"),
    ("no_supply", "ATT-78"),
    ("not_upper", "ATT-19"),
    ("not_reached", "ATT-20"),
    ("province_closed", "ATT-22"),
    ("province_full", "ATT-23"),
    ("no_tiles_left", "ATT-R17"),
    ("must_play", "ATT-14"),
    ("tile_spent", "ATT-81"),
    ("tile_this_turn", "ATT-55"),
    ("tile_needs_card", "ATT-57"),
    ("not_in_province", "ATT-33"),
    ("own_turn_only", "ATT-55"),
    ("laying_begun", "ATT-R11"),
    ("swap_empty", "ATT-58"),
    ("swap_pile", "ATT-58"),
    ("both_steps", "ATT-59"),
    ("not_pending", "ATT-R04"),
    ("must_choose", "ATT-R04"),
    ("can_play", "ATT-R03"),
    ("must_show", "ATT-R03"),
    ("hand_was_shown", "ATT-R03"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
NO_SUCH_CARD: Final = 1
NO_SUPPLY: Final = 2
NOT_UPPER: Final = 3
NOT_REACHED: Final = 4
PROVINCE_CLOSED: Final = 5
PROVINCE_FULL: Final = 6
NO_TILES_LEFT: Final = 7
MUST_PLAY: Final = 8
TILE_SPENT: Final = 9
TILE_THIS_TURN: Final = 10
TILE_NEEDS_CARD: Final = 11
NOT_IN_PROVINCE: Final = 12
OWN_TURN_ONLY: Final = 13
LAYING_BEGUN: Final = 14
SWAP_EMPTY: Final = 15
SWAP_PILE: Final = 16
BOTH_STEPS: Final = 17
NOT_PENDING: Final = 18
MUST_CHOOSE: Final = 19
CAN_PLAY: Final = 20
MUST_SHOW: Final = 21
HAND_WAS_SHOWN: Final = 22
# [[[end]]]
