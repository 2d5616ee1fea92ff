"""What the greedy bot thinks of actions and positions."""

from __future__ import annotations

from typing import Any

from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.policy import rate
from kartentisch.games.attacke.value import value

EUROPE = ["britannien", "skandinavien", "westeuropa", "iberien", "mitteleuropa", "suedosteuropa", "osteuropa"]


def position(game: Attacke, hands: list[dict[str, int]], mine: list[str]) -> Any:
    """Anna, who is to move, owns these lands, Ben all others."""
    others = [space.id for space in game.board.spaces if space.id not in mine]
    return game.load({"players": 2, "active": 0, "lands": [mine, others], "hands": hands})


def rated(game: Attacke, state: Any, action: str) -> float:
    return float(rate(state, game.space.parse(action), state.seat))


def test_a_revolution_is_used_where_it_takes_most(game: Attacke) -> None:
    state = position(game, [{"revolution": 1}, {"joker": 1}], [*EUROPE[:5], "alaska"])
    assert rated(game, state, "revolution asien") > rated(game, state, "revolution europa") > 0
    countered = position(game, [{"revolution": 1}, {"gegenrevolution": 1}], [*EUROPE[:5], "alaska"])
    assert rated(game, countered, "revolution asien") < 0


def test_a_counter_revolution_is_drawn_out_by_the_cheaper_card(game: Attacke) -> None:
    state = position(game, [{"revolution": 1, "verrat": 1}, {"gegenrevolution": 1}], EUROPE)
    treason = rated(game, state, "treason sibirien")
    assert treason > rated(game, state, "finish") > rated(game, state, "revolution asien")


def test_among_four_a_revolution_waits_for_the_last_round(game: Attacke) -> None:
    names = [space.id for space in game.board.spaces]
    lands = [names[0:10], names[10:20], names[20:31], names[31:]]
    for last in (False, True):
        facts = {"players": 4, "active": 0, "lands": lands, "round": 8 if last else 3}
        options = {"options": {"round_limit": 8}}
        state = game.load({**facts, **options, "hands": [{"revolution": 1}, {}, {}, {}]})
        assert (rated(game, state, "revolution asien") > 0) == last


def test_a_counter_revolution_is_kept_for_more_than_one_land(game: Attacke) -> None:
    for action, keeps in (("treason peru", True), ("revolution europa", False)):
        hands = [{"gegenrevolution": 1}, {"verrat": 1, "revolution": 1}]
        state = position(game, hands, [*EUROPE, "peru", "chile"])
        data = state.to_json()
        state = game.load({"players": 2, "active": 1, "lands": data["lands"], "hands": data["hands"]})
        state.apply(game.space.parse(action))
        assert (rated(game, state, "counter") < rated(game, state, "suffer")) == keeps


def test_a_set_is_just_strong_enough(game: Attacke) -> None:
    strong = {f"{arm}_7": 1 for arm in ("artillerie", "infanterie", "kavallerie")}
    hand = strong | {"artillerie_3": 1, "infanterie_3": 1, "kavallerie_3": 1}
    state = position(game, [hand, {"artillerie_2": 1, "infanterie_2": 1, "kavallerie_2": 1}], EUROPE)
    assert rated(game, state, "fight sibirien") > 0
    state.apply(game.space.parse("fight sibirien"))
    assert rated(game, state, "lay artillerie_3") > rated(game, state, "lay artillerie_7")


def test_what_is_asked_of_a_position_leaves_it_as_it_is(game: Attacke) -> None:
    """Also by actions that look at what a hand without these cards is worth, and by sets and jokers."""
    hands = [{"artillerie_3": 1, "joker": 2, "verrat": 1, "revolution": 1, "infanterie_5": 2}, {"verrat": 1}]
    state, asked = position(game, hands, EUROPE), set()
    for action in ("fight sibirien", "lay artillerie_3"):
        asked |= {game.space.action(number).name for number in state.legal_actions()}
        before = state.digest()
        worths = {number: rate(state, number, state.seat) for number in state.legal_actions()}
        assert len(set(worths.values())) > 1 and value(state, 0) < 0 < value(state, 1)
        assert state.digest() == before
        state.apply(game.space.parse(action))
    assert asked >= {"fight", "treason", "revolution", "finish", "lay"}
