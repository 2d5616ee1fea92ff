"""What a network is to be blamed for in the answers of an iteration."""

from __future__ import annotations

from dataclasses import dataclass, fields

from kartentisch.engine.extras import needing
from kartentisch.learning.config import Config
from kartentisch.learning.model import FORBIDDEN, Model
from kartentisch.learning.play import Games

with needing("train"):
    import numpy as np
    import torch
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Answers:
    """Answers of who learns, in an order of their own: [answer, …].

    Attributes:
        inputs: what was seen.
        legal: the actions that were open.
        taken: the action that was taken.
        before: log of how likely it was then.
        advantages: how much better it turned out than expected; on average 0 where there was a choice, spread by 1.
        returns: how the game ended for each seat.
        anchors: added to the logits of the seats.
    """

    inputs: torch.Tensor
    legal: torch.Tensor
    taken: torch.Tensor
    before: torch.Tensor
    advantages: torch.Tensor
    returns: torch.Tensor
    anchors: torch.Tensor

    @classmethod
    def of(cls, games: Games, device: torch.device) -> Answers:
        own = np.flatnonzero(games.own.reshape(-1))

        def kept(array: NDArray[np.generic]) -> torch.Tensor:
            """Of an array [step, game, …]."""
            return torch.from_numpy(array.reshape(-1, *array.shape[2:])[own]).to(device)

        legal, better = kept(games.legal), kept(games.returns.advantages)
        asked = legal.sum(1) > 1
        better = (better - better[asked].mean()) / (better[asked].std() + 1e-6)
        return cls(
            kept(games.inputs), legal, kept(games.actions), kept(games.logits), better, kept(games.returns.returns),
            kept(games.anchors),
        )  # fmt: skip

    def __len__(self) -> int:
        return len(self.taken)

    def some(self, which: torch.Tensor) -> Answers:
        """Those with these numbers."""
        return Answers(*(getattr(self, field.name)[which] for field in fields(self)))


@dataclass(frozen=True)
class Losses:
    """Of the policy and of the value, and how undecided the policy is; scalars."""

    policy: torch.Tensor
    value: torch.Tensor
    entropy: torch.Tensor


def losses(model: Model, answers: Answers, config: Config, imitates: bool) -> Losses:
    """Of these answers: cross entropy where they are imitated, else PPO's clipped gain (Schulman and others, 2017).

    Answers without a choice count for the value alone.
    """
    logits, values = model(answers.inputs)
    logs = torch.log_softmax(logits.masked_fill(~answers.legal, FORBIDDEN), 1)
    log = logs.gather(1, answers.taken[:, None])[:, 0]
    choice = (answers.legal.sum(1) > 1).float()
    many = choice.sum().clamp(min=1.0)
    if imitates:
        good = log
    else:
        ratio = torch.exp(log - answers.before)
        held = ratio.clamp(1 - config.clip, 1 + config.clip)
        good = torch.minimum(ratio * answers.advantages, held * answers.advantages)
    policy = -(good * choice).sum() / many
    value = -(answers.returns * torch.log_softmax(values + answers.anchors, 1)).sum(1).mean()
    entropy = -((logs.exp() * logs).sum(1) * choice).sum() / many
    return Losses(policy, value, entropy)
