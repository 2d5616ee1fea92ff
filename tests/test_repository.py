"""The repository: layers, compiled modules, what must not stand in the tree."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kartentisch

ROOT = Path(__file__).parent.parent
HOT = [
    str((file.parent / f"{name}.py").relative_to(ROOT))
    for file in sorted(ROOT.glob("src/kartentisch/**/compiled.txt"))
    for name in file.read_text().splitlines()
    if name and not name.startswith("#")
]


@pytest.mark.parametrize("path", HOT)
def test_no_shift_of_a_constant_in_compiled_modules(path: str) -> None:
    """mypyc compiles `1 << x` as a 32-bit shift: wrong from 31 on.  Use the table BIT."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            raise AssertionError(f"{path}:{node.lineno}: left shift in a compiled module")


def test_every_rules_module_of_a_game_is_compiled() -> None:
    for state in (ROOT / "src/kartentisch/games").glob("*/state.py"):
        for module in state.parent.glob("*.py"):
            if "Compiled by mypyc" in module.read_text():
                assert str(module.relative_to(ROOT)) in HOT


def test_what_is_generated_is_up_to_date() -> None:
    """`make generate` would change nothing."""
    mark = re.compile(r"^ *# \[\[\[cog ", re.MULTILINE)
    files = [file for room in ("src", "tests") for file in (ROOT / room).rglob("*.py") if mark.search(file.read_text())]
    assert len(files) > 20
    cog = [sys.executable, "-m", "cogapp", "--check", "-I", "tools", "-p", "from plumbing import *"]
    run = subprocess.run([*cog, *map(str, files)], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_layers_1_to_5_do_no_input_or_output() -> None:
    """Only the command line, the server and the arena touch files, processes and the network."""
    forbidden = {"os", "pathlib", "socket", "subprocess", "urllib", "http", "sqlite3", "shutil", "tempfile", "asyncio"}
    for floor in ("engine", "parts", "games", "odds", "bots"):
        for module in (ROOT / "src/kartentisch" / floor).rglob("*.py"):
            if "tests" in module.parts[len(ROOT.parts) :]:
                continue
            for node in ast.walk(ast.parse(module.read_text())):
                if not isinstance(node, ast.Import | ast.ImportFrom):
                    continue
                names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
                for name in names:
                    assert name.partition(".")[0] not in forbidden, f"{module}:{node.lineno} imports {name}"


def test_threads_are_had_and_not_been() -> None:
    """What a thread of Python calls its own changes: a `_context` of ours was overwritten by that of Python 3.14."""
    for module in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
            assert not {"Thread", "threading.Thread"} & {*bases}, f"{module}: a class that is a thread"


def test_locks_and_sources_name_no_host() -> None:
    address = re.compile(r"https?://[\w.-]*(pypi|registry|files\.pythonhosted|npmjs)", re.IGNORECASE)
    ours = ("requirements/*", "*.toml", "Makefile", "src/**/*.py", "docs/**/*.md", "*.md", "maps/**/*.py", "tools/*")
    web = ("frontend/*", "frontend/.npmrc", "frontend/src/**/*", "frontend/tests/*", "frontend/browser/*")
    for pattern in ours + web:
        for file in ROOT.glob(pattern):
            if file.is_file():
                assert not address.search(file.read_text(errors="ignore")), file


def test_the_lock_of_the_board_has_no_address_at_all() -> None:
    text = (ROOT / "frontend/package-lock.json").read_text()
    assert "://" not in text, "write the lock with: npm run lock"
    packages = [part for name, part in json.loads(text)["packages"].items() if name]
    assert packages
    assert all("integrity" in part for part in packages)


def test_version_is_one() -> None:
    text = (ROOT / "pyproject.toml").read_text()
    assert f'version = "{kartentisch.__version__}"' in text
