"""Are imagined worlds as manifold as real ones?  Only many games can tell.

A bot that imagines the hidden cards plays well only if they may lie in every way in which they really lie.  So the
kit notes, at moments drawn by lot, every fact that a viewer cannot know, as it is and as it is imagined several times
from the same view.  Players and chance are random here, so the real value and the imagined ones should look drawn from
one hat: which of them is the real one cannot be told, also among those moments only in which they are not all equal.

What shows: a fact that is always imagined alike though it is not (always bids 0, a seed that is not used), and
values that come far too often or never.  What does not: a small bias, and one that lies only in how several facts go
together.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

WORLDS = 4  # imagined from one view
LEAST_GAMES = 20  # that must have shown a fact before anything is said about it
LEAST_MOMENTS = 40
TOO_NARROW = 0.35  # how much oftener two imagined values agree than an imagined and the real one
TOO_SKEWED = 0.4  # distance of the two distributions: half the sum of all differences
EVERYWHERE = ""  # the facts of all questions together

Path = tuple[str, ...]


@dataclass
class Tally:
    """One hidden fact in one question."""

    real: Counter[str] = field(default_factory=Counter)
    imagined: Counter[str] = field(default_factory=Counter)
    games: set[int] = field(default_factory=set)
    moments: int = 0
    own: float = 0.0  # sum over the moments: how many pairs of imagined values agree
    hits: float = 0.0  # how many imagined values agree with the real one

    def narrowness(self) -> float:
        return (self.own - self.hits) / self.moments

    def skew(self) -> float:
        worlds = self.imagined.total() / self.real.total()
        return sum(abs(self.real[v] - self.imagined[v] / worlds) for v in {*self.real, *self.imagined}) / (
            2 * self.real.total()
        )


@dataclass(frozen=True)
class Bias:
    """A fact that is imagined otherwise than it is."""

    check: str
    question: str
    fact: str
    real: dict[str, float]
    imagined: dict[str, float]


@dataclass
class Spread:
    """Hidden facts as they are and as they are imagined, by question and fact."""

    tallies: dict[tuple[str, Path], Tally] = field(default_factory=dict)

    def note(self, game: int, question: str, view: Mapping[str, Any], real: Any, imagined: list[Any]) -> None:
        """Note one moment: the view, the whole real state, and the whole imagined ones, as plain data."""
        viewer, players = view["viewer"], real["players"]
        keys = {key for data in (real, *imagined) for key in data}
        hidden = [key for key in keys if any(data.get(key) != view.get(key) for data in (real, *imagined))]
        worlds = []
        for data in (real, *imagined):
            leaves: dict[Path, str] = {}
            for key in hidden:
                leaves.update(_leaves(data.get(key), (key,), players))
            worlds.append(leaves)
        for path in {path for leaves in worlds for path in leaves}:
            values = [leaves.get(path, "-") for leaves in worlds]
            if len(set(values)) == 1:
                continue  # the viewer knows it, or might as well
            fact = tuple(_whose(step, viewer) for step in path)
            for where in (question, EVERYWHERE):
                self._count(self.tallies.setdefault((where, fact), Tally()), game, values[0], values[1:])

    @staticmethod
    def _count(tally: Tally, game: int, real: str, imagined: list[str]) -> None:
        tally.real[real] += 1
        tally.imagined.update(imagined)
        tally.games.add(game)
        tally.moments += 1
        pairs = list(itertools.combinations(imagined, 2))
        tally.own += sum(a == b for a, b in pairs) / len(pairs)
        tally.hits += sum(value == real for value in imagined) / len(imagined)

    def biases(self) -> list[Bias]:
        """For each check the fact that is imagined worst, if any is imagined too narrowly or out of proportion."""
        worst: dict[str, tuple[float, Bias]] = {}
        for (question, fact), tally in sorted(self.tallies.items()):
            if len(tally.games) < LEAST_GAMES or tally.moments < LEAST_MOMENTS:
                continue
            for check, amount, most in (
                ("narrow_worlds", tally.narrowness(), TOO_NARROW),
                ("skewed_worlds", tally.skew(), TOO_SKEWED),
            ):
                if amount > max(most, worst[check][0] if check in worst else 0.0):
                    bias = Bias(check, question, ".".join(fact), _shares(tally.real), _shares(tally.imagined))
                    worst[check] = (amount, bias)
        return [bias for _, bias in worst.values()]


def imagined_seeds(dice: random.Random) -> list[int]:
    return [dice.getrandbits(32) for _ in range(WORLDS)]


def _leaves(value: Any, path: Path, players: int) -> Iterator[tuple[Path, str]]:
    """All values inside, each with the keys that lead to it; entries of seats are marked `@seat`."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, str(key)), players)
    elif isinstance(value, list):
        mark = "@" if len(value) == players else ""
        for i, inner in enumerate(value):
            yield from _leaves(inner, (*path, f"{mark}{i}"), players)
    elif value is not None:
        yield path, str(value)


def _whose(step: str, viewer: int) -> str:
    if not step.startswith("@"):
        return step
    return "own" if step == f"@{viewer}" else "other"


def _shares(counts: Counter[str]) -> dict[str, float]:
    return {value: round(n / counts.total(), 2) for value, n in sorted(counts.items())}
