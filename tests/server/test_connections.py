"""Who sends nothing, half of something, or reads nothing goes; who comes from one address in masses, too."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from kartentisch.server.http import middleware
from kartentisch.server.http.connections import PATIENCE, are_addresses, files_for_many
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.tables.context import Limits
from tests.server.running_server import RunningServer, Visitor, wait_for

ME = {"kind": "mine", "name": "Anna"}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Kartentisch: 1\r\nContent-Type: application/json\r\n"


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def call(server: RunningServer, lines: ExitStack, words: bytes = b"") -> socket.socket:
    """A connection on which these words were said."""
    port = int(server.address.rpartition(":")[2])
    line = lines.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
    line.sendall(words)
    return line


def ended(line: socket.socket) -> bool:
    """Whether the server has ended it by now."""
    line.settimeout(0.05)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def in_the_loop(server: RunningServer, do: Callable[[Any], Any]) -> Any:
    """What it gives, done by the thread of the connections."""
    doors = server.server.connections

    async def done() -> Any:
        return do(doors)

    wait_for(lambda: len(doors))
    loop = next(iter(doors._open)).loop
    return asyncio.run_coroutine_threadsafe(done(), loop).result(5)


def after(server: RunningServer, seconds: float) -> None:
    """Look at the connections, and again as if so much time had passed in which nothing came."""

    def look(doors: Any) -> None:
        now = asyncio.get_running_loop().time()
        doors.look(now)
        doors.look(now + seconds)

    in_the_loop(server, look)


@pytest.mark.thorough
def test_half_a_request_is_waited_for_so_long_and_no_longer(
    server: RunningServer, lines: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PATIENCE, "head", 1000.0)  # however slow this machine is
    monkeypatch.setitem(PATIENCE, "body", 3000.0)
    silent, half = call(server, lines), call(server, lines, b"GET / HTT")
    body = call(server, lines, POST + b"Content-Length: 50\r\n\r\n{")
    whole = call(server, lines, WHOLE)
    assert whole.recv(65536).startswith(b"HTTP/1.1 200")
    again = call(server, lines, WHOLE)
    assert again.recv(65536)
    again.sendall(b"\r\n")  # nothing begins with that, but uvicorn does not count any more
    table = server.visitor().open(ME, ME | {"name": "Ben"}).table
    stream = call(server, lines, f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    wait_for(lambda: b"event: table" in stream.recv(65536))
    wait_for(lambda: len(server.server.connections) >= 6)
    everybody = (silent, half, body, whole, again, stream)
    after(server, PATIENCE["head"] - 500)
    assert [ended(line) for line in everybody] == [False] * 6
    after(server, PATIENCE["head"] + 1)
    assert [ended(line) for line in everybody] == [True, True, False, False, True, False]
    after(server, PATIENCE["body"] + 1)
    assert [ended(line) for line in everybody] == [True, True, True, False, True, False]
    after(server, 36_000)
    assert not ended(stream), "who listens may listen"


def test_who_reads_nothing_of_an_answer_goes(server: RunningServer, lines: ExitStack) -> None:
    deaf = lines.enter_context(socket.socket())
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", int(server.address.rpartition(":")[2])))
    deaf.sendall(b"GET /api/games/attila/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 300)

    def paused(doors: Any) -> bool:
        return any(one.flow.write_paused for one in doors._open)

    wait_for(lambda: in_the_loop(server, paused))
    after(server, PATIENCE["unread"] + 1)
    wait_for(lambda: not len(server.server.connections))


@pytest.mark.thorough
def test_connections_of_one_address_and_of_all(build: Callable[..., RunningServer], lines: ExitStack) -> None:
    server = build(limits=Limits(address_rate=0, connections=3))
    proxied = [call(server, lines) for _ in range(5)]
    wait_for(lambda: len(server.server.connections) == 5)
    assert not any(map(ended, proxied)), "a proxy on this machine brings many visitors"
    in_the_loop(server, lambda doors: doors._proxies.clear())
    fresh = call(server, lines)
    assert ended(fresh) and not any(map(ended, proxied))
    server.server.connections._by_address, server.server.connections._most = 0, 5
    line = call(server, lines, WHOLE)
    assert line.recv(65536).startswith(b"HTTP/1.1 200"), "there is a place for who asks for something"
    assert [ended(one) for one in proxied] == [True] + [False] * 4, "the oldest that is silent makes way"


def test_more_files_may_be_open_than_before() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(300, before[1]), before[1]))
        most = files_for_many(900)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 900 and 0 < most < 900
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_whom_an_address_stands_for() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7" == network_of("::ffff:192.0.2.7")
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("fe80::1%eth0") == "fe80::/64" and network_of("") == ""
    assert are_addresses(["10.0.0.5", "172.16.0.0/12", "fd00::/8"])
    assert not are_addresses(["proxy.example"]) and not are_addresses(["*"]) and not are_addresses(["10.0.0.5/8"])


def test_what_is_much_work_costs_more() -> None:
    now = [0.0]
    rate = Rate(1, 10, lambda: now[0])
    assert rate.allows("a", 4) and rate.allows("a", 4) and not rate.allows("a", 4) and rate.allows("b", 4)
    now[0] += 2
    assert rate.allows("a", 4) and not rate.allows("a")
    now[0] += 10
    assert rate.allows("a", 40), "a full bucket is enough for anything"
    assert not rate.allows("a")
    paths = ("/api/mine", "/api/mine/waiting", "/api/calendar/x.ics", "/api/tables")
    costs = [middleware._cost("GET", path, b"") for path in paths]
    assert costs == [5, 5, 10, 1]


@pytest.fixture
def busy(build: Callable[..., RunningServer]) -> RunningServer:
    return build(limits=Limits(address_rate=0, table_rate=0.001, table_burst=3))


def test_a_stranger_does_not_shut_the_door_of_a_table(busy: RunningServer) -> None:
    anna = busy.visitor().open(ME, {"kind": "open"})
    stranger = busy.visitor(anna.table)
    for path in ("commands", "preview", "seats", "invitation", "recovery"):
        for _ in range(5):
            stranger.http.post(f"/api/tables/{anna.table}/{path}", json={})
            answer = stranger.http.post(f"/api/tables/{anna.table}/{path}", json={"invite": "x" * 20, "names": ["x"]})
    assert answer.status_code in (422, 429)
    assert stranger.refused(type="chat", text="hi") == "unknown_key"
    codes = [anna.send(type="chat", text="hi").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    late = anna.send(type="chat", text="hi")
    assert late.headers["retry-after"] == "1" and late.json()["error"]["code"] == "too_many_requests"


def test_invitations_cannot_be_tried_without_end(busy: RunningServer) -> None:
    anna = busy.visitor().open(ME, {"kind": "open"})
    body = {"invite": "x" * 20, "names": ["x"]}
    codes = [busy.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body).status_code for _ in range(5)]
    assert codes == [403, 403, 403, 429, 429]


def test_visitors_behind_a_proxy_are_told_apart(build: Callable[..., RunningServer]) -> None:
    server = build(limits=Limits(address_rate=0.001, address_burst=2))

    def ask(visitor: Visitor, address: str) -> int:
        return int(visitor.http.get("/api/tables", headers={"X-Forwarded-For": address}).status_code)

    guest = server.visitor()
    assert [ask(guest, "2001:db8::1"), ask(guest, "2001:db8::2"), ask(guest, "2001:db8::3")] == [200, 200, 429]
    assert [ask(guest, "192.0.2.1"), ask(guest, "192.0.2.2")] == [200, 200]
