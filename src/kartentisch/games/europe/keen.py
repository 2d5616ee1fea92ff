"""The manners by which whoever thinks ahead at Europe plays, and all in its simulations: found by `benchmarks/tune.py`.

They attack sooner than the usual one, fear strokes back less, and take what they can in the last round.
"""

from __future__ import annotations

from typing import Final

from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.policy import Policy

AXIS: Final = Manner(
    thrift=0.84, counter=0.48, leaving=0.84, prize=1.36, least=0.18, enough=0.69, stubborn=-0.54, forward=0.88,
    fear=0.89, closer=1.36, convoys=0.74, infantry=1.15, armor=0.95, safe=0.95, wings=0.84, near=1.15, sail=0.91,
    together=1.26,
)  # fmt: skip
ALLIES: Final = Manner(
    thrift=0.31, counter=0.54, leaving=0.85, prize=2.47, least=0.05, enough=0.95, stubborn=0.01, forward=0.6,
    fear=0.98, closer=1.01, convoys=1.03, infantry=1.15, armor=0.73, safe=0.95, wings=0.97, near=0.98, sail=1.24,
    together=0.84, landing=0.4, ships=1.49,
)  # fmt: skip
AXIS_LAST: Final = Manner(
    thrift=0.42, counter=0.77, leaving=0.59, prize=2.51, least=0.07, enough=0.82, stubborn=-0.88
)  # fmt: skip
ALLIES_LAST: Final = Manner(
    thrift=0.21, counter=0.07, leaving=0.06, prize=4.62, least=-0.26, enough=0.23, stubborn=2.55
)  # fmt: skip
KEEN: Final = Policy(AXIS, ALLIES, AXIS_LAST, ALLIES_LAST)
