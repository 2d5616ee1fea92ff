"""What a position of Attack! is worth to a seat, in regions.  Compiled by mypyc.

The weights are those that tell best who wins games of greedy bots with two to four players (27,000 beginnings of turns,
conditional logit; `docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead, late
from kartentisch.games.attack.actions import UNITS
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.plans import fleet_strength
from kartentisch.games.attack.state import UNIT, WIDTH, AttackState

IN_REGIONS: Final = 4.0  # of one of log odds: in the middle of a game a region is worth one
FAR: Final = 5.0  # rounds to the end, where nobody has said when that will be


def value(s: AttackState, seat: i64) -> float:
    """Regions ahead of the others, armies, cards, ships and the turn order counted as well."""
    return IN_REGIONS * ahead([standing(s, other) for other in range(s.players)], seat)


def standing(s: AttackState, seat: i64) -> float:
    """The log odds of the seat, but for what all have in common."""
    regions = float(s.regions_of(seat))
    if s.seat == NOBODY:
        return (regions + 0.001 * float(s.army(seat))) / IN_REGIONS
    near = late(s.table.round_limit, s.round, FAR)
    odds = regions * (0.16 + 0.29 * near) + float(army_cost(s, seat)) * (0.011 + 0.005 * near)
    odds += float(production_points(s, seat)) * (0.0175 + 0.01 * near)
    odds += 0.03 * fleet_strength(s, seat) + (0.15 if s.holder == seat else 0.0)
    ago = (s.active - seat) % s.players  # turns since its own began; 0: it is about to move
    return odds + (0.44 + 1.4 * near if ago == 0 else float(ago) * (0.135 + 0.34 * near))


def army_cost(s: AttackState, seat: i64) -> i64:
    """What the units of the seat have cost, those on their way by land and at sea counted as well."""
    points: i64 = 0
    for region in range(s.table.regions):
        if s.owner[region] == seat:
            for unit in range(i64(UNITS)):
                points += s.units_of(region, unit) * s.table.cost[unit]
        elif seat == s.active:
            for unit in range(i64(UNITS)):
                points += s.attackers[region * UNITS + unit] * s.table.cost[unit]
    if seat == s.active:
        for row in range(0, i64(len(s.crossings)), WIDTH):
            for unit in range(i64(UNITS)):
                points += s.crossings[row + UNIT + unit] * s.table.cost[unit]
    return points
