"""What is good once, for a short time, and in one browser: challenges of passkeys, links and codes by e-mail."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import TICKETS

COOKIE: Final = "kartentisch_asks"  # in the browser that asked
CHALLENGE: Final = 300_000  # ms: as long as a browser shows its question
LINK: Final = 900_000
TRIES: Final = 5  # at typing a code
MOST: Final = 20_000  # of all: the server keeps no more of what anybody may ask for


@dataclass(frozen=True)
class Ticket:
    """What was asked for: by whom (empty: nobody yet), and the address of an e-mail."""

    person: str
    address: str


def issue(
    connection: Connection, kind: str, secret: str, browser: str, person: str, now: int,
    address: str = "", code: str = "",
) -> None:  # fmt: skip
    """Keep it; the browser has one of each kind."""
    forget(connection, now)
    mine = (TICKETS.c.browser == access_tokens.digest(browser)) & (TICKETS.c.kind == kind)
    connection.execute(delete(TICKETS).where(mine))
    if int(connection.execute(select(func.count()).select_from(TICKETS)).scalar() or 0) >= MOST:
        oldest = select(TICKETS.c.digest).order_by(TICKETS.c.until).limit(1).scalar_subquery()
        connection.execute(delete(TICKETS).where(TICKETS.c.digest == oldest))
    connection.execute(
        insert(TICKETS).values(
            digest=access_tokens.digest(secret), kind=kind, browser=access_tokens.digest(browser), person=person,
            address=address, code=access_tokens.digest(code) if code else "", tries=TRIES,
            until=now + (LINK if kind == "mail" else CHALLENGE),
        )
    )  # fmt: skip


def forget(connection: Connection, now: int) -> None:
    """All that are good no more."""
    connection.execute(delete(TICKETS).where(TICKETS.c.until <= now))


def redeem(connection: Connection, kind: str, secret: str, browser: str, now: int) -> Ticket | None:
    """What it was for, and it is used up; None for anything that is not good in this browser, for whatever reason."""
    return _used(connection, TICKETS.c.digest == access_tokens.digest(secret), kind, browser, now)


def redeem_code(connection: Connection, code: str, browser: str, now: int) -> Ticket | None:
    """The same with what was typed; a few wrong ones, and the ticket is worth nothing."""
    mine = _good("mail", browser, now)
    found = _used(connection, TICKETS.c.code == access_tokens.digest(code), "mail", browser, now)
    if found is None:
        connection.execute(update(TICKETS).where(mine).values(tries=TICKETS.c.tries - 1))
        connection.execute(delete(TICKETS).where(mine & (TICKETS.c.tries <= 0)))
    return found


def _good(kind: str, browser: str, now: int) -> ColumnElement[bool]:
    fits = (TICKETS.c.kind == kind) & (TICKETS.c.browser == access_tokens.digest(browser))
    return fits & (TICKETS.c.until > now)


def _used(connection: Connection, which: ColumnElement[bool], kind: str, browser: str, now: int) -> Ticket | None:
    gone = delete(TICKETS).where(which & _good(kind, browser, now)).returning(TICKETS.c.person, TICKETS.c.address)
    row = connection.execute(gone).first()
    return None if row is None else Ticket(row.person, row.address)


def new_browser() -> str:
    """For the cookie."""
    return secrets.token_urlsafe(24)
