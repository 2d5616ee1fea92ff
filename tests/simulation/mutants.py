"""Is the simulation strong enough?  Servers with a fault made on purpose meet schedules until one fails."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.fuzz.faults import Fault, read, shadow

LIST: Final = Path(__file__).with_name("mutants.toml")
LONGEST: Final = 3_600  # seconds for one of them


def mutants() -> list[Fault]:
    return read(LIST)


def found(mutant: Fault, schedules: int) -> str:
    """After how many schedules it was found, and by what; nothing if it was not."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        shadow(Path(folder), {mutant.path: mutant.text()})
        around = os.environ | {"PYTHONPATH": f"{folder}/src{os.pathsep}{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "tests.simulation", "--schedules", str(schedules), "--first-only"]
        try:
            done = subprocess.run(
                command, cwd=folder, env=around, capture_output=True, text=True, timeout=LONGEST, check=False
            )
        except subprocess.TimeoutExpired:
            return "it stands still"
        if done.returncode not in (0, 1):
            raise RuntimeError(done.stderr)
        return done.stdout.strip() if done.returncode else ""


def tell(schedules: int) -> int:
    """Try all; 1 if one is not found that can be."""
    missed, tried = 0, mutants()
    for mutant in tried:
        after = found(mutant, schedules)
        missed += not (after or mutant.unseen)
        print(f"{mutant.name}: {after or mutant.unseen or 'NOT FOUND'}", flush=True)
    print(f"{missed} of {len(tried)} not found within {schedules} schedules that could be")
    return 1 if missed else 0
