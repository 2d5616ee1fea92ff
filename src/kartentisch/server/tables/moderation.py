"""Peace at a table: what people report to who leads it, and who may not come back.

A report names a line of the chat and goes to who leads the table and who runs the server; of what a side says among
itself to the server alone, since who leads may be an enemy.  Whoever is sent away for good is known again
by the keys of their browser, or as a person; a browser without either is somebody new, as everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select

from kartentisch.server import people
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import REPORTS
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Shown
from kartentisch.server.tables.table import Table

MOST: Final = 50  # reports that are kept, of a table's chat as of each side's
OF_ONE: Final = 5  # of one holder

_REPORTS: Final = Statement(
    select(REPORTS.c.seat, REPORTS.c.line, REPORTS.c.name, REPORTS.c.text, REPORTS.c.at)
    .where((REPORTS.c.table_id == bindparam("key")) & (REPORTS.c.circle == ""))
    .order_by(REPORTS.c.id)
)


@dataclass(frozen=True)
class Said:
    """Something that was said.

    Attributes:
        circle: among whom; empty: at the table.
        line: of the log, or its name in the circle.
        name: who said it.
    """

    circle: str
    line: str
    name: str
    text: str


def report(connection: Connection, table: Table, own: list[int], line: int, now: int) -> None:
    """Tell who leads the table, and who runs the server, of something that somebody else has said; once is enough.

    Raises:
        Rejected: `foreign_seat` for whoever has none, `not_said`, `reported_often`.
    """
    if not own:
        raise refuse("foreign_seat")
    said = repository.log(connection, table.id, line - 1, line)
    if not said or said[0].kind != "chat" or set(said[0].body["seats"]) & set(own):
        raise refuse("not_said", line=line)
    body = said[0].body
    text = str(body.get("text") or body.get("phrase") or "")
    file(connection, table, own, Said("", str(line), str(body["name"]), text), now)


def file(connection: Connection, table: Table, own: list[int], said: Said, now: int) -> None:
    """Put it on the list.  Rejected: `reported_often`."""
    here = (REPORTS.c.table_id == table.id) & (REPORTS.c.circle == said.circle)
    known = connection.execute(select(REPORTS).where(here).order_by(REPORTS.c.id)).all()
    if any(one.line == said.line and one.seat in own for one in known):
        return
    if sum(one.seat in own for one in known) >= OF_ONE:
        raise refuse("reported_often", times=OF_ONE)
    row = {"table_id": table.id, "seat": own[0], "at": now, "closed": 0, **vars(said)}
    connection.execute(insert(REPORTS).values(**row))
    for surplus in known[: max(0, len(known) + 1 - MOST)]:
        connection.execute(delete(REPORTS).where(REPORTS.c.id == surplus.id))


def reports(connection: Connection, table: Table, holder: int) -> list[dict[str, Any]] | None:
    """What was reported of the table's chat, for who leads the table; None for anybody else."""
    if holder < 0 or holder != table.owner:
        return None
    rows = _REPORTS.rows(connection, {"key": table.id})
    return [{**row._asdict(), "line": int(row.line)} for row in rows]


def ban(connection: Connection, table: Table, holder: int) -> None:
    """Before their keys are taken: they do not sit down here again."""
    table.times.banned = [*table.times.banned, *_marks(connection, table, holder)]


def looked(connection: Connection, table: Table, holder: int, seat: int) -> None:
    """Before their keys are taken: they have seen what the seat may see."""
    for mark in _marks(connection, table, holder):
        table.times.seen[mark] = sorted({*table.times.seen.get(mark, ()), seat})


def seen(connection: Connection, table: Table, shown: Shown) -> set[int]:
    """The seats that whoever wants to sit down has looked into before."""
    known = table.times.seen
    return {seat for mark in _known(connection, table, shown) for seat in known.get(mark, ())} if known else set()


def _marks(connection: Connection, table: Table, holder: int) -> list[str]:
    """By which somebody is known again."""
    person = people.persons_at(connection, table.round).get(holder)
    return [str(holder), *([person] if person is not None else [])]


def _known(connection: Connection, table: Table, shown: Shown) -> set[str]:
    """The marks that came with a request."""
    cookie = shown.header or shown.cookies.get(access_tokens.cookie_name(table.round), "")
    old = access_tokens.holder_of(connection, table.round, cookie, "revoked") if cookie else access_tokens.NOBODY
    person = people.person_of(connection, shown.cookies)
    return {str(old), *([person.id] if person is not None else [])}


def admit(connection: Connection, table: Table, shown: Shown) -> None:
    """Whoever wants to sit down.  Rejected: `banned`."""
    banned = table.times.banned
    if banned and _known(connection, table, shown) & set(banned):
        raise refuse("banned")
