"""Whether bots may advise: said here once, and asked wherever a bot would answer or a position would go to one.

Advice is what a bot thinks of a position: a hint, its answers in a seat, its review.  Odds of dice and the standing are
arithmetic, the same for everybody at the table.

A game is **closed** to advice while it goes on and is rated, or several people play it and no hints were agreed.  What
comes out of a closed game is closed until that game is over: a "What if?" from it and whatever branches off from that
one, a table that begins where it stands, and another game from there.  At a closed table no bot sits and none advises;
its position goes nowhere in a form that a table can begin with.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from kartentisch.engine.decoding import Decoder
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import SEATS, TABLES
from kartentisch.server.tables.table import Branch, Table

_BRANCH: Final = Decoder(Branch)


def allowed(table: Table, person: int) -> bool:
    """Whether somebody may have a hint at this table.

    Somebody who is away plays, too, and so does whoever may still take an open seat.
    """
    others = any(seat.kind != "bot" and seat.holder != person for seat in table.seats)
    rated = table.settings.rated and table.status != "over"
    return person >= 0 and not came_closed(table) and not rated and (table.settings.hints or not others)


def came_closed(table: Table) -> bool:
    """Whether it came out of a game that is still closed; `repository.find` has looked (`of_branch`)."""
    return table.branch is not None and not table.branch.advice


def insist(table: Table, person: int) -> None:
    """Before a hint.  Rejected: `hints_off`, `no_advice`."""
    insist_open(table)
    if not allowed(table, person):
        raise refuse("hints_off")


def insist_open(table: Table) -> None:
    """Before a bot answers or judges where a game may be closed: what it does is advice.  Rejected: `no_advice`."""
    if came_closed(table):
        raise refuse("no_advice")


def insist_no_bots(table: Table) -> None:
    """Of a new table: no bot plays at a closed one, for nobody.  Rejected: `no_advice`."""
    agents = [table.settings.on_timeout, *(seat.agent for seat in table.seats)]
    if any(agent not in ("", "pass") for agent in agents):
        insist_open(table)


def of_branch(connection: Connection, branch: Branch) -> bool:
    """Whether bots may advise where this branched off: no game that it goes back to is closed now.

    Of a game that is not here any more counts what was so when it branched off.
    """
    columns = (TABLES.c.status, TABLES.c.settings, TABLES.c.branch)
    while True:
        row = connection.execute(select(*columns).where(TABLES.c.id == branch.table)).first()
        if row is None:
            return branch.advice
        if row.status != "over" and is_closed(connection, branch.table, msgspec.json.decode(row.settings)):
            return False
        if not row.branch:
            return True
        branch = _BRANCH.decode(row.branch)


def is_closed(connection: Connection, table_id: str, settings: dict[str, Any]) -> bool:
    """Whether a game that goes on is closed by itself; `settings`: as stored."""
    if settings.get("rated", False):
        return True
    people = select(SEATS.c.holder).where((SEATS.c.table_id == table_id) & (SEATS.c.kind != "bot"))
    return not settings.get("hints", False) and len({row.holder for row in connection.execute(people)}) > 1
