"""Agents that answer for a seat: they get a decision and the seat's own view, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from inspect import signature
from operator import attrgetter
from typing import Any

from kartentisch.bots.agent import Agent, Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.levels import LEVELS, STYLES, Classic, Level, agent, joined, maker, split
from kartentisch.bots.orders import StandingOrder, StandingOrders
from kartentisch.bots.passing import Passing
from kartentisch.bots.random import RandomBot
from kartentisch.bots.search import SearchBot, Weighed
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError

BOTS: dict[str, Callable[[int], Agent]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: maker(name) for name in LEVELS},
}


@careful
def known(name: str) -> bool:
    """Whether the server has a bot of this name: one of BOTS, or a level in a style, such as `hard:bold`."""
    return split(name)[0] in BOTS


@careful
def find(name: str) -> Callable[[int], Agent]:
    """The bot of this name, or of one's own: `module:Class`, made with a seed if it takes one.

    For whoever owns the program: it runs what the module says.

    Raises:
        EngineError: `unknown_bot`, `bad_bot` with what went wrong.
    """
    if ":" not in name or known(name):
        return partial(make, name)
    module, _, attribute = name.partition(":")
    try:
        kind: Any = attrgetter(attribute)(import_module(module))
        seeded = bool(signature(kind).parameters)
    except Exception as error:  # whatever the module does when it is read
        raise EngineError("bad_bot", bot=name, problem=f"{type(error).__name__}: {error}") from error
    return kind if seeded else Seedless(kind)


@dataclass(frozen=True)
class Seedless:
    """Makes bots of a kind that takes no seed, where one is given."""

    kind: Callable[[], Agent]

    def __call__(self, seed: int) -> Agent:
        return self.kind()


@careful
def make(name: str, seed: int, seconds: float | None = None) -> Agent:
    """The bot of this name.

    Args:
        name: of BOTS, or a level in a style, such as `hard:bold`.
        seconds: by the clock, that a level may think about one decision at most; see `levels.agent`.  The others
            answer at once.

    Raises:
        EngineError: `unknown_bot`.
    """
    level, _ = split(name)
    if level not in BOTS:
        raise EngineError("unknown_bot", bot=name, choices=list(BOTS))
    return agent(name, seed, seconds) if level in LEVELS else BOTS[name](seed)


__all__ = ["BOTS", "LEVELS", "STYLES", "Agent", "Classic", "Decision", "GreedyBot", "Level", "Passing", "RandomBot",
           "SearchBot", "StandingOrder", "StandingOrders", "Weighed", "find", "joined", "known", "make",
           "split"]  # fmt: skip
