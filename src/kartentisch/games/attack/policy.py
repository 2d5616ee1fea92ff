"""What an action of Attack! is worth to a bot, question by question.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.games.attack import plans
from kartentisch.games.attack.actions import (
    ACCEPT,
    ACT,
    ALLOW,
    BLITZ,
    BUY,
    CARDS,
    CLAIM,
    COMMIT,
    DIPLOMACY,
    FIGHT,
    FINISH,
    FLY,
    GIVE,
    LAY,
    MOVE,
    PARTNER,
    PRODUCE,
    PROPOSE,
    SEA,
    STAND,
    STRATEGIC,
    UNITS,
    VOLUNTEER,
    WANT,
    WITHDRAW,
)
from kartentisch.games.attack.diplomacy import needed
from kartentisch.games.attack.economy import hand_value, production_points
from kartentisch.games.attack.manner import ANYWHERE
from kartentisch.games.attack.movement import Movement, StrategicMovement, connected
from kartentisch.games.attack.outlook import BADLY, UNKNOWN, Outlook
from kartentisch.games.attack.production import Production
from kartentisch.games.attack.state import (
    ATTACKER,
    CAPITAL,
    DEFENDER,
    GIVES,
    NEUTRAL,
    NONE,
    OPEN,
    PLACES,
    REFUSED,
    ROW,
    TARGET,
    UNIT,
    VERDICT,
    WANTS,
    WIDTH,
    AttackState,
)
from kartentisch.games.attack.table import AIRCRAFT, BATTLESHIP, CARRIER, DESTROYER, INFANTRY, SUBMARINE
from kartentisch.games.attack.trade import can_give

FEW_SHIPS: Final = 4.0  # a fleet that lacks more strength is not built


def rate(s: AttackState, action: i64, seat: i64) -> float:
    """The worth of the action to the seat, on no particular scale: the best of a moment is what counts."""
    return worth(Outlook(s, seat), s.where(), action)


def rates(s: AttackState, actions: Any, seat: i64) -> vec[float]:
    """The worth of each of the actions; what they have in common is reckoned once."""
    outlook, question = Outlook(s, seat), s.where()
    legal: vec[i64] = actions  # as an argument it would never be freed
    found = vec[float]([0.0] * len(legal))
    for i in range(i64(len(legal))):
        found[i] = worth(outlook, question, legal[i])
    return found


def worth(o: Outlook, question: str, action: i64) -> float:
    s, seat = o.s, o.seat
    if question == "Movement.order":
        return order(o, action)
    if question == "Turn.choose":
        return choose(o, action)
    if question == "LandBattle.commit" or question == "LandBattle.reinforce":
        return commit(s, action, seat, question == "LandBattle.commit")
    if question == "Deploy.set":
        return deploy(o, action)
    if question == "Production.buy":
        return buy(o, action)
    if question == "StrategicMovement.order":
        return transfer(o, action)
    if question.startswith("SetUp."):
        return settle(s, action, seat)
    if question.startswith("Sea"):
        return at_sea(s, action, seat, question)
    if question.startswith(("Trade.", "Negotiation.")):
        return bargain(o, action, question)
    return other(s, action, seat, question)


# ------------------------------------------------------------------ the turn
def choose(o: Outlook, action: i64) -> float:
    """Which action comes first; stopping is worth nothing."""
    s, seat = o.s, o.seat
    if action == FINISH:
        return 0.0
    act = action - ACT
    if act == MOVE:
        return 1.5 * o.best_goal(False)
    if act == BLITZ:
        return 1.2 * o.best_goal(True)
    if act == PRODUCE:
        return 0.9 * float(production_points(s, seat))
    if act == DIPLOMACY:
        return sway(s, best_target(s, seat), seat)
    if act == SEA:
        if s.holder == NONE:
            return 9.0
        stronger = plans.fleet_strength(s, seat) > plans.SUPERIOR * plans.fleet_strength(s, s.holder)
        if not stronger:
            return BADLY
        gain = o.worth_of_the_sea()  # to be had before the movement that uses it
        opens = gain >= plans.WORTH_A_FLEET and s.used & BIT[MOVE] == 0 and s.taken < 2
        return 1.5 * (o.best_goal(False) + gain) if opens else 4.0
    if act == STRATEGIC:
        return 0.5 * float(idle_units(s, seat))
    return 100.0 if s.offers < 2 and wished(o) >= 3.0 else BADLY


def best_target(s: AttackState, seat: i64) -> i64:
    best: i64 = 0
    value: float = -1000.0
    for region in range(s.table.regions):
        if s.owner[region] == NEUTRAL:
            x = sway(s, region, seat)
            if x > value:
                value = x
                best = region
    return best


def sway(s: AttackState, region: i64, seat: i64) -> float:
    """A neutral region for a roll; what fails may go to the others."""
    chance = 15.0 / 36.0 if needed(s, region) == s.table.diplomacy_near else 10.0 / 36.0
    beside = float(count_bits(s.table.near[region] & s.lands(seat)))
    return chance * plans.REGION + 0.2 * beside - 0.15 * (1.0 - chance) * plans.REGION


def idle_units(s: AttackState, seat: i64) -> i64:
    """Units that stand where nothing is to be fought for, and could go where something is."""
    n: i64 = 0
    for region in range(s.table.regions):
        if s.owner[region] == seat and s.units_in(region) > 1 and is_idle(s, region, seat):
            n += s.units_in(region) - 1
    return n


def is_idle(s: AttackState, region: i64, seat: i64) -> bool:
    """No front here, but one at the end of a chain of own regions."""
    if plans.is_front(s, seat, region):
        return False
    chain = connected(s, region, plans.sea_is_open(s, seat))
    for there in range(s.table.regions):
        if chain & BIT[there] and plans.is_front(s, seat, there):
            return True
    return False


# ------------------------------------------------------------------ movement
def order(o: Outlook, action: i64) -> float:
    """Send units where the attack of all that can get there pays, until it is sure enough."""
    s, seat = o.s, o.seat
    table = s.table
    if action == FINISH:
        return 0.0
    top = s.top
    assert isinstance(top, Movement)
    blitz = top.blitz != 0
    if action >= table.battle() and s.units_in(top.picked) <= plans.guard(s, seat, top.picked, o.manner):
        return BADLY
    if action < table.battle():
        return from_region(o, action - table.pick(), blitz)
    if action < table.ship(0):
        unit, target = (action - table.send(0)) // table.regions, (action - table.send(0)) % table.regions
        return o.joins(top.picked, target) if s.owner[target] == seat else o.send(unit, target, blitz)
    unit = (action - table.ship(0)) // table.regions
    if unit != AIRCRAFT and not plans.sea_is_open(s, seat):
        return BADLY
    return o.send(unit, (action - table.ship(0)) % table.regions, blitz) - 0.5


def from_region(o: Outlook, region: i64, blitz: bool) -> float:
    """The best that units of this region could do."""
    s, seat = o.s, o.seat
    if s.units_in(region) <= plans.guard(s, seat, region, o.manner):
        return BADLY
    table = s.table
    best = BADLY
    targets = (table.near_two[region] | (0 if blitz else table.sea[region])) & ~s.lands(seat)
    target: i64 = 0
    goals = o.goals(blitz)
    while targets != 0:
        if targets & 1 and goals[target] > i64(1000.0 * o.manner.least):
            for unit in range(i64(UNITS)):
                ready = s.units_of(region, unit) > s.moved[region * UNITS + unit]
                if ready and plans.can_reach(s, seat, region, unit, target, blitz):
                    best = max(best, o.send(unit, target, blitz) - 2.0)
        targets >>= 1
        target += 1
    return max(best, homewards(o, region, blitz)) if o.manner.gathers or o.manner.rally != ANYWHERE else best


def homewards(o: Outlook, region: i64, blitz: bool) -> float:
    """The best that units of this region could do in another own one."""
    s, seat = o.s, o.seat
    best = BADLY
    for target in range(s.table.regions):
        if s.table.near_two[region] & s.lands(seat) & BIT[target] and target != region:
            joins = o.joins(region, target) - 0.05
            if joins > best:
                for unit in range(i64(UNITS)):
                    ready = s.units_of(region, unit) > s.moved[region * UNITS + unit]
                    if ready and plans.can_reach(s, seat, region, unit, target, blitz):
                        best = joins
    return best


def transfer(o: Outlook, action: i64) -> float:
    """From where nothing happens to the front."""
    s, seat = o.s, o.seat
    table = s.table
    if action == FINISH:
        return 0.0
    if action < table.battle():
        region = action - table.pick()
        return 1.0 if is_idle(s, region, seat) else -1.0
    top = s.top
    assert isinstance(top, StrategicMovement)
    if not is_idle(s, top.picked, seat):
        return -1.0
    region = (action - table.send(0)) % table.regions
    if not plans.is_front(s, seat, region) or (action >= table.ship(0) and not plans.sea_is_open(s, seat)):
        return -1.0
    return (4.0 if region == o.manner.rally else 2.0) + 0.05 * float(s.units_in(region))


# ------------------------------------------------------------------ land battle
def commit(s: AttackState, action: i64, seat: i64, opening: bool) -> float:
    """The attacker opens with fodder; otherwise every kind that is missing first: it covers one more face."""
    if action == FINISH:
        return 0.0
    unit = action - COMMIT
    side: i64 = ATTACKER if seat == s.active else DEFENDER
    if opening and side == ATTACKER:
        return 5.0 - float(unit)
    if s.force(side, 1, unit) == 0:
        return 10.0 + float(unit)
    return 5.0 - float(unit)


# ------------------------------------------------------------------ set-up, production
def settle(s: AttackState, action: i64, seat: i64) -> float:
    """Claims lie together and have room; the capital stands with the most units."""
    table = s.table
    if action >= table.capital():
        region = action - table.capital()
        return float(s.units_in(region)) - (2.0 if plans.threatened(s, seat, region) else 0.0)
    region = action - CLAIM
    near = table.near[region]
    rivals: i64 = 0
    for rival in range(s.players):
        if rival != seat:
            rivals += count_bits(near & s.lands(rival))
    return 3.0 * float(count_bits(near & s.lands(seat))) + 0.3 * float(count_bits(near)) - 1.0 * float(rivals)


def deploy(o: Outlook, action: i64) -> float:
    """Few strong armies of all kinds, at the front."""
    s, seat = o.s, o.seat
    table = s.table
    unit = (action - table.deploy(0)) // table.regions
    region = (action - table.deploy(0)) % table.regions
    there = plans.defenders(s, region)
    before = float(plans.size(there)) * plans.hits(there)
    there[unit] += 1
    value = float(plans.size(there)) * plans.hits(there) - before
    if not plans.is_front(s, seat, region):
        value -= 6.0
    if s.v[CAPITAL + seat] == region and plans.threatened(s, seat, region):
        value += 4.0
    if s.units_in(region) > 14:
        value -= 3.0
    return value + 20.0 if o.manner.rally == region else value


def buy(o: Outlook, action: i64) -> float:
    """Ships if a few more win or keep the sea, then what the army lacks most."""
    s, seat = o.s, o.seat
    if action == FINISH:
        return -1.0
    i = action - BUY
    if i == o.manner.buys:
        return 5.0
    if i >= UNITS:
        return buy_ship(o, i - UNITS)
    counts = vec[i64]([0] * UNITS)
    total: i64 = 1
    for unit in range(i64(UNITS)):
        counts[unit] = s.pool(seat, unit)
        for region in range(s.table.regions):
            if s.owner[region] == seat:
                counts[unit] += s.units_of(region, unit)
        total += counts[unit]
    share = 0.4 if i == INFANTRY else 0.2  # all four kinds cover five of six faces; infantry falls first
    return share - float(counts[i]) / float(total) + 0.3


def buy_ship(o: Outlook, ship: i64) -> float:
    """Cheap ships of both kinds, as long as half of the points is left and no more than a few are missing."""
    s, seat = o.s, o.seat
    top = s.top
    assert isinstance(top, Production)
    missing = o.ships_missing()
    if missing <= 0.0 or missing > FEW_SHIPS or 2 * top.points < production_points(s, seat):
        return -0.5
    if ship != DESTROYER and ship != SUBMARINE:
        return -0.5
    return 2.0 - 0.1 * float(s.ships(seat, ship))


# ------------------------------------------------------------------ sea
def at_sea(s: AttackState, action: i64, seat: i64, question: str) -> float:
    if question == "SeaBattle.lay":
        ship = action - LAY
        side: i64 = ATTACKER if seat == s.challenger else DEFENDER
        first = s.v[ROW + side * PLACES] == 0
        if ship == CARRIER:
            return 1.0 if first else 6.0
        return 5.0 if ship == BATTLESHIP else 4.0 - 0.1 * float(ship)
    rival = s.active if seat == s.holder else s.holder
    if rival == NONE:
        return 0.0
    stands = plans.fleet_strength(s, seat) >= 0.8 * plans.fleet_strength(s, rival)
    return 1.0 if (action == FIGHT) == stands else 0.0


# ------------------------------------------------------------------ trade
def value_with(s: AttackState, seat: i64, card: i64, n: i64) -> float:
    """The hand's worth with n cards of a kind more."""
    s.hands[seat * CARDS + card] += n
    value = float(hand_value(s, seat))
    s.hands[seat * CARDS + card] -= n
    return value


def swap_gain(s: AttackState, seat: i64) -> float:
    """What the offer on the table would change in the hand of the seat."""
    sign: i64 = -1 if seat == s.offerer else 1
    before = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        s.hands[seat * CARDS + card] += sign * (s.v[GIVES + card] - s.v[WANTS + card])
    after = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        s.hands[seat * CARDS + card] -= sign * (s.v[GIVES + card] - s.v[WANTS + card])
    return after - before


def may_be_elsewhere(s: AttackState, seat: i64, card: i64) -> bool:
    """Whether somebody else may hold the card: not all of its kind are in the own hand or lie open."""
    open_ones: i64 = 1 if s.garrison_won and s.garrison == card else 0
    return s.table.deck[card] - s.hand(seat, card) - open_ones > 0


def wish(s: AttackState, seat: i64) -> float:
    """What the best swap of one card for one could bring."""
    best: float = 0.0
    before = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        if s.hand(seat, card) > 0 and value_with(s, seat, card, -1) >= before - 4.0:
            for other_card in range(i64(CARDS)):
                if other_card != card and may_be_elsewhere(s, seat, other_card):
                    s.hands[seat * CARDS + card] -= 1
                    best = max(best, value_with(s, seat, other_card, 1) - before)
                    s.hands[seat * CARDS + card] += 1
    return best


def wished(o: Outlook) -> float:
    """The same, reckoned once in a moment."""
    if o.wished == UNKNOWN:
        o.wished = wish(o.s, o.seat)
    return o.wished


def bargain(o: Outlook, action: i64, question: str) -> float:
    """Ask for what completes a set, give what hurts least, accept what helps oneself more than the other."""
    s, seat = o.s, o.seat
    if question == "Negotiation.veto":
        ahead = max(s.regions_of(s.offerer), s.regions_of(s.offeree)) >= s.regions_of(seat)
        return 1.0 if (action == ALLOW) != ahead else 0.0  # those who are behind may help each other
    if question == "Trade.partner":
        if action == FINISH:
            return 0.5
        return 1.0 + best_card_of(s, seat, action - PARTNER) if s.offers < 2 and wished(o) >= 3.0 else 0.0
    if question == "Negotiation.answer":
        if seat == s.offerer:
            return 1.0 if action == STAND else 0.0
        if action == ACCEPT:
            return swap_gain(s, seat) - 0.4 * max(0.0, swap_gain(s, s.offerer)) - 0.5
        return 0.0 if action == ACCEPT + 1 else -1.0
    if action == WITHDRAW:
        return 0.0
    if action == PROPOSE:
        own, theirs = swap_gain(s, seat), swap_gain(s, s.offeree)
        likely = 1.0 if can_give(s) and theirs > 0.4 * own else 0.3
        return 20.0 + likely if own > 0.0 and s.offer_size(GIVES) > 0 else -1.0
    before = float(hand_value(s, seat))
    if action >= WANT:
        if s.offer_size(WANTS) > 0 or not may_be_elsewhere(s, seat, action - WANT):
            return -5.0
        there = 1.0 if s.hand(s.offeree, action - WANT) > 0 else 0.2
        return (value_with(s, seat, action - WANT, 1) - before) * there
    if s.offer_size(WANTS) == 0 or s.offer_size(GIVES) > 0:
        return -5.0
    return 10.0 + value_with(s, seat, action - GIVE, -1) - before


def best_card_of(s: AttackState, seat: i64, partner: i64) -> float:
    """The most that a card of the partner would bring."""
    best: float = 0.0
    before = float(hand_value(s, seat))
    for card in range(i64(CARDS)):
        if s.hand(partner, card) > 0:
            best = max(best, value_with(s, seat, card, 1) - before)
    return best


# ------------------------------------------------------------------ the rest
def other(s: AttackState, action: i64, seat: i64, question: str) -> float:
    if question == "Diplomacy.named":
        return sway(s, action - s.table.sway(), seat)
    if question == "Battles.choose":
        region = action - s.table.battle()
        return plans.win_chance(s, region, plans.sent(s, region))
    if question == "Garrison.answered":
        return 1.0 if action == VOLUNTEER else 0.0
    if question == "Crossings.veto":
        target = open_target(s)
        harmless = target != NONE and s.owner[target] >= 0 and s.owner[target] not in (seat, s.active)
        return 1.0 if (action == ALLOW) == harmless else 0.0
    if question == "Crossings.plane":
        target = open_target(s)
        army = plans.sent(s, target) if target != NONE else vec[i64]([0] * UNITS)
        army[INFANTRY] = s.attackers[target * UNITS + INFANTRY] if target != NONE else 0
        wins = target != NONE and plans.win_chance(s, target, army) > 0.5
        return 1.0 if (action == FLY) == wins else 0.0
    return 0.0


def open_target(s: AttackState) -> i64:
    """Where the group goes that is asked about: the first without verdict, or the first refused one with planes."""
    row: i64 = 0
    while row < i64(len(s.crossings)):
        if s.crossings[row + VERDICT] == OPEN:
            return s.crossings[row + TARGET]
        row += WIDTH
    row = 0
    while row < i64(len(s.crossings)):
        if s.crossings[row + VERDICT] == REFUSED and s.crossings[row + UNIT + AIRCRAFT] > 0:
            return s.crossings[row + TARGET]
        row += WIDTH
    return NONE
