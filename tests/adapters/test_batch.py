"""Batches: the same as one game at a time, views of one memory, refusals, and what a row tells."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pytest

import kartentisch as kt
from kartentisch.adapters import shared
from kartentisch.adapters.batch import Batch


@pytest.mark.parametrize("name", kt.GAMES)
def test_rows_are_games(name: str) -> None:
    """What the arrays say is what each state says, decision by decision; games end and begin anew."""
    game = kt.load(name)
    players = game.seats[-1]
    batch, eyes, dice = (
        Batch(game, players, 3, seed=1, reward="rank"),
        shared.Observations(game, players),
        random.Random(1),
    )
    layout, arrays = game.observation(players), batch.observations
    assert arrays.shape == (3, layout.size) and batch.masks.shape == (3, game.space.size)
    ended = 0
    for step in range(400 if name == "attila" else 60):
        actions = []
        for row in range(3):
            state = batch.state(row)
            seat = int(batch.seats[row])
            assert seat == state.seat and not state.chance
            if step % 7 == 0:
                assert np.array_equal(arrays[row], eyes.numbers(state, seat))
            assert list(np.flatnonzero(batch.masks[row])) == state.legal_actions()
            actions.append(dice.choice(state.legal_actions()))
        before = [batch.state(row) for row in range(3)]
        batch.step(actions)
        assert batch.observations is arrays  # one memory all the time
        for row in map(int, np.flatnonzero(batch.done)):
            before[row].apply(actions[row])  # a chance after it would decide nothing: the game was over
            assert before[row].chance or list(batch.rewards[row]) == shared.rank(before[row])
            ended += 1
        assert not batch.rewards[batch.done == 0].any() and (batch.lengths > 0).all()
    assert ended > 0 or name != "attila"


def test_a_row_depends_on_the_seed_alone() -> None:
    few, many = (Batch("attila", 3, n, seed=9) for n in (2, 5))
    for _ in range(200):
        actions = [int(np.flatnonzero(row)[-1]) for row in many.masks]
        few.step(actions[:2])
        many.step(np.array(actions))
        assert np.array_equal(few.observations, many.observations[:2]) and np.array_equal(few.masks, many.masks[:2])


def test_nothing_happens_where_one_action_is_refused() -> None:
    batch = Batch("attila", 2, 4, seed=2)
    before, looks = [batch.state(row) for row in range(4)], batch.observations.copy()
    for wrong in (-1, 10_000, int(np.flatnonzero(batch.masks[2] == 0)[0])):
        actions = batch.guesses()
        actions[2] = wrong
        with pytest.raises(kt.Rejected) as refused:
            batch.step(actions)
        assert "row 2" in refused.value.__notes__ and str(refused.value).endswith(".")
    assert before == [batch.state(row) for row in range(4)] and np.array_equal(looks, batch.observations)
    with pytest.raises(kt.EngineError, match="4 are needed"):
        batch.step([0, 0])
    with pytest.raises(kt.EngineError, match="no such number"):
        Batch("attila", 2, 0)
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


def test_a_row_goes_on_from_a_state() -> None:
    game, batch = kt.load("attila"), Batch("attila", 2, 2, seed=3)
    state = game.new(players=2, seed=77)
    batch.put(1, state)
    assert batch.state(1) == state and list(np.flatnonzero(batch.masks[1])) == state.legal_actions()
    assert np.array_equal(batch.observations[1], shared.Observations(game, 2).numbers(state, state.seat))
    batch.put(0, pickle.loads(pickle.dumps(state)))
    assert batch.state(0) == state
    with pytest.raises(kt.EngineError, match="another game"):
        batch.put(0, game.new(players=3, seed=1))
    with pytest.raises(kt.EngineError, match="no row 2"):
        batch.state(2)


def test_a_row_goes_on_behind_a_draw_unless_it_ends_the_game() -> None:
    """The last card of a game of Attila is drawn when nobody has anything to answer any more."""
    game, batch, chance = kt.load("attila"), Batch("attila", 2, 1, seed=3), kt.Chance(1)
    state = draw = game.new(players=2, seed=2)
    while not state.over:
        if draw.chance:
            batch.put(0, draw)
            assert list(np.flatnonzero(batch.masks[0])) == batch.state(0).legal_actions() != []
        state.apply(state.legal_actions()[chance.below(len(state.legal_actions()))])
        draw = state.clone()
        chance.settle(state)
    before, looks = batch.state(0), batch.observations.copy()
    assert draw.chance
    with pytest.raises(kt.EngineError, match="game_over"):
        batch.put(0, draw)
    assert batch.state(0) == before and np.array_equal(batch.observations, looks)
    batch.step(batch.guesses())


def test_numbers_that_are_no_actions() -> None:
    """However long they are."""
    state = kt.load("attila").new(players=2, seed=1)
    for number in (10**30, -(10**30)):
        with pytest.raises(kt.Rejected, match=str(number)) as refused:
            state.apply(number)
        assert refused.value.code == "no_such_action"
    dealt = kt.load("attila").new(players=2)
    with pytest.raises(kt.Rejected) as refused:
        dealt.apply(10**30)
    assert refused.value.code == "impossible_outcome"
