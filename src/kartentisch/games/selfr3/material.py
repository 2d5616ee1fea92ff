"""The board and its material, as the rules look at them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.board import Board, bad_board
from kartentisch.games.selfr3.actions import OFFICER_NAMES, SEATS
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.table import (
    BEFORE_ATTACKS,
    CONTINENTS,
    END_OF_GAME,
    END_OF_TURN,
    FACES,
    ON_ANY_ATTACK,
    ON_OWN_ATTACK,
    Table,
)

KINDS = ("land", "wasser", "luft")
MOST_EARTH, MOST_MOON = 62, 62
TIMINGS = {
    "before_first_attack": BEFORE_ATTACKS, "reaction_any": ON_ANY_ATTACK, "reaction_own": ON_OWN_ATTACK,
    "end_of_turn": END_OF_TURN, "end_of_game": END_OF_GAME,
}  # fmt: skip
BOMBS = ("neutronenbombe", "wasserstoffbombe", "gravitationsbombe")


def continent_names(board: Board) -> list[str]:
    return [str(row["id"]) for row in board.tables["continent"]]


def make_table(board: Board) -> Table:
    """Raises EngineError `bad_board`."""
    kinds = [space.kind for space in board.spaces]
    waters, moon = (sum(kind in some for kind in kinds) for some in (("land",), ("land", "wasser")))
    in_order = ["land"] * waters + ["wasser"] * (moon - waters) + ["luft"] * (len(kinds) - moon)
    if kinds != in_order or not 8 <= waters <= moon <= MOST_EARTH or len(kinds) - moon > MOST_MOON:
        raise bad_board("SelfR3 needs 8 or more lands, then waters, at most 62 both, then at most 62 moon territories")
    table = Table()
    table.regions, table.waters, table.moon = len(kinds), waters, moon
    try:
        _material(table, board.tables)
        _continents(table, board)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise bad_board(f"tables of SelfR3: {error!r}") from None
    table.near_earth = vec[i64]([sum(2**n for n in near if n < moon) for near in board.neighbours])
    table.near_moon = vec[i64]([sum(2 ** (n - moon) for n in near if n >= moon) for near in board.neighbours])
    table.landing = sum(2 ** (i - moon) for i, space in enumerate(board.spaces) if space.values.get("landing") is True)
    return table


def _material(table: Table, tables: dict[str, Any]) -> None:
    setup, constants = tables["setup"], tables["constants"]
    for players, armies in setup["armies"].items():
        if int(players) <= SEATS:
            table.armies[int(players)] = armies
    table.money, table.batch = setup["money"], setup["place_group"]
    table.rounds, table.stations = constants["rounds"], constants["max_stations"]
    table.officer_cost, table.station_cost = constants["officer_cost"], constants["station_cost"]
    table.card_cost, table.cards_at_most = constants["card_cost"], constants["max_cards_per_turn"]
    table.least_income, table.per_income = constants["min_income"], constants["territories_per_income"]
    for row in tables["card"]:
        card = CARD_NAMES.index(row["id"])
        table.copies[card], table.cost[card] = row["count"], row["cost"]
        table.timing[card], table.deck[card] = TIMINGS[row["timing"]], OFFICER_NAMES.index(row["deck"])
    if list(table.deck) != sorted(table.deck):
        raise ValueError("cards of a deck stand together")
    for deck in range(len(OFFICER_NAMES) + 1):
        table.first_card[deck] = sum(other < deck for other in table.deck)


def _continents(table: Table, board: Board) -> None:
    names = continent_names(board)
    if len(names) > CONTINENTS:
        raise bad_board(f"SelfR3 has at most {CONTINENTS} continents")
    for i, row in enumerate(board.tables["continent"]):
        members = [n for n, space in enumerate(board.spaces) if row["id"] in space.groups]
        table.continent_earth[i] = sum(2**n for n in members if n < table.moon)
        table.continent_moon[i] = sum(2 ** (n - int(table.moon)) for n in members if n >= table.moon)
        table.bonus[i] = row["bonus"]
    for which, bomb in enumerate(BOMBS):
        faces = board.tables["die_table"][bomb]
        for face in range(FACES):
            word = faces[str(face + 1)]
            table.bomb[which * FACES + face] = names.index(word) if word in names else -1
