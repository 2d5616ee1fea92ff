"""What a position of Europe 1941 is worth to a seat, in IPC of income.  Compiled by mypyc.

The weights are those that tell best which side wins games of greedy bots of four, six, ten, and any number of rounds
(10,000 beginnings of turns, logistic regression; `docs/develop/bots.md`).
"""

from __future__ import annotations

from math import log
from typing import Final

from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import Weights, ahead, late
from kartentisch.games.europe.actions import ARMOR, FIGHTER, GERMANY, INFANTRY, POWERS, UK, USSR
from kartentisch.games.europe.bot import atlas
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, LAND_KIND, SEA_KIND, SLOTS, number_in
from kartentisch.games.europe.turn import CAPITAL, axis_gain, capitals

IN_IPC: Final = 10.0  # of one of log odds
LAST: Final = 5.0  # rounds to the end, where nobody has said when that will be
NEARER: Final = 0.8  # how much less a unit counts a step further from Berlin


# what counts in log odds of the Axis: IPC of income, a capital that is taken, whose turn begins; IPC in hand; IPC that
# units have cost, of land units also less the further they are from their goal (forward); submarines
GAIN: Final = 0
TAKEN: Final = 1
TURN_GERMANY: Final = 2
TURN_USSR: Final = 3
TURN_UK: Final = 4
TURN_USA: Final = 5
CASH: Final = 6
ALLY_CASH: Final = 7
AXIS_LAND: Final = 8
AXIS_FORWARD: Final = 9
AXIS_AIR: Final = 10
AXIS_BOATS: Final = 11
AXIS_SHIPS: Final = 12
USSR_LAND: Final = 13
USSR_FORWARD: Final = 14
WEST_LAND: Final = 15
WEST_FORWARD: Final = 16
ALLY_AIR: Final = 17
ALLY_SHIPS: Final = 18
USUAL: Final = Weights(
    {
        "gain": (0.016, 0.355),
        "taken": (2.0, 2.5),
        "turn_germany": (0.77, 1.02),
        "turn_ussr": (0.25, -0.12),
        "turn_uk": (0.48, -0.02),
        "turn_usa": (0.7, 0.42),
        "cash": (0.036, 0.02),
        "ally_cash": (0.0, 0.0),
        "axis_land": (0.0019, 0.0013),
        "axis_forward": (0.0, 0.0),
        "axis_air": (0.0036, 0.0),
        "axis_boats": (0.073, 0.086),
        "axis_ships": (0.0, 0.0),
        "ussr_land": (-0.0027, 0.0037),
        "ussr_forward": (-0.0178, -0.0048),
        "west_land": (-0.003, 0.0034),
        "west_forward": (-0.0023, -0.0191),
        "ally_air": (-0.0017, -0.0045),
        "ally_ships": (-0.0045, -0.006),
    }
)
# the same, as games tell it in which all play by `Game.keen` (1,000 of two seats, ten rounds; `benchmarks/tune.py fit`)
KEEN: Final = Weights(
    {
        "gain": (0.0089, 0.3225),
        "taken": (2.2093, 3.2925),
        "turn_germany": (0.6234, 0.8042),
        "turn_ussr": (-0.2572, -2.5655),
        "turn_uk": (0.205, -1.292),
        "turn_usa": (0.3902, -0.1948),
        "cash": (0.0223, -0.0114),
        "ally_cash": (-0.0069, -0.0125),
        "axis_land": (0.0041, 0.0004),
        "axis_forward": (0.0097, 0.0123),
        "axis_air": (0.0136, 0.006),
        "axis_boats": (0.0899, -0.0462),
        "axis_ships": (0.0098, 0.006),
        "ussr_land": (-0.004, 0.0),
        "ussr_forward": (-0.0212, -0.0114),
        "west_land": (-0.0085, 0.0041),
        "west_forward": (-0.0085, 0.0005),
        "ally_air": (-0.0024, -0.0038),
        "ally_ships": (-0.0084, -0.009),
    }
)


def value(s: EuropeState, seat: i64, w: Weights = USUAL) -> float:
    """Income, armies, ships and money of the sides, and whose turn it is; among the Allies all are worth the same."""
    return IN_IPC * ahead(standings(s, w), seat)


def standings(s: EuropeState, w: Weights = USUAL) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    odds = [0.0] * int(s.players)
    odds[s.seat_of(GERMANY)] = standing(s, w) + log(float(s.players - 1))
    return odds


def standing(s: EuropeState, w: Weights) -> float:
    """The log odds that the Axis wins."""
    taken = float(capitals(s)) / float(CAPITAL)
    gain = float(axis_gain(s)) - float(CAPITAL) * taken
    if s.seat == NOBODY:
        return (gain + float(CAPITAL) * taken) / IN_IPC
    near = late(s.table.round_limit, s.round, LAST)
    odds = gain * w.of(GAIN, near) + taken * w.of(TAKEN, near)
    odds += on_turn(s.power, w, near)
    odds += float(s.cash[GERMANY]) * w.of(CASH, near)
    for power in range(i64(POWERS)):
        odds += forces(s, power, w, near)
        if power != GERMANY:
            odds += float(s.cash[power]) * w.of(ALLY_CASH, near)
    return odds


def on_turn(power: i64, w: Weights, near: float) -> float:
    """What it counts that the power's turn begins."""
    if power == GERMANY:
        return w.of(TURN_GERMANY, near)
    if power == USSR:
        return w.of(TURN_USSR, near)
    return w.of(TURN_UK, near) if power == UK else w.of(TURN_USA, near)


def forces(s: EuropeState, power: i64, w: Weights, near: float) -> float:
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
        flying = air * w.always[AXIS_AIR] * (1.0 - near) + air * w.late[AXIS_AIR] * near
        odds = land * w.of(AXIS_LAND, near) + flying + boats * w.of(AXIS_BOATS, near)
        odds += ships * w.of(AXIS_SHIPS, near)
        return odds + forward * w.of(AXIS_FORWARD, near)
    odds = air * w.of(ALLY_AIR, near) + ships * w.of(ALLY_SHIPS, near)
    if power == USSR:
        odds += land * w.of(USSR_LAND, near)
        return odds + forward * w.of(USSR_FORWARD, near)
    return odds + land * w.of(WEST_LAND, near) + forward * w.of(WEST_FORWARD, near)
