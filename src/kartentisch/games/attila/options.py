"""The rulings of Attila that a table may change; each fills a gap of the rulebook or settles a guess."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.options import Option, Value
from kartentisch.games.attila.state import Table

OPTIONS = (
    Option("first_seat", "ATT-09", "lot", ("lot", 1, 2, 3, 4, 5)),
    Option("empty_pile", "ATT-R01", "reshuffle", ("reshuffle", "end")),
    Option("swap_order", "ATT-R02", "draw_first", ("draw_first", "discard_first")),
    Option("dead_hand", "ATT-R03", "discard_one", ("discard_one", "redraw")),
    Option("conflict_order", "ATT-R04", "as_placed", ("as_placed", "chosen")),
    Option("tenth_tile_scoring", "ATT-R05", "once", ("once", "twice")),
    Option("double_final_scoring", "ATT-R06", True, (True, False)),
    Option("supply_end", "ATT-R07", "after_each_card", ("after_each_card", "at_turn_end")),
    Option("two_player_gap", "ATT-R08", 3, (2, 3), (2,)),
    Option("final_tie", "ATT-R14", "shared", ("shared", "unused_tiles")),
    Option("after_last_tile", "ATT-R17", "conflict", ("conflict", "no_fifth_stone")),
)


def set_options(table: Table, values: Mapping[str, Value]) -> None:
    """Write the values into the words that the rules look at."""
    first = values["first_seat"]
    table.first_seat = first if isinstance(first, int) else 0
    table.empty_pile_ends = values["empty_pile"] == "end"
    table.swap_discards_first = values["swap_order"] == "discard_first"
    table.dead_hand_redraws = values["dead_hand"] == "redraw"
    table.conflict_order_chosen = values["conflict_order"] == "chosen"
    table.tenth_tile_scores_twice = values["tenth_tile_scoring"] == "twice"
    table.double_final_scoring = values["double_final_scoring"] is True
    table.supply_end_at_turn_end = values["supply_end"] == "at_turn_end"
    table.two_player_gap = 2 if values["two_player_gap"] == 2 else 3
    table.tie_by_tiles = values["final_tie"] == "unused_tiles"
    table.no_conflict_after_last_tile = values["after_last_tile"] == "no_fifth_stone"
