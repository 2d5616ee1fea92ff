"""What the tests of `kartentisch play` share: a terminal that is typed into."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import typer
from typer.testing import CliRunner, Result

from kartentisch.cli import play as command
from kartentisch.engine.game import Game
from kartentisch.engine.record import Record

CURTAIN: Final = re.compile(r"═+ Pass the device to (\w+) ═+")
APP: Final = typer.Typer(pretty_exceptions_enable=False)
APP.command()(command.play)


def type_in(lines: Iterable[str], arguments: Sequence[str], columns: int = 120) -> Result:
    """Run the command with these lines typed and no pauses."""
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(APP, list(arguments), input=text, env={"COLUMNS": str(columns)})


def good(result: Result) -> str:
    """The output of a run without any error; never a control code, as it goes to no terminal."""
    assert result.exit_code == 0, result.output
    assert result.exception is None
    assert "\x1b" not in result.output
    return result.output


def saved(path: Path, game: Game) -> Record:
    """The record in the file, proved."""
    record = Record.parse(path.read_text(encoding="utf-8"))
    record.verify(game)
    return record
