"""What a position, territories and attacks are worth to a seat, in points at the end of the game.  Compiled by mypyc.

The weights of a position are those that tell best who wins games of greedy bots with three and four players (10,000
beginnings of turns, conditional logit; `docs/bots.md`).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import NOBODY
from kartentisch.engine.log_odds import ahead, late
from kartentisch.games.selfr3.actions import OFFICERS
from kartentisch.games.selfr3.state import FREE, SelfR3State
from kartentisch.games.selfr3.table import CONTINENTS, ON_LAND

ARMY = 0.12  # an army that still has rounds before it
COIN = 0.12
INCOME = 0.25  # of one army and one coin more at the beginning of a turn
IN_POINTS = 12.0  # of one of log odds
SPREAD = 0.75  # how quickly more attackers make a conquest sure


def value(s: SelfR3State, seat: int) -> float:
    """Points ahead of the others, units, coins, officers and cards counted as well."""
    return IN_POINTS * ahead([standing(s, other) for other in range(s.players)], seat)


def standing(s: SelfR3State, seat: int) -> float:
    """The log odds of the seat, but for what all have in common."""
    points = float(s.score(seat))
    if s.seat == NOBODY:
        return points / IN_POINTS
    near_end = late(s.table.rounds, s.round, 0.0)
    stations, exposed = 0.0, 0.0
    for region in range(s.table.regions):
        if s.owner[region] == seat:
            stations += 1.0 if s.has_station(region) else 0.0
            exposed += 1.0 if outnumbered(s, region, seat) else 0.0
    whole, parts = 0.0, 0.0
    for continent in range(CONTINENTS):
        share, bonus = part(s, continent, seat), float(s.table.bonus[continent])
        whole += bonus if share == 1.0 else 0.0
        parts += bonus * share * share
    officers, cards = 0.0, 0.0
    for officer in range(OFFICERS):
        officers += 1.0 if s.has_officer(seat, officer) else 0.0
        cards += float(s.backs(seat, officer))
    odds = points * (0.029 + 0.056 * near_end) + float(s.held(seat)) * 0.076 * near_end
    odds += float(s.units_of(seat)) * (0.096 - 0.03 * near_end) + float(s.money(seat)) * (0.089 - 0.076 * near_end)
    odds += (
        stations * (0.18 - 0.25 * near_end) + officers * (0.14 * near_end - 0.09) + cards * (0.19 * near_end - 0.035)
    )
    odds += (
        whole * (0.053 - 0.126 * near_end) + parts * (0.032 + 0.018 * near_end) - exposed * (0.255 - 0.23 * near_end)
    )
    return odds + (1.08 * near_end - 0.245 if s.active == seat else 0.0)


def outnumbered(s: SelfR3State, region: int, seat: int) -> bool:
    """More units of somebody else stand next door."""
    units = s.units(region)
    for other in near(s, region):
        if s.owner[other] != FREE and s.owner[other] != seat and s.units(other) > units:
            return True
    return False


def rounds_left(s: SelfR3State) -> int:
    """How many turns everybody still has behind this round."""
    return int(s.table.rounds - s.round)


def near(s: SelfR3State, region: int) -> list[int]:
    """Its neighbours on the board."""
    neighbours: list[int] = s.game.board.neighbours[region]
    return [n for n in neighbours if not s.is_ruin(n)]


def border(s: SelfR3State, region: int, seat: int) -> float:
    """How much a unit there has to do: the strongest neighbour of others, and how many are not the seat's."""
    worth = 0.0
    for other in near(s, region):
        owner = s.owner[other]
        if owner == FREE:
            worth += 0.4 if s.may_enter(seat, other) else 0.1
        elif owner != seat:
            worth += 1.0 + min(float(s.units(other)), 8.0) * 0.15
    return worth


def continents_of(s: SelfR3State, region: int) -> list[int]:
    on_moon = region >= s.table.moon
    bit = BIT[region - s.table.moon] if on_moon else BIT[region]
    masks = s.table.continent_moon if on_moon else s.table.continent_earth
    return [i for i in range(CONTINENTS) if masks[i] & bit]


def part(s: SelfR3State, continent: int, seat: int) -> float:
    """Which part of a continent the seat holds."""
    earth, moon = s.table.continent_earth[continent] & ~s.ruins, s.table.continent_moon[continent]
    size = int(earth).bit_count() + int(moon).bit_count()
    return (int(earth & s.earth(seat)).bit_count() + int(moon & s.moon(seat)).bit_count()) / max(size, 1)


def territory(s: SelfR3State, region: int, seat: int) -> float:
    """What it is worth to hold: a point, income, and what it does for continents, its own and those of others."""
    later = 1 + INCOME * rounds_left(s)
    worth = 1 + INCOME * rounds_left(s) / 3
    for continent in continents_of(s, region):
        bonus = float(s.table.bonus[continent]) * later
        worth += bonus * part(s, continent, seat) ** 2 * 0.5
        other = s.owner[region]
        if other not in (FREE, seat) and part(s, continent, other) == 1:
            worth += bonus * 0.4
    return worth


@lru_cache(maxsize=4096)
def wins(attackers: int, defenders: int, station: bool) -> float:
    """A rough chance that so many units take a territory, if they go on to the end."""
    strength = defenders * (1.35 if station else 1.0)
    return 1 / (1 + exp(-(attackers - 0.95 * strength - 0.2) / (SPREAD * (strength + 1) ** 0.5)))


def conquest(s: SelfR3State, source: int, aim: int, seat: int) -> float:
    """What an attack from there to the end promises; below 0: rather not."""
    attackers, worth = int(s.units(source)) - 1, territory(s, aim, seat)
    if s.owner[aim] == FREE:
        return worth * 0.9
    defenders = int(s.units(aim))
    chance = wins(attackers, defenders, bool(s.has_station(aim))) if defenders else 1.0
    price = ARMY if rounds_left(s) else 0.03  # armies bring nothing at the end
    lost = chance * min(defenders, attackers) * 0.8 + (1 - chance) * attackers
    return chance * worth - lost * price - 0.15


def targets(s: SelfR3State, source: int, seat: int) -> list[int]:
    """What could be attacked from there, but for the moon from stations."""
    return [aim for aim in near(s, source) if s.owner[aim] != seat and s.may_enter(seat, aim)]


def prospect(s: SelfR3State, source: int, seat: int) -> float:
    """The best that an attack from there promises."""
    aims = targets(s, source, seat)
    if s.has_station(source) and s.has_officer(seat, 3):
        aims += [aim for aim in range(s.table.moon, s.table.regions) if _marked(s, aim) and s.owner[aim] != seat]
    return max((conquest(s, source, aim, seat) for aim in aims), default=-1.0)


def _marked(s: SelfR3State, region: int) -> bool:
    return bool(s.table.landing & BIT[region - s.table.moon])


def opened(s: SelfR3State, officer: int, seat: int) -> int:
    """How many territories an officer of water or moon would open to the seat's armies."""
    return sum(
        1
        for region in range(s.table.regions)
        if s.owner[region] == seat and s.units(region) > 1
        for aim in near(s, region)
        if s.owner[aim] != seat and s.table.kind(aim) != ON_LAND and s.table.kind(aim) + 1 == officer
    ) + (3 if officer == 3 and s.station_count(seat) > 0 else 0)
