"""Copies in mid-game: whatever plays a game goes on from a copy or a pickle as the original does; nothing is shared."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import kartentisch as kt
from kartentisch.adapters import gymnasium as environments
from kartentisch.adapters import openspiel, pettingzoo
from kartentisch.adapters.batch import Batch

pytestmark = pytest.mark.once

openspiel.register()
environments.register()
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy}
STEPS = {"europe": 25}  # decisions of a trace, where they are slow


def again(protocol: int) -> Callable[[Any], Any]:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


WAYS |= {f"pickle {protocol}": again(protocol) for protocol in PROTOCOLS}


# ------------------------------------------------------------------ each plays on, and tells what it saw
def agents_go(env: Any, steps: int, seed: int) -> list[Any]:
    dice, trace = random.Random(seed), []
    for _ in range(steps):
        if not env.agents:
            break
        look, reward, over, *_ = env.last()
        trace.append((env.agent_selection, look["observation"].tobytes(), look["action_mask"].tobytes(), reward, over))
        env.step(None if over else dice.choice(np.flatnonzero(look["action_mask"])))
    return trace


def together_go(env: Any, steps: int, seed: int) -> list[Any]:
    dice, trace, rewards = random.Random(seed), list[Any](), dict[str, float]()
    looks = env._looks()
    for _ in range(steps):
        if not env.agents:
            break
        trace.append(
            (str(rewards), *((look["observation"].tobytes(), look["action_mask"].tobytes()) for look in looks.values()))
        )
        asked = {agent: np.flatnonzero(look["action_mask"]) for agent, look in looks.items()}
        looks, rewards, *_ = env.step({agent: dice.choice(legal) for agent, legal in asked.items() if len(legal)})
    return trace


def seat_goes(env: Any, steps: int, seed: int) -> list[Any]:
    dice, trace = random.Random(seed), list[Any]()
    for _ in range(steps):
        legal = np.flatnonzero(env.unwrapped.action_masks())
        if not len(legal):
            look, _ = env.reset()  # by the generator of the environment
        else:
            look, reward, over, *_ = env.step(dice.choice(legal))
            trace.append((reward, over))
        trace.append((look.tobytes(), env.unwrapped.action_masks().tobytes(), env.unwrapped.seat))
    return trace


def rows_go(batch: Any, steps: int, seed: int) -> list[Any]:
    trace = []
    for step in range(steps):
        trace.append([array.tobytes() for array in (
            batch.observations, batch.masks, batch.seats, batch.rewards, batch.done, batch.lengths
        )])  # fmt: skip
        batch.step(batch.guesses() if step % 2 else batch.masks.argmax(axis=1))
    return trace


def match_goes(match: Any, steps: int, seed: int) -> list[Any]:
    dice = random.Random(seed)
    for step in range(steps):
        if match.state.over:
            break
        seat = dice.choice(match.state.seats_asked)
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
        if step % 5 == 4 and match.can_undo(seat):
            match.undo(seat)
    return [match.record.text(), match.chance.save(), match.state.to_json(), [e.to_json() for e in match.events]]


def state_goes(pair: Any, steps: int, seed: int) -> list[Any]:
    trace: list[Any] = []
    state, chance = pair
    for _ in range(steps):
        trace.append(state.digest())
        if not state.over:
            seat = state.seats_asked[-1]
            legal = state.legal_actions(seat)
            state.apply(legal[chance.below(len(legal))], seat)
            chance.settle(state)
    return trace


def spiel_goes(state: Any, steps: int, seed: int) -> list[Any]:
    dice, trace = random.Random(seed), []
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        trace.append((state.observation_tensor(player), state.information_state_string(player), state.legal_actions()))
        state.apply_action(dice.choice(state.legal_actions()))
    return [*trace, str(state), state.returns()]


def bots_go(pair: Any, steps: int, seed: int) -> list[Any]:
    state, bots = pair
    chance, state = kt.Chance(seed), state.clone()
    for _ in range(min(steps, 4 * len(bots))):
        if not state.over:
            state.apply(bots[state.seat % len(bots)].answer(kt.bots.Decision.of(state, state.seat)))
            chance.settle(state)
    return [state.digest()]


def things(name: str, begun: bool = True) -> Iterator[tuple[str, Callable[[Any, int, int], list[Any]], Any]]:
    """(what, how it plays on, the thing in mid-game)."""
    game = kt.load(name)
    players, before = max(game.seats[:3]), STEPS.get(name, 60)
    for kind, env in (("env", pettingzoo.env(game, players)), ("raw_env", pettingzoo.raw_env(name, players, "margin"))):
        if begun:
            env.reset(seed=11)
            agents_go(env, before, 1)
        yield kind, agents_go, env
    together = pettingzoo.parallel_env(name, players, options={})
    if begun:
        together.reset(seed=12)
        together_go(together, before, 1)
    yield "parallel_env", together_go, together
    bots = "random" if name == "europe" else ["easy", *["random"] * (players - 2)]
    seat = gymnasium.make(f"kartentisch/{name}-v0", players=players, bots=bots)
    if begun:
        seat.reset(seed=13)
        seat_goes(seat, before // 3, 1)
    yield "gymnasium", seat_goes, seat
    if not begun:
        return
    batch = Batch(name, players, 3, seed=14, reward="rank")
    rows_go(batch, before, 1)
    yield "Batch", rows_go, batch
    match = kt.Match(game, [f"P{seat}" for seat in range(players)], kt.Chance(15), options=game.series)
    match_goes(match, before, 1)
    yield "Match", match_goes, match
    pair = (match.state.clone(), kt.Chance(3))
    yield "State and Chance", state_goes, pair
    spiel = pyspiel.load_game(f"kt_{name}").new_initial_state()
    spiel_goes(spiel, before, 1)
    yield "OpenSpiel", spiel_goes, spiel
    fresh = game.new(players, seed=16, options=game.series)
    yield "bots", bots_go, (fresh, [kt.bots.RandomBot(1), kt.bots.make("easy", 2), kt.bots.GreedyBot(3)])


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_copy_goes_on_as_the_original_does(name: str) -> None:
    steps = STEPS.get(name, 60)
    for what, go, thing in things(name):
        found = {}
        for way, make in WAYS.items():
            if what in ("State and Chance", "bots", "gymnasium") and way == "copy":
                continue  # a tuple, and a wrapper of Gymnasium's own: `copy.copy` copies these alone
            twin = make(thing)
            found[way] = go(twin, steps, 2)
        expected = go(thing, steps, 2)
        assert len(expected) > 0
        for way, trace in found.items():
            assert trace == expected, f"{what}, {way}"


@pytest.mark.parametrize("name", ["attila", "selfr3"])
def test_a_copy_from_before_the_first_reset(name: str) -> None:
    for what, go, thing in things(name, begun=False):
        for make in (copy.deepcopy, again(5)):
            twin = make(thing)
            for one in (twin, thing):
                one.reset(seed=5)
            assert go(twin, 20, 3) == go(thing, 20, 3), what


def test_a_copy_in_the_middle_of_a_sealed_round() -> None:
    """What some have answered stays with the copy; auctions and reactions, and cards laid down one by one."""
    env, dice, rounds = pettingzoo.env("selfr3", 3), random.Random(1), 0
    env.reset(seed=2)
    while rounds < 4:
        state = env.unwrapped.state
        if state.answering and any(state.answers(seat) for seat in range(3)):
            rounds += 1
            expected = agents_go(copy.deepcopy(env), 5, 1)
            for make in (copy.copy, again(4)):
                twin = make(env)
                assert twin.unwrapped.state == state and twin.unwrapped.state is not state
                assert agents_go(twin, 5, 1) == expected
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))


@pytest.mark.parametrize("name", ["random", "easy", "greedy", "hard"])
def test_a_bot_that_is_copied_draws_its_own_numbers(name: str) -> None:
    """What the copy has decided in the meantime changes nothing for the original."""
    state = kt.load("attila").new(3, seed=1)
    decision = kt.bots.Decision.of(state, state.seat)
    expected = [kt.bots.make(name, 5).answer(decision)]
    for make in (copy.copy, copy.deepcopy, again(5)):
        bot = kt.bots.make(name, 5)
        twin = make(bot)
        answers = [twin.answer(decision) for _ in range(3)]
        assert [bot.answer(decision)] == answers[:1] == expected


def test_an_observer_of_openspiel_still_shows_its_own_tensor() -> None:
    game = pyspiel.load_game("kt_attila(recall=400)")
    state = game.new_initial_state()
    spiel_goes(state, 40, 1)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for make in (copy.copy, copy.deepcopy, again(5)):
        twin = make(observer)
        twin.set_from(state, 0)
        observer.set_from(state, 0)
        assert twin.tensor.any() and np.array_equal(twin.tensor, observer.tensor)
        assert all(np.shares_memory(part, twin.tensor) for part in twin.dict.values())
        assert not np.shares_memory(twin.tensor, observer.tensor)


def test_arrays_of_a_copied_batch_are_its_own() -> None:
    batch = Batch("attila", 3, 4, seed=1)
    for make in (copy.copy, copy.deepcopy, again(5)):
        twin = make(batch)
        before = batch.observations.copy()
        twin.step(twin.guesses())
        assert np.array_equal(batch.observations, before) and not np.array_equal(twin.observations, before)
        assert not np.shares_memory(twin.observations, batch.observations)


def test_a_batch_begins_anew() -> None:
    batch, arrays = Batch("attila", 3, 4, seed=1), None
    arrays = batch.observations
    rows_go(batch, 200, 0)
    batch.reset(seed=7)
    assert batch.observations is arrays and not batch.rewards.any() and not batch.lengths.any()
    assert rows_go(batch, 50, 0) == rows_go(Batch("attila", 3, 4, seed=7), 50, 0)


def _elsewhere(sent: bytes) -> list[Any]:
    """In another process: everything plays on; the game is the one that is there."""
    found = []
    for go, steps, thing in pickle.loads(sent):
        found.append(go(thing, steps, 2))
    return found


def test_another_process_goes_on_as_this_one() -> None:
    sent = [(go, STEPS.get(name, 40), thing) for name in ("attila", "selfr3") for _, go, thing in things(name)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.apply(_elsewhere, (pickle.dumps(sent),))
    assert found == [go(thing, steps, 2) for go, steps, thing in sent]


@pytest.mark.thorough
def test_vector_environments_of_gymnasium() -> None:
    """In processes of their own the same games are played as side by side, and a copy of those goes on."""
    kwargs: dict[str, Any] = {"players": 3, "bots": ["easy", "random"]}
    beside = gymnasium.make_vec("kartentisch/attila-v0", 2, "sync", vector_kwargs={}, **kwargs)
    apart = gymnasium.make_vec("kartentisch/attila-v0", 2, "async", vector_kwargs={"context": "spawn"}, **kwargs)
    try:
        looks = [env.reset(seed=3) for env in (beside, apart)]
        for step in range(30):
            (one, info), (other, info_too) = looks
            assert np.array_equal(one, other) and np.array_equal(info["action_mask"], info_too["action_mask"])
            if step == 15:
                twin = copy.deepcopy(beside)
            actions = info["action_mask"].argmax(axis=1)
            looks = [(result[0], result[-1]) for result in (env.step(actions) for env in (beside, apart))]
            if step >= 15:
                assert np.array_equal(twin.step(actions)[0], looks[0][0])
    finally:
        beside.close()
        apart.close()
