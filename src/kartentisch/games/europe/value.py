"""What a position of Europe 1941 is worth to a seat, in IPC of income.  Compiled by mypyc.

The weights are those that tell best which side wins games of greedy bots of four, six, ten, and any number of rounds
(10,000 beginnings of turns, logistic regression; `docs/develop/bots.md`).
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead, late
from kartentisch.games.europe.actions import ARMOR, FIGHTER, GERMANY, INFANTRY, POWERS, USSR
from kartentisch.games.europe.bot import atlas
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, LAND_KIND, SEA_KIND, SLOTS, number_in
from kartentisch.games.europe.turn import CAPITAL, axis_gain, capitals

IN_IPC: Final = 10.0  # of one of log odds
LAST: Final = 5.0  # rounds to the end, where nobody has said when that will be
NEARER: Final = 0.8  # how much less a unit counts a step further from Berlin
# of the power whose turn begins, for the Axis: always, and in the last round
TURN: Final = vec[float]([0.77, 0.25, 0.48, 0.7])
LAST_TURN: Final = vec[float]([1.02, -0.12, -0.02, 0.42])


def value(s: EuropeState, seat: i64) -> float:
    """Income, armies, ships and money of the sides, and whose turn it is; among the Allies all are worth the same."""
    return IN_IPC * ahead(standings(s), seat)


def standings(s: EuropeState) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    odds = [0.0] * int(s.players)
    odds[s.seat_of(GERMANY)] = standing(s) + log(float(s.players - 1))
    return odds


def standing(s: EuropeState) -> float:
    """The log odds that the Axis wins."""
    taken = float(capitals(s)) / float(CAPITAL)
    gain = float(axis_gain(s)) - float(CAPITAL) * taken
    if s.seat == NOBODY:
        return (gain + float(CAPITAL) * taken) / IN_IPC
    near = late(s.table.round_limit, s.round, LAST)
    odds = gain * (0.016 + 0.355 * near) + taken * (2.0 + 2.5 * near)
    odds += TURN[s.power] + LAST_TURN[s.power] * near
    odds += float(s.cash[GERMANY]) * (0.036 + 0.02 * near)
    for power in range(i64(POWERS)):
        odds += forces(s, power, near)
    return odds


def forces(s: EuropeState, power: i64, near: float) -> float:
    """What the units of the power add to the log odds of the Axis."""
    t, m = s.table, atlas.of(s.table)
    steps = m.goal[power]
    land: float = 0.0
    forward: float = 0.0
    air: float = 0.0
    ships: float = 0.0
    boats: float = 0.0
    for space in range(t.spaces):
        row = s.units[space * POWERS + power]
        if row == 0:
            continue
        if space < t.lands:
            army: float = 0.0
            for slot in range(i64(INFANTRY), i64(ARMOR + 1)):
                army += float(number_in(row, slot) * t.cost[LAND_KIND[slot]])
            land += army
            if steps[space] < FAR:
                forward += army * NEARER ** float(steps[space])
            for slot in range(i64(FIGHTER), i64(SLOTS)):
                air += float(number_in(row, slot) * t.cost[LAND_KIND[slot]])
        else:
            for slot in range(i64(1), i64(SLOTS)):
                cost = float(number_in(row, slot) * t.cost[SEA_KIND[slot]])
                if SEA_KIND[slot] == FIGHTER:
                    air += cost
                else:
                    ships += cost
            boats += float(number_in(row, 1))
    if power == GERMANY:
        return land * (0.0019 + 0.0013 * near) + air * 0.0036 * (1.0 - near) + boats * (0.073 + 0.086 * near)
    odds = -air * (0.0017 + 0.0045 * near) - ships * (0.0045 + 0.006 * near)
    if power == USSR:
        return odds - land * (0.0027 - 0.0037 * near) - forward * (0.0178 + 0.0048 * near)
    return odds - land * (0.003 - 0.0034 * near) - forward * (0.0023 + 0.0191 * near)
