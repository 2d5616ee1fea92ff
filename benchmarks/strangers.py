"""A server that strangers try to stop: `python benchmarks/strangers.py slow|bots|imports|lookbacks` (`PYTHONPATH=src`).

`slow`: connections that send nothing, half a head or half a body; how soon other visitors are answered meanwhile.
`bots`: tables where bots play alone; how late a clock acts beside them, and how soon a bot answers a person.
`imports`: a game of Europe 1941 (16,000 entries, 1.5 MB), brought along by six visitors at once, each as often as the
limits let them; how soon commands at other tables are answered meanwhile, and before.
`lookbacks`: the same game, looked at by eight visitors at once, each at another moment, with its record and its course;
how soon commands at other tables are answered meanwhile, and before.
Prints one JSON object; `load` tells how busy the machine was with others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from load import HOST, Client, Server, Table, percentiles

RATE = 8  # commands a second, with as many looks: what one address may ask
BOT = {"kind": "bot", "bot": "random"}
HALVES = (b"", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ",
          b"POST /api/tables HTTP/1.1\r\nhost: x\r\nx-kartentisch: 1\r\ncontent-length: 500\r\n\r\n{")  # fmt: skip


async def slow(server: Server, count: int, seconds: float) -> dict[str, Any]:
    """Every 50 ms somebody new looks at the server; the time counts from the moment of wanting to."""
    writers, refused = [], 0
    for number in range(count):
        try:
            _, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(HALVES[number % 3])
            writers.append(writer)
        except OSError:
            refused += 1
    begun, latencies, failed = time.perf_counter(), [], 0
    while time.perf_counter() < begun + seconds:
        due = time.perf_counter()
        client = Client(server.port)
        try:
            status, _ = await asyncio.wait_for(client.call("GET", "/api/tables"), 10)
            failed += status != 200
            latencies.append((time.perf_counter() - due) * 1000)
        except (TimeoutError, OSError):
            failed += 1
        if client._transport is not None:
            client._transport.close()
        await asyncio.sleep(0.05)
    await asyncio.sleep(max(0.0, 35 - (time.perf_counter() - begun)))
    left = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
    for writer in writers:
        writer.close()
    return {"slow": count, "not_let_in": refused, "failed": failed, "answer_ms": percentiles(latencies),
            "files_open_at_the_end": left}  # fmt: skip


class Duel(Table):
    """A person against a bot, or two people with a clock."""

    async def begin(self, *seats: dict[str, str], **more: Any) -> None:
        _, keys = await self.client.call("POST", "/api/tables", {"game": self.game, "seats": [*seats], **more})
        self.id, self.key = keys["table"], keys["secret"]
        status, answer = await self.command({"type": "start"})
        if status != 200:
            raise RuntimeError(answer)


async def answered(server: Server, game: str, seconds: float) -> list[float]:
    """How long until the person is asked again, after an answer that gave the word to the bot."""
    table, rng, times = Duel(server.port, game), random.Random(3), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        await table.begin({"kind": "mine", "name": "Anna"}, BOT)
        waiting = 0.0
        while time.perf_counter() < end:
            _, seen = await table.client.call("GET", f"/api/tables/{table.id}", key=table.key)
            if seen["table"]["status"] == "over":
                break
            decision = seen["decision"]
            if decision is None:
                waiting = waiting or time.perf_counter()
                await asyncio.sleep(0.002)
                continue
            if waiting:
                times.append((time.perf_counter() - waiting) * 1000)
                waiting = 0.0
            action = rng.choice(decision["legal"])["number"]
            await table.command({"type": "play", "decision": decision["id"], "actions": [action]})
    return times


async def late(server: Server, game: str, seconds: float) -> list[float]:
    """How long after its time a clock acts, by the line of the log."""
    found, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        table = Duel(server.port, game)
        people = ({"kind": "mine", "name": name} for name in ("Anna", "Ben"))
        await table.begin(*people, turn_seconds=3, reaction_seconds=3)
        _, seen = await table.client.call("GET", f"/api/tables/{table.id}", key=table.key)
        due = seen["table"]["asked"][0]["due"]
        await asyncio.sleep(4.5)
        _, told = await table.client.call("GET", f"/api/tables/{table.id}/log", key=table.key)
        acted = [line["at"] for line in told["log"] if line["kind"] == "autopilot"]
        found.append(float(acted[0] - due) if acted else 99_999.0)
    return found


async def bots(server: Server, game: str, count: int, seconds: float) -> dict[str, Any]:
    for _ in range(count):
        await Duel(server.port, game).begin(BOT, BOT, BOT)
    begun = server.cpu()
    answers, lateness = await asyncio.gather(answered(server, game, seconds), late(server, game, seconds))
    return {"bot_tables": count, "bot_answers_ms": percentiles(answers), "clock_late_ms": percentiles(lateness),
            "server_share": round((server.cpu() - begun) / seconds, 2)}  # fmt: skip


def long_record() -> str:
    """A genuine game, as long as the server takes one."""
    import kartentisch as kt
    from kartentisch.engine.chance import Chance
    from kartentisch.engine.match import Match

    rng = random.Random(1)
    match = Match(kt.load("europe"), ["A", "B"], Chance(7))
    while not match.state.over:
        seat = rng.choice(match.state.seats_asked)
        match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return match.record.text()


class Others:
    """People who play at tables of their own, at a fixed rate."""

    def __init__(self, server: Server, game: str) -> None:
        self._tables, self._rng = [Table(server.port, game) for _ in range(20)], random.Random(4)

    async def open(self) -> None:
        for table in self._tables:
            await table.open()

    async def play(self, seconds: float) -> dict[str, float]:
        """How soon their commands are answered."""
        times: list[float] = []
        begun = time.perf_counter()
        for number in range(int(seconds * RATE)):
            due = begun + number / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            table = self._rng.choice([table for table in self._tables if table.decision is not None])
            await table.play(self._rng, due, times, {})
        return percentiles(times)


async def imports(server: Server, folder: str, game: str, at_once: int, seconds: float) -> dict[str, Any]:
    record, others = await asyncio.to_thread(long_record), Others(server, game)
    await others.open()
    size = sum(file.stat().st_size for file in Path(folder).iterdir())
    before = await others.play(seconds / 3)
    taken: list[float] = []
    refused, playing = 0, asyncio.create_task(others.play(seconds))

    async def bring(number: int) -> None:
        nonlocal refused
        client = Client(server.port, f"203.0.113.{number}")
        while not playing.done():
            begun = time.perf_counter()
            status, _ = await client.call("POST", "/api/records", {"record": record})
            if status == 200:
                taken.append((time.perf_counter() - begun) * 1000)
            else:
                refused += 1
                await asyncio.sleep(0.1)

    strangers = [asyncio.create_task(bring(number)) for number in range(at_once)]
    during = await playing
    await asyncio.gather(*strangers)
    grown = sum(file.stat().st_size for file in Path(folder).iterdir()) - size
    return {"record_kB": len(record) // 1000, "at_once": at_once, "imports_ms": percentiles(taken),
            "turned_away": refused, "commands_before_ms": before, "commands_beside_ms": during,
            "kept_kB_each": round(grown / 1000 / max(len(taken), 1))}  # fmt: skip


async def lookbacks(server: Server, game: str, at_once: int, seconds: float) -> dict[str, Any]:
    record, others = await asyncio.to_thread(long_record), Others(server, game)
    await others.open()
    status, keys = await Client(server.port, "203.0.113.200").call("POST", "/api/records", {"record": record})
    if status != 200:
        raise RuntimeError(keys)
    place = f"/api/tables/{keys['table']}"
    before = await others.play(seconds / 3)
    taken: dict[str, list[float]] = {"at": [], "record": [], "history": []}
    refused, playing, entries = 0, asyncio.create_task(others.play(seconds)), record.count("\n")

    async def look(number: int) -> None:
        nonlocal refused
        client, rng = Client(server.port, f"203.0.113.{number}"), random.Random(number)
        while not playing.done():
            what = rng.choices([*taken], [8, 1, 1])[0]
            begun = time.perf_counter()
            path = f"{place}/at/{rng.randrange(entries // 2, entries)}" if what == "at" else f"{place}/{what}"
            status, _ = await client.call("GET", path, raw=True)
            if status == 200:
                taken[what].append((time.perf_counter() - begun) * 1000)
            else:
                refused += 1
                await asyncio.sleep(0.1)

    strangers = [asyncio.create_task(look(number)) for number in range(at_once)]
    during = await playing
    await asyncio.gather(*strangers)
    return {"record_kB": len(record) // 1000, "at_once": at_once,
            "looks_ms": {what: {"n": len(times), **percentiles(times)} for what, times in taken.items()},
            "turned_away": refused, "commands_before_ms": before, "commands_beside_ms": during}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("what", choices=["slow", "bots", "imports", "lookbacks"])
    parser.add_argument(
        "--count",
        type=int,
        default=0,
        help="connections (2,000), tables of bots (500), imports (6), visitors (8) at once",
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="attila")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 65_536)), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, 0, limits=asked.what in ("imports", "lookbacks"))
        try:
            if asked.what == "slow":
                told = asyncio.run(slow(server, asked.count or 2_000, asked.seconds))
            elif asked.what == "imports":
                told = asyncio.run(imports(server, folder, asked.game, asked.count or 6, asked.seconds))
            elif asked.what == "lookbacks":
                told = asyncio.run(lookbacks(server, asked.game, asked.count or 8, asked.seconds))
            else:
                told = asyncio.run(bots(server, asked.game, asked.count or 500, asked.seconds))
        finally:
            server.process.terminate()
            server.process.wait(20)
    print(json.dumps({**told, "load": round(os.getloadavg()[0], 2)}))


if __name__ == "__main__":
    main()
