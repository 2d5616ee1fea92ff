"""What can be told and what can be refused in Attacke, each with the rule it rests on.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

# (name, rule, values, values that only some seats may know, reveals something hidden, these seats)
EVENTS: Final = (
    ("first_player", "SCH-R13", ("seat",), (), True),
    ("claimed", "SCH-05", ("seat", "land"), (), False),
    ("dealt_land", "SCH-R19", ("seat", "land"), (), True),
    ("lot", "SCH-07", ("seat", "land"), (), True),
    ("dealt", "SCH-08", ("seat", "card"), ("card",), True),
    ("turn", "SCH-09", ("seat", "turn"), (), False),
    ("finished", "SCH-09", ("seat",), (), False),
    ("attacked", "SCH-15", ("seat", "other", "land"), (), False),
    ("laid", "SCH-15", ("seat", "card"), ("card",), False),
    ("defenceless", "SCH-R03", ("seat", "land"), (), False),
    ("gave_up", "SCH-16", ("seat", "land"), (), False),
    ("defended", "SCH-17", ("seat", "armies", "card"), (), True),
    ("turned", "SCH-18", ("seat", "armies", "card"), (), True),
    ("put_away", "SCH-R04", ("seat",), (), False),
    ("repelled", "SCH-19", ("seat", "other", "land"), (), True),
    ("won_fight", "SCH-18", ("seat", "other", "land"), (), True),
    ("taken", "SCH-21", ("seat", "other", "land"), (), False),
    ("revolution", "SCH-25", ("seat", "continent"), (), False),
    ("treason", "SCH-30", ("seat", "other", "land"), (), False),
    ("countered", "SCH-26", ("seat",), (), True),
    ("suffered", "SCH-27", ("seat",), (), False),
    ("demanded", "SCH-32", ("seat", "other", "card"), (), False),
    ("demand", "SCH-32", ("seat", "other", "armies"), (), False),
    ("warded", "SCH-34", ("seat", "card"), (), False),
    ("warded_off", "SCH-R10", ("seat", "other"), (), False),
    ("paid", "SCH-33", ("seat", "card"), ("card",), False),
    ("handed_over", "SCH-37", ("seat", "other", "size", "card"), ("card",), True, ("seat", "other")),
    ("showed", "SCH-35", ("seat", "card"), (), True),
    ("gave_all", "SCH-35", ("seat", "other", "card"), (), True),
    ("nothing_to_give", "SCH-35", ("seat", "other"), (), False),
    ("drew", "SCH-38", ("seat", "card"), ("card",), True),
    ("bonus", "SCH-39", ("seat", "size"), (), False),
    ("no_card_left", "SCH-R08", ("seat",), (), False),
    ("eliminated", "SCH-43", ("seat", "other"), (), False),
    ("estate", "SCH-R15", ("seat", "card"), (), True),
    ("conquered", "SCH-11", ("seat",), (), False),
    ("end_rounds", "SCH-R17", ("rounds",), (), False),
)

# [[[cog numbers("EVENTS") ]]]
FIRST_PLAYER: Final = 0
CLAIMED: Final = 1
DEALT_LAND: Final = 2
LOT: Final = 3
DEALT: Final = 4
TURN: Final = 5
FINISHED: Final = 6
ATTACKED: Final = 7
LAID: Final = 8
DEFENCELESS: Final = 9
GAVE_UP: Final = 10
DEFENDED: Final = 11
TURNED: Final = 12
PUT_AWAY: Final = 13
REPELLED: Final = 14
WON_FIGHT: Final = 15
TAKEN: Final = 16
REVOLUTION: Final = 17
TREASON: Final = 18
COUNTERED: Final = 19
SUFFERED: Final = 20
DEMANDED: Final = 21
DEMAND: Final = 22
WARDED: Final = 23
WARDED_OFF: Final = 24
PAID: Final = 25
HANDED_OVER: Final = 26
SHOWED: Final = 27
GAVE_ALL: Final = 28
NOTHING_TO_GIVE: Final = 29
DREW: Final = 30
BONUS: Final = 31
NO_CARD_LEFT: Final = 32
ELIMINATED: Final = 33
ESTATE: Final = 34
CONQUERED: Final = 35
END_ROUNDS: Final = 36
# [[[end]]]

REJECTIONS: Final = (
    ("not_now", "SCH-09"),
    ("land_taken", "SCH-06"),
    ("no_set", "SCH-13"),
    ("own_land", "SCH-54"),
    ("not_adjacent", "SCH-12"),
    ("no_such_card", "SCH-53"),
    ("wrong_arm", "SCH-13"),
    ("set_incomplete", "SCH-23"),
    ("cannot_defend", "SCH-R03"),
    ("no_revolution", "SCH-25"),
    ("no_treason", "SCH-30"),
    ("no_enemy", "SCH-R14"),
    ("no_counter", "SCH-26"),
    ("no_defectors", "SCH-32"),
    ("own_seat", "SCH-32"),
    ("out_of_game", "SCH-43"),
    ("empty_hand", "SCH-32"),
    ("after_defectors", "SCH-31"),
    ("no_ward", "SCH-34"),
    ("paying", "SCH-34"),
    ("too_small", "SCH-R09"),
    ("too_big", "SCH-R09"),
    ("can_pay", "SCH-35"),
    ("cannot_pay", "SCH-35"),
    ("set_begun", "SCH-17"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
LAND_TAKEN: Final = 1
NO_SET: Final = 2
OWN_LAND: Final = 3
NOT_ADJACENT: Final = 4
NO_SUCH_CARD: Final = 5
WRONG_ARM: Final = 6
SET_INCOMPLETE: Final = 7
CANNOT_DEFEND: Final = 8
NO_REVOLUTION: Final = 9
NO_TREASON: Final = 10
NO_ENEMY: Final = 11
NO_COUNTER: Final = 12
NO_DEFECTORS: Final = 13
OWN_SEAT: Final = 14
OUT_OF_GAME: Final = 15
EMPTY_HAND: Final = 16
AFTER_DEFECTORS: Final = 17
NO_WARD: Final = 18
PAYING: Final = 19
TOO_SMALL: Final = 20
TOO_BIG: Final = 21
CAN_PAY: Final = 22
CANNOT_PAY: Final = 23
SET_BEGUN: Final = 24
# [[[end]]]
