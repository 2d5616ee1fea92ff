"""What nobody should do: every attempt gets a sentence, and the table is as before."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from typing import Any

import pytest

from kartentisch.server.tables.context import Limits
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_tables import finish

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}


@pytest.fixture
def seated(server: RunningServer) -> tuple[Visitor, Visitor]:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    return anna, ben


def post(visitor: Visitor, content: bytes, path: str = "/commands", **headers: str) -> Any:
    kind = {"Content-Type": "application/json", **headers}
    return visitor.http.post(f"/api/tables/{visitor.table}{path}", content=content, headers=kind)


def test_foreign_seats(seated: tuple[Visitor, Visitor], server: RunningServer) -> None:
    anna, ben = seated
    before = anna.look()
    decision = before["table"]["asked"][0]
    asked, other = (anna, ben) if decision["seat"] == 0 else (ben, anna)
    wish = {"type": "play", "seat": decision["seat"], "decision": decision["decision"], "actions": [30]}
    assert other.refused(**wish) == "foreign_seat"
    assert other.refused(type="leave", seat=decision["seat"]) == "foreign_seat"
    looked = other.http.get(f"/api/tables/{anna.table}", params={"seat": decision["seat"]})
    assert looked.status_code == 403 and "view" not in looked.json()
    elsewhere = server.visitor().open(ME, OPEN)
    stranger = server.visitor(anna.table, elsewhere.keys["secret"])
    assert stranger.refused(**wish) == "unknown_key"
    assert server.visitor(anna.table, anna.keys["recovery"]).refused(**wish) == "unknown_key"
    assert anna.look() == before
    assert asked.play() == "played"


BROKEN = [
    b"", b"{", b"[]", b"null", b"1", b'"x"', b"\xff\xfe", b'{"id": 1}',
    b'{"id": "a", "type": "play", "seat": "0"}', b'{"id": "", "type": "start"}',
    b'{"id": "a", "type": "explode"}', b'{"id": "a", "type": "chat", "text": ["x"]}',
    b'{"id": "a", "type": "play", "seat": true, "actions": [1]}', b'{"id":"a","type":"play","actions":[1e400]}',
    b'{"id": "a", "type": "play", "seat": 0, "decision": "1", "actions": [99999999999999999999999]}',
    b'{"id": "a", "type": "play", "seat": 0, "actions": [' + b"1," * 100 + b"1]}",
    b'{"id": "a", "type": "chat", "text": "\\u0000"}', b'{"id": "a", "type": "chat", "text": "\\ud800"}',
    b'{"id": "a", "type": "set_orders", "orders": [{"question": "\\ud800"}]}',
    b'{"id": "a", "type": "set_orders", "orders": [{"question": "Conflict.lay", "when": {"\\ud800": ["x"]}}]}',
    b'{"id": "a", "type": "set_orders", "orders": [{"question": "Conflict.lay", "when": {"province": []}}]}',
    b'{"id": "a", "type": "set_orders", "orders": [{"question": "Conflict.lay", "times": 1e9}]}',
    b'{"id": "a", "type": "set_orders", "orders": [[[]]]}', b'{"id": "a", "type": "ask_undo", "line": 1e30}',
    b'{"id": "a", "type": "answer_undo", "yes": "true"}', b'{"id": "a", "type": "kick", "target": -1}',
    b'{"id": "a", "type": "seat_kind", "target": 0, "kind": "owner"}', b'{"id": "a", "type": "kick"}',
    b'{"id": "a", "type": "settings", "chat": "loud"}', b'{"id": "a", "type": "rematch", "rotate": 1}',
    b'{"id": "a", "type": "start", "more": 1}', b"[" * 20_000, b'{"id":"a b","type":"start"}',
]  # fmt: skip


def test_broken_bodies(seated: tuple[Visitor, Visitor]) -> None:
    anna, _ = seated
    before = anna.look()
    for content in BROKEN:
        answer = post(anna, content)
        assert 400 <= answer.status_code < 500, content
        assert answer.json()["error"]["sentence"], content
        assert "Traceback" not in answer.text and "/src/" not in answer.text
    assert anna.look() == before


def test_too_much(seated: tuple[Visitor, Visitor], server: RunningServer) -> None:
    anna, _ = seated
    before = anna.look()
    large = post(anna, b'{"id":"a","type":"chat","text":"' + b"x" * 10_000_000 + b'"}')
    assert large.status_code == 413 and large.json()["error"]["code"] == "too_large"

    def portions() -> Any:
        for _ in range(200):
            yield b" " * 1024

    unannounced = anna.http.post(f"/api/tables/{anna.table}/commands", content=portions())
    assert unannounced.status_code == 413
    for names in (["x" * 33], ["x" * 10_000], [""], ["  "], ["a\nb\x00"], []):
        fresh = server.visitor().http.post("/api/tables", json={"game": "attila", "seats": [
            {"kind": "mine", "name": name} for name in names] + [OPEN]})  # fmt: skip
        assert fresh.status_code in (409, 422), fresh.text
    assert anna.look() == before


def test_paths_that_lead_nowhere(seated: tuple[Visitor, Visitor]) -> None:
    anna, _ = seated
    for path in ("../../etc/passwd", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "x" * 3000, "%00", "' OR 1=1 --", "%ff%fe", "ß"):
        answer = anna.http.get(f"/api/tables/{path}")
        assert answer.status_code == 404 and answer.json()["error"]["code"] in ("unknown_table", "unknown_path")
    assert anna.http.get("/docs").status_code == 404
    assert anna.http.delete(f"/api/tables/{anna.table}").json()["error"]["code"] == "bad_method"


def test_raw_nonsense_on_the_wire(server: RunningServer) -> None:
    port = int(server.address.rpartition(":")[2])
    for words in (b"\x16\x03\x01\x02\x00", b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
                  b"X-Kartentisch: 1\r\nContent-Length: -5\r\n\r\n", b"GET /" + b"a" * 200_000):  # fmt: skip
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            try:
                line.sendall(words)
                line.shutdown(socket.SHUT_WR)
                assert b"Traceback" not in line.recv(65536)
            except OSError:  # the server has closed first
                continue
    assert server.visitor().http.get("/healthz").json()["status"] == "ok"


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b"GET /",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX-Trailer: ",
    ],
)
def test_a_head_without_end_is_cut_off(server: RunningServer, head: bytes) -> None:
    port = int(server.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
        sent = 0
        try:
            line.sendall(head)
            while sent < 8_000_000:
                line.sendall(b"a" * 50_000)
                sent += 50_000
        except OSError:
            pass
        assert sent < 8_000_000
    assert server.visitor().http.get("/healthz").json()["status"] == "ok"


def test_foreign_pages_cannot_command(seated: tuple[Visitor, Visitor]) -> None:
    anna, _ = seated
    before = anna.look()
    del anna.http.headers["X-Kartentisch"]
    answer = post(anna, b'{"id": "a", "type": "chat", "text": "hi"}')
    assert answer.status_code == 403 and answer.json()["error"]["code"] == "header_missing"
    assert anna.look() == before


def test_headers_of_every_answer(server: RunningServer) -> None:
    for path in ("/healthz", "/api/games", "/nowhere"):
        headers = server.visitor().http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff" and headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers and "uvicorn" not in str(headers)


def test_rates_of_addresses_and_tables(build: Callable[..., RunningServer]) -> None:
    server = build(limits=Limits(address_rate=0.001, address_burst=5))
    answers = [server.visitor().http.get("/api/games") for _ in range(8)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert answers[-1].json()["error"]["code"] == "too_many_requests" and answers[-1].headers["retry-after"] == "1"
    assert server.visitor().http.get("/healthz").status_code == 200
    busy = build(limits=Limits(address_rate=0, table_rate=0.001, table_burst=3)).visitor().open(ME, OPEN)
    codes = [busy.send(type="chat", text="hi").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_faults_of_ours_show_nothing(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, OPEN)

    def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("kartentisch.server.views.snapshots.snapshot", fail)
    answer = anna.http.get(f"/api/tables/{anna.table}", params={"lang": "de"})
    assert answer.status_code == 500 and "secret detail" not in answer.text
    assert answer.json()["error"]["sentence"].startswith("Auf dem Server ist ein Fehler")


def test_records_that_lie(server: RunningServer) -> None:
    visitor = server.visitor()
    head = {"kartentisch": 1, "game": "attila", "revision": 1, "players": ["A", "B"]}
    for record in (
        "", "x", "{}", json.dumps({**head, "game": "../x"}), json.dumps({**head, "players": ["A"] * 99}),
        json.dumps({**head, "revision": 10**30}), json.dumps({**head, "position": {"hands": 3}}),
        json.dumps({**head, "options": {"x": 1}}), json.dumps({**head, "board": "[board]"}),
        json.dumps(head) + '\n{"seat": 99, "at": "Turn.play", "action": "finish"}',
        json.dumps(head) + '\n{"chance": "draw", "outcome": "goths"}',
    ):  # fmt: skip
        answer = visitor.http.post("/api/records", json={"record": record})
        assert 400 <= answer.status_code < 500, (record, answer.text)
        assert answer.json()["error"]["sentence"]


@pytest.mark.thorough
def test_every_new_command_from_the_wrong_hands(server: RunningServer) -> None:
    """Somebody else's seat, somebody else's right, no key at all, or a seat that is not there."""
    anna = server.visitor().open(ME, OPEN, {"kind": "bot", "bot": "random"})
    ben = server.visitor().join(anna, "Ben")
    tries: list[tuple[dict[str, Any], str]] = [
        ({"type": "ask_undo", "seat": 0}, "foreign_seat"),
        ({"type": "set_orders", "seat": 0, "orders": []}, "foreign_seat"),
        ({"type": "set_orders", "seat": 2, "orders": []}, "foreign_seat"),
        ({"type": "answer_undo", "seat": 0, "yes": True}, "foreign_seat"),
        ({"type": "kick", "target": 0}, "owner_only"),
        ({"type": "kick", "target": 9}, "owner_only"),
        ({"type": "seat_kind", "target": 0, "kind": "bot", "bot": "random"}, "foreign_seat"),
        ({"type": "seat_kind", "target": 2, "kind": "open"}, "owner_only"),
        ({"type": "seat_kind", "target": 9, "kind": "open"}, "foreign_seat"),
        ({"type": "settings", "chat": "off"}, "owner_only"),
    ]
    for moment in range(2):
        before = anna.look("/log")
        for wish, code in tries:
            assert ben.refused(**wish) == code, (moment, wish)
            assert server.visitor(anna.table).refused(**wish) == "unknown_key"
        assert anna.refused(type="kick", target=2) == "nobody_there"
        assert anna.refused(type="kick", target=9) == "foreign_seat"
        assert anna.refused(type="seat_kind", target=1, kind="bot", bot="random") == "foreign_seat"
        assert anna.refused(type="seat_kind", target=2, kind="bot", bot="genius") == "unknown_bot"
        assert anna.refused(type="answer_undo", yes=True, decision="1-undo") == "nothing_asked"
        if not moment:
            assert ben.refused(type="ask_undo") == "not_started" == ben.refused(type="nudge")
            assert anna.look("/log") == before
            anna.do(type="start")
    ben.do(type="leave", autopilot="random")
    finish(anna)
    for wish in ({"type": "ask_undo"}, {"type": "nudge"}, {"type": "kick", "target": 1},
                 {"type": "seat_kind", "target": 2, "kind": "open"}):  # fmt: skip
        assert anna.refused(**wish) == "table_over"
