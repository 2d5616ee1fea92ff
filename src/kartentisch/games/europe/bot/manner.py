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
        enough: float = 1.0,
        closer: float = 1.0,
        convoys: float = 1.0,
        landing: float = 1.0,
        stubborn: float = 0.0,
        infantry: float = 1.0,
        armor: float = 1.0,
        safe: float = 1.0,
        wings: float = 1.0,
        ships: float = 1.0,
        near: float = 1.0,
        sail: float = 1.0,
        together: float = 1.0,
    ) -> None:
        self.thrift = thrift
        self.counter = counter
        self.leaving = leaving
        self.prize = prize
        self.least = least
        self.forward = forward
        self.fear = fear
        self.buys = buys
        self.enough = enough
        self.closer = closer
        self.convoys = convoys
        self.landing = landing
        self.stubborn = stubborn
        self.infantry = infantry
        self.armor = armor
        self.safe = safe
        self.wings = wings
        self.ships = ships
        self.near = near
        self.sail = sail
        self.together = together


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
