"""The short way answers as the framework does, to the byte."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from kartentisch.server.http import fast_path
from tests.server.running_server import RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
JSON = {"content-type": "application/json"}

LOOKS: list[dict[str, Any]] = [
    {},
    {"seat": "1"},
    {"seat": "-1"},
    {"seat": "01"},
    {"seat": "+1"},
    {"seat": " 1"},
    {"seat": "1.0"},
    {"seat": "7"},
    {"seat": "16"},
    {"seat": "-2"},
    {"seat": "x"},
    {"seat": ""},
    {"seat": "１"},
    {"seat": ["0", "1"]},
    {"lang": "de"},
    {"lang": "fr"},
    {"lang": "a language that is far too long"},
    {"forecast": "true"},
    {"forecast": "1"},
    {"forecast": "maybe"},
    {"forecast": ["true", "false"]},
    {"other": "1"},
]
BODIES: list[tuple[dict[str, str], bytes]] = [
    (JSON, b""),
    (JSON, b"{"),
    (JSON, b"[]"),
    (JSON, b"null"),
    (JSON, b'{"id": "a"}'),
    (JSON, b'{"id": "a", "type": "dance"}'),
    (JSON, b'{"id": "", "type": "chat"}'),
    (JSON, b'{"id": "a", "type": "play", "seat": 0, "decision": "0-0", "actions": [1]}'),
    (JSON, b'{"id": "b", "type": "play", "seat": 0, "decision": "0-0", "actions": [1.5]}'),
    (JSON, b'{"id": "c", "type": "play", "seat": 0, "decision": "0-0", "actions": [1e400]}'),
    (JSON, b'{"id": "d", "type": "play", "seat": true, "actions": []}'),
    (JSON, b'{"id": "e", "type": "chat", "text": "\\ud800"}'),
    (JSON, b'{"id": "f", "type": "chat", "text": "\xff"}'),
    (JSON, b'{"id": "g", "type": "chat", "text": "x", "more": 1}'),
    (JSON, b'{"id": "n", "type": "chat", "text": "hello"}'),
    (JSON, b'{"id": "h", "type": "chat", "id": "i", "text": ""}'),
    ({"content-type": "application/json; charset=utf-8"}, b'{"id": "j", "type": "undo", "seat": 0}'),
    ({"content-type": "text/plain"}, b'{"id": "k", "type": "undo", "seat": 0}'),
    ({}, b'{"id": "l", "type": "undo", "seat": 0}'),
    ({**JSON, "x-kartentisch": "a marker that is a good deal too long for what it is"}, b'{"id": "m", "type": "undo"}'),
]


def told(answer: httpx.Response) -> tuple[int, bytes, dict[str, str]]:
    return (
        answer.status_code,
        answer.content,
        {k: v for k, v in answer.headers.items() if k not in ("date", "x-kartentisch-time")},
    )


def both_ways(monkeypatch: pytest.MonkeyPatch, visitor: Visitor, method: str, path: str, **more: Any) -> int:
    """The status, after the same request was answered the same way with and without the lane."""
    short = told(visitor.http.request(method, path, **more))
    with monkeypatch.context() as patch:
        patch.setattr(fast_path, "_WAYS", {})
        long = told(visitor.http.request(method, path, **more))
    assert short == long, (path, more)
    return short[0]


def test_looks_are_answered_alike(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, BEN)
    anna.do(type="start")
    path = f"/api/tables/{anna.table}"
    seen = {both_ways(monkeypatch, anna, "GET", path, params=query) for query in LOOKS}
    assert seen == {200, 403, 422}
    stranger = server.visitor(anna.table)
    assert both_ways(monkeypatch, stranger, "GET", path) == 200
    assert both_ways(monkeypatch, stranger, "GET", path, headers={"authorization": "Bearer wrong"}) == 401
    assert both_ways(monkeypatch, stranger, "GET", "/api/tables/nowhere") == 404
    assert both_ways(monkeypatch, stranger, "GET", path + "/nothing") == 404
    assert both_ways(monkeypatch, stranger, "GET", path + "/commands") == 405
    assert both_ways(monkeypatch, stranger, "HEAD", path) == 405
    assert both_ways(monkeypatch, stranger, "DELETE", path) == 405


def test_streams_that_cannot_be_are_refused_alike(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, BEN)
    path = f"/api/tables/{anna.table}/stream"
    for query in ({"seat": "7"}, {"after": "-1"}, {"after": "x"}, {"after": str(2**53 + 1)}, {"seat": "x"}):
        assert both_ways(monkeypatch, anna, "GET", path, params=query) in (403, 422)
    assert both_ways(monkeypatch, anna, "GET", path, headers={"last-event-id": "1" * 21}) == 422


def test_commands_are_refused_alike(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, BEN)
    path = f"/api/tables/{anna.table}/commands"
    seen = {
        both_ways(monkeypatch, anna, "POST", path, headers=headers, content=body, params={"lang": lang})
        for headers, body in BODIES
        for lang in ("de", "en")
    }
    assert seen == {200, 400, 409, 422}


def test_the_framework_is_not_asked_for_what_is_plain(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(ME, BEN)
    anna.do(type="start")

    async def nobody(*_: Any) -> None:
        raise AssertionError("the framework was asked")

    with monkeypatch.context() as patch:
        patch.setattr(APIRoute, "handle", nobody)
        assert anna.play() == "played"
        assert anna.refused(type="chat") == "bad_text"
        assert anna.http.get(f"/api/tables/{anna.table}", params={"seat": "x"}).status_code == 500
