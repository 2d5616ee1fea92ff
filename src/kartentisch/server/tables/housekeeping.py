"""What the server keeps, and for how long: by rule, a little at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from kartentisch.server.people import persons, sessions, tickets
from kartentisch.server.store.schema import (
    BY_ORDER,
    COMMANDS,
    KEYS,
    LOG,
    NOTEBOOK,
    NOTIFICATION_JOBS,
    NOTIFICATION_TARGETS,
    OUTBOX,
    OUTGOING,
    PACKED,
    PERSON_SEATS,
    RATED_GAMES,
    REPORTS,
    REVIEWS,
    SEALED,
    SEATS,
    SERVER_NOTES,
    TABLES,
    TIMERS,
)
from kartentisch.server.tables import logbook
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.quotas import NOBODY_SITS

DAY: Final = 86_400_000
_ELSEWHERE: Final = '"to":"http'  # in what is stored of a move: `Moved.to`
PORTION: Final = 20  # tables of one kind at once
PERSONS_AT_ONCE: Final = 100


@dataclass(frozen=True)
class Rule:
    """Tables that are `which` and were not touched for so many days (0: never) are removed, or else packed."""

    name: str
    which: ColumnElement[bool]
    days: int
    remove: bool


def rules(context: Context) -> list[Rule]:
    """As this server has them."""
    kept, over = context.retention, TABLES.c.status == "over"
    line_by_line = select(LOG.c.seq).where(LOG.c.table_id == TABLES.c.id).exists()
    return [
        Rule("waiting", TABLES.c.status == "waiting", kept.waiting_days, True),
        Rule("branches", and_(TABLES.c.status == "playing", TABLES.c.branch.is_not(None)), kept.waiting_days, True),
        Rule("stuck", and_(TABLES.c.status == "playing", TABLES.c.stuck == 1), kept.waiting_days, True),
        Rule("moved", and_(TABLES.c.status == "playing", TABLES.c.moved.contains(_ELSEWHERE)), kept.moved_days, True),
        Rule("unplayed", and_(over, NOBODY_SITS), kept.unplayed_days, True),
        Rule("finished", over, kept.finished_days, True),
        Rule("packed", and_(over, line_by_line), kept.packed_days, False),
    ]


def due(context: Context, connection: Connection, rule: Rule, now: int, most: int = PORTION) -> list[str]:
    """The tables that the rule is for by now, those first that were not touched for longest."""
    if not rule.days:
        return []
    query = select(TABLES.c.id).where(rule.which & (TABLES.c.touched < now - rule.days * DAY))
    return [row.id for row in connection.execute(query.order_by(TABLES.c.touched).limit(most))]


def tidy(context: Context) -> int:
    """Remove and pack what is due, each table in a transaction of its own, and forget whom nothing leads to any more.

    Returns:
        How many tables and persons there were.
    """
    done = 0
    for rule in rules(context):
        with context.store.read() as connection:
            names = due(context, connection, rule, context.store.now())
        for name in names:
            with context.store.write() as connection:
                here = select(TABLES.c.id).where(TABLES.c.id == name).with_for_update()
                if connection.execute(here).first() is None or name not in due(
                    context, connection, _only(rule, name), context.store.now()
                ):
                    continue  # somebody was there meanwhile
                if rule.remove:
                    remove(connection, name)
                else:
                    logbook.pack(connection, name)
            context.wakeups.changed(name)
            done += 1
    with context.store.write() as connection:
        tickets.forget(connection, context.store.now())
        sessions.forget(connection, context.store.now())
        gone = persons.out_of_reach(connection, PERSONS_AT_ONCE)
        for person in gone:
            persons.forget(connection, person)
    return done + len(gone)


def _only(rule: Rule, name: str) -> Rule:
    return Rule(rule.name, rule.which & (TABLES.c.id == name), rule.days, rule.remove)


def last_signed(connection: Connection, name: str) -> int:
    """The last line of this table's log that the server knows to have signed, or taken in, before; 0: of none."""
    known = select(SERVER_NOTES.c.value).where(SERVER_NOTES.c.name == f"arrival {name}")
    return int(connection.execute(known).scalar() or 0)


def signed_to(connection: Connection, name: str, seq: int) -> None:
    """The server signs no other line of this table up to that one, whatever file somebody brings later."""
    if seq <= last_signed(connection, name):
        return
    connection.execute(delete(SERVER_NOTES).where(SERVER_NOTES.c.name == f"arrival {name}"))
    connection.execute(insert(SERVER_NOTES).values(name=f"arrival {name}", value=str(seq)))


def remove(connection: Connection, name: str) -> None:
    """Everything of the table; keys, too, if no table of the same people is left."""
    gone = connection.execute(select(TABLES.c.round, TABLES.c.seq).where(TABLES.c.id == name)).first()
    if gone is not None:
        signed_to(connection, name, gone.seq)
    chain = gone and gone.round
    channels = select(NOTIFICATION_TARGETS.c.id).where(NOTIFICATION_TARGETS.c.table_id == name)
    connection.execute(delete(OUTGOING).where(OUTGOING.c.target.in_(channels)))
    for rows in (
        SEATS, LOG, PACKED, SEALED, BY_ORDER, COMMANDS, OUTBOX, TIMERS, REVIEWS, NOTIFICATION_JOBS, NOTEBOOK, REPORTS,
        NOTIFICATION_TARGETS,
    ):  # fmt: skip
        connection.execute(delete(rows).where(rows.c.table_id == name))
    here = (RATED_GAMES.c.table_id == name) & ((RATED_GAMES.c.new_mean.is_(None)) | (RATED_GAMES.c.person == ""))
    connection.execute(delete(RATED_GAMES).where(here))  # what has counted is its people's
    connection.execute(delete(TABLES).where(TABLES.c.id == name))
    connection.execute(update(TABLES).where(TABLES.c.successor == name).values(successor=None))
    others = select(TABLES.c.id).where(TABLES.c.round == chain)
    if connection.execute(others.limit(1)).first() is None:
        for rows in (KEYS, PERSON_SEATS):
            connection.execute(delete(rows).where(rows.c.round == chain))
