"""What one visitor may leave to the server, and how long the server keeps it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, func, select, update

from kartentisch.engine.record import Record
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import COMMANDS, KEYS, LOG, METADATA, PACKED, TABLES
from kartentisch.server.tables import housekeeping, logbook, new_table, repository, timers
from kartentisch.server.tables.context import Context, Limits, Retention
from kartentisch.server.tables.housekeeping import DAY
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from kartentisch.server.views import records
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_store import opened
from tests.server.trusted import play_on

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
NONE = Limits.none()


def tried(visitor: Visitor, *places: dict[str, str]) -> Any:
    return visitor.http.post("/api/tables", json={"game": "attila", "seats": list(places)})


def brought(visitor: Visitor, record: str) -> tuple[int, str]:
    answer = visitor.http.post("/api/records", json={"record": record})
    data = answer.json()
    return answer.status_code, data["table"] if answer.status_code == 200 else data["error"]["code"]


@pytest.fixture
def context(folder: Path, clock: Clock) -> Iterator[Context]:
    store = Store.in_folder(folder, clock)
    yield Context(store, NONE)
    store.close()


@pytest.fixture
def played(context: Context) -> str:
    """A table with some hundred lines."""
    name, shown = opened(context, 2)
    play_on(context, name, shown, 60)
    return name


def saved(context: Context, name: str) -> Record:
    """The game so far, as `kartentisch play` would have written it."""
    with context.look(name) as (connection, table):
        return records.course(table, repository.log(connection, name))


def over(context: Context, *names: str) -> None:
    with context.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(names)).values(status="over"))


def test_tables_that_nobody_plays_are_counted_by_where_they_come_from(build: Callable[..., RunningServer]) -> None:
    server = build(limits=replace(NONE, unplayed=3))
    anna = [server.visitor().open(ME, OPEN) for _ in range(3)]
    refused = tried(server.visitor(), ME, OPEN)
    assert refused.status_code == 429 and refused.json()["error"]["code"] == "too_many_tables"
    elsewhere = server.visitor()
    elsewhere.http.headers["X-Forwarded-For"] = "192.0.2.1"
    assert tried(elsewhere, ME, OPEN).status_code == 200
    server.visitor().join(anna[0], "Ben")
    anna[0].do(type="start")
    assert tried(server.visitor(), ME, OPEN).status_code == 200, "one of them is played"


def test_bots_alone_by_origin_and_in_all(build: Callable[..., RunningServer]) -> None:
    server = build(limits=replace(NONE, alone_of_one=2, alone=3), timekeeper=False)

    def begin(address: str, *places: dict[str, str]) -> Visitor:
        visitor = server.visitor()
        visitor.http.headers["X-Forwarded-For"] = address
        return visitor.open(*places)

    for _ in range(2):
        begin("192.0.2.1", BOT, BOT).do(type="start")
    third = begin("192.0.2.1", BOT, BOT)
    assert third.refused(type="start") == "too_many_bot_tables"
    assert third.look()["table"]["status"] == "waiting"
    with_me = begin("192.0.2.1", ME, BOT)
    with_me.do(type="start")
    assert with_me.refused(type="seat_kind", target=0, kind="bot", bot="random") == "too_many_bot_tables"
    begin("192.0.2.2", BOT, BOT).do(type="start")
    assert begin("192.0.2.3", BOT, BOT).refused(type="start") == "too_many_bot_tables"
    begin("192.0.2.3", ME, BOT).do(type="start")


@pytest.mark.thorough
def test_games_are_brought_one_at_a_time_and_a_few_an_hour(build: Callable[..., RunningServer]) -> None:
    server = build(limits=replace(NONE, import_seconds=3600, import_burst=2))
    text = '{"kartentisch":1,"game":"attila","revision":1,"players":["A","B"]}'
    codes = [brought(server.visitor(), text)[0] for _ in range(3)]
    assert codes[0] == codes[1] != 429 and codes[2] == 429
    free = build(limits=NONE)
    with free.context.importing:
        assert brought(free.visitor(), text) == (429, "too_many_requests")
    assert brought(free.visitor(), text)[0] != 429


def texts(context: Context, name: str, **part: int) -> list[tuple[int, dict[str, Any], str | None]]:
    with context.store.read() as connection:
        return [(line.seq, line.body, line.signature) for line in repository.log(connection, name, **part)]


def rows(context: Context, name: str, table: Table = LOG) -> int:
    with context.store.read() as connection:
        count = select(func.count()).select_from(table).where(table.c.table_id == name)
        return int(connection.execute(count).scalar() or 0)


def test_a_record_is_signed_outside_the_turn_of_who_writes(
    context: Context, played: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While its lines are signed another thread writes, and in the end a piece or two is written for hundreds."""
    record, seal, wrote = saved(context, played), logbook.seal, []

    def slow(*arguments: Any, **more: Any) -> Any:
        def write() -> None:
            with context.store.write() as connection:
                context.store.note(connection, "written", "meanwhile")
            wrote.append(True)

        thread = threading.Thread(target=write)
        if not wrote:
            thread.start()
            thread.join(20)
            assert wrote, "somebody else has to wait"
        return seal(*arguments, **more)

    monkeypatch.setattr(logbook, "seal", slow)
    table, _ = records.take_in(context, record.text())
    assert rows(context, table.id) == 0 and 1 <= rows(context, table.id, PACKED) <= 1 + table.seq // logbook.PIECE
    read = texts(context, table.id)
    assert [seq for seq, *_ in read] == [*range(1, table.seq + 1)] and table.seq > len(record.entries)
    assert texts(context, table.id, after=7, most=3) == read[7:10]
    assert texts(context, table.id, until=9) == read[:9]
    assert not texts(context, table.id, after=table.seq)


def test_a_packed_game_reads_as_before(context: Context, played: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "PIECE", 40)
    before = texts(context, played)
    with context.store.write() as connection:
        assert logbook.pack(connection, played) == len(before)
    assert rows(context, played) == 0 and rows(context, played, PACKED) == -(-len(before) // 40)
    assert texts(context, played) == before
    for after, most in ((0, 5), (38, 5), (39, 90), (len(before) - 1, 9), (len(before), 9)):
        assert texts(context, played, after=after, most=most) == before[after : after + most]
    with context.change(played) as (_, table):
        table.tell("chat", seat=0, text="well played")
    assert [seq for seq, *_ in texts(context, played, after=35)] == [*range(36, len(before) + 2)]
    assert len(texts(context, played, after=len(before) - 2, most=3)) == 3


def test_what_is_kept_and_for_how_long(context: Context, played: str, clock: Clock) -> None:
    """Never begun, played by nobody, finished: each by its rule; a game that runs stays."""
    context.retention = Retention(waiting_days=30, unplayed_days=7, packed_days=20, finished_days=90)
    waiting, _ = new_table.open_table(context, NewTable("attila", [ME, OPEN], TableSettings()))
    running, _ = opened(context)
    looked_at, _ = records.take_in(context, saved(context, played).text())
    over(context, played, looked_at.id)

    def left() -> set[str]:
        with context.store.read() as connection:
            return {row.id for row in connection.execute(select(TABLES.c.id))}

    begun = clock.ms
    seen = []
    for day in (7, 8, 20, 21, 30, 31, 90, 91):
        clock.ms = begun + day * DAY
        housekeeping.tidy(context)
        seen.append((day, left(), rows(context, played) > 0))
    everything = {waiting.id, running, looked_at.id, played}
    assert seen == [
        (7, everything, True),
        (8, everything - {looked_at.id}, True),
        (20, {waiting.id, running, played}, True),
        (21, {waiting.id, running, played}, False),
        (30, {waiting.id, running, played}, False),
        (31, {running, played}, False),
        (90, {running, played}, False),
        (91, {running}, False),
    ]
    assert housekeeping.tidy(context) == 0
    for table in METADATA.tables.values():
        if "table_id" in table.c:
            with context.store.read() as connection:
                names = {row.table_id for row in connection.execute(select(table.c.table_id))}
            assert names <= {running, ""}, table.name
    with context.store.read() as connection:
        assert {row.round for row in connection.execute(select(KEYS.c.round))} == {running}


def test_the_timekeeper_tidies(context: Context, clock: Clock) -> None:
    new_table.open_table(context, NewTable("attila", [ME, OPEN], TableSettings()))
    keeper = timers.Timekeeper(context)
    keeper.round()
    with context.store.write() as connection:
        connection.execute(update(TABLES).values(touched=clock.ms - 31 * DAY))
    clock.ms += timers.TIDY - 1  # not in the first minutes: the clock may be wrong, and people want to see it
    keeper.opened.clear()
    keeper.round()
    with context.store.read() as connection:
        assert connection.execute(select(TABLES.c.id)).all()
    clock.ms += timers.BEAT
    keeper.round()
    with context.store.read() as connection:
        assert not connection.execute(select(TABLES.c.id)).all()


def test_packed_pieces_in_both_kinds_of_store(store: Store) -> None:
    context = Context(store)
    name, _ = opened(context)
    before = texts(context, name)
    with store.write() as connection:
        logbook.pack(connection, name)
    assert texts(context, name) == before and texts(context, name, after=1, most=1) == before[1:2]
    with store.write() as connection:
        housekeeping.remove(connection, name)
    assert not texts(context, name)


def test_what_is_refused_locks_nobody_out(build: Callable[..., RunningServer]) -> None:
    """A seat given up for a bot takes the keys with it; if that is not allowed, the keys stay good."""
    server = build(limits=replace(NONE, alone=1), timekeeper=False)
    anna = server.visitor().open(ME, OPEN, BOT)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    anna.do(type="seat_kind", target=0, kind="bot", bot="random")
    while anna.look()["table"]["asked"][0]["seat"] != 1:
        timers.sweep(server.context)
    server.visitor().open(BOT, BOT).do(type="start")
    assert ben.refused(type="seat_kind", target=1, kind="bot", bot="random") == "too_many_bot_tables"
    assert ben.look()["own_seats"] == [1] and ben.play() == "played"


def test_what_nobody_asked_for_does_not_fill_the_store(build: Callable[..., RunningServer]) -> None:
    """Talk, pauses, days off, exchanged seats and refused answers are kept, and so bounded; the game goes on."""
    server = build(limits=replace(NONE, unasked_rate=0.001, unasked_burst=6), timekeeper=False)
    anna = server.visitor().open(ME, {"kind": "mine", "name": "Bea"})
    ben = server.visitor().open(ME, {"kind": "mine", "name": "Bea"})
    for one in (anna, ben):
        one.do(type="start")
    said = [anna.send(type="chat", text=f"{number}").status_code for number in range(8)]
    assert said == [200] * 5 + [429] * 3
    assert anna.refused(type="set_orders", seat=0, orders=[]) == "too_many_requests"
    assert anna.send(id="twice", type="chat", text="a").status_code == 429
    assert [anna.play(), anna.play(), ben.play()] == ["played"] * 3  # what is asked may be answered
    stale = [ben.send(type="play", seat=0, decision="d0", actions=[0]).status_code for _ in range(9)]
    assert stale.count(409) <= 7 and stale[-1] == 429
    with server.context.store.read() as connection:
        assert len(connection.execute(select(COMMANDS.c.command)).all()) < 25
