"""From a table that has changed to what its people are to be told: in one transaction, with the table locked."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.engine.errors import Rejected
from kartentisch.server import people
from kartentisch.server.delivery import queue
from kartentisch.server.delivery.queue import Outgoing
from kartentisch.server.notifications import channels, preferences, targets
from kartentisch.server.notifications.occasions import Occasion, occasions
from kartentisch.server.notifications.preferences import Preferences
from kartentisch.server.notifications.targets import Target
from kartentisch.server.people import Person
from kartentisch.server.store.schema import NOTIFICATION_JOBS
from kartentisch.server.tables import notification_jobs, repository
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table

LOOKING: Final = 300_000  # ms that somebody who has the table open is trusted to see what happens there
AGAIN: Final = 30_000  # ms until it is looked again whether they are there
AT_ONCE: Final = 50  # tables in one round
DAILY: Final = "daily"
PRESSING: Final = ("deadline", "leave")  # comes by itself also to who is told once a day
WAITING: Final = ("turn", "deadline", "leave", "question", "lead", "step_in")
MOST_LISTED: Final = 100  # tables that are looked at for one daily message
FRESH: Final = 87_000_000  # ms that something is told in a daily message which has only happened: a day and a little
ILL: Final = 3_600_000  # ms until a table is looked at again that could not be

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class Concern:
    """A person at a table, or who would step in there, and how they want to be told."""

    person: Person
    preferences: Preferences
    holders: frozenset[int]

    def occasions(self, table: Table, now: int) -> list[Occasion]:
        if table.round in self.preferences.muted:
            return []
        found = occasions(table, self.holders, self.preferences.leads, now)
        return [self._timely(occasion) for occasion in found]

    def _timely(self, occasion: Occasion) -> Occasion:
        """A reminder comes before the quiet hours rather than after them."""
        if occasion.kind != "deadline":
            return occasion
        at = preferences.before_sleep(self.preferences, self.person.zone, occasion.at)
        return Occasion(occasion.kind, occasion.subject, at, occasion.since, occasion.until)

    def told_daily(self, occasion: Occasion) -> bool:
        """Whether it is told once a day with all others: what has a time that runs out comes by itself."""
        return self.preferences.daily != preferences.EACH and occasion.kind not in PRESSING

    def is_here(self, present: Container[int], occasion: Occasion, now: int) -> bool:
        """Whether they have the table open, and have had so not too long for this."""
        return now < occasion.since + LOOKING and any(holder in present for holder in self.holders)


def concerns(connection: Connection, table: Table) -> Iterator[Concern]:
    """Everybody at the table who is somebody."""
    here = {seat.holder for seat in table.seats} | {one.holder for one in table.times.substitutes}
    found: defaultdict[str, set[int]] = defaultdict(set)
    for holder, name in people.persons_at(connection, table.round).items():
        if holder in here:
            found[name].add(holder)
    for name, holders in sorted(found.items()):
        person = people.find(connection, name)
        if person is not None:
            yield Concern(person, preferences.load(connection, name), frozenset(holders))


def put_daily(connection: Connection, own: Preferences, person: Person, places: Sequence[Target], now: int) -> None:
    """The next daily message is to be written; what stands in it is found out then."""
    at = preferences.next_daily(own, person.zone, now)
    for place in places:
        queue.put(connection, targets.lane(connection, place), place.id, f"{DAILY} {at}", {"kind": DAILY}, at, now)


def is_daily(
    connection: Connection, own: Preferences, person: Person, place: Target, one: Outgoing, waits: bool, now: int
) -> bool:
    """Whether this daily message is to be sent: its hour is still the person's, and something waits.

    The next one is put where there may be one: without anything that waits, what changes at a table does so.
    """
    if own.daily == preferences.EACH:
        return False
    at = int(one.subject.removeprefix(f"{DAILY} "))
    fits = preferences.next_daily(own, person.zone, at - 1) == at
    if waits or not fits:
        put_daily(connection, own, person, [place], now)
    return fits and waits


def waiting_for(connection: Connection, person: Person, now: int) -> list[tuple[Table, Occasion]]:
    """What waits for the person, at all their tables; of what has only happened, what is of the last day."""
    found = []
    for name in people.open_tables_of(connection, person.id, now - FRESH, MOST_LISTED):
        try:
            table = repository.find(connection, name)
            for concern in concerns(connection, table):
                if concern.person.id == person.id:
                    found += [
                        (table, occasion)
                        for occasion in concern.occasions(table, now)
                        if occasion.at <= now and (occasion.kind in WAITING or occasion.since > now - FRESH)
                    ]
        except SQLAlchemyError:
            raise
        except Rejected:  # it is gone
            continue
        except Exception:
            LOGGER.exception("a table cannot be told about", extra={"facts": {"table": name}})
    return found


def plan(context: Context, present: Container[int] | None = None) -> int:
    """Look at the tables whose moment has come; how many there were."""
    now = context.store.now()
    with context.store.read() as connection:
        query = (
            select(NOTIFICATION_JOBS.c.table_id)
            .where(NOTIFICATION_JOBS.c.due <= now)
            .order_by(NOTIFICATION_JOBS.c.due)
            .limit(AT_ONCE)
        )
        names = [row.table_id for row in connection.execute(query)]
    for name in names:
        try:
            with context.store.write() as connection:
                plan_one(context, connection, name, now)
        except SQLAlchemyError:
            raise
        except Exception:  # of one table: the others are not to wait for it
            LOGGER.exception("a table cannot be told about", extra={"facts": {"table": name}})
            with context.store.write() as connection:
                connection.execute(
                    update(NOTIFICATION_JOBS).where(NOTIFICATION_JOBS.c.table_id == name).values(due=now + ILL)
                )
    return len(names)


def _put(connection: Connection, table_id: str, place: Target, occasion: Occasion, due: int, now: int) -> None:
    """An occasion at a table is to be told there, when it is due."""
    subject, body = f"{table_id} {occasion.subject}", {"kind": occasion.kind}
    queue.put(connection, targets.lane(connection, place), place.id, subject, body, due, now, table_id)


def plan_one(context: Context, connection: Connection, name: str, now: int) -> None:
    """What the people at a table are to be told now, and when to look again."""
    try:
        table = repository.find(connection, name, lock=True)
    except Rejected:  # it is gone
        connection.execute(delete(NOTIFICATION_JOBS).where(NOTIFICATION_JOBS.c.table_id == name))
        return
    found = connection.execute(select(NOTIFICATION_JOBS.c.due).where(NOTIFICATION_JOBS.c.table_id == name)).scalar()
    if found is None or found > now:
        return  # another process was quicker
    connection.execute(delete(NOTIFICATION_JOBS).where(NOTIFICATION_JOBS.c.table_id == name))
    present, again = context.wakeups.holders(name), []
    for place in targets.of_table(connection, name, confirmed=True):
        for occasion in channels.occasions(connection, table, place, now):
            if occasion.at > now:
                again.append(occasion.at)
            else:
                _put(connection, name, place, occasion, now, now)
    for concern in concerns(connection, table):
        places = targets.of_person(connection, concern.person.id, confirmed=True)
        if not places:
            continue
        wanted = False
        for occasion in concern.occasions(table, now):
            if occasion.at > now:
                again.append(occasion.at)
            elif concern.told_daily(occasion):
                wanted = True
            elif concern.is_here(present, occasion, now):
                again.append(min(now + AGAIN, occasion.since + LOOKING))
            else:
                due = preferences.awake(concern.preferences, concern.person.zone, now)
                for place in places:
                    _put(connection, name, place, occasion, due, now)
        if wanted:
            put_daily(connection, concern.preferences, concern.person, places, now)
    if again:
        notification_jobs.note(connection, name, table.round, min(again))
