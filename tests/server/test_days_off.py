"""Days off of somebody at several tables: one number for all, off at all, and no table learns of another."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from kartentisch.server import people
from kartentisch.server.people import days_off, persons
from kartentisch.server.store.database import Store
from kartentisch.server.tables import timers, vacations
from kartentisch.server.tables.context import Limits
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_people import known_as, named, on_another_device

DAY = 24 * 3_600_000


@pytest.fixture
def url(folder: Any) -> str:
    """Time is the same in both kinds of store."""
    return f"sqlite:///{folder / 'server.sqlite3'}"


def tables(server: RunningServer, *days: int, begin: bool = True) -> list[tuple[Visitor, Visitor]]:
    """Anna, by one browser, against somebody else at each table, with so many days off there."""
    found = []
    anna = server.visitor()
    for number, given in enumerate(days):
        at = server.visitor()
        at.http.close()
        at.http = anna.http
        at.open({"kind": "mine", "name": f"Anna {number}"}, {"kind": "open"}, turn_seconds=86_400, vacation_days=given)
        other = server.visitor().join(at, f"Ben {number}")
        if begin:
            at.do(type="start")
        found.append((at, other))
    named(anna)
    return found


def until(visitor: Visitor) -> list[int]:
    return [row["until"] for row in visitor.look()["table"]["vacations"]]


def mine(visitor: Visitor) -> dict[str, Any]:
    return dict(visitor.http.get("/api/me").json()["person"]["days_off"])


def test_off_at_all_tables_for_the_same_days_which_count_once(still: RunningServer, clock: Clock) -> None:
    (first, ben), (second, cem), (none, dora), (few, emil) = tables(still, 14, 21, 0, 3)
    first.do(type="vacation", days=10)
    there = clock.ms + 10 * DAY
    assert [until(one) for one in (ben, cem, dora, emil)] == [[there], [there], [], [clock.ms + 3 * DAY]]
    assert mine(first) == {"until": there, "left": 18, "of": 28}
    clock.ms += 2 * DAY + 1
    second.do(type="vacation", days=4)  # four more
    assert [until(one) for one in (ben, cem)] == [[there + 4 * DAY], [there + 4 * DAY]] and mine(few)["left"] == 14
    assert first.refused(type="vacation", days=1) == "vacation_spent"  # what that table gives
    assert cem.refused(type="nudge", target=0) in ("on_vacation", "not_asked", "clock_runs")
    asked = next((one for one in (first, second) if one.look()["decision"]), None)
    if asked is not None:
        asked.play()  # whoever plays is back, everywhere
    else:
        second.do(type="vacation", days=0)
    assert [until(one) for one in (ben, cem, emil)] == [[], [], []] and mine(first)["left"] == 14 + 11
    assert none.refused(type="vacation", days=1) == "no_vacation"


def test_nobody_gains_by_another_browser(build: Any, clock: Clock, folder: Any) -> None:
    server = build(Store.in_folder(folder / "few", clock), timekeeper=False, vacation_days=5)
    (first, ben), (second, cem) = tables(server, 14, 14)
    answer = first.send(type="vacation", days=6).json()["error"]
    assert answer["code"] == "vacation_spent" and answer["args"] == {"days": 5}
    ben.do(type="vacation", days=14)  # a seat of nobody's has what the table gives
    alone = server.visitor(first.table, first.keys["secret"])
    alone.do(type="vacation", days=12)  # so has the key of a seat, for that table alone
    assert len(until(ben)) == 2 and until(cem) == [] and mine(first)["left"] == 5
    answer = first.send(type="vacation", days=3).json()["error"]
    assert answer["args"] == {"days": 2}, "the table never gives more than its own"
    second.do(type="vacation", days=5)
    assert until(cem) == [clock.ms + 5 * DAY] and len(until(ben)) == 2
    alone.do(type="vacation", days=0)
    assert len(until(ben)) == 1 and until(cem) == [clock.ms + 5 * DAY], "and brings nobody back elsewhere"
    clock.ms += 5 * DAY
    timers.sweep(server.context)
    assert second.refused(type="vacation", days=1) == "vacation_spent" and mine(second)["until"] is None
    fresh = on_another_device(server, second)
    assert mine(fresh)["left"] == 0


def test_two_who_turn_out_to_be_one_have_taken_what_both_have(still: RunningServer, clock: Clock) -> None:
    with still.context.store.write() as connection:
        silent, other, anna = (people.make(connection, 0).id for _ in range(3))
        days_off.take(connection, silent, 9, 28, clock.ms)
        days_off.take(connection, other, 4, 28, clock.ms)
        for one in (silent, other):
            assert persons.become(connection, one, anna)
        assert days_off.left(connection, anna, 28, clock.ms) == 15
        assert days_off.of(connection, anna).until == clock.ms + 9 * DAY
        assert days_off.left(connection, anna, 28, clock.ms + 366 * DAY) == 28


def test_a_year_is_given_once_also_to_who_moves_between_zones(still: RunningServer, clock: Clock) -> None:
    """At the turn of the year it is another year elsewhere: nobody goes there and back for more days."""
    clock.ms = int(datetime(2027, 12, 31, 20, tzinfo=UTC).timestamp() * 1000)
    person, left = known_as(still, tables(still, 28)[0][0]), []
    for zone in ("Pacific/Auckland", "Europe/Berlin", "Pacific/Auckland"):
        with still.context.store.write() as connection:
            persons.change(connection, person, zone=zone)
            left.append(days_off.left(connection, person, 28, clock.ms))
            if left == [28]:
                days_off.take(connection, person, 20, 28, clock.ms)
    assert left == [28, 8, 8]


def test_no_table_learns_of_another(still: RunningServer, clock: Clock) -> None:
    """What others are told is the same, to the byte but for what is signed, wherever else somebody plays."""
    told = []
    for days in ((14,), (14, 14)):
        (first, ben), *_ = tables(still, *days)
        first.do(type="vacation", days=3)
        (line,) = [one for one in ben.look("/log")["log"] if one["kind"] == "vacation"]
        told.append({key: value for key, value in line.items() if key not in ("head", "seq")})
        stranger = still.visitor(first.table)
        assert stranger.look()["table"]["vacations"] == [{"seat": 0, "until": clock.ms + 3 * DAY}]
    assert told[0] == told[1]


def test_a_game_that_begins_and_a_server_that_was_ended_meanwhile(still: RunningServer, clock: Clock) -> None:
    (first, _), (later, cem) = tables(still, 14, 14, begin=False)
    first.do(type="start")
    first.do(type="vacation", days=3)
    cem.do(type="start")
    assert until(cem) == [clock.ms + 3 * DAY]
    first.do(type="vacation", days=0)
    with still.context.store.write() as connection:
        days_off.take(connection, known_as(still, later), 2, 28, clock.ms)  # and then the process ended
    assert until(cem) == []
    vacations.carry_on(still.context)
    assert until(cem) == [clock.ms + 2 * DAY]
    with still.context.store.read() as connection:
        assert days_off.fresh(connection, 5) == []


@pytest.mark.thorough
def test_who_takes_days_again_and_again_is_stopped(build: Any, clock: Clock, folder: Any) -> None:
    limits = replace(Limits.none(), vacation_seconds=3600, vacation_burst=2)
    server = build(Store.in_folder(folder / "tired", clock), limits=limits, timekeeper=False)
    ((anna, _),) = tables(server, 14)
    for _ in range(2):
        anna.do(type="vacation", days=1)
        anna.do(type="vacation", days=0)
    assert anna.refused(type="vacation", days=1) == "too_many_requests"
