"""Commands of others beside bots that think: `python benchmarks/thinking_bots.py`, with `src` on `PYTHONPATH`.

People play at some tables, at a fixed rate; at others each person plays against two bots of the level `master`.
Windows in which these think, and in which their people only look, follow each other in one run, so that both see the
same machine.  Prints one JSON object; `load` tells how busy the machine was with others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from server_load import House, Table, percentiles
from strangers import Duel

ME = {"kind": "mine", "name": "Anna"}
PEOPLE = 6  # tables of people
RATE = 4.0  # commands a second at each of them
POLL = 0.2  # seconds between two looks of a person who waits
REST = 2.0  # seconds between two windows


class Against(Duel):
    """A person against two bots; `waits`: ms from giving them the word until the person is asked again."""

    def __init__(self, port: int, game: str, bot: str) -> None:
        super().__init__(port, game)
        self.bot = bot
        self.waits: list[float] = []

    async def begin_again(self) -> None:
        self.number = 0
        await self.begin(ME, *({"kind": "bot", "bot": self.bot} for _ in range(2)))

    async def go_on(self, rng: random.Random, end: float, plays: bool) -> None:
        since = 0.0
        while time.perf_counter() < end:
            _, seen = await self.client.call("GET", f"/api/tables/{self.id}", key=self.key)
            decision = seen["decision"]
            if seen["table"]["status"] == "over":
                await self.begin_again()
            elif decision is None or not plays:
                since = since or time.perf_counter()
                await asyncio.sleep(POLL)
            else:
                if since and plays:
                    self.waits.append((time.perf_counter() - since) * 1000)
                    since = 0.0
                action = rng.choice(decision["legal"])["number"]
                await self.command({"type": "play", "decision": decision["id"], "actions": [action]})


async def people(tables: list[Table], rng: random.Random, end: float, latencies: list[float]) -> None:
    async def one(table: Table) -> None:
        due = time.perf_counter() + rng.random() / RATE
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if table.decision is None:
                await table.open()
            await table.play(rng, due, latencies, {})
            due = max(due + 1 / RATE, time.perf_counter())

    await asyncio.gather(*(one(table) for table in tables))


async def measured(house: House, game: str, bot: str, count: int, seconds: float, windows: int) -> dict[str, Any]:
    rng = random.Random(7)
    tables = [Table(house.port, game) for _ in range(PEOPLE)]
    for table in tables:
        await table.open()
    against = [Against(house.port, game, bot) for _ in range(count)]
    for one in against:
        await one.begin_again()
    found: dict[bool, list[float]] = {False: [], True: []}
    for number in range(2 * windows):
        thinking = bool(number % 2)
        end = time.perf_counter() + seconds
        bots = [one.go_on(rng, end, thinking) for one in against]
        await asyncio.gather(people(tables, rng, end, found[thinking]), *bots)
        await asyncio.sleep(REST)
    waits = [wait for one in against for wait in one.waits]
    return {"bots": 2 * count, "level": bot, "command_ms_without": percentiles(found[False]),
            "command_ms_beside": percentiles(found[True]), "person_waits_ms": percentiles(waits)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=10, help="where a person plays against two bots")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seconds", type=float, default=10.0, help="of a window")
    parser.add_argument("--windows", type=int, default=3, help="of each kind")
    parser.add_argument("--game", default="attila")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder, 0)
        try:
            told = asyncio.run(measured(house, asked.game, asked.bot, asked.tables, asked.seconds, asked.windows))
        finally:
            house.stop()
    print(json.dumps({**told, "load": round(os.getloadavg()[0], 2)}))


if __name__ == "__main__":
    main()
