"""Whose person a holder is: one holder of a chain of tables is one person's, whoever comes first, for good."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, select, true, update

from kartentisch.server.people.sessions import COOKIE
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import PERSON_SEATS, PERSONS, SEATS, SESSIONS, TABLES
from kartentisch.server.store.statements import Statement, insert_into

_ZONES: Final = Statement(
    select(PERSON_SEATS.c.holder, PERSONS.c.zone)
    .join(PERSONS, PERSONS.c.id == PERSON_SEATS.c.person)
    .where((PERSON_SEATS.c.round == bindparam("chain")) & (PERSONS.c.zone != ""))
)
_PERSONS: Final = Statement(
    select(PERSON_SEATS.c.holder, PERSON_SEATS.c.person)
    .where(PERSON_SEATS.c.round == bindparam("chain"))
    .order_by(PERSON_SEATS.c.holder)
)

MOST_BOUND: Final = 100  # at once, of one browser's cookies

_HOLDER: Final = Statement(
    select(PERSON_SEATS.c.holder)
    .join(SESSIONS, SESSIONS.c.person == PERSON_SEATS.c.person)
    .where((SESSIONS.c.digest == bindparam("known")) & (PERSON_SEATS.c.round == bindparam("chain")))
    .order_by(PERSON_SEATS.c.since.desc(), PERSON_SEATS.c.holder.desc())
)


@dataclass(frozen=True)
class PersonSeat:
    """A seat of a person at one table."""

    table: str
    round: str
    holder: int
    seat: int


def holder_of(connection: Connection, chain: str, cookies: Mapping[str, str]) -> int:
    """Which holder of the chain the person with these cookies is, the latest of several; or NOBODY."""
    secret = cookies.get(COOKIE)
    row = _HOLDER.first(connection, {"known": access_tokens.digest(secret), "chain": chain}) if secret else None
    return access_tokens.NOBODY if row is None else int(row.holder)


def bind(connection: Connection, person: str, chain: str, holder: int, now: int) -> bool:
    """The holder's seats are this person's; False if they are somebody's already, or the person is forgotten."""
    here = select(PERSONS.c.id).where(PERSONS.c.id == person).with_for_update()
    if connection.execute(here).first() is None:
        return False
    values = {"round": chain, "holder": holder, "person": person, "since": now}
    connection.execute(insert_into(connection, PERSON_SEATS).values(**values).on_conflict_do_nothing())
    own = (PERSON_SEATS.c.round == chain) & (PERSON_SEATS.c.holder == holder)
    nobodys = ~select(PERSONS.c.id).where(PERSONS.c.id == PERSON_SEATS.c.person).exists()
    connection.execute(update(PERSON_SEATS).where(own & nobodys).values(person=person, since=now))
    return connection.execute(select(PERSON_SEATS.c.person).where(own)).scalar() == person


def bind_all(connection: Connection, person: str, cookies: Mapping[str, str], now: int) -> None:
    """So with all seats that a browser holds by its cookies."""
    mark = access_tokens.cookie_name("")
    for name in [name for name in cookies if name.startswith(mark)][:MOST_BOUND]:
        chain = name.removeprefix(mark)
        holder = access_tokens.holder_of(connection, chain, cookies[name])
        if holder != access_tokens.NOBODY:
            bind(connection, person, chain, holder, now)


def seats_of(connection: Connection, person: str) -> list[PersonSeat]:
    """The seats that the person has now, the table last touched first."""
    return _seats(connection, person, true(), None)


def _seats(connection: Connection, person: str, which: ColumnElement[bool], most: int | None) -> list[PersonSeat]:
    rows = connection.execute(
        select(SEATS.c.table_id, TABLES.c.round, SEATS.c.holder, SEATS.c.seat)
        .select_from(PERSON_SEATS)
        .join(TABLES, TABLES.c.round == PERSON_SEATS.c.round)
        .join(SEATS, and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.holder == PERSON_SEATS.c.holder))
        .where((PERSON_SEATS.c.person == person) & which)
        .limit(most)
        .order_by(TABLES.c.touched.desc(), SEATS.c.table_id, SEATS.c.seat)
    )
    return [PersonSeat(row.table_id, row.round, row.holder, row.seat) for row in rows]


def asked_seats_of(connection: Connection, person: str, most: int) -> list[PersonSeat]:
    """As `seats_of`, of games that are played, and so many at most."""
    return _seats(connection, person, TABLES.c.status == "playing", most)


def tables_of(connection: Connection, person: str) -> list[str]:
    """Tables of the chains where the person is somebody, who steps in for others too, the last touched first."""
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.touched)
        .join(PERSON_SEATS, PERSON_SEATS.c.round == TABLES.c.round)
        .where(PERSON_SEATS.c.person == person)
        .distinct()
        .order_by(TABLES.c.touched.desc(), TABLES.c.id)
    )
    return [row.id for row in rows]


def open_tables_of(connection: Connection, person: str, since: int, most: int) -> list[str]:
    """As `tables_of`, of games that are not over, or were touched after that; so many at most."""
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.touched)
        .join(PERSON_SEATS, PERSON_SEATS.c.round == TABLES.c.round)
        .where((PERSON_SEATS.c.person == person) & ((TABLES.c.status != "over") | (TABLES.c.touched > since)))
        .distinct()
        .order_by(TABLES.c.touched.desc(), TABLES.c.id)
        .limit(most)
    )
    return [row.id for row in rows]


def chains_of(connection: Connection, person: str, most: int) -> list[str]:
    """The chains where the person is somebody and a game is played; so many at most, the last touched first."""
    rows = connection.execute(
        select(TABLES.c.round)
        .join(PERSON_SEATS, PERSON_SEATS.c.round == TABLES.c.round)
        .where((PERSON_SEATS.c.person == person) & (TABLES.c.status == "playing"))
        .order_by(TABLES.c.touched.desc(), TABLES.c.id)
        .limit(most)
    )
    return [row.round for row in rows]


def persons_at(connection: Connection, chain: str) -> dict[int, str]:
    """The ids of the persons at a chain of tables, by holder; who is nobody is left out."""
    return {row.holder: row.person for row in _PERSONS.rows(connection, {"chain": chain})}


def zones_in(connection: Connection, chain: str) -> dict[int, str]:
    """The time zones of the persons at a chain of tables, by holder, where they are known."""
    return {row.holder: row.zone for row in _ZONES.rows(connection, {"chain": chain})}
