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
from typer.testing import CliRunner

from kartentisch.cli.main import app

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
rooms = ("server", "adapters.", "learning.", "games.", "__main__")
skipped = tuple("kartentisch." + room for room in rooms)
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
COMMANDS = """
from kartentisch.cli.main import run
for words in json.loads(os.environ["COMMANDS"]):
    sys.argv = ["kartentisch", *words, "--lang", "en"]
    try:
        run()
    except SystemExit as end:
        assert end.code == 2, words
"""
CONTEST = ["attila", "--bots", "greedy,random", "--games", "2", "--players", "2"]
NOT_HERE = {"train": ["torch"]}  # what tests do without
NEEDING = {  # extra -> a command that needs it
    "server": ["serve"],
    "arena": ["arena", *CONTEST, "--results", "-"],
    "ray": ["selfplay", *CONTEST, "--out", "here", "--ray"],
    "train": ["train", "attila", "--out", "here"],
}


def modules(extra: str) -> list[str]:
    """The packages that are there only because of the extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {Requirement(text).name.lower() for text in project["optional-dependencies"][extra]}
    wanted |= {"starlette"} if extra == "server" else set()  # which comes with them
    return [name for name, sources in packages_distributions().items() if wanted & {each.lower() for each in sources}]


def blocked(tmp_path: Path, extras: list[str], first: str = "") -> list[str]:
    """What is said, a line for each command, where so many extras are missing; `first`: code that runs before."""
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED + first + COMMANDS],
        env={
            **os.environ,
            "MISSING": json.dumps([module for extra in extras for module in modules(extra) + NOT_HERE.get(extra, [])]),
            "COMMANDS": json.dumps([NEEDING[extra] for extra in extras]),
            "PYTHONPATH": os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.strip().splitlines()


@pytest.mark.thorough
def test_the_base_needs_no_extra_and_a_command_says_which_it_needs(tmp_path: Path) -> None:
    assert {"fastapi", "sqlalchemy", "psycopg", "uvicorn", "segno"} <= set(modules("server"))
    assert {"openskill", "matplotlib", "pyarrow"} <= set(modules("arena")) and modules("ray") == ["ray"]
    said = blocked(tmp_path, ["server", "arena", "ray"], BASE)
    for line, extra in zip(said, ("server", "arena", "arena"), strict=True):  # self-play needs both, Parquet first
        assert line.startswith("This needs more than is installed") and f'pip install "kartentisch[{extra}]"' in line
    (line,) = blocked(tmp_path, ["ray"])
    assert 'pip install "kartentisch[ray]"' in line
    (line,) = blocked(tmp_path, ["train"])
    assert 'pip install "kartentisch[train]"' in line


@pytest.mark.parametrize("lacking", ["openskill", "matplotlib"])
def test_a_contest_says_what_it_needs_before_the_first_game(
    lacking: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == lacking]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, lacking, None)
    kept = tmp_path / "games.jsonl"
    words = ["arena", *CONTEST, "--results", str(kept), "--plot", str(tmp_path / "a.svg"), "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2 and 'pip install "kartentisch[arena]"' in done.output
    assert not kept.exists()


@pytest.mark.thorough
def test_an_adapter_says_which_extra_it_needs() -> None:
    missing = json.dumps([*modules("rl"), *modules("spiel")])
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED + ADAPTERS],
        env={**os.environ, "MISSING": missing},
        capture_output=True,
        text=True,
        check=True,
    )
    said = done.stdout.strip().splitlines()
    assert len(said) == 4 and all('pip install "kartentisch[rl]"' in line for line in said[:3]) and "[spiel]" in said[3]
