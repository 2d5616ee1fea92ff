"""How long something takes, whatever the machine is and does just then."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time


def pace(work: Callable[[], object], times: int = 10) -> float:
    """How many times as long as ten thousand turns of a plain loop of Python (half a millisecond), tried in turn."""

    def took(act: Callable[[], object]) -> float:
        begun = process_time()
        act()
        return process_time() - begun

    return median(took(work) / took(_yardstick) for _ in range(times))


def _yardstick() -> int:
    total = 0
    for number in range(10_000):
        total += number * number
    return total
