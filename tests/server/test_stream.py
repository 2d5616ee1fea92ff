"""Live views: what a viewer gets, and how it goes on after a break."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Generator
from typing import Any

import msgspec
import pytest

from kartentisch.server.http import stream
from kartentisch.server.tables.context import Limits
from tests.server.running_server import RunningServer, Visitor, wait_for

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}


def messages(
    visitor: Visitor, last: int = 0, clock: bool = False, **query: Any
) -> Generator[tuple[str, int | None, Any], None, None]:
    """(event, id, data) of a stream; comments as event `:`.  What time it is, is left out unless `clock` is given."""
    headers = {"Last-Event-ID": str(last)} if last else {}
    path = f"/api/tables/{visitor.table}/stream"
    with visitor.http.stream("GET", path, headers=headers, params=query) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        fields: dict[str, str] = {}
        for line in answer.iter_lines():
            if line.startswith(":"):
                yield ":", None, line
            elif line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "data" in fields:
                number = int(fields["id"]) if "id" in fields else None
                if clock or fields.get("event") != "time":
                    yield fields.get("event", ""), number, msgspec.json.decode(fields["data"])
                fields = {}


def test_the_table_follows_a_last_portion_that_is_full(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, BEN)
    anna.do(type="start")
    lines = anna.look()["table"]["seq"]
    assert lines > 2
    for most in (1, lines, lines + 1):
        monkeypatch.setattr(stream, "AT_ONCE", most)
        seen = [kind for kind, _, _ in itertools.islice(messages(server.visitor(anna.table)), lines + 1)]
        assert seen == ["line"] * lines + ["table"]


@pytest.mark.thorough
def test_news_arrive_in_order_and_resume_by_number(server: RunningServer) -> None:
    anna = server.visitor().open(ME, BEN)
    anna.do(type="start")
    watcher = server.visitor(anna.table)
    seen: list[int] = []
    live = messages(watcher)
    for kind, number, data in live:
        if kind == "line":
            assert number is not None and data["seq"] == number
            seen.append(number)
        if kind == "table":
            if len(seen) > 60:
                break
            anna.play()
    assert seen == list(range(1, seen[-1] + 1))
    middle = seen[len(seen) // 2]
    again: list[int | None] = []
    for kind, number, data in messages(watcher, last=middle):
        if kind == "table":
            assert data["table"]["seq"] == again[-1]
            break
        again.append(number)
    assert again == seen[seen.index(middle) + 1 :]


def test_every_answer_and_every_portion_tell_the_time_of_the_server(server: RunningServer) -> None:
    """What is due is told in ms since 1970: a browser whose clock is wrong must know what time it is here."""
    anna = server.visitor().open(ME, BEN, turn_seconds=300)
    anna.do(type="start")
    now = server.context.store.now()
    paths = [
        "/api/tables",
        f"/api/tables/{anna.table}",
        f"/api/tables/{anna.table}/log",
        "/api/games",
        "/api/nothing",
        "/healthz",
    ]
    for path in paths:
        told = int(anna.http.get(path).headers["x-kartentisch-time"])
        assert now <= told <= server.context.store.now()
    refused = anna.http.post("/api/tables", json={})
    assert refused.status_code == 422 and "x-kartentisch-time" in refused.headers
    kinds = []
    for kind, _, data in messages(server.visitor(anna.table), clock=True):
        kinds.append(kind)
        if kind == "time":
            assert now <= data["now"] <= server.context.store.now()
        if kind == ":":
            server.context.wakeups.close()
    assert kinds.count("time") >= 2 and kinds.index("time") < kinds.index("table")
    assert all(kinds[at - 1] == "time" for at, kind in enumerate(kinds) if kind == ":")


def test_each_viewer_gets_their_own(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "open"})
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    for visitor, own in ((anna, 0), (ben, 1), (server.visitor(anna.table), -1)):
        for kind, _, data in messages(visitor):
            if kind == "table":
                assert data["viewer"] == own
                break
            for event in data.get("events", []):
                if event["event"] == "dealt":
                    assert ("people" in event) == (event["seat"] == own)


def test_signs_of_life_and_goodbye(server: RunningServer) -> None:
    anna = server.visitor().open(ME, BEN)
    kinds = []
    for kind, _, _ in messages(anna):
        kinds.append(kind)
        if kind == ":" and not server.context.wakeups.closing:
            server.context.wakeups.close()
    assert kinds[-1] == "bye" and ":" in kinds


def test_many_watchers_and_one_that_reads_nothing(server: RunningServer) -> None:
    anna = server.visitor().open(ME, BEN)
    anna.do(type="start")
    lazy = server.visitor(anna.table)
    request = lazy.http.build_request("GET", f"/api/tables/{anna.table}/stream")
    stuck = lazy.http.send(request, stream=True)
    heard: list[int] = []

    def watch() -> None:
        for kind, _, data in messages(server.visitor(anna.table)):
            if kind == "table" and data["table"]["seq"] >= goal:
                heard.append(data["table"]["seq"])
                return

    goal = anna.look()["table"]["seq"] + 10
    threads = [threading.Thread(target=watch) for _ in range(10)]
    for thread in threads:
        thread.start()
    while anna.look()["table"]["seq"] < goal:
        anna.play()
    for thread in threads:
        thread.join(10)
    assert len(heard) == 10
    stuck.close()
    wait_for(lambda: server.context.wakeups.listeners == 0)


def test_streams_of_one_address_are_counted(build: Callable[..., RunningServer]) -> None:
    server = build(limits=Limits(address_rate=0, table_rate=0, streams=1, heartbeat=0.1))
    anna = server.visitor().open(ME, BEN)
    live = messages(anna)
    assert next(live)[0] == "line"
    second = server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/stream")
    assert second.status_code == 429 and second.json()["error"]["code"] == "too_many_streams"
    live.close()
    anna.http.close()
    wait_for(lambda: server.context.wakeups.listeners == 0)
    time.sleep(0.05)
    assert next(messages(server.visitor(anna.table, anna.keys["secret"])))[0] == "line"
