"""How long listing the legal actions takes, by question: the moments with the most choices of random games.

    python benchmarks/legal_actions.py attack [GAMES]

CPU microseconds of `legal_actions` on a fresh clone, less the clone: medians of rounds taken in turn over all moments.
For Attack! also the most that an order of movement can offer: one seat has every region but one, and all kinds of
units in each.  Prints JSON: question -> [choices, microseconds].
"""

from __future__ import annotations

import json
import random
import statistics
import sys
from time import process_time
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.games import load

ROUNDS, CALLS = 15, 1000


def richest(name: str, games: int) -> dict[str, Any]:
    """Of every question the state with the most choices."""
    game, found = load(name), {}
    most: dict[str, int] = {}
    for seed in range(games):
        numbers, chance = random.Random(seed), Chance(seed)
        state = game.new(game.seats[seed % len(game.seats)])
        chance.settle(state)
        while not state.over:
            legal = state.legal_actions()
            where = state.where()
            if len(legal) > most.get(where, 0):
                most[where], found[where] = len(legal), state.clone()
            state.apply(legal[int(numbers.random() * len(legal))])
            chance.settle(state)
    return found


def widest_orders() -> dict[str, Any]:
    """Orders of a seat that has nearly the whole board."""
    game, found = load("attack"), {}
    units = {"infantry": 2, "tank": 2, "artillery": 2, "aircraft": 2}
    *mine, last = [space.id for space in game.board.spaces if space.kind == "region"]
    for action, region in (("strategic", "germany"), ("strategic", "iceland"), ("move", "germany"), ("move", "sudan")):
        state = game.load({"players": 2, "armies": [dict.fromkeys(mine, units), {last: units}]})
        state.apply(game.space.parse(f"act {action}"))
        state.apply(game.space.parse(f"pick {region}"))
        found[f"{action} from {region}"] = state
    return found


def measure(states: dict[str, Any]) -> dict[str, tuple[int, float]]:
    times: dict[str, list[float]] = {where: [] for where in states}
    for _ in range(ROUNDS):
        for where, state in states.items():
            begun = process_time()
            for _ in range(CALLS):
                state.clone()
            alone = process_time() - begun
            begun = process_time()
            for _ in range(CALLS):
                state.clone().legal_actions()
            times[where].append((process_time() - begun - alone) / CALLS * 1e6)
    return {where: (len(states[where].legal_actions()), round(statistics.median(t), 2)) for where, t in times.items()}


if __name__ == "__main__":
    found = richest(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200)
    if sys.argv[1] == "attack":
        found |= widest_orders()
    print(json.dumps(measure(found), indent=1))
