"""How strong bots are, from games of any number of seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from kartentisch.arena.figures import Z95, mean, wins
from kartentisch.arena.results import Played
from kartentisch.engine.extras import needing

MIDDLE, WIDE, LUCK = 1500.0, 500.0, 250.0  # what is known before the first game; how much chance is in one


@dataclass(frozen=True)
class Rating:
    """A bot, rated.

    Attributes:
        rating, low, high: 1500 is the middle; with a 95 % interval.
        games: in how many it sat; two seats of one game count twice.
        rate, rate_low, rate_high: its share of the wins, with a 95 % Wilson interval.
        place: on average.
        forfeits: how often it lost by hanging, crashing or an illegal answer.
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int
    rate: float
    rate_low: float
    rate_high: float
    place: float
    forfeits: int


def rate(lines: Iterable[Played]) -> list[Rating]:
    """The bots of all these games, the strongest first.

    The model is Plackett-Luce in its Bayesian approximation (Weng and Lin 2011, by openskill), without drift: bots do
    not learn between games.  The order of the lines does not matter: games are taken by seed, deal and seating.

    Raises:
        EngineError: `extra_missing`.
    """
    with needing("arena"):
        from openskill.models import PlackettLuce
    model: Any = PlackettLuce(mu=MIDDLE, sigma=WIDE, beta=LUCK, tau=0.0)
    ordered = sorted(lines, key=lambda line: line.key)
    known: dict[str, tuple[float, float]] = defaultdict(lambda: (MIDDLE, WIDE))  # mu, sigma
    for line in ordered:
        before = [known[bot] for bot in line.bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(p) for p in line.places])]
        known.update(_together(line.bots, before, after))
    rows = []
    for bot, (mu, sigma) in known.items():
        seats = [(line, seat) for line in ordered for seat, name in enumerate(line.bots) if name == bot]
        share = wins([line.returns[seat] for line, seat in seats])
        rows.append(
            Rating(
                bot,
                round(mu, 1),
                round(mu - Z95 * sigma, 1),
                round(mu + Z95 * sigma, 1),
                len(seats),
                share["rate"],
                share["low"],
                share["high"],
                mean([line.places[seat] for line, seat in seats]),
                sum(lost.seat == seat for line, seat in seats for lost in line.forfeits),
            )
        )
    return sorted(rows, key=lambda row: (-row.rating, row.bot))


def _together(
    bots: list[str], before: list[tuple[float, float]], after: list[tuple[float, float]]
) -> dict[str, tuple[float, float]]:
    """Where a bot sat in several seats, each tells something: shifts add up, and so does precision."""
    found: dict[str, tuple[float, float]] = {}
    for bot, (mu, sigma), (new_mu, new_sigma) in zip(bots, before, after, strict=True):
        so_far, width = found.get(bot, (mu, sigma))
        found[bot] = so_far + new_mu - mu, 1 / sqrt(1 / width**2 + 1 / new_sigma**2 - 1 / sigma**2)
    return found


def duels(lines: Iterable[Played]) -> dict[tuple[str, str], tuple[float, int]]:
    """Of two bots: how often the first came before the second, a shared place as a half; and in how many pairs."""
    sums: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0])
    for line in lines:
        for (one, place), (other, behind) in combinations(zip(line.bots, line.places, strict=True), 2):
            if one != other:
                ahead = 1.0 if place < behind else 0.5 if place == behind else 0.0
                for pair, value in (((one, other), ahead), ((other, one), 1 - ahead)):
                    sums[pair][0] += value
                    sums[pair][1] += 1
    return {pair: (value / n, int(n)) for pair, (value, n) in sums.items()}
