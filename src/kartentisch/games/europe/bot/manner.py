"""Ways in which a power may go about a phase of its turn: what the plans of a search differ in.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final


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
    """

    def __init__(
        self,
        thrift: float = 1.0,
        counter: float = 1.0,
        leaving: float = 1.0,
        prize: float = 1.0,
        least: float = 0.0,
        forward: float = 1.0,
        fear: float = 1.0,
        buys: str = "",
    ) -> None:
        self.thrift = thrift
        self.counter = counter
        self.leaving = leaving
        self.prize = prize
        self.least = least
        self.forward = forward
        self.fear = fear
        self.buys = buys


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
