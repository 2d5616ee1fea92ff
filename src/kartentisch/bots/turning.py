"""What turned a game, out of its review: mistakes and luck that changed most, and what the curve's highest step was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from kartentisch.bots.win_chance import DIGITS

MOST: Final = 8
LEAST: Final = 0.05
CAUTION: Final = 1.5  # standard errors that luck must exceed, so that it is not that of the samples alone

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class _Step:
    """Of the curve, from the point behind one entry to the next point, for the seat for which it is highest."""

    first: int
    last: int
    seat: int
    change: float

    def holds(self, row: Mapping[str, Any]) -> bool:
        return bool(self.first < row["entry"] <= self.last)


def turning(decisions: Rows, chances: Rows, curve: Rows) -> list[dict[str, Any]]:
    """The greatest swings, in order of the game.  One lies in the highest step of the curve, which everybody sees.

    Args:
        curve: as it is shown.
    """
    found = [_mistake(row, index) for index, row in enumerate(decisions) if not row.get("unsure")]
    for index, row in enumerate(chances):
        seat = max(range(len(row["luck"])), key=lambda seat: abs(row["luck"][seat]))
        if abs(row["luck"][seat]) > CAUTION * row["error"][seat]:
            found.append(_luck(row, index, seat))
    greatest = sorted(found, key=lambda row: -abs(row["change"]))[:MOST]
    kept = [row for row in greatest if abs(row["change"]) >= LEAST]
    step = _highest_step(curve)
    if step is not None and not any(step.holds(row) for row in kept):
        behind = _behind(step, decisions, chances)
        kept = [*kept[: MOST - len(behind)], *behind]
    return sorted(kept, key=lambda row: row["entry"])


def _mistake(row: Mapping[str, Any], index: int) -> dict[str, Any]:
    kind = {"kind": "mistake", "seat": row["seat"], "change": -row["loss"], "index": index}
    return {"entry": row["entry"], "turn": row["turn"], **kind}


def _luck(row: Mapping[str, Any], index: int, seat: int) -> dict[str, Any]:
    kind = {"kind": "luck", "seat": seat, "change": row["luck"][seat], "index": index}
    return {"entry": row["entry"], "turn": row["turn"], **kind}


def _highest_step(curve: Rows) -> _Step | None:
    """None: it hardly moves."""
    steps = [
        _Step(before["entry"], after["entry"], seat, now - then)
        for before, after in pairwise(curve)
        for seat, (then, now) in enumerate(zip(before["values"], after["values"], strict=True))
    ]
    highest = max(steps, key=lambda step: abs(step.change), default=None)
    return highest if highest is not None and abs(highest.change) >= LEAST else None


def _behind(step: _Step, decisions: Rows, chances: Rows) -> list[dict[str, Any]]:
    """What did most of it, however little; where nothing went that way, the last decision in it."""
    sign = 1 if step.change > 0 else -1
    inside = [(index, row) for index, row in enumerate(decisions) if step.holds(row)]
    parts = [(row["loss"] * (-sign if row["seat"] == step.seat else sign), _mistake(row, i)) for i, row in inside]
    parts += [
        (row["luck"][step.seat] * sign, _luck(row, i, step.seat)) for i, row in enumerate(chances) if step.holds(row)
    ]
    done, most = max(parts, key=lambda part: part[0], default=(0.0, {}))
    if done > 0:
        return [most]
    if not inside:
        return []
    index, row = inside[-1]
    kind = {"kind": "move", "seat": step.seat, "change": round(step.change, DIGITS), "index": index}
    return [{"entry": row["entry"], "turn": row["turn"], **kind}]
