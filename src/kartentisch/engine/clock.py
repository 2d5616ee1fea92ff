"""A real clock for games with people: it answers the chance that asks what time it is; dice answer all else.

Between bots that chance is drawn like any other, by its weights; whoever drives a game with people agrees on a time
(`agreed`) and asks a clock (`Clocked`).  What the clock said stands in the record as an outcome, so a game is played
again without one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
from kartentisch.engine.match import ChanceSource

LEAST: Final = 30  # minutes that may be agreed
MOST: Final = 100_000
USUAL: Final = 120
MINUTE: Final = 60_000  # ms


def wanted(game: Game, options: Mapping[str, Any]) -> str | None:
    """The option among these values that means a real clock, None without one."""
    return next((name for name in game.clocks if options.get(name)), None)


def agreed(game: Game, options: Mapping[str, Any], minutes: int | None) -> int:
    """The minutes that a game with these options lasts: those wished for, or USUAL; 0 if no clock is meant.

    Raises:
        EngineError: `bad_time_limit` for less than LEAST or more than MOST minutes; `no_clock` for minutes that no
            option asks for.
    """
    name = wanted(game, options)
    if name is None:
        if minutes is not None:
            raise EngineError("no_clock", minutes=minutes)
        return 0
    if minutes is None:
        return USUAL
    if not LEAST <= minutes <= MOST:
        rule = next(option.rule for option in game.options if option.name == name)
        raise EngineError("bad_time_limit", rule, minutes=minutes, least=LEAST, most=MOST)
    return minutes


def says(game: Game, state: Any, name: str, left: int) -> int:
    """The outcome of the chance `name` with `left` ms to go; never less than the state's clock has said already."""
    return max(sum(left <= mark for mark in game.clocks[name]), game.clock_said(state))


def at_most(game: Game, state: Any, name: str, left: int) -> int:
    """As much of `left` ms as fits what the state's clock has said: for a game that goes on elsewhere."""
    return min([left, *game.clocks[name][: game.clock_said(state)]])


class Clocked:
    """A source of chance with a clock beside the dice."""

    def __init__(self, dice: ChanceSource, left: Callable[[], int]) -> None:
        """`left`: how many ms are left, whenever it is asked; negative when time is up."""
        self._dice = dice
        self._left = left

    def outcome(self, s: State) -> int | None:
        name = s.game.chances[s.roll_name][0]
        if name in s.game.clocks:
            return says(s.game, s, name, self._left())
        return self._dice.outcome(s)


class Countdown:
    """The time of a game at one device: it runs while the program does.

    Call it for the ms that are left.
    """

    def __init__(self, left: int, now: Callable[[], int]) -> None:
        """`left`: ms; `now`: ms of a clock that only goes forward."""
        self._ends = now() + left
        self._now = now

    def __call__(self) -> int:
        return self._ends - self._now()
