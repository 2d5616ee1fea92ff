"""Luck at dice: pips in attack; comparisons won in defence, given what the attack showed and which dice answered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kartentisch.engine.facts import Event
from kartentisch.engine.luck import Luck, Tally
from kartentisch.games.selfr3.defence import defended, won

MATTERS: Final = ("attack", "defence")
SIX, EIGHT = 6, 8


def luck(events: Iterable[Event]) -> list[Luck]:
    """The luck of every seat, from the public events of a whole game."""
    tally = Tally(MATTERS)
    shown: tuple[int, ...] = ()
    for event in events:
        if event.kind.name not in ("rolled", "defended"):
            continue
        dice, eights = tuple(event.args["dice"]), event.args["eights"]
        sides = (SIX,) * (len(dice) - eights) + (EIGHT,) * eights
        if event.kind.name == "rolled":
            shown = dice
            expected, variance = sum((n + 1) / 2 for n in sides), sum((n * n - 1) / 12 for n in sides)
            tally.add("attack", event.args["seat"], sum(dice), expected, variance, len(dice))
        elif shown:
            mean, spread = defended(shown, sides)
            pairs = min(len(shown), len(dice))
            tally.add("defence", event.args["seat"], won(shown, dice), mean, spread, pairs)
    return tally.rows()
