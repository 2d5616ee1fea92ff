"""Luck at dice: hits on land, at sea and from guns, pips of bombs, each against its exact expectation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kartentisch.engine.facts import Event
from kartentisch.engine.luck import Luck, Tally
from kartentisch.games.europe.volley import FACES

MATTERS: Final = ("land", "sea", "flak", "bombs")
SHOTS: Final = ("fired", "struck_first", "shelled")


def luck(events: Iterable[Event], seats: Mapping[str, int], seas: frozenset[str]) -> list[Luck]:
    """The luck of every seat, from the public events of a whole game.

    Args:
        seats: who plays each power.
        seas: the zones of the board.
    """
    tally = Tally(MATTERS)
    for event in events:
        name, args = event.kind.name, event.args
        if name in SHOTS:  # a hit is no more than the column's number (AAE-44)
            dice, chance = len(args["dice"]), args["column"] / FACES
            matter = "sea" if args["space"] in seas else "land"
            tally.add(matter, seats[args["power"]], args["hits"], dice * chance, dice * chance * (1 - chance), dice)
        elif name == "flak":  # of whoever flies: aircraft that come through (AAE-41)
            dice, chance = len(args["dice"]), 1 - 1 / FACES
            through = dice - args["hits"]
            tally.add("flak", seats[args["power"]], through, dice * chance, dice * chance * (1 - chance), dice)
        elif name == "bombed":
            dice = len(args["pips"])
            mean, spread = dice * (FACES + 1) / 2, dice * (FACES**2 - 1) / 12
            tally.add("bombs", seats[args["power"]], sum(args["pips"]), mean, spread, dice)
    return tally.rows()
