"""Board and deck: what the rule sheet says, what follows from it, and what is our design."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.errors import EngineError
from kartentisch.games.attacke import Attacke


@pytest.mark.rule("SCH-01")
def test_two_to_four_players(game: Attacke) -> None:
    assert list(game.seats) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(EngineError) as refused:
            game.new(players)
        assert refused.value.code == "player_count"


@pytest.mark.rule("SCH-02", "SCH-R02")
def test_the_deck(game: Attacke) -> None:
    cards = game.board.tables["card"]
    assert sum(card["count"] for card in cards) == 63
    for arm in ("artillerie", "infanterie", "kavallerie"):
        assert [(c["value"], c["count"]) for c in cards if c["type"] == arm] == [(n, 2) for n in range(1, 8)]
    others = {c["id"]: (c["count"], c.get("value")) for c in cards if "_" not in c["id"]}
    assert others == {"joker": (3, 4), "revolution": (4, None), "verrat": (6, None), "gegenrevolution": (4, None)}
    assert [(c["value"], c["count"]) for c in cards if c["type"] == "ueberlaeufer"] == [(4, 1), (6, 1), (8, 1), (10, 1)]


@pytest.mark.rule("SCH-03", "SCH-60")
def test_stones_suffice_for_the_world(game: Attacke) -> None:
    assert game.tables.plain.stones == 45 >= len(game.board.spaces)


@pytest.mark.rule("SCH-04", "SCH-R01", "SCH-59")
def test_lands_and_continents(game: Attacke) -> None:
    board = game.board
    assert len(board.spaces) == 42
    groups = [space.groups for space in board.spaces]
    assert all(len(continents) == 1 for continents in groups)
    assert {c["id"]: groups.count((c["id"],)) for c in board.tables["continent"]} == dict.fromkeys(
        ["nordamerika", "suedamerika", "europa", "afrika", "asien", "ozeanien"], 7
    )
    assert all(board.distance(0, land) is not None for land in range(42))
    assert {link.kind for link in board.links} == {"land", "sea"}
    assert [42 % players for players in game.seats] == [0, 0, 2]


@pytest.mark.rule("SCH-05", "SCH-07", "SCH-R12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_puts_as_many_stones(game: Attacke, players: int) -> None:
    chance, dice, lots = kt.Chance(players), random.Random(players), []
    state: Any = game.new(players, seed=players)
    state.listen()
    while state.where() == "SetUp.claim":
        state.apply(dice.choice(state.legal_actions()))
        while state.chance:
            if state.where() == "SetUp.allotted":
                lots.append(state.legal_actions())
            state.apply(chance.outcome(state))
    counts = [event.args["seat"] for event in game.events(state) if event.kind.name == "claimed"]
    assert [counts.count(seat) for seat in range(players)] == [42 // players] * players
    sizes = sorted(game.scores(state))
    assert sizes == sorted([42 // players + (players == 4 and seat < 2) for seat in range(players)])
    assert [len(seats) for seats in lots] == ([4, 3] if players == 4 else [])


@pytest.mark.rule("SCH-47")
def test_nothing_is_ever_rolled(game: Attacke) -> None:
    assert {chance.name for chance in game.chances} == {"first_player", "land", "lot", "draw"}
    chance, dice = kt.Chance(5), random.Random(5)
    state = game.new(2, seed=5, options={"round_limit": 8})
    while not state.over:
        assert state.dice == 0
        state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))


@pytest.mark.rule("SCH-R13", "SCH-R18")
def test_options_that_contradict_the_table(game: Attacke) -> None:
    for players, options in ((2, {"first_seat": 3}), (3, {"starter_cards": 4})):
        with pytest.raises(EngineError) as refused:
            game.new(players, options=options)
        assert refused.value.code == "contradictory_options"


def test_a_picture_shows_whose_each_land_is(game: Attacke) -> None:
    """As the table does: on the map of the end screen all was painted by continents."""
    state = game.new(3, 4)
    chance = kt.Chance(4)
    while state.chance or not state.where().startswith("Turn."):
        state.apply(chance.outcome(state) if state.chance else state.legal_actions()[0])
    owners = {land: seat for seat, lands in enumerate(game.view(state, 0)["lands"]) for land in lands}
    held = game.drawing(state)["held"]
    assert len(owners) == 42 and held == {land: ("red", "blue", "green")[seat] for land, seat in owners.items()}
