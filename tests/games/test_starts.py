"""Starts beside the set-up: they have names, can be played to their end, and a table begins there."""

from __future__ import annotations

import random

import pytest

import kartentisch as kt
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.match import Match
from kartentisch.engine.starts import Start, start, starts

pytestmark = pytest.mark.once

STARTS = [
    pytest.param(name, one, id=f"{name}-{one.name}") for name in kt.GAMES for one in starts(kt.load(name)).values()
]


@pytest.mark.parametrize(("name", "begins"), STARTS)
def test_a_game_from_there(name: str, begins: Start) -> None:
    game, names = kt.load(name), ["Anna", "Ben", "Carl", "Dora", "Eva", "Fritz"][: begins.players]
    assert begins.players in game.seats and begins.position is not None
    for lang in LANGUAGES:
        words = Language(lang, game)
        assert words.say(f"start-{begins.name}") and words.say(f"start-{begins.name}.help")
    dice, match = random.Random(1), Match(game, names, kt.Chance(1), begins.options, begins.position)
    assert game.faults(match.state) == [] and match.state.where() in game.questions
    while not match.state.over:
        seat = dice.choice(match.state.seats_asked)
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    assert game.faults(match.state) == []


def test_a_start_that_is_not_there() -> None:
    assert starts(kt.load("attila")) == {}
    with pytest.raises(kt.EngineError) as refused:
        start(kt.load("europe"), "western_front")
    assert refused.value.code == "unknown_word" and refused.value.rejection.args["choices"] == ["eastern_front"]
