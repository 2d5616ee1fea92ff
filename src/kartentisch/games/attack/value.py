"""What a position of Attack! is worth to a seat, in regions.  Compiled by mypyc.

The weights are those that tell best who wins games of greedy bots (46,000 beginnings of turns of three players,
conditional logit; `docs/develop/bots.md`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import Weights, ahead, late
from kartentisch.games.attack.actions import UNITS
from kartentisch.games.attack.bot.plans import fleet_strength
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.state import NEUTRAL, UNIT, WIDTH, AttackState

IN_REGIONS: Final = 4.0  # of one of log odds: in the middle of a game a region is worth one
FAR: Final = 5.0  # rounds to the end, where nobody has said when that will be
EVEN: Final = 1.3  # so much more strength next door takes a region as often as not


# what counts in log odds of the win: a region; production points that the army has cost; production points; strength of
# the fleet, the sea; turns that are left, being on turn; neutral regions next door, own ones beside somebody who can
# attack, regions that are about to fall to others, and to the seat
REGION: Final = 0
ARMY: Final = 1
ECONOMY: Final = 2
FLEET: Final = 3
SEA: Final = 4
TURNS: Final = 5
ACTIVE: Final = 6
UNCLAIMED: Final = 7
EXPOSED: Final = 8
LOST: Final = 9
WON: Final = 10
USUAL: Final = Weights(
    {
        "region": (0.132, 0.618),
        "army": (0.0109, 0.0),
        "economy": (0.0243, -0.0094),
        "fleet": (0.0547, -0.1244),
        "sea": (0.42, 0.0),
        "turns": (0.345, 1.573),
        "active": (0.15, 0.0),
        "unclaimed": (-0.0365, 0.103),
        "exposed": (0.12, -0.3375),
        "lost": (-0.556, 0.241),
        "won": (-0.0925, 0.449),
    }
)


def value(s: AttackState, seat: i64, w: Weights = USUAL) -> float:
    """How far ahead of the others, by all that `standing` counts."""
    return IN_REGIONS * ahead(standings(s, w), seat)


def standings(s: AttackState, w: Weights = USUAL) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    if s.seat == NOBODY:
        ended = [float(s.regions_of(seat)) + 0.001 * float(s.army(seat)) for seat in range(s.players)]
        return [points / IN_REGIONS for points in ended]
    border = Border(s)
    return [standing(border, seat, w) for seat in range(s.players)]


class Border:
    """What threatens and what promises, seen once for all seats.

    Attributes:
        reach: [seat, region] what the units next door that may leave have cost, of seats that still have a turn.
        costs: [region] what the units there have cost.
    """

    s: AttackState
    reach: vec[float]
    costs: vec[float]

    def __init__(self, s: AttackState) -> None:
        self.s = s
        regions = s.table.regions
        self.reach = vec[float]([0.0] * (s.players * regions))
        self.costs = vec[float]([0.0] * regions)
        for region in range(regions):
            seat = s.owner[region]
            if seat == NEUTRAL:
                continue
            n: i64 = 0
            points: i64 = 0
            for unit in range(i64(UNITS)):
                here = s.units_of(region, unit)
                n += here
                points += here * s.table.cost[unit]
            self.costs[region] = float(points)
            if n < 2 or turns_left(s, seat) <= 0.0:
                continue
            moves = float(points) * float(n - 1) / float(n)
            near = s.table.near[region]
            other: i64 = 0
            while near != 0:
                if near & 1:
                    self.reach[seat * regions + other] += moves
                near >>= 1
                other += 1


def falls(strength: float, against: float) -> float:
    """The chance that a region falls to so much strength next door, about."""
    if strength <= 0.0:
        return 0.0
    ratio = strength / (against if against > 1.0 else 1.0) / EVEN
    cube = ratio * ratio * ratio
    return cube / (1.0 + cube)


def turns_left(s: AttackState, seat: i64) -> float:
    """Turns that the seat still has, the one that has just begun counted."""
    still = (seat - s.first + s.players) % s.players >= (s.active - s.first + s.players) % s.players
    limit = s.table.round_limit
    left = FAR if limit == 0 else float(max(limit - s.round, 0))
    return left + (1.0 if still else 0.0)


def standing(border: Border, seat: i64, w: Weights) -> float:
    """The log odds of the seat, but for what all have in common."""
    s, regions = border.s, border.s.table.regions
    near = late(s.table.round_limit, s.round, FAR)
    left = turns_left(s, seat)
    exposed: i64 = 0  # own regions next to somebody who can attack
    open_ones: i64 = 0  # neutral regions next to own ones
    lost: float = 0.0
    won: float = 0.0
    own = s.lands(seat)
    for region in range(regions):
        owner = s.owner[region]
        mine = border.reach[seat * regions + region]
        if owner == seat:
            most: float = 0.0
            for other in range(s.players):
                if other != seat and border.reach[other * regions + region] > most:
                    most = border.reach[other * regions + region]
            if most > 0.0:
                exposed += 1
                lost += falls(most, border.costs[region])
        elif owner == NEUTRAL:
            if left > 0.0 and s.table.near[region] & own != 0:
                open_ones += 1
        else:
            won += falls(mine, border.costs[region])
    odds = float(s.regions_of(seat)) * w.of(REGION, near)
    odds += float(army_cost(s, seat)) * w.of(ARMY, near)
    odds += float(production_points(s, seat)) * w.of(ECONOMY, near)
    sea = w.of(SEA, near) if s.holder == seat else 0.0
    odds += fleet_strength(s, seat) * w.of(FLEET, near) + sea
    turn = w.of(ACTIVE, near) if s.active == seat else 0.0
    odds += left * w.of(TURNS, near) + turn
    odds += float(open_ones) * w.of(UNCLAIMED, near) + lost * w.of(LOST, near)
    return odds + won * w.of(WON, near) + float(exposed) * w.of(EXPOSED, near)


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
