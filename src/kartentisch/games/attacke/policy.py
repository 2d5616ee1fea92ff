"""What an action is worth to a seat."""

from __future__ import annotations

from kartentisch.games.attacke.state import AttackeState


def rate(s: AttackeState, action: int, seat: int) -> float:
    return 0.0
