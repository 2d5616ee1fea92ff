"""What benchmarks of the server stand on: a server in a process of its own, its tables, and who plays and looks on."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
NUMBER = re.compile(rb"^id: (\d+)$", re.MULTILINE)


class Server:
    """A server in a process of its own."""

    def __init__(
        self, folder: str, port: int, db: str = "", limits: bool = False, python: str = sys.executable
    ) -> None:
        """`limits`: those of visitors are in force; `python`: of the version to be measured, with its own packages."""
        surroundings = {k: v for k, v in os.environ.items() if k != "PYTHONPATH" or python == sys.executable}
        command = [python, "-m", "kartentisch", "serve", "--port", str(port), "--data", folder,
                   "--quiet", *([] if limits else ["--rate", "0"]), *(["--db", db] if db else [])]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                        env=surroundings)  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rstrip().rstrip("/").rsplit(":", 1)[1])

    def cpu(self) -> float:
        """Seconds of CPU time so far; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident memory in MB; 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return 0
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(30)


class Effort:
    """CPU time of the server and of this program since now."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._begun = (server.cpu(), time.process_time(), time.perf_counter())

    def each(self, commands: int) -> dict[str, float]:
        """In milliseconds for one command, and as a share of one core."""
        server, own = self._server.cpu() - self._begun[0], time.process_time() - self._begun[1]
        took = time.perf_counter() - self._begun[2]
        return {
            "server_ms_per_command": round(1000 * server / max(commands, 1), 2),
            "load_ms_per_command": round(1000 * own / max(commands, 1), 2),
            "server_share": round(server / took, 2),
            "load_share": round(own / took, 2),
        }


class Client(asyncio.Protocol):
    """One kept connection that speaks HTTP/1.1, as small as can be: the load must not be the bottleneck."""

    def __init__(self, port: int, address: str = "") -> None:
        """`address`: of somebody for whom a proxy asks."""
        self.port, self._address = port, address
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or self._answer is None:
            return
        head = self._buffer[:end].lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r")[0] or 0)
        if len(self._buffer) < end + 4 + length:
            return
        body, self._buffer = self._buffer[end + 4 : end + 4 + length], self._buffer[end + 4 + length :]
        self._answer.set_result((int(head[9:12]), body))

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error or ConnectionResetError())

    async def call(self, method: str, path: str, body: Any = None, key: str = "", raw: bool = False) -> tuple[int, Any]:
        """Status and answer, decoded unless it is wanted `raw`."""
        loop = asyncio.get_running_loop()
        if self._transport is None:
            await loop.create_connection(lambda: self, HOST, self.port)
        assert self._transport is not None
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\nx-kartentisch: load\r\n"
        if self._address:
            head += f"x-forwarded-for: {self._address}\r\n"
        if key:
            head += f"authorization: Bearer {key}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        self._answer = loop.create_future()
        self._transport.write(head.encode() + b"\r\n" + data)
        status, answer = await self._answer
        return status, answer if raw else msgspec.json.decode(answer) if answer else None


class Table:
    """A table whose three seats all belong to the driver."""

    def __init__(self, port: int, game: str) -> None:
        self.client = Client(port)
        self.game = game
        self.id = self.key = ""
        self.number = 0
        self.decision: dict[str, Any] | None = None
        self.committed: dict[int, float] = {}  # line of the log -> when its command was answered
        self.busy = False

    async def open(self) -> None:
        seats = [{"kind": "mine", "name": f"P{i}"} for i in range(3)]
        _, keys = await self.client.call("POST", "/api/tables", {"game": self.game, "seats": seats})
        self.id, self.key = keys["table"], keys["secret"]
        await self.command({"type": "start"})
        await self.look()

    async def command(self, body: dict[str, Any]) -> tuple[int, Any]:
        self.number += 1
        path = f"/api/tables/{self.id}/commands"
        return await self.client.call("POST", path, {"id": f"c{self.number}", **body}, self.key)

    async def look(self) -> None:
        _, seen = await self.client.call("GET", f"/api/tables/{self.id}", key=self.key)
        self.decision = seen["decision"]

    async def play(
        self, rng: random.Random, due: float, latencies: list[float], sent: dict[tuple[str, int], float]
    ) -> None:
        """One random answer; the time counts from the moment when it was due."""
        decision = self.decision
        if decision is None:
            return
        action = rng.choice(decision["legal"])["number"]
        body = {"type": "play", "seat": decision["seat"], "decision": decision["id"], "actions": [action]}
        status, answer = await self.command(body)
        now = time.perf_counter()
        latencies.append((now - due) * 1000)
        if status != 200:
            raise RuntimeError(f"{status}: {answer}")
        sent[self.id, answer["seq"]] = now
        await self.look()

    async def to_and_fro(self, rng: random.Random, latencies: list[float]) -> None:
        """One random answer, and take it back where that is free."""
        decision = self.decision
        if decision is None:
            return
        seat, begun = decision["seat"], time.perf_counter()
        action = rng.choice(decision["legal"])["number"]
        body = {"type": "play", "seat": seat, "decision": decision["id"], "actions": [action]}
        status, answer = await self.command(body)
        if status != 200:
            raise RuntimeError(f"{status}: {answer}")
        played = time.perf_counter()
        status, answer = await self.command({"type": "undo", "seat": seat})
        latencies += [(played - begun) * 1000, (time.perf_counter() - played) * 1000]
        if status == 200:  # the same is asked again, under the id that a new question gets after this line
            self.decision = {**decision, "id": f"{answer['seq']}-{seat}"}
        else:
            await self.look()


class Viewer(asyncio.Protocol):
    """A spectator: notes when each line arrives.

    Attributes:
        after: the last line that it knows.
        ready: the position has come, after all lines before it.
        gone: the connection has ended.
    """

    def __init__(self, table: str, seen: dict[tuple[str, int], list[float]], after: int = 0) -> None:
        self.table, self.after = table, after
        self.ready, self.gone = asyncio.Event(), asyncio.Event()
        self._seen = seen
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int) -> Viewer:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        return self

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        path = f"/api/tables/{self.table}/stream?after={self.after}"
        transport.write(f"GET {path} HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        whole, _, self._rest = (self._rest + data).rpartition(b"\n")
        for number in NUMBER.findall(whole):
            self.after = int(number)
            self._seen.setdefault((self.table, self.after), []).append(now)
        if b"event: table" in whole:
            self.ready.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.gone.set()


async def gather_viewers(
    server: Server, tables: list[Table], seen: dict[tuple[str, int], list[float]], viewers: int
) -> list[Viewer]:
    """Spectators of all the tables, each with its first position."""
    made = [Viewer(tables[i % len(tables)].id, seen) for i in range(viewers)]
    for viewer in made:
        await viewer.connect(server.port)
    await asyncio.wait_for(asyncio.gather(*(viewer.ready.wait() for viewer in made)), 60)
    return made


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """Median, 95th and 99th percentile and maximum, rounded."""
    if len(values) < 2:
        return {"n": len(values)}
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}
    return {"n": len(values), **{name: round(value, 1) for name, value in found.items()}}


def words(text: str | None, tables: int, rate: float, seconds: float, viewers: int) -> argparse.ArgumentParser:
    """Reads what is asked for on the command line; else it is so much."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="attila", help="one that three can play")
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--rate", type=float, default=rate, help="commands a second")
    parser.add_argument("--seconds", type=float, default=seconds)
    parser.add_argument("--viewers", type=int, default=viewers)
    return parser
