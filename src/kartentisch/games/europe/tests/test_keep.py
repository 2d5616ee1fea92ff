"""A hint's casualties leave who can take the land, where aircraft alone would win and take nothing."""

from __future__ import annotations

from typing import Any

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.match import preview

game = kt.load("europe")
TANKS = {"poland": {"germany": {"armor": 2, "fighter": 3}}, "east_poland": {"ussr": {"infantry": 3}}}
ORDERS = ("pick poland", *["send armor east_poland"] * 2, *["send fighter east_poland"] * 3)


def losing(units: dict[str, Any], left: int) -> Any:
    """Germany has so many hits to take, in the first round of a battle that it began."""
    for seed in range(200):
        state: Any = game.load({"players": 2, "power": "germany", "cash": {}, "units": units})
        chance = Chance(seed)
        while state.where() != "CombatMove.order":
            state.apply(game.space.parse("finish"))
        for order in (*ORDERS, "finish"):
            state.apply(game.space.parse(order))
        chance.settle(state)
        if state.where() == "Battles.choose":
            state.apply(state.legal_actions()[0])
            chance.settle(state)
        if (
            state.where() == "Losses.choose"
            and state.seat == 0
            and game.view(state, 0)["stack"][-1].get("left") == left
        ):
            return state
    raise AssertionError("no such dice")


def told(state: Any, row: list[int]) -> list[str]:
    return [game.space.notation(one) for one in game.leaner(game.view(state, 0), row)]


def test_a_tank_stays_and_a_fighter_falls() -> None:
    state = losing(TANKS, 2)
    first = game.space.parse("lose germany armor")
    assert told(state, [first]) == ["lose germany armor", "lose germany fighter"]
    assert told(state, [first, first]) == ["lose germany armor", "lose germany fighter"]
    other = [game.space.parse("lose germany fighter"), first]
    assert told(state, other) == ["lose germany fighter", "lose germany armor"], "one is left"


def test_nobody_is_spared_where_the_cheapest_do() -> None:
    state = losing(TANKS, 1)
    row = [game.space.parse("lose germany armor")]
    assert told(state, row) == ["lose germany armor"]


def test_a_battle_that_is_lost_spares_nobody() -> None:
    state = losing({**TANKS, "east_poland": {"ussr": {"infantry": 14}}}, 2)
    row = [game.space.parse("lose germany armor")]
    assert told(state, row) == ["lose germany armor"]


def test_the_hint_says_what_it_means_for_the_land() -> None:
    state = losing(TANKS, 2)
    armor, fighter = (game.space.parse(f"lose germany {kind}") for kind in ("armor", "fighter"))
    before = preview(game, state, 0, []).view

    def why(row: list[int]) -> str:
        return kt.Language("en", game, ["Anna", "Ben"]).why(game.reasons(before, preview(game, state, 0, row).view, 0))

    assert "With no land unit left, you would not take East Poland." in why([armor, armor])
    assert "A land unit is left to take East Poland." in why([armor, fighter])
