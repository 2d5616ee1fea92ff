"""What an action of Attila is worth to a seat, in points.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY, Procedure
from kartentisch.games.attila.actions import LAY, PEOPLES, TILES
from kartentisch.games.attila.conflict import Conflict
from kartentisch.games.attila.scoring import score_all
from kartentisch.games.attila.state import AttilaState
from kartentisch.games.attila.turn import Turn
from kartentisch.games.attila.value import tiles_to_come


def rate(s: AttilaState, action: i64, seat: i64) -> float:
    """What the position is worth to the seat after the action, the rest of the turn played in the plainest way.

    A card laid in a conflict may need more of its kind to turn the balance, so laying all of them is looked at as well.
    """
    after = s.clone()
    after.run(action)
    if not LAY <= action < LAY + PEOPLES:
        return played_out(after, s.turn, seat)
    best = played_out(after.clone(), s.turn, seat)
    while after.seat == seat and after.is_legal(action):
        after.run(action)
        best = max(best, played_out(after.clone(), s.turn, seat))
    return best


def played_out(s: AttilaState, turn: i64, seat: i64) -> float:
    """What the position is worth to the seat when the plainest answers have ended the turn; it is used up by that."""
    while s.seat >= 0 and s.turn == turn and is_plain(s.top):
        s.list_choices(s.seat)
        s.run(s.legal[0])  # take the influence; lay nothing; use no tile
    return counted(s, seat)


def is_plain(question: Procedure[Any] | None) -> bool:
    """A question with a plain answer."""
    if isinstance(question, Turn):
        return question.at == Turn.TAKE or question.at == Turn.LAST
    if isinstance(question, Conflict):
        return question.at == Conflict.LAY or question.at == Conflict.BEFORE_SCORING
    return False


def counted(s: AttilaState, seat: i64) -> float:
    """Points ahead of the others if the board were scored now, tiles and promising influence counted as well.

    The position is scored by it.
    """
    if s.seat != NOBODY:
        score_all(s)
    best: float = -1000.0
    total: float = 0.0
    own: float = 0.0
    for other in range(s.players):
        points = standing(s, other)
        if other == seat:
            own = points
        else:
            total += points
            best = max(best, points)
    return own - 0.5 * best - 0.5 * total / float(s.players - 1)


def standing(s: AttilaState, seat: i64) -> float:
    points = float(s.score(seat))
    if s.seat == NOBODY:
        return points
    ahead = float(tiles_to_come(s)) / 10.0
    for people in range(i64(PEOPLES)):
        points += 0.02 * float(s.influence(seat, people)) * float(s.stones_on_board(people)) * ahead
    for tile in range(i64(TILES)):
        if s.has_tile(seat, tile):
            points += 3.0 * ahead
    if seat == s.active:
        points += 1.5 * float(max(s.plays, 0))
    return points + 0.15 * float(s.hand_size(seat))
