"""What can be told and what can be refused, each with the rule it rests on.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

# (name, rule, values, values that only the seat may know, reveals something hidden)
EVENTS: Final = (
    ("drew", "SKI-03", ("seat", "card"), ("card",), True),
    ("turn", "SKI-04", ("seat", "turn"), (), False),
    ("passed", "SKI-04", ("seat",), (), False),
    ("marched", "SKI-04", ("seat", "card", "space"), (), False),
    ("taken", "SKI-06", ("seat", "space"), (), False),
    ("contest", "SKI-07", ("seat", "other", "space"), (), False),
    ("laid", "SKI-07", ("seat", "card"), (), False),
    ("rolled", "SKI-08", ("seat", "attack", "defence"), (), True),
    ("held", "SKI-08", ("seat", "space"), (), False),
    ("ended", "SKI-09", (), (), False),
)

# [[[cog numbers("EVENTS") ]]]
DREW: Final = 0
TURN: Final = 1
PASSED: Final = 2
MARCHED: Final = 3
TAKEN: Final = 4
CONTEST: Final = 5
LAID: Final = 6
ROLLED: Final = 7
HELD: Final = 8
ENDED: Final = 9
# [[[end]]]

REJECTIONS: Final = (
    ("not_now", "SKI-04"),
    ("no_such_card", "SKI-03"),
    ("own_place", "SKI-05"),
    ("too_far", "SKI-05"),
)

# [[[cog numbers("REJECTIONS") ]]]
NOT_NOW: Final = 0
NO_SUCH_CARD: Final = 1
OWN_PLACE: Final = 2
TOO_FAR: Final = 3
# [[[end]]]
