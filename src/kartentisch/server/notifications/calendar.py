"""A person's deadlines as a calendar, at an address that only they know."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection, select

from kartentisch.engine.errors import Rejected
from kartentisch.server import people
from kartentisch.server.notifications import preferences
from kartentisch.server.people import Person
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import NOTIFICATION_PREFERENCES
from kartentisch.server.tables import repository
from kartentisch.server.views import sentences

MOST: Final = 100  # tables in one calendar
SEATS: Final = 400  # that are looked at for it
REFRESH: Final = timedelta(minutes=30)


def begin(connection: Connection, person: str) -> str:
    """A fresh secret for its address, shown once; an address from before is good no more."""
    secret = secrets.token_urlsafe(24)
    own = preferences.load(connection, person)
    own.calendar = access_tokens.digest(secret)
    preferences.save(connection, person, own)
    return secret


def end(connection: Connection, person: str) -> None:
    own = preferences.load(connection, person)
    own.calendar = ""
    preferences.save(connection, person, own)


def owner(connection: Connection, secret: str) -> Person:
    """Whose calendar it is.  Rejected: `unknown_calendar`."""
    known = NOTIFICATION_PREFERENCES.c.calendar == access_tokens.digest(secret)
    name = connection.execute(select(NOTIFICATION_PREFERENCES.c.person).where(known)).scalar()
    person = people.find(connection, str(name)) if name else None
    if person is None:
        raise refuse("unknown_calendar")
    return person


def feed(connection: Connection, person: Person, lang: str, base: str) -> bytes:
    """The calendar: one entry for each answer that is asked of the person and has a deadline; the same bytes until
    something changes.

    Args:
        base: the address of the server; empty: entries have no links.
    """
    import icalendar  # wanted by few: not loaded with the server

    words = sentences.speech(lang)
    calendar = icalendar.Calendar()
    calendar.add("prodid", "-//Kartentisch//Kartentisch//")
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    calendar.add("x-wr-calname", words.say("calendar-name"))
    calendar.add("refresh-interval", REFRESH, parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", REFRESH)
    seats = people.asked_seats_of(connection, person.id, SEATS)
    for name in list(dict.fromkeys(seat.table for seat in seats))[:MOST]:
        try:
            table = repository.find(connection, name)
        except Rejected:
            continue
        own = [seat.seat for seat in seats if seat.table == name]
        asked = [table.decisions[seat] for seat in own if seat in table.decisions and not table.seats[seat].agent]
        if table.stands:
            continue
        title = sentences.speech(lang, table.game_name).say("game-title")
        for decision in asked:
            if not decision.due or decision.stands:
                continue
            entry = icalendar.Event()
            entry.add("uid", f"{table.id}-{decision.id}@kartentisch")
            entry.add("dtstamp", _time(decision.asked))
            entry.add("dtstart", _time(decision.due))
            entry.add("duration", timedelta(minutes=15))
            entry.add("summary", words.say("calendar-entry", game=title))
            entry.add("transp", "TRANSPARENT")
            if base:
                entry.add("url", f"{base}/t/{table.id}")
                entry.add("description", f"{base}/t/{table.id}")
            calendar.add_component(entry)
    return bytes(calendar.to_ical())


def _time(moment: int) -> datetime:
    return datetime.fromtimestamp(moment // 1000, UTC)
