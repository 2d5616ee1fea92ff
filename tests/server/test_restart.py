"""A server that starts again in its place, as an upgraded program does: nobody is refused, nothing is lost."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.running_server import Visitor, wait_for

pytestmark = [pytest.mark.thorough, pytest.mark.skipif(not hasattr(signal, "SIGUSR2"), reason="no such signal here")]


def further(said: list[str], by: int) -> None:
    wanted = len(said) + by
    wait_for(lambda: len(said) >= wanted, 60)


def test_a_server_starts_again_on_its_open_socket(tmp_path: Path) -> None:
    told, log = tmp_path / "told", tmp_path / "log"
    here = tmp_path / "here"
    here.mkdir()
    (here / "http.py").write_text("raise SystemExit('of the working folder')")
    command = [sys.executable, "-P", "-m", "kartentisch", "serve", "--data", str(tmp_path / "games"), "--port", "0"]
    with told.open("w") as file, log.open("w") as errors:
        server = subprocess.Popen([*command, "--rate", "0", "--lang", "en"], stdout=file, stderr=errors, cwd=here)
    said: list[str] = []
    faults: list[Exception] = []
    enough = threading.Event()
    try:
        address = wait_for(lambda: re.search(r"(http://\S+?)/?\n", told.read_text(encoding="utf-8")), 60)[1]
        server.send_signal(signal.SIGUSR2)  # too early: it waits until the server runs
        anna = Visitor(address)
        anna.open({"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"})

        def talk() -> None:
            while not enough.is_set():
                body = {"id": f"m{len(said)}", "type": "chat", "text": str(len(said))}
                try:
                    answer = anna.http.post(f"/api/tables/{anna.table}/commands", json=body)
                except httpx.ConnectError as error:
                    faults.append(error)
                except httpx.TransportError:
                    continue  # cut while it ended, as at any stop: the same command is repeated
                else:
                    assert answer.status_code == 200, answer.text
                    said.append(body["text"])

        def closed(times: int) -> bool:
            return log.read_text(encoding="utf-8").count('"closed"') == times

        talking = threading.Thread(target=talk, daemon=True)
        talking.start()
        for times in (2, 3):
            further(said, 3)
            server.send_signal(signal.SIGUSR2)
            wait_for(partial(closed, times), 60)
            further(said, 10)
            assert server.poll() is None
        enough.set()
        talking.join(30)
        lines = [line for line in anna.look("/log")["log"] if line["kind"] == "chat"]
        assert [line["text"] for line in lines] == said and not faults
        assert told.read_text(encoding="utf-8").count("http://") == 1, "the address is told once"
        anna.http.close()
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0
    finally:
        enough.set()
        server.kill()
