"""A process that a fault below Python ends says where its threads were."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from kartentisch.server.helper_process import HelperProcess

pytestmark = [pytest.mark.once, pytest.mark.skipif(sys.platform == "win32", reason="no such signal")]
TOLD = ("Fatal Python error: Segmentation fault", "Current thread")


@pytest.mark.thorough
def test_a_server_tells_where_it_was(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kartentisch", "serve", "--port", "0", "--data", str(tmp_path / "d"), "--quiet"]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, (tmp_path / "log").read_text()
        assert httpx.get(found[0] + "healthz", timeout=60).status_code == 200
        server.send_signal(signal.SIGSEGV)
        assert server.wait(30) == -signal.SIGSEGV
        server.stdout.close()
    told = (tmp_path / "log").read_text()
    assert all(words in told for words in TOLD) and re.search(r"File .*server.py", told)


def test_a_helper_tells_where_it_was(capfd: pytest.CaptureFixture[str]) -> None:
    helper = HelperProcess("kartentisch.server.position_worker")
    assert b"unknown_game" in helper.ask(b'["check",["chess",{}]]', 60)
    process = helper._process
    assert process is not None
    os.kill(process.pid, signal.SIGSEGV)
    assert process.wait(30) == -signal.SIGSEGV
    helper.end()
    told = capfd.readouterr().err
    assert all(words in told for words in TOLD) and "answer_lines" in told
