"""Attila under the test kit, and how big it gets."""

from __future__ import annotations

import json

import pytest

import kartentisch as kt
from kartentisch.engine import testkit
from kartentisch.engine.game import Game

# each option once away from its default, so that every branch is walked, in games of every size; tests/fuzz mixes them
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"first_seat": 2, "empty_pile": "end"}),
    (4, {"swap_order": "discard_first", "dead_hand": "redraw"}),
    (5, {"conflict_order": "chosen", "after_last_tile": "no_fifth_stone"}),
    (3, {"tenth_tile_scoring": "twice", "final_tie": "unused_tiles"}),
    (2, {"double_final_scoring": False, "supply_end": "at_turn_end", "two_player_gap": 2}),
]


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attila")


@pytest.mark.rule("ATT-71", "ATT-72", "ATT-73", "ATT-75")
@pytest.mark.parametrize(
    "variant", [0, *(pytest.param(n, marks=(pytest.mark.once, pytest.mark.thorough)) for n in range(1, len(VARIANTS)))]
)
def test_everything_that_must_hold(game: Game, variant: int) -> None:
    players, options = VARIANTS[variant]
    testkit.play_with_checks(game, players, 100 * variant + players, options)


@pytest.mark.thorough
@pytest.mark.once
def test_a_state_is_small(game: Game) -> None:
    match = testkit.play_with_checks(game, 5, 4)
    assert len(json.dumps(match.state.to_json(), separators=(",", ":"))) <= 4000
