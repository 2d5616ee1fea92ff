"""In the last round a hint's plan takes what nobody defends, if somebody is there who can walk in."""

from __future__ import annotations

from typing import Any

import kartentisch as kt

game = kt.load("europe")
UNITS = {
    "ukraine": {"germany": {"infantry": 3, "armor": 2}},
    "stalingrad": {"ussr": {"aa_gun": 1}},
    "moscow": {"ussr": {"infantry": 9}},
}


def planning(before: int, **units: Any) -> Any:
    facts = {"players": 2, "options": {"round_limit": 3}, "round": before, "power": "germany", "cash": {"germany": 20}}
    state: Any = game.load({**facts, "owners": {"ukraine": "germany"}, "units": {**UNITS, **units}})
    while state.where() != "CombatMove.order":
        state.apply(game.space.parse("finish"))
    return state


def told(state: Any, *steps: str) -> list[str]:
    row = [game.space.parse(step) for step in (*steps, "finish")]
    found = game.leaner(game.view(state, 0), row)
    world = state.clone()
    for action in found:
        assert world.is_legal(action), game.space.notation(action)
        world.apply(action)
    return [game.space.notation(one) for one in found]


def test_everything_empty_is_taken_in_the_last_round() -> None:
    state = planning(2)
    row = told(state)
    assert row[-1] == "finish" and row[0] == "pick ukraine"
    assert {"send infantry caucasus", "send infantry stalingrad"} <= set(row)
    assert sum(one.startswith("send ") for one in row) == len({one for one in row if one.startswith("send ")}), (
        "one each"
    )


def test_before_it_the_plan_stays_as_it_is() -> None:
    assert told(planning(1)) == ["finish"]


def test_what_is_defended_or_already_taken_is_left_alone() -> None:
    row = told(planning(2, caucasus={"ussr": {"infantry": 1}}))
    assert "send infantry caucasus" not in row and "send infantry stalingrad" in row
    row = told(planning(2), "pick ukraine", "send infantry caucasus")
    assert row.count("send infantry caucasus") == 1


def test_the_last_one_stays() -> None:
    assert told(planning(2, ukraine={"germany": {"infantry": 1}})) == ["finish"]
