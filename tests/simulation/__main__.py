"""See the package."""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from pathlib import Path

from kartentisch.engine.errors import EngineError
from tests.simulation import mutants
from tests.simulation.run import blank, carried_out
from tests.simulation.schedule import LENGTH, Schedule, drawn, read, shrunk, written


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--schedules", type=int, default=300, help="so many, one after the other")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="this one schedule")
    parser.add_argument("--file", type=Path, help="a schedule that was kept")
    parser.add_argument("--processes", type=int, default=1, help="side by side")
    parser.add_argument("--length", type=int, default=LENGTH, help="moments of a schedule at most")
    parser.add_argument("--first-only", action="store_true", help="stop at the first that fails")
    parser.add_argument("--mutants", action="store_true", help="faults made on purpose: which are found?")
    parser.add_argument("--shrink", action="store_true", help="print the least that still fails")
    wish = parser.parse_args(given)
    if wish.mutants:
        return mutants.tell(wish.schedules)
    with tempfile.TemporaryDirectory(prefix="kt-blank-") as folder:
        empty = blank(Path(folder))
        if wish.file is not None or wish.seed is not None:
            try:
                schedule = drawn(wish.seed, wish.length) if wish.file is None else read(wish.file)
            except EngineError as error:
                print(error)
                return 2
            return _one(schedule, empty, wish.shrink)
        return _many(
            range(wish.first, wish.first + wish.schedules), empty, wish.length, wish.first_only, wish.processes
        )


def _one(schedule: Schedule, empty: Path, shrink: bool) -> int:
    outcome = carried_out(schedule, empty)
    print(outcome.problem or "all holds")
    if outcome.problem and shrink:
        least = shrunk(schedule, lambda less: bool(carried_out(less, empty).problem))
        print(written(least))
    return 1 if outcome.problem else 0


def _many(seeds: range, empty: Path, length: int, first_only: bool, processes: int) -> int:
    begun, told, commands, failed, number = time.monotonic(), Counter[str](), 0, 0, 0
    with ProcessPoolExecutor(processes) as pool, contextlib.suppress(KeyboardInterrupt):
        each = map if processes == 1 else partial(pool.map, chunksize=8)
        outcomes = each(carried_out, (drawn(seed, length) for seed in seeds), repeat(empty))
        for number, (seed, outcome) in enumerate(zip(seeds, outcomes, strict=True), 1):
            told += outcome.told
            commands += outcome.commands
            if outcome.problem:
                failed += 1
                if first_only:
                    print(number, outcome.problem.partition("\n")[0][:200])
                    return 1
                again = f"python -m tests.simulation --length {length} --seed {seed} --shrink"
                print(f"seed {seed}: {outcome.problem}\n  again: {again}", flush=True)
            if sys.stderr.isatty() and number % 10 == 0:
                print(f"\r{number} of {len(seeds)}, {failed} failed", end="", file=sys.stderr, flush=True)
    seconds = time.monotonic() - begun
    wrong = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(f"{number} schedules, {commands} commands, {seconds:.0f} s; on purpose: {wrong}; failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
