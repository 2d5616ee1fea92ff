"""What an action of Attack! is worth to a bot, question by question.

Here are the choice of an action and diplomacy; what belongs to a larger part of the game is in `bot/`.
Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.manners import TwoManners
from kartentisch.games.attack.actions import ACT, BLITZ, DIPLOMACY, FINISH, MOVE, PRODUCE, SEA, STRATEGIC, VOLUNTEER
from kartentisch.games.attack.bot import bargaining, fighting, marches, placing, plans, shopping
from kartentisch.games.attack.bot.manner import LAST, TUNED, Manner
from kartentisch.games.attack.bot.outlook import BADLY, Outlook
from kartentisch.games.attack.diplomacy import needed
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.state import NEUTRAL, NONE, AttackState
from kartentisch.games.attack.value import turns_left


def rate(s: AttackState, action: i64, seat: i64) -> float:
    """The worth of the action to the seat, on no particular scale: the best of a moment is what counts."""
    return worth(Outlook(s, seat), s.where(), action)


def rates(s: AttackState, actions: Any, seat: i64) -> vec[float]:
    """The worth of each of the actions; what they have in common is computed once."""
    return rated(Outlook(s, seat), actions)


def rated(outlook: Outlook, actions: Any) -> vec[float]:
    """Of the seat that looks out, in its manner."""
    question = outlook.s.where()
    legal: vec[i64] = actions  # as an argument it would never be freed
    found = vec[float]([0.0] * len(legal))
    for i in range(i64(len(legal))):
        found[i] = worth(outlook, question, legal[i])
    return found


class Policy(TwoManners):
    """As `rates`, in another manner than the usual one, and in another still in a seat's last turn."""

    def ends(self, s: AttackState, seat: i64) -> bool:
        return s.table.round_limit > 0 and turns_left(s, seat) <= 1.0

    def rated(self, s: AttackState, actions: Any, seat: i64, manner: Manner) -> vec[float]:
        return rated(Outlook(s, seat, manner), actions)


KEEN: Final = Policy(TUNED, LAST)


def worth(o: Outlook, question: str, action: i64) -> float:
    s, seat = o.s, o.seat
    if question == "Movement.order":
        return marches.order(o, action)
    if question == "Turn.choose":
        return choose(o, action)
    if question == "LandBattle.commit" or question == "LandBattle.reinforce":
        return fighting.commit(s, action, seat, question == "LandBattle.commit")
    if question == "Deploy.set":
        return placing.deploy(o, action)
    if question == "Production.buy":
        return shopping.buy(o, action)
    if question == "StrategicMovement.order":
        return marches.transfer(o, action)
    if question.startswith("SetUp."):
        return placing.settle(o, action)
    if question.startswith("Sea"):
        return fighting.at_sea(s, action, seat, question)
    if question.startswith(("Trade.", "Negotiation.")):
        return bargaining.bargain(o, action, question)
    if question.startswith("Crossings."):
        return fighting.cross(o, action, question)
    return other(o, action, question)


def choose(o: Outlook, action: i64) -> float:
    """Which action comes first; stopping is worth nothing."""
    s, seat = o.s, o.seat
    if action == FINISH:
        return 0.0
    act = action - ACT
    if act == MOVE:
        return o.manner.march * o.best_goal(False)
    if act == BLITZ:
        return o.manner.blitz * o.best_goal(True)
    if act == PRODUCE:
        return o.manner.produce * float(production_points(s, seat))
    if act == DIPLOMACY:
        return sway(o, best_target(o))
    if act == SEA:
        if s.holder == NONE:
            return o.manner.claim
        stronger = plans.fleet_strength(s, seat) > plans.SUPERIOR * plans.fleet_strength(s, s.holder)
        if not stronger:
            return BADLY
        gain = o.worth_of_the_sea()  # to be had before the movement that uses it
        opens = gain >= o.manner.fleet and s.used & BIT[MOVE] == 0 and s.taken < 2
        return o.manner.march * (o.best_goal(False) + gain) if opens else o.manner.challenge
    if act == STRATEGIC:
        idle = marches.idle_units(s, seat)
        return o.manner.shift * float(idle) if idle > 0 else BADLY  # else nothing would move
    return o.manner.trade if bargaining.would_offer(o) else BADLY


def best_target(o: Outlook) -> i64:
    s = o.s
    best: i64 = 0
    value: float = -1000.0
    for region in range(s.table.regions):
        if s.owner[region] == NEUTRAL:
            x = sway(o, region)
            if x > value:
                value = x
                best = region
    return best


def sway(o: Outlook, region: i64) -> float:
    """A neutral region for a roll; what fails may go to the others."""
    s, seat, manner = o.s, o.seat, o.manner
    chance = 15.0 / 36.0 if needed(s, region) == s.table.diplomacy_near else 10.0 / 36.0
    beside = float(count_bits(s.table.near[region] & s.lands(seat)))
    return chance * manner.sways + manner.beside * beside - 0.15 * (1.0 - chance) * manner.sways


def other(o: Outlook, action: i64, question: str) -> float:
    s = o.s
    if question == "Diplomacy.named":
        return sway(o, action - s.table.sway())
    if question == "Battles.choose":
        region = action - s.table.battle()
        return plans.win_chance(s, region, plans.sent(s, region), o.manner)
    if question == "Garrison.answered":
        return 1.0 if action == VOLUNTEER else 0.0
    return 0.0
