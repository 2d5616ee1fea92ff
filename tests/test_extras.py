"""What the base does without an extra, and that a command whose extra is missing says so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
BLOCKED = """
import importlib.abc, json, os, sys
class Missing(importlib.abc.MetaPathFinder):
    names = set(json.loads(os.environ["MISSING"]))
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name.partition(".")[0])
sys.meta_path.insert(0, Missing())
"""
BASE = """
import importlib, pkgutil
import kartentisch as kt
skipped = ("kartentisch.server", "kartentisch.adapters.", "kartentisch.games.", "kartentisch.__main__")
for module in pkgutil.walk_packages(kt.__path__, "kartentisch."):
    if not module.name.startswith(skipped):
        importlib.import_module(module.name)
from kartentisch.games import ready
for name in ready():
    game = kt.load(name)
game = kt.load("attila")
match = kt.Match(game, ["Anna", "Ben"], kt.Chance(1))
bots = [kt.bots.GreedyBot(1), kt.bots.RandomBot(2)]
seat = match.state.seat
match.play(seat, bots[seat].answer(kt.bots.Decision.of(match.state, seat)))
assert kt.Record.parse(match.record.text()).replay(game) == match.state
assert match.state._repr_html_().startswith("<svg")
from kartentisch.cli.main import run
sys.argv = ["kartentisch", "serve", "--lang", "en"]
run()
"""


ADAPTERS = """
import importlib
from kartentisch import EngineError, adapters
for name in ("batch", "pettingzoo", "gymnasium", "openspiel"):
    try:
        importlib.import_module("kartentisch.adapters." + name)
    except EngineError as error:
        print(error)
"""


def modules(extra: str) -> list[str]:
    """The packages that are there only because of the extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {Requirement(text).name.lower() for text in project["optional-dependencies"][extra]}
    wanted.add("starlette")  # which comes with them
    return [name for name, sources in packages_distributions().items() if wanted & {each.lower() for each in sources}]


def without(missing: list[str], program: str) -> subprocess.CompletedProcess[str]:
    """The program where these packages are not installed."""
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + program],
        env={**os.environ, "MISSING": json.dumps(missing)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_adapters_name_their_extra() -> None:
    done = without(modules("rl") + modules("spiel"), ADAPTERS)
    said = done.stdout.strip().splitlines()
    assert done.returncode == 0 and len(said) == 4, done.stderr
    assert all('pip install "kartentisch[rl]"' in line for line in said[:3]) and "[spiel]" in said[3]


def test_the_base_needs_no_extra() -> None:
    missing = [*modules("server"), *modules("rl"), *modules("spiel")]
    assert {"fastapi", "sqlalchemy", "psycopg", "uvicorn", "segno"} <= set(missing)
    done = without(missing, BASE)
    assert done.returncode == 2, done.stderr
    said = done.stderr.strip()
    assert said.startswith("This needs more than is installed") and 'pip install "kartentisch[server]"' in said
    assert len(said.splitlines()) == 1
