"""Several tables in one stream: each is told as in its own, with its own rights, and none stands in another's way."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest

from kartentisch.server.http import middleware
from kartentisch.server.tables.context import Limits
from tests.server.running_server import RunningServer, Visitor, code, wait_for
from tests.server.test_stream import messages

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
OPEN = {"kind": "open"}

Told = tuple[str, Any]  # number/kind, data


def together(visitor: Visitor, of: Sequence[str], **query: Any) -> Generator[Told, None, None]:
    """What the stream of these tables tells, until it ends; but for what time it is."""
    with visitor.http.stream("GET", "/api/stream", params={"of": of, **query}) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        kind = ""
        for line in answer.iter_lines():
            name, _, value = line.partition(": ")
            if name == "event":
                kind = value
            elif name == "data" and kind != "time":
                yield kind, msgspec.json.decode(value)


def until_here(live: Generator[Told, None, None]) -> list[Told]:
    told: list[Told] = []
    for kind, data in live:
        if kind == "here":
            return told
        told.append((kind, data))
    raise AssertionError("the stream ended")


def raw(visitor: Visitor, path: str, end: bytes, **query: Any) -> bytes:
    """The bytes of a stream up to the first message of this kind."""
    read = b""
    with visitor.http.stream("GET", path, params=query) as answer:
        for chunk in answer.iter_raw():
            read += chunk
            if b"event: " + end in read and read.endswith(b"\n\n"):
                return read
    raise AssertionError(read[:300])


def begun(server: RunningServer, *seats: dict[str, str], **more: Any) -> Visitor:
    visitor = server.visitor().open(*(seats or (ME, BEN)), **more)
    visitor.do(type="start")
    return visitor


def test_each_table_is_told_as_by_its_own_stream(server: RunningServer) -> None:
    anna = begun(server)  # two seats at one screen
    first = anna.table
    anna.open(ME, BEN, game="attacke").do(type="start")
    anna.play()
    eyes = [(first, "0"), (first, "1"), (first, "-1"), (anna.table, "1"), (anna.table, ""), (first, "0")]
    asked = {"forecast": True, "openly": True}
    for lang, after in (("de", 0), ("en", 2)):
        read = raw(
            anna, "/api/stream", b"here", of=[f"{table}:{after}:{seat}:{lang}" for table, seat in eyes], **asked
        )  # fmt: skip
        parts = read.split(b"\n\n")
        for number, (table, seat) in enumerate(eyes):
            given = {"seat": seat} if seat else {}
            alone = raw(
                anna, f"/api/tables/{table}/stream", b"table", after=after, lang=lang, **given, **asked
            )  # fmt: skip
            name = b"event: %d/" % number
            mine = [part.replace(name, b"event: ") for part in parts if name in part]
            own = [part for part in alone.split(b"\n\n")[1:-1] if not part.startswith(b"event: time")]
            assert mine == own, (table, seat)


def test_news_of_all_tables_come_in_order_and_are_resumed_without_loss(server: RunningServer) -> None:
    tables = [begun(server) for _ in range(3)]
    watcher = server.visitor()
    seen: list[list[int]] = [[], [], []]
    for turn in range(4):  # each time the connection breaks after a few news
        of = [f"{table.table}:{lines[-1] if lines else 0}::" for table, lines in zip(tables, seen, strict=True)]
        with closing(together(watcher, of)) as live:
            owed = {0, 1, 2}
            for kind, data in live:
                if kind == "here":
                    for table in tables[turn % 2 :]:
                        table.play()
                    owed = set(range(turn % 2, 3))
                elif kind.endswith("/line"):
                    seen[int(kind[0])].append(data["seq"])
                elif kind.endswith("/table"):
                    number = int(kind[0])
                    assert data["table"]["id"] == tables[number].table
                    assert data["table"]["seq"] == seen[number][-1], "the table follows its lines"
                    owed.discard(number)
                    if not owed and any(len(lines) > 5 * (turn + 1) for lines in seen):
                        break
                    if not owed:
                        tables[2].play()
    for lines in seen:
        assert lines == list(range(1, len(lines) + 1))
    assert len(seen[2]) > 20


def test_who_may_not_look_at_one_table_is_told_so_of_that_one_only(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    closed = server.visitor().open(ME, BEN, spectators=False)
    of = [f"{closed.table}:0::", f"{anna.table}:0:1:", "nowhere:0::", f"{anna.table}:0:-1:", f"{closed.table}:0:0:"]
    visitor = server.visitor()
    with closing(together(visitor, of)) as live:
        told = until_here(live)
        assert {kind: data["why"] for kind, data in told if kind.endswith("/bye")} == {
            "0/bye": "not_for_spectators",
            "1/bye": "foreign_seat",
            "2/bye": "unknown_table",
            "4/bye": "foreign_seat",
        }
        assert {kind[0] for kind, _ in told if not kind.endswith("/bye")} == {"3"}
        anna.do(type="chat", text="hello")
        assert next(live)[0] == "3/line", "the others go on"
    assert list(together(visitor, [f"{closed.table}:0::"])) == [("0/bye", {"why": "not_for_spectators"}), ("here", {})]


def test_a_right_that_ends_ends_its_table_only(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    ben.open(ME, BEN)
    with closing(together(ben, [f"{anna.table}:0:1:", f"{ben.table}:0:0:", f"{anna.table}:0:-1:"])) as live:
        until_here(live)
        anna.do(type="kick", target=1)
        told = []
        for kind, data in live:
            told.append((kind, data))
            if kind == "2/bye":
                break
        assert ("0/bye", {"why": "unknown_key"}) in told and ("2/bye", {"why": "unknown_key"}) in told
        ben.do(type="chat", text="still here")
        assert next(kind for kind, _ in live if kind.endswith("/line")) == "1/line"


def test_signs_of_life_and_goodbye(server: RunningServer) -> None:
    anna = server.visitor().open(ME, BEN)
    with closing(together(anna, [f"{anna.table}:0::"])) as live:
        until_here(live)
        assert next(live) == ("here", {}), "again, although nothing happens"
        server.context.wakeups.close()
        assert ("bye", {}) in list(live)


def test_once_tells_what_is_new_and_ends(server: RunningServer) -> None:
    anna, ben = begun(server), begun(server)
    told = list(together(server.visitor(), [f"{anna.table}:0::", f"{ben.table}:0::"], once=True))
    assert told[-1] == ("here", {}) and {kind for kind, _ in told[:-1]} == {"0/line", "0/table", "1/line", "1/table"}
    last = {kind[0]: data["seq"] for kind, data in told if kind.endswith("/line")}
    of = [f"{anna.table}:{last['0']}::", f"{ben.table}:{last['1']}::"]
    told = list(together(server.visitor(), of, once=True))
    assert [kind for kind, _ in told] == ["0/table", "1/table", "here"]
    known = [f"{one}:known" for one in of]
    assert list(together(server.visitor(), known, once=True)) == [("here", {})], "nothing is new, so it costs nothing"
    ben.play()
    told = list(together(server.visitor(), known, once=True))
    assert {kind for kind, _ in told} == {"1/line", "1/table", "here"}
    wait_for(lambda: server.context.wakeups.listeners == 0)


def test_every_table_counts_as_a_stream(build: Callable[..., RunningServer]) -> None:
    server = build(limits=Limits(address_rate=0, table_rate=0, streams=3, heartbeat=0.1))
    anna = server.visitor().open(ME, BEN)
    of = [f"{anna.table}:0:{seat}:" for seat in (0, 1, -1, 0)]
    with closing(together(anna, of)) as live:
        told = until_here(live)
        assert [(kind, data) for kind, data in told if kind.endswith("/bye")] == [
            ("3/bye", {"why": "too_many_streams"})
        ]
        assert {kind for kind, _ in told if kind.endswith("/table")} == {"0/table", "1/table", "2/table"}
        assert code(server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/stream")) == "too_many_streams"
    anna.http.close()
    wait_for(lambda: server.context.wakeups.listeners == 0)
    time.sleep(0.05)
    again = server.visitor(anna.table, anna.keys["secret"])
    with closing(together(again, of[:2])) as live:
        assert "1/table" in {kind for kind, _ in until_here(live)}
        assert next(messages(again))[0] == "line", "the third one"


@pytest.mark.parametrize(
    "of",
    [
        [],
        [""],
        ["x"],
        ["x:1"],
        ["x:-1::"],
        ["x:1:16:"],
        ["x:1:-2:"],
        ["x:1:0:d/"],
        ["x:1:0:", "y"],
        ["x:1::de:unknown"],
        ["x:1::"] * 65,
    ],
)
def test_what_is_no_list_of_tables_is_refused(server: RunningServer, of: list[str]) -> None:
    assert code(server.visitor().http.get("/api/stream", params={"of": of})) == "bad_request"


def test_every_table_of_a_stream_is_paid_for() -> None:
    paid = {
        query: middleware._cost("GET", "/api/stream", query)
        for query in (b"", b"of=a:0::", b"of=a:0::&once=true&of=b:0::", b"o%66=a&of=b&prof=c")
    }
    assert list(paid.values()) == [1, 1, 2, 2]
