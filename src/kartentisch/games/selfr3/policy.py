"""What an action is worth to a seat, in points: the greedy bot takes the best one.

What a territory or an attack is worth says `value`, what a card is worth `policy_cards`.
"""

from __future__ import annotations

from kartentisch.games.selfr3 import policy_cards, value
from kartentisch.games.selfr3.actions import (
    ABC,
    BID,
    BRING,
    DEFEND,
    DRAW,
    FINISH,
    FOLLOW,
    LAND,
    LOSE,
    LUFT,
    MARKER,
    OFFICERS,
    PLAY,
    SEND,
    TAKTIK,
    WASSER,
)
from kartentisch.games.selfr3.attack import ARMIES_NUMBERS, Attack
from kartentisch.games.selfr3.defence import defended
from kartentisch.games.selfr3.moving import Column, Move
from kartentisch.games.selfr3.state import SelfR3State
from kartentisch.games.selfr3.throws import rolls_eight
from kartentisch.games.selfr3.turn import Turn

OFFICER = (0.9, 0.7, 0.2, 0.2, 0.6)  # of having the officer at all
SIDES = ((6,), (8,), (6, 6), (6, 8), (8, 8))  # of the defender's choices
FIRST_BID, LATER_BID, LAST_BID = 2, 1, 4  # the last marker of the first round is worth most: all others have struck
SHORT = 0.3  # for each coin that a card in the hand will want
STAGE = 100.0  # above all that comes later in a turn
FAR = 1  # the place of "1" in `actions.UNTIL`: as far as it goes


def rate(s: SelfR3State, action: int, seat: int) -> float:
    """In a turn nothing that is worth its price is left out: what comes later would end what came before it (R2-17)."""
    worth = _worth(s, action, seat)
    if worth <= 0 or not isinstance(s.top, Turn):
        return worth
    table = s.table
    if action >= table.post() or table.station() <= action < table.attack():
        return worth + 3 * STAGE
    if DRAW <= action < PLAY:
        return worth + 2 * STAGE
    return worth + STAGE if action < table.claim() else worth


def _worth(s: SelfR3State, action: int, seat: int) -> float:
    of_cards = policy_cards.rate(s, action, seat)
    if of_cards is not None:
        return of_cards
    table = s.table
    if action < DRAW:
        return _bid(s, action, seat)
    if action < BRING:
        short = int(s.money(seat)) - 1 < policy_cards.purse(s, seat)
        return policy_cards.deck(s, action - DRAW, seat) - _coins(s, 1) - (SHORT if short else 0.0)
    if action < table.claim():
        return _units(s, action, seat)
    return _place(s, action, seat)


def _coins(s: SelfR3State, n: int) -> float:
    return n * value.COIN * min(value.rounds_left(s), 2)


def _bid(s: SelfR3State, action: int, seat: int) -> float:
    """A coin or two for the choice of the marker, which is the last one."""
    if action >= MARKER:
        return 0.1 * (action - MARKER)
    if action >= BID:
        wish = FIRST_BID if s.round == 1 else LATER_BID if value.rounds_left(s) else LAST_BID
        return 0.5 - 0.2 * abs(action - BID - min(wish, int(s.money(seat))))
    return 0.0  # nothing more, no station


def _units(s: SelfR3State, action: int, seat: int) -> float:
    """Who attacks, who defends, who is lost, who follows."""
    top = s.top
    if action < SEND:
        officer = action - BRING
        if isinstance(top, Attack):
            return 3.0 if rolls_eight(s, officer, s.source, s.aim) else -1.0
        if isinstance(top, Column):
            return 4.0 if value.border(s, top.source, seat) == 0 else -0.5
        return 0.0
    if action < DEFEND:
        until, armies = divmod(action - SEND, ARMIES_NUMBERS)
        return 0.4 * armies + (0.5 if until == FAR else 0.1 if until else 0.2)
    if action < LOSE:
        attack = top
        assert isinstance(attack, Attack)
        shown = tuple(int(n) for n in attack.shown)
        sides = SIDES[action - DEFEND]
        mean, _ = defended(shown, sides)
        return 2 * mean - min(len(shown), len(sides))
    if action < FOLLOW:
        return -OFFICER[action - LOSE]
    column = top
    assert isinstance(column, Column)
    ahead, behind = value.border(s, column.aim, seat), value.border(s, column.source, seat)
    return 0.05 * (action - FOLLOW) * (1 if ahead >= behind else -1)


def _place(s: SelfR3State, action: int, seat: int) -> float:
    """Whatever is about a territory."""
    table = s.table
    region = (action - int(table.claim())) % int(table.regions)
    if action < table.place():
        beside = sum(s.owner[n] == seat for n in value.near(s, region))
        return value.territory(s, region, seat) + 0.15 * beside - 0.02 * len(value.near(s, region))
    if action < table.station():
        return _reinforce(s, region, seat)
    if action < table.attack():
        first = s.round == 0
        worth = value.INCOME * value.rounds_left(s) + 0.05 * float(s.armies[region])
        return worth + (1.0 if first else -_coins(s, 5) - 0.2)
    if action < table.move():
        return value.prospect(s, region, seat)
    if action < table.onto():
        idle = value.border(s, region, seat) == 0 and s.armies[region] > 1
        return 0.04 * float(s.armies[region]) if idle else -0.1
    if action < table.target():
        if isinstance(s.top, Move):
            return 0.1 * value.border(s, region, seat)
        return value.conquest(s, s.source, region, seat)
    if action < table.disband():
        return -0.5 - value.border(s, region, seat) * 0.1 - float(s.units(region) == 0)
    officer = (action - int(table.post())) // int(table.regions)
    return _officer(s, officer, region, seat)


def _reinforce(s: SelfR3State, region: int, seat: int) -> float:
    """Where it makes an attack possible, or a border holds better."""
    border = value.border(s, region, seat)
    if border == 0:
        return -0.5
    units = float(s.units(region))
    return max(value.prospect(s, region, seat), 0.0) * 0.3 + border * 0.1 / (1 + 0.08 * units) + 0.02 * min(units, 10)


def _officer(s: SelfR3State, officer: int, region: int, seat: int) -> float:
    """Beside many armies he is safe; those of water and moon open new ground."""
    safe = 0.03 * min(float(s.armies[region]), 10.0)
    if s.round == 0:
        return 0.5 + safe
    later = min(value.rounds_left(s), 2) / 2
    gain = OFFICER[officer] * later
    if officer in (WASSER, LUFT):
        gain += 0.5 * min(value.opened(s, officer, seat), 4)
    missing = sum(not s.has_officer(seat, kind) for kind in (TAKTIK, LAND, ABC))
    return gain + safe - _coins(s, 3) - (0.1 if missing == OFFICERS else 0.0)


__all__ = ["FINISH", "rate"]
