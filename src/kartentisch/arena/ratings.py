"""How strong bots are, from games of any number of seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from kartentisch.arena.figures import mean, wins
from kartentisch.arena.results import Played
from kartentisch.arena.skill import Skill, after
from kartentisch.engine.arguments import careful


@dataclass(frozen=True)
class Rating:
    """A bot, rated.

    Attributes:
        rating, low, high: 1500 is the middle; with a 95% interval.
        games: in how many it sat; two seats of one game count twice.
        rate, rate_low, rate_high: its share of the wins, with a 95% Wilson interval.
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


@careful
def rate(lines: Iterable[Played]) -> list[Rating]:
    """The bots of all these games, the strongest first.

    As `skill` knows it, without drift: bots do not learn between games.  The order of the lines does not matter: games
    are taken by seed, deal and seating.

    Raises:
        EngineError: `extra_missing`.
    """
    ordered = sorted(lines, key=lambda line: line.key)
    known: dict[str, Skill] = defaultdict(Skill)
    for line in ordered:
        before = [known[bot] for bot in line.bots]
        shown = [team[0] for team in after([[one] for one in before], line.places)]
        known.update(_together(line.bots, before, shown))
    rows = []
    for bot, skill in known.items():
        seats = [(line, seat) for line in ordered for seat, name in enumerate(line.bots) if name == bot]
        share = wins([line.returns[seat] for line, seat in seats])
        rows.append(
            Rating(
                bot,
                round(skill.mean, 1),
                round(skill.low, 1),
                round(skill.high, 1),
                len(seats),
                share["rate"],
                share["low"],
                share["high"],
                mean([line.places[seat] for line, seat in seats]),
                sum(lost.seat == seat for line, seat in seats for lost in line.forfeits),
            )
        )
    return sorted(rows, key=lambda row: (-row.rating, row.bot))


def _together(bots: list[str], before: list[Skill], shown: list[Skill]) -> dict[str, Skill]:
    """Where a bot sat in several seats, each tells something: shifts add up, and so does precision."""
    found: dict[str, Skill] = {}
    for bot, old, new in zip(bots, before, shown, strict=True):
        so_far, width = found.get(bot, old)
        spread = 1 / sqrt(1 / width**2 + 1 / new.spread**2 - 1 / old.spread**2)
        found[bot] = Skill(so_far + new.mean - old.mean, spread)
    return found


@careful
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
