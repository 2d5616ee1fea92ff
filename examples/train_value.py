"""Learn what positions of Attila are worth from games in batches, and play by it: minutes on two cores.

    python examples/train_value.py [--steps 4000] [--games 400]

A small network (scikit-learn) learns from games of random players, from what the seat to move observes, whether that
seat will be first.  Then it plays: each action is tried in a copy, hidden things dealt anew, and the position with the
best value is taken.  It plays against random bots, its seat rotating; one third of the wins would be luck.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from typing import Any

try:
    import numpy as np
    from sklearn.exceptions import ConvergenceWarning
    from sklearn.neural_network import MLPRegressor
except ModuleNotFoundError as error:
    sys.exit(f"This example needs {error.name}, which is not installed: pip install '.[rl]' scikit-learn")

import kartentisch as kt
from kartentisch.adapters.batch import Batch

GAME, PLAYERS = "attila", 3
EVERY = 4  # of so many steps one is learned from: neighbours are nearly the same


def collect(steps: int, n: int, seed: int) -> tuple[Any, Any]:
    """Observations, and for each the share of the others that the seat has left behind in the end."""
    batch = Batch(GAME, PLAYERS, n, seed, reward="rank")
    looks: list[list[Any]] = [[] for _ in range(n)]  # of the game that goes on in each row
    seats: list[list[int]] = [[] for _ in range(n)]
    inputs, targets = [], []
    for step in range(steps):
        if step % EVERY == 0:
            shown = batch.observations.astype(np.float32)
            for row in range(n):
                looks[row].append(shown[row])
                seats[row].append(int(batch.seats[row]))
        batch.step(batch.guesses())
        for row in np.flatnonzero(batch.done):
            inputs += looks[row]
            targets += [batch.rewards[row, seat] for seat in seats[row]]
            looks[row], seats[row] = [], []
    return np.array(inputs), np.array(targets)


def train(steps: int, n: int = 64, seed: int = 1, epochs: int = 6) -> Any:
    """A network from observations (divided by 10) to the share of the others left behind."""
    inputs, targets = collect(steps, n, seed)
    net = MLPRegressor(hidden_layer_sizes=(64,), alpha=1e-3, batch_size=256, max_iter=epochs, random_state=seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)  # a few epochs will do
        net.fit(inputs / 10, targets)
    return net


def choose(net: Any, state: kt.State, chance: kt.Chance, layout: Any) -> int:
    """The action behind which the seat's own view promises most, in one world that agrees with what it knows."""
    seat, legal = state.seat, state.legal_actions()
    world = state.clone()
    world.determinize(seat, chance)
    rows = []
    for action in legal:
        after, out = world.clone(), layout.buffer()
        after.apply(action)
        chance.settle(after)
        after.observe(seat, out)
        rows.append(np.frombuffer(out, np.int64))
    return legal[int(np.argmax(net.predict(np.array(rows, np.float32) / 10)))]


def share_of_wins(net: Any, games: int, seed: int = 7) -> float:
    """Wins of the network's seat against random players; ties count in part."""
    game, won = kt.load(GAME), 0.0
    layout = game.observation(PLAYERS)
    for number in range(games):
        chance, own = kt.Chance(seed * 1_000_003 + number), number % PLAYERS
        state = game.new(PLAYERS, seed=number)
        while not state.over:
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
            elif state.seat == own:
                state.apply(choose(net, state, chance, layout))
            else:
                state.apply(legal[chance.below(len(legal))])
            chance.settle(state)
        won += state.returns()[own]
    return won / games


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--steps", type=int, default=4000, help="steps of 64 games to learn from")
    words.add_argument("--games", type=int, default=400, help="games to play afterwards")
    wanted = words.parse_args()
    learned = train(wanted.steps)
    print(f"share of wins against two random players: {share_of_wins(learned, wanted.games):.3f} (luck: 0.333)")
