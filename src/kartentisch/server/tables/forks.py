"""Heads that browsers remember: a signed head that is not in this log is told to all (docs/protocol/log.md §1.4)."""

from __future__ import annotations

from typing import Any, Final, Protocol

from sqlalchemy import BindParameter, Connection, bindparam, select

from kartentisch.fairness import log_chain
from kartentisch.server.store.schema import LOG
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables.table import Table

MOST: Final = 8  # such lines at one table: one would do, and nobody fills a log with them

_KEY: Final[BindParameter[Any]] = bindparam("key")
_HASH: Final = Statement(
    select(LOG.c.hash, LOG.c.signature).where((LOG.c.table_id == _KEY) & (LOG.c.seq == bindparam("seq")))
)
_TOLD: Final = Statement(select(LOG.c.body).where((LOG.c.table_id == _KEY) & (LOG.c.kind == "forked")))


class Remembered(Protocol):
    """A head as a browser has it; `kartentisch.server.commands.kinds.Seen` is one."""

    seq: int
    hash: str
    signature: str


def compare(connection: Connection, table: Table, seat: int, seen: Remembered, last: tuple[int, str]) -> None:
    """Tell of a head that this server has signed for this table, and that its log does not contain.

    Args:
        seat: whose browser remembers it.
        last: number and hash of the last line that is stored; most heads are just that one.
    """
    if (seen.seq, seen.hash) == last:
        return
    row = _HASH.first(connection, {"key": table.id, "seq": seen.seq}) if seen.seq <= last[0] else None
    if row is not None and row.hash in (None, seen.hash):
        return
    if not log_chain.is_signed(table.key, seen.signature, table.id, seen.seq, bytes.fromhex(seen.hash)):
        return  # of another server, or of nobody
    told = [str(line.body) for line in _TOLD.rows(connection, {"key": table.id})]
    if len(told) < MOST and not any(seen.hash in body for body in told):
        table.tell("forked", seat=seat, line=seen.seq, hash=seen.hash, signature=seen.signature)
