"""What the answers of some steps of a `Batch` led to, seat by seat: returns and advantages, as learners want them.

Needs numpy, of the extra `kartentisch[rl]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kartentisch.engine.extras import needing

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Returns:
    """By step and game.

    Attributes:
        returns: float32 [step, game, seat], what each seat is to expect, by what came after: the target for a value.
            Seats are counted from the one that answered there: 0 is itself, 1 sits to its left.
        advantages: float32 [step, game], how much better than expected it went for the one that answered.
    """

    returns: NDArray[np.float32]
    advantages: NDArray[np.float32]


def returns_of(
    seats: NDArray[Any],
    rewards: NDArray[Any],
    done: NDArray[Any],
    values: NDArray[Any],
    trace: float = 0.95,
) -> Returns:
    """Generalized advantage estimation (Schulman and others, 2016) for games in which seats answer in any order.

    What a seat is to expect is compared along its own answers only, for it knows other things than the others do.
    Rewards come at the end of a game and go to all seats; nothing is discounted.

    Args:
        seats: [step + 1, game] who was asked before each step, and behind the last one.
        rewards: [step, game, seat] as `Batch` tells them behind the step.
        done: [step, game] likewise.
        values: [step + 1, game, seat] what was expected when they were asked, seats counted as in `Returns`; the last
            row stands for what games will come to that are not over.
        trace: how far what really came is believed rather than what was expected: 1 only the former, 0 the latter.

    Raises:
        ValueError: the shapes do not fit each other.
    """
    steps, n, players = rewards.shape
    if done.shape != (steps, n) or seats.shape != (steps + 1, n) or values.shape != (steps + 1, n, players):
        raise ValueError(f"returns_of(): shapes {seats.shape}, {rewards.shape}, {done.shape}, {values.shape}")
    rows, turns = np.arange(n), np.arange(players)
    found = np.zeros((steps, n, players), np.float32)
    # by game and seat, what it expects at its next answer, and what it is to expect there; seats as in the rewards
    last = np.take_along_axis(values[steps], (turns - seats[steps][:, None]) % players, 1)
    expected = np.repeat(last[:, None, :], players, 1).astype(np.float32)
    traced = expected.copy()
    for step in range(steps - 1, -1, -1):
        over = done[step] != 0
        expected[over] = traced[over] = rewards[step][over][:, None, :]
        asked = seats[step]
        own = np.take_along_axis(values[step], (turns - asked[:, None]) % players, 1)
        target = (1 - trace) * expected[rows, asked] + trace * traced[rows, asked]
        expected[rows, asked], traced[rows, asked] = own, target
        found[step] = np.take_along_axis(target, (turns + asked[:, None]) % players, 1)
    return Returns(found, found[:, :, 0] - values[:steps, :, 0])
