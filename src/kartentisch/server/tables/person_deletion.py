"""Somebody wants to be forgotten: they leave their tables, and the others play on.

The name that they had at a table stands in its signed log; it is a pseudonym by then, nothing leads from it to anybody.
"""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from kartentisch.server import people
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import NOTEBOOK, PERSON_SEATS, TABLES
from kartentisch.server.tables import deadlines, removals, seats, substitutes, undo
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table


def forget(context: Context, person: str) -> None:
    """The person leaves every table and is forgotten; each table in a transaction of its own, the person last.

    Whatever is interrupted is finished by asking again.
    """
    with context.store.read() as connection:
        places = _places(connection, person)
    for name, holder in places:
        with context.change(name) as (connection, table):
            if table.status != "over" and not table.rules_changed and not table.gone:
                _leave(table, holder, context.present())
                _help_no_more(connection, table, holder, context.present())
                removals.settle(connection, table, context.present())
                undo.settle(connection, table, context.present())
    with context.store.write() as connection:
        chains = connection.execute(PERSON_SEATS.select().where(PERSON_SEATS.c.person == person)).all()
        for row in chains:
            access_tokens.revoke(connection, row.round, row.holder)
            _take_notes(connection, row.round, row.holder)
        people.forget(connection, person)
    for name in {name for name, _ in places}:
        context.wakeups.changed(name)


def _take_notes(connection: Connection, chain: str, holder: int) -> None:
    """What they noted and drew for themselves is gone; what they said to others stays, as at the table."""
    tables = NOTEBOOK.c.table_id.in_(select(TABLES.c.id).where(TABLES.c.round == chain))
    drawn = tables & (NOTEBOOK.c.holder == holder) & NOTEBOOK.c.kind.in_(["note", "plan"])
    connection.execute(update(NOTEBOOK).where(drawn).values(kind="gone", body="{}"))  # revisions go on from there


def _places(connection: Connection, person: str) -> list[tuple[str, int]]:
    """Tables and holders: several at one table where the person came with several keys; also where they only help."""
    rows = connection.execute(
        select(TABLES.c.id, PERSON_SEATS.c.holder)
        .join(PERSON_SEATS, PERSON_SEATS.c.round == TABLES.c.round)
        .where(PERSON_SEATS.c.person == person)
        .order_by(TABLES.c.id, PERSON_SEATS.c.holder)
    )
    return [(row.id, row.holder) for row in rows]


def _help_no_more(connection: Connection, table: Table, holder: int, now: int) -> None:
    """The autopilot answers again where a substitute stood in."""
    for seat in [seat for seat, person in table.times.stand_ins.items() if person == holder]:
        seats.leave(table, seat, table.settings.on_timeout, now)
    substitutes.resign(connection, table, holder)


def _leave(table: Table, holder: int, now: int) -> None:
    """Before the game the seats are free; in it the autopilot plays, and somebody else may be invited to each."""
    for seat in [seat for seat in table.seats if seat.holder == holder]:
        autopilot = table.settings.on_timeout
        seats.leave(table, seat.seat, autopilot, now)
        if table.status == "playing":
            removals.vacate(table, seat)
            seat.autopilot, seat.invite = autopilot, access_tokens.new_id(20)
            table.tell("seat_kind", seat=seat.seat, to="open", name=seat.name, bot="")
    heirs = [seat.holder for seat in table.seats if seat.holder is not None]
    if table.status == "playing" and table.owner == holder and heirs:
        deadlines.hand_over(table, heirs[0], now)
