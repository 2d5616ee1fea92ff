"""From a table that has changed to what its people are to be told: in one transaction, with the table locked."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.engine.errors import Rejected
from kartentisch.server import people
from kartentisch.server.notices import targets, wishes
from kartentisch.server.notices.occasions import Occasion, occasions
from kartentisch.server.notices.wishes import Wishes
from kartentisch.server.people import Person
from kartentisch.server.post import queue
from kartentisch.server.store.schema import ERRANDS
from kartentisch.server.tables import errands, repository
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.table import Table

LOOKING: Final = 300_000  # ms that somebody who has the table open is trusted to see what happens there
AGAIN: Final = 30_000  # ms until it is looked again whether they are there
AT_ONCE: Final = 50  # tables in one round
ILL: Final = 3_600_000  # ms until a table is looked at again that could not be

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class Concern:
    """A person at a table, or who would step in there, and how they want to be told."""

    person: Person
    wishes: Wishes
    holders: frozenset[int]

    def occasions(self, table: Table, now: int) -> list[Occasion]:
        if table.round in self.wishes.muted:
            return []
        found = occasions(table, self.holders, self.wishes.leads, now)
        return [self._timely(occasion) for occasion in found]

    def _timely(self, occasion: Occasion) -> Occasion:
        """A reminder comes before the quiet hours rather than after them."""
        if occasion.kind != "deadline":
            return occasion
        at = wishes.before_sleep(self.wishes, self.person.zone, occasion.at)
        return Occasion(occasion.kind, occasion.subject, at, occasion.since, occasion.until)

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
            yield Concern(person, wishes.load(connection, name), frozenset(holders))


def plan(desk: Desk, present: Container[int] | None = None) -> int:
    """Look at the tables whose moment has come; how many there were."""
    now = desk.store.now()
    with desk.store.read() as connection:
        query = select(ERRANDS.c.table_id).where(ERRANDS.c.due <= now).order_by(ERRANDS.c.due).limit(AT_ONCE)
        names = [row.table_id for row in connection.execute(query)]
    for name in names:
        try:
            with desk.store.write() as connection:
                plan_one(desk, connection, name, now)
        except SQLAlchemyError:
            raise
        except Exception:  # of one table: the others are not to wait for it
            LOGGER.exception("a table cannot be told about", extra={"facts": {"table": name}})
            with desk.store.write() as connection:
                connection.execute(update(ERRANDS).where(ERRANDS.c.table_id == name).values(due=now + ILL))
    return len(names)


def plan_one(desk: Desk, connection: Connection, name: str, now: int) -> None:
    """What the people at a table are to be told now, and when to look again."""
    try:
        table = repository.find(connection, name, lock=True)
    except Rejected:  # it is gone
        connection.execute(delete(ERRANDS).where(ERRANDS.c.table_id == name))
        return
    found = connection.execute(select(ERRANDS.c.due).where(ERRANDS.c.table_id == name)).scalar()
    if found is None or found > now:
        return  # another process was quicker
    connection.execute(delete(ERRANDS).where(ERRANDS.c.table_id == name))
    present, again = desk.wakeups.holders(name), []
    for concern in concerns(connection, table):
        places = targets.of_person(connection, concern.person.id, confirmed=True)
        if not places:
            continue
        for occasion in concern.occasions(table, now):
            if occasion.at > now:
                again.append(occasion.at)
            elif concern.is_here(present, occasion, now):
                again.append(min(now + AGAIN, occasion.since + LOOKING))
            else:
                due = wishes.awake(concern.wishes, concern.person.zone, now)
                for place in places:
                    subject = f"{name} {occasion.subject}"
                    queue.put(connection, place.kind, place.id, subject, {"kind": occasion.kind}, due, now, name)
    if again:
        errands.note(connection, name, table.round, min(again))
