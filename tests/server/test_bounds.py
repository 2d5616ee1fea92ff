"""What takes long is made one after the other and kept; a browser has no more cookies than a proxy lets through."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Context
from kartentisch.server.views import lobby, past_moments, records, shared_work
from tests.server.running_server import RunningServer, wait_for
from tests.server.test_store import opened
from tests.server.trusted import play_on

ME = {"kind": "mine", "name": "Anna"}


def test_positions_of_the_past_are_made_one_after_the_other(folder: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store.in_folder(folder)
    context = Context(store)
    past = past_moments.Past(context.past_time)
    name, shown = opened(context)
    play_on(context, name, shown, 20)
    replay, going, counts, seen = Record.replay, threading.Event(), [0, 0], list[Any]()

    def slow(record: Record, game: Any) -> Any:
        counts[0] += 1
        counts[1] = max(counts)
        going.wait(20)
        try:
            return replay(record, game)
        finally:
            counts[0] -= 1

    monkeypatch.setattr(Record, "replay", slow)

    def ask(seq: int) -> None:
        try:
            with context.look(name) as (connection, table):
                seen.append(past.state(connection, table, seq) is not None)
        except kt.Rejected as error:
            seen.append(error.code)

    threads = [threading.Thread(target=ask, args=(20 + number,)) for number in range(shared_work.WAITING)]
    for thread in threads:
        thread.start()
    wait_for(lambda: past._turns._inside.total() == shared_work.WAITING)
    ask(40)
    assert seen == ["too_many_requests"]
    going.set()
    for thread in threads:
        thread.join()
    assert seen[1:] == [True] * shared_work.WAITING and counts == [0, 1]
    store.close()


def test_a_record_is_written_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, ME | {"name": "Ben"})
    anna.do(type="start")
    redacted, calls = records.redacted, []

    def counted(*arguments: Any) -> str:
        calls.append(arguments[-1])
        return redacted(*arguments)

    monkeypatch.setattr(records, "redacted", counted)

    def text(seat: int) -> str:
        return str(anna.http.get(f"/api/tables/{anna.table}/record", params={"seat": seat}).text)

    first = text(0)
    assert text(0) == first and text(1) != first and calls == [0, 1]
    anna.do(type="chat", text="one more line")
    assert text(0) == first and calls == [0, 1, 0]


def test_a_browser_keeps_as_many_cookies_as_proxies_pass_on(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "COOKIES", 4)
    anna = server.visitor()
    anna.http.cookies.set("kt_gone00000000", "x" * 32, domain="127.0.0.1", path="/api")
    tables = []
    for _ in range(5):
        anna.open(ME, {"kind": "open"})
        tables.append(anna.table)
    kept = [table for table in tables if f"kt_{table}" in anna.http.cookies]
    assert kept == tables[1:] and len(anna.http.cookies) == 4
    mine = anna.http.get("/api/mine", params={"ids": ",".join(tables)}).json()["tables"]
    assert [table is not None for table in mine] == [False, True, True, True, True]
