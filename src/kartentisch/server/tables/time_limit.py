"""The time limit of a whole game, where an option of its rules asks for a clock (`engine.clock`).

The minutes are agreed when the table is opened; time begins with the game and runs on whoever is asked, but stands
while the table waits for its people.  The moment when it is up stands at the table and in its signed log, so anybody
can compare it with the moments of the lines where the clock was asked.  Taking back does not turn the clock back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import clock
from kartentisch.engine.match import ChanceSource
from kartentisch.server.tables.table import Table


def set_up(table: Table) -> None:
    """The time that the game will begin with.  EngineError as for `clock.agreed`."""
    minutes = clock.agreed(table.game, table.options, table.settings.limit_minutes or None)
    table.settings.limit_minutes = minutes
    table.time_left = minutes * clock.MINUTE if minutes else None


def take_in(table: Table, header: Mapping[str, Any], state: Any) -> None:
    """The same for a saved game: what its record says was left, else all the time that its state allows."""
    set_up(table)
    table.time_left = table.time_left and header.get("left_ms", table.time_left)
    fit(table, state)


def fit(table: Table, state: Any) -> None:
    """A game that begins in the middle has no more time than its state allows."""
    name = clock.wanted(table.game, table.options)
    if name is not None and table.time_left is not None:
        table.time_left = None if state.over else clock.at_most(table.game, state, name, table.time_left)


def begin(table: Table, now: int) -> None:
    """The game begins, and its time with it; or both go on."""
    if table.time_left is not None:
        table.ends = now + table.time_left
        table.tell("clock", ends=table.ends)


def settle(table: Table, now: int) -> None:
    """At a table without people and in a pause the clock stands (its `ends` is None); it goes on with them."""
    if table.status != "playing" or table.time_left is None:
        return
    if table.stands and table.ends is not None:
        table.time_left, table.ends = table.ends - now, None
        table.tell("clock", ends=None, left=table.time_left)
    elif not table.stands and table.ends is None:
        begin(table, now)


def source(table: Table, dice: ChanceSource, now: int) -> ChanceSource:
    """Who answers chance: the dice, and beside them the clock as it stands `now`."""
    ends = table.ends
    return dice if ends is None else clock.Clocked(dice, lambda: ends - now)


def give_back(table: Table, lost: int) -> None:
    """After the server was closed."""
    if table.ends is not None:
        table.ends += lost
