"""`kartentisch new`: what it writes is a whole game that passes every check at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kartentisch import games
from kartentisch.cli.main import app

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
GAME = "border_of_the_rivers"  # as long as a name may be: the lines still fit
OF_EVERY_GAME = [f"tests/games/test_{what}.py" for what in ("texts", "scenarios", "reactions")]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shelf")
    written = CliRunner().invoke(app, ["new", GAME, "--into", str(folder), "--lang", "en"])
    assert written.exit_code == 0 and f"KARTENTISCH_GAMES={folder}" in written.output.replace("\n", "")
    return folder


def run(shelf: Path, *words: str) -> str:
    """What a program says for which the shelf belongs to the package."""
    return python(shelf, "-m", *words)


def python(shelf: Path, *words: str) -> str:
    surroundings = os.environ | {"KARTENTISCH_GAMES": str(shelf), "KARTENTISCH_RULES": "interpreted"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=surroundings, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_and_those_for_every_game_pass(shelf: Path) -> None:
    own = str(shelf / GAME / "tests")
    others = " and ".join(f"not {name}" for name in games.GAMES)  # their own tests are run elsewhere
    said = run(shelf, "pytest", "-n0", "-p", "no:cacheprovider", "-k", others, own, *OF_EVERY_GAME)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None and int(passed[1]) >= 22  # nothing was left out


def test_it_is_generated_and_formatted(shelf: Path) -> None:
    modules = sorted(map(str, (shelf / GAME).rglob("*.py")))
    marked = [file for file in modules if "# [[[cog" in Path(file).read_text()]
    assert len(marked) == 5
    run(shelf, "cogapp", "--check", "-I", "tools", "-p", "from plumbing import *", *marked)
    run(shelf, "ruff", "check", "--config", "pyproject.toml", *modules)
    run(shelf, "ruff", "format", "--check", "--config", "pyproject.toml", *modules)


COMMANDS = """
import sys
from typer.testing import CliRunner
from kartentisch.cli.main import app
for words in sys.argv[1:]:
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 0, done.output
    print(done.output, end="\\f")
"""


def test_the_commands_know_it(shelf: Path) -> None:
    words = ("games --lang en", f"games {GAME} --lang de", f"rules {GAME} --coverage", f"rules {GAME} --lang de",
             f"simulate {GAME} -n 30 --bots greedy,random --lang en")  # fmt: skip
    all_games, game, coverage, rules, simulated, _ = python(shelf, "-c", COMMANDS, *words).split("\f")
    assert "2-4" in all_games and "tie_to_attacker=false" in game
    assert "100%" in coverage and "BOR-07" in rules
    assert "30 games" in simulated


def files(folder: Path) -> Mapping[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([GAME], "nothing was written"),
        (["attila"], "nothing was written"),
        (["Duel"], "cannot be the name of a game"),
        (["d"], "cannot be the name of a game"),
        (["class"], "cannot be the name of a game"),
        (["a" * 21], "cannot be the name of a game"),
        (["../duel"], "cannot be the name of a game"),
        (["attic"], "“attila” already begin with “ATT”"),
        (["duel", "--prefix", "no"], "cannot begin rule ids"),
        (["duel", "--into", __file__], "Not a directory"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_touched(shelf: Path, words: list[str], said: str) -> None:
    before = files(shelf)
    refused = CliRunner().invoke(app, ["new", "--into", str(shelf), *words, "--lang", "en"])
    assert refused.exit_code == 2 and said in refused.output.replace("\n", " ")
    assert files(shelf) == before


def test_where_the_package_is_installed_a_folder_must_be_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games, "__file__", str(tmp_path / "kartentisch/games/__init__.py"))
    refused = CliRunner().invoke(app, ["new", "duel", "--lang", "de"])
    assert refused.exit_code == 2 and "--into" in refused.output
    written = CliRunner().invoke(app, ["new", "duel", "--into", str(tmp_path / "new/mine"), "--lang", "de"])
    assert written.exit_code == 0 and (tmp_path / "new/mine/duel/tests/test_kit.py").exists()
