"""What a bold seat of Attack! likes better than a careful one: attacks, where a careful one produces and negotiates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.attack import policy
from kartentisch.games.attack.actions import ACT, BLITZ, FINISH, MOVE, SEA
from kartentisch.games.attack.bot.manner import LEAST_GOAL, USUAL, Manner
from kartentisch.games.attack.bot.outlook import Outlook
from kartentisch.games.attack.rows import rows
from kartentisch.games.attack.state import AttackState

WEIGHT: Final = {1: 3.0, -1: 0.4}  # by style: so much more what the fighting of a turn promises counts
STEP: Final = 8.0  # production points: so much more than others a careful seat wants of an attack
FIGHTS: Final = (ACT + MOVE, ACT + BLITZ, ACT + SEA)
CAREFUL: Final = Manner(least=LEAST_GOAL + STEP)


def in_style(s: AttackState, actions: Sequence[int], rates: Sequence[float], bold: int) -> list[float]:
    question = s.where()
    if question == "Turn.choose":
        return [
            rate * WEIGHT[bold] if rate > 0.0 and action in FIGHTS else rate
            for action, rate in zip(actions, rates, strict=True)
        ]
    if question == "Movement.order" and bold < 0:
        return [rate - STEP if action != FINISH else rate for action, rate in zip(actions, rates, strict=True)]
    return list(rates)


def rows_of(s: AttackState, seat: int, bold: int, keen: bool) -> list[list[int]]:
    """What a search compares where the next action is chosen: what the style likes best comes first."""
    legal = s.legal_actions(seat)
    usual = policy.KEEN.of(s, seat) if keen else USUAL
    rates = list(policy.rated(Outlook(s, seat, usual), vec[i64](legal)))
    liked = in_style(s, legal, rates, bold) if bold else rates
    return rows(s, seat, legal[liked.index(max(liked))], CAREFUL if bold < 0 else usual, usual)
