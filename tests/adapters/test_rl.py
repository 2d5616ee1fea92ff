"""PettingZoo and Gymnasium: their own suites, illegal actions, rewards, and that nothing hidden is told."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import kartentisch as kt
from kartentisch.adapters import pettingzoo, shared
from kartentisch.adapters.gymnasium import SeatEnv

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it is a dictionary with a mask
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of an agent that is not asked
]


@pytest.mark.thorough
@pytest.mark.parametrize("name", kt.GAMES)
def test_the_suites_of_pettingzoo(name: str) -> None:
    game = kt.load(name)
    api_test(pettingzoo.env(name, game.seats[-1]), num_cycles=100)
    seed_test(lambda: pettingzoo.env(name, game.seats[0]), num_cycles=50)
    parallel_api_test(pettingzoo.parallel_env(name, game.seats[-1]), num_cycles=100)


@pytest.mark.parametrize("name", kt.GAMES)
def test_the_suite_of_gymnasium(name: str) -> None:
    env = gymnasium.make(f"kartentisch/{name}-v0", bots="random", render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert isinstance(env.render(), str)


def test_a_whole_game_of_agents() -> None:
    env = pettingzoo.env("attila", 3, reward="rank")
    env.reset(seed=3)
    dice, seen = random.Random(1), list[Any]()
    for agent in env.agent_iter():
        look, reward, over, _, _ = env.last()
        seen.append(look["observation"] in env.observation_space(agent)["observation"])
        legal = np.flatnonzero(look["action_mask"])
        if over:
            assert not len(legal)
            env.step(None)
            seen.append(reward)
        else:
            env.step(int(dice.choice(legal)))
    assert sum(seen[-1:-7:-2]) == 1.5 and all(value is True for value in seen[:-6])  # 1, a half, 0


def test_what_is_not_legal_is_refused_in_a_sentence() -> None:
    env = pettingzoo.env("attila", 2)
    env.reset(seed=1)
    before = env.unwrapped.state.clone()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(kt.Rejected) as refused:
        env.step(wrong)
    assert str(refused.value).endswith(".") and env.unwrapped.state == before
    together = pettingzoo.parallel_env("attila", 2)
    together.reset(seed=1)
    with pytest.raises(kt.EngineError, match="player_"):
        together.step({})
    with pytest.raises(kt.Rejected):
        together.step(dict.fromkeys(together.agents, wrong))
    assert together.state == before
    with pytest.raises(kt.EngineError, match="win, rank, margin"):
        pettingzoo.env("attila", 2, reward="money")
    with pytest.raises(kt.EngineError, match="render_mode"):
        pettingzoo.env("attila", 2, render_mode="rgb_array")


def test_sealed_answers_are_given_together() -> None:
    env = pettingzoo.parallel_env("selfr3", 3)
    dice, most = random.Random(2), 0
    looks, _ = env.reset(seed=2)
    while env.agents:
        legal = {agent: np.flatnonzero(look["action_mask"]) for agent, look in looks.items()}
        asked = [agent for agent, actions in legal.items() if len(actions)]
        most = max(most, len(asked))
        if len(asked) > 1:
            assert env.state.answering
        looks, rewards, *_ = env.step({agent: int(dice.choice(legal[agent])) for agent in asked})
    assert most == 3 and sum(rewards.values()) == 1


@pytest.mark.parametrize("name", kt.GAMES)
def test_agents_are_told_nothing_hidden(name: str) -> None:
    """Two worlds that a seat cannot tell apart give it equal arrays, masks included."""
    game = kt.load(name)
    env = pettingzoo.parallel_env(name, game.seats[-1])
    looks, _ = env.reset(seed=5)
    dice, chance, compared = random.Random(5), kt.Chance(5), 0
    while env.state.turn < 9 and not env.state.over:  # until there is something to hide
        env.state.apply(dice.choice(env.state.legal_actions()))
        chance.settle(env.state)
    looks = env._looks()
    for step in range(80):
        if step % 4 == 0:
            agent = dice.choice(env.agents)
            one, state = env._looks()[agent], env.state
            env.state = state.clone()
            env.state.determinize(env.possible_agents.index(agent), chance)
            other = env._looks()[agent]
            compared += env.state != state
            env.state = state
            assert all(np.array_equal(one[part], other[part]) for part in ("observation", "action_mask"))
        legal = {agent: np.flatnonzero(look["action_mask"]) for agent, look in looks.items()}
        looks, *_ = env.step({agent: int(dice.choice(actions)) for agent, actions in legal.items() if len(actions)})
        if not env.agents:
            looks, _ = env.reset()
    assert compared > 0 or not game.hides


class Taker:
    """Takes the first action."""

    def answer(self, decision: kt.bots.Decision) -> int:
        return decision.legal[0]


@pytest.mark.parametrize("bots", ["greedy", Taker(), Taker, ["random", lambda seed: kt.bots.GreedyBot(seed)]])
def test_a_seat_against_bots(bots: Any) -> None:
    env = gymnasium.make("kartentisch/attila-v0", players=3, bots=bots, seat=1, reward="margin")
    look, info = env.reset(seed=4)
    own: SeatEnv = env.unwrapped  # type: ignore[assignment]
    over, dice = False, random.Random(4)
    while not over:
        assert own.state.seat == 1 and np.array_equal(own.action_masks(), info["action_mask"].astype(bool))
        look, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        assert look in env.observation_space and not cut
    points = own.state.scores()
    assert float(reward) == points[1] - max(points[0], points[2]) or 1 in own.state.winners()


def test_an_illegal_action_of_the_learner() -> None:
    env = gymnasium.make("kartentisch/attila-v0", bots="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and info["illegal"].endswith(".")
    strict = gymnasium.make("kartentisch/attila-v0", bots="random", illegal=None)
    strict.reset(seed=1)
    with pytest.raises(kt.Rejected):
        strict.step(wrong)
    with pytest.raises(kt.EngineError, match="2 are needed"):
        gymnasium.make("kartentisch/attila-v0", players=3, bots=["random"])
    with pytest.raises(kt.EngineError, match="no bot"):
        gymnasium.make("kartentisch/attila-v0", bots="deep_blue")


def test_rewards() -> None:
    """In a tie, and for a side."""
    state = kt.load("attila").new(players=3, seed=1)
    assert shared.rank(state) == [0.5, 0.5, 0.5] and shared.margin(state) == [0.0, 0.0, 0.0]
    game = kt.load("europe")
    over, chance = game.new(4, seed=1, options=game.series), kt.Chance(1)
    over.playout(chance)
    margins, ranks = shared.margin(over), shared.rank(over)
    won = over.winners()
    assert len({margins[seat] for seat in won}) == 1 and sum(shared.win(over)) == 1 and sum(ranks) == pytest.approx(2)
