"""The log of a table as it is kept: line by line, and packed where lines came in one go or are old.

A packed piece holds the rows as they were, so a log reads the same from both.  Lines never change.
"""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import BindParameter, Connection, Integer, bindparam, delete, insert, select

from kartentisch.engine.game import to_bytes
from kartentisch.fairness import log_chain
from kartentisch.server.fairness import log_signing
from kartentisch.server.fairness.log_signing import Identity
from kartentisch.server.store.schema import LOG, PACKED
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table

PIECE: Final = 500  # lines in a packed piece
BREATH: Final = 8, 0.0002  # after so many lines a pause of so many seconds, where many are sealed in one go

_KEY: Final[BindParameter[Any]] = bindparam("key")
_INSERT: Final = Statement(insert(LOG))
_INSERT_PACKED: Final = Statement(insert(PACKED))
_AFTER: Final = select(LOG).where((LOG.c.table_id == _KEY) & (LOG.c.seq > bindparam("after"))).order_by(LOG.c.seq)
_LOG_AFTER: Final = Statement(_AFTER)
_LOG_SOME: Final = Statement(_AFTER.limit(bindparam("most", type_=Integer)))
_LOG_UNTIL: Final = Statement(_AFTER.where(LOG.c.seq <= bindparam("until")))
_PACKED: Final = Statement(
    select(PACKED.c.lines)
    .where((PACKED.c.table_id == _KEY) & (PACKED.c.last > bindparam("after")) & (PACKED.c.first <= bindparam("until")))
    .order_by(PACKED.c.first)
    .limit(bindparam("pieces", type_=Integer))
)
_EVER: Final = 2**31 - 1


def log(connection: Connection, table_id: str, after: int = 0, until: int | None = None, most: int = 0) -> list[Line]:
    """The lines of the log after `after`: up to `until`, or as many as `most`, or all."""
    query = _LOG_UNTIL if until is not None else _LOG_SOME if most else _LOG_AFTER
    rows: list[Any] = query.rows(connection, {"key": table_id, "after": after, "until": until, "most": most})
    if not rows or rows[0].seq > after + 1:  # older ones may be packed
        rows = [*_unpacked(connection, table_id, after, until, most), *rows]
    return [line_of(row) for row in (rows[:most] if most else rows)]


def _unpacked(
    connection: Connection, table_id: str, after: int, until: int | None, most: int
) -> Iterator[Sequence[Any]]:
    end = _EVER if until is None else until
    pieces = 1 + -(-most // PIECE) if most else _EVER
    for row in _PACKED.rows(connection, {"key": table_id, "after": after, "until": end, "pieces": pieces}):
        for kept in msgspec.json.decode(zlib.decompress(row.lines)):
            if after < kept[0] <= end:
                yield (table_id, *kept)


def line_of(row: Sequence[Any]) -> Line:
    """From the values of a row of the log."""
    _, seq, at, kind, body, digest, signature, private = row
    decode = msgspec.json.decode
    return Line(seq, at, kind, decode(body), digest, signature, decode(private) if private else None)


def seal(table: Table, server: Identity, now: int, gently: bool = False) -> list[dict[str, Any]]:
    """The rows of the new lines of the log, chained to the last one and signed.

    `gently`: with pauses, in which whoever waits has the interpreter; a change cannot afford them, an import can.
    """
    if not table.lines:
        return []
    table.veil = table.veil or secrets.token_hex(32)
    veil = bytes.fromhex(table.veil)
    head = bytes.fromhex(table.head) if table.head else log_chain.beginning(table.id)
    first, rows = table.seq - len(table.lines) + 1, []
    for seq, (kind, body) in enumerate(table.lines, first):
        if gently and seq % BREATH[0] == 0:
            time.sleep(BREATH[1])
        head, proof = log_signing.sealed_line(server, veil, table.id, table.game, head, seq, now, kind, body)
        rows.append(
            {"table_id": table.id, "seq": seq, "at": now, "kind": kind, "body": to_bytes(body).decode(), **proof}
        )
    table.head, table.signature = rows[-1]["hash"], rows[-1]["signature"]
    table.lines = []
    return rows


def write(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add sealed rows to the log."""
    _INSERT.run(connection, *rows)


def pieces(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Sealed rows of one table, in packed pieces, for `write_packed`."""
    made = []
    for begin in range(0, len(rows), PIECE):
        part = rows[begin : begin + PIECE]
        text = msgspec.json.encode([[value for name, value in row.items() if name != "table_id"] for row in part])
        made.append(
            {"table_id": part[0]["table_id"], "first": part[0]["seq"], "last": part[-1]["seq"],
             "lines": zlib.compress(text)}
        )  # fmt: skip
    return made


def write_packed(connection: Connection, made: Sequence[Mapping[str, Any]]) -> None:
    _INSERT_PACKED.run(connection, *made)


def pack(connection: Connection, table_id: str) -> int:
    """Pack what stands line by line; how many lines that were."""
    rows = [row._asdict() for row in _LOG_AFTER.rows(connection, {"key": table_id, "after": 0})]
    write_packed(connection, pieces(rows))
    connection.execute(delete(LOG).where(LOG.c.table_id == table_id))
    return len(rows)
