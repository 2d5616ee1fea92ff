"""What dice of the defence may be expected to win against what the attack has shown.  Compiled by mypyc."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product


def won(attack: Sequence[int], defence: Sequence[int]) -> int:
    """How many comparisons the defender wins; both sorted, ties are his (R2-59)."""
    return sum(theirs >= ours for ours, theirs in zip(attack, defence, strict=False))


@lru_cache(maxsize=4096)
def defended(attack: tuple[int, ...], sides: tuple[int, ...]) -> tuple[float, float]:
    """Mean and variance of the comparisons that such dice win, exactly."""
    rolls = [won(attack, sorted(roll, reverse=True)) for roll in product(*(range(1, n + 1) for n in sides))]
    mean = sum(rolls) / len(rolls)
    return mean, sum((n - mean) ** 2 for n in rolls) / len(rolls)
