"""What playing an officer card is worth to a seat, in points, and what each card is best aimed at.

A territory at the end of the game is one point; armies, coins and officers are worth what they bring of that.  What
harms somebody else is worth less than what helps oneself, the less the more others there are.
"""

from __future__ import annotations

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.games.selfr3 import effects as F
from kartentisch.games.selfr3.actions import ABC, CARDS, FINISH, OFFICERS, PASS, PLAY, RIVAL, SNIPE
from kartentisch.games.selfr3.bombs import HITS_TO, LAND_CARDS, OTHER_CARDS, Carpet, Sniper
from kartentisch.games.selfr3.cards import Doomsday, price
from kartentisch.games.selfr3.draws import PREMIUM, RICHES, UPRISING
from kartentisch.games.selfr3.effects import EFFECT, GROUND
from kartentisch.games.selfr3.ground import first_of, others_ground, own_ground
from kartentisch.games.selfr3.state import FREE, NONE, SelfR3State
from kartentisch.games.selfr3.table import (
    BEFORE_ATTACKS,
    CONTINENTS,
    FACES,
    ON_ANY_ATTACK,
    ON_LAND,
    ON_MOON,
    ON_OWN_ATTACK,
    ON_WATER,
)
from kartentisch.games.selfr3.tactical import Blackout, Disarmament, Reassignment, Retreat, StationCard
from kartentisch.games.selfr3.units import ExtraUnits, Reinforcement
from kartentisch.games.selfr3.value import ARMY, COIN, rounds_left
from kartentisch.games.selfr3.window import CardWindow

OFFICER, TERRITORY = 0.6, 1.0
# what each effect brings on average, in points, when its time comes
_MEANS = {
    F.POINTS: 2.2, F.TRUCE: 1.0, F.STATION: 0.9, F.RETREAT: 0.6, F.HIDDEN_UNITS: 0.8, F.HIDDEN_STATION: 0.9,
    F.DISARMAMENT: 0.7, F.EXTRA_UNITS: 0.6, F.RESISTANCE: 0.6, F.REINFORCEMENT: 0.5, F.MINEFIELD: 0.6, F.WEALTH: 0.4,
    F.BOMB: 0.6, F.CARPET: 0.7, F.CONTINENT_BOMB: 0.3, F.SNIPER: 0.7, F.EXTRA_MOVE: 0.4, F.INFLATION: 0.4,
}  # fmt: skip
MEAN = tuple(_MEANS.get(effect, 0.2) for effect in range(len(F.EFFECTS)))
STAND = 0.02  # of an officer, for each army beside him


def rate(s: SelfR3State, action: int, seat: int) -> float | None:
    """What the action is worth where a card is played or asks something; None elsewhere."""
    if PLAY <= action < PLAY + CARDS:
        return play(s, action - PLAY, seat)
    top = s.top
    if isinstance(top, CardWindow) and action == PASS:
        return 0.0
    if isinstance(top, ExtraUnits | Reinforcement | StationCard):
        base = s.table.station() if isinstance(top, StationCard) else s.table.target()
        return need(s, action - base, seat)
    if isinstance(top, Disarmament):
        return -need(s, action - s.table.disband(), seat) - (1.0 if s.units(action - s.table.disband()) == 1 else 0.0)
    if isinstance(top, Blackout):
        return hand_size(s, action - RIVAL)
    if isinstance(top, Retreat):
        return need(s, action - s.table.target(), seat)
    if isinstance(top, Carpet):
        return bombed(s, action - s.table.target(), 3.5)
    if isinstance(top, Sniper):
        return float(s.held((action - SNIPE) // OFFICERS)) + 0.1 * ((action - SNIPE) % OFFICERS)
    if isinstance(top, Reassignment):
        return reassigned(s, action, seat)
    return 0.0 if isinstance(top, Doomsday) and action == FINISH else None


def play(s: SelfR3State, card: int, seat: int) -> float:
    """What the card brings, less what it costs."""
    return brings(s, card, seat) - coin(s) * float(price(s, card))


def brings(s: SelfR3State, card: int, seat: int) -> float:
    effect, ground = EFFECT[card], GROUND[card]
    if effect >= F.BOMB:
        return _abc(s, effect, ground, seat)
    if s.aim != NONE and seat != s.active:
        return _answer(s, effect, seat)
    own = own_ground(s, seat, ground)
    if effect == F.EXTRA_MOVE:
        return 0.2
    if effect == F.DISARMAMENT:
        return ARMY * (4 * harm(s) * (count(s.alive) - 1) - 2)
    if effect == F.REASSIGNMENT:
        return 0.3 * sum(exposed(s, s.post(seat, officer), seat) for officer in range(OFFICERS))
    if effect == F.STATION:
        return station(s)
    if effect == F.INFLATION:
        return coin(s) * sum(1.5 for other in range(s.players) if other != seat and s.money(other) > 0)
    if effect == F.EXTRA_UNITS:
        return 3 * ARMY
    if effect == F.REINFORCEMENT:
        return min(3, count(own)) * ARMY
    if effect == F.RESISTANCE:
        return UPRISING * ARMY * 0.6
    if effect == F.BLACKOUT:
        return min(0.4, 0.05 * max(hand_size(s, other) for other in range(s.players) if other != seat))
    if effect == F.WEALTH:
        return RICHES * coin(s) * (count(own_ground(s, seat, ON_WATER)) + 1) / 13 + 0.05
    if effect == F.MONOPOLY:
        return PREMIUM * coin(s) if count(s.moon(seat)) + 1 >= s.table.regions - s.table.moon else -1.0
    if effect == F.DESCENT:
        return 0.5 if s.moon(seat) != 0 else -0.5
    return 0.0


def _answer(s: SelfR3State, effect: int, seat: int) -> float:
    """Cards before a roll: worth something to whoever is attacked; others keep theirs, but against who leads."""
    falls, units = falling(s), float(s.units(s.aim))
    if s.owner[s.aim] != seat:
        leads = all(s.held(s.active) >= s.held(other) for other in range(s.players))
        return 0.1 if effect == F.HIDDEN_UNITS and leads and falls > 0.5 else -0.2
    if effect == F.TRUCE:
        return falls * (TERRITORY + units * ARMY) + 0.2
    if effect == F.RETREAT:  # the territory is lost for sure: only from what falls anyway, with much to save
        return (falls - 0.8) * 5 * (units * ARMY + OFFICER * count(s.officers(s.aim))) - (1 - falls) * TERRITORY
    if effect == F.HIDDEN_UNITS:
        return 3 * ARMY + (falls - 0.4) * TERRITORY
    if effect == F.HIDDEN_STATION:
        return station(s) * (1 - 0.5 * falls) + 0.2 * units
    return ARMY * 0.5 * ((float(s.units(s.source)) + 1) // 2) + falls * TERRITORY * 0.6  # a minefield


def _abc(s: SelfR3State, effect: int, ground: int, seat: int) -> float:
    enemy = others_ground(s, seat, ground)
    first = int(first_of(s, ground))
    regions = [first + i for i in range(62) if enemy >> i & 1]
    if effect == F.BOMB:
        cards = LAND_CARDS if ground == ON_LAND else OTHER_CARDS
        pile = max({ON_LAND: 39, ON_WATER: 13, ON_MOON: 14}[ground], 1)
        return cards / pile * sum(bombed(s, region, (float(s.units(region)) + 1) // 2) for region in regions) * harm(s)
    if effect == F.CARPET:
        return max((bombed(s, region, 3.5) for region in regions), default=0.0) * harm(s)
    if effect == F.CONTINENT_BOMB:
        return sum(_continent(s, int(s.table.bomb[ground * FACES + face]), seat) for face in range(FACES)) / FACES
    if effect == F.SNIPER:
        return HITS_TO / 8 * OFFICER * harm(s)
    others = sum(
        float(s.backs(other, ABC)) for other in range(s.players) if other != seat and s.has_officer(other, ABC)
    )
    return 0.6 * (float(s.backs(seat, ABC)) - 1) - 0.6 * others  # doomsday


def _continent(s: SelfR3State, continent: int, seat: int) -> float:
    """What one unit less in each of its territories is worth; a roll that is thrown again is worth the mean."""
    if not 0 <= continent < CONTINENTS:
        return 0.0
    worth = 0.0
    for region in range(s.table.regions):
        on_moon = region >= s.table.moon
        mask = s.table.continent_moon[continent] if on_moon else s.table.continent_earth[continent]
        if mask & BIT[region - s.table.moon if on_moon else region] and s.owner[region] != FREE:
            worth += bombed(s, region, 1) * (-1.0 if s.owner[region] == seat else harm(s))
    return worth


# ------------------------------------------------------------------ cards to buy, and coins to keep for them
def deck(s: SelfR3State, number: int, seat: int) -> float:
    """What a card of the deck brings on average, by those that have not come up and are not in the own hand."""
    worth, copies = 0.0, 0
    for card in range(int(s.table.first_card[number]), int(s.table.first_card[number + 1])):
        n = int(s.unseen(card)) - int(s.hand(seat, card))
        copies += n
        worth += n * (MEAN[EFFECT[card]] - coin(s) * float(s.table.cost[card]))
    return worth / max(copies, 1)


def purse(s: SelfR3State, seat: int) -> int:
    """How many coins the hand will want: for cards before the attacks, and for an answer until the next turn."""
    now, later = 0, 0
    for card in range(CARDS):
        if s.hand(seat, card) > 0 and s.has_officer(seat, s.table.deck[card]):
            cost = int(s.table.cost[card])
            if s.table.timing[card] == BEFORE_ATTACKS:
                now += cost if brings(s, card, seat) > coin(s) * cost else 0
            elif s.table.timing[card] in (ON_ANY_ATTACK, ON_OWN_ATTACK):
                later = max(later, cost)
    return now + later


# ------------------------------------------------------------------ small judgements
def coin(s: SelfR3State) -> float:
    """Money that is left over in the last round is worth nothing."""
    return 0.02 + COIN * min(rounds_left(s), 2)


def station(s: SelfR3State) -> float:
    """It recruits in the turns to come, and makes its defenders stronger now."""
    return 0.3 + 2 * ARMY * rounds_left(s)


def count(mask: int) -> int:
    return int(count_bits(mask))


def harm(s: SelfR3State) -> float:
    """What a loss of somebody else is worth to a seat."""
    return 1.0 / max(count(s.alive) - 1, 1) + 0.1


def hand_size(s: SelfR3State, seat: int) -> float:
    return sum(float(s.backs(seat, deck)) for deck in range(OFFICERS))


def bombed(s: SelfR3State, region: int, lost: float) -> float:
    """What its owner loses if so many units die there."""
    units = float(s.units(region))
    return min(lost, units) * ARMY + (TERRITORY * 0.5 if 0 < units <= lost else 0.0)


def threat(s: SelfR3State, region: int, seat: int) -> float:
    """The strongest neighbour of others."""
    strongest = 0.0
    near = [i for i in range(s.table.moon) if s.table.near_earth[region] & BIT[i]]
    near += [s.table.moon + i for i in range(s.table.regions - s.table.moon) if s.table.near_moon[region] & BIT[i]]
    for other in near:
        if s.owner[other] not in (FREE, seat):
            strongest = max(strongest, float(s.units(other)) - 1)
    return strongest


def need(s: SelfR3State, region: int, seat: int) -> float:
    """How much three armies more would help there: most where it is threatened, but not lost already."""
    danger, units = threat(s, region, seat), float(s.units(region))
    return min(danger, 12.0) * 0.1 - abs(units - danger) * 0.03 + units * STAND


def exposed(s: SelfR3State, region: int, seat: int) -> float:
    """1 for an officer where others are stronger."""
    return 1.0 if region != NONE and threat(s, region, seat) > float(s.units(region)) else 0.0


def reassigned(s: SelfR3State, action: int, seat: int) -> float:
    """An officer who is exposed goes to where most armies stand in safety; the others stay."""
    if action == FINISH:
        return 0.0
    officer, region = divmod(action - int(s.table.post()), int(s.table.regions))
    here, there = int(s.post(seat, officer)), int(region)
    if not exposed(s, here, seat) or exposed(s, there, seat):
        return -0.1
    return 0.1 + STAND * float(s.armies[there])


def falling(s: SelfR3State) -> float:
    """A rough chance that the attacked territory falls, if the attacker goes on."""
    attackers, defenders = float(s.units(s.source)) - 1, float(s.units(s.aim))
    if s.has_station(s.aim):
        defenders *= 1.4
    return min(max(0.55 * attackers / max(defenders, 0.5) - 0.05, 0.03), 0.97)
