"""People: who is the same person at several tables and on several devices.  No account: a cookie, later a passkey.

    person_of   who has sent these cookies
    seats_of    the seats of a person, on whichever device they were taken
    persons_at  the persons at a chain of tables, by holder

What hangs on a person in other rooms is removed with them: add its table to `persons.HANGING`.
"""

from kartentisch.server.people.persons import Person, become, change, find, forget, known_zone, make
from kartentisch.server.people.seats import (
    PersonSeat,
    asked_seats_of,
    bind,
    bind_all,
    chains_of,
    holder_of,
    open_tables_of,
    persons_at,
    seats_of,
    tables_of,
    zones_in,
)
from kartentisch.server.people.sessions import COOKIE, begin, label_of, person_of

__all__ = [
    "COOKIE",
    "Person",
    "PersonSeat",
    "asked_seats_of",
    "become",
    "begin",
    "bind",
    "bind_all",
    "chains_of",
    "change",
    "find",
    "forget",
    "holder_of",
    "known_zone",
    "label_of",
    "make",
    "open_tables_of",
    "person_of",
    "persons_at",
    "seats_of",
    "tables_of",
    "zones_in",
]
