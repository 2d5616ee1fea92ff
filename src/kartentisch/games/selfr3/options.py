"""The house rules of the rulebook, and the rulings of ours that a table may change."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.options import Option, Value
from kartentisch.games.selfr3.table import Table

OPTIONS = (
    # house rules
    Option("surplus_lands", "R2-07", "taken", ("taken", "empty")),
    Option("bid_ties", "R2-15", "die", ("die", "last_first")),
    # rulings
    Option("destroyed_lands", "R2-R04", 3, (0, 3, 4)),
    Option("bid_payment", "R2-R06", "all", ("all", "winner")),
    Option("station_only", "R2-R01", "breaks_continent", ("breaks_continent", "holds_continent", "falls")),
    Option("empty_territory", "R2-R09", "attack", ("attack", "no_attack")),
    Option("retreat", "R2-R10", "enter", ("enter", "stop")),
    Option("moon_to_stations", "R2-R12", False, (False, True)),
    Option("card_limit", "R2-R13", "turn", ("turn", "deck")),
    Option("reactions", "R2-R14", "again", ("again", "once")),
    Option("minefield_attackers", "R2-R30", "declared", ("declared", "anew")),
    Option("minefield_ground", "R2-R31", "any", ("any", "same_kind")),
    Option("disarmament", "R2-R32", "behind_caster", ("behind_caster", "first_marker")),
    Option("doomsday", "R2-R18", "caster_first", ("caster_first", "caster_last", "first_marker")),
    Option("move_reach", "R2-R21", "connected", ("connected", "adjacent")),
    Option("move_empties", "R2-70", True, (False, True)),
    Option("captured_station", "R2-R22", "must_swap", ("must_swap", "may_leave")),
    Option("spoils", "R2-R25", "none", ("none", "cards")),
    Option("reinforcement", "R2-R28", "as_many", ("as_many", "three_only")),
    Option("final_tie", "R2-R26", "shared", ("shared", "money")),
)


def set_options(table: Table, values: Mapping[str, Value]) -> None:
    """Write the values into the words that the rules look at."""
    destroyed = values["destroyed_lands"]
    table.surplus_empty = values["surplus_lands"] == "empty"
    table.devastated = destroyed if isinstance(destroyed, int) else 0
    table.winner_pays = values["bid_payment"] == "winner"
    table.ties_reversed = values["bid_ties"] == "last_first"
    table.station_holds = values["station_only"] == "holds_continent"
    table.station_falls = values["station_only"] == "falls"
    table.entering_is_quiet = values["empty_territory"] == "no_attack"
    table.retreat_stops = values["retreat"] == "stop"
    table.moon_to_stations = values["moon_to_stations"] is True
    table.limit_by_deck = values["card_limit"] == "deck"
    table.window_once = values["reactions"] == "once"
    table.attackers_anew = values["minefield_attackers"] == "anew"
    table.mines_own_kind = values["minefield_ground"] == "same_kind"
    table.disarms_by_marker = values["disarmament"] == "first_marker"
    table.caster_last = values["doomsday"] == "caster_last"
    table.doomed_by_marker = values["doomsday"] == "first_marker"
    table.move_adjacent = values["move_reach"] == "adjacent"
    table.move_leaves_one = values["move_empties"] is False
    table.swap_free = values["captured_station"] == "may_leave"
    table.captor_takes_cards = values["spoils"] == "cards"
    table.reinforces_three = values["reinforcement"] == "three_only"
    table.tie_by_money = values["final_tie"] == "money"
