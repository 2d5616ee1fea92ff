"""Agents that answer for a seat: they get a decision and the seat's own view, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from kartentisch.bots.agent import Agent, Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.orders import StandingOrder, StandingOrders
from kartentisch.bots.patient import Passing
from kartentisch.bots.random import RandomBot
from kartentisch.engine.errors import EngineError

BOTS: dict[str, Callable[[int], Agent]] = {"random": RandomBot, "greedy": GreedyBot}


def make(name: str, seed: int) -> Agent:
    """The bot of this name; EngineError `unknown_bot`."""
    if name not in BOTS:
        raise EngineError("unknown_bot", bot=name, choices=list(BOTS))
    return BOTS[name](seed)


__all__ = ["BOTS", "Agent", "Decision", "GreedyBot", "Passing", "RandomBot", "StandingOrder", "StandingOrders",
           "make"]  # fmt: skip
