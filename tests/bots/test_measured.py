"""What is told of the strength of the levels."""

from __future__ import annotations

import kartentisch as kt
from kartentisch.bots import measured
from kartentisch.bots.levels import LEVELS


def test_figures_are_of_games_and_levels_that_there_are_on_one_scale() -> None:
    assert measured._all()
    for game, tables in measured._all().items():
        for players, levels in tables.items():
            assert players in kt.load(game).seats and set(levels) <= set(LEVELS)
            assert levels["normal"].mean == 1500 and levels["normal"].spread == 0
            assert all(level.games >= 24 and level.spread > 0 for name, level in levels.items() if name != "normal")


def test_the_next_number_of_seats_stands_for_one_that_was_not_measured() -> None:
    assert measured.strength("attila", 5, "hard") == measured.strength("attila", 3, "hard") is not None
    assert measured.strength("attila", 3, "random") is None and measured.strength("no such game", 3, "hard") is None
