"""Skirmish under the test kit."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import testkit


@pytest.mark.parametrize("tie_to_attacker", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_must_hold(players: int, tie_to_attacker: bool) -> None:
    game = kt.load("skirmish")
    for seed in range(5):
        testkit.play_with_checks(game, players, seed, {"tie_to_attacker": tie_to_attacker})
