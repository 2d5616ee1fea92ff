"""A contest: bots meet in paired games, what was played is kept, and ratings come of it."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import ceil
from typing import Any

from kartentisch.arena.pairings import Pairing, Swiss, round_robin
from kartentisch.arena.play import LIMIT, Result, Setting, Task, seed_of
from kartentisch.arena.results import Book, Played, kind_of, line_of
from kartentisch.arena.runner import play_all
from kartentisch.arena.workers import Workers
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game

SYSTEMS = ("round-robin", "swiss")


@careful
class Contest:
    """Attributes:
    total: how many games it has: at least as many as wished, in whole deals or rounds.
    done: how many of them were played, now or earlier.
    lines: all games by the same rules with as many seats: its own, and what others have added.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        games: int,
        players: int,
        *,
        seed: int = 0,
        system: str = "round-robin",
        options: Mapping[str, Any] | None = None,
        limit: float = LIMIT,
        known: Sequence[Played] = (),
    ) -> None:
        """`known`: lines of a file; what is among them is not played again.  `limit`: see `Setting`.

        Raises:
            EngineError: `player_count`, options as for `Game.new`, bots as for `bots.find`, `bots_twice`, `one_bot`,
                `swiss_too_small`, `unknown_word` for a system that there is not.
        """
        if system not in SYSTEMS:
            raise EngineError("unknown_word", what="system", word=system, choices=list(SYSTEMS))
        self.setting = Setting.of(game, options, names, limit)
        game.new(players, options=self.setting.options)  # whatever is wrong is told before the first game
        if len(set(names)) < len(names):
            raise EngineError("bots_twice", bot=next(name for name in names if names.count(name) > 1))
        if len(names) < 2:
            raise EngineError("one_bot")
        if system == "swiss" and len(names) <= players:
            raise EngineError("swiss_too_small", bots=len(names), players=players)
        self._kind = kind_of(game, self.setting, players)
        self._players, self._seed = players, seed
        self._swiss = Swiss(len(names), players) if system == "swiss" else None
        self._all = [] if self._swiss else round_robin(len(names), players, games)
        self._rounds = ceil(games / self._swiss.games) if self._swiss else 1
        self.total = self._rounds * self._swiss.games if self._swiss else len(self._all)
        self.done = 0
        self.lines = [line for line in known if line.is_of(self._kind)]
        self._by_key = {line.key: line for line in self.lines}

    def run(self, workers: Workers, book: Book) -> Generator[int, None, None]:
        """Play what is missing and write it down, in the order of the plan; how many games are there.

        Stop iterating to stop it: what was finished is written down first.
        """
        points = [0.0] * len(self.setting.bots)
        for _ in range(self._rounds):
            standing = sorted(range(len(points)), key=lambda bot: -points[bot])
            pairings = self._swiss.pairings(standing) if self._swiss else self._all
            yield from self._play(pairings, workers, book)
            for pairing in pairings:
                line = self._by_key[self._key(pairing)]
                for bot, share in zip(pairing.bots, line.returns, strict=True):
                    points[bot] += share

    def _play(self, pairings: Sequence[Pairing], workers: Workers, book: Book) -> Generator[int, None, None]:
        missing = [pairing for pairing in pairings if self._key(pairing) not in self._by_key]
        self.done += len(pairings) - len(missing)
        yield self.done
        early: dict[int, Result] = {}  # finished before one that comes first in the plan
        written = 0
        games = play_all(self.setting, len(missing), lambda number: self._task(number, missing[number]), workers)
        try:
            for results in games:
                early.update((result.number, result) for result in results)
                self.done += len(results)
                first = written
                while written in early:
                    written += 1
                self._write([early.pop(number) for number in range(first, written)], missing, book)
                yield self.done
        finally:
            games.close()
            self._write([early[number] for number in sorted(early)], missing, book)

    def _write(self, results: Sequence[Result], missing: Sequence[Pairing], book: Book) -> None:
        lines = [line_of(self._kind, self.setting, self._seed, missing[r.number].deal, r) for r in results]
        self.lines += lines
        self._by_key.update((line.key, line) for line in lines)
        book.write(lines)

    def _key(self, pairing: Pairing) -> tuple[Any, ...]:
        return self._seed, pairing.deal, *(self.setting.bots[bot] for bot in pairing.bots)

    def _task(self, number: int, pairing: Pairing) -> Task:
        """Chance hangs on the deal alone, a bot's own on the deal, its name, and which of its copies it is."""
        names = [self.setting.bots[bot] for bot in pairing.bots]
        return Task(
            number,
            pairing.bots,
            seed_of(self._seed, "chance", pairing.deal),
            tuple(
                seed_of(self._seed, "bot", pairing.deal, name, names[:seat].count(name))
                for seat, name in enumerate(names)
            ),
        )
