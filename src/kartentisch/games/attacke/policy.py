"""What an action of Attacke is worth to a seat, in lands, in a world whose hidden cards are known or imagined.

What a position alone is worth says `value`.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.games.attacke.actions import (
    ADD,
    ARMIES,
    ARMS,
    CONTINENTS,
    COUNTER,
    COUNTER_CARD,
    DEFECTORS,
    DEMAND,
    FLAGS,
    GIVE_UP,
    JOKER,
    KINDS,
    LAY,
    PAY,
    RANKS,
    REVOLUTION,
    REVOLUTION_CARD,
    SHOW,
    TREASON_CARD,
    WARD,
)
from kartentisch.games.attacke.bot.manner import USUAL, Manner
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.revolution import Revolt
from kartentisch.games.attacke.state import HAND, AttackeState

NEVER: Final = -50.0


# ------------------------------------------------------------------ lands, continents and what is left of the game
def rounds_left(s: AttackeState, m: Manner) -> float:
    """Rounds behind this one (SCH-R17), as far ahead as can be seen."""
    if s.table.round_limit == 0:
        return m.lasting
    return min(m.lasting, float(s.table.round_limit - s.round))


def kept(s: AttackeState, m: Manner) -> float:
    """What a complete continent will bring."""
    return m.whole * rounds_left(s, m)


def worth_of(own: i64, all_lands: i64, whole: float, m: Manner) -> float:
    """What the lands of a continent are worth: more together than apart, most if it is whole."""
    if own == 0:
        return 0.0
    part = float(own) / float(all_lands)
    return float(own) + min(m.nearly, whole) * part * part * part + (whole if own == all_lands else 0.0)


def use(s: AttackeState, m: Manner) -> float:
    """How much of its worth a card that is kept still has: at the end none."""
    left = rounds_left(s, m)
    return 1.0 if left > 2.0 else 0.04 + 0.32 * left


def later(s: AttackeState, more: float, m: Manner) -> float:
    """How much more a card will bring in the last round; of two players whoever begins to win goes on winning."""
    return more if s.players > 2 and 0 < s.round < s.table.round_limit else 0.0


def cost(s: AttackeState, kind: i64, m: Manner) -> float:
    """What a card is worth to whoever keeps it."""
    return use(s, m) * card_worth(s, kind, m)


def card_worth(s: AttackeState, kind: i64, m: Manner) -> float:
    if kind < ARMIES:
        return m.card + m.army * float(s.table.value[kind])
    if kind == JOKER:
        return m.joker
    if kind == REVOLUTION_CARD:
        return revolution_cost(s, m)
    if kind == TREASON_CARD:
        return m.treason
    if kind == COUNTER_CARD:
        return m.counter
    return m.flags * float(s.table.value[kind])


def revolution_cost(s: AttackeState, m: Manner) -> float:
    """What a revolution is worth to whoever keeps it."""
    return m.revolution + m.lost * float(s.players - 2)


def gain(s: AttackeState, seat: i64, lands: i64, m: Manner) -> float:
    """What it is worth to the seat to take these lands from others."""
    if lands == 0:
        return 0.0
    total: float = 0.0
    mine = s.lands(seat) | lands
    whole = kept(s, m)
    for continent in range(i64(CONTINENTS)):
        mask = s.table.continents[continent]
        if mask & lands:
            size = count_bits(mask)
            held = mask & s.lands(seat)
            total += worth_of(count_bits(mask & mine), size, whole, m) - worth_of(count_bits(held), size, whole, m)
            for other in range(s.players):
                held = s.lands(other) & mask
                if other != seat and held & lands:
                    less = worth_of(count_bits(held), size, whole, m) - worth_of(
                        count_bits(held & ~lands), size, whole, m
                    )
                    total += rival(s, other, m) * less
    for other in range(s.players):
        if other != seat and s.lands(other) != 0 and s.lands(other) & ~lands == 0:
            total += m.out
    if count_bits(mine) == s.table.lands:
        total += m.world
    return total


def rival(s: AttackeState, other: i64, m: Manner) -> float:
    """How much it helps to weaken this one: the strongest most, and towards the end only whoever may win."""
    share = float(s.score(other)) / float(s.table.lands)
    late = 1.0 - use(s, m)
    if late > 0.0 and s.players > 2:
        ahead = leads(s, other, s.active)
        return (1.0 - late) * (m.weak + m.strong * share) + late * (1.3 if ahead else 0.15)
    return m.weak + m.strong * share


def leads(s: AttackeState, seat: i64, but: i64) -> bool:
    """Nobody has more lands than the seat, but for one that is left out."""
    for other in range(s.players):
        if other != but and s.score(other) > s.score(seat):
            return False
    return True


# ------------------------------------------------------------------ sets
def best_card(s: AttackeState, seat: i64, arm: i64) -> i64:
    """The strongest army card of an arm in the hand, -1 if there is none."""
    kind = (arm + 1) * RANKS - 1
    while kind >= arm * RANKS:
        if s.hand(seat, kind) > 0:
            return kind
        kind -= 1
    return -1


def strongest(s: AttackeState, seat: i64) -> i64:
    """The sum of the strongest set in the hand, -1 if there is none."""
    jokers, total = s.hand(seat, JOKER), i64(0)
    joker = s.table.armies(JOKER)
    for arm in range(i64(ARMS)):
        kind = best_card(s, seat, arm)
        if kind < 0 or (jokers > 0 and joker > s.table.value[kind]):
            if jokers == 0:
                return -1
            jokers -= 1
            total += joker
        else:
            total += s.table.value[kind]
    return total


def fight_is_worth(s: AttackeState, seat: i64, other: i64, prize: float, m: Manner) -> float:
    """Attack with the strongest set; the defender lays the strongest set of this world, if there is one."""
    mine, theirs = strongest(s, seat), strongest(s, other)
    spent = m.fight * use(s, m)
    if theirs < 0:
        return prize - spent
    if mine > theirs:
        return prize - 0.5 * spent
    return m.yields * prize - 0.7 * spent  # who sees three backs may well give up


def filled(
    s: AttackeState, seat: i64, arm: i64, total: i64, spent: float, wins: vec[float], prize: float, m: Manner
) -> float:
    """The best way to fill a set from this arm on: its share of the prize, less what it costs.

    `wins`: by its sum, the chance that a set brings the prize.
    """
    if arm == ARMS:
        return prize * wins[total] - spent
    best: float = NEVER
    if s.hand(seat, JOKER) > s.missing(seat, arm + 1):
        best = filled_with(s, seat, arm, JOKER, total, spent, wins, prize, m)
    if s.missing(seat, arm + 1) <= s.hand(seat, JOKER):
        for kind in range(arm * RANKS, (arm + 1) * RANKS):
            if s.hand(seat, kind) > 0:
                best = max(best, filled_with(s, seat, arm, kind, total, spent, wins, prize, m))
    return best


def filled_with(
    s: AttackeState, seat: i64, arm: i64, kind: i64, total: i64, spent: float, wins: vec[float], prize: float, m: Manner
) -> float:
    """The same with this card for the arm."""
    s.v[HAND + seat * KINDS + kind] -= 1
    found = filled(s, seat, arm + 1, total + s.table.armies(kind), spent + cost(s, kind, m), wins, prize, m)
    s.v[HAND + seat * KINDS + kind] += 1
    return found


def no_set(s: AttackeState) -> i64:
    """A sum that no set comes to."""
    best = s.table.armies(JOKER)
    for kind in range(i64(ARMIES)):
        best = max(best, s.table.value[kind])
    return ARMS * best + 1


def from_on(s: AttackeState, needed: i64) -> vec[float]:
    """[sum] 1 where it is as high as needed."""
    wins = vec[float]([0.0] * (no_set(s) + 1))
    for total in range(max(needed, i64(0)), i64(len(wins))):
        wins[total] = 1.0
    return wins


# ------------------------------------------------------------------ an action
def rates(s: AttackeState, actions: Any, seat: i64) -> vec[float]:
    """`rate` of each of the actions."""
    legal: vec[i64] = actions  # as an argument it would never be freed
    found = vec[float]([0.0] * len(legal))
    for i in range(i64(len(legal))):
        found[i] = rate(s, legal[i], seat, USUAL)
    return found


def rate(s: AttackeState, action: i64, seat: i64, m: Manner = USUAL) -> float:
    """How good the action looks for the seat, in lands."""
    top = s.top
    if isinstance(top, Fight):
        return rate_fight(s, top, action, seat, m)
    if isinstance(top, Revolt):
        return rate_answer(s, top, action, seat, m)
    if isinstance(top, Demand):
        return rate_demand(s, top, action, seat, m)
    table = s.table
    if action < DEMAND:
        return 0.0  # finish
    if action < REVOLUTION:
        victim = (action - DEMAND) // FLAGS
        amount = table.value[DEFECTORS + (action - DEMAND) % FLAGS]
        return m.demand * float(min(amount, s.armies_held(victim))) * (0.6 + rival(s, victim, m)) - m.asks
    if action < table.claim():
        return rate_revolution(s, table.continents[action - REVOLUTION], seat, m)
    if action < table.fight():
        return rate_claim(s, action - table.claim(), seat, m)
    if action < table.treason():
        land = action - table.fight()
        return fight_is_worth(s, seat, s.owner(land), gain(s, seat, BIT[land], m), m)
    land = action - table.treason()
    countered = s.hand(s.owner(land), COUNTER_CARD) > 0
    won = m.drawn * use(s, m) if countered else gain(s, seat, BIT[land], m)
    return won - (m.treason + 0.2) * use(s, m) - later(s, m.treason_later, m)


def rate_claim(s: AttackeState, land: i64, seat: i64, m: Manner) -> float:
    """Continents that may become one's own, or that somebody else is about to own; neighbours hold together."""
    lands = s.table.continents[s.table.continent_of[land]]
    size = count_bits(lands)
    own = count_bits(lands & s.lands(seat))
    total: float = 0.0
    theirs: i64 = 0
    for other in range(s.players):
        if other != seat:
            held = count_bits(lands & s.lands(other))
            theirs += held
            if held + 2 >= size and held > 0:
                total += 3.0  # nobody shall have it whole
    free = size - own - theirs
    if theirs == 0:
        total += 2.0 + float(own)
    else:
        total += 1.2 * float(own) - 0.5 * float(theirs)
    total += 0.15 * float(count_bits(s.table.adjacent[land] & s.lands(seat)))
    total -= 0.05 * float(count_bits(s.table.adjacent[land] & ~lands))  # borders are to be watched
    return total + 0.01 * float(free)


def rate_revolution(s: AttackeState, lands: i64, seat: i64, m: Manner) -> float:
    """All that those lose who have no counter-revolution in this world; their cards are a gain as well."""
    taken: i64 = 0
    total: float = 0.0
    for other in range(s.players):
        held = s.lands(other) & lands
        if other != seat and held != 0:
            if s.hand(other, COUNTER_CARD) > 0:
                total += m.drawn * use(s, m)
            else:
                taken |= held
    waiting = later(s, m.later if s.players < 4 else m.among_four, m)
    return total + gain(s, seat, taken, m) - (revolution_cost(s, m) + m.risk) * use(s, m) - waiting


def rate_fight(s: AttackeState, fight: Fight, action: i64, seat: i64, m: Manner) -> float:
    if seat == s.active:
        prize = gain(s, s.active, BIT[fight.land], m)
        wins = from_on(s, strongest(s, fight.other) + 1)
        return filled_with(s, seat, i64(len(s.laid)), action - LAY, s.armies_in(s.laid), 0.0, wins, prize, m)
    if action == GIVE_UP:
        return 0.0
    lost = loss(s, seat, BIT[fight.land], m)
    wins = from_on(s, s.armies_in(s.laid))
    return filled_with(s, seat, i64(len(s.defence)), action - LAY, s.armies_in(s.defence), 0.0, wins, lost, m)


def loss(s: AttackeState, seat: i64, lands: i64, m: Manner) -> float:
    """What these lands are worth to the seat that may lose them; the last ones are all it has."""
    total: float = 0.0
    whole = kept(s, m)
    for continent in range(i64(CONTINENTS)):
        mask = s.table.continents[continent]
        held = mask & s.lands(seat)
        if held & lands:
            size = count_bits(mask)
            total += worth_of(count_bits(held), size, whole, m) - worth_of(count_bits(held & ~lands), size, whole, m)
    left = s.lands(seat) & ~lands
    if left == 0:
        total += m.world
    return total + 0.3 * gain(s, s.active, lands & s.lands(seat), m)


def rate_answer(s: AttackeState, revolt: Revolt, action: i64, seat: i64, m: Manner) -> float:
    """A counter-revolution is kept for more than one land, unless that land weighs much."""
    if action != COUNTER:
        return 0.0
    return loss(s, seat, revolt.lands(s) & s.lands(seat), m) - (m.counter + m.risk) * use(s, m)


def rate_demand(s: AttackeState, demand: Demand, action: i64, seat: i64, m: Manner) -> float:
    table = s.table
    if action < PAY:
        return 0.0 if action != SHOW else -1.0
    if action >= ADD:
        extra = min(table.value[DEFECTORS + action - ADD], s.armies_held(demand.other) - demand.amount)
        return 0.05 * float(extra) - 0.2
    if action >= WARD:
        saved = min(table.value[DEFECTORS + action - WARD], min(demand.amount, s.armies_held(seat)))
        return 0.04 * float(saved) - 0.25 - 0.05 * float(demand.amount)
    kind = action - PAY
    rest = demand.amount - s.armies_in(s.paid)
    surplus = table.value[kind] - rest
    alone = s.arm_size(seat, kind // RANKS) == 1  # the last of its arm: without it there is no set
    return -0.05 * float(demand.amount) - 0.04 * float(max(surplus, 0)) - (0.2 if alone else 0.0) - 0.02
