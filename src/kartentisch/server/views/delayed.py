"""A table as those see it who only look on, where it was agreed that they see it later.

Players and whoever leads the table see it as it is.  For all others it is played again up to the last line that is old
enough, or lies so many answers back: view, log, stream, past, record, lobby and result are those of that moment, and
nothing that came after it changes a byte.  Once the end itself is old enough, everything is shown.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, Integer, bindparam, func, select

from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import LOG, PACKED
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository, substitutes
from kartentisch.server.tables.requests import Removals
from kartentisch.server.tables.table import Lead, Table, TableSettings
from kartentisch.server.tables.times import Times
from kartentisch.server.views.past_moments import Past

MINUTE: Final = 60_000

_KEY: Final[BindParameter[Any]] = bindparam("key")
_OLD: Final = Statement(
    select(LOG.c.seq)
    .where((LOG.c.table_id == _KEY) & (LOG.c.at <= bindparam("then")))
    .order_by(LOG.c.seq.desc())
    .limit(1)
)
_LAST_ENTRY: Final = Statement(
    select(LOG.c.at).where((LOG.c.table_id == _KEY) & (LOG.c.kind == "entry")).order_by(LOG.c.seq.desc()).limit(1)
)
_ANSWERS: Final = Statement(
    select(LOG.c.seq)
    .where((LOG.c.table_id == _KEY) & (LOG.c.kind == "entry") & LOG.c.body.contains('"action":'))
    .order_by(LOG.c.seq.desc())
    .limit(bindparam("most", type_=Integer))
)
_PACKED: Final = Statement(select(func.max(PACKED.c.last).label("last")).where(PACKED.c.table_id == _KEY))


def delays(settings: TableSettings) -> bool:
    return bool(settings.spectator_minutes or settings.spectator_moves)


def horizon(connection: Connection, table: Table, person: int, now: int) -> int | None:
    """The last line that the person may know of; None: all of them."""
    settings = table.settings
    if not delays(settings) or table.status == "waiting":
        return None
    if person >= 0 and (person == table.owner or contexts.own_seats(table, person)):
        return None
    then = now - MINUTE * settings.spectator_minutes
    if table.status == "over":
        end = _LAST_ENTRY.first(connection, {"key": table.id})
        if end is None or end.at <= then:  # what is said after it makes the end no younger
            return None
    seq = table.seq
    if settings.spectator_minutes:
        found = _OLD.first(connection, {"key": table.id, "then": then})
        seq = found.seq if found is not None else _packed(connection, table)
    if settings.spectator_moves and table.status != "over":
        answers = _ANSWERS.rows(connection, {"key": table.id, "most": settings.spectator_moves})
        back = answers[-1].seq - 1 if len(answers) == settings.spectator_moves else _packed(connection, table)
        seq = min(seq, back)
    return seq


def _packed(connection: Connection, table: Table) -> int:
    """The last line of a game that was brought along; 0: nothing is known yet."""
    row = _PACKED.first(connection, {"key": table.id})
    return 0 if row is None or row.last is None else int(row.last)


def as_seen(connection: Connection, past: Past, table: Table, person: int, now: int) -> Table:
    """The table as the person may know it: itself, or one of the past, to be looked at only.

    Raises:
        KartentischError: as for `Past.state`.
    """
    seq = horizon(connection, table, person, now)
    return table if seq is None else at(connection, past, table, person, seq)


def at(connection: Connection, past: Past, table: Table, person: int, seq: int) -> Table:
    """The table right after the line, with nothing of what came later."""
    if seq == table.seq and table.state is not None:
        state = table.position_now()
    else:
        state = past.state(connection, table, seq) if seq else None
    if state is not None and state.over and table.status == "over":
        return table
    text = None if state is None else table.text_of(state)
    return _past(connection, table, person, seq, "waiting" if state is None else "playing", text)


def in_short(connection: Connection, table: Table, person: int, now: int) -> Table:
    """The same for a summary alone: a game whose end is not old enough goes on."""
    seq = horizon(connection, table, person, now)
    return table if seq is None else _past(connection, table, person, seq, "playing", None)


def insist_over(connection: Connection, table: Table, person: int, now: int) -> None:
    """Rejected: `not_over` for those who do not know of the end yet."""
    if horizon(connection, table, person, now) is not None:
        raise refuse("not_over")


def _past(connection: Connection, table: Table, person: int, seq: int, status: str, state: str | None) -> Table:
    lines = repository.log(connection, table.id, seq - 1, seq) if seq else []
    last = lines[-1] if lines else None
    helps = substitutes.of(table, person) is not None  # who would step in has to know where
    times = table.times
    return replace(
        table,
        seq=seq,
        status=status,
        state=state,
        touched=table.created if last is None else last.at,
        head="" if last is None else last.hash or "",
        signature="" if last is None else last.signature or "",
        seats=table.seats if helps else [replace(seat, autopilot="", invite="") for seat in table.seats],
        times=Times(substitutes=times.substitutes, stand_ins=times.stand_ins) if helps else Times(),
        decisions={}, undo=[], moves=[], undo_request=None, lead=Lead(), removals=Removals(), successor=None,
        seeds=None, time_left=None, ends=None, stuck=False, entries=0,
    )  # fmt: skip
