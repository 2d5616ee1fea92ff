"""Several servers on one PostgreSQL, whose clock stands still: each thing is done once, whoever does it.

Two servers in this process share nothing but the database, as two processes would; `test_two_processes` has real ones.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.bots import levels
from kartentisch.cli.main import app
from kartentisch.engine.errors import EngineError
from kartentisch.server.delivery import queue
from kartentisch.server.people import reliability
from kartentisch.server.people.reliability import Call
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import OUTGOING, PERSON_SEATS, RELIABILITY, STILL, TABLES, TIMERS
from kartentisch.server.tables import bot_claims, reviews, timers
from kartentisch.server.views import reviewer
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for
from tests.server.test_bot_thoughts import HARD, ScriptedBots, given_over

pytestmark = [pytest.mark.thorough, pytest.mark.once]

ME, BEN, OPEN = {"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}, {"kind": "open"}
SECONDS = levels.LEVELS["hard"].seconds


@pytest.fixture
def address(databases: Any) -> Iterator[str]:
    """Of an empty database."""
    name = databases.take()
    yield databases.address(name)
    databases.give_back(name)


@pytest.fixture
def both(address: str, build: Callable[..., RunningServer], clock: Clock) -> tuple[RunningServer, RunningServer]:
    """Two servers in which nothing happens by itself."""
    made = [build(Store(address, clock), timekeeper=False, bot_pool=ScriptedBots()) for _ in range(2)]
    for server in made:
        server.context.thoughts.clock = lambda: clock.ms / 1000
    return made[0], made[1]


def thinking(server: RunningServer) -> int:
    return server.context.thoughts.count


def timer(server: RunningServer, table: str) -> Any:
    with server.context.store.read() as connection:
        return connection.execute(select(TIMERS).where(TIMERS.c.table_id == table)).one()


def due(visitor: Visitor) -> int:
    return int(visitor.look()["table"]["asked"][0]["due"])


def at_once(*do: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(do)) as pool:
        return [one.result() for one in [pool.submit(one) for one in do]]


def test_lost_time_is_given_back_once_though_both_start_in_the_same_moment(
    both: tuple[RunningServer, RunningServer], clock: Clock, address: str
) -> None:
    anna = both[0].visitor().open(ME, BEN, turn_seconds=60)
    anna.do(type="start")
    timers.beat(both[0].context)
    before = due(anna)
    clock.ms += 3_600_000
    with psycopg.connect(address.replace("+psycopg", "")) as holding:  # both come to the note before one can write it
        holding.execute("SELECT 1 FROM house WHERE name = 'heartbeat' FOR UPDATE")
        threads = [threading.Thread(target=timers.give_back_lost_time, args=(server.context,)) for server in both]
        for thread in threads:
            thread.start()
        time.sleep(0.3)
    for thread in threads:
        thread.join(20)
    assert due(anna) == before + 3_600_000


def test_a_clock_runs_out_once(both: tuple[RunningServer, RunningServer], clock: Clock) -> None:
    anna = both[0].visitor().open(ME, BEN, turn_seconds=1, on_timeout="pass")
    anna.do(type="start")
    clock.ms += 1_000
    at_once(*(lambda server=server: timers.sweep(server.context) for server in both))
    assert [line["why"] for line in anna.look("/log")["log"] if line["kind"] == "autopilot"] == ["timeout"]


def test_a_bot_is_thought_about_by_one_process_and_answers_once(
    both: tuple[RunningServer, RunningServer], clock: Clock
) -> None:
    anna = given_over(both[0])
    before = anna.look()["table"]["seq"]
    at_once(*(lambda server=server: timers.sweep(server.context) for server in both))
    assert sorted(map(thinking, both)) == [0, 1]
    clock.ms += int(1000 * SECONDS)
    for server in both:
        timers.sweep(server.context)
    played = [line for line in anna.look("/log")["log"] if line["seq"] > before and line["kind"] == "entry"]
    assert [line["seat"] for line in played][:1] == [1]


def test_the_thought_of_a_process_that_was_killed_is_taken_over_soon(
    both: tuple[RunningServer, RunningServer], clock: Clock
) -> None:
    anna = given_over(both[0])
    timers.sweep(both[0].context)
    clock.ms += bot_claims.THINKING  # it says nothing any more
    timers.sweep(both[1].context)
    assert bot_claims.THINKING <= 15_000 and thinking(both[1]) == 1
    clock.ms += int(1000 * SECONDS)
    before = anna.look()["table"]["seq"]
    timers.sweep(both[1].context)
    assert anna.look()["table"]["seq"] > before


def test_a_process_that_stops_leaves_its_bots_to_others_at_once(both: tuple[RunningServer, RunningServer]) -> None:
    given_over(both[0])
    timers.sweep(both[0].context)
    timers.sweep(both[1].context)
    assert list(map(thinking, both)) == [1, 0]
    timers.Timekeeper(both[0].context).leave()
    timers.sweep(both[1].context)
    assert thinking(both[1]) == 1


def test_a_clock_beside_a_bot_that_another_process_thinks_about(
    both: tuple[RunningServer, RunningServer], clock: Clock
) -> None:
    """The moment that has come is dealt with by whoever sees it; the thought stays where it is."""
    anna = given_over(both[0])
    timers.sweep(both[0].context)
    with both[0].context.store.write() as connection:
        connection.execute(update(TIMERS).where(TIMERS.c.table_id == anna.table).values(due=clock.ms))
    timers.sweep(both[1].context)
    assert list(map(thinking, both)) == [1, 0] and timer(both[0], anna.table).lane != STILL


@pytest.mark.parametrize("bots", [False, True])
def test_a_process_of_an_older_program_leaves_later_rules_to_the_newer_one(
    both: tuple[RunningServer, RunningServer], clock: Clock, bots: bool
) -> None:
    """It neither plays there nor puts the table off, however often it looks; and it goes on with all others."""
    anna = both[0].visitor().open(ME, HARD if bots else BEN, turn_seconds=60)
    anna.do(type="start")
    while bots and anna.play() != "waiting":
        pass
    now = kt.load("attila").revision
    with both[0].context.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == anna.table).values(revision=now + 1))
    clock.ms += 61_000
    other = both[0].visitor().open(ME, BEN, turn_seconds=1, on_timeout="pass")
    other.do(type="start")
    before = timer(both[0], anna.table)
    clock.ms += 1_000
    for _ in range(3):
        timers.sweep(both[0].context)
    assert [line for line in other.look("/log")["log"] if line["kind"] == "autopilot"]
    after = timer(both[0], anna.table)
    assert (after.due, after.lane) == (before.due, before.lane) and after.queued <= clock.ms
    error = anna.send(type="chat", text="hello?")
    assert error.status_code == 200, "whatever is not played goes on"


def test_a_person_is_counted_at_two_tables_in_the_same_moment(both: tuple[RunningServer, RunningServer]) -> None:
    with both[0].context.store.write() as connection:
        for chain in ("one", "two"):
            connection.execute(PERSON_SEATS.insert().values(round=chain, holder=1, person="anna", since=0))
    meet = threading.Barrier(2)

    def note(server: RunningServer, chain: str) -> None:
        with server.context.store.write() as connection:
            meet.wait(10)
            reliability.note(connection, chain, [Call(1, 1_000)])
            if chain == "one":
                time.sleep(0.2)

    at_once(lambda: note(both[0], "one"), lambda: note(both[1], "two"))
    with both[0].context.store.read() as connection:
        row = connection.execute(select(RELIABILITY)).one()
    assert row.answers == 2


def test_the_same_message_is_put_once_by_two_in_the_same_moment(both: tuple[RunningServer, RunningServer]) -> None:
    meet = threading.Barrier(2)

    def put(server: RunningServer) -> bool:
        with server.context.store.write() as connection:
            meet.wait(10)
            fresh = queue.put(connection, "push", "anna", "turn 7", {}, 0, 0)
            time.sleep(0.1)
            return fresh

    assert sorted(at_once(*(lambda server=server: put(server) for server in both))) == [False, True]
    with both[0].context.store.read() as connection:
        assert len(connection.execute(select(OUTGOING)).all()) == 1


def test_a_hint_comes_through_though_the_clocks_of_two_machines_differ(
    address: str, build: Callable[..., RunningServer], clock: Clock
) -> None:
    ahead = Clock()
    ahead.ms += 10_000
    here, there = (build(Store(address, one), timekeeper=False) for one in (clock, ahead))
    anna = here.visitor().open(ME, BEN)
    keeper = timers.Timekeeper(there.context)
    keeper._outbox.read()
    told: list[str] = []
    there.context.wakeups._waiting[anna.table]  # as if somebody listened there
    there.context.wakeups.changed = lambda table_id, due=False: told.append(table_id)  # type: ignore[method-assign]
    for count in (1, 2):
        anna.do(type="chat", text=f"{count}")
        keeper._outbox.read()
        keeper._outbox.read()
        assert told == [anna.table] * count


OTHERS = " FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def cut(address: str) -> None:
    """Every connection to the database is ended, as when it is restarted."""
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid){OTHERS}".encode())
        wait_for(lambda: not connection.execute(f"SELECT 1{OTHERS}".encode()).fetchall())


def test_a_database_that_was_restarted_costs_nobody_their_command(
    both: tuple[RunningServer, RunningServer], address: str
) -> None:
    """Whoever asks afterwards is answered: connections that lay idle are made anew."""
    anna = both[0].visitor().open(ME, BEN)
    for number in range(3):
        at_once(*[anna.look] * 4)
        cut(address)
        assert anna.look()["table"]["seq"] and anna.do(type="chat", text=f"{number}")
        cut(address)
        assert timers.sweep(both[0].context) == 0


def test_a_server_leaves_bots_to_helpers_and_takes_them_where_there_are_none(
    both: tuple[RunningServer, RunningServer], clock: Clock
) -> None:
    server, helper = both
    server.context.helped = True
    given_over(server)
    assert timers.help_out(helper.context) == 0, "no server is open: no clock runs, and no bot answers"
    timers.beat(server.context)
    timers.sweep(server.context)
    timers.help_out(helper.context)
    assert list(map(thinking, both)) == [0, 1]
    given_over(server)
    clock.ms += bot_claims.PATIENCE
    timers.sweep(server.context)
    assert list(map(thinking, both)) == [1, 1], "the other one has its helper"


def test_a_helper_minds_no_clocks(both: tuple[RunningServer, RunningServer], clock: Clock) -> None:
    anna = both[0].visitor().open(ME, BEN, turn_seconds=1)
    anna.do(type="start")
    timers.beat(both[0].context)
    clock.ms += 5_000
    assert timers.help_out(both[1].context) == 0
    assert not [line for line in anna.look("/log")["log"] if line["kind"] == "autopilot"]


def test_reviews_are_left_to_helpers_too(both: tuple[RunningServer, RunningServer]) -> None:
    store = both[0].context.store
    with store.write() as connection:
        reviews.ask(connection, "one", 10, reviews.BY_PLAYERS, 1_000)
        assert reviews.claim(connection, 2_000 + reviews.STALE, patience=reviewer.WAITING) is None
        assert reviews.claim(connection, 2_000 + reviews.STALE) == "one"


def test_a_process_goes_on_while_a_later_program_adds_to_the_store(
    both: tuple[RunningServer, RunningServer], address: str, clock: Clock
) -> None:
    """As in an upgrade of one process after the other: columns and tables come, and none goes (`test_formats`)."""
    anna = both[0].visitor().open(ME, BEN)
    anna.do(type="start")
    assert anna.play() == "played"
    with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as connection:
        for step in (
            "ALTER TABLE tables ADD COLUMN weather TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE timers ADD COLUMN weather TEXT",
            "CREATE TABLE weather (id TEXT)",
            'UPDATE tables SET customs = (customs::jsonb || \'{"weather": "fine"}\')::text',
            "UPDATE alembic_version SET version_num = 'tomorrow'",
        ):
            connection.execute(step.encode())
    assert anna.play() == "played" and anna.do(type="chat", text="still here")
    other = both[1].visitor().open(ME, BEN)
    other.do(type="start")
    assert other.play() == "played" and timers.sweep(both[0].context) == 0
    with pytest.raises(EngineError) as error:
        Store(address, clock)
    assert error.value.code == "store_newer", "but one that is started now learns that it is too old"


@pytest.mark.parametrize("ahead", [0, 20, -20])
def test_the_doctor_says_that_the_clock_of_this_machine_is_wrong(
    both: tuple[RunningServer, RunningServer], address: str, ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: now() + ahead * 1_000_000_000)
    told = CliRunner().invoke(app, ["doctor", "--lang", "en", "--db", address])
    assert (f"{ahead} s ahead of the database" in told.output) == bool(ahead)
