"""Learn from games in batches, and beat the greedy bot by it: a few minutes on one core, numpy alone.

    python examples/beat_greedy.py [--steps 4000] [--games 60]

A small network learns who wins from games of greedy players (one in twenty answers is taken at random), from what the
seat that is asked observes.  Then it plays: the actions that the policy rates best are tried in worlds that agree with
what the seat knows, everybody goes on by the policy for some turns, and the network says what came of it.  One third of
the wins against two greedy bots would be an equal's share.
"""

from __future__ import annotations

import argparse
import sys
from copy import copy
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError as error:
    sys.exit(f"This example needs {error.name}, which is not installed: pip install '.[rl]'")

from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

import kartentisch as kt
from kartentisch.adapters.batch import Batch
from kartentisch.adapters.opponents import Greedy, share_of_wins
from kartentisch.adapters.returns import returns_of
from kartentisch.adapters.scales import scales

GAME, PLAYERS = "attacke", 3
WILD = 0.05  # of the answers that are learned from
TOP, WORLDS, TURNS = 12, 40, 9  # actions that are tried, in how many worlds each, and how far ahead
LUCK = 0.5  # of standard errors: by less than that nothing is taken to be better than what the policy likes best


class Net:
    """One hidden layer, and the share of the win for every seat, from the one that looks on; learns by Adam."""

    def __init__(self, size: int, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: list[NDArray[np.float32]] = [
            dice.normal(0, 1 / np.sqrt(size), (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, PLAYERS), np.float32),
            np.zeros(PLAYERS, np.float32),
        ]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.n = 0

    def shares(self, inputs: NDArray[np.float32]) -> NDArray[np.float32]:
        return self._through(inputs)[1]

    def _through(self, inputs: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        first, bias, second, last = self.weights
        hidden = np.maximum(inputs @ first + bias, 0)
        odds = hidden @ second + last
        odds = np.exp(odds - odds.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True)

    def learn(self, inputs: NDArray[np.float32], returns: NDArray[np.float32], rate: float = 2e-3) -> float:
        """One step; the cross entropy before it."""
        hidden, shares = self._through(inputs)
        slope = (shares - returns) / np.float32(len(inputs))
        below = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [inputs.T @ below, below.sum(0), hidden.T @ slope, slope.sum(0)]
        self.n += 1
        for one, mean, square, steep in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (steep - mean)
            square += 0.001 * (steep * steep - square)
            one -= rate * (mean / (1 - 0.9**self.n)) / (np.sqrt(square / (1 - 0.999**self.n)) + 1e-8)
        return float(-(returns * np.log(shares + 1e-9)).sum(1).mean())


def train(steps: int, n: int = 64, seed: int = 1, part: int = 250) -> tuple[Net, list[float]]:
    """The network, and its cross entropy in every part of the steps; of three equals it would be 1.10."""
    batch, greedy, dice = Batch(GAME, PLAYERS, n, seed), Greedy(seed), np.random.default_rng(seed)
    net, curve = Net(batch.layout.size, 64, seed), list[float]()
    rows = np.arange(n)
    for _ in range(0, steps, part):
        seats, rewards, done, inputs = [batch.seats.copy()], [], [], []
        for _ in range(part):
            inputs.append(batch.inputs())
            answers = np.where(dice.random(n) < WILD, batch.guesses(), greedy(batch, rows))
            batch.step(answers)
            seats.append(batch.seats.copy())
            rewards.append(batch.rewards.copy())
            done.append(batch.done.copy())
        values = np.zeros((part + 1, n, PLAYERS), np.float32)
        values[part] = net.shares(batch.inputs())  # of games that go on, what it expects by now
        targets = returns_of(np.array(seats), np.array(rewards), np.array(done), values, trace=1.0).returns
        shown, won = np.concatenate(inputs), targets.reshape(-1, PLAYERS)
        order = dice.permutation(len(shown))
        losses = [net.learn(shown[some], won[some]) for some in np.array_split(order, max(1, len(order) // 256))]
        curve.append(float(np.mean(losses)))
    return net, curve


class Ahead:
    """Plays by the network: each row of a batch on its own."""

    def __init__(self, net: Net, seed: int) -> None:
        self.net, self.chance = net, kt.Chance(seed)

    def __call__(self, batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        return np.array([self.answer(batch.state(row)) for row in rows.tolist()], np.int64)

    def answer(self, state: kt.State) -> int:
        seat, legal, game = int(state.seat), state.legal_actions(), state.game
        if len(legal) == 1:
            return legal[0]
        worlds, rates = [], np.zeros(len(legal))
        for _ in range(WORLDS):
            worlds.append(state.clone())
            worlds[-1].determinize(seat, self.chance)
        for world in worlds[:4]:
            rates += list(game.rates(world, vec[i64](legal), seat))
        tried = [legal[i] for i in np.argsort(-rates)[:TOP]]
        layout, shown, over = game.observation(PLAYERS), list[Any](), dict[int, float]()
        for world in worlds:
            luck = self.chance.split()
            for action in tried:  # each in the same world, with the same luck
                after, chance = world.clone(), copy(luck)
                after.apply(action)
                after.rollout(chance, game.rate, turns=TURNS)
                if after.over:
                    over[len(shown)] = after.returns()[seat]
                buffer = layout.buffer()
                after.observe(seat, buffer)
                shown.append(np.frombuffer(buffer, np.int64))
        shares = self.net.shares(np.array(shown, np.float32) / scales(game, PLAYERS))[:, 0]
        shares[list(over)] = list(over.values())
        better = (shares := shares.reshape(WORLDS, -1)) - shares[:, :1]
        sure = better.mean(0) - LUCK * better.std(0) / np.sqrt(WORLDS)
        return int(tried[sure.argmax()])


def against_greedy(net: Net, games: int, seed: int = 7) -> tuple[float, float]:
    """Its share of the wins against two greedy bots, its seat rotating, and a standard error."""
    return share_of_wins(Batch(GAME, PLAYERS, games, seed), Ahead(net, seed), Greedy(seed), games)


if __name__ == "__main__":
    words = argparse.ArgumentParser()
    words.add_argument("--steps", type=int, default=4000, help="steps of 64 games to learn from")
    words.add_argument("--games", type=int, default=60, help="games to play afterwards")
    wanted = words.parse_args()
    learned, losses = train(wanted.steps)
    print("cross entropy:", " ".join(f"{loss:.3f}" for loss in losses))
    share, error = against_greedy(learned, wanted.games)
    print(f"share of wins against two greedy bots: {share:.3f} +- {1.96 * error:.3f} (an equal's: 0.333)")
