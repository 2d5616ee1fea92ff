"""The game and a set of random games that several tests look through."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.games.attila import Attila
from kartentisch.games.attila.tests.games import Played, play


@pytest.fixture(scope="package")
def game() -> Attila:
    game = kt.load("attila")
    assert isinstance(game, Attila)
    return game


@pytest.fixture(scope="package")
def games(game: Attila) -> list[Played]:
    played = []
    for players in (2, 3, 4, 5):
        for i, style in enumerate(("any", "any", "pile", "spread", "climb", "climb")):
            played.append(play(game, players, 10 * players + i, style))
    return played
