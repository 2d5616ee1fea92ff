"""A series: many games between bots, the seats rotating, on one core or several."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from kartentisch import bots
from kartentisch.bots import Decision
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.games import load


@dataclass(frozen=True)
class Result:
    """One finished game; everything by seat except `bots`, which says which bot (index) sat there."""

    bots: list[int]
    decisions: int
    turns: int
    scores: list[int]
    returns: list[float]
    reasons: list[str]
    seconds: float  # spent playing, all bots together


def play_one(
    game: Game, names: Sequence[str], number: int, seed: int, options: Mapping[str, Any], rotate: bool = True
) -> Result:
    """Play game `number` of a series; the same arguments give the same game."""
    players = len(names)
    shift = number % players if rotate else 0
    order = [(seat - shift) % players for seat in range(players)]
    begun = perf_counter()
    agents = [bots.find(names[order[seat]])(seed * 1_000_003 + number * 11 + seat) for seat in range(players)]
    state = game.new(players, options=options)
    chance = Chance(seed * 1_000_003 + number)
    chance.settle(state)
    decisions = 0
    while not state.over:
        seat = state.seat
        answer = agents[seat].answer(Decision.of(state, seat))
        if answer is None:
            raise EngineError("bot_waits", bot=names[order[seat]])
        state.apply(answer, seat)
        chance.settle(state)
        decisions += 1
    return Result(
        order,
        decisions,
        int(state.turn),
        game.scores(state),
        game.returns(state),
        game.end_reasons(state),
        perf_counter() - begun,
    )


def _play_some(
    name: str,
    board: str | None,
    names: Sequence[str],
    numbers: range,
    seed: int,
    options: Mapping[str, Any],
    rotate: bool,
) -> list[Result]:
    game = load(name, board)
    return [play_one(game, names, number, seed, options, rotate) for number in numbers]


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
        by_bot = [self._wins([r.returns[r.bots.index(i)] for r in self.results]) for i in range(len(self.names))]
        seats = range(len(self.names))
        return {
            "games": n,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "seconds": round(self.seconds, 3),
            "length": _spread(decisions),
            "turns": _spread([result.turns for result in self.results]),
            "end_reasons": dict(Counter("+".join(result.reasons) for result in self.results).most_common()),
            "wins": [
                {"bot": name, **wins, "mean_score": _mean([r.scores[r.bots.index(i)] for r in self.results])}
                for i, (name, wins) in enumerate(zip(self.names, by_bot, strict=True))
            ],
            "seats": [
                {
                    "seat": seat,
                    **self._wins([r.returns[seat] for r in self.results]),
                    "mean_score": _mean([r.scores[seat] for r in self.results]),
                }
                for seat in seats
            ],
        }

    @staticmethod
    def _wins(shares: list[float]) -> dict[str, Any]:
        """Wins (shared ones count in part), their rate, and the 95 % Wilson score interval of the rate."""
        n, wins = len(shares), sum(shares)
        if n == 0:
            return {"wins": 0.0, "rate": 0.0, "low": 0.0, "high": 0.0}
        p, z = wins / n, 1.959964
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return {
            "wins": round(wins, 3),
            "rate": round(p, 4),
            "low": round(max(0.0, middle - half), 4),
            "high": round(min(1.0, middle + half), 4),
        }


def _mean(values: Sequence[float]) -> float:
    return round(statistics.fmean(values), 2) if values else 0.0


def _spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"min": 0, "median": 0, "max": 0}
    return {"min": min(values), "median": statistics.median(values), "max": max(values)}


def run(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    rotate: bool = True,
) -> Iterator[Series]:
    """Play a series and hand out its state after every game or bundle of games; stop iterating to stop it.

    `options` go before those that the game sets for series (`Game.series`).

    The results do not depend on `jobs`, except for their order in time.
    """
    for name in names:
        bots.find(name)(0)  # an unknown bot is told before the first game
    series, begun, chosen = Series(list(names)), perf_counter(), {**game.series, **(options or {})}
    if jobs <= 1:
        for number in range(games):
            series.results.append(play_one(game, names, number, seed, chosen, rotate))
            series.seconds = perf_counter() - begun
            yield series
        return
    board = game.board.source if game.custom else None
    size = max(1, min(50, games // (jobs * 4)))
    bundles = [range(first, min(first + size, games)) for first in range(0, games, size)]
    pool = ProcessPoolExecutor(jobs)
    try:
        waiting: set[Future[list[Result]]] = {
            pool.submit(_play_some, game.id, board, names, bundle, seed, chosen, rotate) for bundle in bundles
        }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                series.results += future.result()
            series.seconds = perf_counter() - begun
            yield series
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
