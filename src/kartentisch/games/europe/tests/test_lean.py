"""A hint's attacks need no more units than they can do with; what remains is a move by the rules, to the same lands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.games.europe import lean, recount
from kartentisch.odds import europe as odds

game = kt.load("europe")
LEAST = 0.9  # of exact battles, where the quick estimate says `lean.SURE`


def combat_moves(seed: int, most: int) -> list[Any]:
    """The first positions of a game of quick bots in which battles are planned."""
    found: list[Any] = []
    state, chance = game.new(players=2, seed=seed), Chance(seed)
    while len(found) < most and not state.over:
        chance.settle(state)
        if state.where() == "CombatMove.order":
            found.append(state.clone())
            for action in game.plans(state, int(state.seat))[0]:
                state.apply(action, int(state.seat))
            continue
        legal = state.legal_actions()
        state.apply(max(legal, key=lambda action: game.rate(state, action, int(state.seat))))
    return found


def played(state: Any, row: list[int]) -> Any:
    """The position before the phase is closed; every order is legal on its way."""
    world = state.clone()
    for action in row[:-1]:
        assert world.is_legal(action), world.where()
        world.apply(action, int(world.seat))
    assert game.space.action(row[-1]).name == "finish" and world.is_legal(row[-1])
    return world


def attacks(state: Any, row: list[int]) -> dict[str, dict[str, Any]]:
    """The odds by land or zone, as the hint asks for them, and who is there."""
    seat = int(state.seat)
    laid = game.view(played(state, row), seat)
    told = recount.clauses(game.board, game.view(state, seat), [game.space.action(one) for one in row], laid)
    return {
        str(one.args["space"]): {"odds": one.odds, "n": sum(n for *_, n in one.things)}
        for one in told
        if "space" in one.args
    }


@pytest.mark.once
@pytest.mark.parametrize("seed", [3, 5])
def test_fewer_units_go_to_the_same_lands_and_win_nearly_as_surely(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recount, "ATTACKS", 99)
    spared = 0
    for state in combat_moves(seed, 6):
        view = game.view(state, int(state.seat))
        for row in game.plans(state, int(state.seat)):
            less = game.leaner(view, row)
            before, after = attacks(state, row), attacks(state, less)
            spared += len(row) - len(less)
            assert {land for land, one in before.items() if one["odds"]} == {
                land for land, one in after.items() if one["odds"]
            }
            for land, one in after.items():
                if one["odds"] and before[land]["n"] > one["n"]:
                    forces = {side: odds.Force(**_units(one["odds"][side])) for side in ("attacker", "defender")}
                    sure = odds.battle(forces["attacker"], forces["defender"], guns=one["odds"].get("guns", 0))
                    assert sure.attacker.wins >= LEAST and sure.takes >= LEAST - 0.05, (land, one)
    assert spared > 50, "some plans sent far too many"


def _units(said: str) -> dict[str, int]:
    words = said.split()
    return {kind: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)}


def test_who_is_needed_goes_and_a_tank_that_goes_on_is_one_unit() -> None:
    units = {"poland": {"germany": {"infantry": 9, "armor": 4}}, "east_poland": {"ussr": {"infantry": 1}}}
    facts = {"players": 2, "options": {}, "power": "germany", "active": 0, "owners": {}, "cash": {}, "units": units}
    state = game.load(facts)
    Chance(1).settle(state)
    assert state.where() == "CombatMove.order"
    send = [game.space.parse(f"send {kind} east_poland") for kind in ["infantry"] * 9 + ["armor"] * 4]
    row = [game.space.parse("pick poland"), *send, game.space.parse("finish")]
    less = game.leaner(game.view(state, 0), row)
    kinds = Counter(game.space.action(one).fields.get("kind", "") for one in less)
    assert 3 <= kinds["infantry"] + kinds["armor"] < 7
    assert game.leaner(game.view(state, 0), less) == less, "nothing more can be spared"
    few = [game.space.parse("pick poland"), *send[:2], game.space.parse("finish")]
    assert game.leaner(game.view(state, 0), few) == few
    assert lean.SURE > 0.9


def test_other_questions_are_left_alone() -> None:
    state = combat_moves(3, 1)[0]
    view = {**game.view(state, int(state.seat)), "question": "NonCombat.order"}
    assert game.leaner(view, [1, 2, 3]) == [1, 2, 3]
    assert kt.load("attila").leaner(view, [4, 5]) == [4, 5]
