"""All that a store holds, row by row into another one: from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, func, insert, select

from kartentisch.engine.errors import EngineError
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import METADATA, OUTBOX, SERVER_NOTES, TABLES

PORTION: Final = 500  # rows at once


def move(source: Store, target: Store, told: Callable[[str, int], None] = lambda name, rows: None) -> int:
    """Copy everything, key and all, in one transaction; how many tables of people that were.

    The source stays as it is, and must not be served any more: both would roll the same dice.  So the target begins a
    new generation at its next start, as after a return to a backup.

    Args:
        told: called with the name and the rows of each kind of thing that was copied.

    Raises:
        EngineError: `not_empty`, if there are tables in the target already; nothing is copied then.
    """
    with source.read() as here, target.write() as there:
        if _count(there, TABLES.name):
            raise EngineError("not_empty")
        there.execute(SERVER_NOTES.delete())
        for table in METADATA.sorted_tables:
            if table is OUTBOX:
                continue  # hints of a moment
            result = here.execution_options(yield_per=PORTION).execute(select(table))
            for rows in result.mappings().partitions(PORTION):
                there.execute(insert(table), [{column.key: row[column] for column in table.columns} for row in rows])
            told(table.name, _count(there, table.name))
            if _count(there, table.name) != _count(here, table.name):
                raise EngineError("bad_database", problem=table.name)
        target.note(there, "copied", "1")
        return _count(there, TABLES.name)


def _count(connection: Connection, name: str) -> int:
    return int(connection.execute(select(func.count()).select_from(METADATA.tables[name])).scalar() or 0)
