"""Addresses of e-mail: each is one person's, who came in by it or has added it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from kartentisch.server.store.schema import MAILS


def key_of(address: str) -> str:
    """The same for addresses that only capitals tell apart."""
    return address.lower()


def owner_of(connection: Connection, address: str) -> str | None:
    return connection.execute(select(MAILS.c.person).where(MAILS.c.address == key_of(address))).scalar()


def of(connection: Connection, person: str) -> str | None:
    """The address of somebody."""
    return connection.execute(select(MAILS.c.address).where(MAILS.c.person == person)).scalar()


def keep(connection: Connection, person: str, address: str, now: int) -> None:
    """It is theirs, in place of the one they had."""
    remove(connection, person)
    connection.execute(insert(MAILS).values(address=key_of(address), person=person, since=now))


def remove(connection: Connection, person: str) -> None:
    connection.execute(delete(MAILS).where(MAILS.c.person == person))
