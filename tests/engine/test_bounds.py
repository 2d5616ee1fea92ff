"""Bounds of games: they say something, games keep them, and what is longer than a list is no list."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import MOST_LISTED

GAMES = [game for game in map(kt.load, kt.GAMES) if game.most_legal]  # a new game names none yet
ENDLESS = {"attack": ["round_limit"], "attacke": ["round_limit"], "europe": ["round_limit"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bounds_say_something(game: Game) -> None:
    assert 20 < game.max_legal < game.space.size * 0.7
    assert 1 < game.max_chance_outcomes <= MOST_LISTED
    for players in game.seats:
        length = game.max_length(players)
        assert length is not None and 100 < length < 20_000
        for option in ENDLESS.get(game.id, []):
            assert game.max_length(players, {**game.series, option: "none"}) is None


def test_a_longer_limit_of_rounds_takes_longer() -> None:
    game = kt.load("attacke")
    usual, longer = game.max_length(3), game.max_length(3, {"round_limit": 20})
    assert usual is not None and longer is not None and longer > 1.5 * usual
    with pytest.raises(kt.EngineError, match="player"):
        game.max_length(9)
    with pytest.raises(kt.EngineError, match="round_limit"):
        game.max_length(3, {"round_limit": 7})


def test_a_board_of_ones_own_has_the_bounds_that_hold_anywhere() -> None:
    own = kt.load("attila", kt.load("attila").board.source.replace('en = "Moesia"', 'en = "Elsewhere"'))
    assert own.max_legal == own.space.size


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_keep_them(game: Game) -> None:
    for seed, players in ((1, game.seats[0]), (2, game.seats[-1])):
        state, chance, decisions = game.new(players, options=game.series), kt.Chance(seed), 0
        most = outcomes = 0
        while not state.over and decisions < 2000:
            if state.chance:
                if state.dice_outcomes() <= MOST_LISTED:
                    outcomes = max(outcomes, len(state.chance_outcomes()))
                state.apply(chance.outcome(state))
                continue
            decisions += 1
            legal = state.legal_actions()
            most = max(most, len(legal))
            state.apply(legal[chance.below(len(legal))])
        longest = game.max_length(players)
        assert longest is not None and decisions <= longest
        assert most <= game.max_legal and outcomes <= game.max_chance_outcomes


def test_a_roll_of_many_dice_has_no_list() -> None:
    """Twelve dice: two thousand million outcomes would fill the memory of any machine."""
    game = kt.load("europe")
    state = game.new(2, seed=1)
    state.await_chance([chance.name for chance in game.chances].index("battle_dice"), 12, 6)
    for ask in (state.legal_actions, state.chance_outcomes):
        with pytest.raises(kt.EngineError, match="12 dice"):
            ask()
    assert state.is_legal(6**12 - 1) and not state.is_legal(6**12)
    assert 0 <= kt.Chance(1).outcome(state) < 6**12
