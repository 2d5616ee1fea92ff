"""Commands of others beside bots that think: `python benchmarks/thinking_bots.py`, with `src` on `PYTHONPATH`.

People play at some tables, at a fixed rate; at others each person plays against two bots of the level `master`.
Short windows in which these think, and in which their people only look, alternate in one run, the first of each pair in
turn, so that both see the same machine.  `ratio` is what a command takes beside the bots by what it takes without them,
with an interval of 95%: pairs of windows are drawn again and again.  Prints one JSON object; `load` tells how busy the
machine was with others.
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
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
from load import Server, Table, percentiles
from strangers import Duel

ME = {"kind": "mine", "name": "Anna"}
PEOPLE = 6  # tables of people
RATE = 4.0  # commands a second at each of them
POLL = 0.2  # seconds between two looks of a person who waits
REST = 1.0  # seconds between two windows
DRAWN = 1000  # times that pairs of windows are drawn


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


async def measured(server: Server, game: str, bot: str, count: int, seconds: float, windows: int) -> dict[str, Any]:
    rng = random.Random(7)
    tables = [Table(server.port, game) for _ in range(PEOPLE)]
    for table in tables:
        await table.open()
    against = [Against(server.port, game, bot) for _ in range(count)]
    for one in against:
        await one.begin_again()
    found: dict[bool, list[list[float]]] = {False: [], True: []}
    for pair in range(windows):
        for thinking in (False, True) if pair % 2 else (True, False):
            end = time.perf_counter() + seconds
            found[thinking].append([])
            bots = [one.go_on(rng, end, thinking) for one in against]
            await asyncio.gather(people(tables, rng, end, found[thinking][-1]), *bots)
            await asyncio.sleep(REST)
    waits = [wait for one in against for wait in one.waits]
    pairs = list(zip(found[True], found[False], strict=True))
    return {"bots": 2 * count, "level": bot, "pairs": windows,
            "command_ms_without": percentiles([one for window in found[False] for one in window]),
            "command_ms_beside": percentiles([one for window in found[True] for one in window]),
            "ratio": {name: ratio(pairs, share) for name, share in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))},
            "person_waits_ms": percentiles(waits)}  # fmt: skip


def ratio(pairs: Sequence[tuple[list[float], list[float]]], share: float) -> list[float]:
    """What stands at this share of the first ones by that of the second ones: the value, and its interval."""

    def of(some: Sequence[tuple[list[float], list[float]]]) -> float:
        first, second = (sorted(one for pair in some for one in pair[side]) for side in (0, 1))
        return first[int(share * len(first))] / second[int(share * len(second))]

    rng = random.Random(11)
    drawn = sorted(of(rng.choices(pairs, k=len(pairs))) for _ in range(DRAWN))
    return [round(one, 2) for one in (of(pairs), drawn[DRAWN // 40], drawn[-DRAWN // 40 - 1])]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=10, help="where a person plays against two bots")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--seconds", type=float, default=5.0, help="of a window")
    parser.add_argument("--windows", type=int, default=12, help="of each kind")
    parser.add_argument("--game", default="attila")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, 0)
        try:
            told = asyncio.run(measured(server, asked.game, asked.bot, asked.tables, asked.seconds, asked.windows))
        finally:
            server.stop()
    print(json.dumps({**told, "load": round(os.getloadavg()[0], 2)}))


if __name__ == "__main__":
    main()
