"""Plays the games of a run, wherever the work is done."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from time import perf_counter

from kartentisch.arena.guard import GUARDS
from kartentisch.arena.play import Result, Setting, Task, play
from kartentisch.arena.workers import Workers

SLICE = 0.5  # seconds of games that a process plays before it tells what came of them
BUNDLE = 50  # games, at most, that a process gets at once


def play_some(setting: Setting, seconds: float, tasks: Sequence[Task]) -> tuple[list[Result], Sequence[Task]]:
    """Play the first of the tasks, at least one, until the seconds are over: the results, and the tasks left."""
    until, results = perf_counter() + seconds, []
    for task in tasks:
        results.append(play(setting, task, GUARDS))
        if perf_counter() >= until:
            break
    return results, tasks[len(results) :]


def play_all(
    setting: Setting, games: int, task: Callable[[int], Task], workers: Workers
) -> Generator[list[Result], None, None]:
    """Play so many games and hand out results as they come, in any order; stop iterating to stop it.

    `task`: of the game with a number, from 0.
    """
    # to Ray games go one by one: how many machines there are is its own affair
    size = 1 if workers.alone or workers.ray is not None else max(1, min(BUNDLE, games // (workers.jobs * 4)))
    bundles = ([task(i) for i in range(first, min(first + size, games))] for first in range(0, games, size))
    try:
        yield from workers.do(partial(play_some, setting, 0.0 if workers.alone else SLICE), bundles)
    finally:
        GUARDS.close()
