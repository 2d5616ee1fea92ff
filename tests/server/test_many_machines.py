"""Several processes behind one proxy, as docs/host/machines.md says: one is exchanged, one is killed, and play goes on.

The proxy is Caddy with the file of that page; without Caddy or PostgreSQL this is skipped.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest

from kartentisch.server.store.database import Store
from kartentisch.server.tables import bot_claims, repository
from tests.server.mail_server import free_port
from tests.server.processes import help_out, serve
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for

pytestmark = [pytest.mark.thorough, pytest.mark.once]

PAGE = (Path(__file__).parents[2] / "docs/host/machines.md").read_text(encoding="utf-8")
CADDY = shutil.which("caddy")
ME, BEN = {"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}


@pytest.fixture
def database(cluster: str, folder: Path) -> str:
    name = f"kt_many_{folder.name.replace('-', '_').lower()}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return cluster.replace("/postgres?", f"/{name}?")


@contextmanager
def proxy(caddy: str, folder: Path, ports: Sequence[int]) -> Iterator[str]:
    """The proxy of the page before these two servers, but for names and https; its address."""
    front = f"http://127.0.0.1:{free_port()}"
    (site,) = re.findall(r"```caddyfile\n(.*?)```", PAGE, re.DOTALL)
    ours = {f"10.0.0.1{number}:8008": f"127.0.0.1:{port}" for number, port in enumerate(ports, 1)}
    for before, after in {"games.example.org": front, **ours}.items():
        assert before in site
        site = site.replace(before, after)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + site)
    around = os.environ | {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    command = [caddy, "run", "--config", str(file), "--adapter", "caddyfile"]
    process = subprocess.Popen(command, env=around, stderr=subprocess.DEVNULL)

    def ready() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{front}/healthz").status_code == 200
        return False

    try:
        wait_for(ready, 30)
        yield front
    finally:
        process.kill()  # told to end, it would wait for streams
        process.wait(20)


class Person(threading.Thread):
    """Talks and plays for both seats through the proxy, each thing again until it is acknowledged; and listens.

    Attributes:
        cut: how often a request was under way in a process that ended; it was asked again.
        refused: whatever else was not answered as it should be.
        heard: numbers of the lines that the stream told.
    """

    def __init__(self, front: str) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(front).open(ME, BEN)
        self.visitor.do(type="start")
        self.said: list[str] = []
        self.cut = 0
        self.refused: list[tuple[int, str]] = []
        self.heard: list[int] = []
        self.enough = threading.Event()
        self.ear = threading.Thread(target=self._listen, daemon=True)
        self.ear.start()
        self.start()

    def run(self) -> None:
        while not self.enough.is_set():
            text = f"{len(self.said)}"
            self._until(partial(self.visitor.send, id=f"m{text}", type="chat", text=text))
            self.said.append(text)
            decision = self._until(lambda: self.visitor.http.get(f"/api/tables/{self.visitor.table}"))["decision"]
            if decision is not None and len(self.said) < 40:
                command = {"id": f"p{text}", "type": "play", "seat": decision["seat"], "decision": decision["id"]}
                self._until(partial(self.visitor.send, **command, actions=[decision["legal"][0]["number"]]))
            time.sleep(0.01)

    def _until(self, ask: Callable[[], httpx.Response]) -> Any:
        """What the server says."""
        for _ in range(200):
            answer = ask()
            if answer.status_code == 200:
                return answer.json()
            if answer.status_code == 502:
                self.cut += 1
            else:
                self.refused.append((answer.status_code, answer.text))
            time.sleep(0.02)
        raise AssertionError("never answered")

    def _listen(self) -> None:
        path, headers = f"/api/tables/{self.visitor.table}/stream", self.visitor.http.headers
        with httpx.Client(base_url=self.visitor.http.base_url, headers=headers, verify=False) as ear:
            while not self.enough.is_set():
                known = {"seat": -1, "after": self.heard[-1] if self.heard else 0}
                with suppress(httpx.TransportError), ear.stream("GET", path, params=known, timeout=5) as told:
                    for line in told.iter_lines():
                        if line.startswith("id: "):
                            self.heard.append(int(line.removeprefix("id: ")))
                        if self.enough.is_set():
                            break

    def more(self, by: int) -> None:
        wanted = len(self.said) + by
        wait_for(lambda: len(self.said) >= wanted or not self.is_alive(), 60)
        assert self.is_alive(), "never answered"

    def end(self) -> None:
        self.enough.set()
        self.join(30)
        self.ear.join(30)
        log: list[dict[str, Any]] = []
        while rows := self.visitor.look("/log", after=log[-1]["seq"] if log else 0)["log"]:
            log += rows
        assert [line["text"] for line in log if line["kind"] == "chat"] == self.said
        assert not self.refused and self.cut < 9
        assert self.heard == [*range(1, len(self.heard) + 1)] and len(self.heard) > len(self.said) // 2
        self.visitor.http.close()


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed (Debian: apt install caddy)")
def test_processes_are_exchanged_and_killed_while_people_play(database: str, folder: Path, tmp_path: Path) -> None:
    assert CADDY is not None
    started = [serve(folder, database, 0) for _ in range(2)]
    servers = {int(address.rpartition(":")[2]): process for process, address in started}
    people: list[Person] = []
    try:
        with proxy(CADDY, tmp_path, [*servers]) as front:
            people = [Person(front) for _ in range(2)]
            for port in [*servers]:  # one after the other, as in an upgrade
                for person in people:
                    person.more(4)
                servers[port].terminate()
                servers[port].join(30)
                servers[port], address = serve(folder, database, port)
                assert address.endswith(f":{port}")
            for person in people:
                person.more(4)
            servers[min(servers)].kill()
            for person in people:
                person.more(10)
                person.end()
    finally:
        for person in people:
            person.enough.set()
        for server in servers.values():
            server.terminate()
            server.join(30)


def test_a_helper_lets_bots_answer(database: str, folder: Path) -> None:
    server, address = serve(folder, database, 0, more=["--use-helpers"])
    helper = help_out(folder, database)
    try:
        anna = Visitor(address).open(ME, {"kind": "bot", "bot": "hard"})
        anna.do(type="start")
        for _ in range(2):
            while anna.play() == "played":
                pass
            wait_for(lambda: anna.look()["decision"], 30)
        moments = [line["at"] for line in anna.look("/log")["log"] if line["kind"] == "entry"]
        slowest = max(after - before for before, after in pairwise(moments))
        assert slowest < bot_claims.PATIENCE, "the server would have waited longer before it did so itself"
        helper.terminate()
        helper.join(20)
        assert helper.exitcode == 0
        anna.http.close()
    finally:
        for process in (server, helper):
            process.terminate()
            process.join(20)


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed")
def test_a_dump_made_while_people_play_is_put_back(
    database: str, cluster: str, build: Callable[..., RunningServer], clock: Clock, tmp_path: Path
) -> None:
    here = build(Store(database, clock), timekeeper=False)
    anna = here.visitor().open(ME, BEN)
    anna.do(type="start")
    while len(anna.look("/log")["log"]) < 12:
        anna.play()
    before = anna.look("/log")["log"]
    plain = database.replace("+psycopg", "")
    dump = tmp_path / "backup.dump"
    with dump.open("wb") as file:
        subprocess.run(["pg_dump", "-Fc", plain], stdout=file, check=True)
    anna.play()
    again = f"{plain.split('/')[3].partition('?')[0]}_again"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {again}".encode())
    there = cluster.replace("/postgres?", f"/{again}?")
    subprocess.run(["pg_restore", "-d", there, "--no-owner", dump], check=True)
    server = build(Store(there, clock, restored=True), timekeeper=False)
    back = server.visitor(anna.table, anna.keys["secret"])
    assert back.look("/log")["log"] == before, "the very lines of then"
    other = build(Store(there, clock), timekeeper=False)  # and then the others
    assert other.visitor(anna.table, anna.keys["secret"]).play() == "played"
    for _ in range(6):
        back.play()
    with server.context.look(anna.table) as (connection, table):
        lines = repository.log(connection, anna.table)
    assert [line.kind for line in lines].count("restored") == 1, "with fresh dice"
    assert msgspec.json.encode(back.look()["table"]["seq"]) and table.seq == len(lines)
