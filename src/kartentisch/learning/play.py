"""Games of an iteration, side by side: who answers, and what is told of it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kartentisch.adapters.batch import Batch
from kartentisch.adapters.opponents import Player, Pool
from kartentisch.adapters.returns import Returns, returns_of
from kartentisch.engine.bits import mix
from kartentisch.engine.extras import needing
from kartentisch.learning.model import FORBIDDEN, Model

with needing("train"):
    import numpy as np
    import torch
    from numpy.typing import NDArray


class Network:
    """Answers as often as the network says, or always as it likes best."""

    def __init__(self, model: Model, device: Any, seed: int, best: bool = False) -> None:
        self.model, self.device, self.best = model, device, best
        self.dice = np.random.default_rng(seed)

    def __call__(self, batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        return self.chosen(self.looked(batch.inputs()[rows], batch.legal[rows])[0])

    def looked(self, inputs: NDArray[Any], legal: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Logits of the actions, and by seat, counted from the one that looks, the share of the win."""
        with torch.no_grad():
            logits, values = self.model(torch.from_numpy(inputs).to(self.device))
            shares = torch.softmax(values, 1)
            return np.where(legal, logits.cpu().numpy(), np.float32(FORBIDDEN)), shares.cpu().numpy()

    def chosen(self, logits: NDArray[Any]) -> NDArray[np.int64]:
        if not self.best:  # the largest of logits with Gumbel's noise is drawn as softmax would
            logits = logits - np.log(self.dice.exponential(size=logits.shape)).astype(np.float32)
        chosen: NDArray[np.int64] = logits.argmax(1)
        return chosen


@dataclass(frozen=True)
class Games:
    """What an iteration has seen: [step, game, …], and how many `games` have ended."""

    inputs: NDArray[np.float32]
    legal: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logits: NDArray[np.float32]  # of the actions taken, log of how likely they were
    own: NDArray[np.bool_]  # answered by who learns
    returns: Returns
    games: int


def played(
    batch: Batch,
    steps: int,
    network: Network,
    teacher: Player | None,
    pool: Pool,
    trace: float,
) -> Games:
    """Play so many steps.

    Args:
        teacher: who answers instead of the network, which only looks.
        pool: who else plays.
    """
    n, everybody = batch.n, np.arange(batch.n)
    inputs = np.zeros((steps, n, batch.layout.size), np.float32)
    legal = np.zeros((steps, n, batch.game.space.size), np.bool_)
    actions, likely = np.zeros((steps, n), np.int64), np.zeros((steps, n), np.float32)
    seats, own = np.zeros((steps + 1, n), np.int64), np.ones((steps, n), np.bool_)
    values = np.zeros((steps + 1, n, batch.players), np.float32)
    rewards, done = np.zeros((steps, n, batch.players), np.float32), np.zeros((steps, n), np.bool_)
    for step in range(steps + 1):
        shown, may = batch.inputs(), batch.legal.copy()
        logits, values[step] = network.looked(shown, may)
        seats[step] = batch.seats
        if step == steps:
            break
        inputs[step], legal[step] = shown, may
        answers = network.chosen(logits) if teacher is None else teacher(batch, everybody)
        own[step] = ~pool.answer(answers)
        most = logits.max(1, keepdims=True)
        log_sum = np.log(np.exp(logits - most).sum(1)) + most[:, 0]
        actions[step], likely[step] = answers, logits[everybody, answers] - log_sum
        batch.step(answers)
        rewards[step], done[step] = batch.rewards, batch.done != 0
    returns = returns_of(seats, rewards, done, values, trace)
    return Games(inputs, legal, actions, likely, own, returns, int(done.sum()))


def seed_of(seed: int, *numbers: int) -> int:
    """A seed for a part of the run."""
    key = seed
    for number in numbers:
        key = int(mix(key & 0x1FFFFFFFFFFFFFFF, number))
    return key & 0x1FFFFFFFFFFFFFFF
