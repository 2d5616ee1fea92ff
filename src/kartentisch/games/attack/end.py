"""Rulebook XXII: elimination, the end by time, the winners.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import CARDS, SHIPS, UNITS
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.state import (
    BY_ELIMINATION,
    BY_LENGTH,
    BY_SURVIVOR,
    BY_TIME,
    FLEET,
    NONE,
    POOL,
    UP,
    AttackState,
)  # fmt: skip
from kartentisch.games.attack.table import LONGEST

# no army is worth a region, no economy a unit
REGION_WORTH: Final = 1_000_000_000_000_000
UNIT_WORTH: Final = 1_000_000


def look_at_elimination(s: AttackState, conqueror: i64) -> None:
    """Whoever has no army unit on the board is out; that ends the game (ATK-123), or leaves one less (ATK-126)."""
    for seat in range(s.players):
        if s.is_alive(seat) and s.army(seat) == 0:
            s.alive &= ~BIT[seat]
            s.tell(E.ELIMINATED, seat)
            if not s.table.last_survivor:
                if s.ending & BY_ELIMINATION == 0:
                    s.ending |= BY_ELIMINATION
                    s.tell(E.END_ELIMINATION)
                continue
            wind_up(s, seat, conqueror)
            if s.alive & (s.alive - 1) == 0:
                s.ending |= BY_SURVIVOR
                s.tell(E.END_SURVIVOR, lowest_bit(s.alive))


def wind_up(s: AttackState, seat: i64, conqueror: i64) -> None:
    """Cards go back to the pile or to the conqueror, ships to the supply; the sea may become vacant (ATK-R23)."""
    s.tell(E.ESTATE, seat, s.hand_size(seat))
    for card in range(i64(CARDS)):
        while s.hand(seat, card) > 0:
            s.lose_card(seat, card)
            if s.table.estate_to_conqueror:
                s.take_card(conqueror, card)
            else:
                s.deck.put(card)
    for ship in range(i64(SHIPS)):
        s.v[FLEET + seat * SHIPS + ship] = 0
    for unit in range(i64(UNITS)):
        s.v[POOL + seat * UNITS + unit] = 0
    if s.holder == seat:
        s.holder = NONE


def look_at_time(s: AttackState) -> None:
    """A round is over: was it the last (ATK-124, ATK-R24)?"""
    limit = s.table.round_limit
    if s.time == UP or (limit > 0 and s.round >= limit):
        s.ending |= BY_TIME
        s.tell(E.END_TIME, s.round)
    elif s.round >= LONGEST:
        s.ending |= BY_LENGTH
        s.tell(E.END_LENGTH, s.round)


def winners(s: AttackState) -> i64:
    """Mask: most regions, then most units, then shared or by economy (ATK-125, ATK-R18)."""
    mask: i64 = 0
    best: i64 = -1
    for seat in range(s.players):
        worth = s.regions_of(seat) * REGION_WORTH + s.army(seat) * UNIT_WORTH
        if s.table.tie_by_economy:
            worth += production_points(s, seat)
        if not s.is_alive(seat):
            worth = -1
        if worth > best:
            best = worth
            mask = BIT[seat]
        elif worth == best and best >= 0:
            mask |= BIT[seat]
    return mask


def tell_winners(s: AttackState) -> None:
    mask = winners(s)
    for seat in range(s.players):
        if mask & BIT[seat]:
            s.tell(E.WON, seat, s.regions_of(seat), s.army(seat))
