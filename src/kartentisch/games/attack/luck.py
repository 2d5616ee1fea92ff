"""Luck in Attack!: hits on land, match-ups at sea, rolls of diplomacy, each against its exact expectation.

Everything is read from public events: which units are in action is told as they are committed, reinforced and lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Any, Final

from kartentisch.engine.facts import Event
from kartentisch.engine.luck import Luck, Tally
from kartentisch.games.attack.battles import LEAST_DICE
from kartentisch.games.attack.dice import DICE, SIDES
from kartentisch.games.attack.layout import UNIT_NAMES
from kartentisch.games.attack.table import TANK

MATTERS: Final = ("hits", *(f"hits.{unit}" for unit in UNIT_NAMES), "sea", "diplomacy", "rivals")
Force = tuple[int, ...]  # units in action, by kind


def luck(events: Iterable[Event], die: Sequence[int], rivals: int) -> list[Luck]:
    """The luck of every seat.

    Args:
        events: of the whole game, in order; public values are enough.
        die: how many sides of the battle die show each unit, and nothing.
        rivals: what a rival must roll for a region that stayed neutral (ATK-91).
    """
    return _Reader(tuple(die), rivals).read(events)


class _Reader:
    def __init__(self, die: tuple[int, ...], rivals: int) -> None:
        self.die, self.rivals, self.tally = die, rivals, Tally(MATTERS)
        self.forces: dict[int, Counter[str]] = {}  # by seat: in action in the battle that is fought
        self.shown: dict[str, int] = {}
        self.needed = 0
        self.challenger: dict[str, Any] | None = None  # the first roll of a match-up

    def read(self, events: Iterable[Event]) -> list[Luck]:
        for event in events:
            reader = getattr(self, f"_{event.kind.name}", None)
            if reader is not None:
                reader(dict(event.args))
        return self.tally.rows()

    # ------------------------------------------------------------------ on land
    def _attacked(self, _: dict[str, Any]) -> None:
        self.forces = {}

    _invaded = _attacked

    def _committed(self, args: dict[str, Any]) -> None:
        self.forces.setdefault(args["seat"], Counter())[args["unit"]] += 1

    _reinforced = _committed

    def _lost(self, args: dict[str, Any]) -> None:
        self.forces.setdefault(args["seat"], Counter())[args["unit"]] -= args["units"]

    _neutrals_lost = _lost  # told with who leads them

    def _dice(self, args: dict[str, Any]) -> None:
        self.shown = args

    def _hits(self, args: dict[str, Any]) -> None:
        """At most one hit for each unit whose kind is shown (ATK-56)."""
        seat, dice = args["seat"], args["dice"]
        known = self.forces.get(seat, Counter())
        force = tuple(known[unit] for unit in UNIT_NAMES)
        if dice != max(LEAST_DICE, sum(force) + force[TANK]):
            return  # the game was brought in the middle of this battle: what stands there was not told
        expected, variance = hits(force, dice, self.die)
        self.tally.add("hits", seat, args["hits"], expected, variance, dice)
        for kind, unit in enumerate(UNIT_NAMES):
            if force[kind] > 0:
                alone = tuple(units if i == kind else 0 for i, units in enumerate(force))
                part, spread = hits(alone, dice, self.die)
                self.tally.add(f"hits.{unit}", seat, min(force[kind], self.shown[unit]), part, spread, dice)

    # ------------------------------------------------------------------ at sea
    def _matched(self, args: dict[str, Any]) -> None:
        """Two rolls make a match-up; who is higher hits (ATK-73)."""
        if self.challenger is None:
            self.challenger = args
            return
        pair, self.challenger = (self.challenger, args), None
        for own, other in (pair, pair[::-1]):
            chance = beats(own["modifier"] - other["modifier"])
            self.tally.add("sea", own["seat"], int(own["total"] > other["total"]), chance, chance * (1 - chance))

    # ------------------------------------------------------------------ diplomacy
    def _diplomacy(self, args: dict[str, Any]) -> None:
        self.needed = args["needed"]

    def _diplomacy_roll(self, args: dict[str, Any]) -> None:
        self._rolled("diplomacy", args, self.needed)

    def _rival_roll(self, args: dict[str, Any]) -> None:
        self._rolled("rivals", args, self.rivals)

    def _rolled(self, matter: str, args: dict[str, Any], needed: int) -> None:
        chance = reaches(needed)
        self.tally.add(matter, args["seat"], int(args["total"] >= needed), chance, chance * (1 - chance))


# ------------------------------------------------------------------ what is to be expected
@lru_cache(maxsize=4096)
def hits(force: Force, dice: int, die: tuple[int, ...]) -> tuple[float, float]:
    """Mean and variance of the hits of so many dice, exactly.

    Args:
        force: units in action, by kind.
        die: sides of the die that show each kind, and nothing.
    """
    ways: dict[tuple[int, int], float] = {(dice, 0): 1.0}  # dice that are left, hits so far
    sides = sum(die)
    for units, shows in zip(force, die, strict=False):
        after: dict[tuple[int, int], float] = {}
        share = shows / sides
        for (left, sofar), chance in ways.items():
            for n in range(left + 1):
                key = (left - n, sofar + min(units, n))
                after[key] = after.get(key, 0.0) + chance * comb(left, n) * share**n * (1 - share) ** (left - n)
        ways, sides = after, sides - shows
    mean = sum(chance * n for (_, n), chance in ways.items())
    return mean, sum(chance * (n - mean) ** 2 for (_, n), chance in ways.items())


@lru_cache
def beats(ahead: int) -> float:
    """The chance that two dice and so much more show a higher total than two others."""
    totals = _totals()
    wins = sum(a * b for x, a in totals.items() for y, b in totals.items() if x + ahead > y)
    return float(wins / SIDES ** (2 * DICE))


@lru_cache
def reaches(needed: int) -> float:
    """The chance that two dice show at least so much."""
    ways = sum(ways for total, ways in _totals().items() if total >= needed)
    return float(ways / SIDES**DICE)


@lru_cache
def _totals() -> dict[int, int]:
    """In how many ways two dice show each total."""
    faces: Final = range(1, SIDES + 1)
    return dict(Counter(one + other for one in faces for other in faces))
