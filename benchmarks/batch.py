"""Steps a second on one core, observation and mask included: batches, PettingZoo, OpenSpiel, side by side.

    python benchmarks/batch.py [GAME ...]

Random play; CPU time, the jobs in turn round after round, medians of the rounds' rates and ratios; choosing the actions
is part of every loop.  Prints JSON.
"""

from __future__ import annotations

import gc
import json
import random
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pyspiel

import kartentisch
from kartentisch.adapters import openspiel, pettingzoo
from kartentisch.adapters.batch import Batch
from kartentisch.engine.chance import Chance
from kartentisch.games import load

PLAYERS, ROUNDS, SECONDS = 3, 9, 0.4
SIZES = (16, 64, 256, 1024)


def batch(name: str, n: int) -> Callable[[float], int]:
    """A batch, its actions chosen at random in compiled code."""
    games = Batch(name, PLAYERS, n, seed=1)

    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            for _ in range(max(1, 2000 // n)):
                games.step(games.guesses())
                steps += n
        return steps

    return play


def agents(name: str) -> Callable[[float], int]:
    """PettingZoo, as its documentation loops."""
    env, dice = pettingzoo.env(name, PLAYERS), random.Random(1)

    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            env.reset(seed=dice.getrandbits(32))
            for _ in env.agent_iter():
                look, _, over, _, _ = env.last()
                if over or process_time() >= until:
                    break
                env.step(int(dice.choice(np.flatnonzero(look["action_mask"]))))
                steps += 1
        return steps

    return play


def spiel(name: str) -> Callable[[float], int]:
    """OpenSpiel's loop around our game: tensor and mask of every decision; chance steps are not counted."""
    game, dice = pyspiel.load_game(f"kt_{name}(players={PLAYERS})"), random.Random(1)
    return _spiel_loop(game, dice, True)


def hearts() -> Callable[[float], int]:
    """The same loop around OpenSpiel's own `hearts` in C++, which has an information state and no observation."""
    return _spiel_loop(pyspiel.load_game("hearts"), random.Random(1), False)


def _spiel_loop(game: Any, dice: random.Random, observed: bool) -> Callable[[float], int]:
    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal() and process_time() < until:
                legal = state.legal_actions()
                if not state.is_chance_node():
                    state.legal_actions_mask()
                    seat = state.current_player()
                    state.observation_tensor(seat) if observed else state.information_state_tensor(seat)
                    steps += 1
                state.apply_action(dice.choice(legal))
        return steps

    return play


def playouts(name: str) -> Callable[[float], int]:
    """The rules alone, inside the engine: what a step costs without anything told."""
    game, chance = load(name), Chance(1)

    def play(until: float) -> int:
        steps = 0
        while process_time() < until:
            steps += game.new(PLAYERS, options=game.series).playout(chance)
        return steps

    return play


def measure(name: str) -> dict[str, Any]:
    jobs: dict[str, Callable[[float], int]] = {f"batch_{n}": batch(name, n) for n in SIZES}
    jobs |= {"rules_alone": playouts(name), "pettingzoo": agents(name), "openspiel": spiel(name), "hearts": hearts()}
    rates: dict[str, list[float]] = {job: [] for job in jobs}
    for job in [*jobs, *list(jobs) * ROUNDS]:  # a first round that does not count
        begun = process_time()
        done = jobs[job](begun + SECONDS)
        rates[job].append(done / (process_time() - begun))
    medians = {job: round(statistics.median(some[1:])) for job, some in rates.items()}
    best = max(SIZES, key=lambda n: medians[f"batch_{n}"])

    def ratio(other: str) -> float:
        pairs = zip(rates[f"batch_{best}"][1:], rates[other][1:], strict=True)
        return round(statistics.median(a / b for a, b in pairs), 2)

    others = ("rules_alone", "pettingzoo", "openspiel", "hearts")
    return {
        "steps_per_second": medians,
        "best_n": best,
        "times_as_fast_as": {other: ratio(other) for other in others},
        "entries": load(name).observation(PLAYERS).size,
        "actions": load(name).space.size,
        "compiled": kartentisch.compiled(),
    }


if __name__ == "__main__":
    gc.disable()
    openspiel.register()
    print(json.dumps({name: measure(name) for name in sys.argv[1:] or ["attila", "attack"]}, indent=1))
