"""Chance as a scenario scripts it: by name, in order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State

MOST_TIMES = 1000
TIMES = re.compile(r"(\d+)\s*[x×]\s+(.+)", re.DOTALL)


class Script:
    """A source of chance that says what it is told to.

    Attributes:
        at: the place in the list of the item that was used last, or that did not fit.
    """

    def __init__(
        self, items: Sequence[Mapping[str, str | int]], seed: int | None, seats: Mapping[str, int] | None = None
    ) -> None:
        """`items`: name -> outcomes; `seed` answers once they are used up; `seats`: of the players, by name."""
        rows = [(i, name, str(text)) for i, item in enumerate(items) for name, text in item.items()]
        self.items = [(i, name, one) for i, name, text in rows for one in unfold([text])]
        self.words: list[str] = []
        self.rest = Chance(seed) if seed is not None else None
        self.seats = seats or {}
        self.at = 0

    def outcome(self, s: State) -> int | None:
        """The next outcome; EngineError `chance_differs`, `impossible_outcome`, `unknown_outcome`."""
        game: Game = s.game
        wanted, ids = game.chances[s.roll_name][0], game.chances[s.roll_name][1]
        if not self.items:
            return None if self.rest is None else int(self.rest.outcome(s))
        self.at, name, text = self.items[0]
        if name != wanted:
            raise EngineError("chance_differs", expected=f"{name}: {text}", found=wanted)
        if s.dice > 0:
            del self.items[0]
            return game.parse_outcome(s, text)
        if not self.words:
            self.words = expand(text, () if ids is not None else self.seats)
        word = self.words.pop(0)
        if not self.words:
            del self.items[0]
        if ids is not None and word not in ids:
            raise EngineError("unknown_outcome", chance=name, word=word, choices=list(ids))
        if ids is None and word not in self.seats and not word.isdecimal():
            raise EngineError("unknown_outcome", chance=name, word=word, choices=list(self.seats))
        return game.parse_outcome(s, word if ids is not None else str(self.seats.get(word, word)))

    def left(self) -> list[str]:
        """What was not asked for: names and outcomes."""
        rows: list[tuple[str, int]] = []
        for n, (_, name, text) in enumerate(self.items):
            row = f"{name}: {' '.join(self.words) if n == 0 and self.words else text}"
            times = rows.pop()[1] if rows and rows[-1][0] == row else 0
            rows.append((row, times + 1))
        return [row if times == 1 else row.replace(": ", f": {times}x ", 1) for row, times in rows]


def expand(text: str, names: Iterable[str] = ()) -> list[str]:
    """`goths 2 huns` is goths, huns, huns; a number alone stays a number, and each of the names is one word."""
    words: list[str] = []
    parts = text.split()
    while parts:
        times = int(parts.pop(0)) if len(parts) > 1 and parts[0].isdecimal() and parts[0] not in names else 1
        name, size = named(parts, names) or (parts[0], 1)
        words += [name] * times
        del parts[:size]
    return words


def named(parts: Sequence[str], names: Iterable[str]) -> tuple[str, int] | None:
    """The name, possibly of several words, with which the parts begin, and how many they are; the longest one."""
    fitting = [(name, len(words)) for name in names if (words := name.split()) and list(parts[: len(words)]) == words]
    return max(fitting, key=lambda found: found[1], default=None)


def unfold(rows: Sequence[str]) -> list[str]:
    """`12x send infantry q` stands for twelve times the same; EngineError `scenario_format`."""
    unfolded: list[str] = []
    for row in rows:
        times = TIMES.fullmatch(row.strip())
        if times is None:
            unfolded.append(row)
        elif not 1 <= int(times[1]) <= MOST_TIMES:
            raise EngineError("scenario_format", problem=f"{row}: 1x to {MOST_TIMES}x, please")
        else:
            unfolded += [times[2]] * int(times[1])
    return unfolded
