"""The line through a game: looks at neighbouring moments are made to agree."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots.line import Line, agreed, spread

HEADER = {"kartentisch": 1, "game": "attila", "revision": 1, "players": ["A", "B"]}


def record(*entries: str) -> kt.Record:
    """`a`: an answer, `c`: chance, `t`: neither."""
    kinds: dict[str, dict[str, Any]] = {
        "a": {"seat": 0, "at": "Turn.play", "action": "x"},
        "c": {"chance": "dice", "outcome": "1"},
        "t": {"turn": 1},
    }
    return kt.Record(HEADER, [kinds[one] for one in "".join(entries)])


def level(line: Line, entry: int, share: float, error: float = 0.004) -> None:
    line.found.known(entry, "point", [share, 1 - share], error)


def test_figures_in_a_row_agree_by_how_well_they_are_known() -> None:
    assert agreed([(0.2, 1.0), (0.8, 1.0)], [(0.0, 1e-9)]) == pytest.approx([0.5, 0.5], abs=1e-3)
    assert agreed([(0.2, 1.0), (0.8, 1e-9)], [(0.1, 1e-9)]) == pytest.approx([0.7, 0.8], abs=1e-3)
    assert agreed([(0.2, 1e-9), (0.8, 1e-9)], [(0.0, 1.0)]) == pytest.approx([0.2, 0.8], abs=1e-3)
    assert agreed([(0.4, 1.0)], []) == [0.4]


def test_where_nothing_happens_nothing_changes() -> None:
    """62, 35, 54, 49 of 100 stood beside each other, and every move was good."""
    line = Line(record("tttt"), 2)
    for entry, share in enumerate((0.62, 0.35, 0.54, 0.49)):
        level(line, entry, share)
    values = [shares[0] for shares in line.values().values()]
    assert max(values) - min(values) < 0.01 and values[0] == pytest.approx(0.5, abs=0.01)


def test_answers_change_little_unless_many_looks_say_so() -> None:
    noise, jump = Line(record("aaaaaa"), 2), Line(record("aaaaaa"), 2)
    for entry in range(7):
        level(noise, entry, 0.5 + 0.05 * (-1) ** entry)
        level(jump, entry, 0.7 if entry < 3 else 0.2)
    calm = [shares[0] for shares in noise.values().values()]
    assert max(calm) - min(calm) < 0.05
    found = [shares[0] for shares in jump.values().values()]
    assert found[2] > 0.6 and found[3] < 0.3, "in one step"


def test_what_a_roll_was_found_to_change_is_kept() -> None:
    line = Line(record("aca"), 2)
    for entry, share in ((0, 0.5), (1, 0.55), (2, 0.3), (3, 0.25)):
        level(line, entry, share)
    line.found.changed(2, 2, [-0.25, 0.25], [0.01, 0.01])
    values = line.values()
    assert values[2][0] - values[1][0] == pytest.approx(-0.25, abs=0.02)
    assert all(sum(shares) == pytest.approx(1) for shares in values.values())


def test_few_looks_that_agree_are_not_certain() -> None:
    assert 0 < spread([[0.0, 1.0]] * 16) < spread([[0.0, 1.0]] * 4) < spread([[0.0, 1.0], [1.0, 0.0]] * 2)
