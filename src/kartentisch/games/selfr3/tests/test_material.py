"""The board, the decks and the numbers of players."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import kartentisch as kt
from kartentisch.engine.board import Board, extended
from kartentisch.engine.game import Game
from kartentisch.games.selfr3 import SelfR3
from kartentisch.games.selfr3.actions import ARMIES_AT_MOST, BID_AT_MOST, SEATS
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.draws import PREMIUM, RICHES, UPRISING
from kartentisch.pictures import of_board, of_state


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("selfr3")


@pytest.mark.rule("R2-R05")
def test_three_marked_territories_on_the_moon(game: Game) -> None:
    landing = [space.id for space in game.board.spaces if space.values.get("landing")]
    assert landing == ["bucht_des_taus", "meer_der_gefahren", "tycho"]


@pytest.mark.rule("R2-25", "R2-26", "R2-27")
def test_the_continents_share_out_the_board(game: Game) -> None:
    bonus = {row["id"]: row["bonus"] for row in game.board.tables["continent"]}
    assert sum(bonus.values()) == 40 and len(bonus) == 14
    members = [space.groups for space in game.board.spaces]
    assert all(len(groups) == 1 and groups[0] in bonus for groups in members)


@pytest.mark.thorough
@pytest.mark.rule("R2-R02", "R2-01", "R2-03")
def test_three_to_five_play(game: Game) -> None:
    for players in (2, 6):
        with pytest.raises(kt.EngineError) as refused:
            game.new(players)
        assert (refused.value.code, refused.value.rule) == ("player_count", "R2-R02")


@pytest.mark.rule("R2-14", "R2-62", "R2-19")
def test_nobody_ever_has_more_than_can_be_bid_or_moved() -> None:
    """Not even with the whole world at the beginning of every turn, and with all cards that bring something."""
    table = SelfR3().tables.plain
    copies = dict(zip(CARD_NAMES, map(int, table.copies), strict=True))
    income = table.regions // table.per_income + sum(table.bonus)
    armies = max(table.armies) + table.rounds * (income + table.stations)
    for card, n in copies.items():
        if card.startswith(("zusatz", "verstaerkung", "getarnte_einheiten")):
            armies += 3 * n
    assert armies + UPRISING * copies["resistance"] <= ARMIES_AT_MOST
    coins = table.money + (table.rounds - 1) * income  # before the last bid
    coins += RICHES * copies["reichtum"] + PREMIUM * copies["monopol"] + (SEATS - 1) * copies["inflation"]
    assert coins <= BID_AT_MOST


def test_a_small_board_can_be_played() -> None:
    changes = {"keep": [space.id for space in kt.load("selfr3").board.spaces if space.kind == "land"][:20]}
    game = SelfR3(Board.parse(extended(Board.of("kartentisch.games.selfr3").source, changes)))
    assert game.playout(3, seed=1) > 0


def test_a_board_in_another_order_is_refused() -> None:
    changes = {"keep": ["alaska", "tycho"]}
    with pytest.raises(kt.EngineError) as refused:
        SelfR3(Board.parse(extended(Board.of("kartentisch.games.selfr3").source, changes)))
    assert refused.value.code == "bad_board"


@pytest.mark.parametrize("name", ["earth", "moon"])
def test_the_board_is_drawn_on_two_maps(game: Game, name: str) -> None:
    state = game.load({
        "players": 3,
        "active": 0,
        "armies": [{"japan": 2, "tycho": 3}, {"island": 1}, {"hawaii_becken": 4}],
        "stations": [["japan"], [], []],
        "ruins": ["kongo"],
    })  # fmt: skip
    assert of_state(game, state, name).startswith("<svg")


def test_one_picture_shows_both_maps_each_with_what_is_its_own(game: Game) -> None:
    whole = of_board(
        game, game.load({"players": 3, "active": 0, "armies": [{"japan": 2, "tycho": 3}, {}, {}]}), lang="en"
    )
    root = ElementTree.fromstring(whole)
    earth, moon = (part for part in root if part.tag.endswith("svg"))
    assert ["Japan" in text and "Tycho" not in text for text in map(_said, (earth, moon))] == [True, False]
    assert "Tycho" in _said(moon)
    assert float(moon.attrib["y"]) >= float(earth.attrib["height"])
    identities = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(identities) == len(set(identities))


def _said(part: ElementTree.Element) -> str:
    return " ".join(part.itertext()).title()
