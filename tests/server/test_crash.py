"""A real server process, killed under load again and again: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from kartentisch.server import tables
from kartentisch.server.store import Store
from tests.server.house import Visitor, wait_for


def serve(folder: Path, db: str, port: int) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "kartentisch", "serve", "--data", str(folder), "--port", str(port), "--rate", "0",
               "--quiet", "--lang", "en", *(["--db", db] if db else [])]  # fmt: skip
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    address = re.search(r"http://\S+", process.stdout.readline())
    assert address is not None, "the server did not start"
    return process, address[0].rstrip("/")


class Player(threading.Thread):
    """Says one numbered thing after the other, and repeats each until it is acknowledged."""

    def __init__(self, number: int) -> None:
        super().__init__(daemon=True)
        self.number, self.acknowledged, self.repeated = number, 0, 0
        self.visitor: Visitor | None = None
        self.address = ""
        self.stop = False

    def run(self) -> None:
        assert self.visitor is not None
        while not self.stop:
            text = f"{self.number}:{self.acknowledged}"
            body = {"id": f"m{self.acknowledged}", "type": "chat", "text": text}
            headers = {"Authorization": f"Bearer {self.visitor.keys['secret']}"}
            try:
                path = f"{self.address}/api/tables/{self.visitor.table}/commands"
                answer = self.visitor.http.post(path, json=body, headers=headers)
            except httpx.TransportError:
                self.repeated += 1
                time.sleep(0.01)
                continue
            assert answer.status_code == 200, answer.text
            self.acknowledged += 1


def hang_up(process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    process.stdout.close()


def kill_all(started: list[subprocess.Popen[str]]) -> None:
    for process in started:
        process.kill()


def more_than(player: Player, acknowledged: int) -> None:
    wait_for(lambda: player.acknowledged > acknowledged)


def its_turn(visitor: Visitor) -> None:
    wait_for(lambda: visitor.look()["decision"])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_moments(kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
    db = ""
    if kind == "postgresql":
        import psycopg

        cluster: str = request.getfixturevalue("cluster")
        with psycopg.connect(cluster, autocommit=True) as connection:
            connection.execute("CREATE DATABASE kt_crash")
        db = cluster.replace("/postgres?", "/kt_crash?")
    started: list[subprocess.Popen[str]] = []
    request.addfinalizer(lambda: kill_all(started))
    process, address = serve(folder, db, 0)
    started.append(process)
    players = [Player(number) for number in range(4)]
    for player in players:
        player.address, player.visitor = address, Visitor(address)
        player.visitor.open({"kind": "mine", "name": f"P{player.number}"}, {"kind": "bot", "bot": "random"},
                            {"kind": "bot", "bot": "random"})  # fmt: skip
        player.visitor.do(type="start")
        player.start()
    dice = random.Random(4)
    port = int(address.rpartition(":")[2])
    for _ in range(3 if kind == "sqlite" else 2):
        for player in players:
            more_than(player, player.acknowledged)
        time.sleep(dice.random() * 0.3)
        process.send_signal(signal.SIGKILL)
        process.wait()
        hang_up(process)
        process, again = serve(folder, db, port)
        started.append(process)
        assert again == address
    for player in players:
        player.stop = True
        player.join(20)
    # every table goes on: somebody plays at it
    for player in players:
        assert player.visitor is not None
        at_home = Visitor(address, player.visitor.table, player.visitor.keys["secret"])
        its_turn(at_home)
        assert at_home.play() == "played"
        at_home.http.close()
        player.visitor.http.close()
    process.terminate()
    assert process.wait(15) in (0, -signal.SIGTERM)  # it closes, and then passes the signal on
    hang_up(process)
    store = Store(db) if db else Store.in_folder(folder)
    with store.read() as connection:
        for player in players:
            assert player.visitor is not None
            said = [line.body["text"] for line in tables.log(connection, player.visitor.table) if line.kind == "chat"]
            assert said[: player.acknowledged] == [f"{player.number}:{n}" for n in range(player.acknowledged)]
            assert len(said) <= player.acknowledged + 1  # the last one may have been done without an answer
            assert player.acknowledged > 4
    store.close()
    assert sum(player.repeated for player in players) > 0
