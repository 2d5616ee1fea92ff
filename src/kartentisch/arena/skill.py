"""How strong somebody is, as far as games have shown it, and what one more game shows.

The model is Plackett-Luce in its Bayesian approximation (Weng and Lin 2011, by openskill): games of any number of
seats, of teams, with shared places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kartentisch.engine.extras import needing

MIDDLE: Final = 1500.0  # what is known before the first game,
WIDE: Final = 500.0  # how little that is,
LUCK: Final = 250.0  # and how much chance is in one game
LEARNING: Final = 5.0  # what people may change from one game to the next
Z95: Final = 1.959964  # standard deviations to both sides that hold 95% of a normal distribution


class Skill(NamedTuple):
    """A normal distribution: its mean, and its standard deviation."""

    mean: float = MIDDLE
    spread: float = WIDE

    @property
    def low(self) -> float:
        """The lower end of the 95% interval."""
        return self.mean - Z95 * self.spread

    @property
    def high(self) -> float:
        return self.mean + Z95 * self.spread


def check() -> None:
    """Before the first game: EngineError `extra_missing` where nothing can be rated."""
    with needing("arena"):
        import openskill.models  # noqa: F401


def after(teams: Sequence[Sequence[Skill]], places: Sequence[float], learning: float = 0.0) -> list[list[Skill]]:
    """What is known of everybody after a game.

    A team is as strong as all of its members are above the middle, so that one may stand against three.

    Args:
        places: of the teams, from 1; equal ones are shared.

    Raises:
        EngineError: `extra_missing`.
    """
    with needing("arena"):
        from openskill.models import PlackettLuce
    model: Any = PlackettLuce(mu=0.0, sigma=WIDE, beta=LUCK, tau=learning)
    known = [[model.rating(mu=one.mean - MIDDLE, sigma=one.spread) for one in team] for team in teams]
    rated = model.rate(known, ranks=[float(place) for place in places])
    return [[Skill(one.mu + MIDDLE, one.sigma) for one in team] for team in rated]
