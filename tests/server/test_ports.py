"""A port that is taken: whoever named it is refused, and whoever did not is told where the server is instead."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kartentisch.cli import serve
from kartentisch.cli.main import app
from kartentisch.engine.errors import EngineError
from tests.server.running_server import wait_for

pytestmark = pytest.mark.once


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        yield int(other.getsockname()[1])


def test_a_port_that_was_named_is_this_one_or_none(taken: int, tmp_path: Path) -> None:
    """Behind a proxy that knows this port only, a server on the next one would be reached by nobody."""
    words = ["serve", "--port", str(taken), "--data", str(tmp_path), "--quiet", "--lang"]
    done = CliRunner().invoke(app, [*words, "en"])
    assert done.exit_code == 2 and f"Port {taken} is taken by another program." in done.output
    assert "http://" not in done.output
    assert f"Port {taken} ist von einem anderen Programm belegt." in CliRunner().invoke(app, [*words, "de"]).output


def test_the_usual_port_moves_on(taken: int) -> None:
    bound = serve._listen("127.0.0.1", taken, wished=False)
    with closing(bound):
        assert taken < bound.getsockname()[1] < taken + 20
    with pytest.raises(EngineError, match="port_taken"):
        serve._listen("127.0.0.1", taken, wished=True)


def test_a_port_that_was_not_named_moves_on_and_says_so_on_one_line(tmp_path: Path) -> None:
    """Also where it is to be quiet, as `make play` is; and whoever stops it in that very moment hears that it did."""
    try:
        other = socket.create_server(("127.0.0.1", 8008))
    except OSError:  # somebody else has it, which is as good
        other = socket.socket()
    told = tmp_path / "told"
    with closing(other), told.open("w") as out:
        words = [sys.executable, "-P", "-m", "kartentisch", "serve", "--data", str(tmp_path / "d"), "--quiet"]
        attentive = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also if the tests run in the background
        server = subprocess.Popen([*words, "--lang", "en"], stdout=out, stderr=out, preexec_fn=attentive)
        try:
            wait_for(lambda: "http://" in told.read_text(encoding="utf-8") or server.poll() is not None, 60)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
    first, *others = told.read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(r"Port 8008 is taken: Kartentisch is open at http://127\.0\.0\.1:80[0-2]\d/", first)
    assert others[-1] == "Stopped; games are saved."


@pytest.mark.parametrize("host", ["192.0.2.7", "no-such-name.invalid"])
def test_an_address_that_is_not_of_this_machine_is_not_a_matter_of_the_port(host: str, tmp_path: Path) -> None:
    words = ["serve", "--host", host, "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2 and f"“{host}” is not an address of this machine" in done.output
    assert "port" not in done.output.lower().replace("support", "")
