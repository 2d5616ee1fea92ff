"""Is the kit strong enough?  Faults are made on purpose in copies of a game; whatever the kit does not find is told.

    python -m tests.fuzz.faults src/kartentisch/games/attila/tests/faults.toml --games 100

A library that changes programs by itself (cosmic-ray drives the interpreted rules well) turns every number, operator
and comparison, hundreds in one module: that asks how good the scenarios are.  What the kit is for, secrets, copies,
files, questions, is not what it changes; so these faults are a list that grows.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
OFTEN = 10  # what the sound game meets at least so often, and the faulty one never, the report shows
LONGEST = 1800  # seconds for one fault


@dataclass(frozen=True)
class Fault:
    """One change of one file that makes a game wrong; see src/kartentisch/games/attila/tests/faults.toml.

    `game` is a name for `kartentisch.load`, or `module:Class`.
    """

    game: str
    folder: str
    name: str
    file: str
    old: str
    new: str
    unseen: str = ""

    @property
    def path(self) -> str:
        return f"{self.folder}/{self.file}"

    def text(self) -> str:
        """The changed file; ValueError if `old` does not stand in it exactly once."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.path}: {self.old!r} stands there {text.count(self.old)} times ({self.name})")
        return text.replace(self.old, self.new)


@dataclass(frozen=True)
class Outcome:
    """What the kit said to a fault.

    Attributes:
        failed: games that failed, of those that were played.
        by: the checks that found it; `report` if only the report shows it.
        first: the first failure, told.
    """

    fault: Fault
    games: int
    failed: int
    first_seed: int
    by: dict[str, int]
    first: str
    missing: list[str]

    @property
    def found(self) -> bool:
        return bool(self.by or self.missing)


def rows(path: Path) -> list[dict[str, str]]:
    """What a list says of each fault; what it says of all stands before them."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [{"game": data["game"], "folder": data["folder"], **row} for row in data["fault"]]


def read(path: Path) -> list[Fault]:
    return [Fault(**row) for row in rows(path)]


def shadow(target: Path, changed: Mapping[str, str]) -> None:
    """A second tree of the server with some files changed: folders above these are made anew, all else is linked."""
    anew = {parent for path in changed for parent in Path(path).parents}
    for folder in sorted(anew):
        (target / folder).mkdir(parents=True, exist_ok=True)
        for entry in (ROOT / folder).iterdir():
            inner = folder / entry.name
            if inner not in anew and str(inner) not in changed and entry.name not in ("__pycache__", ".git"):
                (target / inner).symlink_to(entry)
    for path, text in changed.items():
        (target / path).write_text(text, encoding="utf-8")


def environment(root: Path, folder: str) -> dict[str, str]:
    """For a process that plays the game in this folder of that tree, interpreted."""
    return os.environ | {
        "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}",
        "KARTENTISCH_RULES": "interpreted",
        "KARTENTISCH_GAMES": str((root / folder).parent),  # where it lies on a shelf elsewhere
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def trial(root: Path, game: str, folder: str, games: int, every: bool) -> dict[str, Any]:
    """Let the kit play the game in this folder of that tree, interpreted, in a process of its own."""
    command = [sys.executable, "-m", "tests.fuzz.trial", game, str(games)] + (["--every"] if every else [])
    around = environment(root, folder)
    done = subprocess.run(command, cwd=root, env=around, capture_output=True, text=True, timeout=LONGEST)
    if done.returncode:
        raise RuntimeError(done.stderr)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def tried(fault: Fault, games: int, often: Sequence[str] = (), every: bool = False) -> Outcome:
    """Play the game with the fault.

    Args:
        often: what the sound game meets often (`told:tile`).
        every: all games, to know the rate; else only up to the first that fails.
    """
    with tempfile.TemporaryDirectory(prefix="fault-") as folder:
        shadow(Path(folder), {fault.path: fault.text()})
        result = trial(Path(folder), fault.game, fault.folder, games, every)
    missing = [] if result["failed"] else [name for name in often if name in result["never"]]
    return Outcome(
        fault, result["games"], result["failed"], result["first_seed"], result["by"], result["first"], missing
    )  # fmt: skip


def met_often(game: str, folder: str, games: int) -> list[str]:
    """What the sound game meets at least OFTEN times in so many games; RuntimeError if the kit objects to it."""
    result = trial(ROOT, game, folder, games, every=True)
    if result["failed"]:
        raise RuntimeError(result["first"])
    return [name for name, count in result["met"].items() if count >= OFTEN]


def all_tried(faults: Sequence[Fault], games: int, jobs: int, every: bool) -> Iterator[Outcome]:
    folders = {fault.game: fault.folder for fault in faults}
    often = {game: met_often(game, folder, games) for game, folder in sorted(folders.items())}
    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda fault: tried(fault, games, often[fault.game], every), faults)


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the kit on games with faults made on purpose.")
    parser.add_argument("lists", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--every", action="store_true", help="play all games, to know how often a fault shows")
    parser.add_argument("--only", default="", help="faults whose name holds this")
    args = parser.parse_args()
    faults = [fault for path in args.lists for fault in read(path) if args.only in fault.name]
    survived = []
    for outcome in all_tried(faults, args.games, args.jobs, args.every):
        fault = outcome.fault
        if not outcome.found:
            survived.append(fault)
        what = ", ".join(f"{check} {n}" for check, n in outcome.by.items())
        what = what or ("the report: never " + ", ".join(outcome.missing[:3]) if outcome.missing else "NOT FOUND")
        rate = f"{outcome.failed:4} of {outcome.games:4}" if args.every else f"after {outcome.games:4}"
        print(f"{fault.game.partition(':')[2] or fault.game:8} {fault.name:55} {rate}  {what}", flush=True)
    print(f"{len(faults) - len(survived)} of {len(faults)} faults found within {args.games} games")
    for fault in survived:
        print(f"survived: {fault.game}: {fault.name}" + (f" ({fault.unseen})" if fault.unseen else ""))
    return int(any(not fault.unseen for fault in survived))


if __name__ == "__main__":
    sys.exit(main())
