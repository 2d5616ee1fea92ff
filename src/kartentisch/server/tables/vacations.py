"""Days off: while somebody is on vacation, the clocks of their seats stand, and nobody sets them a time.

Everybody sees who is, and until when.  The table says how many days each seat's holder may take there in a year.
Whoever is somebody at several tables (`people.days_off`) is off at all of them for the same days, which count once in
what the server gives them in a year; a table never gives more than its own.  Whoever plays is back, everywhere, and
keeps the days that had not begun.  Who has come with a seat's key alone speaks for that seat alone.
"""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server import people
from kartentisch.server.people import days_off
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import PERSON_SEATS, TABLES
from kartentisch.server.tables import workdays
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table
from kartentisch.server.tables.times import Vacation

DAY: Final = days_off.DAY
AT_ONCE: Final = 20  # people whose tables follow them in one look

LOGGER: Final = logging.getLogger("kartentisch.server")


def begin(
    context: Context, connection: Connection, table: Table, holder: int, person: str, days: int, now: int
) -> None:
    """Take so many days from now on, or so many more; at all tables of the person, where somebody asks as one.

    Args:
        person: who asks; empty: whoever has the holder's key.

    Raises:
        Rejected: `not_started`, `table_over`, `foreign_seat`, `no_vacation`, `vacation_spent` with the days left,
            `too_many_requests`.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    if holder not in (seat.holder for seat in table.seats):
        raise refuse("foreign_seat")
    if not table.settings.vacation_days:
        raise refuse("no_vacation")
    left = max(0, days_left(table, holder, now))
    if not person:
        if days > left:
            raise refuse("vacation_spent", days=left)
        running = table.times.vacations.get(holder)
        _off(table, holder, (running.until if running is not None else now) + days * DAY, now, everywhere=False)
        return
    if days > (left := min(left, days_off.left(connection, person, context.vacation_days, now))):
        raise refuse("vacation_spent", days=left)
    if not context.vacation_rate.allows(person):
        raise refuse("too_many_requests")
    _off(table, holder, days_off.take(connection, person, days, context.vacation_days, now), now, everywhere=True)
    table.off = person


def back(connection: Connection, table: Table, holder: int, person: str, now: int) -> None:
    """By their own word or deed; `person`: as for `begin`, for whom that is so at all tables."""
    vacation = table.times.vacations.get(holder)
    _end(table, holder, now)
    if person and vacation is not None and vacation.everywhere and days_off.end(connection, person, now):
        table.off = person


def settle(table: Table, now: int) -> None:
    """Who has had their days is back; whoever holds no seat any more has none off."""
    holders = {seat.holder for seat in table.seats}
    for holder, vacation in list(table.times.vacations.items()):
        if table.status == "over" or holder not in holders:
            del table.times.vacations[holder]
            table.quiet = True
        elif vacation.until <= now:
            _end(table, holder, now)
            for seat, decision in table.decisions.items():
                decision.again += table.seats[seat].holder == holder


def days_left(table: Table, holder: int, now: int) -> int:
    """Of those that the table gives."""
    return table.settings.vacation_days - table.times.taken.get(holder, {}).get(_year(table, now), 0)


# ------------------------------------------------------------------ the tables of one person
def carry(context: Context, person: str) -> None:
    """All tables of the person follow what they have off, or have no more; each in a transaction of its own."""
    with context.store.read() as connection:
        known = days_off.of(connection, person)
        playing = select(TABLES.c.id).join(PERSON_SEATS, PERSON_SEATS.c.round == TABLES.c.round)
        which = (PERSON_SEATS.c.person == person) & (TABLES.c.status == "playing")
        names = sorted({row.id for row in connection.execute(playing.where(which))})
    for name in names:
        try:
            with context.change(name) as (connection, table):
                follow(connection, table, person, context.present())
        except SQLAlchemyError:
            raise
        except Exception:  # of one table: the others are not to wait for it
            LOGGER.exception("days off at table %s", name)
    with context.store.write() as connection:
        days_off.settled(connection, person, known)


def carry_on(context: Context) -> None:
    """What a process has not come to before it ended."""
    with context.store.read() as connection:
        waiting = days_off.fresh(connection, AT_ONCE)
    for person in waiting:
        carry(context, person)


def follow(connection: Connection, table: Table, person: str, now: int) -> None:
    """As far as the table's own days go."""
    until = days_off.of(connection, person).until
    if table.status == "over" or table.gone:
        return
    for holder, name in people.persons_at(connection, table.round).items():
        if name != person or all(seat.holder != holder for seat in table.seats):
            continue
        vacation = table.times.vacations.get(holder)
        if until > now:
            _off(table, holder, until, now, everywhere=True)
        elif vacation is not None and vacation.everywhere:
            _end(table, holder, now)


def begun(connection: Connection, table: Table, now: int) -> None:
    """A game begins while some who sit there are off."""
    for person in sorted(set(people.persons_at(connection, table.round).values())):
        follow(connection, table, person, now)


def _off(table: Table, holder: int, until: int, now: int, everywhere: bool) -> None:
    """Off until then, or as long as the table's own days go."""
    year, running = _year(table, now), table.times.vacations.get(holder)
    since, base = (running.since, running.until) if running is not None else (now, now)
    wanted = -(-(until - base) // DAY)
    days = min(wanted, days_left(table, holder, now))
    if days <= 0:
        return
    taken = table.times.taken.setdefault(holder, {})
    taken[year] = taken.get(year, 0) + days
    last = until if days == wanted else base + days * DAY
    table.times.vacations[holder] = Vacation(since, last, everywhere)
    table.tell("vacation", seats=[seat.seat for seat in table.seats if seat.holder == holder], until=last)


def _end(table: Table, holder: int, now: int) -> None:
    vacation = table.times.vacations.pop(holder, None)
    if vacation is None:
        return
    unused = max(0, vacation.until - now) // DAY
    taken, year = table.times.taken.get(holder, {}), _year(table, now)
    taken[year] = max(0, taken.get(year, 0) - unused)
    table.tell("vacation", seats=[seat.seat for seat in table.seats if seat.holder == holder], until=None)


def _year(table: Table, now: int) -> int:
    return datetime.fromtimestamp(now / 1000, workdays.zone(table.settings.zone)).year
