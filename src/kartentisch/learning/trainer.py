"""A run: iteration after iteration, each of which follows from the weights before it and from its number alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Any

from kartentisch.adapters.batch import Batch
from kartentisch.adapters.opponents import Alone, Bots, Greedy, Player, Pool, share_of_wins
from kartentisch.adapters.scales import scales
from kartentisch.bots.learned import POLICY, Use, packed, unpacked
from kartentisch.engine.extras import needing
from kartentisch.games import load
from kartentisch.learning.config import Config
from kartentisch.learning.files import tensors_of_arrays
from kartentisch.learning.losses import Answers, losses
from kartentisch.learning.model import Model, put, tensors_of
from kartentisch.learning.pairs import pairs_of
from kartentisch.learning.play import Expert, Games, Network, played, positions, seed_of

with needing("train"):
    import numpy as np
    import torch
    from numpy.typing import NDArray

PLAY, LEARN, TEST, WEIGHTS, OTHERS, AGAINST, TEACH = range(7)  # what seeds are for
WEIGHTS_OF_RUN = "weights.safetensors"
POOL = 6  # earlier networks that are remembered
WILD = (0.0, 0.02, 0.06, 0.12)  # of quick games: the share of answers at random, another one in each game
SOME = 512  # positions of these in a step of learning


@dataclass
class Row:
    """What an iteration came to; a line of the curve."""

    iteration: int
    seconds: float
    games: int
    policy: float  # loss of the policy
    value: float  # cross entropy of the shares of the win
    entropy: float
    promised: float | None = None  # the same cross entropy of what the game itself promises, of quick games
    wins: float | None = None  # against the greedy bot, or the one it learns to beat
    error: float | None = None  # its standard error
    decisions: int = 0  # of who learns, with a choice


class Trainer:
    """The network and what it learns by."""

    def __init__(self, config: Config, device: str = "cpu") -> None:
        self.config, self.device = config, torch.device(device)
        self.game = load(config.game)
        self.size = self.game.observation(config.players).size
        self.pairs = pairs_of(self.game, config.players)
        torch.manual_seed(seed_of(config.seed, WEIGHTS))
        self.model = self._made()
        self.kept = self._made()  # follows slowly, and is what comes of the run
        put(self.kept, tensors_of(self.model))
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=config.rate, eps=1e-5)
        self.pool: list[dict[str, NDArray[np.float32]]] = []
        self.iteration = 0

    def _made(self) -> Model:
        config = self.config
        size, actions = self.size, self.game.space.size
        made: Model = Model(size, actions, config.players, config.hidden, self.pairs).to(self.device)
        return made

    # ------------------------------------------------------------------ the work
    def iterations(self) -> Iterator[Row]:
        """The iterations that are left; behind each one the run can be saved."""
        while self.iteration < self.config.iterations:
            yield self.step()

    def step(self) -> Row:
        begun, config, number, decisions = monotonic(), self.config, self.iteration, 0
        if number < config.values:
            games, (promised, lost) = config.games, self._learn_values(number)
        else:
            teacher = self._teacher(number)
            imitates = teacher is not None
            seen = self._play(number, teacher)
            games, promised, lost = seen.games, None, self._learn(seen, number, imitates)
            decisions = int((seen.own & (seen.legal.sum(2) > 1)).sum())
        with torch.no_grad():
            speed = 1.0 if number == 0 else config.average
            for slow, quick in zip(self.kept.parameters(), self.model.parameters(), strict=True):
                slow.lerp_(quick, speed)
        self.iteration += 1
        if self.iteration % config.remember == 0:
            self.pool = [*self.pool, tensors_of(self.kept)][-POOL:]
        row = Row(self.iteration, 0.0, games, *lost, promised, decisions=decisions)
        tested = self.iteration % config.test_every == 0 or self.iteration == config.iterations
        if tested and number >= config.values:
            row.wins, row.error = self.tested(config.test_games)
        row.seconds = round(monotonic() - begun, 2)
        return row

    def tested(self, games: int) -> tuple[float, float]:
        """Share of the wins of the kept network against the greedy bot, or the one it learns to beat, and its error."""
        seed = seed_of(self.config.seed, TEST, self.iteration)
        batch = Batch(self.game, self.config.players, min(games, 64 * self.config.players), seed)
        other = Bots(self.config.against, seed) if self.config.against else Greedy(seed)
        return share_of_wins(batch, Network(self.kept, self.device, seed), other, games)

    def packed(self, use: Use, turns: int | None, about: dict[str, str]) -> bytes:
        """The kept network as bots play by it; see `bots.learned.packed`."""
        scale, anchor = np.array(scales(self.game, self.config.players)), np.array([self.config.anchor], np.float32)
        kept = tensors_of(self.kept)
        if use == Use.VALUE:
            kept = {name: array for name, array in kept.items() if not name.startswith(POLICY)}
        arrays = {**kept, "scale": scale, "anchor": anchor}
        if self.pairs:
            pairs = np.array(self.pairs)
            arrays |= {"scale": np.append(scale, scale[pairs].prod(1)), "pairs": pairs.astype(np.float32)}
        return packed(self.game, self.config.players, tensors_of_arrays(arrays), use, turns, about)

    def _teacher(self, number: int) -> Player | None:
        """Whose answers are learned in this iteration; None: nobody's, it plays itself."""
        config, seed = self.config, seed_of(self.config.seed, TEACH, number)
        if number < config.values + config.imitate:
            return Greedy(seed)
        if number < config.values + config.imitate + config.experts:
            learned = unpacked(self.packed(Use.CHOICE, None, {}), WEIGHTS_OF_RUN, self.game, config.players)
            return Expert(learned, config.simulations, seed)
        return None

    def _play(self, number: int, teacher: Player | None) -> Games:
        config = self.config
        seed = seed_of(config.seed, PLAY, number)
        batch = Batch(self.game, config.players, config.rows, seed)
        network = Network(self.model, self.device, seed)
        others = self._others(number) if teacher is None else []
        pool: Pool | Alone = Pool(batch, others, config.strangers, seed_of(seed, AGAINST))
        if config.against and teacher is None:
            pool = Alone(batch, Bots(config.against, seed_of(seed, AGAINST)))
        trace = config.trace if teacher is None else 1.0
        return played(batch, config.steps, network, teacher, pool, trace, config.anchor)

    def _others(self, number: int) -> list[Player]:
        """Who else may play: the greedy bot, and an earlier network once there is one."""
        seed = seed_of(self.config.seed, OTHERS, number)
        if not self.pool:
            return [Greedy(seed)]
        earlier = self._made()
        put(earlier, self.pool[seed % len(self.pool)])
        return [Greedy(seed), Network(earlier, self.device, seed)]

    def _slow_down(self, number: int) -> None:
        rate = self.config.rate * (1.0 - 0.9 * number / max(1, self.config.iterations))
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _learn_values(self, number: int) -> tuple[float | None, tuple[float, float, float]]:
        """From games that are new every time, so that each position is learned from once only.

        Returns the cross entropy of what the game promises, and the losses as `_learn`.
        """
        config = self.config
        seen = positions(self.game, config.players, config.games, seed_of(config.seed, PLAY, number), WILD)
        inputs = torch.from_numpy(seen.inputs).to(self.device)
        anchors = torch.from_numpy(seen.anchors if config.anchor else np.zeros_like(seen.anchors)).to(self.device)
        returns = torch.from_numpy(seen.returns).to(self.device)
        promised = -(seen.returns * torch.log_softmax(torch.from_numpy(seen.anchors), 1).numpy()).sum(1).mean()
        self._slow_down(number)
        order = torch.randperm(
            len(inputs), generator=torch.Generator().manual_seed(seed_of(config.seed, LEARN, number))
        )
        total, n = 0.0, 0
        for first in range(0, len(order), SOME):
            some = order[first : first + SOME].to(self.device)
            values = self.model(inputs[some])[1] + anchors[some]
            loss = -(returns[some] * torch.log_softmax(values, 1)).sum(1).mean()
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            total, n = total + loss.item(), n + 1
        return round(float(promised), 4), (0.0, round(total / n, 4), 0.0)

    def _learn(self, games: Games, number: int, imitates: bool) -> tuple[float, float, float]:
        config, answers = self.config, Answers.of(games, self.device)
        self._slow_down(number)
        dice = torch.Generator().manual_seed(seed_of(config.seed, LEARN, number))
        sums, n = np.zeros(3), 0
        for _ in range(config.epochs):
            order = torch.randperm(len(answers), generator=dice).to(self.device)
            for first in range(0, len(order), config.minibatch):
                lost = losses(self.model, answers.some(order[first : first + config.minibatch]), config, imitates)
                loss = lost.policy + config.worth * lost.value - (0.0 if imitates else config.entropy) * lost.entropy
                self.optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5 if not imitates else 5.0)
                self.optimizer.step()
                sums += [lost.policy.item(), lost.value.item(), lost.entropy.item()]
                n += 1
        policy, value, entropy = (sums / n).round(4).tolist()
        return policy, value, entropy

    # ------------------------------------------------------------------ as data
    def saved(self) -> dict[str, NDArray[Any]]:
        """All that the next iteration needs, as arrays by name."""
        found = {"iteration": np.array(self.iteration, np.float32)}
        for place, model in (("model", self.model), ("kept", self.kept)):
            found |= {f"{place}.{name}": tensor for name, tensor in tensors_of(model).items()}
        for i, earlier in enumerate(self.pool):
            found |= {f"pool{i}.{name}": tensor for name, tensor in earlier.items()}
        for name, parameter in self.model.named_parameters():
            for key, tensor in self.optimizer.state.get(parameter, {}).items():
                found[f"{key}.{name}"] = tensor.detach().cpu().numpy().copy()
        return found

    def restore(self, saved: dict[str, NDArray[Any]]) -> None:
        """Stand where the trainer stood that gave these arrays.

        Raises:
            KeyError, RuntimeError: they are of another run.
        """
        parts = tuple(tensors_of(self.model))
        for place, model in (("model", self.model), ("kept", self.kept)):
            put(model, {name: saved[f"{place}.{name}"] for name in parts})
        self.pool = []
        while f"pool{len(self.pool)}.{parts[0]}" in saved:
            self.pool.append({name: saved[f"pool{len(self.pool)}.{name}"] for name in parts})
        for name, parameter in self.model.named_parameters():
            keys = ("step", "exp_avg", "exp_avg_sq")
            if f"step.{name}" in saved:
                state = {key: torch.from_numpy(saved[f"{key}.{name}"].copy()) for key in keys}
                on_device = {key: tensor.to(self.device) for key, tensor in state.items() if key != "step"}
                self.optimizer.state[parameter] = {"step": state["step"], **on_device}
        self.iteration = int(saved["iteration"])
