"""Two servers on one PostgreSQL under load, and one of them killed: `python -m benchmarks.two_processes --help`.

Starts a database cluster of its own that writes through to the disk, and two servers on it.  Real games are played at
many tables; each command goes to one or the other server, whoever it is, and both have viewers of all the tables.  At
half time one server is killed: whoever was with it goes to the other one, repeats what was not answered, and follows
the stream from the last line that came.  At the end the log of every table is read: what was acknowledged must be there
once, and every viewer must have been told every line once, in order.  Prints one JSON object; times in milliseconds.
`--speed`: instead, how many commands a second one server carries out on its own, and two together, each in turn and as
fast as it goes.  Needs the root and `src` on `PYTHONPATH`, and PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from load import NUMBER, Client, Server, Table, Viewer, percentiles, words
from server_load import flood
from tests.server.running_server import postgres


class Servers:
    """Attributes:
    ports: of the servers that are open.
    killed: when one was.
    """

    def __init__(self, folder: str, db: str) -> None:
        self._servers = {server.port: server for server in (Server(folder, 0, db) for _ in range(2))}
        self.ports = list(self._servers)
        self.killed = 0.0

    def kill_one(self) -> None:
        port = self.ports.pop()
        self.killed = time.perf_counter()
        self._servers[port].stop(signal.SIGKILL)

    def close(self) -> None:
        for port in self.ports:
            self._servers[port].stop()


class Spread(Table):
    """A table whose commands go to any server.

    Attributes:
        acknowledged: by the line that it led to: when, and at which server.
        repeated: commands that were not answered, and then were by the other server.
    """

    def __init__(self, servers: Servers, game: str, rng: random.Random) -> None:
        super().__init__(servers.ports[0], game)
        self._servers, self._rng = servers, rng
        self._clients: dict[int, Client] = {}
        self.acknowledged: dict[int, tuple[float, int]] = {}
        self.repeated = 0
        self.slowest = 0.0

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, int, Any]:
        """The server that has answered, status and answer."""
        while True:
            port = self._rng.choice(self._servers.ports)
            try:
                client = self._clients.setdefault(port, Client(port))
                status, answer = await client.call(method, path, body, self.key)
            except OSError:
                del self._clients[port]
                self.repeated += body is not None
                await asyncio.sleep(0.01)
                continue
            return port, status, answer

    async def answer(self, due: float, latencies: list[float]) -> None:
        """One random answer; the time counts from the moment when it was due."""
        if self.decision is None:
            return
        self.number += 1
        action = self._rng.choice(self.decision["legal"])["number"]
        seat, decision = self.decision["seat"], self.decision["id"]
        body = {"id": f"c{self.number}", "type": "play", "seat": seat, "decision": decision, "actions": [action]}
        port, status, answer = await self.call("POST", f"/api/tables/{self.id}/commands", body)
        now = time.perf_counter()
        if status != 200:
            raise RuntimeError(f"{status}: {answer}")
        latencies.append((now - due) * 1000)
        self.acknowledged[answer["seq"]] = now, port
        _, _, seen = await self.call("GET", f"/api/tables/{self.id}")
        self.decision = seen["decision"]


class Ear(Viewer):
    """A viewer that keeps all it is told.

    Attributes:
        told: the numbers of the lines, when they came, and from which server.
    """

    def __init__(self, table: str, port: int, after: int, told: list[tuple[int, float, int]]) -> None:
        super().__init__(table, {}, after)
        self.port, self.told = port, told

    def data_received(self, data: bytes) -> None:
        now, before = time.perf_counter(), self._rest
        whole = (before + data).rpartition(b"\n")[0]
        self.told += [(int(number), now, self.port) for number in NUMBER.findall(whole)]
        super().data_received(data)


async def listen(
    servers: Servers, table: str, port: int, told: list[tuple[int, float, int]], back: list[float]
) -> None:
    """Follow the table, at the other server when this one is gone; `back`: how long that took, each time."""
    after = 0
    while True:
        ear = Ear(table, port, after, told)
        try:
            await ear.connect(port)
        except OSError:
            await asyncio.sleep(0.05)
            port = servers.ports[0]
            continue
        if servers.killed and port == servers.ports[0] and after:
            await ear.ready.wait()
            back.append((time.perf_counter() - servers.killed) * 1000)
        try:
            await ear.gone.wait()
        finally:
            ear.leave()
        after, port = ear.after, servers.ports[0]


async def measure(asked: argparse.Namespace, folder: str, db: str) -> dict[str, Any]:
    """All figures."""
    servers, rng = Servers(folder, db), random.Random(8)
    try:
        tables = [Spread(servers, asked.game, rng) for _ in range(asked.tables)]
        for table in tables:
            await table.open()
        told: dict[tuple[str, int], list[tuple[int, float, int]]] = {}
        back: list[float] = []
        ears = []
        for number in range(asked.viewers):
            table, port = tables[number % len(tables)], servers.ports[number // len(tables) % 2]
            ear = told.setdefault((table.id, number), [])
            ears.append(asyncio.create_task(listen(servers, table.id, port, ear, back)))
        await asyncio.sleep(2)
        latencies: list[float] = []
        running: set[asyncio.Task[None]] = set()
        begun, load, late = time.perf_counter(), os.getloadavg()[0], 0
        count = int(asked.rate * asked.seconds)
        for number in range(count):
            due = begun + number / asked.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if number == count // 2:
                servers.kill_one()
            free = [table for table in tables if not table.busy and table.decision is not None]
            if not free:
                late += 1
                continue
            table = rng.choice(free)
            table.busy = True
            task = asyncio.create_task(table.answer(due, latencies))
            running.add(task)

            def ended(done: asyncio.Task[None], table: Spread = table) -> None:
                running.discard(done)
                table.busy = False
                done.result()

            task.add_done_callback(ended)
        await asyncio.gather(*running)
        await asyncio.sleep(2)
        for task in ears:
            task.cancel()
        found = await check(tables, told)
    finally:
        servers.close()
    return {"game": asked.game, "tables": len(tables), "viewers": asked.viewers, "asked": asked.rate, "not_sent": late,
            "load": round(load, 2), "command_ms": percentiles(latencies), "viewers_back_ms": percentiles(back),
            "repeated": sum(table.repeated for table in tables), **found, **fan_out(tables, told, servers)}  # fmt: skip


async def speed(asked: argparse.Namespace, folder: str, db: str) -> dict[str, Any]:
    """Commands a second of one process and of two, in turn; the ratio is the median of the pairs."""
    servers = [Server(folder, 0, db) for _ in range(2)]
    found: dict[int, list[dict[str, Any]]] = {1: [], 2: []}
    try:
        for _ in range(asked.rounds):
            for count, figures in found.items():
                tables = [Table(servers[i % count].port, asked.game) for i in range(asked.tables)]
                for table in tables:
                    await table.open()
                before = [server.cpu() for server in servers]
                figure = await flood(servers[0], tables, asked.seconds, look=False)
                spent = [server.cpu() - was for server, was in zip(servers, before, strict=True)]
                figures.append({**figure, "server_shares": [round(one / asked.seconds, 2) for one in spent]})
    finally:
        for server in servers:
            server.stop()
    rates = {count: [figure["commands_per_second"] for figure in figures] for count, figures in found.items()}
    ratios = [two / one for one, two in zip(rates[1], rates[2], strict=True)]
    return {
        "commands_per_second": rates,
        "ratio": round(statistics.median(ratios), 2),
        "server_shares": {count: [figure["server_shares"] for figure in figures] for count, figures in found.items()},
        "load": [figure["load"] for figures in found.values() for figure in figures],
    }


async def check(tables: list[Spread], told: dict[tuple[str, int], list[tuple[int, float, int]]]) -> dict[str, int]:
    """What was acknowledged and is not in the log, or twice; lines that a viewer was not told, or out of order."""
    lost = doubled = untold = acknowledged = 0
    for table in tables:
        lines: list[dict[str, Any]] = []
        while True:
            path = f"/api/tables/{table.id}/log?after={lines[-1]['seq'] if lines else 0}"
            _, _, answer = await table.call("GET", path)
            if not answer["log"]:
                break
            lines += answer["log"]
        played = [line["seq"] for line in lines if line["kind"] == "entry" and "seat" in line]
        acknowledged += len(table.acknowledged)
        by_line = {line["seq"] for line in lines}
        lost += sum(seq not in by_line for seq in table.acknowledged)
        doubled += len(played) - len(table.acknowledged)
        for (name, _), heard in told.items():
            if name == table.id:
                numbers = [number for number, _, _ in heard]
                untold += numbers != [line["seq"] for line in lines]
    return {"acknowledged": acknowledged, "lost": lost, "doubled": doubled, "viewers_misinformed": untold}


def fan_out(
    tables: list[Spread], told: dict[tuple[str, int], list[tuple[int, float, int]]], servers: Servers
) -> dict[str, Any]:
    """From the answer to a command to its line at a viewer, of the same server and of the other one."""
    here: list[float] = []
    there: list[float] = []
    answers = {(table.id, seq): value for table in tables for seq, value in table.acknowledged.items()}
    for (name, _), heard in told.items():
        for number, at, port in heard:
            if (name, number) in answers:
                moment, by = answers[name, number]
                if moment < servers.killed < at:
                    continue  # told by the other one after the kill: see `viewers_back_ms`
                (here if port == by else there).append(max(0.0, at - moment) * 1000)
    return {"fan_out_same_ms": percentiles(here), "fan_out_other_ms": percentiles(there)}


def main() -> None:
    parser = words(__doc__, tables=60, rate=50, seconds=30, viewers=240)
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--rounds", type=int, default=4)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres(durable=True) as db:
        print(json.dumps(asyncio.run((speed if asked.speed else measure)(asked, folder, db)), indent=2))


if __name__ == "__main__":
    main()
