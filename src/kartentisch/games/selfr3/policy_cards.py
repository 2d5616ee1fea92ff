"""What playing an officer card is worth to a seat, in points, and what each card is best aimed at.

A territory at the end of the game is one point; armies, coins and officers are worth what they bring of that.  What
harms somebody else is worth less than what helps oneself, the less the more others there are.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.games.selfr3 import effects as F
from kartentisch.games.selfr3.actions import ABC, CARDS, FINISH, OFFICERS, PASS, PLAY, RIVAL, SNIPE
from kartentisch.games.selfr3.bombs import HITS_TO, LAND_CARDS, OTHER_CARDS, Carpet, Sniper
from kartentisch.games.selfr3.cards import Doomsday, price
from kartentisch.games.selfr3.draws import PREMIUM, RICHES, UPRISING
from kartentisch.games.selfr3.effects import EFFECT, GROUND
from kartentisch.games.selfr3.ground import first_of, others_ground, own_ground
from kartentisch.games.selfr3.manner import Manner
from kartentisch.games.selfr3.state import FREE, NONE, SelfR3State
from kartentisch.games.selfr3.table import (
    BEFORE_ATTACKS,
    CONTINENTS,
    FACES,
    ON_ANY_ATTACK,
    ON_LAND,
    ON_OWN_ATTACK,
    ON_WATER,
)
from kartentisch.games.selfr3.tactical import Blackout, Disarmament, Reassignment, Retreat, StationCard
from kartentisch.games.selfr3.units import ExtraUnits, Reinforcement
from kartentisch.games.selfr3.value import ARMY, COIN, rounds_left
from kartentisch.games.selfr3.window import CardWindow

UNRATED: Final = -1.0e9  # an action that no card is about
OFFICER: Final = 0.6
TERRITORY: Final = 1.0
# what each effect brings on average, in points, when its time comes
_MEANS = {
    F.POINTS: 2.2, F.TRUCE: 1.0, F.STATION: 0.9, F.RETREAT: 0.6, F.HIDDEN_UNITS: 0.8, F.HIDDEN_STATION: 0.9,
    F.DISARMAMENT: 0.7, F.EXTRA_UNITS: 0.6, F.RESISTANCE: 0.6, F.REINFORCEMENT: 0.5, F.MINEFIELD: 0.6, F.WEALTH: 0.4,
    F.BOMB: 0.6, F.CARPET: 0.7, F.CONTINENT_BOMB: 0.3, F.SNIPER: 0.7, F.EXTRA_MOVE: 0.4, F.INFLATION: 0.4,
}  # fmt: skip
MEAN: Final = vec[float]([_MEANS.get(effect, 0.2) for effect in range(len(F.EFFECTS))])
PILES: Final = vec[float]([39.0, 13.0, 14.0])  # [ground] cards of territories
STAND: Final = 0.02  # of an officer, for each army beside him


def rate(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    """What the action is worth where a card is played or asks something; UNRATED elsewhere."""
    if PLAY <= action < PLAY + CARDS:
        return play(s, action - PLAY, seat, m)
    top, table = s.top, s.table
    if isinstance(top, CardWindow):
        return 0.0 if action == PASS else UNRATED
    if isinstance(top, StationCard):
        return need(s, action - table.station(), seat)
    if isinstance(top, ExtraUnits):
        return need(s, action - table.target(), seat)
    if isinstance(top, Reinforcement):
        return need(s, action - table.target(), seat)
    if isinstance(top, Disarmament):
        region = action - table.disband()
        return -need(s, region, seat) - (1.0 if s.units(region) == 1 else 0.0)
    if isinstance(top, Blackout):
        return hand_size(s, action - RIVAL)
    if isinstance(top, Retreat):
        return need(s, action - table.target(), seat)
    if isinstance(top, Carpet):
        return bombed(s, action - table.target(), 3.5)
    if isinstance(top, Sniper):
        return float(s.held((action - SNIPE) // OFFICERS)) + 0.1 * float((action - SNIPE) % OFFICERS)
    if isinstance(top, Reassignment):
        return reassigned(s, action, seat)
    return 0.0 if action == FINISH and isinstance(top, Doomsday) else UNRATED


def play(s: SelfR3State, card: i64, seat: i64, m: Manner) -> float:
    """What the card brings, less what it costs."""
    return m.cards * brings(s, card, seat) - coin(s) * float(price(s, card))


def brings(s: SelfR3State, card: i64, seat: i64) -> float:
    effect, ground = EFFECT[card], GROUND[card]
    if effect >= F.BOMB:
        return _abc(s, effect, ground, seat)
    if s.aim != NONE and seat != s.active:
        return _answer(s, effect, seat)
    own = own_ground(s, seat, ground)
    if effect == F.EXTRA_MOVE:
        return 0.2
    if effect == F.DISARMAMENT:
        return ARMY * (4.0 * harm(s) * float(count_bits(s.alive) - 1) - 2.0)
    if effect == F.REASSIGNMENT:
        officers: float = 0.0
        for officer in range(i64(OFFICERS)):
            officers += exposed(s, s.post(seat, officer), seat)
        return 0.3 * officers
    if effect == F.STATION:
        return station(s)
    if effect == F.INFLATION:
        rich: float = 0.0
        for other in range(s.players):
            rich += 1.5 if other != seat and s.money(other) > 0 else 0.0
        return coin(s) * rich
    if effect == F.EXTRA_UNITS:
        return 3.0 * ARMY
    if effect == F.REINFORCEMENT:
        return float(min(3, count_bits(own))) * ARMY
    if effect == F.RESISTANCE:
        return float(UPRISING) * ARMY * 0.6
    if effect == F.BLACKOUT:
        most: float = 0.0
        for other in range(s.players):
            most = max(most, hand_size(s, other) if other != seat else 0.0)
        return min(0.4, 0.05 * most)
    if effect == F.WEALTH:
        return float(RICHES) * coin(s) * float(count_bits(own_ground(s, seat, ON_WATER)) + 1) / 13.0 + 0.05
    if effect == F.MONOPOLY:
        return float(PREMIUM) * coin(s) if count_bits(s.moon(seat)) + 1 >= s.table.regions - s.table.moon else -1.0
    if effect == F.DESCENT:
        return 0.5 if s.moon(seat) != 0 else -0.5
    return 0.0


def _answer(s: SelfR3State, effect: i64, seat: i64) -> float:
    """Cards before a roll: worth something to whoever is attacked; others keep theirs, but against who leads."""
    falls, units = falling(s), float(s.units(s.aim))
    if s.owner[s.aim] != seat:
        return 0.1 if effect == F.HIDDEN_UNITS and falls > 0.5 and leads(s, s.active) else -0.2
    if effect == F.TRUCE:
        return falls * (TERRITORY + units * ARMY) + 0.2
    if effect == F.RETREAT:  # the territory is lost for sure: only from what falls anyway, with much to save
        saved = units * ARMY + OFFICER * float(count_bits(s.officers(s.aim)))
        return (falls - 0.8) * 5.0 * saved - (1.0 - falls) * TERRITORY
    if effect == F.HIDDEN_UNITS:
        return 3.0 * ARMY + (falls - 0.4) * TERRITORY
    if effect == F.HIDDEN_STATION:
        return station(s) * (1.0 - 0.5 * falls) + 0.2 * units
    return ARMY * 0.5 * float((s.units(s.source) + 1) // 2) + falls * TERRITORY * 0.6  # a minefield


def _abc(s: SelfR3State, effect: i64, ground: i64, seat: i64) -> float:
    if effect == F.BOMB:
        cards = float(LAND_CARDS if ground == ON_LAND else OTHER_CARDS)
        return cards / PILES[ground] * bombs(s, ground, seat, False) * harm(s)
    if effect == F.CARPET:
        return bombs(s, ground, seat, True) * harm(s)
    if effect == F.CONTINENT_BOMB:
        total: float = 0.0
        for face in range(i64(FACES)):
            total += _continent(s, s.table.bomb[ground * FACES + face], seat)
        return total / float(FACES)
    if effect == F.SNIPER:
        return float(HITS_TO) / 8.0 * OFFICER * harm(s)
    others: float = 0.0
    for other in range(s.players):
        others += float(s.backs(other, ABC)) if other != seat and s.has_officer(other, ABC) else 0.0
    return 0.6 * float(s.backs(seat, ABC) - 1) - 0.6 * others  # doomsday


def bombs(s: SelfR3State, ground: i64, seat: i64, carpet: bool) -> float:
    """What others lose there where half of the units of a territory die, in all; or the most a carpet can bring."""
    left = others_ground(s, seat, ground)
    first = first_of(s, ground)
    total: float = 0.0
    while left != 0:
        region = first + lowest_bit(left)
        left &= left - 1
        if carpet:
            total = max(total, bombed(s, region, 3.5))
        else:
            total += bombed(s, region, float((s.units(region) + 1) // 2))
    return total


def _continent(s: SelfR3State, continent: i64, seat: i64) -> float:
    """What one unit less in each of its territories is worth; a roll that is thrown again is worth the mean."""
    if not 0 <= continent < CONTINENTS:
        return 0.0
    worth: float = 0.0
    for region in range(s.table.regions):
        on_moon = region >= s.table.moon
        mask = s.table.continent_moon[continent] if on_moon else s.table.continent_earth[continent]
        if mask & BIT[region - s.table.moon if on_moon else region] and s.owner[region] != FREE:
            worth += bombed(s, region, 1.0) * (-1.0 if s.owner[region] == seat else harm(s))
    return worth


# ------------------------------------------------------------------ cards to buy, and coins to keep for them
def deck(s: SelfR3State, number: i64, seat: i64) -> float:
    """What a card of the deck brings on average, by those that have not come up and are not in the own hand."""
    worth: float = 0.0
    copies: i64 = 0
    for card in range(s.table.first_card[number], s.table.first_card[number + 1]):
        n = s.unseen(card) - s.hand(seat, card)
        copies += n
        worth += float(n) * (MEAN[EFFECT[card]] - coin(s) * float(s.table.cost[card]))
    return worth / float(max(copies, 1))


def purse(s: SelfR3State, seat: i64) -> i64:
    """How many coins the hand will want: for cards before the attacks, and for an answer until the next turn."""
    now: i64 = 0
    later: i64 = 0
    for card in range(i64(CARDS)):
        if s.hand(seat, card) > 0 and s.has_officer(seat, s.table.deck[card]):
            cost = s.table.cost[card]
            if s.table.timing[card] == BEFORE_ATTACKS:
                now += cost if brings(s, card, seat) > coin(s) * float(cost) else 0
            elif s.table.timing[card] == ON_ANY_ATTACK or s.table.timing[card] == ON_OWN_ATTACK:
                later = max(later, cost)
    return now + later


# ------------------------------------------------------------------ small judgements
def coin(s: SelfR3State) -> float:
    """Money that is left over in the last round is worth nothing."""
    return 0.02 + COIN * float(min(rounds_left(s), 2))


def station(s: SelfR3State) -> float:
    """It recruits in the turns to come, and makes its defenders stronger now."""
    return 0.3 + 2.0 * ARMY * float(rounds_left(s))


def harm(s: SelfR3State) -> float:
    """What a loss of somebody else is worth to a seat."""
    return 1.0 / float(max(count_bits(s.alive) - 1, 1)) + 0.1


def leads(s: SelfR3State, seat: i64) -> bool:
    """Nobody holds more territories."""
    for other in range(s.players):
        if s.held(other) > s.held(seat):
            return False
    return True


def hand_size(s: SelfR3State, seat: i64) -> float:
    cards: i64 = 0
    for of in range(i64(OFFICERS)):
        cards += s.backs(seat, of)
    return float(cards)


def bombed(s: SelfR3State, region: i64, lost: float) -> float:
    """What its owner loses if so many units die there."""
    units = float(s.units(region))
    return min(lost, units) * ARMY + (TERRITORY * 0.5 if 0 < units <= lost else 0.0)


def threat(s: SelfR3State, region: i64, seat: i64) -> float:
    """The strongest neighbour of others."""
    on_earth = threats(s, s.table.near_earth[region] & ~s.earth(seat), 0)
    return max(on_earth, threats(s, s.table.near_moon[region] & ~s.moon(seat), s.table.moon))


def threats(s: SelfR3State, left: i64, first: i64) -> float:
    """The strongest of these territories; `first`: the territory of the lowest bit."""
    strongest: i64 = 0
    while left != 0:
        other = first + lowest_bit(left)
        left &= left - 1
        if s.owner[other] != FREE:
            strongest = max(strongest, s.units(other) - 1)
    return float(strongest)


def need(s: SelfR3State, region: i64, seat: i64) -> float:
    """How much three armies more would help there: most where it is threatened, but not lost already."""
    danger, units = threat(s, region, seat), float(s.units(region))
    return min(danger, 12.0) * 0.1 - max(units - danger, danger - units) * 0.03 + units * STAND


def exposed(s: SelfR3State, region: i64, seat: i64) -> float:
    """1 for an officer where others are stronger."""
    return 1.0 if region != NONE and threat(s, region, seat) > float(s.units(region)) else 0.0


def reassigned(s: SelfR3State, action: i64, seat: i64) -> float:
    """An officer who is exposed goes to where most armies stand in safety; the others stay."""
    if action == FINISH:
        return 0.0
    officer = (action - s.table.post()) // s.table.regions
    there = (action - s.table.post()) % s.table.regions
    if exposed(s, s.post(seat, officer), seat) == 0.0 or exposed(s, there, seat) > 0.0:
        return -0.1
    return 0.1 + STAND * float(s.armies[there])


def falling(s: SelfR3State) -> float:
    """A rough chance that the attacked territory falls, if the attacker goes on."""
    attackers, defenders = float(s.units(s.source)) - 1, float(s.units(s.aim))
    if s.has_station(s.aim):
        defenders *= 1.4
    return min(max(0.55 * attackers / max(defenders, 0.5) - 0.05, 0.03), 0.97)
