"""Tables where somebody may have to be told something: noted with the change itself, looked at a little later."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Executable, Text, bindparam, case, cast, exists, select

from kartentisch.server.store.schema import NOTIFICATION_JOBS, NOTIFICATION_TARGETS, PERSON_SEATS
from kartentisch.server.store.statements import Statement

GRACE: Final = 12_000  # ms: whoever is at the table answers, or is seen to be there


def _noting(insert: Any) -> Executable:
    """Only where somebody has a place to be told: most tables have none, and cost nothing but this look."""
    somebody = exists().where(
        (PERSON_SEATS.c.round == bindparam("chain")) & (NOTIFICATION_TARGETS.c.person == PERSON_SEATS.c.person)
    )
    channel = exists().where(NOTIFICATION_TARGETS.c.table_id == bindparam("key"))
    row = select(cast(bindparam("key"), Text), cast(bindparam("moment"), BigInteger)).where(somebody | channel)
    into = insert(NOTIFICATION_JOBS).from_select(["table_id", "due"], row)
    sooner = case((NOTIFICATION_JOBS.c.due < into.excluded.due, NOTIFICATION_JOBS.c.due), else_=into.excluded.due)
    done: Executable = into.on_conflict_do_update(index_elements=["table_id"], set_={"due": sooner})
    return done


_NOTE: Final = Statement(_noting)


def note(connection: Connection, table_id: str, chain: str, due: int) -> None:
    """Look at the table at `due`, or earlier; in the transaction that changes it."""
    _NOTE.run(connection, {"key": table_id, "chain": chain, "moment": due})
