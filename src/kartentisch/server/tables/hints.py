"""Whether hints are given at a table."""

from __future__ import annotations

from kartentisch.server.refusals import refuse
from kartentisch.server.tables.table import Table


def allowed(table: Table, person: int) -> bool:
    """Hints for everybody were agreed when the table was opened, or nobody else plays: only bots, or the same person.

    Somebody who is away plays, too.  A "What if?" gives no more than the game that goes on elsewhere.
    """
    others = any(seat.kind != "bot" and seat.holder != person for seat in table.seats)
    return person >= 0 and _advised(table) and (table.customs.hints or not others)


def insist(table: Table, person: int) -> None:
    """Rejected: `hints_off`, `no_advice`."""
    stand_in(table)
    if not allowed(table, person):
        raise refuse("hints_off")


def stand_in(table: Table) -> None:
    """Before a bot answers for a person: what it does is a hint as well.  Rejected: `no_advice`."""
    if not _advised(table):
        raise refuse("no_advice")


def _advised(table: Table) -> bool:
    return table.branch is None or table.branch.advice
