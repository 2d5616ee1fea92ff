"""What a bold power of Europe likes better than a careful one: the manners of its plans, and how long it fights on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.games.europe.actions import FINISH, PRESS
from kartentisch.games.europe.bot.manner import BATTLES, MARCHES, PURCHASES, Manner
from kartentisch.games.europe.policy import PLANS
from kartentisch.games.europe.state import EuropeState

CAREFUL: Final = -1
BOLD: Final = 1
MANNERS: Final[dict[tuple[str, int], Manner]] = {
    ("CombatMove.order", CAREFUL): BATTLES[0],
    ("CombatMove.order", BOLD): BATTLES[1],
    ("NonCombat.order", CAREFUL): MARCHES[2],
    ("NonCombat.order", BOLD): MARCHES[1],
    ("Purchase.buy", CAREFUL): PURCHASES[0],
    ("Purchase.buy", BOLD): PURCHASES[1],
}
FIGHTING_ON: Final = 1.0  # IPC
BATTLE_QUESTIONS: Final = ("LandBattle.order", "LandBattle.land", "SeaBattle.order")
ABOVE: Final = 2.0  # what the plan of the style says comes before all else
REMEMBERED: Final = 5_000  # positions
_routes: dict[tuple[int, int], int] = {}  # position and style -> what the plan says


def in_style(s: EuropeState, actions: Sequence[int], rates: Sequence[float], bold: int) -> list[float]:
    question = s.where()
    if question in BATTLE_QUESTIONS:
        return [
            rate + bold * FIGHTING_ON if action == PRESS else rate for action, rate in zip(actions, rates, strict=True)
        ]
    if (question, bold) not in MANNERS:
        return list(rates)
    best = planned(s, question, bold)
    return [rate + ABOVE if action == best else rate for action, rate in zip(actions, rates, strict=True)]


def planned(s: EuropeState, question: str, bold: int) -> int:
    """What the plan of this phase does next, in this style."""
    key = (int(s.key()), bold)
    action = _routes.get(key)
    if action is None or not s.is_legal(action):
        if len(_routes) > REMEMBERED:
            _routes.clear()
        _routes.update({(at, bold): step for at, step in PLANS[question](s, MANNERS[question, bold]).items()})
        action = _routes.setdefault(key, FINISH)
    return action


def own_first(s: EuropeState, found: list[list[int]], bold: int) -> list[list[int]]:
    """The plans, with that of the style before the others."""
    manner = MANNERS.get((s.where(), bold))
    plan = list(PLANS[s.where()](s, manner).values()) if manner is not None else []
    return [plan, *(other for other in found if other != plan)] if plan else found
