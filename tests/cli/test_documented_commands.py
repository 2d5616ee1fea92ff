"""The commands that README and docs name: they are there, and so is each of their options."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from tools import plain_docs

from kartentisch.cli.main import app

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:sh|text|console|ini)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`((?:kartentisch|make) [^`]+)`")
SERVICE = re.compile(r"^ExecStart=\S*/(?=kartentisch )")
COMMAND: Any = typer.main.get_command(app)


def named(page: Path) -> list[str]:
    """Every command of a page: a line of a block up to the words beside it, or a piece of code in a sentence."""
    text = page.read_text(encoding="utf-8")
    lines = [SERVICE.sub("", line) for block in BLOCK.findall(text) for line in block.splitlines()]
    return [line for line in [*lines, *CODE.findall(text)] if line.startswith(("kartentisch ", "make "))]


def wrong(line: str) -> str:
    """What is not there; nothing if all is."""
    words = shlex.split(re.split(r" {2,}|\s#| \| ", line)[0])
    if words[0] == "make":
        targets = re.findall(r"^([\w./%-]+(?: [\w./%-]+)*)(?= *:(?!=))", (ROOT / "Makefile").read_text(), re.MULTILINE)
        known = {one for row in targets for one in row.split()}
        return next((word for word in words[1:] if word.isalpha() and word not in known), "")
    command, rest = COMMAND, words[1:]
    while rest and hasattr(command, "commands"):
        if rest[0].startswith("-") or rest[0] in ("…", "..."):
            break
        if rest[0] not in command.commands:
            return rest[0]
        command = command.commands[rest.pop(0)]
    options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    options |= {"--help"}
    given = [word.partition("=")[0].rstrip("],.") for word in rest if re.match(r"--?[a-z]", word)]
    return next((option for option in given if option not in options), "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_the_docs_name_is_there(page: Path) -> None:
    assert not {line: found for line in named(page) if (found := wrong(line))}


def test_something_was_looked_at() -> None:
    assert sum(len(named(page)) for page in PAGES) > 100
    assert wrong("kartentisch odds attack 1I 1I --jsn") == "--jsn" and wrong("kartentisch paly attila") == "paly"
    assert wrong("make pages") == "pages"


def helped(command: Any, name: str) -> Iterator[tuple[str, str]]:
    """Each text that `--help` shows of a command and of those below it."""
    yield name, command.help or ""
    for parameter in command.params:
        yield f"{name} {parameter.name}", getattr(parameter, "help", None) or ""
    for below, inner in getattr(command, "commands", {}).items():
        yield from helped(inner, f"{name} {below}")


def test_help_speaks_as_plainly_as_the_docs() -> None:
    """What must not come back in the docs (`tools/plain_docs.py`) does not come back here."""
    texts = list(helped(COMMAND, "kartentisch"))
    never = re.compile(
        "|".join([*plain_docs.NEVER, r"\b(?:in|by|takes|sends|writes) letters?\b", r"\bby lot\b"]), re.IGNORECASE
    )
    assert len(texts) > 150 and {name: found[0] for name, text in texts if (found := never.search(text))} == {}
    assert never.search("How people may be called back") and never.search("Reckon a game")
