"""Tables as they are kept: read and written as a whole, the log line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, delete, insert, select, update

from kartentisch.engine.game import to_bytes
from kartentisch.server import people
from kartentisch.server.fairness import dice_chain, log_signing
from kartentisch.server.fairness.log_signing import Identity
from kartentisch.server.people import reliability
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import BY_ORDER, NEVER, OUTBOX, SEALED, SEATS, STILL, TABLES, TIMERS
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import advice, logbook, notification_jobs, rated
from kartentisch.server.tables.log_lines import entries_of
from kartentisch.server.tables.logbook import line_of
from kartentisch.server.tables.logbook import log as log
from kartentisch.server.tables.table import Seat, Table
from kartentisch.server.tables.table_rows import columns_of, table_of

_KEY: Final[BindParameter[Any]] = bindparam("key")
_BY_KEY: Final = select(TABLES).where(TABLES.c.id == _KEY)
_FIND: Final = Statement(_BY_KEY)
_FIND_LOCKED: Final = Statement(_BY_KEY.with_for_update())
_FIND_SEATS: Final = Statement(select(SEATS).where(SEATS.c.table_id == _KEY).order_by(SEATS.c.seat))
_INSERT_TABLE: Final = Statement(insert(TABLES))
_CHANGING: Final = [c.key for c in TABLES.c if c.key != "id"]
_NEW: Final = {name: f"new_{name}" for name in _CHANGING}
# what nearly all commands change; with the others SQLite would write their indexes anew, too
_OFTEN: Final = frozenset(
    ("seq", "entries", "state", "decisions", "undo", "moves", "touched", "chain", "seeds", "head", "signature")
)


def _updating(names: Iterable[str]) -> Statement:
    """Writes these columns of a table."""
    return Statement(update(TABLES).where(TABLES.c.id == _KEY).values({name: bindparam(_NEW[name]) for name in names}))


_UPDATE_TABLE: Final = _updating(_CHANGING)
_UPDATE_OFTEN: Final = _updating(sorted(_OFTEN))
_INSERT_SEATS: Final = Statement(insert(SEATS))
_UPDATE_SEAT: Final = Statement(
    update(SEATS)
    .where((SEATS.c.table_id == _KEY) & (SEATS.c.seat == bindparam("number")))
    .values({c.name: bindparam(f"new_{c.name}") for c in SEATS.c if c.name not in ("table_id", "seat")})
)
_INSERT_SEALED: Final = Statement(insert(SEALED))
_FIND_SEALED: Final = Statement(
    select(SEALED.c.row).where(SEALED.c.table_id == _KEY).order_by(SEALED.c.epoch, SEALED.c.number)
)
_INSERT_BY_ORDER: Final = Statement(insert(BY_ORDER))
_INSERT_OUTBOX: Final = insert(OUTBOX)
_DELETE_TIMER: Final = Statement(delete(TIMERS).where(TIMERS.c.table_id == _KEY))
_INSERT_TIMER: Final = Statement(insert(TIMERS))


def find(connection: Connection, table_id: str, lock: bool = False) -> Table:
    """The table; only with `lock`, when nobody else changes it until the transaction ends, can it be saved.

    Raises:
        Rejected: `unknown_table`.
    """
    row = (_FIND_LOCKED if lock else _FIND).first(connection, {"key": table_id})
    if row is None:
        raise refuse("unknown_table")
    table = table_of(row)
    server = log_signing.identity_of(connection)
    table.generation, table.key = server.generation, server.key
    if table.branch is not None:
        table.branch.advice = advice.of_branch(connection, table.branch)
    if table.settings.weekends:
        table.zones = people.zones_in(connection, table.round)
    rows = _FIND_SEATS.rows(connection, {"key": table_id})
    table.seats = [Seat(*row[1:]) for row in rows]  # the columns of the schema are the fields of a seat
    if lock:
        table.row = tuple(row[1:])
        _stored(table, table.due(), table.lane)
    if lock and table.seeds is None and table.status != "over":  # a table older than the dice
        dice_chain.lay(table, entries=entries_of(log(connection, table_id)))
    return table


def _stored(table: Table, due: int, lane: int) -> None:
    table.stored = ([vars(seat).copy() for seat in table.seats], (due, lane))


def save(connection: Connection, table: Table, now: int) -> None:
    """Write everything down: table, seats, dice, log, timer, outbox."""
    _keep_dice(connection, table)
    sealed = logbook.seal(table, log_signing.identity_of(connection), now)
    table.written = [line_of([*row.values()]) for row in sealed]
    seats, timer = table.stored or (None, (NEVER, STILL))
    _write_row(connection, table, columns_of(table, now if sealed or table.packed else table.touched), seats)
    _write_log(connection, table, sealed, now)
    _write_what_follows(connection, table, now)
    table.quiet = False
    due, lane = table.due(), table.lane
    if (due, lane) != timer or lane != STILL:  # where bots go on, the table stands at the end of its lane again
        _DELETE_TIMER.run(connection, {"key": table.id})
        if (due, lane) != (NEVER, STILL):
            _INSERT_TIMER.run(connection, {"table_id": table.id, "due": due, "lane": lane, "queued": now})
    _stored(table, due, lane)


def _write_row(
    connection: Connection, table: Table, columns: Mapping[str, Any], stored: Sequence[Mapping[str, Any]] | None
) -> None:
    """The table and its seats, as far as they have changed; `stored`: the seats as they are, None for a new table."""
    if stored is None:
        _INSERT_TABLE.run(connection, {"id": table.id, **columns})
        _INSERT_SEATS.run(connection, *({"table_id": table.id, **vars(seat)} for seat in table.seats))
    else:
        changed = {name for name, old, new in zip(columns, table.row, columns.values(), strict=True) if old != new}
        written = _UPDATE_OFTEN if changed <= _OFTEN else _UPDATE_TABLE
        written.run(connection, {"key": table.id, **{_NEW[k]: v for k, v in columns.items()}})
        for old, seat in zip(stored, table.seats, strict=True):
            if old != vars(seat):
                new = {f"new_{k}": v for k, v in vars(seat).items() if k != "seat"}
                _UPDATE_SEAT.run(connection, {"key": table.id, "number": seat.seat, **new})
    table.row = tuple(columns.values())


def _write_log(connection: Connection, table: Table, sealed: Sequence[Mapping[str, Any]], now: int) -> None:
    """New lines, and that there are some."""
    if table.packed:
        logbook.write_packed(connection, table.packed)
        table.packed = []
    if sealed:
        logbook.write(connection, sealed)
        if any(seat.holder is not None for seat in table.seats):
            notification_jobs.note(connection, table.id, table.round, now + notification_jobs.GRACE)
        if connection.get_execution_options()["server"].shared:  # else one process has it, and needs no hints of others
            connection.execute(_INSERT_OUTBOX, {"table_id": table.id, "seq": table.seq, "at": now})


def _write_what_follows(connection: Connection, table: Table, now: int) -> None:
    """What other parts of the store note of the change: answers by standing orders, reliability, ratings."""
    if table.by_order:
        rows = [{"table_id": table.id, "seat": seat, "seq": seq} for seat, seq in table.by_order]
        _INSERT_BY_ORDER.run(connection, *rows)
        table.by_order = []
    if table.calls:
        reliability.note(connection, table.round, table.calls)
        table.calls = []
    if table.begins:
        rated.begun(connection, table, now)
        table.begins = False
    if table.status == "over":
        rated.over(connection, table, now)


def seal_ahead(table: Table, server: Identity, now: int) -> None:
    """Chain, sign and pack the lines of a new table before it is saved: many take long, and nobody should wait."""
    table.packed = logbook.pieces(logbook.seal(table, server, now, gently=True))


def _keep_dice(connection: Connection, table: Table) -> None:
    """What the dice have come to: counted again after answers were taken back, opened after the end."""
    seeds = table.seeds
    if seeds is None or seeds.closed:
        return
    seeds.generation = seeds.generation or log_signing.identity_of(connection).generation
    dice_chain.rewind(table)
    if table.status == "over":
        rows = _FIND_SEALED.rows(connection, {"key": table.id})
        dice_chain.open_all(table, [*(msgspec.json.decode(row.row) for row in rows), *table.sealed])
    if table.sealed:
        written = [
            {"table_id": table.id, "epoch": row["epoch"], "number": row["i"], "row": to_bytes(row).decode()}
            for row in table.sealed
        ]
        _INSERT_SEALED.run(connection, *written)
        table.sealed = []
    if table.dice is not None:
        table.chain = to_bytes(table.dice.to_json()).decode()
