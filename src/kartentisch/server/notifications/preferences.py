"""When a person wants to be told: quiet hours on their own clock, lead times, and about which tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kartentisch.server.store.schema import NOTIFICATION_PREFERENCES

NEVER_QUIET: Final = -1
EACH: Final = -1
DAY: Final = 24 * 60  # minutes
MOST_LEADS: Final = 4
MOST_MUTED: Final = 200  # the oldest are forgotten
USUAL_LEADS: Final = (12 * 60, 60)  # minutes before a deadline


@dataclass
class Preferences:
    """Attributes:
    quiet_from, quiet_to: minutes of the day; NEVER_QUIET: none, also where both are the same.
    leads: minutes before a deadline.
    muted: chains of rematches that are not told about.
    calendar: digest of the secret that opens the person's calendar; empty: there is none.
    daily: minute of the day at which one message tells what waits; EACH: everything is told by itself.
    """

    quiet_from: int = NEVER_QUIET
    quiet_to: int = NEVER_QUIET
    leads: list[int] = field(default_factory=lambda: list(USUAL_LEADS))
    muted: list[str] = field(default_factory=list)
    calendar: str = ""
    daily: int = EACH


def load(connection: Connection, person: str) -> Preferences:
    row = connection.execute(
        select(NOTIFICATION_PREFERENCES).where(NOTIFICATION_PREFERENCES.c.person == person)
    ).first()
    if row is None:
        return Preferences()
    leads, muted = msgspec.json.decode(row.leads, type=list[int]), msgspec.json.decode(row.muted, type=list[str])
    return Preferences(row.quiet_from, row.quiet_to, leads, muted, row.calendar, row.daily)


def save(connection: Connection, person: str, preferences: Preferences) -> None:
    values = {
        "quiet_from": preferences.quiet_from,
        "quiet_to": preferences.quiet_to,
        "leads": msgspec.json.encode(sorted(set(preferences.leads), reverse=True)[:MOST_LEADS]).decode(),
        "muted": msgspec.json.encode(preferences.muted[-MOST_MUTED:]).decode(),
        "calendar": preferences.calendar,
        "daily": preferences.daily,
    }
    connection.execute(delete(NOTIFICATION_PREFERENCES).where(NOTIFICATION_PREFERENCES.c.person == person))
    connection.execute(insert(NOTIFICATION_PREFERENCES).values(person=person, **values))


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; UTC for one that is not known, or not any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def _period(preferences: Preferences, zone: str, moment: int) -> tuple[int, int] | None:
    """The quiet hours around a moment, in ms; None if it is not in any."""
    start, end = preferences.quiet_from, preferences.quiet_to
    if NEVER_QUIET in (start, end) or start == end:
        return None
    local = datetime.fromtimestamp(moment / 1000, zone_of(zone))
    for days in (-1, 0):  # they may have begun yesterday
        first = local.date() + timedelta(days=days)
        last = first + timedelta(days=start > end)
        begun, over = (_moment(day, minutes, zone) for day, minutes in ((first, start), (last, end)))
        if begun <= moment < over:
            return begun, over
    return None


def _moment(day: object, minutes: int, zone: str) -> int:
    """What the clock on the wall shows then: summer and winter have their own."""
    assert hasattr(day, "year")
    there = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone_of(zone))  # type: ignore[attr-defined]
    return int(there.astimezone(UTC).timestamp() * 1000)


def awake(preferences: Preferences, zone: str, moment: int) -> int:
    """The moment, or the end of the quiet hours it is in."""
    period = _period(preferences, zone, moment)
    return moment if period is None else period[1]


def before_sleep(preferences: Preferences, zone: str, moment: int) -> int:
    """The moment, or the beginning of the quiet hours it is in: a reminder that comes after them may come too late."""
    period = _period(preferences, zone, moment)
    return moment if period is None else period[0] - 1


def next_daily(preferences: Preferences, zone: str, moment: int) -> int:
    """The first time after the moment that the person's clock shows the minute of their daily message."""
    today = datetime.fromtimestamp(moment / 1000, zone_of(zone)).date()
    days = (today + timedelta(days=more) for more in (-1, 0, 1, 2))
    return next(at for at in (_moment(day, preferences.daily, zone) for day in days) if at > moment)
