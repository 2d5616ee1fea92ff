"""The server under load: `python benchmarks/server_load.py --help`.

Starts a server of its own on loopback with a fresh store (SQLite, written through to the disk), plays real games of
Attila at many tables at once, and watches them through real streams.  Commands come at a fixed rate whether earlier
ones are answered or not (an open model), so that waiting in a queue counts.  Prints one JSON object:
medians and percentiles in milliseconds.  Server and load share the machine's cores, so all figures are upper bounds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


class Client:
    """One kept connection that speaks HTTP/1.1, as small as can be."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
        """Status and decoded answer."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(HOST, self.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\nx-kartentisch: load\r\n"
        if key:
            head += f"authorization: Bearer {key}\r\n"
        if body is not None:
            head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + data)
        status = int((await self._reader.readline()).split()[1])
        length = 0
        while (line := await self._reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return status, json.loads(await self._reader.readexactly(length) or b"null")


class Table:
    """A table whose three seats all belong to the driver."""

    def __init__(self, port: int) -> None:
        self.client = Client(port)
        self.id = self.key = ""
        self.number = 0
        self.decision: dict[str, Any] | None = None
        self.committed: dict[int, float] = {}  # line of the log -> when its command was answered
        self.busy = False

    async def open(self) -> None:
        seats = [{"kind": "mine", "name": f"P{i}"} for i in range(3)]
        _, keys = await self.client.call("POST", "/api/tables", {"game": "attila", "seats": seats})
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


async def watch(port: int, table: str, seen: dict[tuple[str, int], list[float]], ready: asyncio.Event | None = None,
                after: int = 0, once: bool = False) -> None:  # fmt: skip
    """A spectator: notes when each line arrives; with `once` it leaves after the first news."""
    reader, writer = await asyncio.open_connection(HOST, port, limit=2**22)
    writer.write(f"GET /api/tables/{table}/stream?after={after} HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"id:"):
                seen.setdefault((table, int(line[3:])), []).append(time.perf_counter())
            elif line.startswith(b"event: table"):
                if ready is not None:
                    ready.set()
                if once:
                    return
    finally:
        writer.close()


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """Median, 95th and 99th percentile and maximum, rounded."""
    if len(values) < 2:
        return {"n": len(values)}
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    found = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": max(values)}
    return {"n": len(values), **{name: round(value, 1) for name, value in found.items()}}


async def steady(tables: list[Table], rate: float, seconds: float, viewers: int) -> dict[str, Any]:
    """Commands at `rate` per second for some time; how long until committed, and until seen."""
    rng = random.Random(5)
    latencies: list[float] = []
    sent: dict[tuple[str, int], float] = {}
    seen: dict[tuple[str, int], list[float]] = {}
    watchers = []
    if viewers:
        readies = [asyncio.Event() for _ in range(viewers)]
        for i, ready in enumerate(readies):
            table = tables[i % len(tables)]
            watchers.append(asyncio.create_task(watch(table.client.port, table.id, seen, ready)))
        await asyncio.wait_for(asyncio.gather(*(ready.wait() for ready in readies)), 60)
        seen.clear()
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
    await asyncio.sleep(1.0 if viewers else 0)
    for watcher in watchers:
        watcher.cancel()
    # a viewer may read a line before the player reads the answer: then it was at once
    fan_out = [max(0.0, at - moment) * 1000 for key, moment in sent.items() for at in seen.get(key, ())]
    result = {"asked": rate, "done_per_second": round(len(latencies) / took, 1), "command_ms": percentiles(latencies)}
    if late:
        result["not_sent"] = late
    if viewers:
        expected = sum(sum(1 for i in range(viewers) if tables[i % len(tables)].id == table) for table, _ in sent)
        result |= {"viewers": viewers, "fan_out_ms": percentiles(fan_out), "seen": len(fan_out), "expected": expected}
    return result


async def flood(tables: list[Table], seconds: float) -> dict[str, Any]:
    """As fast as it goes, every table with one command at a time: commands per second."""
    rng = random.Random(6)
    latencies: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < end and table.decision is not None:
            await table.play(rng, time.perf_counter(), latencies, {})

    begun = time.perf_counter()
    await asyncio.gather(*(one(table) for table in tables))
    return {
        "commands_per_second": round(len(latencies) / (time.perf_counter() - begun), 1),
        "command_ms": percentiles(latencies),
    }


async def long_table(port: int) -> dict[str, Any]:
    """Opening a table whose log has at least 1,000 lines; and coming back to its stream."""
    table = Table(port)
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
        await watch(port, table.id, {}, after=max(0, seq - 50), once=True)
        resumed.append((time.perf_counter() - begun) * 1000)
    return {"log_lines": seq, "open_ms": percentiles(opened), "resume_ms": percentiles(resumed)}


class House:
    """A server in a process of its own."""

    def __init__(self, folder: str, port: int) -> None:
        command = [sys.executable, "-m", "kartentisch", "serve", "--port", str(port), "--data", folder,
                   "--rate", "0", "--quiet"]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.rstrip().rstrip("/").rsplit(":", 1)[1])

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
    readies = [asyncio.Event() for _ in range(viewers)]
    watchers = [
        asyncio.create_task(watch(port, tables[i % len(tables)].id, {}, ready)) for i, ready in enumerate(readies)
    ]
    await asyncio.wait_for(asyncio.gather(*(ready.wait() for ready in readies)), 60)
    memory = house.memory()
    house.stop(signal.SIGKILL)
    begun = time.perf_counter()
    house = await asyncio.to_thread(House, folder, port)
    for watcher in watchers:
        watcher.cancel()

    async def again(table: str) -> None:
        while True:
            try:
                await watch(house.port, table, {}, once=True)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                return

    await asyncio.gather(*(again(tables[i % len(tables)].id) for i in range(viewers)))
    return house, {"viewers": viewers, "recovered_s": round(time.perf_counter() - begun, 2), "memory_mb": memory}


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """All figures, one after the other."""
    with tempfile.TemporaryDirectory(prefix="kartentisch-load-", dir=arguments.folder) as folder:
        house = House(folder, 0)
        try:
            tables = [Table(house.port) for _ in range(arguments.tables)]
            for table in tables:
                await table.open()
            result: dict[str, Any] = {"cores": os.cpu_count(), "tables": len(tables), "load_before": os.getloadavg()[0]}
            seconds = arguments.seconds
            result["steady"] = await steady(tables, arguments.rate, seconds, 0)
            result["watched"] = await steady(tables, arguments.rate, seconds, arguments.viewers)
            result["flood"] = await flood(tables, seconds)
            result["long_table"] = await long_table(house.port)
            house, result["restart"] = await restart(house, folder, tables, arguments.viewers)
        finally:
            house.stop()
    return result


def main() -> None:
    """Read the arguments and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100, help="commands a second")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--viewers", type=int, default=1000)
    parser.add_argument("--folder", default=None, help="where the store lies meanwhile; default: the system's")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
