"""The end of Attack! where several things meet in one action, and positions in which somebody is out."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.scenario import Script

LIMIT = {"round_limit": 8}


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


@pytest.mark.rule("ATK-125")
def test_no_army_is_worth_a_region(game: Game) -> None:
    armies = [{"poland": {"infantry": 4000}}, {"ukraine": {"infantry": 1}, "chile": {"infantry": 1}}]
    state = game.load({"players": 2, "active": 1, "round": 8, "armies": armies, "options": LIMIT})
    state.apply(game.space.parse("finish"), 1)
    assert state.over and state.winners() == [1]


@pytest.mark.rule("ATK-R18", "ATK-125")
def test_no_economy_is_worth_a_unit(game: Game) -> None:
    armies = [{"poland": {"infantry": 4}}, {"ukraine": {"infantry": 5}}]
    hand = dict.fromkeys(("oil_4", "minerals_4", "factories_4", "rail_transport_4"), 1)
    position = {"players": 2, "active": 1, "round": 8, "armies": armies, "hands": [hand, {}]}
    state = game.load(position | {"options": {"final_tie": "economy"} | LIMIT})
    state.apply(game.space.parse("finish"), 1)
    assert state.winners() == [1]


@pytest.mark.rule("ATK-123", "ATK-R12")
def test_two_eliminations_in_one_action_end_the_game_once(game: Game) -> None:
    armies = [{"poland": {"infantry": 3}}, {"ukraine": {"infantry": 1}}, {"danube": {"infantry": 1}}]
    position = {"active": 0, "armies": [*armies, {"chile": {"infantry": 1}}]}
    dice = [{"battle_die": face} for face in ("2 blank", "2 infantry") * 2]
    match = Match(game, list("ABCD"), Script(dice, None), {"sudden_end": "finish_battles"}, position)
    orders = ("act move", "pick poland", "send infantry ukraine", "send infantry danube", "finish", "battle ukraine")
    match.play(0, *(game.space.parse(order) for order in orders))
    told = [event.kind.name for event in match.events]
    assert match.state.over and told.count("eliminated") == 2 and told.count("end_elimination") == 1


@pytest.mark.rule("ATK-123")
@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"eliminated": [1]}, "ATK-123"),  # with an army on the board
        ({"eliminated": [0, 1, 2]}, "ATK-123"),
        ({"eliminated": [2], "holder": 2}, "ATK-R23"),
        ({"eliminated": [2], "options": {}}, "ATK-123"),  # the game would be over
        ({"eliminated": None}, ""),
        ({"eliminated": 2}, ""),
        ({"ending": ["time"]}, "ATK-123"),
    ],
)
def test_a_position_with_somebody_out_must_be_possible(game: Game, change: dict[str, Any], rule: str) -> None:
    armies = [{"poland": {"infantry": 1}}, {"chile": {"infantry": 1}}, {}]
    position = {"players": 3, "armies": armies, "options": {"last_survivor": True}}
    assert game.load(position | {"eliminated": [2]}).over is False
    with pytest.raises(kt.EngineError) as error:
        game.load(position | change)
    assert (error.value.code, error.value.rule) == ("bad_position", rule)


def test_no_board_offers_more_choices_than_there_is_room_for(game: Game) -> None:
    """62 regions, each beside all others, by land and on one sea."""
    source = game.board.source
    head = source[: source.index("[[space]]")]  # spaces and links stand last
    names = [f"r{i}" for i in range(62)]
    space = '[[space]]\nid = "{0}"\nde = "{0}"\nen = "{0}"\nkind = "{1}"\nprovenance = "design"\ngroups = ["{2}"]\n'
    link = '[[link]]\na = "{}"\nb = "{}"\nkind = "{}"\nprovenance = "design"\n'
    continents = ("north_america", "south_america", "africa", "eurasia")
    spaces = [space.format(name, "region", continents[i % 4]) for i, name in enumerate(names)]
    land = [link.format(a, b, "land") for i, a in enumerate(names) for b in names[:i]]
    coast = [link.format(name, "ocean", "zone") for name in names]
    ocean = space.format("ocean", "zone", "sea")
    wide = kt.load("attack", "\n".join([head, *spaces, ocean, *land, *coast]))
    units = {"infantry": 2, "tank": 2, "artillery": 2, "aircraft": 2}
    armies = [dict.fromkeys(names[:-1], units), {names[-1]: {"infantry": 1}}]
    state = wide.load({"players": 2, "armies": armies})
    for order in ("act move", "pick r0"):
        state.apply(wide.space.parse(order))
    assert len(state.legal_actions()) == 1 + 60 + 2 * 4 * 61


@pytest.mark.rule("ATK-125", "ATK-R18")
def test_places_follow_regions_then_units_then_the_option(game: Game) -> None:
    armies = [{"germany": {"tank": 3}}, {"france": {"tank": 2}, "italy": {"tank": 1}}, {"chile": {"tank": 3}}]
    state = game.load({"players": 3, "active": 1, "round": 8, "armies": armies})
    assert game.merits[:2] == ("regions", "units") and game.worth(state) == [(1, 3), (2, 3), (1, 3)]
    assert game.ranking(state) == [2, 1, 2]
    armies[2] = {"chile": {"tank": 4}}
    assert game.ranking(game.load({"players": 3, "active": 1, "round": 8, "armies": armies})) == [3, 1, 2]
    options = {"final_tie": "economy"}
    hands = [{"oil_1": 1}, {}, {}]
    armies[2] = {"chile": {"tank": 3}}
    state = game.load({"players": 3, "active": 1, "armies": armies, "hands": hands, "options": options})
    assert [len(worth) for worth in game.worth(state)] == [3, 3, 3] and game.ranking(state) == [2, 1, 3]
