"""Exact odds of Attack!'s land battle against simulation, measured side by side in one process.

    python -m benchmarks.odds_attack [--rounds 9]

from the root of the repository, which must be on the path.  CPU time, jobs in turn, medians of the rounds.  The
simulation is the plain Python one of the tests; so the fair ratio is that of the run with
KARTENTISCH_RULES=interpreted, which this script starts as well.  A simulation of n battles errs by
sqrt(p (1 - p) / n): `battles_for_equal_error` is how many it takes to err by 1e-4, and `simulation_costs_times` what
they cost beside the exact odds (error below 1e-9).
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import random
import statistics
import subprocess
import sys
from functools import cache
from time import process_time

from tests.odds import by_hand

import kartentisch
from kartentisch.odds.attack import Army, battle

ERROR = 1e-4
BATTLES = 300  # simulated in each round of measurement
CASES = (
    ("5I 3T 2A 2P", "3I 2T 2A 2P", "strongest", "strongest"),
    ("5I 3T 2A 2P", "3I 2T 2A 2P", "infantry", "strongest"),
    ("8I 5T 4A 3P", "10I 4T 3A 3P", "strongest", "strongest"),
    ("12I 8T 6A 4P", "16I 6T 4A 4P", "strongest", "strongest"),
)
ONLY_EXACT = (
    ("5I 3T 2A 2P", "3I 2T 2A 2P", "opening", "strongest"),
    ("5I 3T 2A 2P", "3I 2T 2A 2P", "best", "strongest"),
    ("3I 2T 2A 1P", "3I 2T 1A 1P", "best", "best"),
)


def simulate(attacker: str, defender: str, attack: str, defend: str) -> float:
    """CPU milliseconds of one simulated battle."""
    habits = [cache(by_hand.POLICIES[name]) for name in (attack, defend)]
    armies = [by_hand.units(*Army.parse(army)) for army in (attacker, defender)]
    ours, theirs = (by_hand.committed(army, habit) for army, habit in zip(armies, habits, strict=True))
    numbers, begun = random.Random(1), process_time()
    for _ in range(BATTLES):
        by_hand.fight(ours, theirs, habits[0], habits[1], numbers)
    return (process_time() - begun) / BATTLES * 1e3


def exact(attacker: str, defender: str, attack: str, defend: str) -> float:
    """CPU milliseconds of the exact odds, nothing kept from earlier calls."""
    begun = process_time()
    battle(Army.parse(attacker), Army.parse(defender), attack, defend)
    return (process_time() - begun) * 1e3


def measure(rounds: int) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for case in CASES + ONLY_EXACT:
        slow = not kartentisch.compiled() and (case in ONLY_EXACT[1:] or case == CASES[-1])
        if slow:
            continue
        times, others = [], []
        for _ in range(rounds):
            times.append(exact(*case))
            if case in CASES:
                others.append(simulate(*case))
        row: dict[str, object] = {"battle": " / ".join(case), "exact_ms": round(statistics.median(times), 2)}
        if others:
            chance = battle(Army.parse(case[0]), Army.parse(case[1]), *case[2:]).attacker.wins
            battles = math.ceil(chance * (1 - chance) / ERROR**2)
            ratios = [battles * other / time for time, other in zip(times, others, strict=True)]
            row["simulated_battle_ms"] = round(statistics.median(others), 3)
            row["battles_for_equal_error"] = battles
            row["simulation_costs_times"] = round(statistics.median(ratios))
        rows.append(row)
    return rows


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--json", action="store_true", help="these rules only, as JSON")
    chosen = options.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    gc.disable()
    rows = measure(chosen.rounds)
    if chosen.json:
        print(json.dumps(rows))
        return
    runs = {"compiled" if kartentisch.compiled() else "interpreted": rows}
    if kartentisch.compiled():
        command = [sys.executable, "-m", "benchmarks.odds_attack", "--json", "--rounds", str(min(chosen.rounds, 3))]
        environment = os.environ | {"KARTENTISCH_RULES": "interpreted"}
        runs["interpreted"] = json.loads(subprocess.run(command, env=environment, stdout=-1, check=True).stdout)
    for name, figures in runs.items():
        print(name)
        for figure in figures:
            print("  " + ", ".join(f"{key} {value}" for key, value in figure.items()))


if __name__ == "__main__":
    main()
