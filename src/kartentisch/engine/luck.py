"""Luck: what dice or cards brought a seat, against what was to be expected of them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Luck:
    """What chance brought one seat in one matter, over a whole game.

    Attributes:
        matter: a word of the game's; text `luck-<matter>`.  With a dot the parts of a matter: `hits.tank`.
        seat: whose luck.
        tries: how often chance was asked: dice, rolls, match-ups.
        got: what it brought.
        expected: what it brings on average, given what each try was about.
        deviation: the standard deviation of what it brings: two of these away is rare.
    """

    matter: str
    seat: int
    tries: int
    got: int
    expected: float
    deviation: float


class Tally:
    """Adds up luck, try by try.

    >>> tally = Tally(("heads",))
    >>> tally.add("heads", 0, got=1, expected=0.5, variance=0.25)
    >>> tally.add("heads", 0, got=1, expected=0.5, variance=0.25)
    >>> tally.rows()[0].got, tally.rows()[0].expected
    (2, 1.0)
    """

    def __init__(self, matters: Sequence[str]) -> None:
        """`matters`: in the order in which they are told."""
        self._matters = list(matters)
        self._sums: dict[tuple[int, int], list[float]] = {}

    def add(self, matter: str, seat: int, got: int, expected: float, variance: float, tries: int = 1) -> None:
        """Count some tries; given what each was about, those of one matter must not depend on each other."""
        sums = self._sums.setdefault((self._matters.index(matter), seat), [0, 0, 0.0, 0.0])
        for i, value in enumerate((tries, got, expected, variance)):
            sums[i] += value

    def rows(self) -> list[Luck]:
        """All sums, by matter and seat."""
        return [
            Luck(self._matters[matter], seat, int(tries), int(got), expected, math.sqrt(variance))
            for (matter, seat), (tries, got, expected, variance) in sorted(self._sums.items())
        ]
