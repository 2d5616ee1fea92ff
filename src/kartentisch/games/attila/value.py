"""What a position of Attila is worth to a seat, in points.  Compiled by mypyc.

The weights are those that tell best who wins games of greedy bots with two to five players (190,000 beginnings of
turns, conditional logit; `docs/develop/bots.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead
from kartentisch.games.attila.actions import PEOPLES
from kartentisch.games.attila.scoring import score_all
from kartentisch.games.attila.state import CENTURIES, AttilaState

IN_POINTS: Final = 6.0  # of one of log odds: in the middle of a game a point is worth one
DOUBLE: Final = 0  # the tile for one card more
INFLUENCE: Final = 2  # the tile for two influence


def value(s: AttilaState, seat: i64) -> float:
    """Points ahead of the others, with what the board promises, tiles, cards and the turn order."""
    return IN_POINTS * ahead(standings(s), seat)


def standings(s: AttilaState) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    board = s
    if s.seat != NOBODY:
        board = s.clone()
        score_all(board)
    return [standing(s, board, seat) for seat in range(s.players)]


def standing(s: AttilaState, scored: AttilaState, seat: i64) -> float:
    """The log odds of the seat, but for what all have in common; `scored`: the same board after a scoring."""
    points = float(s.score(seat))
    if s.seat == NOBODY:
        return points / IN_POINTS
    left = tiles_to_come(s)
    near = 1.0 / (1.0 + float(left))
    far = 0.1 * float(left)
    odds = points * (0.132 + 0.302 * near)
    odds += float(scored.score(seat) - s.score(seat)) * (0.558 * near + 0.187 * far - 0.12)
    spread: i64 = 0
    held: i64 = 0
    for people in range(i64(PEOPLES)):
        influence = s.influence(seat, people)
        spread += influence * s.stones_on_board(people)
        held += influence * s.hand(seat, people)
    odds += (0.033 * float(spread) + 0.08 * float(held)) * far - 0.09 * float(s.hand_size(seat))
    if s.has_tile(seat, DOUBLE):
        odds += 0.23 + 0.58 * far
    if s.has_tile(seat, INFLUENCE):
        odds += 0.03 + 0.11 * far
    ago = (s.active - seat) % s.players  # turns since its own began; 0: it is about to move
    if ago == 0:
        return odds + 0.515 + 1.88 * near
    return odds + float(ago) / float(s.players) * (0.565 + 1.45 * near)


def tiles_to_come(s: AttilaState) -> i64:
    """Pacification tiles that still lie on the centuries: how much of the game lies ahead, 10 to 0."""
    if s.century >= CENTURIES:
        return 0
    left = s.tiles_left
    for century in range(s.century + 1, i64(CENTURIES)):
        left += s.table.century_tiles[century]
    return left
