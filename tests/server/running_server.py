"""A server in a thread, and people who visit it over HTTP."""

from __future__ import annotations

import asyncio
import itertools
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter

from kartentisch.engine.chance import Chance
from kartentisch.engine.match import Match
from kartentisch.server.commands.kinds import AnyCommand, Command
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http.app import NO_DELIVERY, make_app
from kartentisch.server.http.page import FOLDER
from kartentisch.server.http.server import Server, listen
from kartentisch.server.store.database import Store
from kartentisch.server.tables import play, undo
from kartentisch.server.tables.context import Context, Limits
from tests.server import routes_once

_COMMAND: TypeAdapter[Command] = TypeAdapter(AnyCommand)
OPEN = replace(Limits.none(), heartbeat=0.3)


def commanded(
    name: str,
    kind: str,
    seat: int | None = None,
    decision: str | None = None,
    actions: Sequence[int | str] | None = None,
    **more: Any,
) -> Command:
    """A command as the server reads it from a request."""
    given = {"seat": seat, "decision": decision, "actions": None if actions is None else list(actions), **more}
    return _COMMAND.validate_python(
        {"id": name, "type": kind} | {key: value for key, value in given.items() if value is not None}
    )


class Clock:
    """Time that goes on when told to, and a little at every look."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


class Visitor:
    """Somebody with a browser: keeps cookies, numbers commands."""

    def __init__(self, address: str, table: str = "", secret: str = "") -> None:
        headers = {"X-Kartentisch": "1"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        # no certificates, which take 20 ms to read: the address is without
        self.http = httpx.Client(base_url=address, headers=headers, timeout=20, verify=False)
        self.table = table
        self.server: RunningServer | None = None  # whose doors are in this process
        self.keys: dict[str, Any] = {}
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))

    def open(self, *seats: dict[str, str], **more: Any) -> Visitor:
        """Open a table and stay at it."""
        answer = self.http.post("/api/tables", json={"game": "attila", "seats": list(seats), **more})
        assert answer.status_code == 200, answer.text
        self.keys = answer.json()
        self.table = self.keys["table"]
        return self

    def join(self, host: Visitor, *names: str, **more: Any) -> Visitor:
        body = {"invite": host.keys["invite"], "names": list(names), **more}
        answer = self.http.post(f"/api/tables/{host.table}/seats", json=body)
        assert answer.status_code == 200, answer.text
        self.keys, self.table = answer.json(), host.table
        return self

    def look(self, path: str = "", **query: Any) -> Any:
        answer = self.http.get(f"/api/tables/{self.table}{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def send(self, **command: Any) -> httpx.Response:
        command.setdefault("id", next(self._ids))
        return self.http.post(f"/api/tables/{self.table}/commands", json=command)

    def do(self, **command: Any) -> dict[str, Any]:
        answer = self.send(**command)
        assert answer.status_code == 200, answer.text
        body: dict[str, Any] = answer.json()
        return body

    def refused(self, **command: Any) -> str:
        answer = self.send(**command)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["error"]["sentence"]
        return str(answer.json()["error"]["code"])

    def play(self, choose: Callable[[list[dict[str, Any]]], dict[str, Any]] = lambda legal: legal[0]) -> str:
        """Answer what is asked of one of my seats: `played`, `waiting` for others, or `over`."""
        seen = self.look()
        decision = seen["decision"]
        if decision is None:
            return "over" if seen["table"]["status"] == "over" else "waiting"
        action = choose(decision["legal"])["number"]
        self.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[action])
        return "played"


class PromptServer(Server):
    """Ends as soon as it is told to: uvicorn looks ten times a second whether it is, and waits as long again.

    Processes of their own end as uvicorn does, and other tests do that.
    """

    def __init__(self, config: uvicorn.Config, context: Context) -> None:
        super().__init__(config, context)
        self._told = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    def stop(self) -> None:
        """From another thread."""
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told.set)

    async def main_loop(self) -> None:
        self._loop = asyncio.get_running_loop()
        for counter in itertools.count():
            if await self.on_tick(counter):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await self._told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for door in (*self.servers, *(sockets or ())):
            door.close()
        state = self.server_state
        for connection in list(state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                while state.connections or state.tasks:
                    await asyncio.sleep(0.002)
        for task in state.tasks:
            task.cancel()
        await self.lifespan.shutdown()


class RunningServer:
    """A running server."""

    def __init__(
        self,
        store: Store,
        limits: Limits = OPEN,
        timekeeper: bool = True,
        page_folder: Path = FOLDER,
        delivery: DeliverySettings = NO_DELIVERY,
        **more: Any,
    ) -> None:
        self.context = Context(store, limits, **more)
        self._visitors: list[Visitor] = []
        bound = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{bound.getsockname()[1]}"
        with routes_once.known():
            app = make_app(self.context, timekeeper, page_folder, delivery=delivery)
        self.app = app
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=3600,
        )
        self.server = PromptServer(config, self.context)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [bound]}, daemon=True)
        self._thread.start()
        wait_for(lambda: self.server.started)

    def visitor(self, table: str = "", secret: str = "") -> Visitor:
        visitor = Visitor(self.address, table, secret)
        visitor.server = self
        self._visitors.append(visitor)
        return visitor

    def branch(self, visitor: Visitor, **wish: Any) -> Visitor:
        """A "What if?" of the visitor's table, which has begun."""
        answer = visitor.http.post(f"/api/tables/{visitor.table}/whatif", json=wish)
        assert answer.status_code == 200, answer.text
        other = self.visitor(answer.json()["table"], answer.json()["secret"])
        other.do(type="start")
        return other

    def go_on(self, name: str, most: int = 5000, choose: Callable[[list[int]], int] = min) -> int:
        """So many answers of people at a table, but not the last one of the game, as far as dice let that be known.

        They are not given over HTTP, where each costs ten times as much; bots answer as ever.

        Returns:
            The seat that answered last.
        """
        count, last = 0, 0
        for _ in range(5000):
            with self.context.change(name) as (_, table):
                while table.status == "playing":
                    seat = next((seat for seat in table.decisions if not table.seats[seat].agent), None)
                    if seat is None:
                        break
                    if count == most:
                        return last
                    state = table.position_now()
                    action = choose(state.legal_actions(seat))
                    tried = Match.restored(table.game, state, table.names, Chance(1))
                    tried.play(seat, action)
                    if tried.state.over:
                        return last
                    undo.played_on(table)
                    play.play(table, seat, [action], self.context.chance, self.context.store.now())
                    count, last = count + 1, seat
                if table.status == "over":
                    return last
            time.sleep(0.01)  # bots answer
        raise AssertionError("the game does not end")

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.http.close()
        self.context.wakeups.close()
        self.server.stop()
        self._thread.join(10)
        assert not self._thread.is_alive()
        self.context.store.close()


def code(answer: httpx.Response) -> str:
    """Of a refusal, which has its sentence."""
    assert answer.status_code >= 400 and answer.json()["error"]["sentence"], answer.text
    return str(answer.json()["error"]["code"])


def wait_for(condition: Callable[[], Any], seconds: float = 15) -> Any:
    """What the condition gives as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """The address of a database in a cluster of our own; FileNotFoundError if PostgreSQL is not installed.

    `durable`: it writes through to the disk, as it does for others.
    """
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    found = str(programs[-1]) if programs else shutil.which("initdb")
    if found is None:
        raise FileNotFoundError("initdb")
    bin_folder = Path(found).parent
    folder = Path(tempfile.mkdtemp(prefix="kt-pg-"))
    user: dict[str, Any] = {}
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "nobody")
        user = {"user": "nobody", "group": "nogroup"}
    data = folder / "data"
    quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": folder, **user}
    subprocess.run([found, "-D", data, "-U", "kt", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"], **quiet)
    # it is never a power cut that is tested: what the disk does is left to the system
    hasty = () if durable else ("fsync=off", "full_page_writes=off", "autovacuum=off")
    settings = [word for wish in ("listen_addresses=", "shared_buffers=16MB", *hasty) for word in ("-c", wish)]
    server = subprocess.Popen(
        [bin_folder / "postgres", "-D", data, "-k", folder, *settings],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **user,
    )  # fmt: skip
    try:
        wait_for(lambda: (folder / ".s.PGSQL.5432").exists())
        import psycopg

        def ready() -> bool:
            try:
                psycopg.connect(host=str(folder), user="kt", dbname="postgres").close()
            except psycopg.OperationalError:
                return False
            return True

        wait_for(ready)
        yield f"postgresql://kt@/postgres?host={folder}"
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nobody reads again what it would still write
        server.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
