"""What a bold seat of Attacke likes better than a careful one: attacks, for which it spares its cards in defence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.games.attacke.actions import DEMAND, GIVE_UP, REVOLUTION
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.state import AttackeState

FIGHT: Final = 1.5  # lands
CARD: Final = 0.8
DEMANDED: Final = 0.3
DEFENCE: Final = 2.0  # armies laid in defence are missing in the next attack


def in_style(s: AttackeState, actions: Sequence[int], rates: Sequence[float], bold: int) -> list[float]:
    return [rate + bold * boldness(s, int(action)) for action, rate in zip(actions, rates, strict=True)]


def boldness(s: AttackeState, action: int) -> float:
    if isinstance(s.top, Fight):
        return -DEFENCE if action != GIVE_UP and s.seat != s.active else 0.0
    if action < DEMAND or s.table.claim() <= action < s.table.fight():
        return 0.0
    if action < REVOLUTION:
        return DEMANDED
    return FIGHT if s.table.fight() <= action < s.table.treason() else CARD
