"""Time that counts: where a table has its weekends off, clocks stand from Saturday 0:00 to Monday 0:00 of a zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final

from kartentisch.server import people

SATURDAY: Final = 5


def zone(name: str) -> tzinfo:
    """A time zone by its name, such as `Europe/Berlin`; empty: UTC.  Rejected: `unknown_zone`."""
    return people.known_zone(name) if name else UTC


def after(now: int, time: int, where: tzinfo | None) -> int:
    """The moment when so much time has passed since `now`; `where`: weekends of that zone do not count."""
    if where is None:
        return now + time
    now = max(now, _end_of_weekend(now, where))
    while time > (week := _saturday(now, where) - now):
        now, time = _end_of_weekend(now + week, where), time - week
    return now + time


def between(now: int, then: int, where: tzinfo | None) -> int:
    """How much time counts from `now` until `then`; below 0 where that is past."""
    if where is None or then <= now:
        return then - now
    now, time = max(now, _end_of_weekend(now, where)), 0
    while (saturday := _saturday(now, where)) < then:
        time, now = time + saturday - now, _end_of_weekend(saturday, where)
    return time + max(0, then - now)


def _end_of_weekend(moment: int, where: tzinfo) -> int:
    """The Monday after a moment of a weekend; 0 for any other moment."""
    local = datetime.fromtimestamp(moment / 1000, where)
    return _midnight(local, 7 - local.weekday()) if local.weekday() >= SATURDAY else 0


def _saturday(moment: int, where: tzinfo) -> int:
    """When the week of a moment ends that is in no weekend."""
    local = datetime.fromtimestamp(moment / 1000, where)
    return _midnight(local, SATURDAY - local.weekday())


def _midnight(local: datetime, days: int) -> int:
    """The beginning of the day so many days later, whatever the clocks of the zone do in between."""
    day = (local + timedelta(days=days)).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    return int(day.timestamp() * 1000)
