"""Log odds of winning, and the shares of the win that they promise.  Compiled by mypyc."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEAST: Final = 1.0e-6  # share of the win: nothing is surer than this


class Weights:
    """What the features of a position count in log odds, fitted to who wins (`benchmarks/tune.py fit`).

    Attributes:
        names: of the features; always, late: by feature, for the whole game, and so much more by how near the end is.
    """

    names: tuple[str, ...]
    always: vec[float]
    late: vec[float]

    def __init__(self, weights: dict[str, tuple[float, float]]) -> None:
        """`weights`: by name, in the order in which the game numbers its features."""
        self.names = tuple(weights)
        self.always = vec[float]([both[0] for both in weights.values()])
        self.late = vec[float]([both[1] for both in weights.values()])

    def of(self, feature: i64, near: float) -> float:
        """`near`: what `late` says."""
        return self.always[feature] + self.late[feature] * near

    def counts(self, feature: i64) -> bool:
        """It has a weight at all."""
        return self.always[feature] != 0.0 or self.late[feature] != 0.0


def ahead(odds: list[float], seat: i64) -> float:
    """By how much a seat's log odds are ahead of the others'; among equals 0.

    Of the others the stronger ones count more: the mean of their odds is what is compared.

    Args:
        odds: by seat, but for what all have in common; two seats or more.
    """
    others: float = 0.0
    for other in range(len(odds)):
        if other != seat:
            others += exp(odds[other])
    return odds[seat] - log(others / float(len(odds) - 1))


def late(limit: i64, round: i64, far: float) -> float:
    """How near the end is: 1 in the last round, less the more rounds are still to come.

    Args:
        limit: rounds of the game; 0: nobody has said.
        round: that is played, from 1.
        far: rounds that then are taken to be left.
    """
    return 1.0 / (1.0 + (far if limit == 0 else float(max(limit - round, 0))))


def share(ahead: float, scale: float, players: i64) -> float:
    """The share of the win, 0 to 1, that a position promises whose value is so many points ahead.

    Args:
        ahead: `Game.value`; 0 gives everybody the same share.
        scale: `Game.scale`.
    """
    x = -ahead / scale
    if x > 40.0:
        return 0.0
    return 1.0 / (1.0 + float(players - 1) * exp(x))
