"""A helper process in which bots think: it gets one seat's view and what may be answered, and nothing else."""

from __future__ import annotations

import math
import time
import traceback
from typing import Any, Final

from kartentisch import bots, games
from kartentisch.bots.agent import Decision
from kartentisch.bots.passing import passing
from kartentisch.bots.search import NOTHING, Weighed
from kartentisch.bots.whole_moves import steady, whole_with_end
from kartentisch.server.bot_pool import Task
from kartentisch.server.helper_process import answer_lines

BEST: Final = 3  # moves that are told
SPARE: Final = 4 * BEST  # that are looked at for them: some lead to where a better one leads
WEIGHING: Final = 0.8  # of the time, where the best moves are to be made whole as well
COMPARING: Final = 0.1  # of the time, where the best move could do with fewer units


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
        if task.question in (decision.game.ahead.questions or (task.question,)):
            found = steady(found, None if task.view.get("pass") else passing(decision))
        weighed = [one for i, one in enumerate(found) if one.action not in {before.action for before in found[:i]}]
        told = _leaner(decision, task, [[one.action, *one.then] for one in weighed[:SPARE]], seconds)
        moves = _different(decision, task, told, until)
        kept = [weighed[i] for i in moves]
        rows = [[one.action, one.value, one.simulations] for one in [*kept, *(o for o in weighed if o not in kept)]]
        return {"weighed": rows, "whole": list(moves.values())}
    except Exception:  # the server goes on, and its log tells
        return {"fault": traceback.format_exc()}


def _different(decision: Decision, task: Task, rows: list[list[int]], until: float) -> dict[int, list[int]]:
    """The best of the moves, made whole, by their number; of those that lead to one position, the best one."""
    found, seen = dict[int, list[int]](), set[int]()
    for i, row in enumerate(rows):
        move, end = whole_with_end(decision, row, task.seed, until if i else math.inf)  # the best one in any case
        if not move or len(found) == BEST:
            break
        if end not in seen:
            found[i] = move
            seen.add(end)
    return found


def _leaner(decision: Decision, task: Task, rows: list[list[int]], seconds: float) -> list[list[int]]:
    """The same moves, best first, without the units they can do without, unless the best one is worth less then."""
    found = [decision.game.leaner(task.view, row) for row in rows]
    if found[0] == rows[0]:
        return found
    bot: Any = bots.make(task.bot, task.seed, seconds * COMPARING)
    all_of_them, fewer = bot.compare(decision, [rows[0], found[0]])
    return found if all_of_them - fewer <= NOTHING else rows


def answered(game: str, task: dict[str, Any] | None = None, seconds: float = 0.0) -> dict[str, Any]:
    """One request; without a task the game is read, so that the first thought does not wait for it."""
    if task is None:
        games.load(game)
        return {}
    return think(Task(**task), seconds)


if __name__ == "__main__":
    answer_lines(lambda request: answered(*request))
