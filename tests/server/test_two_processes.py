"""Two server processes on one PostgreSQL: the players of a table sit at different ones."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from tests.server.processes import serve
from tests.server.running_server import Visitor
from tests.server.test_stream import messages

pytestmark = pytest.mark.thorough

ANNA, BEN, NOBODY = 0, 1, -1
PATIENCE = 20  # seconds for news


@pytest.fixture
def servers(cluster: str, folder: Path) -> Iterator[tuple[str, str]]:
    """The addresses of two servers that share one database."""
    name = f"kt_two_{folder.name.replace('-', '_').lower()}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    db = cluster.replace("/postgres?", f"/{name}?")
    first, one = serve(folder, db, 0)
    second, other = serve(folder, db, 0)
    yield one, other
    for process in (first, second):
        process.terminate()
        process.join(15)
        assert process.exitcode is not None


class Listener(threading.Thread):
    """Follows the stream of one viewer.

    Attributes:
        lines: of the log, as they came.
        news: the positions.
    """

    def __init__(self, visitor: Visitor, seat: int) -> None:
        super().__init__(daemon=True)
        self.lines: list[dict[str, Any]] = []
        self.news: queue.Queue[dict[str, Any]] = queue.Queue()
        self._visitor, self._seat = visitor, seat
        self.start()

    def run(self) -> None:
        path = f"/api/tables/{self._visitor.table}/stream"
        try:
            with self._visitor.http.stream("GET", path, params={"seat": self._seat}, timeout=60) as answer:
                kind = ""
                for text in answer.iter_lines():
                    name, _, value = text.partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "data" and kind == "line":
                        self.lines.append(msgspec.json.decode(value))
                    elif name == "data" and kind == "table":
                        self.news.put(msgspec.json.decode(value))
        except httpx.TransportError:
            return

    def until(self, seq: int) -> dict[str, Any]:
        """The position after this line of the log, or a later one."""
        while True:
            seen = self.news.get(timeout=PATIENCE)
            if seen["table"]["seq"] >= seq:
                return seen


def test_allies_at_two_processes_hear_each_other(servers: tuple[str, str]) -> None:
    seats = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    anna = Visitor(servers[0])
    anna.http.timeout = 60  # the rules of Europe are read for the first time
    anna.open(*seats, game="europe")
    ben, cem = Visitor(servers[0]).join(anna, "Ben"), Visitor(servers[1]).join(anna, "Cem")
    anna.do(type="start")
    heard = messages(cem)
    next(data for kind, _, data in heard if kind == "table" and data["table"]["status"] == "playing")
    path = f"/api/tables/{anna.table}/notebook/said-one"
    assert ben.http.put(path, json={"kind": "said", "text": "hörst du?"}).status_code == 200
    assert next(data for kind, _, data in heard if kind == "aside") == {"own": 0, "side": 1}
    assert [item["text"] for item in cem.look("/notebook")["items"]] == ["hörst du?"]
    heard.close()
    for one in (anna, ben, cem):
        one.http.close()


def test_a_game_between_two_processes(servers: tuple[str, str]) -> None:
    anna, spectator = Visitor(servers[0]), Visitor(servers[1])
    anna.open({"kind": "mine", "name": "Anna"}, {"kind": "open"})
    ben = Visitor(servers[1]).join(anna, "Ben")
    spectator.table = anna.table
    anna.do(type="start")
    # each listens where they sit, and Anna once more at the other process
    there = Visitor(servers[1], anna.table, anna.keys["secret"])
    ears = [Listener(anna, ANNA), Listener(ben, BEN), Listener(spectator, NOBODY), Listener(there, ANNA)]
    seq = anna.look()["table"]["seq"]
    sent = 0
    seen = {ANNA: ears[ANNA].until(seq), BEN: ears[BEN].until(seq)}
    doors = {address: httpx.Client(base_url=address, timeout=20, verify=False) for address in servers}
    with ThreadPoolExecutor(2) as both, doors[servers[0]], doors[servers[1]]:
        while seen[ANNA]["table"]["status"] != "over":
            seat = next(seat for seat in (ANNA, BEN) if seen[seat]["decision"])
            decision = seen[seat]["decision"]
            secret = (anna, ben)[seat].keys["secret"]
            action = decision["legal"][sent % len(decision["legal"])]["number"]
            sent += 1
            body = {"id": f"c{sent}", "type": "play", "seat": seat, "decision": decision["id"], "actions": [action]}

            def send(address: str, body: dict[str, Any] = body, secret: str = secret) -> httpx.Response:
                headers = {"X-Kartentisch": "1", "Authorization": f"Bearer {secret}"}
                return doors[address].post(f"/api/tables/{anna.table}/commands", json=body, headers=headers)

            # the same command at both processes in the same moment: done once, answered twice
            here, again = both.map(send, servers)
            assert here.status_code == again.status_code == 200, (here.text, again.text)
            assert here.json() == again.json()
            seq = here.json()["seq"]
            seen = {ANNA: ears[ANNA].until(seq), BEN: ears[BEN].until(seq)}
    assert sent > 30
    last = anna.look()["table"]["seq"]
    for ear in ears[2:]:
        ear.until(last)
    for ear in ears:  # everybody was told everything, once, in order, and the same chain
        assert [line["seq"] for line in ear.lines] == list(range(1, last + 1))
        assert [line["head"] for line in ear.lines] == [line["head"] for line in ears[0].lines]
    answers = [line for line in ears[2].lines if line["kind"] == "entry" and "seat" in line]
    assert len(answers) == sent
    assert ears[3].lines == ears[ANNA].lines  # whichever process tells
    for visitor in (anna, ben, spectator, there):
        visitor.http.close()
