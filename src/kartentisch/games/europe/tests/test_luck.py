"""Luck is measured by what each die could do; a picture of the board shows who stands where."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.engine.facts import Event
from kartentisch.games.europe import Europe

pytestmark = pytest.mark.once


def test_luck_by_power_and_matter() -> None:
    game = Europe()

    def told(name: str, **args: object) -> Event:
        return Event(game.kinds.by_name[name], args)

    rows = game.luck(
        [
            told("fired", power="uk", space="poland", column=3, hits=2, dice=[1, 3, 6, 6]),
            told("fired", power="usa", space="poland", column=2, hits=0, dice=[3, 3, 4]),
            told("fired", power="germany", space="north_sea", column=4, hits=1, dice=[4]),
            told("flak", power="uk", kind="bomber", space="germany", hits=1, dice=[1, 2]),
            told("bombed", power="uk", owner="germany", space="germany", damage=5, pips=[6]),
        ],
        3,
    )
    found: dict[Any, Any] = {(row.matter, row.seat): (row.tries, row.got, pytest.approx(row.expected)) for row in rows}
    assert found == {
        ("land", 2): (7, 2, 3.0),
        ("sea", 0): (1, 1, 4 / 6),
        ("flak", 2): (2, 1, 10 / 6),
        ("bombs", 2): (1, 6, 3.5),
    }


def test_a_picture_shows_units_and_owners() -> None:
    game = Europe()
    state: Any = game.new(2, seed=1)
    shown = game.drawing(state)
    assert {"owner": "germany", "units": {"infantry": 3}} in shown["spaces"]["finland"]
    assert shown["held"]["finland"] == "germany" and "turkey" not in shown["held"]


def test_the_course_goes_by_the_lead_that_decides_the_end() -> None:
    """A land of 1 IPC is a lead of 1 IPC, for whoever has taken it; turning points go by it (AAE-R19)."""
    game = Europe()
    state: Any = game.new(3, seed=1)
    assert list(game.measures(state)) == ["lead", "income", "army"] and game.measures(state)["lead"] == [0, 0, 0]
    state.owner[game.spaces.index("east_poland")] = 0
    assert game.measures(state)["lead"] == [1, 0, 0]
    for land in ("finland", "poland"):
        state.owner[game.spaces.index(land)] = 1
    assert game.measures(state)["lead"] == [0, 2, 2]
