"""`verify` says what a file is that it cannot check."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kartentisch.cli.main import app

TOLD = {
    "empty": (b"", "is empty"),
    "text": (b"hello\n", "not the record of a game"),
    "bytes": (b"\xff\xfe\x00", "is not a text file"),
    "redacted": (b'{"redacted":1,"viewer":-1,"game":"attila"}\n', "what a spectator could know"),
    "seat": (b'{"redacted":1,"viewer":1,"game":"attila"}\n', "what one seat could know"),
    "newer": (b'{"kartentisch":2,"game":"attila"}\n', "has the format 2"),
    "other": (b'{"kartentisch":1,"game":"chess","revision":1,"players":["A","B"]}\n', "no game \u201cchess\u201d"),
}


@pytest.mark.parametrize("kind", TOLD)
def test_what_a_file_is(kind: str, tmp_path: Path) -> None:
    data, said = TOLD[kind]
    (tmp_path / kind).write_bytes(data)
    done = CliRunner().invoke(app, ["verify", str(tmp_path / kind), "--lang", "en"])
    assert done.exit_code == 2 and said in " ".join(done.output.split()), done.output


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["verify", str(tmp_path), "--lang", "en"])
    assert done.exit_code == 2 and "is a folder" in " ".join(done.output.split()), done.output
