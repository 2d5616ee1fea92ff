"""What can be told and what can be refused, each with the rule it rests on.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

# (name, rule, values, values that only some seats may know, reveals something hidden, these seats)
EVENTS: Final = (
    ("round", "SKI-03", ("round",), (), False),
    ("paid", "SKI-03", ("seat", "coins"), (), False),
    ("drew", "SKI-03", ("seat", "card"), ("card",), True),
    ("drew_known", "SKI-11", ("seat", "card"), (), False),
    ("bid", "SKI-04", ("seat", "coins"), (), True),
    ("first", "SKI-04", ("seat", "coins"), (), True),
    ("turn", "SKI-06", ("seat", "turn"), (), False),
    ("finished", "SKI-06", ("seat",), (), False),
    ("entered", "SKI-07", ("seat", "source", "region", "size"), (), False),
    ("attacked", "SKI-08", ("attacker", "other", "source", "region", "size"), (), False),
    ("played", "SKI-08", ("seat", "card"), (), True),
    ("halted", "SKI-09", ("seat", "region"), (), False),
    ("reinforced", "SKI-09", ("seat", "other"), (), False),
    ("spied", "SKI-10", ("seat", "other", "card"), ("card",), True, ("seat", "other")),
    ("nothing_seen", "SKI-10", ("seat", "other"), (), False),
    ("rolled", "SKI-12", ("seat", "dice"), (), True),
    ("lost", "SKI-13", ("seat", "region", "units"), (), True),
    ("conquered", "SKI-14", ("seat", "region"), (), False),
    ("emptied", "SKI-14", ("region",), (), False),
    ("end_regions", "SKI-15", ("seat",), (), False),
    ("end_rounds", "SKI-15", (), (), False),
)

# [[[cog numbers("EVENTS") ]]]
ROUND: Final = 0
PAID: Final = 1
DREW: Final = 2
DREW_KNOWN: Final = 3
BID: Final = 4
FIRST: Final = 5
TURN: Final = 6
FINISHED: Final = 7
ENTERED: Final = 8
ATTACKED: Final = 9
PLAYED: Final = 10
HALTED: Final = 11
REINFORCED: Final = 12
SPIED: Final = 13
NOTHING_SEEN: Final = 14
ROLLED: Final = 15
LOST: Final = 16
CONQUERED: Final = 17
EMPTIED: Final = 18
END_REGIONS: Final = 19
END_ROUNDS: Final = 20
# [[[end]]]

REJECTIONS: Final = (
    ("not_now", "SKI-06"),
    ("not_yours", "SKI-06"),
    ("too_few", "SKI-06"),
    ("no_target", "SKI-06"),
    ("no_such_card", "SKI-02"),
    ("not_for_attacker", "SKI-09"),
    ("no_such_unit", "SKI-13"),
    ("too_dear", "SKI-04"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
NOT_YOURS: Final = 1
TOO_FEW: Final = 2
NO_TARGET: Final = 3
NO_SUCH_CARD: Final = 4
NOT_FOR_ATTACKER: Final = 5
NO_SUCH_UNIT: Final = 6
TOO_DEAR: Final = 7
# [[[end]]]
