"""What a game says about the shape of its positions is true of every position, and names go in and out of it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.scenario import Words

NAMES = ["Anna", "Ben", "Carl"]
GAMES: dict[str, Callable[[], Game]] = {name: (lambda name=name: kt.load(name)) for name in kt.GAMES}  # type: ignore[misc]


def auction() -> Game:
    if kt.compiled():
        pytest.skip("the small game is interpreted and cannot build on a compiled kernel")
    from tests.engine.auction import Auction

    return Auction()


SHAPED = [
    *(pytest.param(make, id=name, marks=pytest.mark.once) for name, make in GAMES.items()),
    pytest.param(auction, id="auction"),
]


@pytest.mark.parametrize("make", SHAPED)
@pytest.mark.thorough
def test_every_position_has_the_shape_and_is_read_again(make: Callable[[], Game]) -> None:
    game = make()
    words = Words(game, NAMES)
    keys: set[str] = set()
    for seed in range(4):
        dice, match = random.Random(seed), Match(game, NAMES, Chance(seed), game.series)
        while not match.state.over:
            state = match.state
            keys |= game.dump(state).keys()
            if dice.random() < 0.1:
                written = words.written(state)
                again = game.load({**words.laid_out(written), "players": len(NAMES), "options": dict(game.series)})
                assert again.digest() == state.digest(), written
                words.check((), words.dumped(state), words.whole)
                for viewer in (SPECTATOR, *range(len(NAMES))):
                    seen = words.seen(state, viewer)
                    seen["viewer"] = None if viewer == SPECTATOR else seen["viewer"]
                    words.check((), seen, words.view)
            match.play(state.seat, dice.choice(state.legal_actions()))
    assert keys <= words.whole.keys()
