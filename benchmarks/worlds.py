"""What a search pays for its worlds: cloning, determinizing, imagining from a view, observing, side by side.

    python benchmarks/worlds.py [GAME ...]

Moments of random games; CPU microseconds, medians of rounds in which all jobs take their turn.  Prints JSON.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.games import load, ready

GAMES, DECISIONS, SHARE = 6, 1500, 0.03
ROUNDS, CALLS = 7, 20


def moments(game: Any) -> list[Any]:
    """States of random games with as many players as can be."""
    found = []
    for seed in range(GAMES):
        dice, chance = random.Random(seed), Chance(seed)
        state = game.new(game.seats[-1], seed, game.series)
        for _ in range(DECISIONS):
            if dice.random() < SHARE:
                found.append(state.clone())
            state.apply(dice.choice(state.legal_actions()))
            chance.settle(state)
            if state.over:
                break
    return found


def measure(name: str) -> dict[str, float]:
    game = load(name)
    states, chance = moments(game), Chance(1)
    worlds = [(state.clone(), int(state.seat)) for state in states]
    views = [state.view(int(state.seat)) for state in states]
    out, mask = game.observation(game.seats[-1]).buffer(), game.mask_buffer()
    jobs: dict[str, tuple[int, Callable[[], Any]]] = {
        "clone": (CALLS, lambda: [state.clone() for state in states]),
        "determinize": (CALLS, lambda: [world.determinize(seat, chance) for world, seat in worlds]),
        "imagine": (1, lambda: [game.imagine(view, 1) for view in views]),
        "key": (CALLS, lambda: [state.key() for state in states]),
        "observe": (CALLS, lambda: [state.observe(0, out) for state in states]),
        "legal_mask": (CALLS, lambda: [state.legal_mask(mask) for state in states]),
    }
    times: dict[str, list[float]] = {job: [] for job in jobs}
    for _ in range(ROUNDS):
        for job, (calls, work) in jobs.items():
            begun = process_time()
            for _ in range(calls):
                work()
            times[job].append((process_time() - begun) / calls / len(states) * 1e6)
    told = {job: round(statistics.median(some), 2) for job, some in times.items()}
    ratios = [a / b for a, b in zip(times["imagine"], times["determinize"], strict=True)]
    return told | {"imagine_by_determinize": round(statistics.median(ratios), 1)}


if __name__ == "__main__":
    print(json.dumps({name: measure(name) for name in sys.argv[1:] or ready()}, indent=1))
