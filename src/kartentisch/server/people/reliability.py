"""How reliably somebody answers: from what everybody at the table could see, over all tables with other people."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, select, update

from kartentisch.server.people.seats import persons_at
from kartentisch.server.store.schema import PERSON_SEATS, RELIABILITY, SEATS, TABLES
from kartentisch.server.store.statements import insert_into

FEW: Final = 10  # answers, below which nothing is said of anybody
STEPS: Final = (FEW, *(step * 10**tens for tens in (1, 2, 3, 4, 5) for step in (2, 5, 10)))  # 10, 20, 50, 100 ...
CLASSES: Final = 24  # of time: the last one is 2**22 seconds and more, some 48 days


@dataclass(frozen=True)
class Call:
    """A person was asked, once, by however many questions.

    Attributes:
        ms: until they answered the first one; None: they did not, in time.
    """

    holder: int
    ms: int | None


def note(connection: Connection, chain: str, calls: list[Call]) -> None:
    """Write down how it went; nothing is kept of holders who are nobody's."""
    persons = persons_at(connection, chain)
    told = [(persons[call.holder], call) for call in calls if call.holder in persons]
    for person, call in sorted(told, key=lambda one: one[0]):  # in one order, as at other tables
        own = RELIABILITY.c.person == person
        _first(connection, person)
        known = connection.execute(select(RELIABILITY).where(own).with_for_update()).one()
        spread = msgspec.json.decode(known.spread, type=list[int])
        if call.ms is not None:
            spread[min((max(call.ms, 0) // 1000).bit_length(), CLASSES - 1)] += 1
        values = {
            "answers": known.answers + (call.ms is not None),
            "missed": known.missed + (call.ms is None),
            "spread": msgspec.json.encode(spread).decode(),
        }
        connection.execute(update(RELIABILITY).where(own).values(**values))


def _first(connection: Connection, person: str) -> None:
    """A row for somebody who was never called, though another process may make one at this very moment."""
    nothing = {"answers": 0, "missed": 0, "spread": msgspec.json.encode([0] * CLASSES).decode()}
    connection.execute(insert_into(connection, RELIABILITY).values(person=person, **nothing).on_conflict_do_nothing())


@dataclass(frozen=True)
class Reliability:
    """Attributes:
    answers: how often they were asked, at least: one of STEPS, for the exact number would tell who it is elsewhere.
    share: of these answered in time, in per cent.
    seconds: that half of these answers took at most, roughly.
    """

    answers: int
    share: int
    seconds: int


def at_table(connection: Connection, table: str) -> dict[int, Reliability]:
    """By seat, of whom enough is known."""
    rows = connection.execute(
        select(SEATS.c.seat, RELIABILITY)
        .select_from(SEATS)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .join(PERSON_SEATS, (PERSON_SEATS.c.round == TABLES.c.round) & (PERSON_SEATS.c.holder == SEATS.c.holder))
        .join(RELIABILITY, RELIABILITY.c.person == PERSON_SEATS.c.person)
        .where(SEATS.c.table_id == table)
    )
    found = {}
    for row in rows:
        asked = row.answers + row.missed
        if asked >= FEW and row.answers:
            spread = msgspec.json.decode(row.spread, type=list[int])
            found[row.seat] = Reliability(round_down(asked), 100 * row.answers // asked, median(spread))
    return found


def round_down(asked: int) -> int:
    """Of STEPS the last one that is not more; from FEW on."""
    return STEPS[bisect_right(STEPS, asked) - 1]


def median(spread: list[int]) -> int:
    """Seconds that half of the answers took at most: the upper end of the class in which the middle one lies."""
    half, passed = (sum(spread) + 1) // 2, 0
    for number, count in enumerate(spread):
        passed += count
        if passed >= half:
            return int(2**number)
    return 0
