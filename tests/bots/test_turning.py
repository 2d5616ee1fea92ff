"""Turning points of a review: what changed most, and what lies behind the curve's highest step."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.bots.turning import LEAST, MOST, turning

SMALL = LEAST / 2


def decision(entry: int, seat: int, loss: float) -> dict[str, Any]:
    return {"entry": entry, "turn": entry // 10, "seat": seat, "loss": loss}


def chance(entry: int, luck: float) -> dict[str, Any]:
    return {"entry": entry, "turn": entry // 10, "luck": [luck, -luck], "error": [0.001, 0.001]}


def curve(*shares: float) -> list[dict[str, Any]]:
    """A point after each turn of ten entries."""
    return [{"entry": 10 * n, "turn": n, "values": [share, 1 - share]} for n, share in enumerate(shares)]


def kinds(rows: list[dict[str, Any]]) -> list[tuple[int, str, int]]:
    return [(row["entry"], row["kind"], row["seat"]) for row in rows]


def test_the_highest_step_is_named_by_what_did_most_of_it() -> None:
    """The curve jumped by 40 games of 100, and nothing was said of that turn: it had come in small parts."""
    many = [decision(11, 0, 0.3), decision(12, 1, SMALL), decision(13, 0, SMALL), decision(25, 0, 0.0)]
    luck = [chance(14, 0.01), chance(26, SMALL)]
    jumps = curve(0.5, 0.5, 0.3, 0.7)
    assert kinds(turning(many, luck, jumps)) == [(11, "mistake", 0), (26, "luck", 0)]
    assert kinds(turning(many, luck[:1], jumps)) == [(11, "mistake", 0), (25, "move", 0)], "no part of it went that way"
    assert turning(many, luck[:1], jumps)[1]["change"] == pytest.approx(0.4)
    others = [decision(11, 0, 0.3), decision(24, 1, SMALL)]
    assert kinds(turning(others, [], jumps)) == [(11, "mistake", 0), (24, "mistake", 1)], "it was given away"


def test_it_is_one_of_the_most_that_are_told() -> None:
    many = [decision(n, 0, 0.1 + n / 1000) for n in range(1, 10)]
    found = turning([*many, decision(25, 1, SMALL)], [], curve(0.5, 0.4, 0.4, 0.9))
    assert len(found) == MOST and found[-1]["entry"] == 25


def test_a_step_that_is_named_already_brings_no_other() -> None:
    found = turning([decision(25, 0, 0.3), decision(26, 0, SMALL)], [], curve(0.5, 0.5, 0.8, 0.4))
    assert kinds(found) == [(25, "mistake", 0)]


def test_a_curve_that_hardly_moves_has_none() -> None:
    assert turning([decision(5, 0, SMALL)], [], curve(0.5, 0.52)) == []
    assert turning([], [], []) == [] == turning([], [], curve(0.2, 0.8)), "nothing was weighed"
