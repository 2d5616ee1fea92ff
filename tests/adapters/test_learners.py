"""What learners get beside a batch: numbers of about 1, masks as truth, returns and advantages, opponents."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import kartentisch as kt
from kartentisch.adapters.batch import Batch
from kartentisch.adapters.opponents import Alone, Bots, Greedy, Pool, share_of_wins
from kartentisch.adapters.returns import returns_of
from kartentisch.adapters.scales import scales
from kartentisch.bots import Decision, GreedyBot

pytestmark = pytest.mark.once


def test_inputs_are_observations_of_about_one() -> None:
    batch = Batch("attila", 3, 8, seed=1)
    most = scales(batch.game, 3)
    assert most.dtype == np.float32 and most.min() == 1 and not most.flags.writeable
    for _ in range(150):
        shown = batch.inputs()
        assert shown.dtype == np.float32 and shown.shape == batch.observations.shape
        assert np.allclose(shown * most, batch.observations, atol=1e-3) and np.abs(shown).max() < 10
        assert batch.legal.dtype == np.bool_ and (batch.legal == (batch.masks == 1)).all()
        batch.step(batch.guesses())
    assert (np.abs(shown) <= 1).mean() > 0.99


def test_returns_are_what_games_came_to() -> None:
    """With trace 1 those of the end, whoever answered; seats counted from it."""
    batch, steps = Batch("attacke", 3, 4, seed=2), 500
    seats, rewards, done = [batch.seats.copy()], [], []
    for _ in range(steps):
        batch.step(batch.guesses())
        seats.append(batch.seats.copy())
        rewards.append(batch.rewards.copy())
        done.append(batch.done.copy())
    values = np.full((steps + 1, 4, 3), 1 / 3, np.float32)
    found = returns_of(np.array(seats), np.array(rewards), np.array(done), values, trace=1.0)
    for row in range(4):
        ends = [step for step in range(steps) if done[step][row]]
        assert ends
        for step in range(ends[-1] + 1):
            end, own = next(end for end in ends if end >= step), seats[step][row]
            wanted = [rewards[end][row][(own + k) % 3] for k in range(3)]
            assert found.returns[step, row] == pytest.approx(wanted)
            assert found.advantages[step, row] == pytest.approx(wanted[0] - 1 / 3)
        assert np.allclose(found.returns[ends[-1] + 1 :, row], 1 / 3)


def test_advantages_are_those_of_one_seat_after_another() -> None:
    """By hand: two seats in turn, trace 0.5; the second one wins behind the last step."""
    seats = np.array([[0], [1], [0], [1], [0]])
    values = np.zeros((5, 1, 2), np.float32)
    own = [0.5, 0.6, 0.4, 0.8]
    values[:4, 0, 0] = own
    values[:4, 0, 1] = [1 - x for x in own]
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = [0, 1]
    found = returns_of(seats, rewards, np.array([[0], [0], [0], [1]]), values, trace=0.5)
    last, before = 1.0, 0.0  # what the two expect at their last answers
    assert found.returns[:, 0, 0] == pytest.approx([0.5 * 0.4 + 0.5 * before, 0.5 * 0.8 + 0.5 * last, before, last])
    assert found.advantages[:, 0] == pytest.approx(found.returns[:, 0, 0] - np.array(own))
    with pytest.raises(ValueError, match="shapes"):
        returns_of(seats[:4], rewards, np.zeros((4, 1)), values)


def test_the_greedy_opponent_answers_as_the_greedy_bot() -> None:
    """Where nothing is hidden that matters, or the same is seen in any world; at most a tie is broken otherwise."""
    game, same, n = kt.load("attila"), 0, 0
    state, chance, greedy = game.new(2, 3, game.series), kt.Chance(3), Greedy(1)
    while n < 60:
        if len(state.legal_actions()) > 1:
            n += 1
            same += greedy.answer(state) == GreedyBot(n).answer(Decision.of(state, int(state.seat)))
        state.apply(greedy.answer(state))
        chance.settle(state)
    assert same > 30  # of several that look alike each takes one


def test_others_sit_where_they_are_to() -> None:
    batch = Batch("attacke", 2, 10, seed=1)
    calls = list[int]()

    def first_legal(batch: Batch, rows: NDArray[Any]) -> NDArray[np.int64]:
        calls.append(len(rows))
        found: NDArray[np.int64] = batch.masks[rows].argmax(1)
        return found

    pool = Pool(batch, [first_legal], share=0.4, seed=3)
    assert (pool.places >= 0).tolist() == [True] * 4 + [False] * 6 and set(pool.whose) == {0, -1}
    for _ in range(40):
        answers = np.array(batch.guesses())
        before, theirs = answers.copy(), batch.seats == pool.places
        assert (pool.answer(answers) == theirs).all()
        assert (answers[~theirs] == before[~theirs]).all()
        assert (answers[theirs] == batch.masks[theirs].argmax(1)).all()
        batch.step(answers)
    assert calls and not Pool(batch, [], 0.5, 1).answer(answers).any()


def test_the_greedy_bot_wins_more_than_chance() -> None:
    batch = Batch("attacke", 2, 16, seed=4)
    wins, error = share_of_wins(batch, Greedy(1), lambda batch, rows: np.array(batch.guesses())[rows], 32)
    assert wins > 0.8 and 0 <= error < 0.1


def test_one_seat_of_each_game_is_for_who_learns() -> None:
    """All others answer as the bot, each by itself; over several games, and the same every time."""
    batch, steps = Batch("attacke", 3, 6, seed=4), 120
    alone, again = Alone(batch, Bots("normal", 7)), Bots("normal", 7)
    assert alone.own.tolist() == [0, 1, 2, 0, 1, 2]
    for _ in range(steps):
        answers = np.full(batch.n, -1, np.int64)
        theirs = alone.answer(answers)
        assert (theirs == (batch.seats != alone.own)).all() and ((answers >= 0) == theirs).all()
        rows = np.flatnonzero(theirs)
        assert batch.legal[rows, answers[rows]].all()
        assert (again(batch, rows) == answers[rows]).all()
        batch.step(np.where(theirs, answers, batch.legal.argmax(1)))
    assert batch.legal.any(1).all()


def test_a_bot_that_nobody_has_is_told() -> None:
    batch = Batch("attacke", 2, 1, seed=4)
    with pytest.raises(kt.KartentischError, match="unknown_bot"):
        Bots("grandmaster", 1)(batch, np.arange(1))
