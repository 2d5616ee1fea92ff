"""The queue of what leaves the server: rows that are written with what they are about, and sent after the commit.

A process that sends claims rows for a while.  One that dies meanwhile leaves them to others: they are sent once more,
because nobody knows whether they were, and then never again.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from kartentisch.server.store.schema import NEVER, OUTGOING
from kartentisch.server.store.statements import insert_into

CLAIMED: Final = 120_000  # ms that a process has for what it has claimed
WAITS: Final = (60_000, 300_000, 1_800_000, 7_200_000, 21_600_000)  # ms before it is tried again; then given up
KEPT: Final = 30 * 86_400_000  # ms that is known what was sent, so that it is not sent again
AT_ONCE: Final = 16  # receivers of one kind in one round
BUNDLE: Final = 20  # matters in one message
NO_TARGET: Final = ""  # of an e-mail that goes to an address itself, such as one to sign in

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class Outgoing:
    """Something to be told to one receiver.

    Attributes:
        kind: mail | push | other | untried: the row it waits in.
        target: the receiver's id, or NO_TARGET.
        subject: what it is about: nothing is told twice to one receiver.
        tries: how often it has failed.
        until: the moment to which it is claimed.
    """

    id: int
    kind: str
    target: str
    subject: str
    table_id: str
    body: dict[str, Any]
    tries: int
    until: int


def put(
    connection: Connection,
    kind: str,
    target: str,
    subject: str,
    body: dict[str, Any],
    due: int,
    now: int,
    table_id: str = "",
) -> bool:
    """Something is to be told at `due`; whether it was not known already."""
    values = {
        "kind": kind,
        "target": target,
        "subject": subject,
        "table_id": table_id,
        "body": msgspec.json.encode(body).decode(),
        "due": due,
        "locked": 0,
        "tries": 0,
        "broken": 0,
        "state": "waiting",
        "created": now,
    }
    put = insert_into(connection, OUTGOING).values(values).on_conflict_do_nothing()
    return connection.execute(put.returning(OUTGOING.c.id)).first() is not None


def waits(connection: Connection, target: str, beginning: str) -> bool:
    """Whether something whose subject begins so is still to be told there."""
    mine = (OUTGOING.c.target == target) & (OUTGOING.c.due < NEVER) & OUTGOING.c.subject.startswith(beginning)
    return connection.execute(select(OUTGOING.c.id).where(mine).limit(1)).first() is not None


def claim(connection: Connection, kind: str, now: int) -> list[list[Outgoing]]:
    """What is due, by receiver, each for one message; nobody else gets it for CLAIMED ms."""
    free = (OUTGOING.c.due <= now) & (OUTGOING.c.locked <= now) & (OUTGOING.c.kind == kind)
    query = select(OUTGOING).where(free).order_by(OUTGOING.c.due, OUTGOING.c.id).limit(AT_ONCE * BUNDLE)
    rows = connection.execute(query.with_for_update(skip_locked=True)).all()
    found: dict[str, list[Outgoing]] = {}
    for row in rows:
        if row.locked and row.broken:  # for the second time nobody knows what became of it
            settle(connection, [row.id], "failed")
            LOGGER.warning("a message is given up", extra={"facts": {"kind": kind, "problem": "interrupted"}})
            continue
        key = row.target or f"message {row.id}"
        if (key in found and len(found[key]) >= BUNDLE) or (key not in found and len(found) >= AT_ONCE):
            continue
        broken = row.broken + (1 if row.locked else 0)
        changed = update(OUTGOING).where(OUTGOING.c.id == row.id)
        connection.execute(changed.values(locked=now + CLAIMED, broken=broken))
        body = msgspec.json.decode(row.body)
        told = Outgoing(row.id, row.kind, row.target, row.subject, row.table_id, body, row.tries, now + CLAIMED)
        found.setdefault(key, []).append(told)
    return list(found.values())


def renew(connection: Connection, told: Sequence[Outgoing], now: int) -> list[Outgoing]:
    """What is still ours, for CLAIMED ms from now: what was claimed for too long may be with others by now."""
    held = _held(connection, told)
    connection.execute(update(OUTGOING).where(OUTGOING.c.id.in_(held)).values(locked=now + CLAIMED))
    return [replace(one, until=now + CLAIMED) for one in told if one.id in held]


def release(connection: Connection, told: Sequence[Outgoing]) -> None:
    """It was claimed, and nobody has tried to send it: others may."""
    connection.execute(update(OUTGOING).where(OUTGOING.c.id.in_(_held(connection, told))).values(locked=0))


def _held(connection: Connection, told: Sequence[Outgoing]) -> set[int]:
    until = {one.id: one.until for one in told}
    query = select(OUTGOING.c.id, OUTGOING.c.locked).where(OUTGOING.c.id.in_(until)).order_by(OUTGOING.c.id)
    return {row.id for row in connection.execute(query.with_for_update()) if row.locked == until[row.id]}


def is_due(connection: Connection, kind: str, now: int) -> bool:
    """Whether there is something to claim."""
    free = (OUTGOING.c.due <= now) & (OUTGOING.c.locked <= now) & (OUTGOING.c.kind == kind)
    return connection.execute(select(OUTGOING.c.id).where(free).limit(1)).first() is not None


def waiting(connection: Connection) -> int:
    """How much is to be sent."""
    return int(connection.execute(select(func.count()).where(OUTGOING.c.due < NEVER)).scalar() or 0)


def settle(connection: Connection, ids: Collection[int], state: str) -> None:
    """It is over: `sent`, `dropped` because nobody needs it any more, or `failed`.  Its text is forgotten."""
    which = OUTGOING.c.id.in_(ids)
    connection.execute(update(OUTGOING).where(which).values(due=NEVER, locked=0, state=state, body="{}"))


def postpone(connection: Connection, ids: Collection[int], due: int) -> None:
    """Not before `due`; that is nobody's failure."""
    connection.execute(update(OUTGOING).where(OUTGOING.c.id.in_(ids)).values(due=due, locked=0))


def failed(connection: Connection, told: Sequence[Outgoing], now: int, wait: int = 0) -> bool:
    """It could not be sent: later again, not before `wait` ms; whether it is given up."""
    tries = max(one.tries for one in told)
    ids = [one.id for one in told]
    if tries >= len(WAITS):
        settle(connection, ids, "failed")
        return True
    values = {"due": now + max(wait, WAITS[tries]), "locked": 0, "tries": tries + 1}
    connection.execute(update(OUTGOING).where(OUTGOING.c.id.in_(ids)).values(values))
    return False


def forget(connection: Connection, now: int) -> None:
    """What was settled long ago."""
    connection.execute(delete(OUTGOING).where((OUTGOING.c.due == NEVER) & (OUTGOING.c.created < now - KEPT)))


def divert(connection: Connection, target: str, kind: str) -> None:
    """What waits for this receiver waits in another row from now on."""
    mine = (OUTGOING.c.target == target) & (OUTGOING.c.due < NEVER)
    connection.execute(update(OUTGOING).where(mine).values(kind=kind))


def drop_target(connection: Connection, target: str) -> None:
    """Nobody is told anything there any more."""
    connection.execute(delete(OUTGOING).where(OUTGOING.c.target == target))


def counts(connection: Connection, now: int, since: int) -> dict[str, int]:
    """`waiting`, `late` (by an hour), and since that moment `sent` and `failed`."""
    found = {"waiting": 0, "late": 0, "sent": 0, "failed": 0}
    waiting = select(func.count()).where(OUTGOING.c.due < NEVER)
    found["waiting"] = int(connection.execute(waiting).scalar() or 0)
    found["late"] = int(connection.execute(waiting.where(OUTGOING.c.due < now - 3_600_000)).scalar() or 0)
    grouped = select(OUTGOING.c.state, func.count()).where(OUTGOING.c.created >= since).group_by(OUTGOING.c.state)
    for state, number in connection.execute(grouped):
        if state in ("sent", "failed"):
            found[state] = int(number)
    return found
