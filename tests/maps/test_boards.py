"""The boards of the games that have no rules yet: counts and sums that the rulebooks and sources give."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kartentisch.engine.board import Board
from tests.maps import plane


def board(game: str) -> Board:
    return Board.parse((plane.GAMES / game / "board.toml").read_text(encoding="utf-8"))


def data(thing: Any) -> list[dict[str, Any]]:
    """All tables within a table that say where they come from, or should."""
    if isinstance(thing, list):
        return [table for part in thing for table in data(part)]
    return [thing] if isinstance(thing, dict) else []


@pytest.mark.parametrize("game", ["attack", "attacke", "europe", "selfr3"])
def test_every_datum_says_where_it_comes_from(game: str) -> None:
    found = board(game)
    for name, table in found.tables.items():
        for datum in data(table):
            parts = list(datum.values()) if name in ("pieces", "die_table") else [datum]
            for part in parts:
                assert part["provenance"] in found.sources, f"{name}: {part}"


@pytest.mark.parametrize("game", ["attack", "attacke", "europe", "selfr3"])
def test_every_space_is_named_in_both_languages_and_can_be_reached(game: str) -> None:
    found = board(game)
    assert all(space.de and space.en for space in found.spaces)
    assert len({space.en for space in found.spaces}) == len({space.de for space in found.spaces}) == len(found.spaces)
    for kind in ("luft", "") if game == "selfr3" else ("",):
        members = [i for i, space in enumerate(found.spaces) if (space.kind == "luft") == (kind == "luft")]
        assert all(found.distance(members[0], other) is not None for other in members)


def test_europe_s_incomes_are_the_sums_of_its_spaces() -> None:
    europe = board("europe")
    assert Counter(space.kind for space in europe.spaces) == {"land": 61, "sea": 28, "convoy": 7}
    assert Counter(link.kind for link in europe.links) == {"land": 100, "coast": 73, "sea": 68}
    worth: Counter[str] = Counter()
    for space in europe.spaces:
        owner = space.values.get("convoy_owner") or space.values.get("owner")
        worth[str(owner)] += int(space.values.get("ipc", 0))
    incomes = {power["id"]: power["income"] for power in europe.tables["power"]}
    assert incomes == {"germany": 40, "ussr": 24, "uk": 25, "usa": 40}
    assert {power: worth[power] for power in incomes} == incomes
    track = europe.tables["middle_east"]
    assert sum(track["values"].values()) == track["positions"] == worth["middle_east"] == 8
    assert len([space for space in europe.spaces if space.values.get("owner") == "neutral"]) == 7
    capitals = {str(space.values["capital"]) for space in europe.spaces if "capital" in space.values}
    assert capitals == set(incomes)


def test_europe_s_set_up_names_units_and_spaces() -> None:
    europe = board("europe")
    units = {unit["id"]: unit["kind"] for unit in europe.tables["unit"]}
    spaces = {space.id: space for space in europe.spaces}
    for row in europe.tables["setup"]:
        wet = spaces[row["space"]].kind != "land"
        assert all(count > 0 and (units[unit] == "sea") == wet for unit, count in row["units"].items()), row
    straits = next(row for row in europe.tables["passage"] if row["id"] == "turkish_straits")
    assert (straits["naval"], straits["air"]) == (False, True)
    assert sorted(straits["between"]) == ["aegean_sea", "black_sea"]


def test_attack_s_regions_routes_ports_and_deck() -> None:
    attack = board("attack")
    assert Counter(space.kind for space in attack.spaces) == {"region": 60, "zone": 4}
    assert Counter(link.kind for link in attack.links) == {"land": 98, "route": 28, "port": 32}
    cards = attack.tables["economic_card"]
    assert sum(card["count"] for card in cards) == 60
    suits: Counter[str] = Counter()
    for card in cards:
        suits[card["suit"]] += card["count"]
    assert set(suits.values()) == {12}
    assert set(suits) == {suit["id"] for suit in attack.tables["suit"]}
    setup = attack.tables["setup"]
    batches = setup["placement_batches"] * setup["units_per_batch"]
    assert sum(setup["army"].values()) == setup["claimed_regions"] + batches == 24


def test_attacke_s_countries_and_deck() -> None:
    attacke = board("attacke")
    assert len(attacke.spaces) == attacke.tables["countries"]["number"] == 42
    assert Counter(space.groups[0] for space in attacke.spaces) == dict.fromkeys(
        [continent["id"] for continent in attacke.tables["continent"]], 7
    )
    assert sum(card["count"] for card in attacke.tables["card"]) == attacke.tables["material"]["cards"] == 63


def test_selfr3_s_groups_decks_and_bombs() -> None:
    selfr3 = board("selfr3")
    assert Counter(space.kind for space in selfr3.spaces) == {"land": 42, "wasser": 13, "luft": 14}
    assert Counter(link.kind for link in selfr3.links) == {
        "land-land": 81,
        "land-wasser": 13,
        "wasser-wasser": 9,
        "luft-luft": 30,
    }
    kinds = {space.id: space.kind for space in selfr3.spaces}
    for link in selfr3.links:
        assert sorted((kinds[link.a], kinds[link.b])) == sorted(link.kind.split("-"))
    bonus = {group["id"]: group["bonus"] for group in selfr3.tables["continent"]}
    assert {space.groups[0] for space in selfr3.spaces} == set(bonus)
    assert sum(bonus.values()) == 5 + 2 + 5 + 3 + 7 + 2 + 1 + 2 + 2 + 2 + 1 + 4 + 2 + 2
    decks: Counter[str] = Counter()
    for card in selfr3.tables["card"]:
        decks[card["deck"]] += card["count"]
    assert set(decks) == {officer["deck"] for officer in selfr3.tables["officer"]}
    assert set(decks.values()) == {20}
    for table in selfr3.tables["die_table"].values():
        faces = {table[str(face)] for face in range(1, 7)}
        assert faces - {"reroll"} <= set(bonus)
