"""How the hidden cards of Attila may lie.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from kartentisch.engine.chance import Chance
from kartentisch.games.attila.actions import PEOPLES
from kartentisch.games.attila.conflict import Conflict
from kartentisch.games.attila.state import ASIDE, CARDS, HAND, LAID, LAID_CARDS, LAID_FOR, AttilaState


def redeal(s: AttilaState, viewer: i64, chance: Chance) -> None:
    """All cards that the viewer does not see go into the pile, and as many come back to each place.

    Cards laid face down can only be of peoples in that province (ATT-33), so they are dealt first.
    """
    aside = gather(s, viewer)
    conflict = conflict_of(s)
    if conflict is not None:
        for seat in range(s.players):
            if seat != viewer:
                for _ in range(s.v[LAID_CARDS + seat]):
                    people = take_fitting(s, conflict.province, chance)
                    s.v[LAID + seat * PEOPLES + people] += 1
                    s.v[LAID_FOR + people] += 1
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(s.v[CARDS + seat]):
                s.v[HAND + seat * PEOPLES + chance.take_from(s.deck)] += 1
    for _ in range(aside):
        s.v[ASIDE + chance.take_from(s.deck)] += 1


def gather(s: AttilaState, viewer: i64) -> i64:
    """Put into the pile whatever the viewer does not see; how many cards of a swap were among it."""
    v, deck = s.v, s.deck
    aside: i64 = 0
    for people in range(i64(PEOPLES)):
        for seat in range(s.players):
            if seat != viewer:
                at = seat * PEOPLES + people
                deck.put(people, v[HAND + at] + v[LAID + at])
                v[LAID_FOR + people] -= v[LAID + at]
                v[HAND + at] = 0
                v[LAID + at] = 0
        if viewer != s.active:
            aside += v[ASIDE + people]
            deck.put(people, v[ASIDE + people])
            v[ASIDE + people] = 0
    return aside


def conflict_of(s: AttilaState) -> Conflict | None:
    """The conflict that goes on, if one does."""
    p: Any = s.top
    while p is not None:
        if isinstance(p, Conflict):
            return p
        p = p.caller
    return None


def take_fitting(s: AttilaState, province: i64, chance: Chance) -> i64:
    """A random card of those in the pile whose people stands in the province; its people."""
    fitting: i64 = 0
    for people in range(i64(PEOPLES)):
        if s.stones_of(people, province) > 0:
            fitting += s.deck.count(people)
    k = chance.below(fitting)
    drawn: i64 = -1
    while k >= 0:
        drawn += 1
        if s.stones_of(drawn, province) > 0:
            k -= s.deck.count(drawn)
    s.deck.take(drawn)
    return drawn
