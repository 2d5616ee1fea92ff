"""What the greedy bot thinks of moves."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt

GAME = kt.load("selfr3")
ARMIES = [{"alberta": 3, "alaska": 1}, {"kamtschatka": 3}, {"kongo": 2}]


@pytest.mark.parametrize("policy", [GAME.rates, GAME.keen])
def test_nobody_gives_a_territory_away(policy: Any) -> None:
    """Whoever moves the last unit out of a territory loses it (R2-69): bots did so nine times a game."""
    stack = [{"step": "Play.next"}, {"step": "Turn.act"}]
    facts = {"players": 3, "active": 0, "round": 1, "stack": stack, "asked": [0], "armies": ARMIES, "moves": 1}
    state = GAME.load(facts)
    for action in ("move alberta", "onto alaska"):
        state.apply(GAME.space.parse(action))
    rates = policy(state, vec[i64](state.legal_actions()), 0)
    named = {str(GAME.space.action(action)): rate for action, rate in zip(state.legal_actions(), rates, strict=True)}
    assert max(named, key=lambda name: named[name]) == "follow 2", named
