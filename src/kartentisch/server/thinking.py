"""A helper process in which bots think: it gets one seat's view and what may be answered, and nothing else."""

from __future__ import annotations

import time
import traceback
from typing import Any, Final

from kartentisch import bots, games
from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.server.helper_process import answer_lines
from kartentisch.server.thinkers import Task

BEST: Final = 3  # actions of which it is told how they go on
FURTHER: Final = 3  # so many answers of the seat
WEIGHING: Final = 0.9  # of the time, where it is told as well how the best actions go on


def goes_on(decision: Decision, action: int, seed: int, until: float) -> list[int]:
    """How the seat might go on after an action, as the quick bot would, until somebody else or chance is on.

    `until`: by the monotonic clock, when nothing further is looked for.
    """
    if time.monotonic() >= until:
        return []
    game, seat = decision.game, decision.seat
    world = game.imagine(decision.view, seed)
    turn, found = int(world.turn), [action]
    world.apply(action, seat)
    while len(found) <= FURTHER and not world.chance and seat in world.seats_asked and int(world.turn) == turn:
        if time.monotonic() >= until:
            break
        found.append(int(GreedyBot(seed).answer(Decision.of(world, seat))))
        world.apply(found[-1], seat)
    return found[1:]


def think(task: Task, seconds: float) -> dict[str, Any]:
    """What the bot answers, and `then`, the rest of its plan; or `weighed`, the best actions with their values.

    `fault`: the bot failed.
    """
    until = time.monotonic() + seconds
    decision = Decision(games.load(task.game), task.seat, task.question, task.legal, lambda: dict(task.view))
    try:
        bot: Any = bots.make(task.bot, task.seed, seconds * (WEIGHING if task.weigh else 1))
        if not task.weigh:
            answer, row = bot.answer(decision), getattr(bot, "row", None)
            return {"answer": answer, "then": [action for _, action in row.actions] if row is not None else []}
        found = bot.weigh(decision)
        weighed = [one for i, one in enumerate(found) if one.action not in {before.action for before in found[:i]}]
        rows = [[one.action, one.value, one.simulations] for one in weighed]
        then = [
            list(one.then[:FURTHER]) if one.then else goes_on(decision, one.action, task.seed, until)
            for one in weighed[:BEST]
        ]
        return {"weighed": rows, "then": then}
    except Exception:  # the house goes on, and its log tells
        return {"fault": traceback.format_exc()}


def answered(game: str, task: dict[str, Any] | None = None, seconds: float = 0.0) -> dict[str, Any]:
    """One request; without a task the game is read, so that the first thought does not wait for it."""
    if task is None:
        games.load(game)
        return {}
    return think(Task(**task), seconds)


if __name__ == "__main__":
    answer_lines(lambda request: answered(*request))
