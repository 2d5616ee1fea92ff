"""What is told of the length of games."""

from __future__ import annotations

import pytest
from benchmarks.lengths import played

import kartentisch as kt
from kartentisch.bots.lengths import lengths

pytestmark = pytest.mark.once  # the games of the package, without those of a shelf


def test_every_game_was_measured_with_every_number_of_seats() -> None:
    for game in kt.GAMES:
        found = lengths(game)
        assert set(found) == set(kt.load(game).seats), game
        for players, one in found.items():
            assert one.games >= 12 and one.calls <= one.decisions
            assert one.calls <= one.waits <= one.calls * players + 0.1 * players, (game, players)
    assert lengths("no such game") == {}


def test_the_figures_are_those_of_games_that_are_played_today() -> None:
    known = lengths("attila")[2]
    decisions, calls, waits = (
        sum(column) / 12 for column in zip(*(played(kt.load("attila"), 2, n) for n in range(12)), strict=True)
    )
    for measured, now in ((known.decisions, decisions / 2), (known.calls, calls / 2), (known.waits, waits)):
        assert abs(measured - now) < 0.2 * measured
