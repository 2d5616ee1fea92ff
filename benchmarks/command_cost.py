"""What a command costs the server, compared with another version: `python benchmarks/command_cost.py --help`.

Starts a server of this version and one of another in turn, each time a new process with a fresh store (SQLite, written
through), and measures: one command at a time (each followed by a look, as a browser does), the same
watched by many streams, as fast as it goes (answers given and taken back), and as bots do (a look after each).
Prints one JSON object: processor time of the server for each command in milliseconds, median over the rounds, and the
ratio this : other with the least and the greatest of the rounds.  Processor time counts what the process has used, so
that others on the machine disturb it little; give both versions the same compiled rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from typing import Any

from load import Server, Table, words
from server_load import flood, steady

KINDS = ("one_by_one", "watched", "full_speed", "bots")


async def once(server: Server, tables: list[Table], kind: str, asked: argparse.Namespace) -> float:
    """Milliseconds of the server's processor time for one command of this kind."""
    if kind == "one_by_one":
        figures = await steady(server, tables, asked.rate, asked.seconds, 0)
    elif kind == "watched":
        figures = await steady(server, tables, asked.rate, asked.seconds, asked.viewers)
        await asyncio.sleep(1.0)  # until all viewers are gone
    else:
        figures = await flood(server, tables, asked.seconds, look=kind == "bots")
    return float(figures["cpu"]["server_ms_per_command"])


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    """All figures.  Each round has servers of its own: where one lies in memory makes it a tenth quicker or slower."""
    pythons = {"this": sys.executable, "other": asked.other or sys.executable}
    found: dict[str, dict[str, list[float]]] = {kind: {name: [] for name in pythons} for kind in asked.kinds}
    load = os.getloadavg()[0]
    for round_number in range(asked.rounds):
        for name in list(pythons)[:: 1 if round_number % 2 else -1]:
            with tempfile.TemporaryDirectory(prefix="kartentisch-cost-") as folder:
                server = Server(folder, 0, python=pythons[name])
                try:
                    tables = [Table(server.port, asked.game) for _ in range(asked.tables)]
                    for table in tables:
                        await table.open()
                    for kind in asked.kinds:
                        found[kind][name].append(await once(server, tables, kind, asked))
                finally:
                    server.stop()
        last = {kind: {name: values[-1] for name, values in each.items()} for kind, each in found.items()}
        print(f"{round_number}: {json.dumps(last)}", file=sys.stderr, flush=True)
    result: dict[str, Any] = {"game": asked.game, "tables": asked.tables, "viewers": asked.viewers,
                              "load": round(load, 2), "at": time.strftime("%Y-%m-%d")}  # fmt: skip
    for kind, values in found.items():
        ratios = [a / b for a, b in zip(values["this"], values["other"], strict=True)]
        result[kind] = {
            **{name: round(statistics.median(each), 2) for name, each in values.items()},
            "ratio": round(statistics.median(ratios), 2),
            "from": round(min(ratios), 2),
            "to": round(max(ratios), 2),
        }
    return result


def main() -> None:
    """Read the arguments and print the figures."""
    parser = words(__doc__, tables=100, rate=100, seconds=5, viewers=1000)
    parser.add_argument("--other", default="", help="the Python of another version's environment; default: this one")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
