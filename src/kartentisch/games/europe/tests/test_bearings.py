"""What comes nearest to a place that cannot be got to: in combat movement nothing of one's own."""

from __future__ import annotations

from typing import Any

import kartentisch as kt
from kartentisch.engine.match import Rehearsal
from kartentisch.engine.routes import Search

game = kt.load("europe")


def near(question: str) -> tuple[str, ...]:
    units = {
        "germany": {"germany": {"armor": 2}},
        "poland": {"germany": {"armor": 1}},
        "east_poland": {"ussr": {"infantry": 1}},
    }
    state: Any = game.load({"players": 2, "power": "germany", "cash": {"germany": 20}, "units": units})
    while state.where() != question:
        state.apply(game.space.parse("finish"))
    return Search(Rehearsal(game, game.view(state, 0), 0, 0)).find("baltic_sea", "germany").near


def test_no_land_of_ones_own_is_offered_as_a_target_of_an_attack() -> None:
    found = near("CombatMove.order")
    assert "east_poland" in found and "poland" not in found
    assert "poland" in near("NonCombat.order")
