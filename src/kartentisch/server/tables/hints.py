"""Whether hints are given at a table."""

from __future__ import annotations

from kartentisch.server.refusals import refuse
from kartentisch.server.tables.table import Table


def allowed(table: Table, person: int) -> bool:
    """Hints for everybody were agreed when the table was opened, or nobody else plays: only bots, or the same person.

    Somebody who is away plays, too.
    """
    others = any(seat.kind != "bot" and seat.holder != person for seat in table.seats)
    return person >= 0 and (table.customs.hints or not others)


def insist(table: Table, person: int) -> None:
    """Rejected: `hints_off`."""
    if not allowed(table, person):
        raise refuse("hints_off")
