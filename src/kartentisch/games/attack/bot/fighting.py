"""Battles on land and at sea, and crossings that others may forbid.  Compiled by mypyc."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.attack.actions import ALLOW, COMMIT, FIGHT, FINISH, FLY, LAY, UNITS
from kartentisch.games.attack.bot import plans
from kartentisch.games.attack.bot.outlook import Outlook
from kartentisch.games.attack.state import (
    ATTACKER,
    DEFENDER,
    NONE,
    OPEN,
    PLACES,
    REFUSED,
    ROW,
    TARGET,
    UNIT,
    VERDICT,
    WIDTH,
    AttackState,
)
from kartentisch.games.attack.table import AIRCRAFT, BATTLESHIP, CARRIER, INFANTRY


def commit(s: AttackState, action: i64, seat: i64, opening: bool) -> float:
    """The attacker opens with fodder; otherwise every kind that is missing first: it covers one more face."""
    if action == FINISH:
        return 0.0
    unit = action - COMMIT
    side: i64 = ATTACKER if seat == s.active else DEFENDER
    if opening and side == ATTACKER:
        return 5.0 - float(unit)
    if s.force(side, 1, unit) == 0:
        return 10.0 + float(unit)
    return 5.0 - float(unit)


def at_sea(s: AttackState, action: i64, seat: i64, question: str) -> float:
    if question == "SeaBattle.lay":
        ship = action - LAY
        side: i64 = ATTACKER if seat == s.challenger else DEFENDER
        first = s.v[ROW + side * PLACES] == 0
        if ship == CARRIER:
            return 1.0 if first else 6.0
        return 5.0 if ship == BATTLESHIP else 4.0 - 0.1 * float(ship)
    rival = s.active if seat == s.holder else s.holder
    if rival == NONE:
        return 0.0
    stands = plans.fleet_strength(s, seat) >= 0.8 * plans.fleet_strength(s, rival)
    return 1.0 if (action == FIGHT) == stands else 0.0


def cross(o: Outlook, action: i64, question: str) -> float:
    """Whoever may forbid a crossing forbids what could harm it; planes fly alone where they win alone."""
    s, seat = o.s, o.seat
    target = open_target(s)
    if question == "Crossings.veto":
        harmless = target != NONE and s.owner[target] >= 0 and s.owner[target] not in (seat, s.active)
        return 1.0 if (action == ALLOW) == harmless else 0.0
    army = plans.sent(s, target) if target != NONE else vec[i64]([0] * UNITS)
    army[INFANTRY] = s.attackers[target * UNITS + INFANTRY] if target != NONE else 0
    wins = target != NONE and plans.win_chance(s, target, army, o.manner) > 0.5
    return 1.0 if (action == FLY) == wins else 0.0


def open_target(s: AttackState) -> i64:
    """Where the group goes that is asked about: the first without verdict, or the first refused one with planes."""
    row: i64 = 0
    while row < i64(len(s.crossings)):
        if s.crossings[row + VERDICT] == OPEN:
            return s.crossings[row + TARGET]
        row += WIDTH
    row = 0
    while row < i64(len(s.crossings)):
        if s.crossings[row + VERDICT] == REFUSED and s.crossings[row + UNIT + AIRCRAFT] > 0:
            return s.crossings[row + TARGET]
        row += WIDTH
    return NONE
