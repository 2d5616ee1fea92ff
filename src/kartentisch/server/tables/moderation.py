"""Peace at a table: what people report to who leads it, and who may not come back.

A report names a line of the chat and goes to who leads the table alone.  Whoever is sent away for good is known again
by the keys of their browser, or as a person; a browser without either is somebody new, as everywhere.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, select

from kartentisch.server import people
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import PERSON_SEATS
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import repository
from kartentisch.server.tables.desk import Shown
from kartentisch.server.tables.table import Report, Table

MOST: Final = 50  # reports that are kept
OF_ONE: Final = 5  # of one holder

_PERSON: Final = Statement(
    select(PERSON_SEATS.c.person).where(
        (PERSON_SEATS.c.round == bindparam("chain")) & (PERSON_SEATS.c.holder == bindparam("holder"))
    )
)


def report(connection: Connection, table: Table, own: list[int], line: int, now: int) -> None:
    """Tell who leads the table of something that somebody else has said; once is enough.

    Raises:
        Rejected: `foreign_seat` for whoever has none, `not_said`, `reported_often`.
    """
    if not own:
        raise refuse("foreign_seat")
    said = repository.log(connection, table.id, line - 1, line)
    if not said or said[0].kind != "chat" or set(said[0].body["seats"]) & set(own):
        raise refuse("not_said", line=line)
    known = table.times.reports
    if any(one.line == line and one.seat in own for one in known):
        return
    if sum(one.seat in own for one in known) >= OF_ONE:
        raise refuse("reported_often", times=OF_ONE)
    body = said[0].body
    text = str(body.get("text") or body.get("phrase") or "")
    table.times.reports = [*known, Report(own[0], line, str(body["name"]), text, now)][-MOST:]
    table.quiet = True


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
    row = _PERSON.first(connection, {"chain": table.round, "holder": holder})
    return [str(holder), *([row.person] if row is not None else [])]


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
