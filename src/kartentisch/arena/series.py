"""A series: many games between bots, the seats rotating, on one core or several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from kartentisch.arena.figures import forfeits, mean, spread, wins
from kartentisch.arena.play import LIMIT, Result, Setting, Task
from kartentisch.arena.runner import play_all
from kartentisch.arena.workers import Workers
from kartentisch.engine.arguments import careful
from kartentisch.engine.game import Game


@dataclass
class Series:
    """What a series came to so far."""

    names: list[str]
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0  # by the clock

    @property
    def decisions(self) -> int:
        return sum(result.decisions for result in self.results)

    def summary(self) -> dict[str, Any]:
        """Everything as plain data: see the keys."""
        n = len(self.results)
        decisions = [result.decisions for result in self.results]
        by_bot = [wins([r.returns[r.bots.index(i)] for r in self.results]) for i in range(len(self.names))]
        seats = range(len(self.names))
        return {
            "games": n,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "seconds": round(self.seconds, 3),
            "length": spread(decisions),
            "turns": spread([result.turns for result in self.results]),
            "forfeits": self.forfeits(),
            "end_reasons": dict(Counter("+".join(result.reasons) for result in self.results).most_common()),
            "wins": [
                {"bot": name, **share, "mean_score": mean([r.scores[r.bots.index(i)] for r in self.results])}
                for i, (name, share) in enumerate(zip(self.names, by_bot, strict=True))
            ],
            "seats": [
                {
                    "seat": seat,
                    **wins([r.returns[seat] for r in self.results]),
                    "mean_score": mean([r.scores[seat] for r in self.results]),
                }
                for seat in seats
            ],
        }

    def forfeits(self) -> list[dict[str, Any]]:
        """See `figures.forfeits`."""
        return forfeits(
            (self.names[result.bots[one.seat]], result.number, one)
            for result in sorted(self.results, key=lambda result: result.number)
            for one in result.forfeits
        )


@careful
def run(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    rotate: bool = True,
    limit: float = LIMIT,
) -> Iterator[Series]:
    """Play a series and hand out its state after every game or bundle of games; stop iterating to stop it.

    `options` go before those that the game sets for series (`Game.series`); `limit`: see `Setting`.

    The results do not depend on `jobs`, except for their order in time.
    """
    game.seated(len(names))
    setting = Setting.of(game, options, names, limit)  # an unknown bot is told before the first game
    series, begun = Series(list(names)), perf_counter()
    for results in play_all(setting, games, partial(_task, len(names), seed, rotate), Workers(jobs)):
        series.results += results
        series.seconds = perf_counter() - begun
        yield series


def _task(players: int, seed: int, rotate: bool, number: int) -> Task:
    shift = number % players if rotate else 0
    chance = seed * 1_000_003
    return Task(
        number,
        tuple((seat - shift) % players for seat in range(players)),
        chance + number,
        tuple(chance + number * 11 + seat for seat in range(players)),
    )
