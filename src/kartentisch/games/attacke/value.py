"""What a position of Attacke is worth to a seat, in lands.  Compiled by mypyc.

The weights are those that tell best who wins games of greedy bots with three players (43,000 beginnings of turns,
conditional logit; `docs/develop/bots.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead, late
from kartentisch.games.attacke.actions import (
    ARMIES,
    CONTINENTS,
    COUNTER_CARD,
    DEFECTORS,
    FLAGS,
    JOKER,
    REVOLUTION_CARD,
    TREASON_CARD,
)
from kartentisch.games.attacke.state import AttackeState

IN_LANDS: Final = 10.0  # of one of log odds
FAR: Final = 6.0  # rounds to the end, where nobody has said when that will be


def value(s: AttackeState, seat: i64) -> float:
    """Lands ahead of the others, continents, cards and the turn order counted as well."""
    return IN_LANDS * ahead(standings(s), seat)


def standings(s: AttackeState) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    return [standing(s, seat) for seat in range(s.players)]


def standing(s: AttackeState, seat: i64) -> float:
    """The log odds of the seat, but for what all have in common."""
    own = s.lands(seat)
    whole: float = 0.0
    parts: float = 0.0
    for continent in range(i64(CONTINENTS)):
        lands = s.table.continents[continent]
        part = float(count_bits(lands & own)) / float(count_bits(lands))
        parts += part * part * part
        whole += 1.0 if lands & own == lands else 0.0
    if s.seat == NOBODY:
        return (float(count_bits(own)) + 0.1 * whole) / IN_LANDS
    near = late(s.table.round_limit, s.round, FAR)
    odds = float(count_bits(own)) * (0.028 + 0.147 * near)
    odds += whole * (0.152 - 0.275 * near) + parts * (0.288 + 0.935 * near) + cards(s, seat, near)
    if own == 0:
        odds -= 1.27 + 1.12 * near
    ago = (s.active - seat) % s.players  # turns since its own began; 0: it is about to move
    return odds + (0.66 + 0.24 * near if ago == 0 else 0.2 * float(ago))


def cards(s: AttackeState, seat: i64, near: float) -> float:
    """What the hand adds to the log odds."""
    odds = 0.09 * float(s.hand(seat, JOKER)) + float(s.hand(seat, REVOLUTION_CARD)) * (0.77 + 0.07 * near)
    odds += float(s.hand(seat, TREASON_CARD)) * (0.286 + 0.289 * near)
    odds += float(s.hand(seat, COUNTER_CARD)) * (0.94 - 0.37 * near)
    for kind in range(i64(ARMIES)):
        odds += float(s.hand(seat, kind)) * (0.045 - 0.015 * near + float(s.table.value[kind]) * (0.007 - 0.011 * near))
    for kind in range(i64(DEFECTORS), i64(DEFECTORS + FLAGS)):
        odds += float(s.hand(seat, kind)) * (0.28 - 0.44 * near)
    return odds
