"""The game that all tests look at."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.games.attacke import Attacke


@pytest.fixture(scope="package")
def game() -> Attacke:
    game = kt.load("attacke")
    assert isinstance(game, Attacke)
    return game
