"""The rulings of Attacke that a table may change; each fills a gap of the rulebook or settles a guess."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.options import Option, Value
from kartentisch.games.attacke.state import Table

OPTIONS = (
    Option("round_limit", "SCH-R17", "none", ("none", 6, 8, 10, 12, 16, 20)),
    Option("random_deal", "SCH-R19", False, (False, True)),
    Option("starter_cards", "SCH-R18", 5, (5, 4, 3)),
    Option("first_seat", "SCH-R13", "lot", ("lot", 1, 2, 3, 4)),
    Option("leftover_lands", "SCH-R12", "different", ("different", "any"), (4,)),
    Option("joker_value", "SCH-R02", 4, (1, 4, 7)),
    Option("hide_on_surrender", "SCH-R04", False, (False, True)),
    Option("counter_order", "SCH-R11", "clockwise", ("clockwise", "sealed"), (3, 4)),
    Option("payment", "SCH-R09", "minimal", ("minimal", "closest")),
    Option("under_pile", "SCH-R05", "shuffled", ("shuffled", "in_order")),
    Option("continent_bonus", "SCH-R06", "unbroken", ("unbroken", "turn_start")),
    Option("estate", "SCH-R15", "hidden", ("hidden", "shown"), (3, 4)),
)


def set_options(table: Table, values: Mapping[str, Value]) -> None:
    """Write the values into the words that the rules look at."""
    limit, first, starter, joker = (
        values[name] for name in ("round_limit", "first_seat", "starter_cards", "joker_value")
    )
    table.round_limit = limit if isinstance(limit, int) else 0
    table.random_deal = values["random_deal"] is True
    table.starter_cards = starter if isinstance(starter, int) and starter != 5 else table.start_cards
    table.first_seat = first if isinstance(first, int) else 0
    table.leftovers_to_anybody = values["leftover_lands"] == "any"
    table.joker_value = joker if isinstance(joker, int) else 4
    table.hide_on_surrender = values["hide_on_surrender"] is True
    table.counters_sealed = values["counter_order"] == "sealed"
    table.payment_closest = values["payment"] == "closest"
    table.under_in_order = values["under_pile"] == "in_order"
    table.bonus_by_turn_start = values["continent_bonus"] == "turn_start"
    table.estate_shown = values["estate"] == "shown"
