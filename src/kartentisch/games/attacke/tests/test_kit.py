"""Attacke under the test kit, and how big it gets."""

from __future__ import annotations

import json

import pytest

from kartentisch.engine import testkit
from kartentisch.games.attacke import Attacke

# each option once away from its default, so that every branch is walked, in games of every size; tests/fuzz mixes them
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {"round_limit": 10}),
    (3, {"round_limit": 6, "random_deal": True, "hide_on_surrender": True, "payment": "closest", "joker_value": 1}),
    (4, {"round_limit": 8, "counter_order": "sealed", "leftover_lands": "any", "estate": "shown", "joker_value": 7}),
    (3, {"round_limit": 8, "first_seat": 2, "under_pile": "in_order", "continent_bonus": "turn_start"}),
    (4, {"round_limit": 10}),
]


@pytest.mark.rule("SCH-06", "SCH-48", "SCH-49")
@pytest.mark.parametrize(
    "variant", [0, *(pytest.param(n, marks=(pytest.mark.once, pytest.mark.thorough)) for n in range(1, len(VARIANTS)))]
)
def test_everything_that_must_hold(game: Attacke, variant: int) -> None:
    players, options = VARIANTS[variant]
    testkit.play_with_checks(game, players, 100 * variant + players, options, share=0.3 if variant else 0.6)


@pytest.mark.once
def test_a_state_is_small(game: Attacke) -> None:
    match = testkit.play_with_checks(game, 4, 5, {"round_limit": 20}, 0.02)
    assert len(json.dumps(match.state.to_json(), separators=(",", ":"))) <= 4000
