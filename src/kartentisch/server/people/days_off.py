"""Days off of somebody: one number in a calendar year for all their tables, and off at all of them for the same days.

What stands here is the truth; tables follow it one by one (`tables.vacations`), and none learns of another.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, delete, select, update

from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import DAYS_OFF, PERSONS
from kartentisch.server.store.statements import insert_into

DAY: Final = 86_400_000


@dataclass(frozen=True)
class DaysOff:
    """Attributes:
    since, until: the last ones, in ms since 1970; over where `until` is past.
    taken: days in that year, of the person's own calendar.
    """

    since: int = 0
    until: int = 0
    year: int = 0
    taken: int = 0


def of(connection: Connection, person: str) -> DaysOff:
    row = connection.execute(select(DAYS_OFF).where(DAYS_OFF.c.person == person)).first()
    return DaysOff() if row is None else DaysOff(row.since, row.until, row.year, row.taken)


def left(connection: Connection, person: str, most: int, now: int) -> int:
    """The days that they have left this year; `most`: what the server gives in a year.

    A year that has begun for them goes on, also where they move to a zone in which it has not.
    """
    known = of(connection, person)
    return max(0, most - (known.taken if known.year >= _year(connection, person, now) else 0))


def take(connection: Connection, person: str, days: int, most: int, now: int) -> int:
    """So many days from now on, or so many more; until when.  Rejected: `vacation_spent` with the days left."""
    own = DAYS_OFF.c.person == person
    made = insert_into(connection, DAYS_OFF).values(person=person, since=0, until=0, year=0, taken=0, fresh=0)
    connection.execute(made.on_conflict_do_nothing())
    connection.execute(select(DAYS_OFF.c.person).where(own).with_for_update())  # two tables ask at once
    if days > (rest := left(connection, person, most, now)):
        raise refuse("vacation_spent", days=rest)
    known = of(connection, person)
    year = max(known.year, _year(connection, person, now))
    running = known.until > now
    until = (known.until if running else now) + days * DAY
    values = {
        "since": known.since if running else now,
        "until": until,
        "year": year,
        "taken": days + (known.taken if known.year == year else 0),
        "fresh": 1,
    }
    connection.execute(update(DAYS_OFF).where(own).values(**values))
    return until


def end(connection: Connection, person: str, now: int) -> bool:
    """They are back, and keep the days that had not begun; whether they were off."""
    own = DAYS_OFF.c.person == person
    connection.execute(select(DAYS_OFF.c.person).where(own).with_for_update())
    known = of(connection, person)
    if known.until <= now:
        return False
    unused = (known.until - now) // DAY
    values = {"until": now, "taken": max(0, known.taken - unused), "fresh": 1}
    connection.execute(update(DAYS_OFF).where(own).values(**values))
    return True


def fresh(connection: Connection, most: int) -> list[str]:
    """Some whose tables do not know yet."""
    return [
        row.person for row in connection.execute(select(DAYS_OFF.c.person).where(DAYS_OFF.c.fresh == 1).limit(most))
    ]


def settled(connection: Connection, person: str, known: DaysOff) -> None:
    """All their tables follow what was known."""
    same = (DAYS_OFF.c.person == person) & (DAYS_OFF.c.until == known.until)
    connection.execute(update(DAYS_OFF).where(same).values(fresh=0))


def join(connection: Connection, silent: str, person: str) -> None:
    """Two turn out to be one: what both have taken counts, so that nobody gains days by a second browser."""
    theirs, own = of(connection, silent), of(connection, person)
    if theirs == DaysOff():
        return
    if own == DaysOff():
        connection.execute(delete(DAYS_OFF).where(DAYS_OFF.c.person == person))
        connection.execute(update(DAYS_OFF).where(DAYS_OFF.c.person == silent).values(person=person, fresh=1))
        return
    year = max(theirs.year, own.year)
    longer = max((theirs, own), key=lambda one: one.until)
    taken = sum(one.taken for one in (theirs, own) if one.year == year)
    values = {"since": longer.since, "until": longer.until, "year": year, "taken": taken, "fresh": 1}
    connection.execute(update(DAYS_OFF).where(DAYS_OFF.c.person == person).values(**values))


def _year(connection: Connection, person: str, now: int) -> int:
    zone = connection.execute(select(PERSONS.c.zone).where(PERSONS.c.id == person)).scalar()
    return datetime.fromtimestamp(now / 1000, ZoneInfo(zone) if zone else UTC).year
