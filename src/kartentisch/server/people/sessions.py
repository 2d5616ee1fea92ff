"""The browsers that a person is known by: each has a secret in a cookie, of which only the hash is stored."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from kartentisch.server.people.persons import Person
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import PERSONS, SESSIONS
from kartentisch.server.store.statements import Statement

COOKIE: Final = "kartentisch_me"
HOUR: Final = 3_600_000
DAYS: Final = 400  # what browsers keep a cookie for at most
MOST: Final = 32  # of one person; the one that was used least recently goes
LONGEST_LABEL: Final = 40

_WHO: Final = Statement(
    select(PERSONS, SESSIONS.c.used)
    .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
    .where(SESSIONS.c.digest == bindparam("known"))
)
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def person_of(connection: Connection, cookies: Mapping[str, str]) -> Person | None:
    """Whoever has sent these cookies (`request.cookies`), if they are somebody already."""
    secret = cookies.get(COOKIE)
    row = _WHO.first(connection, {"known": access_tokens.digest(secret)}) if secret else None
    return None if row is None else Person(row.id, row.name, row.language, row.zone, row.created)


def unnoted(connection: Connection, cookies: Mapping[str, str], now: int) -> bool:
    """Whether `seen` has something to write down."""
    secret = cookies.get(COOKIE)
    row = _WHO.first(connection, {"known": access_tokens.digest(secret)}) if secret else None
    return row is not None and row.used < now - HOUR


def begin(connection: Connection, person: str, label: str, now: int, passkey: str = "") -> str:
    """The secret for a browser that is theirs from now on: always a fresh one, whatever it had before."""
    secret = secrets.token_urlsafe(24)
    values = {"digest": access_tokens.digest(secret), "person": person, "label": label, "passkey": passkey}
    connection.execute(insert(SESSIONS).values(**values, created=now, used=now))
    own = SESSIONS.c.person == person
    rows = connection.execute(select(SESSIONS.c.digest).where(own).order_by(SESSIONS.c.used.desc(), SESSIONS.c.created))
    for row in rows.all()[MOST:]:
        connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == row.digest))
    return secret


def seen(connection: Connection, secret: str, now: int) -> None:
    """It is used; written down once an hour."""
    this = (SESSIONS.c.digest == access_tokens.digest(secret)) & (SESSIONS.c.used < now - HOUR)
    connection.execute(update(SESSIONS).where(this).values(used=now))


def label_of(agent: str) -> str:
    """What a browser calls itself, in two words, so that its owner knows it again; nothing finer is kept."""
    browser = next((name for mark, name in _BROWSERS if re.search(rf"\b{mark}/", agent)), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    return ", ".join(filter(None, (browser, system)))[:LONGEST_LABEL]


def came_by(connection: Connection, secret: str, passkey: str) -> None:
    """This browser has made a passkey: where that is removed, the browser is out as well."""
    this = (SESSIONS.c.digest == access_tokens.digest(secret)) & (SESSIONS.c.passkey == "")
    connection.execute(update(SESSIONS).where(this).values(passkey=passkey))


def forget(connection: Connection, now: int) -> None:
    """Browsers whose cookie has run out."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.used < now - DAYS * 24 * HOUR - HOUR))


def end(connection: Connection, secret: str) -> None:
    """This browser is nobody's any more."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == access_tokens.digest(secret)))
