"""Memory and disk of a server with thousands of tables, over thousands of commands; and commands beside bots alone.

python benchmarks/growth.py --tables 2000 --commands 20000 --bots 500
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from load import Client, Server

SEATS = [{"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}]
BOTS = [{"kind": "bot", "bot": "normal"}] * 3


def kept(folder: str) -> float:
    """MB on the disk."""
    return round(sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20, 1)


async def opened(client: Client, seats: list[dict[str, str]], start: bool) -> tuple[str, str]:
    status, keys = await client.call("POST", "/api/tables", {"game": "attila", "seats": seats})
    assert status == 200, keys
    if start:
        status, said = await client.call(
            "POST", f"/api/tables/{keys['table']}/commands", {"id": "start", "type": "start"}, keys["secret"]
        )
        assert status == 200, said
    return keys["table"], keys["secret"]


async def talk(client: Client, tables: list[tuple[str, str]], commands: int, rate: float = 0) -> list[float]:
    """Milliseconds of each command; `rate` a second, or as fast as it goes."""
    took = []
    begun = time.perf_counter()
    for number in range(commands):
        table, key = tables[number % len(tables)]
        if rate:
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        at = time.perf_counter()
        body = {"id": f"c{begun}-{number}", "type": "chat", "text": f"number {number} of many"}
        status, said = await client.call("POST", f"/api/tables/{table}/commands", body, key)
        assert status == 200, said
        took.append(1000 * (time.perf_counter() - at))
    return took


def shown(took: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(took, n=100)
    return {"p50": round(cuts[49], 1), "p99": round(cuts[98], 1), "max": round(max(took), 1)}


async def run(wanted: argparse.Namespace) -> dict[str, Any]:
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, 0)
        try:
            client = Client(server.port)
            few = [await opened(client, SEATS, start=True) for _ in range(20)]
            await talk(client, few, 500)
            told["begun"] = (server.memory(), kept(folder))
            steps = []
            for part in range(4):
                for _ in range(wanted.tables // 4):
                    await opened(client, SEATS, start=True)
                steps.append((20 + (part + 1) * (wanted.tables // 4), server.memory(), kept(folder)))
            told["tables_memory_disk"] = steps
            steps = []
            for part in range(8):
                await talk(client, few, wanted.commands // 8)
                steps.append(((part + 1) * (wanted.commands // 8), server.memory(), kept(folder)))
            told["commands_memory_disk"] = steps
            if wanted.bots:
                told["commands_alone_ms"] = shown(await talk(client, few, 600, 30))
                for _ in range(wanted.bots):
                    await opened(client, BOTS, start=True)
                told["beside_bots_ms"] = shown(await talk(client, few, 600, 30))
                told["beside_bots_memory"] = server.memory()
        finally:
            server.stop()
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--commands", type=int, default=20_000)
    parser.add_argument("--bots", type=int, default=500)
    print(json.dumps(asyncio.run(run(parser.parse_args())), indent=1))
