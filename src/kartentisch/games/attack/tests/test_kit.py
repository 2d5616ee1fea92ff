"""Attack! under the test kit, and how big and how long it gets."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.cli.bench import clone_and_legal
from kartentisch.engine import testkit
from kartentisch.engine.game import Game

# each option once away from its default, so that every branch is walked, in games of every size; tests/fuzz mixes them
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {"round_limit": 4}),
    (2, {"round_limit": 4, "quick_start": True, "continents": True}),
    (3, {"round_limit": 4, "continents": True, "trade_closed": 0, "naval_layout": "all_up_to_8"}),
    (4, {"round_limit": 4, "naval_withdrawal": "challenger_first", "roll_ties": "clockwise", "battle_order": "board"}),
    (6, {"round_limit": 8, "clock": True, "no_volunteer": "lot", "strategic_planes": "blockable"}),
    (2, {"round_limit": 4, "trade_neighbours": "land_and_sea"}),
    (3, {"round_limit": 6, "last_survivor": True, "estate": "conqueror", "sea_claim": "without_ship", "offers": 3}),
    (4, {"round_limit": 4, "sudden_end": "finish_battles", "naval_gap": "closes", "empty_pile": "undefended"}),
    (6, {"round_limit": 4}),
    (2, {"round_limit": 4, "last_survivor": True, "final_tie": "economy", "offers": "none"}),
]


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


def _played(variant: int) -> Any:
    large = VARIANTS[variant][0] > 2
    return pytest.param(variant, marks=(pytest.mark.once, pytest.mark.thorough) if large else ())


@pytest.mark.parametrize("variant", [_played(variant) for variant in range(len(VARIANTS))])
def test_everything_that_must_hold(game: Game, variant: int) -> None:
    players, options = VARIANTS[variant]
    testkit.play_with_checks(game, players, 100 * variant + players, options, share=0.5)


@pytest.mark.once
def test_a_state_is_small(game: Game) -> None:
    largest = 0
    for seed in range(4):
        state = game.new(6, seed=seed, options=game.series)
        chance, bits = kt.Chance(seed), kt.Chance(seed + 100)
        while not state.over:
            if state.chance:
                state.apply(chance.outcome(state))
            else:
                legal = state.legal_actions()
                state.apply(legal[bits.below(len(legal))])
            if state.turn % 5 == 0:
                largest = max(largest, len(json.dumps(state.to_json(), separators=(",", ":"))))
    assert largest <= 12_000


@pytest.mark.skipif(not kt.compiled(), reason="a promise about the compiled rules")
def test_a_clone_and_a_movement_step_are_quick(game: Game) -> None:
    """Twice the promise, for noisy machines: clone 3 µs, legal actions of a full movement step 10 µs."""
    armies = [{}, {"chile": {"infantry": 1}}]
    for region in kt.load("attack").board.spaces:
        if region.kind == "region" and region.id != "chile":
            armies[0][region.id] = {"infantry": 3, "tank": 2, "artillery": 2, "aircraft": 2}
    state = game.load({"players": 2, "active": 0, "armies": armies})
    for action in ("act move", "pick france"):
        state.apply(game.space.parse(action))
    clone, legal = clone_and_legal(state, rounds=5, seconds=0.01)
    assert len(state.legal_actions()) > 100
    assert clone <= 6 and legal <= 20
