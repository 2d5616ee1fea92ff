"""audit.py LOCK...: is anything publicly known to be wrong with the libraries of these locks, and of the page's?

Runs in an environment that has pip-audit, with npm on the path.  Exit code 0: nothing is known; 1: something is; 3: one
of the lists could not be asked, so that nothing is known about its libraries.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KNOWN, UNASKED = 1, 3
PATIENCE = 300  # seconds


def _ask(command: list[str], folder: Path) -> tuple[str, str]:
    """What it prints, and what it complains about."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def _unasked(what: str, complaint: str) -> int:
    lines = [line for line in complaint.splitlines() if line.strip()]
    why = lines[-1].strip() if lines else "no answer"
    print(f"{what}: NOT asked, for the list of known faults cannot be reached from here ({why[:160]}).")
    return UNASKED


def python(locks: list[str]) -> int:
    """Every library of the locks, as they are: nothing is fetched or installed."""
    files = [word for lock in locks for word in ("-r", str(Path(lock).resolve()))]
    command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--progress-spinner=off"]
    said, complaint = _ask([*command, "--format=json", *files], ROOT)
    try:
        libraries = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        return _unasked("Python", complaint)
    passed = [library for library in libraries if "skip_reason" in library]
    faults = [(library, fault) for library in libraries for fault in library.get("vulns", ())]
    for library, fault in faults:
        fixed = ", ".join(fault["fix_versions"]) or "no version yet"
        print(f"Python: {library['name']} {library['version']}: {fault['id']}, mended in {fixed}")
    if libraries and len(passed) == len(libraries):
        return _unasked("Python", f"for none of {len(passed)} libraries; {passed[0]['skip_reason']}")
    if passed:
        print("Python: NOT looked at:", ", ".join(library["name"] for library in passed))
    print(f"Python: {len(libraries) - len(passed)} libraries looked at, {len(faults)} faults known.")
    return KNOWN if faults else UNASKED if passed else 0


def page() -> int:
    """Every library of the page and of its tools."""
    said, complaint = _ask(["npm", "audit", "--json"], ROOT / "frontend")
    try:
        told = json.loads(said)
    except ValueError:
        told = {}
    try:
        faults, counts = told["vulnerabilities"], told["metadata"]
    except KeyError:
        return _unasked("Page", told.get("message", complaint))
    for name, fault in sorted(faults.items()):
        titles = "; ".join(via["title"] for via in fault["via"] if isinstance(via, dict)) or "by what it stands on"
        print(f"Page: {name} {fault['range']}: {fault['severity']}, {titles}")
    print(f"Page: {counts['dependencies']['total']} libraries looked at, {len(faults)} with known faults.")
    return KNOWN if faults else 0


if __name__ == "__main__":
    found = [python(sys.argv[1:]), page()]
    sys.exit(KNOWN if KNOWN in found else max(found))
