"""The optional rules of Attack!, and the rulings of ours that a table may change."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.options import Option, Value
from kartentisch.games.attack.table import Table

OPTIONS = (
    # optional rules of the rulebook
    Option("continents", "ATK-16", False, (False, True)),
    Option("last_survivor", "ATK-126", False, (False, True), (3, 4, 5, 6)),
    Option("round_limit", "ATK-R24", "none", ("none", 4, 6, 8, 10, 12, 16, 20)),
    Option("trade_closed", "ATK-115", 2, (0, 1, 2, 3)),
    Option("clock", "ATK-R25", False, (False, True)),
    # rulings
    Option("quick_start", "ATK-R27", False, (False, True)),
    Option("naval_layout", "ATK-R02", "equal", ("equal", "all_up_to_8")),
    Option("naval_withdrawal", "ATK-R03", "holder_first", ("holder_first", "challenger_first")),
    Option("roll_ties", "ATK-R04", "reroll", ("reroll", "clockwise")),
    Option("battle_order", "ATK-R05", "chosen", ("chosen", "board")),
    Option("no_volunteer", "ATK-R07", "next_player", ("next_player", "lot")),
    Option("strategic_planes", "ATK-R10", "immune", ("immune", "blockable")),
    Option("trade_neighbours", "ATK-R11", "land", ("land", "land_and_sea")),
    Option("sudden_end", "ATK-R12", "at_once", ("at_once", "finish_battles")),
    Option("sea_claim", "ATK-R15", "needs_ship", ("needs_ship", "without_ship")),
    Option("naval_gap", "ATK-R16", "stays", ("stays", "closes")),
    Option("empty_pile", "ATK-R17", "weakest", ("weakest", "undefended")),
    Option("final_tie", "ATK-R18", "shared", ("shared", "economy")),
    Option("offers", "ATK-R22", "none", ("none", 3, 5, 10, 20)),
    Option("estate", "ATK-R23", "pile", ("pile", "conqueror"), (3, 4, 5, 6)),
)


def set_options(table: Table, values: Mapping[str, Value]) -> None:
    """Write the values into the words that the rules look at."""
    limit, closed, offers = values["round_limit"], values["trade_closed"], values["offers"]
    table.quick_start = values["quick_start"] is True
    table.continents_apart = values["continents"] is True
    table.last_survivor = values["last_survivor"] is True
    table.round_limit = limit if isinstance(limit, int) else 0
    table.trade_closed = closed if isinstance(closed, int) else 0
    table.clock = values["clock"] is True
    table.literal_rows = values["naval_layout"] == "all_up_to_8"
    table.challenger_first = values["naval_withdrawal"] == "challenger_first"
    table.ties_clockwise = values["roll_ties"] == "clockwise"
    table.battles_by_board = values["battle_order"] == "board"
    table.command_by_lot = values["no_volunteer"] == "lot"
    table.planes_blockable = values["strategic_planes"] == "blockable"
    table.sea_neighbours_trade = values["trade_neighbours"] == "land_and_sea"
    table.finish_battles = values["sudden_end"] == "finish_battles"
    table.claim_without_ship = values["sea_claim"] == "without_ship"
    table.gaps_close = values["naval_gap"] == "closes"
    table.undefended_pile = values["empty_pile"] == "undefended"
    table.tie_by_economy = values["final_tie"] == "economy"
    table.offers = offers if isinstance(offers, int) else 0
    table.estate_to_conqueror = values["estate"] == "conqueror"
