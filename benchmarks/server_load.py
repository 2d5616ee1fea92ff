"""The server under load: `python benchmarks/server_load.py --help`.

Starts a server of its own on loopback with a fresh store (SQLite, written through to the disk), plays real games of
one kind (`--game`) at many tables at once, and watches them through real streams.  Commands come at a fixed rate
whether earlier ones are answered or not (an open model), so that waiting in a queue counts.  Prints one JSON object:
medians and percentiles in milliseconds.  Server and load share the machine's cores, so all figures are upper bounds;
`cpu` says what of the time each of the two has used, and `load` how busy the machine was with others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
NUMBER = re.compile(rb"^id: (\d+)$", re.MULTILINE)


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

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """Status and decoded answer."""
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
        return status, msgspec.json.decode(answer) if answer else None


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


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """Median, 95th and 99th percentile and maximum, rounded."""
    if len(values) < 2:
        return {"n": len(values)}
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}
    return {"n": len(values), **{name: round(value, 1) for name, value in found.items()}}


class Effort:
    """CPU time of the server and of this program since now."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._begun = (house.cpu(), time.process_time(), time.perf_counter())

    def each(self, commands: int) -> dict[str, float]:
        """In milliseconds for one command, and as a share of one core."""
        server, own = self._house.cpu() - self._begun[0], time.process_time() - self._begun[1]
        took = time.perf_counter() - self._begun[2]
        return {
            "server_ms_per_command": round(1000 * server / max(commands, 1), 2),
            "load_ms_per_command": round(1000 * own / max(commands, 1), 2),
            "server_share": round(server / took, 2),
            "load_share": round(own / took, 2),
        }


async def gather_viewers(
    house: House, tables: list[Table], seen: dict[tuple[str, int], list[float]], viewers: int
) -> list[Viewer]:
    """Spectators of all the tables, each with its first position."""
    made = [Viewer(tables[i % len(tables)].id, seen) for i in range(viewers)]
    for viewer in made:
        await viewer.connect(house.port)
    await asyncio.wait_for(asyncio.gather(*(viewer.ready.wait() for viewer in made)), 60)
    return made


async def steady(house: House, tables: list[Table], rate: float, seconds: float, viewers: int) -> dict[str, Any]:
    """Commands at `rate` per second for some time; how long until committed, and until seen."""
    rng = random.Random(5)
    latencies: list[float] = []
    sent: dict[tuple[str, int], float] = {}
    seen: dict[tuple[str, int], list[float]] = {}
    watchers = await gather_viewers(house, tables, seen, viewers)
    seen.clear()
    effort, load = Effort(house), os.getloadavg()[0]
    begun = time.perf_counter()
    running: set[asyncio.Task[None]] = set()
    late = 0
    for i in range(int(rate * seconds)):
        due = begun + i / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        free = [table for table in tables if not table.busy and table.decision is not None]
        if not free:
            late += 1
            continue
        table = rng.choice(free)
        table.busy = True
        task = asyncio.create_task(table.play(rng, due, latencies, sent))
        running.add(task)
        task.add_done_callback(lambda done, table=table: (running.discard(done), setattr(table, "busy", False)))
    await asyncio.gather(*running)
    took = time.perf_counter() - begun
    result = {"asked": rate, "done_per_second": round(len(latencies) / took, 1), "command_ms": percentiles(latencies),
              "load": round(load, 2), "cpu": effort.each(len(latencies))}  # fmt: skip
    if late:
        result["not_sent"] = late
    if viewers:
        await asyncio.sleep(1.0)
        for watcher in watchers:
            watcher.leave()
        # a viewer may read a line before the player reads the answer: then it was at once
        fan_out = [max(0.0, at - moment) * 1000 for key, moment in sent.items() for at in seen.get(key, ())]
        expected = sum(sum(1 for i in range(viewers) if tables[i % len(tables)].id == table) for table, _ in sent)
        result |= {"viewers": viewers, "fan_out_ms": percentiles(fan_out), "seen": len(fan_out), "expected": expected}
    return result


async def flood(house: House, tables: list[Table], seconds: float, look: bool) -> dict[str, Any]:
    """As fast as it goes, every table with one command at a time: commands per second.

    Args:
        look: after each command the table is looked at, as a bot does; else answers are given and taken back in turn,
            for which one look is enough.
    """
    rng = random.Random(6)
    latencies: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < end and table.decision is not None:
            if look:
                await table.play(rng, time.perf_counter(), latencies, {})
            else:
                await table.to_and_fro(rng, latencies)

    effort, load = Effort(house), os.getloadavg()[0]
    begun = time.perf_counter()
    await asyncio.gather(*(one(table) for table in tables))
    return {
        "commands_per_second": round(len(latencies) / (time.perf_counter() - begun), 1),
        "command_ms": percentiles(latencies),
        "load": round(load, 2),
        "cpu": effort.each(len(latencies)),
    }


async def long_table(port: int, game: str) -> dict[str, Any]:
    """Opening a table whose log has at least 1,000 lines; and coming back to its stream."""
    table = Table(port, game)
    await table.open()
    rng = random.Random(7)
    opened: list[float] = []
    seq = 0
    while seq < 1000:  # placing a stone and taking that back makes the log long, and a game is not over so soon
        sent: dict[tuple[str, int], float] = {}
        await table.play(rng, time.perf_counter(), [], sent)
        seq = max(number for _, number in sent)
        seat = table.decision["seat"] if table.decision else 0
        status, answer = await table.command({"type": "undo", "seat": seat})
        if status == 200:
            seq = answer["seq"]
            await table.look()
    for _ in range(20):
        begun = time.perf_counter()
        await table.client.call("GET", f"/api/tables/{table.id}", key=table.key)
        await table.client.call("GET", f"/api/tables/{table.id}/log?after={max(0, seq - 200)}", key=table.key)
        opened.append((time.perf_counter() - begun) * 1000)
    resumed = []
    for _ in range(20):
        begun = time.perf_counter()
        viewer = await Viewer(table.id, {}, after=max(0, seq - 50)).connect(port)
        await viewer.ready.wait()
        resumed.append((time.perf_counter() - begun) * 1000)
        viewer.leave()
    return {"log_lines": seq, "open_ms": percentiles(opened), "resume_ms": percentiles(resumed)}


class House:
    """A server in a process of its own."""

    def __init__(self, folder: str, port: int, db: str = "", limits: bool = False) -> None:
        """`limits`: those of visitors are in force."""
        command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(port), "--data", folder,
                   "--quiet", *([] if limits else ["--rate", "0"]), *(["--db", db] if db else [])]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
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


async def restart(house: House, folder: str, tables: list[Table], viewers: int) -> tuple[House, dict[str, Any]]:
    """Kill the server with all its viewers connected; how long until every one of them has its table again."""
    port = house.port
    watchers = await gather_viewers(house, tables, {}, viewers)
    memory = house.memory()
    house.stop(signal.SIGKILL)
    begun = time.perf_counter()
    starting = asyncio.create_task(asyncio.to_thread(House, folder, port))

    async def again(lost: Viewer) -> Viewer:
        while True:
            viewer = Viewer(lost.table, {}, lost.after)  # as a browser does, by Last-Event-ID
            try:
                await viewer.connect(port)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            ended, came = asyncio.create_task(viewer.gone.wait()), asyncio.create_task(viewer.ready.wait())
            await asyncio.wait((ended, came), return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
            came.cancel()
            if viewer.ready.is_set():
                return viewer

    back = await asyncio.gather(*map(again, watchers))
    took = time.perf_counter() - begun
    for viewer in back:
        viewer.leave()
    return await starting, {"viewers": viewers, "recovered_s": round(took, 2), "memory_mb": memory}


def fsync(folder: str) -> dict[str, float]:
    """What the disk needs to write a page through, without any server."""
    times = []
    with (Path(folder) / "fsync").open("wb", buffering=0) as file:
        for _ in range(50):
            file.write(b"x" * 16384)
            begun = time.perf_counter()
            os.fsync(file.fileno())
            times.append((time.perf_counter() - begun) * 1000)
    return percentiles(times)


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """All figures, one after the other."""
    with tempfile.TemporaryDirectory(prefix="kartentisch-load-", dir=arguments.folder) as folder:
        house = House(folder, 0)
        try:
            tables = [Table(house.port, arguments.game) for _ in range(arguments.tables)]
            for table in tables:
                await table.open()
            result: dict[str, Any] = {
                "game": arguments.game,
                "cores": os.cpu_count(),
                "tables": len(tables),
                "fsync_ms": fsync(folder),
            }
            seconds = arguments.seconds

            def done(name: str, figures: dict[str, Any]) -> None:
                result[name] = figures
                print(f"{name}: {json.dumps(figures)}", file=sys.stderr, flush=True)  # what a run cut off has told

            done("steady", await steady(house, tables, arguments.rate, seconds, 0))
            done("watched", await steady(house, tables, arguments.rate, seconds, arguments.viewers))
            done("flood", await flood(house, tables, seconds, look=False))
            done("flood_of_bots", await flood(house, tables, seconds, look=True))
            done("long_table", await long_table(house.port, arguments.game))
            house, result["restart"] = await restart(house, folder, tables, arguments.viewers)
        finally:
            house.stop()
    return result


def main() -> None:
    """Read the arguments and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="attila", help="one that three can play")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100, help="commands a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--viewers", type=int, default=1000)
    parser.add_argument("--folder", default=None, help="where the store lies meanwhile; default: the system's")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
