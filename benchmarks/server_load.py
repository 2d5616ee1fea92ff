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
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from load import Effort, Server, Table, Viewer, gather_viewers, percentiles, words


def rest(table: Table, _: asyncio.Task[None]) -> None:
    table.busy = False


async def steady(server: Server, tables: list[Table], rate: float, seconds: float, viewers: int) -> dict[str, Any]:
    """Commands at `rate` per second for some time; how long until committed, and until seen."""
    rng = random.Random(5)
    latencies: list[float] = []
    sent: dict[tuple[str, int], float] = {}
    seen: dict[tuple[str, int], list[float]] = {}
    watchers = await gather_viewers(server, tables, seen, viewers)
    seen.clear()
    effort, load = Effort(server), os.getloadavg()[0]
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
        task.add_done_callback(running.discard)
        task.add_done_callback(partial(rest, table))
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


async def flood(server: Server, tables: list[Table], seconds: float, look: bool) -> dict[str, Any]:
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

    effort, load = Effort(server), os.getloadavg()[0]
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


async def restart(server: Server, folder: str, tables: list[Table], viewers: int) -> tuple[Server, dict[str, Any]]:
    """Kill the server with all its viewers connected; how long until every one of them has its table again."""
    port = server.port
    watchers = await gather_viewers(server, tables, {}, viewers)
    memory = server.memory()
    server.stop(signal.SIGKILL)
    begun = time.perf_counter()
    starting = asyncio.create_task(asyncio.to_thread(Server, folder, port))

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
        server = Server(folder, 0)
        try:
            tables = [Table(server.port, arguments.game) for _ in range(arguments.tables)]
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

            done("steady", await steady(server, tables, arguments.rate, seconds, 0))
            done("watched", await steady(server, tables, arguments.rate, seconds, arguments.viewers))
            done("flood", await flood(server, tables, seconds, look=False))
            done("flood_of_bots", await flood(server, tables, seconds, look=True))
            done("long_table", await long_table(server.port, arguments.game))
            server, result["restart"] = await restart(server, folder, tables, arguments.viewers)
        finally:
            server.stop()
    return result


def main() -> None:
    """Read the arguments and print the figures."""
    parser = words(__doc__, tables=100, rate=100, seconds=10, viewers=1000)
    parser.add_argument("--folder", default=None, help="where the store lies meanwhile; default: the system's")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
