"""Whole actions of a turn of Attack!, each a row of small answers: what a search compares.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.attack.actions import ACT, BLITZ, DIPLOMACY, FINISH, MOVE, PRODUCE, STRATEGIC, TRADE
from kartentisch.games.attack.bot import plans
from kartentisch.games.attack.bot.bargaining import would_offer
from kartentisch.games.attack.bot.manner import USUAL, Manner
from kartentisch.games.attack.bot.outlook import Outlook
from kartentisch.games.attack.policy import best_target, sway, worth
from kartentisch.games.attack.state import CAPITAL, NEUTRAL, AttackState
from kartentisch.games.attack.table import INFANTRY

MOST: Final = 300  # answers in a row
GOES_ON: Final = (  # what a row answers beside the choice that begins it
    "Movement.order", "StrategicMovement.order", "Production.buy", "Deploy.set", "Diplomacy.named",
)  # fmt: skip
EVERYTHING: Final = -1
FOCUSES: Final = 3  # regions where new units may be placed together
NAMED: Final = 3  # neutral regions that diplomacy may be tried on

MARCHES: Final = [
    Manner(gathers=True),
    Manner(price=0.5, enough=0.85, least=2.0, gathers=True),  # bold
    Manner(price=0.0, enough=0.85, least=0.3, guard=0),  # takes what it can
    Manner(price=0.0, enough=0.6, least=0.3, guard=0),  # in as many places as possible
    Manner(price=1.5, enough=0.985, gathers=True),  # sure
    Manner(guard=3, gathers=True),  # keeps what it has
    Manner(hostile=12.0, gathers=True),
    Manner(hostile=-25.0, gathers=True),
    Manner(spared=EVERYTHING, gathers=True),  # holds
]


def rows(s: AttackState, seat: i64, first: i64, manner: Manner, usual: Manner) -> list[list[int]]:
    """The ways to go on where the next action of a turn is chosen.

    Those of the actions that promise more come before others, and the usual way of each before its second one: so that
    whoever weighs a few only has them of all kinds.

    Args:
        first, manner: of the way that stands before all others.
        usual: the manner in which the seat goes on without a search.
    """
    outlook = Outlook(s, seat, usual)
    n = s.list_choices(seat)
    legal = s.legal[:n]
    found = [row(s, seat, first, manner)]
    talks = would_offer(outlook)  # else a search could begin a trade again and again, which its policy leaves at once
    ways = [ways_of(outlook, action) for action in ranked(outlook, legal) if talks or action != ACT + TRADE]
    longest: i64 = 0
    for some in ways:
        longest = max(longest, i64(len(some)))
    for i in range(longest):
        for some in ways:
            if i < i64(len(some)) and some[i] not in found:
                found.append(some[i])
    return found


def ranked(o: Outlook, legal: vec[i64]) -> list[i64]:
    """What the policy likes comes first; equal ones stay."""
    found: list[i64] = []
    worths: list[float] = []
    question = o.s.where()
    for action in legal:
        here = worth(o, question, action)
        at: i64 = 0
        while at < i64(len(worths)) and worths[at] >= here:
            at += 1
        found.insert(at, action)
        worths.insert(at, here)
    return found


def ways_of(o: Outlook, action: i64) -> list[list[int]]:
    """Of going about the action, the usual one first; none that leaves everything as it was: it would be wasted."""
    found = [row(o.s, o.seat, action, manner) for manner in manners(o, action)]
    found = [one for one in found if len(one) != 2 or one[1] != FINISH]
    if action == ACT + DIPLOMACY:
        found += [[int(action), int(o.s.table.sway(region))] for region in named(o)]
    return found


def best(o: Outlook, legal: vec[i64]) -> i64:
    """What is worth most; the first of equals."""
    question = o.s.where()
    found, most = legal[0], worth(o, question, legal[0])
    for i in range(i64(1), i64(len(legal))):
        here = worth(o, question, legal[i])
        if here > most:
            most = here
            found = legal[i]
    return found


def row(s: AttackState, seat: i64, first: i64, manner: Manner) -> list[int]:
    """The answer, and how the seat goes on in this manner until chance or somebody else is on."""
    world = s.clone()
    world.run(first)
    found = [int(first)]
    while world.seat == seat and len(found) < MOST and world.where() in GOES_ON:
        n = world.list_choices(seat)
        legal = world.legal[:n]
        action = legal[0] if n == 1 else best(Outlook(world, seat, manner), legal)
        found.append(int(action))
        world.run(action)
    return found


def manners(o: Outlook, action: i64) -> list[Manner]:
    """In which the action may be gone about."""
    if action == ACT + MOVE or action == ACT + BLITZ:
        return [o.manner, USUAL, *MARCHES, *aimed(o, action == ACT + BLITZ)]
    if action == ACT + PRODUCE:
        focuses = focus(o.s, o.seat)
        found = [o.manner]
        for region in focuses:
            found.append(Manner(rally=region))
            found.append(Manner(rally=region, buys=INFANTRY))
        return found
    if action == ACT + STRATEGIC:
        return [o.manner, *[Manner(rally=region) for region in focus(o.s, o.seat)]]
    return [o.manner]


def aimed(o: Outlook, blitz: bool) -> list[Manner]:
    """Without the best attack, and with that alone."""
    goals = o.goals(blitz)
    most: i64 = 0
    for region in range(o.s.table.regions):
        if goals[region] > goals[most]:
            most = region
    if goals[most] < 0:
        return []
    return [Manner(spared=BIT[most], gathers=True), Manner(spared=EVERYTHING & ~BIT[most], gathers=True)]


def focus(s: AttackState, seat: i64) -> list[i64]:
    """Own regions at the front where units matter most: those with the strongest enemies next door come first."""
    found: list[i64] = []
    while len(found) < FOCUSES:
        most: i64 = -1
        where: i64 = -1
        for region in range(s.table.regions):
            if s.owner[region] == seat and region not in found and plans.is_front(s, seat, region):
                weight = s.units_in(region) + beside(s, seat, region)
                if s.v[CAPITAL + seat] == region:
                    weight += 4
                if weight > most:
                    most = weight
                    where = region
        if where < 0:
            break
        found.append(where)
    return found


def beside(s: AttackState, seat: i64, region: i64) -> i64:
    """The most units of one foreign region next door."""
    most: i64 = 0
    near = s.table.near[region] & ~s.lands(seat)
    for other in range(s.table.regions):
        if near & BIT[other] and s.owner[other] != NEUTRAL:
            most = max(most, s.units_in(other))
    return most


def named(o: Outlook) -> list[i64]:
    """Neutral regions that promise most."""
    s = o.s
    found: list[i64] = []
    first = best_target(o)
    limit = sway(o, first) - 1.0
    for region in range(s.table.regions):
        if s.owner[region] == NEUTRAL and len(found) < NAMED and sway(o, region) >= limit:
            found.append(region)
    return found


__all__ = ["GOES_ON", "rows"]
