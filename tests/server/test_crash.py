"""A real server process, killed under load again and again: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import random
import signal
import threading
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import pytest

from kartentisch.server.store.database import Store
from kartentisch.server.tables import repository
from tests.server.processes import serve
from tests.server.running_server import Visitor, wait_for

pytestmark = pytest.mark.thorough

PLAYS = 20  # by hand at each table: the game must not be over before the last kill


class Player(threading.Thread):
    """Says one numbered thing after the other, plays when it may, and repeats each until it is acknowledged.

    Attributes:
        acknowledged: things said.
        played: answers given in the game.
        may_play: another answer is wanted.
    """

    def __init__(self, number: int) -> None:
        super().__init__(daemon=True)
        self.number, self.acknowledged, self.played, self.repeated = number, 0, 0, 0
        self.visitor: Visitor | None = None
        self.address = ""
        self.stop = self.may_play = False

    def run(self) -> None:
        while not self.stop:
            text = f"{self.number}:{self.acknowledged}"
            if not self._repeat({"id": f"m{self.acknowledged}", "type": "chat", "text": text}):
                return
            self.acknowledged += 1
            if self.may_play and self.played < PLAYS:
                self._play()

    def _play(self) -> None:
        """Answer what is asked, if anything is."""
        try:
            decision = self._call("GET")["decision"]
        except httpx.TransportError:
            return
        if decision is None:
            return
        body = {"id": f"p{self.played}", "type": "play", "seat": 0, "decision": decision["id"],
                "actions": [decision["legal"][0]["number"]]}  # fmt: skip
        if self._repeat(body):
            self.played += 1
            self.may_play = False

    def _repeat(self, body: dict[str, Any]) -> bool:
        """Send it until it is acknowledged; False if the test ends before."""
        while not self.stop:
            try:
                self._call("POST", body)
            except httpx.TransportError:
                self.repeated += 1
                time.sleep(0.01)
                continue
            return True
        return False

    def _call(self, method: str, body: Any = None) -> Any:
        assert self.visitor is not None
        headers = {"Authorization": f"Bearer {self.visitor.keys['secret']}"}
        path = f"{self.address}/api/tables/{self.visitor.table}" + ("/commands" if body else "")
        answer = self.visitor.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()


def kill_all(started: list[ForkServerProcess]) -> None:
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
    started: list[ForkServerProcess] = []
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
    for _ in range(request.config.getoption("--kills")):
        for player in players:
            player.may_play = True
            more_than(player, player.acknowledged + 2)
        time.sleep(dice.random() * 0.3)
        process.kill()
        process.join()
        assert process.exitcode == -signal.SIGKILL
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
    process.join(15)
    assert process.exitcode in (0, -signal.SIGTERM)  # it closes, and then passes the signal on
    store = Store(db) if db else Store.in_folder(folder)
    with store.read() as connection:
        for player in players:
            assert player.visitor is not None
            lines = repository.log(connection, player.visitor.table)
            said = [line.body["text"] for line in lines if line.kind == "chat"]
            assert said[: player.acknowledged] == [f"{player.number}:{n}" for n in range(player.acknowledged)]
            assert len(said) <= player.acknowledged + 1  # the last one may have been done without an answer
            assert player.acknowledged > 4
            answers = [
                line for line in lines if line.kind == "entry" and "action" in line.body and line.body["seat"] == 0
            ]
            assert player.played + 1 <= len(answers) <= player.played + 2  # and the one that went on, above
            assert player.played > 0
    store.close()
    assert sum(player.repeated for player in players) > 0
