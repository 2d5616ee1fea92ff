"""Games of an iteration, side by side: who answers, and what is told of it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kartentisch.adapters.batch import Batch
from kartentisch.adapters.opponents import Alone, Player, Pool
from kartentisch.adapters.returns import Returns, returns_of
from kartentisch.adapters.scales import scales
from kartentisch.adapters.shared import opening
from kartentisch.bots import Decision, SearchBot
from kartentisch.bots.learned import Learned
from kartentisch.engine.bits import mix
from kartentisch.engine.chance import Chance
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
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
        legal = batch.legal[rows]
        return self.chosen(self.looked(batch.inputs()[rows], legal, np.float32(0))[0])

    def looked(self, inputs: NDArray[Any], legal: NDArray[Any], anchor: Any) -> tuple[NDArray[Any], NDArray[Any]]:
        """Logits of the actions, and by seat, counted from the one that looks, the share of the win.

        `anchor`: what is added to the logits of the seats.
        """
        with torch.no_grad():
            logits, values = self.model(torch.from_numpy(inputs).to(self.device))
            shares = torch.softmax(values + torch.as_tensor(anchor, device=self.device), 1)
            return np.where(legal, logits.cpu().numpy(), np.float32(FORBIDDEN)), shares.cpu().numpy()

    def chosen(self, logits: NDArray[Any]) -> NDArray[np.int64]:
        if not self.best:  # the largest of logits with Gumbel's noise is drawn as softmax would
            logits = logits - np.log(self.dice.exponential(size=logits.shape)).astype(np.float32)
        chosen: NDArray[np.int64] = logits.argmax(1)
        return chosen


class Expert:
    """Answers as a search that weighs first what a network likes."""

    def __init__(self, learned: Learned, simulations: int, seed: int) -> None:
        self.learned, self.simulations = learned, simulations
        self.dice = np.random.default_rng(seed)

    def __call__(self, batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        return np.array([self.answer(batch.state(row)) for row in rows.tolist()], np.int64)

    def answer(self, state: State) -> int:
        seed = int(self.dice.integers(2**61))
        bot = SearchBot(seed, simulations=self.simulations, learned=lambda game, players: self.learned)
        return bot.answer(Decision.of(state, int(state.seat)))


@dataclass(frozen=True)
class Games:
    """What an iteration has seen: [step, game, …], and how many `games` have ended."""

    inputs: NDArray[np.float32]
    legal: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logits: NDArray[np.float32]  # of the actions taken, log of how likely they were
    anchors: NDArray[np.float32]  # added to the logits of the seats
    own: NDArray[np.bool_]  # answered by who learns
    returns: Returns
    games: int


def played(
    batch: Batch,
    steps: int,
    network: Network,
    teacher: Player | None,
    pool: Pool | Alone,
    trace: float,
    anchored: bool,
) -> Games:
    """Play so many steps.

    Args:
        teacher: who answers instead of the network, which only looks.
        pool: who else plays.
        anchored: whether the values are corrections of `Game.value`.
    """
    n, everybody = batch.n, np.arange(batch.n)
    inputs = np.zeros((steps, n, batch.layout.size), np.float32)
    legal = np.zeros((steps, n, batch.game.space.size), np.bool_)
    actions, likely = np.zeros((steps, n), np.int64), np.zeros((steps, n), np.float32)
    seats, own = np.zeros((steps + 1, n), np.int64), np.ones((steps, n), np.bool_)
    values = np.zeros((steps + 1, n, batch.players), np.float32)
    anchors = np.zeros_like(values)
    rewards, done = np.zeros((steps, n, batch.players), np.float32), np.zeros((steps, n), np.bool_)
    for step in range(steps + 1):
        shown, may = batch.inputs(), batch.legal.copy()
        if anchored:
            anchors[step] = anchors_of(batch)
        logits, values[step] = network.looked(shown, may, anchors[step])
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
    return Games(inputs, legal, actions, likely, anchors[:steps], own, returns, int(done.sum()))


def anchors_of(batch: Batch) -> NDArray[np.float32]:
    """[game, seat] the log odds that the game itself promises, from the seat on that is asked."""
    found = [batch.game.standings(batch.state(row)) for row in range(batch.n)]
    return np.array(
        [odds[own:] + odds[:own] for odds, own in zip(found, batch.seats.tolist(), strict=True)], np.float32
    )


@dataclass(frozen=True)
class Positions:
    """Beginnings of turns as one seat sees them, and who won: [position, …]."""

    inputs: NDArray[np.float32]
    anchors: NDArray[np.float32]
    returns: NDArray[np.float32]


def positions(game: Game, players: int, games: int, seed: int, wild: Sequence[float]) -> Positions:
    """Of quick games, in which everybody answers as `Game.rates` says; each is looked at by any of the seats.

    Args:
        wild: shares of answers, 0 to 1, that are taken at random: for each game one of them.
    """
    chance, dice = Chance(seed), np.random.default_rng(seed)
    buffer = game.observation(players).buffer()
    numbers = np.frombuffer(buffer, np.int64)
    inputs, anchors, returns = list[Any](), list[Any](), list[Any]()
    for _ in range(games):
        state, seats, share = opening(game, players, None).clone(), list[int](), float(dice.choice(wild))
        chance.settle(state)
        while not state.over:
            odds, seat = game.standings(state), int(dice.integers(players))
            state.observe(seat, buffer)
            inputs.append(numbers.astype(np.float32))
            anchors.append(odds[seat:] + odds[:seat])
            seats.append(seat)
            state.rollout(chance, game.rate, turns=1, wild=share)
            chance.settle(state)
        won = game.returns(state)
        returns += [won[seat:] + won[:seat] for seat in seats]
    scaled = np.array(inputs, np.float32)
    scaled /= scales(game, players)
    return Positions(scaled, np.array(anchors, np.float32), np.array(returns, np.float32))


def seed_of(seed: int, *numbers: int) -> int:
    """A seed for a part of the run."""
    key = seed
    for number in numbers:
        key = int(mix(key & 0x1FFFFFFFFFFFFFFF, number))
    return key & 0x1FFFFFFFFFFFFFFF
