"""What an action has to roll: a sum of dice that decides whether it succeeds."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Hurdle(NamedTuple):
    """At least `total` with some dice, and how likely that is."""

    total: int
    chance: float

    @classmethod
    def of_dice(cls, total: int, dice: int = 2, sides: int = 6) -> Hurdle:
        """The sum of so many dice must be `total` or more: exact.

        >>> Hurdle.of_dice(8).chance == 15 / 36
        True
        """
        return cls(total, _at_least(total, dice, sides))


@lru_cache(maxsize=64)
def _at_least(total: int, dice: int, sides: int) -> float:
    ways = {0: 1}
    for _ in range(dice):
        ways = _one_more(ways, sides)
    return sum(n for points, n in ways.items() if points >= total) / float(sides**dice)


def _one_more(ways: dict[int, int], sides: int) -> dict[int, int]:
    more: dict[int, int] = {}
    for points, n in ways.items():
        for face in range(1, sides + 1):
            more[points + face] = more.get(points + face, 0) + n
    return more


__all__ = ["Hurdle"]
