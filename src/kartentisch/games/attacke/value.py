"""What a position of Attacke is worth to a seat, in lands.  Compiled by mypyc.

The weights are those that tell best who wins games of greedy bots with three players (43,000 beginnings of turns,
conditional logit; `docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead
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
    return IN_LANDS * ahead([standing(s, other) for other in range(s.players)], seat)


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
        return float(count_bits(own)) + 0.1 * whole
    limit = s.table.round_limit
    late = 1.0 / (1.0 + (FAR if limit == 0 else float(max(limit - s.round, 0))))
    odds = float(count_bits(own)) * (0.028 + 0.147 * late)
    odds += whole * (0.152 - 0.275 * late) + parts * (0.288 + 0.935 * late) + cards(s, seat, late)
    if own == 0:
        odds -= 1.27 + 1.12 * late
    waits = (s.active - seat) % s.players  # 0: it is about to move; who has just moved comes last
    return odds + (0.66 + 0.24 * late if waits == 0 else 0.2 * float(waits))


def cards(s: AttackeState, seat: i64, late: float) -> float:
    """What the hand adds to the log odds."""
    odds = 0.09 * float(s.hand(seat, JOKER)) + float(s.hand(seat, REVOLUTION_CARD)) * (0.77 + 0.07 * late)
    odds += float(s.hand(seat, TREASON_CARD)) * (0.286 + 0.289 * late)
    odds += float(s.hand(seat, COUNTER_CARD)) * (0.94 - 0.37 * late)
    for kind in range(i64(ARMIES)):
        odds += float(s.hand(seat, kind)) * (0.045 - 0.015 * late + float(s.table.value[kind]) * (0.007 - 0.011 * late))
    for kind in range(i64(DEFECTORS), i64(DEFECTORS + FLAGS)):
        odds += float(s.hand(seat, kind)) * (0.28 - 0.44 * late)
    return odds
