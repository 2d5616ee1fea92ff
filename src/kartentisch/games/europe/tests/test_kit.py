"""Europe 1941 under the test kit."""

from __future__ import annotations

import pytest

from kartentisch.engine import testkit
from kartentisch.games.europe import Europe


@pytest.fixture(scope="module")
def game() -> Europe:
    return Europe()


@pytest.mark.parametrize(("players", "seed"), [(2, 3), pytest.param(4, 4, marks=pytest.mark.once)])
def test_everything_that_must_hold(game: Europe, players: int, seed: int) -> None:
    testkit.play_with_checks(game, players, seed, {"round_limit": 3}, share=0.02)
