"""The network, as torch trains it; `engine.network` has the same for the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kartentisch.engine.extras import needing

with needing("train"):
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch import nn

FORBIDDEN = -1.0e9  # instead of the logit of what is not legal


class Model(nn.Module):
    """From what a seat observes to what it should do, and what everybody may expect.

    Two hidden layers; one head has a logit for every action of the game, the other one for every seat, counted from the
    one that looks.
    """

    def __init__(
        self, size: int, actions: int, players: int, hidden: tuple[int, int], pairs: Sequence[tuple[int, int]] = ()
    ) -> None:
        """`pairs`: of inputs, whose products are inputs as well."""
        super().__init__()
        first, second = hidden
        for k, name in enumerate(("left", "right")):
            numbers = torch.tensor([pair[k] for pair in pairs], dtype=torch.long)
            self.register_buffer(name, numbers, persistent=False)
        self.first, self.second = nn.Linear(size + len(pairs), first), nn.Linear(first, second)
        self.policy, self.value = nn.Linear(second, actions), nn.Linear(second, players)
        for head in (self.policy, self.value):  # everything is alike at first
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, inputs: Any) -> tuple[Any, Any]:
        """Logits of all actions, and of all seats."""
        if len(self.left) > 0:
            inputs = torch.cat((inputs, inputs[:, self.left] * inputs[:, self.right]), 1)
        hidden = torch.relu(self.second(torch.relu(self.first(inputs))))
        return self.policy(hidden), self.value(hidden)


def tensors_of(model: Model) -> dict[str, NDArray[np.float32]]:
    """The weights by name, copied."""
    return {name: tensor.detach().cpu().numpy().copy() for name, tensor in model.state_dict().items()}


def put(model: Model, tensors: dict[str, NDArray[np.float32]]) -> None:
    """Give the network these weights."""
    model.load_state_dict({name: torch.from_numpy(tensors[name].copy()) for name in model.state_dict()})
