"""A lost device is locked out: its session ends, and with it every key of a seat that it may have kept."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, select, update

from kartentisch.server.people import seats
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import PASSKEYS, PERSON_SEATS, SESSIONS

HANDLE: Final = 20  # letters of a digest: names a session or a passkey to its owner, and opens nothing


def told(connection: Connection, person: str, secret: str) -> list[dict[str, Any]]:
    """The browsers in which somebody is known, the one that looks first; `here`: that one."""
    here = access_tokens.digest(secret)
    rows = connection.execute(select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.used.desc()))
    found = [
        {"device": row.digest[:HANDLE], "label": row.label, "created": row.created, "used": row.used,
         "here": row.digest == here}
        for row in rows
    ]  # fmt: skip
    return sorted(found, key=lambda device: not device["here"])


def passkeys(connection: Connection, person: str) -> list[dict[str, Any]]:
    """The passkeys of somebody, the oldest first."""
    own = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [
        {"passkey": handle_of(row.id), "label": row.label, "created": row.created, "used": row.used, "site": row.site}
        for row in connection.execute(own)
    ]


def lock_out(connection: Connection, person: str, device: str, secret: str) -> list[str] | None:
    """End one session, or all but this one (`device` is empty); the tables to be told of it, None if there is none.

    All but this one are out even where no other has a session: a lost device may have had a key or a link alone.
    """
    others = SESSIONS.c.digest != access_tokens.digest(secret)
    which = SESSIONS.c.digest.startswith(device, autoescape=True) if device else others
    if not _end(connection, person, which) and device:
        return None
    return _void(connection, person)


def remove_passkey(connection: Connection, person: str, handle: str, secret: str) -> list[str] | None:
    """A passkey opens nothing any more, and whoever came in by it is out, but for this browser; as `lock_out`."""
    name = _passkey(connection, person, handle)
    if name is None:
        return None
    connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == name))
    others = SESSIONS.c.digest != access_tokens.digest(secret)
    _end(connection, person, (SESSIONS.c.passkey == name) & others)
    return _void(connection, person)


def name_passkey(connection: Connection, person: str, handle: str, label: str) -> bool:
    """Whether there is one to be called so."""
    name = _passkey(connection, person, handle)
    connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == name).values(label=label))
    return name is not None


def _passkey(connection: Connection, person: str, handle: str) -> str | None:
    own = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)
    return next((row.id for row in connection.execute(own) if handle_of(row.id) == handle), None)


def handle_of(passkey: str) -> str:
    return access_tokens.digest(passkey)[:HANDLE]


def _end(connection: Connection, person: str, which: ColumnElement[bool]) -> bool:
    """Whether there was one."""
    return connection.execute(delete(SESSIONS).where((SESSIONS.c.person == person) & which)).rowcount > 0


def _void(connection: Connection, person: str) -> list[str]:
    """No key and no link of the person's seats is good any more; their tables."""
    chains = select(PERSON_SEATS).where(PERSON_SEATS.c.person == person)
    for row in connection.execute(chains).all():
        access_tokens.void(connection, row.round, row.holder)
    return sorted(seats.tables_of(connection, person))
