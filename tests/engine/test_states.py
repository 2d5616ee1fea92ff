"""States as Python objects: copied, pickled, compared, used as keys; seats that do not exist."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.game import Game
from kartentisch.engine.testkit.steps import any_answer

GAMES = [kt.load(name) for name in kt.GAMES]
ids = [game.id for game in GAMES]
SHARE = 1 if kt.compiled() else 4  # the slow way looks at fewer moments


def moments(game: Game, games: int = 2, every: int = 7) -> Iterator[Any]:
    """States of random games, chance and the end among them."""
    for seed in range(games):
        dice, n = random.Random(seed), 0
        state = game.new(max(game.seats[:3]), options=game.series)
        while not state.over and n < 600:
            if n % every == 0:
                yield state.clone()
            n += 1
            seat = state.seat if state.chance else dice.choice(state.seats_asked)
            state.apply(any_answer(state, seat, dice), seat)
        yield state


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_copies_are_equal_and_independent(game: Game) -> None:
    for state in moments(game, every=7 * SHARE):
        before = state.digest()
        for other in (copy.copy(state), copy.deepcopy(state), state.clone(), game.load(state.to_json())):
            assert other == state and other.key() == state.key() and hash(other) == hash(state)
            if not other.over:
                other.apply(other.legal_actions()[0])
                assert other != state
        assert state.digest() == before


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_states_and_games_are_pickled(game: Game) -> None:
    for state in moments(game, 1, 60):
        again = pickle.loads(pickle.dumps(state))
        assert again == state and again.to_json() == state.to_json()
    assert pickle.loads(pickle.dumps(game)) is game is kt.load(game.id) is copy.deepcopy(game) is copy.copy(game)
    assert again.game is game


def test_a_game_on_a_board_of_its_own_is_pickled_with_it() -> None:
    board = kt.load("attila").board.source.replace('en = "Moesia"', 'en = "Elsewhere"')
    game = kt.load("attila", board)
    state = game.new(3, seed=4)
    again = pickle.loads(pickle.dumps(state))
    assert again == state and again.game.board.source == board
    assert again != kt.load("attila").new(3, seed=4)
    assert again.game is game is kt.load("attila", board)
    with pytest.raises(kt.EngineError, match="another game"):
        kt.load("attila").view(again)


def test_a_pickle_of_other_rules_or_another_board_is_refused() -> None:
    game = kt.load("attila")
    make, given = game.__reduce__()
    assert make(*given) is game and make(*given[:2]) is game  # pickles of old say no more
    with pytest.raises(kt.EngineError, match="revision 99"):
        make(*given[:2], 99, given[3])
    with pytest.raises(kt.EngineError, match="a different board"):
        make(*given[:3], "0" * 16)


@pytest.mark.once
@pytest.mark.skipif(not kt.compiled(), reason="interpreted, the rules themselves write there")
def test_only_answers_change_a_state() -> None:
    state = kt.load("attila").new(3, seed=1)
    before = state.digest()
    for name in ("seat", "asked", "turn", "players", "game", "answering", "passing", "over", "chance", "seats_asked"):
        with pytest.raises(AttributeError):
            setattr(state, name, 2)
        with pytest.raises((AttributeError, TypeError)):
            delattr(state, name)
    with pytest.raises(AttributeError, match=r"apply\(\)"):
        state.seat = 2
    assert state.digest() == before and state.legal_actions()


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_what_all_share_cannot_be_changed(game: Game) -> None:
    for thing in (game, game.space, game.board):
        for name in [name for name in vars(thing) if not name.startswith("_")]:
            with pytest.raises(AttributeError, match="share"):
                setattr(thing, name, None)
            with pytest.raises(AttributeError, match="share"):
                delattr(thing, name)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_equal_means_equal_data_and_different_states_have_different_keys(game: Game) -> None:
    by_key: dict[int, str] = {}
    for state in moments(game, 40, 1):
        digest = state.digest()
        assert by_key.setdefault(state.key(), digest) == digest
        if len(by_key) == 2000 // SHARE:
            break
    assert len(set(by_key.values())) == len(by_key) > 400 // SHARE


def test_options_and_kind_make_a_difference() -> None:
    attila = kt.load("attila")
    assert attila.new(3) != attila.new(3, options={"final_tie": "unused_tiles"})
    assert attila.new(3) != attila.new(4)
    assert attila.new(3) == kt.load("attila").new(3)
    assert attila.new(3) != kt.load("attack").new(3)
    assert attila.new(3) != "attila"


def test_the_four_that_are_no_seat_are_different() -> None:
    assert len({kt.EVERYTHING, kt.SPECTATOR, kt.CHANCE, kt.NOBODY}) == 4
    assert max(kt.EVERYTHING, kt.SPECTATOR, kt.CHANCE, kt.NOBODY) < 0


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("seat", [3, 5, 9, 10**9, kt.CHANCE, kt.NOBODY, -5])
def test_who_does_not_sit_here_sees_nothing(game: Game, seat: int) -> None:
    state = game.new(3, seed=1)
    with pytest.raises(kt.EngineError, match="no_such_seat"):
        state.view(seat)
    with pytest.raises(kt.EngineError, match="no_such_seat"):
        game.view(state, seat)


def test_after_the_end_nobodys_view_is_nobodys() -> None:
    game = kt.load("attila")
    *_, over = moments(game, 1)
    assert over.over and over.seat == kt.NOBODY
    with pytest.raises(kt.EngineError, match="no_such_seat"):
        over.view(over.seat)
