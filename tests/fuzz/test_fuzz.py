"""Many random games under the test kit: `make fuzz` plays 20,000 (of long games a share), `make test` some of them."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

import kartentisch as kt
from kartentisch.engine import testkit

pytestmark = pytest.mark.thorough

BUNDLES = 20
USUAL = 280  # decisions of a game of usual length


@cache
def times_longer(name: str) -> float:
    """How many times longer than usual its random games are, of all sizes; 1 for short ones."""
    game = kt.load(name)
    lengths = [game.playout(players, seed, game.series) for players in game.seats for seed in range(8)]
    return max(1.0, statistics.fmean(lengths) / USUAL)


@pytest.mark.parametrize("name", kt.GAMES)
@pytest.mark.parametrize("bundle", range(BUNDLES))
def test_random_games(name: str, bundle: int, fuzz_games: int) -> None:
    game, longer = kt.load(name), times_longer(name)
    for number in range(bundle, round(fuzz_games / longer), BUNDLES):
        players, options = testkit.drawn(game, number, None, "random")
        # many games rather than all of few; and looking at a moment of a long game takes longer, too
        testkit.play_with_checks(game, players, number, options, share=0.5 / longer**2)
