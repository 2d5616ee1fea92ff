"""Are a game's own tests strong enough?  Its rules are broken on purpose in copies; whatever nobody notices is told.

    python -m tests.fuzz.rule_faults src/kartentisch/games/attila/tests/rule_faults.toml

`faults` asks the same of the kit, which knows no rules.  Here the scenarios of the game are played, in one process,
those first that name the broken rule; then, for what is left, the tests in the game's folder and those of its map.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.faults import ROOT, Fault, environment, rows, shadow

LONGEST = 600  # seconds for a process; whoever goes on for ever has been noticed
OF_MAPS = "tests/maps/test_built.py"  # among other things: that a map shows the borders of its board, and no others
LATER = ("test_policy.py", "test_kit.py")  # tests that seldom notice, or play whole games


@dataclass(frozen=True)
class RuleFault(Fault):
    """A change of one file that breaks a rule; see src/kartentisch/games/attila/tests/rule_faults.toml.

    Attributes:
        rule: which one, by its id.
        equivalent: why no game can differ by it; empty for a fault that must be found.
    """

    rule: str = ""
    equivalent: str = ""


@dataclass(frozen=True)
class Verdict:
    """Who noticed a fault first, and what was said; `by` is empty if nobody did."""

    fault: RuleFault
    by: str
    said: str


def read(path: Path) -> list[RuleFault]:
    return [RuleFault(**row) for row in rows(path)]


def commands(game: str, folder: str, rule: str) -> dict[str, list[str]]:
    """What is tried, in this order, as arguments of Python; files that likely notice come first."""
    here = ROOT / folder
    yaml = sorted((here / "scenarios").glob("*.yaml"))
    scenarios = sorted(yaml, key=lambda path: rule not in path.read_text(encoding="utf-8"))
    tests = sorted((here / "tests").glob("test_*.py"), key=lambda path: (path.name in LATER, path.name))
    pytest = ["-m", "pytest", "-n0", "-x", "-q", "--no-header", "-p", "no:cacheprovider", "-m", "not thorough"]
    found = {
        "scenarios": ["-m", "tests.fuzz.scenarios", game, *(str(path.relative_to(ROOT)) for path in scenarios)],
        "tests": [*pytest, *(str(path.relative_to(ROOT)) for path in tests)],
    }
    return found | ({"map": [*pytest, OF_MAPS, "-k", f"{game}/"]} if [*here.glob("*.map.json")] else {})


def noticed(root: Path, game: str, folder: str, rule: str = "") -> tuple[str, str]:
    """Who objects to the game in this tree, and what is said; two empty words if nobody does."""
    for by, command in commands(game, folder, rule).items():
        command = [sys.executable, *command]
        around = environment(root, folder)
        try:
            done = subprocess.run(command, cwd=root, env=around, capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return by, f"it did not end within {LONGEST} seconds"
        if done.returncode:
            return by, said(done.stdout) or said(done.stderr) or f"it ended with {done.returncode}"
    return "", ""


def said(text: str) -> str:
    """The line that says most in what a program has printed: where pytest sums up, else the last one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    summed_up = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return [*summed_up, *reversed(lines), ""][0]


def tried(fault: RuleFault) -> Verdict:
    with tempfile.TemporaryDirectory(prefix="rule-fault-") as folder:
        shadow(Path(folder), {fault.path: fault.text()})
        return Verdict(fault, *noticed(Path(folder), fault.game, fault.folder, fault.rule))


def all_tried(faults: Sequence[RuleFault], jobs: int) -> Iterator[Verdict]:
    """Raises RuntimeError if somebody objects to a game as it is: then nothing can be said of its faults."""
    for game, folder in sorted({(fault.game, fault.folder) for fault in faults}):
        by, what = noticed(ROOT, game, folder)
        if by:
            raise RuntimeError(f"{game}, {by}: {what}")
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(tried, faults)


def reported(verdict: Verdict) -> bool:
    """Say what came of a fault; whether it was found as it should be, or nobody could find it."""
    fault = verdict.fault
    what = f"{verdict.by}: {verdict.said}" if verdict.by else fault.equivalent or "NOT FOUND"
    print(f"{fault.game:8} {fault.rule:8} {fault.name:70} {what[:160]}", flush=True)
    return bool(verdict.by) != bool(fault.equivalent)


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the tests of games on rules that were broken on purpose.")
    parser.add_argument("lists", nargs="+", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="faults whose name or rule holds this")
    args = parser.parse_args()
    os.nice(5)
    faults = [fault for path in args.lists for fault in read(path)]
    faults = [fault for fault in faults if args.only in f"{fault.rule} {fault.name}"]
    try:
        wrong = [verdict.fault for verdict in all_tried(faults, args.jobs) if not reported(verdict)]
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{len(faults) - len(wrong)} of {len(faults)} faults are as they should be")
    for fault in wrong:
        print(f"{'noticed after all' if fault.equivalent else 'survived'}: {fault.game}: {fault.rule}: {fault.name}")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
