"""What an action of Attacke is worth to a seat that sees no hand but its own.

As `policy`, where that looks into the hands of an imagined world: here `guess` says what others may hold.  So nobody
knows in simulations what lies face down, and a bluff is worth there what it is at a table.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.engine.manners import TwoManners
from kartentisch.games.attacke.actions import (
    ADD,
    COUNTER_CARD,
    DEFECTORS,
    DEMAND,
    FLAGS,
    GIVE_UP,
    LAY,
    REVOLUTION,
)
from kartentisch.games.attacke.bot.guess import Guess
from kartentisch.games.attacke.bot.manner import LAST, TUNED, Manner
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.policy import (
    filled_with,
    gain,
    later,
    loss,
    no_set,
    rate,
    revolution_cost,
    rival,
    strongest,
    use,
)
from kartentisch.games.attacke.state import AttackeState


def rated(s: AttackeState, actions: Any, seat: i64, m: Manner) -> vec[float]:
    """What each of the actions is worth, in lands."""
    legal: vec[i64] = actions  # as an argument it would never be freed
    found = vec[float]([0.0] * len(legal))
    top = s.top
    if isinstance(top, Fight):
        if seat == s.active:
            wins = chances(Guess(s, seat, top.other).below(no_set(s)), m)
            prize = gain(s, s.active, BIT[top.land], m)
            done, arm = s.armies_in(s.laid), i64(len(s.laid))
        else:
            wins = holds(Guess(s, seat, s.active).below(no_set(s)))
            prize = loss(s, seat, BIT[top.land], m)
            done, arm = s.armies_in(s.defence), i64(len(s.defence))
        for i in range(i64(len(legal))):
            if legal[i] != GIVE_UP:
                found[i] = filled_with(s, seat, arm, legal[i] - LAY, done, 0.0, wins, prize, m)
        return found
    table = s.table
    guesses: list[Guess | None] = [None] * s.players
    values: list[vec[float] | None] = [None] * s.players
    own = strongest(s, seat)
    for i in range(i64(len(legal))):
        action = legal[i]
        if isinstance(top, Demand):
            found[i] = rate_demand(s, top, action, seat, m)
        elif s.round == 0 or s.seat != s.active or action < DEMAND or table.claim() <= action < table.fight():
            found[i] = rate(s, action, seat, m)
        elif action < REVOLUTION:
            victim = (action - DEMAND) // FLAGS
            guess = guessed(s, guesses, seat, victim)
            asked = min(float(table.value[DEFECTORS + (action - DEMAND) % FLAGS]), guess.armies)
            found[i] = m.demand * asked * (0.6 + rival(s, victim, m)) - m.asks
        elif action < table.claim():
            found[i] = rate_revolution(s, table.continents[action - REVOLUTION], seat, guesses, m)
        elif action < table.treason():
            land = action - table.fight()
            other = s.owner(land)
            below = values[other]
            if below is None:
                below = chances(guessed(s, guesses, seat, other).below(no_set(s)), m)
                values[other] = below
            found[i] = below[own] * gain(s, seat, BIT[land], m) - 0.7 * m.fight * use(s, m)
        else:
            land = action - table.treason()
            countered = guessed(s, guesses, seat, s.owner(land)).has(COUNTER_CARD)
            won = countered * m.drawn * use(s, m) + (1.0 - countered) * gain(s, seat, BIT[land], m)
            found[i] = won - (m.treason + 0.2) * use(s, m) - later(s, m.treason_later, m)
    return found


def guessed(s: AttackeState, guesses: list[Guess | None], seat: i64, other: i64) -> Guess:
    guess = guesses[other]
    if guess is None:
        guess = Guess(s, seat, other)
        guesses[other] = guess
    return guess


def chances(below: vec[float], m: Manner) -> vec[float]:
    """[sum] the chance that an attack with it takes the land."""
    for x in range(i64(len(below))):
        below[x] += m.yields * (1.0 - below[x])
    return below


def holds(below: vec[float]) -> vec[float]:
    """[sum] the chance that a set of that sum holds against one that lies there; a tie does."""
    lacks = below[0]
    last = i64(len(below)) - 1
    for x in range(last):
        below[x] = (below[x + 1] - lacks) / (1.0 - lacks) if lacks < 1.0 else 0.5
    below[last] = 1.0
    return below


def rate_revolution(s: AttackeState, lands: i64, seat: i64, guesses: list[Guess | None], m: Manner) -> float:
    """What those will lose who may have no counter-revolution; their cards are a gain as well."""
    taken: i64 = 0
    drawn: float = 0.0
    part: float = 0.0
    alone: float = 0.0
    for other in range(s.players):
        held = s.lands(other) & lands
        if other != seat and held != 0:
            countered = guessed(s, guesses, seat, other).has(COUNTER_CARD)
            drawn += countered * m.drawn * use(s, m)
            worth = gain(s, seat, held, m)
            alone += worth
            part += (1.0 - countered) * worth
            taken |= held
    if alone > 0.0:  # together they may be worth more than one by one
        part *= gain(s, seat, taken, m) / alone
    waiting = later(s, m.later if s.players < 4 else m.among_four, m)
    return drawn + part - (revolution_cost(s, m) + m.risk) * use(s, m) - waiting


def rate_demand(s: AttackeState, demand: Demand, action: i64, seat: i64, m: Manner) -> float:
    if action >= ADD:
        left = Guess(s, seat, demand.other).armies - float(demand.amount)
        return 0.05 * min(float(s.table.value[DEFECTORS + action - ADD]), left) - 0.2
    return rate(s, action, seat, m)


class Policy(TwoManners):
    """As `rated`, in another manner still in the last round."""

    def ends(self, s: AttackeState, seat: i64) -> bool:
        return 0 < s.table.round_limit <= s.round

    def rated(self, s: AttackeState, actions: Any, seat: i64, manner: Manner) -> vec[float]:
        return rated(s, actions, seat, manner)


KEEN: Final = Policy(TUNED, LAST)
