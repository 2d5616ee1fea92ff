"""Getting in although an answer was lost, and who may see the metrics."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from kartentisch.server.store import access_tokens
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import COMMANDS, KEYS, TABLES
from tests.server.running_server import OPEN, RunningServer, Visitor
from tests.server.test_passkeys import device, makes

ME, FREE = {"kind": "mine", "name": "Anna"}, {"kind": "open"}


def open_table(visitor: Visitor, **more: Any) -> httpx.Response:
    return visitor.http.post("/api/tables", json={"game": "attila", "seats": [ME, FREE, FREE], **more})


def seated(server: RunningServer, keys_given: dict[str, Any]) -> Any:
    return server.visitor(keys_given["table"], keys_given["secret"]).look()["own_seats"]


def test_a_lost_answer_opens_no_second_table(server: RunningServer) -> None:
    anna, once = server.visitor(), secrets.token_urlsafe(24)
    first, again = (open_table(anna, request=once).json() for _ in range(2))
    assert first["table"] == again["table"] and first["invite"] == again["invite"]
    assert first["secret"] != again["secret"] and first["recovery"] != again["recovery"]
    assert seated(server, first) == seated(server, again) == [0]
    recovered = server.visitor().http.post(
        f"/api/tables/{first['table']}/recovery", json={"recovery": again["recovery"]}
    )
    assert seated(server, recovered.json()) == [0]
    other = open_table(anna, request=once, chat=False)
    assert other.status_code == 409 and other.json()["error"]["code"] == "command_reused"
    assert open_table(anna, request=secrets.token_urlsafe(24)).json()["table"] != first["table"]
    assert open_table(anna).json()["table"] != open_table(anna).json()["table"]
    with server.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(TABLES)).scalar() == 4
        stored = [row.command for row in connection.execute(select(COMMANDS))]
    assert access_tokens.digest(once) in stored and once not in stored


def test_a_lost_answer_takes_no_second_seat(server: RunningServer) -> None:
    anna, once = server.visitor().open(ME, FREE, FREE), secrets.token_urlsafe(24)
    path, body = f"/api/tables/{anna.table}/seats", {"invite": anna.keys["invite"], "names": ["Ben"], "request": once}
    ben = server.visitor()
    first, again = (ben.http.post(path, json=body).json() for _ in range(2))
    assert first["seats"] == again["seats"] == [1] == seated(server, again)
    assert [line["kind"] for line in anna.look("/log")["log"]].count("sat_down") == 1
    server.visitor().join(anna, "Carl")
    anna.do(type="start")
    later = ben.http.post(path, json=body)  # the invitation is spent, the request still holds
    assert later.json()["seats"] == [1] and seated(server, later.json()) == [1]
    stolen = server.visitor().http.post(path, json={**body, "names": ["Eve"]})
    assert stolen.json()["error"]["code"] == "command_reused"
    guessed = server.visitor().http.post(path, json={**body, "request": secrets.token_urlsafe(24)})
    assert guessed.json()["error"]["code"] == "already_started"


def test_who_was_locked_out_does_not_come_back_by_the_same_request(still: RunningServer) -> None:
    """A lost device knows what it has asked for, too."""
    ben, once = device(still), secrets.token_urlsafe(24)
    opened = open_table(ben, request=once).json()
    host = still.visitor().open(ME, FREE)
    path, body = f"/api/tables/{host.table}/seats", {"invite": host.keys["invite"], "names": ["Ben"], "request": once}
    assert ben.http.post(path, json=body).status_code == 200
    lost = still.visitor()
    makes(ben)
    assert lost.http.post(path, json=body).status_code == 200  # as long as nobody is locked out
    assert ben.http.delete("/api/me/devices").status_code == 200
    for answer in (lost.http.post(path, json=body), open_table(lost, request=once)):
        assert answer.status_code == 401 and answer.json()["error"]["code"] == "unknown_key"
    ben.table = host.table
    assert ben.look()["own_seats"] == [1]
    ben.table = opened["table"]
    assert ben.look()["own_seats"] == [0]


def test_ids_that_can_be_guessed_are_refused(server: RunningServer) -> None:
    for bad in ("1", "x" * 21, "x" * 65, "ä" * 30, "x y" * 10):
        assert open_table(server.visitor(), request=bad).status_code == 422


def test_old_keys_go(server: RunningServer) -> None:
    anna, once = server.visitor(), secrets.token_urlsafe(24)
    given = [open_table(anna, request=once).json() for _ in range(access_tokens.MOST_KEYS + 3)]
    with server.context.store.read() as connection:
        rows = connection.execute(select(KEYS).where(KEYS.c.round == given[0]["table"])).all()
    assert len(rows) == 2 * access_tokens.MOST_KEYS


def test_the_same_request_at_the_same_moment(url: str) -> None:
    """In both kinds of store, by two servers on one database where there can be two."""
    servers = [RunningServer(Store(url), timekeeper=False)]
    if not servers[0].context.store.sqlite:
        servers.append(RunningServer(Store(url), timekeeper=False))
    try:
        for server in servers:  # FastAPI makes its routes at the first request; two of it must not race
            assert server.visitor().http.get("/api/tables").status_code == 200
        for _ in range(5):
            once = secrets.token_urlsafe(24)
            visitors = [server.visitor() for server in servers for _ in range(2)]
            with ThreadPoolExecutor(len(visitors)) as people:
                answers = list(people.map(lambda visitor, once=once: open_table(visitor, request=once), visitors))
            assert [answer.status_code for answer in answers] == [200] * len(visitors)
            assert len({answer.json()["table"] for answer in answers}) == 1
    finally:
        for server in servers:
            server.close()


# ------------------------------------------------------------------ figures
def test_figures_are_for_this_machine(server: RunningServer) -> None:
    http = server.visitor().http
    assert "kartentisch_requests" in http.get("/metrics").text
    for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
        for value in ("127.0.0.1", "203.0.113.9"):
            answer = http.get("/metrics", headers={name: value})
            assert answer.status_code == 403 and answer.json()["error"]["code"] == "metrics_closed"
            assert "kartentisch_requests" not in answer.text


@pytest.mark.parametrize("shown", ["-", "wrong", "tok", "token and more"])
def test_figures_behind_a_token(build: Callable[..., RunningServer], shown: str) -> None:
    http = build(limits=OPEN, metrics_token="token").visitor().http
    assert http.get("/metrics", headers={"Authorization": f"Bearer {shown}"}).status_code == 403
    known = {"Authorization": "Bearer token", "X-Forwarded-For": "203.0.113.9"}
    assert "kartentisch_requests" in http.get("/metrics", headers=known).text
