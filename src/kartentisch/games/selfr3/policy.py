"""What an action is worth to a seat, in points: the greedy bot takes the best one."""

from __future__ import annotations

from kartentisch.games.selfr3 import policy_cards
from kartentisch.games.selfr3.state import SelfR3State


def rate(s: SelfR3State, action: int, seat: int) -> float:
    worth = policy_cards.rate(s, action, seat)
    return 0.0 if worth is None else worth
