"""Bots play from their view only."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch import bots
from kartentisch.arena import series
from kartentisch.bots import Decision


@pytest.mark.thorough
@pytest.mark.once
def test_greedy_beats_random() -> None:
    game = kt.load("attila")
    done = list(series.run(game, ["greedy", "random", "random", "random"], 24, seed=1))[-1]
    wins = done.summary()["wins"][0]
    assert wins["bot"] == "greedy" and wins["rate"] > 0.8


def test_a_bot_answers_the_same_from_the_same_view() -> None:
    """Two worlds that the seat cannot tell apart bring the same answer."""
    game = kt.load("attila")
    state, chance = game.new(4, seed=3), kt.Chance(3)
    checked = 0
    while not state.over and checked < 40:
        seat = state.seat
        other = game.imagine(state.view(seat), 77)
        answers = [bots.make("greedy", 5).answer(Decision.of(world, seat)) for world in (state, other)]
        assert answers[0] == answers[1]
        checked += 1
        assert answers[0] is not None
        state.apply(answers[0])
        chance.settle(state)


@pytest.mark.once
def test_a_series_is_the_same_on_one_core_and_on_two() -> None:
    game = kt.load("attila")
    one = list(series.run(game, ["random"] * 3, 12, seed=4))[-1].summary()
    two = list(series.run(game, ["random"] * 3, 12, seed=4, jobs=2))[-1].summary()
    for key in ("games", "decisions", "end_reasons", "wins", "seats", "length"):
        assert one[key] == two[key], key


def test_seats_rotate() -> None:
    game = kt.load("attila")
    results = list(series.run(game, ["greedy", "random"], 4, seed=4))[-1].results
    assert [result.bots for result in results] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_unknown_bot() -> None:
    with pytest.raises(kt.EngineError, match="unknown_bot"):
        bots.make("genius", 1)
