"""Many random games under the test kit: `make fuzz` plays 20,000 (of long games a share), `make test` some of them."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import testkit

BUNDLES = 20
SHARE = {"attack": 4}  # a game that takes so many times longer is played so many times less
MOMENTS = {
    "attila": 0.5,
    "attack": 0.05,
}  # the share of its moments that are looked at: many games rather than all of few


@pytest.mark.parametrize("name", sorted(kt.GAMES))
@pytest.mark.parametrize("bundle", range(BUNDLES))
def test_random_games(name: str, bundle: int, fuzz_games: int) -> None:
    game = kt.load(name)
    for number in range(bundle, fuzz_games // SHARE.get(name, 1), BUNDLES):
        players, options = testkit.drawn(game, number, None, "random")
        testkit.play_with_checks(game, players, number, options, MOMENTS.get(name, 1.0))
