"""A person: a name, a language, a time zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, Row, Table, and_, delete, insert, select, update

from kartentisch.server.people import days_off, ratings
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import (
    DAYS_OFF,
    MAILS,
    NOTIFICATION_PREFERENCES,
    NOTIFICATION_TARGETS,
    PASSKEYS,
    PERSON_SEATS,
    PERSONS,
    RATED_GAMES,
    RATINGS,
    RELIABILITY,
    SESSIONS,
    TICKETS,
)

ID: Final = 22  # letters: 128 bits
HANGING: Final[list[Table]] = [  # has `person`, and goes with them
    SESSIONS,
    PERSON_SEATS,
    PASSKEYS,
    TICKETS,
    MAILS,
    NOTIFICATION_TARGETS,
    NOTIFICATION_PREFERENCES,
    RELIABILITY,
    DAYS_OFF,
    RATED_GAMES,  # before the ratings: whoever ends a game has its rows first
    RATINGS,
]
MOVING: Final[list[Table]] = [  # and of these, what somebody known by one browser brings to who they are
    PERSON_SEATS,
    NOTIFICATION_TARGETS,
]
SINGLE: Final[list[Table]] = [  # one row of each person: brought where the other has none
    NOTIFICATION_PREFERENCES,
    RELIABILITY,
]


@dataclass(frozen=True)
class Person:
    """Somebody.

    Attributes:
        name: what they like to be called; empty if they never said, and others may have the same.
        language: `de`, `en`, or empty: what the browser says.
        zone: of time, as `Europe/Berlin`; empty: not known.
        created: milliseconds since 1970.
    """

    id: str
    name: str
    language: str
    zone: str
    created: int


def of_row(row: Row[tuple[object, ...]]) -> Person:
    return Person(row.id, row.name, row.language, row.zone, row.created)


def find(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(PERSONS).where(PERSONS.c.id == person)).first()
    return None if row is None else of_row(row)


def make(connection: Connection, now: int) -> Person:
    """Somebody new."""
    person = Person(access_tokens.new_id(ID), "", "", "", now)
    connection.execute(insert(PERSONS).values(**vars(person)))
    return person


def change(
    connection: Connection, person: str, name: str | None = None, language: str | None = None, zone: str | None = None
) -> None:
    """What is None stays.  Rejected: `unknown_zone`."""
    if zone:
        known_zone(zone)
    given = {"name": name, "language": language, "zone": zone}
    values = {key: value for key, value in given.items() if value is not None}
    if values:
        connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(**values))


def known_zone(name: str) -> ZoneInfo:
    """The time zone of this name.  Rejected: `unknown_zone`."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise refuse("unknown_zone", zone=name) from None


def become(connection: Connection, silent: str, person: str) -> bool:
    """Whoever was known by one browser alone turns out to be this person, who gets what is theirs.

    Not where `silent` has a passkey or an address: then they may be somebody else at the same device.
    """
    for table in (PASSKEYS, MAILS):
        if connection.execute(select(table.c.person).where(table.c.person == silent).limit(1)).first() is not None:
            return False
    own = (NOTIFICATION_TARGETS.c.table_id == "") & (NOTIFICATION_TARGETS.c.person == silent)
    theirs = select(NOTIFICATION_TARGETS.c.digest).where(
        (NOTIFICATION_TARGETS.c.table_id == "") & (NOTIFICATION_TARGETS.c.person == person)
    )
    doubled = own & NOTIFICATION_TARGETS.c.digest.in_(theirs)
    connection.execute(delete(NOTIFICATION_TARGETS).where(doubled))  # one notice in one place is enough
    for table in SINGLE:
        if connection.execute(select(table.c.person).where(table.c.person == person)).first() is None:
            connection.execute(update(table).where(table.c.person == silent).values(person=person))
    ratings.bring(connection, silent, person)
    for table in MOVING:
        connection.execute(update(table).where(table.c.person == silent).values(person=person))
    days_off.join(connection, silent, person)
    name = select(PERSONS.c.name).where(PERSONS.c.id == silent).scalar_subquery()
    nameless = (PERSONS.c.id == person) & (PERSONS.c.name == "")
    connection.execute(update(PERSONS).where(nameless).values(name=name))
    forget(connection, silent)
    return True


def out_of_reach(connection: Connection, most: int) -> list[str]:
    """Some who cannot come back: without browser, passkey, address, seat, or a place that wants to hear of them."""
    leads = [
        select(table.c.person).where(table.c.person == PERSONS.c.id)
        for table in (SESSIONS, PASSKEYS, MAILS, PERSON_SEATS, TICKETS)
    ]
    leads.append(
        select(NOTIFICATION_TARGETS.c.person).where(
            (NOTIFICATION_TARGETS.c.person == PERSONS.c.id) & (NOTIFICATION_TARGETS.c.confirmed > 0)
        )
    )
    lost = select(PERSONS.c.id).where(and_(*(~lead.exists() for lead in leads)))
    return [row.id for row in connection.execute(lost.order_by(PERSONS.c.created, PERSONS.c.id).limit(most))]


def forget(connection: Connection, person: str) -> None:
    """Everything that is known of them beside their tables; names at tables stand in signed logs, and stay."""
    here = select(PERSONS.c.id).where(PERSONS.c.id == person)
    connection.execute(here.with_for_update())  # nothing is bound meanwhile
    for table in HANGING:
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PERSONS).where(PERSONS.c.id == person))
