"""Rulebook 4, 6 and 7: scoring, the last scoring, the winners.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.games.attila import events as E
from kartentisch.games.attila.actions import PEOPLES
from kartentisch.games.attila.state import GAINED, SCORE, AttilaState


def score_all(s: AttilaState) -> None:
    """All peoples, Franks first, Vandals last (ATT-45, ATT-46)."""
    for people in range(i64(PEOPLES)):
        score_people(s, people)


def score_people(s: AttilaState, people: i64) -> None:
    """The rulebook's cases a to e for one people (ATT-47..51, ATT-54, ATT-68)."""
    first: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    for seat in range(s.players):
        x = s.influence(seat, people)
        if x > first:
            second = first
            seconds = firsts
            first = x
            firsts = 1
        elif x == first:
            firsts += 1
        elif x > second:
            second = x
            seconds = 1
        elif x == second:
            seconds += 1
    if first == 0:
        return
    stones = s.stones_on_board(people)
    provinces = s.provinces_of(people)
    if firsts > 1:
        award(s, people, first, share(stones + provinces, firsts), E.CASE_C)
    elif second == 0:
        award(s, people, first, stones + provinces, E.CASE_E)
    else:
        award(s, people, first, stones, E.CASE_A)
        if s.players == 2 and first - second >= s.table.two_player_gap:
            lapse(s, people, second, provinces)
        elif seconds > 1:
            award(s, people, second, share(provinces, seconds), E.CASE_D)
        else:
            award(s, people, second, provinces, E.CASE_B)


def share(points: i64, among: i64) -> i64:
    """Divided and rounded up."""
    return (points + among - 1) // among


def award(s: AttilaState, people: i64, influence: i64, points: i64, case: i64) -> None:
    """Points for every seat that stands on this field of the people's track (ATT-53)."""
    for seat in range(s.players):
        if s.influence(seat, people) == influence:
            s.v[SCORE + seat] += points
            if not s.table.double_final_scoring:
                s.v[GAINED + seat] += points
            s.tell(E.SCORED, seat, people, points, case)


def lapse(s: AttilaState, people: i64, influence: i64, points: i64) -> None:
    """Two players, too far behind: the second's points go to nobody (ATT-68)."""
    for seat in range(s.players):
        if s.influence(seat, people) == influence:
            s.tell(E.LAPSED, seat, people, points)


def score_last(s: AttilaState) -> None:
    """The scoring after the last turn (ATT-64), and what a century scoring of the same turn means for it (ATT-R06)."""
    if not s.table.double_final_scoring:
        for seat in range(s.players):
            points = s.v[GAINED + seat]
            if points > 0:
                s.v[SCORE + seat] -= points
                s.tell(E.TAKEN_BACK, seat, points)
    s.tell(E.FINAL_SCORING)
    score_all(s)
    for seat in range(s.players):
        if winners(s) >> seat & 1:
            s.tell(E.WON, seat, s.score(seat))


def winners(s: AttilaState) -> i64:
    """Mask of the seats with the most points; a tie is shared, or the unused tiles decide (ATT-65, ATT-R14)."""
    mask: i64 = 0
    bit: i64 = 1
    best: i64 = -1
    for seat in range(s.players):
        worth = s.score(seat) * 4
        if s.table.tie_by_tiles:
            for tile in range(i64(3)):
                if s.has_tile(seat, tile):
                    worth += 1
        if worth > best:
            best = worth
            mask = bit
        elif worth == best:
            mask |= bit
        bit *= 2
    return mask
