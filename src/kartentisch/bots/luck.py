"""What was luck: what rolls and draws brought, against what could have come (docs/develop/review.md)."""

from __future__ import annotations

from typing import Any, Final

from kartentisch.bots.win_chance import WinChance, rounded
from kartentisch.engine.record import Record

LISTED: Final = 24  # outcomes, at most, of which each is looked at


def weighed(
    win: WinChance, record: Record, entries: tuple[int, int], before: Any, after: Any, samples: int
) -> dict[str, Any]:
    """The rolls and draws between two states, a row of `chances`.

    Args:
        entries: the first and the last entry of the record that are them.
        samples: of what came; of what could have come as many, or all of it.
    """
    first, last = entries
    actual = win.mean(after, first, samples)
    rows = [entry for entry in record.entries[first - 1 : last] if "chance" in entry]
    outcomes = listed(before) if len(rows) == 1 else []
    if outcomes:
        each = max(1, -(-samples // len(outcomes)))
        expected = [0.0] * win.players
        came = win.game.parse_outcome(before, rows[0]["outcome"])
        for outcome, weight in outcomes:
            world = before.clone()
            world.apply(outcome)
            values = actual if outcome == came else win.mean(world, first, each)
            expected = [sum_ + weight * value for sum_, value in zip(expected, values, strict=True)]
    else:
        expected = win.mean(before, first, samples)
    return {
        "entry": first,
        "last": last,
        "turn": int(before.turn),
        "seat": int(before.active),
        "chance": rows[0]["chance"],
        "outcome": rows[0]["outcome"],
        "count": len(rows),
        "expected": rounded(expected),
        "actual": rounded(actual),
        "luck": rounded([now - then for now, then in zip(actual, expected, strict=True)]),
    }


def listed(state: Any) -> list[tuple[int, float]]:
    """Every outcome with its probability, where these are few; else nothing."""
    if state.dice > 0 and state.faces**state.dice > LISTED:
        return []
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    return outcomes if len(outcomes) <= LISTED else []
