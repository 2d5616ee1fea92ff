"""Whose the bots of a table are to think about, where several processes serve one store: claimed for a while.

A process that is killed is missed until its claims run out; one that ends gives them back.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Integer, bindparam, select, text, update

from kartentisch.server.store.schema import ALONE, BESIDE, STILL, TIMERS
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables.context import Context

TURNS: Final = 4  # tables in one sweep where people wait for bots
THINKING: Final = 15_000  # a process has a table whose bots think for so long; longer than any of them thinks
PATIENCE: Final = 5_000  # ms without a helper elsewhere that takes its bots

_IN_LANE: Final = (
    select(TIMERS.c.table_id)
    .where((TIMERS.c.lane == bindparam("lane")) & (TIMERS.c.queued <= bindparam("now")))
    .order_by(TIMERS.c.queued)
    .limit(bindparam("most", type_=Integer))
)
_QUEUED: Final = Statement(_IN_LANE)
_FREE: Final = Statement(_IN_LANE.with_for_update(skip_locked=True))


def patience(context: Context) -> int:
    """ms that a table whose bots are asked is left to helpers elsewhere; then it is not, for there may be none."""
    return PATIENCE if context.helped else 0


def queued(connection: Connection, now: int, more: int, which: Statement = _QUEUED) -> list[str]:
    """Tables where bots are to move: some beside people, and one where they are alone; so many `more` of each."""
    lanes = ((BESIDE, TURNS + more), (ALONE, 1 + more))
    found = [which.rows(connection, {"lane": lane, "now": now, "most": most}) for lane, most in lanes]
    return [row.table_id for rows in found for row in rows]


def claim(context: Context, now: int) -> list[str]:
    """The same, for this process alone: no other one lets their bots think, unless this one is not heard of again."""
    with context.store.write() as connection:
        if not context.store.sqlite:
            connection.execute(text("SET LOCAL synchronous_commit = off"))  # nothing is lost with a claim
        since = now - patience(context)
        found = [name for name in queued(connection, since, len(context.later), _FREE) if name not in context.later]
        connection.execute(update(TIMERS).where(TIMERS.c.table_id.in_(found)).values(queued=now + THINKING))
    return found


def with_others(context: Context, due: Sequence[Any], own: Collection[str], now: int) -> set[str]:
    """Those of the tables whose bots another process has, or is to have."""
    if not context.store.shared:
        return set()
    since = now - patience(context)
    mine = {*own, *context.thoughts.tables}
    return {row.table_id for row in due if row.lane != STILL and row.queued > since and row.table_id not in mine}


def leave(context: Context) -> None:
    """This process ends: others need not wait until its claims run out."""
    with context.store.write() as connection:
        release(connection, context.thoughts.tables, context.store.now())


def release(connection: Connection, names: Collection[str] | None, now: int) -> None:
    """Others may let the bots of these tables think, at once; None: of all tables."""
    claimed = (TIMERS.c.lane != STILL) & (TIMERS.c.queued > now)
    own = claimed if names is None else claimed & TIMERS.c.table_id.in_(names)
    connection.execute(update(TIMERS).where(own).values(queued=now))
