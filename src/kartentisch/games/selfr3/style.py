"""What a bold seat of SelfR3 likes better than a careful one: attacks that promise little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.games.selfr3.state import SelfR3State
from kartentisch.games.selfr3.turn import Turn

ATTACK: Final = 0.6  # points


def in_style(s: SelfR3State, actions: Sequence[int], rates: Sequence[float], bold: int) -> list[float]:
    if not isinstance(s.top, Turn):
        return list(rates)
    first, end = s.table.attack(), s.table.move()
    return [
        rate + bold * ATTACK if first <= action < end else rate for action, rate in zip(actions, rates, strict=True)
    ]
