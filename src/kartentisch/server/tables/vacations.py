"""Days off: while somebody is on vacation, the clocks of their seats stand, and nobody sets them a time.

Everybody sees who is, and until when.  The table says how many days each person may take in a year.  Whoever plays is
back, and keeps the days that had not begun.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from kartentisch.server.refusals import refuse
from kartentisch.server.tables import workdays
from kartentisch.server.tables.table import Table, Vacation

DAY: Final = 86_400_000


def begin(table: Table, person: int, own: list[int], days: int, now: int) -> None:
    """Take so many days from now on, or so many more.

    Raises:
        Rejected: `not_started`, `table_over`, `foreign_seat`, `no_vacation`, `vacation_spent` with the days left.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    if not own:
        raise refuse("foreign_seat")
    if not table.customs.vacation_days:
        raise refuse("no_vacation")
    left = days_left(table, person, now)
    if days > left:
        raise refuse("vacation_spent", days=left)
    year, times = _year(table, now), table.times
    taken = times.taken.setdefault(person, {})
    taken[year] = taken.get(year, 0) + days
    running = times.vacations.get(person)
    since, until = (running.since, running.until) if running is not None else (now, now)
    times.vacations[person] = Vacation(since, until + days * DAY)
    table.tell("vacation", seats=own, until=until + days * DAY)


def end(table: Table, person: int, now: int) -> bool:
    """Somebody is back, by their own word or deed, or because the days are over; whether they were away."""
    vacation = table.times.vacations.pop(person, None)
    if vacation is None:
        return False
    unused = max(0, vacation.until - now) // DAY
    taken, year = table.times.taken.get(person, {}), _year(table, now)
    taken[year] = max(0, taken.get(year, 0) - unused)
    table.tell("vacation", seats=[seat.seat for seat in table.seats if seat.holder == person], until=None)
    return True


def settle(table: Table, now: int) -> None:
    """Who has had their days is back; whoever holds no seat any more has none off."""
    holders = {seat.holder for seat in table.seats}
    for person, vacation in list(table.times.vacations.items()):
        if table.status == "over" or person not in holders:
            del table.times.vacations[person]
            table.quiet = True
        elif vacation.until <= now:
            end(table, person, now)


def days_left(table: Table, person: int, now: int) -> int:
    return table.customs.vacation_days - table.times.taken.get(person, {}).get(_year(table, now), 0)


def _year(table: Table, now: int) -> int:
    return datetime.fromtimestamp(now / 1000, workdays.zone(table.customs.zone)).year
