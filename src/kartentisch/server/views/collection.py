"""Finished games without names, of tables where all have agreed to it (docs/host/collection.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, select

from kartentisch.engine.record import Record
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import repository
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records

# of an entry; a note and whatever else may stand there in time stays out
_KEPT: Final = (
    "seat",
    "at",
    "action",
    "from",
    "to",
    "changes",
    "program",
    "options",
    "position",
    "chance",
    "outcome",
    "events",
    "begin",
    "turn",
    "hash",
    "end",
    "scores",
    "winners",
)
_AGREED: Final = '%"open_data":true%'
LEAST_MINUTES: Final = 15


def month(now: int) -> int:
    """When the month of a moment began, in UTC; both in ms since 1970."""
    begun = datetime.fromtimestamp(now / 1000, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int(begun.timestamp() * 1000)


def games(connection: Connection, before: int) -> Iterator[tuple[str, Record]]:
    """All games that may be given out and ended before that moment (ms since 1970), each with the name of its file.

    The name follows from the game alone: nothing leads from it to the table, and a game has the same each time.
    """
    agreed = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.settings.like(_AGREED)).order_by(TABLES.c.id)
    for name in connection.scalars(agreed).all():
        table = repository.find(connection, name)
        record = nameless(table, repository.log(connection, name), before)
        if record is not None:
            digest = hashlib.sha256(record.text().encode()).hexdigest()
            yield f"{table.game_name}-{digest[:16]}.ktj", record


def nameless(table: Table, lines: Sequence[Line], before: int) -> Record | None:
    """The game without what leads to people; None if it was not agreed to, did not begin here at the set-up, or is new.

    Left out are names, notes, talk, keys, signatures, seeds, the id of the table, and all times; how long it took
    is told roughly.
    """
    played = [line.at for line in lines if line.kind == "entry"]
    foreign = table.branch is not None or table.position is not None or any(line.kind == "imported" for line in lines)
    if not table.settings.open_data or table.status != "over" or foreign or not played or played[-1] >= before:
        return None
    record = records.course(table, lines)
    header: dict[str, Any] = {**record.header, "players": [chr(ord("A") + seat) for seat in range(len(table.seats))]}
    header["minutes"] = roughly(played[-1] - played[0])
    return Record(header, [_kept(entry) for entry in record.entries])


def roughly(ms: int) -> int:
    """How long it took, in minutes: at most so many, 15, 30, 60 and so on."""
    most = LEAST_MINUTES
    while most * 60_000 < ms:
        most *= 2
    return most


def _kept(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry without notes; that a seat did not answer by itself is said, but not why."""
    return {key: entry[key] for key in _KEPT if key in entry} | ({"auto": "autopilot"} if entry.get("auto") else {})
