"""What a bold seat of Attila likes better than a careful one: fifth stones, and cards in the conflicts they bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.games.attila.actions import LAY, PEOPLES, PLACE
from kartentisch.games.attila.conflict import Conflict
from kartentisch.games.attila.state import AttilaState

FIFTH: Final = 1.2  # points
CARD: Final = 0.5


def in_style(s: AttilaState, actions: Sequence[int], rates: Sequence[float], bold: int) -> list[float]:
    return [rate + bold * boldness(s, int(action)) for action, rate in zip(actions, rates, strict=True)]


def boldness(s: AttilaState, action: int) -> float:
    if LAY <= action < LAY + PEOPLES:
        return CARD if isinstance(s.top, Conflict) else 0.0
    if action >= s.table.conflict() or action < PLACE:
        return 0.0
    province = action - s.table.second() if action >= s.table.second() else (action - PLACE) % s.table.provinces
    return FIFTH if s.stones_in(province) >= s.table.room else 0.0
