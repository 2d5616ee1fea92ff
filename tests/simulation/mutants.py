"""Is the simulation strong enough?  Servers with a fault made on purpose meet schedules until one fails."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.fuzz.faults import ROOT, shadow

LIST: Final = Path(__file__).with_name("mutants.toml")
LONGEST: Final = 3_600  # seconds for one mutant
FOLDER: Final = "src/kartentisch/server"


@dataclass(frozen=True)
class Mutant:
    name: str
    file: str
    old: str
    new: str

    @property
    def path(self) -> str:
        return f"{FOLDER}/{self.file}"

    def text(self) -> str:
        """The changed file; ValueError if `old` does not stand in it exactly once."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.path}: {self.old!r} stands there {text.count(self.old)} times ({self.name})")
        return text.replace(self.old, self.new)


def read() -> list[Mutant]:
    return [Mutant(**row) for row in tomllib.loads(LIST.read_text(encoding="utf-8"))["mutant"]]


def found(mutant: Mutant, schedules: int) -> str:
    """After how many schedules it was found, and by what; nothing if it was not."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        shadow(Path(folder), {mutant.path: mutant.text()})
        around = os.environ | {"PYTHONPATH": f"{folder}/src{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "tests.simulation", "--schedules", str(schedules), "--first-only"]
        try:
            done = subprocess.run(command, cwd=folder, env=around, capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return "it stands still"
        if done.returncode not in (0, 1):
            raise RuntimeError(done.stderr)
        return done.stdout.strip() if done.returncode else ""


def tell(schedules: int) -> int:
    """Try all; 1 if one is not found."""
    missed = 0
    for mutant in read():
        after = found(mutant, schedules)
        missed += not after
        print(f"{mutant.name}: {after or 'NOT FOUND'}", flush=True)
    print(f"{len(read()) - missed} of {len(read())} found within {schedules} schedules")
    return 1 if missed else 0
