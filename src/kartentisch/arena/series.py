"""A series: many games between bots, the seats rotating, on one core or several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from kartentisch.arena.figures import mean, spread, wins
from kartentisch.arena.guard import Guards
from kartentisch.arena.play import LIMIT, Result, Setting, Task, play
from kartentisch.arena.workers import Workers
from kartentisch.engine.game import Game

SLICE = 0.5  # seconds of games that a process plays before it tells what came of them
BUNDLE = 50  # games, at most, that a process gets at once

_guards = Guards()  # of this process


def play_some(setting: Setting, seconds: float, tasks: Sequence[Task]) -> tuple[list[Result], Sequence[Task]]:
    """Play the first of the tasks, at least one, until the seconds are over: the results, and the tasks left."""
    until, results = perf_counter() + seconds, []
    for task in tasks:
        results.append(play(setting, task, _guards))
        if perf_counter() >= until:
            break
    return results, tasks[len(results) :]


def play_all(
    setting: Setting, games: int, task: Callable[[int], Task], workers: Workers
) -> Generator[list[Result], None, None]:
    """Play so many games and hand out results as they come, in any order; stop iterating to stop it.

    `task`: of the game with a number, from 0.
    """
    alone = workers == Workers()
    size = 1 if alone else max(1, min(BUNDLE, games // (workers.jobs * 4)))
    bundles = ([task(i) for i in range(first, min(first + size, games))] for first in range(0, games, size))
    try:
        yield from workers.do(partial(play_some, setting, 0.0 if alone else SLICE), bundles)
    finally:
        _guards.close()


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
        """By bot and reason, how often a bot of one's own lost otherwise than on the board, and the first problem."""
        found: dict[tuple[int, str], list[str]] = {}
        for result in sorted(self.results, key=lambda result: result.number):
            for forfeit in result.forfeits:
                found.setdefault((result.bots[forfeit.seat], forfeit.reason), []).append(forfeit.problem)
        return [
            {"bot": self.names[bot], "reason": reason, "games": len(problems), "problem": problems[0]}
            for (bot, reason), problems in sorted(found.items())
        ]


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
