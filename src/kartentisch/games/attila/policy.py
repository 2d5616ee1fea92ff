"""What a position and an action of Attila are worth to a seat, in points.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.games.attila.actions import LAY, PEOPLES, TILES
from kartentisch.games.attila.scoring import score_all
from kartentisch.games.attila.state import CENTURIES, AttilaState

QUICK: Final = ("Turn.take", "Turn.last", "Conflict.lay", "Conflict.before_scoring")


def rate(s: AttilaState, action: i64, seat: i64) -> float:
    """What the position is worth to the seat after the action, the rest of the turn played in the plainest way.

    A card laid in a conflict may need more of its kind to turn the balance, so laying all of them is looked at as well.
    """
    after = s.clone()
    after.run(action)
    best = played_out(after, s.turn, seat)
    if LAY <= action < LAY + PEOPLES:
        while after.seat == seat and after.is_legal(action):
            after.run(action)
            best = max(best, played_out(after, s.turn, seat))
    return best


def played_out(s: AttilaState, turn: i64, seat: i64) -> float:
    """What the position is worth to the seat when the plainest answers have ended the turn."""
    after = s.clone()
    while after.seat >= 0 and after.turn == turn and after.where() in QUICK:
        after.list_choices(after.seat)
        after.run(after.legal[0])  # take the influence; lay nothing; use no tile
    return value(after, seat)


def value(s: AttilaState, seat: i64) -> float:
    """Points ahead of the others if the board were scored now, tiles and promising influence counted as well."""
    counted = s.clone()
    if s.seat != NOBODY:
        score_all(counted)
    best: float = -1000.0
    total: float = 0.0
    own: float = 0.0
    for other in range(s.players):
        points = standing(s, counted, other)
        if other == seat:
            own = points
        else:
            total += points
            best = max(best, points)
    return own - 0.5 * best - 0.5 * total / float(s.players - 1)


def standing(s: AttilaState, counted: AttilaState, seat: i64) -> float:
    points = float(counted.score(seat))
    if s.seat == NOBODY:
        return points
    left: i64 = 0  # pacification tiles still to come: how much of the game lies ahead
    if s.century < CENTURIES:
        left = s.tiles_left
        for century in range(s.century + 1, i64(CENTURIES)):
            left += s.table.century_tiles[century]
    ahead = float(left) / 10.0
    for people in range(i64(PEOPLES)):
        points += 0.02 * float(s.influence(seat, people)) * float(s.stones_on_board(people)) * ahead
    for tile in range(i64(TILES)):
        if s.has_tile(seat, tile):
            points += 3.0 * ahead
    if seat == s.active:
        points += 1.5 * float(max(s.plays, 0))
    return points + 0.15 * float(s.hand_size(seat))
