"""Territories of one kind, and the piles of their cards, as the officer cards speak of them.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.state import DISCARD, PILE, SelfR3State
from kartentisch.games.selfr3.table import ON_LAND, ON_MOON, ON_WATER


def first_of(s: SelfR3State, kind: i64) -> i64:
    """The territory that bit 0 of a mask of this kind stands for: masks of the moon count from its first one."""
    return s.table.moon if kind == ON_MOON else 0


def own_ground(s: SelfR3State, seat: i64, kind: i64) -> i64:
    """Mask of the seat's territories of a kind."""
    if kind == ON_MOON:
        return s.moon(seat)
    lands = BIT[s.table.waters] - 1
    return s.earth(seat) & lands if kind == ON_LAND else s.earth(seat) & ~lands


def others_ground(s: SelfR3State, seat: i64, kind: i64) -> i64:
    """Mask of the territories of a kind that others hold."""
    mask: i64 = 0
    for other in range(s.players):
        if other != seat:
            mask |= own_ground(s, other, kind)
    return mask


def free_for_station(s: SelfR3State, seat: i64) -> i64:
    """Mask of the seat's lands without a station; empty if it has none in supply (R2-134, R2-R28)."""
    if s.station_count(seat) >= s.table.stations:
        return 0
    return own_ground(s, seat, ON_LAND) & ~s.stations


# ------------------------------------------------------------------ territory cards (R2-143, R2-R23)
def has_card(s: SelfR3State, kind: i64, kept: i64 = 0) -> bool:
    """Whether a card can be drawn; an empty pile is made anew of the cards beside it.

    Args:
        kept: mask of the cards that lie open for what is happening now, and stay there; as those of a wealth do.
    """
    if kind == ON_WATER:
        kept |= s.wealth
    if s.v[PILE + kind] == 0 and s.v[DISCARD + kind] & ~kept != 0:
        s.v[PILE + kind] = s.v[DISCARD + kind] & ~kept
        s.v[DISCARD + kind] &= kept
        s.tell(E.RESHUFFLED, kind + 1)
    return s.v[PILE + kind] != 0


def turn_up(s: SelfR3State, seat: i64, kind: i64, region: i64) -> i64:
    """A card is drawn for all to see and lies beside the pile; its mask."""
    s.draw_region(kind, region)
    s.discard_region(kind, region)
    s.tell(E.TURNED_UP, seat, region)
    return s.card_bit(kind, region)


def list_cards(s: SelfR3State, kind: i64) -> i64:
    """Write the territories of the pile, one card each; their number."""
    n: i64 = 0
    left = s.v[PILE + kind]
    first = first_of(s, kind)
    while left != 0:
        n = s.add_weighted(n, first + lowest_bit(left), 1)
        left &= left - 1
    return n
