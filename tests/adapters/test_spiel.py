"""OpenSpiel: its own simulations, pickles, its searches and solvers, and that nothing hidden is told."""

from __future__ import annotations

import zlib
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest

import kartentisch as kt
from kartentisch.adapters import openspiel

pytestmark = pytest.mark.once

NAMES = openspiel.register()
ROWS = 1000  # enough for what is told in a game of Attila, or in 150 steps of the others
INFORMATION = ("information_state_string", "information_state_tensor")


def algorithm(name: str) -> Any:
    """Imported where it runs: half of SciPy comes with it, and every worker reads this file."""
    return import_module(f"open_spiel.python.algorithms.{name}")


def walked(game: Any, steps: int, seed: int) -> Any:
    """A state so many random steps on, and then to the next decision."""
    dice, state = np.random.RandomState(seed), game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        steps -= 1
        if state.is_terminal():
            state = game.new_initial_state()
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(dice.choice(outcomes))
    return state


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_the_simulations_of_openspiel(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 60 if name == "kt_europe" else 250)
    game = pyspiel.load_game(name)
    games_sim_test.GamesSimTest().sim_game(game)
    if name == "kt_attila":  # writes down every step; the longer games take as many seconds as they have thousands
        pyspiel.random_sim_test(pyspiel.load_game(name, {"recall": ROWS}), 1, True, False)


@pytest.mark.parametrize("name", NAMES)
def test_players_are_told_nothing_hidden(name: str) -> None:
    """Worlds that a player cannot tell apart look alike to it, with perfect recall as well."""
    game = pyspiel.load_game(name, {"recall": ROWS})
    for seed in range(3):
        state = walked(game, 150, seed)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, lambda: 0.5)
            for told in ("observation_string", "observation_tensor", *INFORMATION):
                assert getattr(state, told)(player) == getattr(other, told)(player)


def test_perfect_recall() -> None:
    """A state of information only grows, and says what one has answered oneself."""
    state = walked(pyspiel.load_game("kt_attila"), 60, 1)
    before = [state.told(player) for player in range(2)]
    seat = state.current_player()
    action = state.legal_actions()[0]
    state.apply_action(action)
    after = [state.told(player) for player in range(2)]
    assert all(more[: len(some)] == some for some, more in zip(before, after, strict=True))
    assert after[seat][len(before[seat])] == state.action_to_string(seat, action)
    assert state.action_to_string(seat, action) not in after[1 - seat]
    assert state.clone().information_state_string(0) == state.information_state_string(0)


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_perfect_recall_as_numbers(name: str) -> None:
    """Two states of information have the same numbers exactly if they have the same text."""
    game = pyspiel.load_game(name, {"recall": ROWS})
    assert game.get_type().provides_information_state_tensor
    found: dict[str, set[tuple[float, ...]]] = {}
    for seed in range(2):
        for steps in range(0, 120, 7):
            state = walked(game, steps, seed)
            for player in range(game.num_players()):
                text, tensor = (getattr(state, told)(player) for told in INFORMATION)
                assert len(tensor) == game.information_state_tensor_size()
                found.setdefault(f"{player} {text}", set()).add(tuple(tensor))
    assert all(len(tensors) == 1 for tensors in found.values())
    if name != "kt_europe":  # a view of Europe also says from where somebody is about to send units; no number does
        assert len(set().union(*found.values())) == len(found) > 20


def test_what_there_is_no_room_for_is_not_recalled_in_part() -> None:
    state = walked(pyspiel.load_game("kt_attila(recall=20)"), 60, 1)
    with pytest.raises(ValueError, match="20 rows"):
        state.information_state_tensor(0)
    assert not pyspiel.load_game("kt_attila").get_type().provides_information_state_tensor


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("kt_attack(players=3,round_limit=n6)")
    assert game.num_players() == 3 and game.opening.table.options["round_limit"] == 6
    assert str(pyspiel.load_game(str(game))) == str(game)
    with pytest.raises(kt.EngineError, match="round_limit"):
        next(kind for kind in openspiel.SpielGame.__subclasses__() if kind.rules.id == "attack")({"round_limit": "n7"})


@pytest.mark.parametrize("name", NAMES)
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state, dice = walked(game, 30, 2), np.random.RandomState(1)
    bot = algorithm("mcts").MCTSBot(game, 2.0, 12, openspiel.Playouts(), solve=False, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_its_search_in_worlds_plays() -> None:
    game = pyspiel.load_game("kt_attila")
    state = walked(game, 30, 2)
    bot = algorithm("ismcts").ISMCTSBot(game, openspiel.Playouts(), 2.0, 10, random_state=np.random.RandomState(1))
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, np.random.RandomState(1).rand))
    assert bot.step(state) in state.legal_actions()


def rest(seed: int, decisions: int) -> kt.State:
    """So many decisions before the end of a random game of two."""
    state, chance, moments = kt.load("attila").new(2, seed=seed), kt.Chance(seed), []
    while not state.over:
        moments.append(state.clone())
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
        chance.settle(state)
    return moments[-decisions]


@pytest.mark.thorough
def test_its_solver_solves_a_small_game() -> None:
    """CFR on the last three decisions of a game of Attila: 857 histories in which both seats may win, and decide."""
    game = pyspiel.load_game("kt_attila", {"position": openspiel.position(rest(seed=564, decisions=3))})
    assert game.num_players() == 2 and pyspiel.load_game(str(game)).new_initial_state().world == game.opening
    solver, gaps = algorithm("cfr").CFRSolver(game), []
    for _ in range(3):
        gaps.append(algorithm("exploitability").nash_conv(game, solver.average_policy()))
        for _ in range(3):
            solver.evaluate_and_update_policy()
    assert gaps[0] > 0.8 and gaps[2] < 0.3


@pytest.mark.thorough
def test_its_sampling_solver_learns_on_a_whole_game() -> None:
    game = pyspiel.load_game("kt_attila")
    solver = algorithm("outcome_sampling_mccfr").OutcomeSamplingSolver(game)
    solver.iteration()
    state = walked(game, 1, 1)
    shares = solver.average_policy().action_probabilities(state)
    assert sum(shares.values()) == pytest.approx(1) and set(shares) == set(state.legal_actions())


@pytest.mark.parametrize("text", ["x", "00", zlib.compress(b"{").hex(), zlib.compress(b"[]").hex()])
def test_a_position_that_is_none(text: str) -> None:
    with pytest.raises(kt.EngineError) as refused:
        pyspiel.load_game("kt_attila", {"position": text})
    assert refused.value.code == "bad_position"
