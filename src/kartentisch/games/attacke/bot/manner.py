"""What counts to a seat of Attacke: the tastes by which its policy plays.  Compiled by mypyc."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(eq=False)
class Manner:
    """What counts to a seat; worths are in lands.

    Attributes:
        world, out: all lands, and an opponent less.
        nearly, whole, lasting: a continent that is nearly complete, by the cube of the part that is held; a card in
            every turn from a complete one, for each round to come; most rounds that it will last.
        weak, strong: what it helps to take from anybody, and more from whoever has more.
        card, army, joker: what it costs to use an army card, more for each army on it, a joker.
        revolution, lost, treason, counter: what it costs to use these cards; a revolution more for each further
            opponent, for what is taken at once does not last.
        drawn: a counter-revolution that is gone: the next revolution succeeds.
        risk: what a revolution or its counter may be worth later, beyond its cost.
        later, treason_later, among_four: what comes soon is soon lost again: how much better a revolution and treason
            are in the last round, if there is one; a revolution among four, for nothing so big lasts.
        fight: what a set of middling cards costs.
        yields: the part of those with a better set who give up before three backs.
        demand, asks, flags: an army of others that changes sides, a demand, and what each army of a defector card is
            worth to whoever keeps it.
    """

    world: float = 60.0
    out: float = 8.0
    nearly: float = 1.0
    whole: float = 0.45
    lasting: float = 3.5
    weak: float = 0.35
    strong: float = 0.9
    card: float = 0.1
    army: float = 0.025
    joker: float = 0.45
    revolution: float = 2.2
    lost: float = 1.3
    treason: float = 0.25
    counter: float = 2.4
    drawn: float = 2.0
    risk: float = 0.9
    later: float = 3.0
    treason_later: float = 0.8
    among_four: float = 20.0
    fight: float = 0.24
    yields: float = 0.3
    demand: float = 0.05
    asks: float = 0.15
    flags: float = 0.06


USUAL: Final = Manner()
# found by quick games among themselves (`benchmarks/tune.py`), nobody seeing another hand; the second is that of the
# last round
TUNED: Final = Manner(
    out=11.636,
    nearly=0.1,
    whole=0.045,
    weak=0.035,
    strong=1.587,
    card=0.103,
    army=0.048,
    joker=0.534,
    revolution=1.753,
    lost=1.685,
    treason=0.047,
    counter=5.85,
    drawn=0.288,
    risk=1.736,
    later=5.867,
    treason_later=2.12,
    fight=0.238,
    yields=0.438,
    demand=0.083,
    asks=0.29,
    flags=0.145,
)
LAST: Final = replace(
    TUNED,
    out=14.783,
    nearly=1.028,
    weak=0.131,
    strong=0.391,
    card=0.189,
    army=0.021,
    joker=0.665,
    fight=0.024,
    yields=0.198,
    drawn=2.78,
)
