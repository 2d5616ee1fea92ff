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
# attack, regions that are about to fall to others, and to the seat; the same with what comes by sea as well, having a
# turn at all
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
BESET: Final = 11
WITHIN: Final = 12
ACTS: Final = 13
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
        "beset": (0.0, 0.0),
        "within": (0.0, 0.0),
        "acts": (0.0, 0.0),
    }
)
# the same, as games tell it in which all play by `Game.keen`; that attacks across the sea as well (2,200 of two, three
# and four players; `docs/notes/strength.md`)
KEEN: Final = Weights(
    {
        "region": (0.0956, 0.5883),
        "army": (0.0095, -0.0013),
        "economy": (0.0261, -0.0159),
        "fleet": (0.1456, -0.1799),
        "sea": (0.2923, 0.4033),
        "turns": (0.4039, 2.6209),
        "active": (-0.029, 0.1544),
        "unclaimed": (-0.0012, 0.172),
        "exposed": (0.1823, -0.1967),
        "lost": (-0.4363, 0.0904),
        "won": (-0.1153, 0.4891),
        "beset": (-0.1816, 0.0409),
        "within": (-0.0918, 0.113),
        "acts": (-0.7934, -0.4833),
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
    border = Border(s, w.counts(BESET) or w.counts(WITHIN))
    return [standing(border, seat, w) for seat in range(s.players)]


class Border:
    """What threatens and what promises, seen once for all seats.

    Attributes:
        reach: [seat, region] what the units next door that may leave have cost, of seats that still have a turn.
        abroad: the same of those across the sea, whoever holds it; 0 where nobody asks.
        costs: [region] what the units there have cost.
    """

    s: AttackState
    reach: vec[float]
    abroad: vec[float]
    costs: vec[float]

    def __init__(self, s: AttackState, by_sea: bool) -> None:
        """`by_sea`: somebody asks for what comes from there."""
        self.s = s
        regions = s.table.regions
        self.abroad = vec[float]([0.0] * (s.players * regions))
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
            if by_sea:  # what is a neighbour both ways counts once
                over, other = s.table.sea[region] & ~s.table.near[region], 0
                while over != 0:
                    if over & 1:
                        self.abroad[seat * regions + other] += moves
                    over >>= 1
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
    beset: float = 0.0
    within: float = 0.0
    own = s.lands(seat)
    for region in range(regions):
        owner = s.owner[region]
        mine = border.reach[seat * regions + region]
        if owner == seat:
            most: float = 0.0
            by_sea: float = 0.0
            for other in range(s.players):
                if other != seat:
                    next_door = border.reach[other * regions + region]
                    most = max(most, next_door)
                    by_sea = max(by_sea, next_door + border.abroad[other * regions + region])
            beset += falls(by_sea, border.costs[region])
            if most > 0.0:
                exposed += 1
                lost += falls(most, border.costs[region])
        elif owner == NEUTRAL:
            if left > 0.0 and s.table.near[region] & own != 0:
                open_ones += 1
        else:
            won += falls(mine, border.costs[region])
            within += falls(mine + border.abroad[seat * regions + region], border.costs[region])
    odds = float(s.regions_of(seat)) * w.of(REGION, near)
    odds += float(army_cost(s, seat)) * w.of(ARMY, near)
    odds += float(production_points(s, seat)) * w.of(ECONOMY, near)
    sea = w.of(SEA, near) if s.holder == seat else 0.0
    odds += fleet_strength(s, seat) * w.of(FLEET, near) + sea
    turn = w.of(ACTIVE, near) if s.active == seat else 0.0
    odds += left * w.of(TURNS, near) + turn
    odds += float(open_ones) * w.of(UNCLAIMED, near) + lost * w.of(LOST, near)
    odds = odds + won * w.of(WON, near) + float(exposed) * w.of(EXPOSED, near)
    acts = w.of(ACTS, near) if left > 0.0 else 0.0
    return odds + beset * w.of(BESET, near) + within * w.of(WITHIN, near) + acts


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
