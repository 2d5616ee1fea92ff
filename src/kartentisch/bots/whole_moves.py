"""Whole moves: what a person sends at once, which is what a hint and a review speak of."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.search import Weighed
from kartentisch.engine.errors import Rejected
from kartentisch.engine.game import Game
from kartentisch.engine.match import Rehearsal
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.engine.recount import WholeMove

MOST: Final = 400  # answers of one move
STOP: Final = "finish"  # what a seat answers that does nothing more, where it might go on


def by_luck(value: float, n: int, best: float, most: int) -> bool:
    """Whether luck alone may set two estimates apart, each with the number of simulations it rests on."""
    return n > 0 and best - value <= sqrt(best * (1 - best) * (1 / n + 1 / max(1, most)))


def steady(found: Sequence[Weighed], idle: int | None = None) -> list[Weighed]:
    """The best first: of what luck alone may set apart, what the search has looked at longest, and none is worth more.

    The highest of many estimates is the luckiest one; a busy machine simulates little, and told newcomers to end their
    first turn with nothing done.

    Args:
        idle: the action that does nothing; it comes first only if it is surely better.
    """
    best = found[0]
    near = [one for one in found if by_luck(one.value, one.simulations, best.value, best.simulations)]
    first = max(near, key=lambda one: (one.action != idle, one.simulations), default=best)
    return [first, *(replace(one, value=min(one.value, first.value)) for one in found if one is not first)]


def at_its_end(game: Game, begun: str, question: str, turned: bool) -> bool:
    """Whether what is asked now belongs to another move.

    Args:
        begun: the question at which the move began.
        turned: whether another turn is on since.
    """
    follows = game.planned.get(begun, frozenset())
    if question == begun and question in game.reactions:  # cards are laid one by one: all of them are one answer
        return turned
    return turned or question in game.begins or (question not in follows if follows else question in game.planned)


def whole(decision: Decision, row: Sequence[int], seed: int, until: float) -> list[int]:
    """The answers of `whole_with_end`."""
    return whole_with_end(decision, row, seed, until)[0]


def whole_with_end(decision: Decision, row: Sequence[int], seed: int, until: float) -> tuple[list[int], int]:
    """A row of answers and what the quick bot would go on with, until the move is whole.

    That is so where somebody else or chance is on, something hidden comes to light, or the game is over; where the
    turn is over; and where a plan (`Game.plans`) is at its end, or another move begins (`planned`, `begins`).

    Args:
        row: legal one after another; where not, what follows is left out.
        until: by the monotonic clock, when nothing further is looked for.

    Returns:
        All answers; empty: it was too late to make the move whole.  And the key of the position to which they lead
        (`State.key`), in one and the same world for all moves from one view: moves in another order have it in common.
    """
    game, seat = decision.game, decision.seat
    tried = Rehearsal(game, decision.view, seat, seat)
    world, turn, found = tried.world, int(tried.world.turn), list[int]()
    while tried.ends is None and len(found) < MOST:
        if len(found) < len(row):
            action = int(row[len(found)])
            if action not in tried.legal:
                row = found[:]
                continue
        elif found and at_its_end(game, decision.question, str(world.where()), int(world.turn) != turn):
            break
        elif time.monotonic() >= until:
            return [], 0
        else:
            action = int(GreedyBot(seed).answer(Decision.of(world, seat)))
        tried.take(action)
        found.append(action)
    return found, world.key()


@dataclass(frozen=True)
class Tried:
    """A move tried in a world imagined from what its seat sees: it tells nothing that the seat does not know.

    Attributes:
        taken: as much of the move as is legal there; empty: nothing.
        clauses: what it is, as `Game.recount` says.
        reasons: what it changes, as `Game.reasons` says, without how it ends.
        ends: as of a `Preview`.
        turned: the seat's turn is over with it, although it might have gone on.
        closes: the question of a plan that its last answer ends; "" for none.
        key: of the position to which it leads there (`State.key`).
    """

    taken: list[int]
    clauses: list[Clause]
    reasons: list[Reason]
    ends: str | None
    turned: bool = False
    closes: str = ""
    key: int = 0


def tried(game: Game, before: Mapping[str, Any], seat: int, row: Sequence[int]) -> Tried:
    """What the seat, which sees `before`, would see of the row of its answers."""
    rehearsal = Rehearsal(game, before, seat, seat)
    turn, stops = int(rehearsal.world.turn), [a for a in rehearsal.legal if game.space.action(a).name == STOP]
    laid, taken = before, list[int]()
    for action in row:
        seen = dict(rehearsal.view)
        try:
            rehearsal.take(action)
        except Rejected:  # another world than the one that the row was made for: what still holds is a move as well
            break
        laid = seen
        taken.append(action)
    if not taken:
        return Tried([], [], [], None)
    clauses = game.recount(WholeMove(seat, before, taken, laid))
    turned = bool(stops) and taken[0] not in stops and not rehearsal.world.over and int(rehearsal.world.turn) != turn
    closes = str(laid["question"]) if game.space.action(taken[-1]).name == STOP else ""
    closes = closes if any(closes in (begun, *follows) for begun, follows in game.planned.items()) else ""
    reasons = game.reasons(before, dict(rehearsal.view), seat)
    return Tried(taken, clauses, reasons, rehearsal.ends, turned, closes, rehearsal.world.key())
