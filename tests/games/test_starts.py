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


QUICK = [name for name in kt.GAMES if kt.load(name).quick]


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_start_asks_little_and_is_fair(name: str) -> None:
    game = kt.load(name)
    usual = {option.name: option.default for option in game.options}
    assert all(usual[option] != value for option, value in game.quick.items()), "by default the rulebook's set-up"
    for seed in range(12):
        players = game.seats[seed % len(game.seats)]
        state = game.new(players, seed=seed, options=game.quick)
        view = state.view(0)
        shares = view["lands"] if "lands" in view else view["armies"]
        lands = [len(share) for share in shares]
        assert max(lands) - min(lands) <= 1, "nobody gets two lands more than another"
        armies = [share.values() for share in shares if isinstance(share, dict)]
        sizes = [[sum(one.values()) if isinstance(one, dict) else one for one in share] for share in armies]
        assert all(max(row) - min(row) <= 1 for row in sizes), "armies stand evenly"
        assert len({sum(row) for row in sizes}) <= 1, "everybody has as many"
        dice, asked = random.Random(seed), [0] * players
        while state.turn == 0:
            seat = state.seats_asked[0]
            if state.where() == "Bidding.bid":
                break
            asked[seat] += 1
            state.apply(dice.choice(state.legal_actions()))
        assert max(asked) <= 3, "officers, a station, a capital"


def test_games_with_a_set_up_of_many_answers_have_a_quick_start() -> None:
    assert set(QUICK) == {"attack", "attacke", "selfr3"}
