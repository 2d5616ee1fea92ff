"""What a position, territories and attacks are worth to a seat, in points at the end of the game.  Compiled by mypyc.

The weights of a position are those that tell best who wins games of greedy bots with three and four players (10,000
beginnings of turns, conditional logit; `docs/develop/bots.md`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import Weights, ahead, late
from kartentisch.games.selfr3.actions import LUFT, OFFICERS
from kartentisch.games.selfr3.manner import Manner
from kartentisch.games.selfr3.state import FREE, SelfR3State
from kartentisch.games.selfr3.table import CONTINENTS, ON_LAND

ARMY: Final = 0.12  # an army that still has rounds before it
COIN: Final = 0.12
IN_POINTS: Final = 12.0  # of one of log odds


# what counts in log odds of the win: points, territories, units, money, stations, officers, cards; points of continents
# held alone, and of all by the square of the part that is held; territories beside more units of somebody else; being
# on turn
POINTS: Final = 0
HELD: Final = 1
UNITS: Final = 2
MONEY: Final = 3
STATIONS: Final = 4
OFFICER: Final = 5
CARDS: Final = 6
WHOLE: Final = 7
PARTS: Final = 8
EXPOSED: Final = 9
ACTIVE: Final = 10
USUAL: Final = Weights(
    {
        "points": (0.029, 0.056),
        "held": (0.0, 0.076),
        "units": (0.096, -0.03),
        "money": (0.089, -0.076),
        "stations": (0.18, -0.25),
        "officer": (-0.09, 0.14),
        "cards": (-0.035, 0.19),
        "whole": (0.053, -0.126),
        "parts": (0.032, 0.018),
        "exposed": (-0.255, 0.23),
        "active": (-0.245, 1.08),
    }
)
# the same, as games tell it in which all play by `Game.keen`, of three and four players (`docs/notes/strength.md`)
KEEN: Final = Weights(
    {
        "points": (0.0184, 0.0651),
        "held": (-0.0316, 0.0649),
        "units": (0.0949, -0.0434),
        "money": (0.0577, 0.0609),
        "stations": (0.0604, 0.0607),
        "officer": (0.0504, -0.092),
        "cards": (-0.0587, 0.1637),
        "whole": (-0.0294, -0.0371),
        "parts": (0.0593, -0.0473),
        "exposed": (-0.141, 0.0259),
        "active": (-0.0527, 0.0541),
    }
)


def value(s: SelfR3State, seat: i64, w: Weights = USUAL) -> float:
    """Points ahead of the others, units, coins, officers and cards counted as well."""
    return IN_POINTS * ahead(standings(s, w), seat)


def standings(s: SelfR3State, w: Weights = USUAL) -> list[float]:
    """By seat, the log odds of the win, but for what all have in common."""
    return [standing(s, seat, w) for seat in range(s.players)]


def standing(s: SelfR3State, seat: i64, w: Weights) -> float:
    """The log odds of the seat, but for what all have in common."""
    points = float(s.score(seat))
    if s.seat == NOBODY:
        return points / IN_POINTS
    near_end = late(s.table.rounds, s.round, 0.0)
    stations: float = 0.0
    exposed: float = 0.0
    for region in range(s.table.regions):
        if s.owner[region] == seat:
            stations += 1.0 if s.has_station(region) else 0.0
            exposed += 1.0 if outnumbered(s, region, seat) else 0.0
    whole: float = 0.0
    parts: float = 0.0
    for continent in range(i64(CONTINENTS)):
        share = part(s, continent, seat)
        bonus = float(s.table.bonus[continent])
        whole += bonus if share == 1.0 else 0.0
        parts += bonus * share * share
    officers: float = 0.0
    cards: float = 0.0
    for officer in range(i64(OFFICERS)):
        officers += 1.0 if s.has_officer(seat, officer) else 0.0
        cards += float(s.backs(seat, officer))
    held = float(s.held(seat))
    odds = points * w.of(POINTS, near_end) + (held * w.always[HELD] + held * w.late[HELD] * near_end)
    odds += float(s.units_of(seat)) * w.of(UNITS, near_end) + float(s.money(seat)) * w.of(MONEY, near_end)
    odds += stations * w.of(STATIONS, near_end) + officers * w.of(OFFICER, near_end) + cards * w.of(CARDS, near_end)
    odds += whole * w.of(WHOLE, near_end) + parts * w.of(PARTS, near_end) + exposed * w.of(EXPOSED, near_end)
    return odds + (w.of(ACTIVE, near_end) if s.active == seat else 0.0)


# ------------------------------------------------------------------ neighbours: first those on earth, then the moon's
def earth_beside(s: SelfR3State, region: i64) -> i64:
    """Mask of the neighbours on earth that are no ruins."""
    return s.table.near_earth[region] & ~s.ruins


def outnumbered(s: SelfR3State, region: i64, seat: i64) -> bool:
    """More units of somebody else stand next door."""
    units = s.units(region)
    return stronger(s, earth_beside(s, region) & ~s.earth(seat), 0, units) or stronger(
        s, s.table.near_moon[region] & ~s.moon(seat), s.table.moon, units
    )


def stronger(s: SelfR3State, left: i64, first: i64, units: i64) -> bool:
    """Whether in one of these territories somebody has more units; `first`: the territory of the lowest bit."""
    while left != 0:
        other = first + lowest_bit(left)
        left &= left - 1
        if s.owner[other] != FREE and s.units(other) > units:
            return True
    return False


def rounds_left(s: SelfR3State) -> i64:
    """How many turns everybody still has behind this round."""
    return s.table.rounds - s.round


def border(s: SelfR3State, region: i64, seat: i64, m: Manner) -> float:
    """How much a unit there has to do: the strongest neighbour of others, and how many are not the seat's."""
    worth = facing(s, earth_beside(s, region) & ~s.earth(seat), 0, seat, m)
    return worth + facing(s, s.table.near_moon[region] & ~s.moon(seat), s.table.moon, seat, m)


def facing(s: SelfR3State, left: i64, first: i64, seat: i64, m: Manner) -> float:
    """The same of these territories that are not the seat's; `first`: the territory of the lowest bit."""
    worth: float = 0.0
    while left != 0:
        other = first + lowest_bit(left)
        left &= left - 1
        if s.owner[other] == FREE:
            worth += m.gate if s.may_enter(seat, other) else 0.1
        else:
            worth += m.foe + min(float(s.units(other)), 8.0) * m.foes
    return worth


def beside(s: SelfR3State, region: i64) -> i64:
    """How many neighbours it has."""
    return count_bits(earth_beside(s, region)) + count_bits(s.table.near_moon[region])


def own_beside(s: SelfR3State, region: i64, seat: i64) -> i64:
    """How many of them are the seat's."""
    on_earth = earth_beside(s, region) & s.earth(seat)
    return count_bits(on_earth) + count_bits(s.table.near_moon[region] & s.moon(seat))


# ------------------------------------------------------------------ what it is worth to hold, and to attack
def part(s: SelfR3State, continent: i64, seat: i64) -> float:
    """Which part of a continent the seat holds."""
    earth = s.table.continent_earth[continent] & ~s.ruins
    moon = s.table.continent_moon[continent]
    size = count_bits(earth) + count_bits(moon)
    return float(count_bits(earth & s.earth(seat)) + count_bits(moon & s.moon(seat))) / float(max(size, 1))


def territory(s: SelfR3State, region: i64, seat: i64, m: Manner) -> float:
    """What it is worth to hold: a point, income, and what it does for continents, its own and those of others."""
    left = float(rounds_left(s))
    worth = 1.0 + m.income * left / 3.0
    on_moon = region >= s.table.moon
    bit = BIT[region - s.table.moon] if on_moon else BIT[region]
    other = s.owner[region]
    for continent in range(i64(CONTINENTS)):
        mask = s.table.continent_moon[continent] if on_moon else s.table.continent_earth[continent]
        if mask & bit:
            bonus = float(s.table.bonus[continent]) * (1.0 + m.income * left)
            own = part(s, continent, seat)
            worth += bonus * (own * own) * m.whole
            if other != FREE and other != seat and part(s, continent, other) == 1.0:
                worth += bonus * m.breaks
    return worth


def wins(attackers: i64, defenders: i64, station: bool, m: Manner) -> float:
    """A rough chance that so many units take a territory, if they go on to the end."""
    strength = float(defenders) * (m.station if station else 1.0)
    return 1.0 / (1.0 + exp(-(float(attackers) - m.slope * strength - m.offset) / (m.spread * sqrt(strength + 1.0))))


def conquest(s: SelfR3State, source: i64, aim: i64, seat: i64, m: Manner) -> float:
    """What an attack from there to the end promises; below 0: rather not."""
    attackers = s.units(source) - 1
    worth = territory(s, aim, seat, m)
    if s.owner[aim] == FREE:
        return worth * m.free
    defenders = s.units(aim)
    chance = wins(attackers, defenders, s.has_station(aim), m) if defenders > 0 else 1.0
    price = m.army if rounds_left(s) > 0 else m.late  # armies bring nothing at the end
    lost = chance * float(min(defenders, attackers)) * m.lost + (1.0 - chance) * float(attackers)
    return chance * worth - lost * price - m.toll


def prospect(s: SelfR3State, source: i64, seat: i64, m: Manner) -> float:
    """The best that an attack from there promises."""
    best = best_of(s, source, earth_beside(s, source) & ~s.earth(seat), 0, seat, -1.0e9, m)
    best = best_of(s, source, s.table.near_moon[source] & ~s.moon(seat), s.table.moon, seat, best, m)
    if s.has_station(source) and s.has_officer(seat, LUFT):
        best = best_of(s, source, s.table.landing & ~s.moon(seat), s.table.moon, seat, best, m)
    return best if best > -1.0e9 else -1.0


def best_of(s: SelfR3State, source: i64, left: i64, first: i64, seat: i64, best: float, m: Manner) -> float:
    """The best attack on one of these territories, or the one before; `first`: the territory of the lowest bit."""
    while left != 0:
        aim = first + lowest_bit(left)
        left &= left - 1
        if s.may_enter(seat, aim):
            best = max(best, conquest(s, source, aim, seat, m))
    return best


def opened(s: SelfR3State, officer: i64, seat: i64) -> i64:
    """How many territories an officer of water or moon would open to the seat's armies."""
    n: i64 = 3 if officer == LUFT and s.station_count(seat) > 0 else 0
    for region in range(s.table.regions):
        if s.owner[region] == seat and s.units(region) > 1:
            n += of_kind(s, earth_beside(s, region) & ~s.earth(seat), 0, officer)
            n += of_kind(s, s.table.near_moon[region] & ~s.moon(seat), s.table.moon, officer)
    return n


def of_kind(s: SelfR3State, left: i64, first: i64, officer: i64) -> i64:
    """How many of these territories the officer opens; `first`: the territory of the lowest bit."""
    n: i64 = 0
    while left != 0:
        kind = s.table.kind(first + lowest_bit(left))
        left &= left - 1
        if kind != ON_LAND and kind + 1 == officer:
            n += 1
    return n
