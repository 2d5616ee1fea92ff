"""A helper process in which bots think: it gets one seat's view and what may be answered, and nothing else."""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Sequence
from typing import Any, Final

from kartentisch import bots, games
from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.search import Weighed
from kartentisch.engine.game import Game
from kartentisch.engine.match import Rehearsal
from kartentisch.server.bot_pool import Task
from kartentisch.server.helper_process import answer_lines

BEST: Final = 3  # moves that are told
MOST: Final = 400  # answers of one move
WEIGHING: Final = 0.8  # of the time, where the best moves are to be made whole as well


def whole(decision: Decision, row: Sequence[int], seed: int, until: float) -> list[int]:
    """A row of answers and what the quick bot would go on with, until the move is whole.

    That is so where somebody else or chance is on, something hidden comes to light, or the game is over; where the
    turn is over; and where a plan (`Game.plans`) is at its end, or another move begins (`planned`, `begins`).

    Args:
        row: legal one after another; where not, what follows is left out.
        until: by the monotonic clock, when nothing further is looked for.

    Returns:
        All answers; empty: it was too late to make the move whole.
    """
    game, seat = decision.game, decision.seat
    follows = game.planned.get(decision.question, frozenset())
    tried = Rehearsal(game, decision.view, seat, seat)
    world, turn, found = tried.world, int(tried.world.turn), list[int]()
    while tried.ends is None and len(found) < MOST:
        if len(found) < len(row):
            action = int(row[len(found)])
            if action not in tried.legal:
                row = found[:]
                continue
        elif found and _at_its_end(game, str(world.where()), follows, int(world.turn) != turn):
            break
        elif time.monotonic() >= until:
            return []
        else:
            action = int(GreedyBot(seed).answer(Decision.of(world, seat)))
        tried.take(action)
        found.append(action)
    return found


def _at_its_end(game: Game, question: str, follows: frozenset[str], turned: bool) -> bool:
    """Whether what is asked now belongs to another move."""
    return turned or question in game.begins or (question not in follows if follows else question in game.planned)


def think(task: Task, seconds: float) -> dict[str, Any]:
    """What the bot answers, and `then`, the rest of its plan; or `weighed`, the best moves with their values, and
    `whole`, all answers of each of the best.

    `fault`: the bot failed.
    """
    until = time.monotonic() + seconds
    decision = Decision(games.load(task.game), task.seat, task.question, task.legal, lambda: dict(task.view))
    try:
        bot: Any = bots.make(task.bot, task.seed, seconds * (WEIGHING if task.weigh else 1))
        if not task.weigh:
            answer, row = bot.answer(decision), getattr(bot, "row", None)
            return {"answer": answer, "then": [action for _, action in row.actions] if row is not None else []}
        found = bot.weigh(decision) if len(task.legal) > 1 else [Weighed(task.legal[0], 0.0, 0)]
        weighed = [one for i, one in enumerate(found) if one.action not in {before.action for before in found[:i]}]
        rows = [[one.action, one.value, one.simulations] for one in weighed]
        ends = [math.inf, *[until] * (BEST - 1)]  # the best is made whole in any case
        moves = [
            whole(decision, [one.action, *one.then], task.seed, end)
            for one, end in zip(weighed[:BEST], ends, strict=False)
        ]
        return {"weighed": rows, "whole": moves}
    except Exception:  # the server goes on, and its log tells
        return {"fault": traceback.format_exc()}


def answered(game: str, task: dict[str, Any] | None = None, seconds: float = 0.0) -> dict[str, Any]:
    """One request; without a task the game is read, so that the first thought does not wait for it."""
    if task is None:
        games.load(game)
        return {}
    return think(Task(**task), seconds)


if __name__ == "__main__":
    answer_lines(lambda request: answered(*request))
