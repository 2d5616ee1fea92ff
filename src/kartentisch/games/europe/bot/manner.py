"""Ways in which a power may go about a phase of its turn: what the plans of a search differ in.  Compiled by mypyc."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(eq=False)
class Manner:
    """What counts in a plan, against what counts in the usual one.

    Attributes:
        thrift: own losses in battle.
        counter: strokes back at what was taken.
        leaving: what is left behind.
        prize: lands.
        least: the chance to win below which no battle is fought is so much nearer to 1, or to 0.
        forward: a step towards the enemy's capital.
        fear: what the enemy might attack after moves outside combat.
        buys: "" the usual mixture, else what is bought first of all, see `shopping`.
        enough: what a battle has to bring.
        closer: lands that are nearer to the enemy's capital.
        convoys: what they bring.
        landing: what a landing of the Allies has to bring.
        stubborn: a battle goes on by so many IPC longer.
        infantry, armor: their shares of the army; artillery has the rest.
        safe: the risk that a capital may bear when something else is bought.
        wings: fighters that are wanted, `ships`: transports, both as many times as usual.
        near: a step nearer to the enemy's capital, for new units.
        sail: a step at sea towards its goal, for ships.
        together: what armies have to gain that step together.
    """

    thrift: float = 1.0
    counter: float = 1.0
    leaving: float = 1.0
    prize: float = 1.0
    least: float = 0.0
    forward: float = 1.0
    fear: float = 1.0
    buys: str = ""
    enough: float = 1.0
    closer: float = 1.0
    convoys: float = 1.0
    landing: float = 1.0
    stubborn: float = 0.0
    infantry: float = 1.0
    armor: float = 1.0
    safe: float = 1.0
    wings: float = 1.0
    ships: float = 1.0
    near: float = 1.0
    sail: float = 1.0
    together: float = 1.0


USUAL: Final = Manner()
BATTLES: Final = [
    Manner(thrift=1.25, counter=1.7, least=0.15),  # cautious
    Manner(thrift=0.8, counter=0.4, leaving=0.3, least=-0.1),  # bold
    Manner(prize=4.0, thrift=0.5, counter=0.0, leaving=0.0, least=-0.25),  # takes what it can
    Manner(prize=0.3, thrift=0.7, counter=0.3, leaving=0.5),  # kills rather than takes
    Manner(least=0.45),  # only what is sure
]
MARCHES: Final = [
    Manner(forward=0.0),  # holds
    Manner(forward=2.5, fear=0.6),  # presses on
    Manner(fear=2.0),  # holds what is worth most
]
PURCHASES: Final = [Manner(buys="infantry"), Manner(buys="armor"), Manner(buys="air"), Manner(buys="fleet")]
# found by quick games against the usual one (`benchmarks/tune.py`); the second two are those of the last round
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
# in a game of three rounds, found by games from the Eastern front (`docs/notes/strength.md`)
AXIS_SHORT: Final = Manner(
    thrift=0.1, counter=0.0, leaving=-0.49, prize=5.18, least=0.25, enough=1.04, stubborn=-2.57, forward=0.93,
    fear=-0.62, closer=1.8, infantry=0.73, armor=2.0, safe=0.44, wings=1.44, near=0.67, together=0.86,
)  # fmt: skip
ALLIES_SHORT: Final = Manner(
    thrift=-1.15, counter=0.34, leaving=-0.55, prize=5.27, enough=-0.69, stubborn=2.45, forward=1.31, fear=-1.24,
    closer=0.78, infantry=1.36, armor=2.28, wings=1.9, near=1.37, together=1.16,
)  # fmt: skip
