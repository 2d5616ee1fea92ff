"""Figures about many games."""

from __future__ import annotations

import math
import statistics
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from kartentisch.arena.play import Forfeit
from kartentisch.arena.skill import Z95


def wins(shares: Sequence[float]) -> dict[str, Any]:
    """Wins (shared ones count in part), their rate, and the 95% Wilson score interval of the rate."""
    n, won = len(shares), sum(shares)
    if n == 0:
        return {"wins": 0.0, "rate": 0.0, "low": 0.0, "high": 0.0}
    p, z = won / n, Z95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return {
        "wins": round(won, 3),
        "rate": round(p, 4),
        "low": round(max(0.0, middle - half), 4),
        "high": round(min(1.0, middle + half), 4),
    }


def mean(values: Sequence[float]) -> float:
    return round(statistics.fmean(values), 2) if values else 0.0


def spread(values: Sequence[int]) -> dict[str, float]:
    if not values:
        return {"min": 0, "median": 0, "max": 0}
    return {"min": min(values), "median": statistics.median(values), "max": max(values)}


def forfeits(found: Iterable[tuple[str, Hashable, Forfeit]]) -> list[dict[str, Any]]:
    """By bot and reason, in how many games a bot of one's own lost otherwise than on the board, and the first problem.

    `found`: the bot, which game it was, and the forfeit.
    """
    games: dict[tuple[str, str], dict[Hashable, str]] = {}
    for bot, game, forfeit in found:
        games.setdefault((bot, forfeit.reason), {}).setdefault(game, forfeit.problem)
    return [
        {"bot": bot, "reason": reason, "games": len(problems), "problem": next(iter(problems.values()))}
        for (bot, reason), problems in sorted(games.items())
    ]
