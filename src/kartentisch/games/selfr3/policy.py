"""What an action is worth to a seat, in points: the greedy bot takes the best one.

What a territory or an attack is worth says `value`, what a card is worth `policy_cards`.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.engine.manners import TwoManners
from kartentisch.games.selfr3 import policy_cards, value
from kartentisch.games.selfr3.actions import (
    BID,
    BRING,
    DEFEND,
    DRAW,
    FINISH,
    FOLLOW,
    LOSE,
    LUFT,
    MARKER,
    PLAY,
    SEND,
    WASSER,
)
from kartentisch.games.selfr3.attack import ARMIES_NUMBERS, Attack
from kartentisch.games.selfr3.defence import defended
from kartentisch.games.selfr3.manner import LAST, TUNED, USUAL, Manner
from kartentisch.games.selfr3.moving import Column, Move
from kartentisch.games.selfr3.state import SelfR3State
from kartentisch.games.selfr3.throws import rolls_eight
from kartentisch.games.selfr3.turn import Turn

OFFICER: Final = vec[float]([0.9, 0.7, 0.2, 0.2, 0.6])  # of having the officer at all
SIDES = ((6,), (8,), (6, 6), (6, 8), (8, 8))  # of the defender's choices
LAST_BID: Final = 4.0
STAGE: Final = 100.0  # above all that comes later in a turn
FAR: Final = 1  # the place of "1" in `actions.UNTIL`: as far as it goes


def rates(s: SelfR3State, actions: Any, seat: i64) -> vec[float]:
    """`rate` of each of the actions."""
    return rated(s, actions, seat, USUAL)


def rated(s: SelfR3State, actions: Any, seat: i64, m: Manner) -> vec[float]:
    legal: vec[i64] = actions  # as an argument it would never be freed
    found = vec[float]([0.0] * len(legal))
    for i in range(i64(len(legal))):
        found[i] = _rate(s, legal[i], seat, m)
    return found


class Policy(TwoManners):
    """As `rates`, in another manner than the usual one, and in another still in the last round."""

    def ends(self, s: SelfR3State, seat: i64) -> bool:
        return value.rounds_left(s) <= 0

    def rated(self, s: SelfR3State, actions: Any, seat: i64, manner: Manner) -> vec[float]:
        return rated(s, actions, seat, manner)


KEEN: Final = Policy(TUNED, LAST)


def rate(s: SelfR3State, action: i64, seat: i64) -> float:
    return _rate(s, action, seat, USUAL)


def _rate(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    """In a turn nothing that is worth its price is left out: what comes later would end what came before it (R2-17)."""
    worth = _worth(s, action, seat, m)
    if worth <= 0.0 or not isinstance(s.top, Turn):
        return worth
    table = s.table
    if action >= table.post() or table.station() <= action < table.attack():
        return worth + 3.0 * STAGE
    if DRAW <= action < PLAY:
        return worth + 2.0 * STAGE
    return worth + STAGE if action < table.claim() else worth


def _worth(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    of_cards = policy_cards.rate(s, action, seat, m)
    if of_cards != policy_cards.UNRATED:
        return of_cards
    table = s.table
    if action < DRAW:
        return _bid(s, action, seat, m)
    if action < BRING:
        short = s.money(seat) - 1 < policy_cards.purse(s, seat)
        return m.deck * policy_cards.deck(s, action - DRAW, seat) - _coins(s, 1, m) - (m.short if short else 0.0)
    if action < table.claim():
        return _units(s, action, seat, m)
    return _place(s, action, seat, m)


def _coins(s: SelfR3State, n: i64, m: Manner) -> float:
    return float(n) * m.coin * float(min(value.rounds_left(s), 2))


def _bid(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    """A coin or two for the choice of the marker, which is the last one."""
    if action >= MARKER:
        return 0.1 * float(action - MARKER)
    if action >= BID:
        wish = m.first_bid if s.round == 1 else m.later_bid if value.rounds_left(s) > 0 else LAST_BID
        off = float(action - BID) - min(wish, float(s.money(seat)))
        return 0.5 - 0.2 * max(off, -off)
    return 0.0  # nothing more, no station


def _units(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    """Who attacks, who defends, who is lost, who follows."""
    top = s.top
    if action < SEND:
        officer = action - BRING
        if isinstance(top, Attack):
            return 3.0 if rolls_eight(s, officer, s.source, s.aim) else -1.0
        if isinstance(top, Column):
            return 4.0 if value.border(s, top.source, seat, m) == 0.0 else -0.5
        return 0.0
    if action < DEFEND:
        until = (action - SEND) // ARMIES_NUMBERS
        return 0.4 * float((action - SEND) % ARMIES_NUMBERS) + (0.5 if until == FAR else 0.1 if until > 0 else 0.2)
    if action < LOSE:
        assert isinstance(top, Attack)
        shown = tuple([int(n) for n in top.shown])
        sides = SIDES[int(action - DEFEND)]
        mean, _ = defended(shown, sides)
        return 2.0 * mean - float(min(len(shown), len(sides)))
    if action < FOLLOW:
        return -OFFICER[action - LOSE]
    assert isinstance(top, Column)
    if s.units(top.source) == action - FOLLOW + count_bits(top.officers):
        return -value.territory(s, top.source, seat, m)  # it becomes nobody's
    more = 0.05 * float(action - FOLLOW)
    return more if value.border(s, top.aim, seat, m) + m.follows >= value.border(s, top.source, seat, m) else -more


def _place(s: SelfR3State, action: i64, seat: i64, m: Manner) -> float:
    """Whatever is about a territory."""
    table = s.table
    region = (action - table.claim()) % table.regions
    if action < table.place():
        together = value.territory(s, region, seat, m) + m.together * float(value.own_beside(s, region, seat))
        return together - m.many * float(value.beside(s, region))
    if action < table.station():
        return _reinforce(s, region, seat, m)
    if action < table.attack():
        worth = m.sites * 0.25 * float(value.rounds_left(s)) + 0.05 * float(s.armies[region])
        return worth + (1.0 if s.round == 0 else -_coins(s, 5, m) - 0.2)
    if action < table.move():
        return value.prospect(s, region, seat, m)
    if action < table.onto():
        idle = s.armies[region] > 1 and value.border(s, region, seat, m) == 0.0
        return 0.04 * float(s.armies[region]) if idle else -0.1
    if action < table.target():
        if isinstance(s.top, Move):
            return 0.1 * value.border(s, region, seat, m)
        return value.conquest(s, s.source, region, seat, m)
    if action < table.disband():
        return -0.5 - value.border(s, region, seat, m) * 0.1 - (1.0 if s.units(region) == 0 else 0.0)
    return _officer(s, (action - table.post()) // table.regions, region, seat, m)


def _reinforce(s: SelfR3State, region: i64, seat: i64, m: Manner) -> float:
    """Where it makes an attack possible, or a border holds better."""
    border = value.border(s, region, seat, m)
    if border == 0.0:
        return -0.5
    units = float(s.units(region))
    worth = max(value.prospect(s, region, seat, m), 0.0) * m.reach + border * m.hold / (1.0 + m.thin * units)
    return worth + m.mass * min(units, 10)


def _officer(s: SelfR3State, officer: i64, region: i64, seat: i64, m: Manner) -> float:
    """Beside many armies he is safe; those of water and moon open new ground."""
    safe = 0.03 * min(float(s.armies[region]), 10.0)
    if s.round == 0:
        return 0.5 + safe
    gain = m.officers * OFFICER[officer] * (float(min(value.rounds_left(s), 2)) / 2.0)
    if officer in (WASSER, LUFT):
        gain += m.opens * float(min(value.opened(s, officer, seat), 4))
    return gain + safe - _coins(s, 3, m)


__all__ = ["FINISH", "rate"]
