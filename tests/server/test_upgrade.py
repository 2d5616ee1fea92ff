"""A server is upgraded in place as docs/host/index.md says, word by word: from the oldest store, while people play.

`stores/oldest.sql` was written by the first program that had a server (commit 68bc5131), and is never written again: a
game of two people, one against two bots whose turn it is, and a table that waits.
"""

from __future__ import annotations

import os
import re
import shlex
import sqlite3
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from kartentisch.server.store.database import FILE
from tests.server.running_server import Visitor, wait_for
from tests.server.test_packaging import PROJECT, alongside, bare, python_with, tree, wheel

__all__ = ["alongside", "bare", "tree"]  # fixtures

OLDEST = Path(__file__).parent / "stores/oldest.sql"
PLAYING = ("iikYaTzHpFEr", "hSC2VQHkApPaQDcYrie3avpDYj7vo5Hw")  # a table, and whose seats are all people's there
BOTS = ("G8ywNNuD8rdS", "7L6pVbBsN-N8I9dk-z4HPv9T5oWf-uq_")
WAITING = ("8JnsL2qvxMRn", "i0fxH09Y--gYomp1_A2JKnmIfFPQmyO0")
HOSTING = (Path(__file__).parents[2] / "docs/host/index.md").read_text(encoding="utf-8")

pytestmark = [pytest.mark.thorough, pytest.mark.once]


def oldest(folder: Path) -> Path:
    """A data folder with the oldest store."""
    folder.mkdir(mode=0o700)
    store = sqlite3.connect(folder / FILE)
    store.executescript(OLDEST.read_text(encoding="utf-8"))
    store.close()
    (folder / FILE).chmod(0o600)
    return folder


def next_version(built: Path, folder: Path) -> Path:
    """The same wheel as a later version."""
    old, new = str(PROJECT["project"]["version"]), "99.0.0"
    later = folder / built.name.replace(old, new)
    with zipfile.ZipFile(built) as before, zipfile.ZipFile(later, "w") as after:
        for name in before.namelist():
            content = before.read(name)
            if ".dist-info/" in name or name == "kartentisch/__init__.py":
                content = content.replace(old.encode(), new.encode())
            after.writestr(name.replace(old, new), content)
    return later


def documented(setting: str) -> str:
    """A line of the service in docs/host/index.md."""
    (found,) = re.findall(rf"^{setting}=(.*)$", HOSTING, re.MULTILINE)
    return str(found)


def upgrading() -> list[str]:
    """The commands, without whose rights they need."""
    part = HOSTING.split("## Upgrading")[1]
    blocks = re.findall(r"```sh\n(.*?)```", part.split("\n## ")[0], re.DOTALL)
    return [re.sub(r"^sudo (-u \w+ )?", "", line) for block in blocks for line in block.splitlines()]


class Fire(threading.Thread):
    """Somebody who writes in the chat and plays without a pause, each thing again until it is acknowledged."""

    def __init__(self, address: str, table: tuple[str, str]) -> None:
        super().__init__(daemon=True)
        self.visitor = Visitor(address, *table)
        self.said: list[str] = []
        self.played = 0
        self.faults: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            text = f"{self.visitor.table} {len(self.said)}"
            self._until(partial(self.visitor.send, id=text.replace(" ", "-"), type="chat", text=text))
            self.said.append(text)
            seen = self._until(lambda: self.visitor.http.get(f"/api/tables/{self.visitor.table}"))
            decision = seen and seen["decision"]
            if decision and self.played < 12:
                sent = {"id": f"p{self.played}", "type": "play", "seat": decision["seat"], "decision": decision["id"]}
                self._until(partial(self.visitor.send, **sent, actions=[decision["legal"][0]["number"]]))
                self.played += 1
            time.sleep(0.02)

    def _until(self, ask: Callable[[], httpx.Response]) -> Any:
        for _ in range(200):
            try:
                answer = ask()
            except httpx.ConnectError as error:
                self.faults.append(f"refused: {error}")
            except httpx.TransportError:
                pass  # cut as the server closed: what a page does then is to ask again
            else:
                if answer.status_code != 200:
                    self.faults.append(answer.text)
                return answer.json()
            time.sleep(0.02)
        self.faults.append("never answered")
        return None


def test_the_commands_while_people_play(bare: Path, tree: Path, tmp_path: Path) -> None:
    built, _ = wheel(bare, tree, KARTENTISCH_BUILD="pure")
    shelf = tmp_path / "index"
    shelf.mkdir()
    wishes = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["server"]
    python = python_with(wishes, tmp_path / "opt")
    pip = python.with_name("pip")
    pip.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m pip --python "{python}" "$@"\n')
    pip.chmod(0o755)
    around = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PIP_FIND_LINKS")}
    around |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(shelf), "PIP_NO_COMPILE": "1", "PIP_QUIET": "1"}
    subprocess.run([pip, "install", built], env=around, check=True)
    later = next_version(built, shelf)

    data = oldest(tmp_path / "data")
    places = {"/opt/kartentisch/bin": str(python.parent), "/var/lib/kartentisch": str(data), "8008": "0"}
    places[".build/new/wheel/*.whl"] = str(later)  # as the commands before have made it

    def here(line: str) -> list[str]:
        for place, ours in places.items():
            line = line.replace(place, ours)
        return shlex.split(line)

    told = tmp_path / "told"
    with told.open("w") as file, (tmp_path / "log").open("w") as log:
        server = subprocess.Popen([*here(documented("ExecStart")), "--rate", "0"], env=around, stdout=file, stderr=log)
    fires: list[Fire] = []
    try:
        address = wait_for(lambda: re.search(r"(http://\S+?)/?\n", told.read_text(encoding="utf-8")), 60)[1]
        fires = [Fire(address, PLAYING), Fire(address, BOTS)]
        for fire in fires:
            fire.start()
        wait_for(lambda: all(len(fire.said) > 3 for fire in fires), 60)

        def version() -> str:
            try:
                return str(httpx.get(f"{address}/api/openapi.json", timeout=20).json()["info"]["version"])
            except httpx.TransportError:
                return ""

        assert version() == PROJECT["project"]["version"]
        *building, _beside, backup, check, libraries, install, reload = upgrading()
        assert building[0] == "make frontend-build" and building[-1] == libraries.replace(
            "kartentisch/", "kartentisch-new/"
        )
        subprocess.run(here(backup), env=around, cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
        assert str(data / "before.db") in here(check), "the backup that was made"
        looked = subprocess.run(
            here(check.replace("kartentisch-new", "kartentisch")),
            env=around,
            capture_output=True,
            text=True,
            check=True,
        )
        assert "Nothing was changed" in looked.stdout
        subprocess.run(here(install), env=around, check=True)
        assert reload == "systemctl reload kartentisch"
        before = [len(fire.said) for fire in fires]
        subprocess.run(["sh", "-c", documented("ExecReload")], env={"MAINPID": str(server.pid)}, check=True)
        wait_for(lambda: version() == "99.0.0", 60)
        wait_for(lambda: all(len(fire.said) > many + 5 for fire, many in zip(fires, before, strict=True)), 60)
        wait_for(lambda: all(fire.played >= 3 for fire in fires), 60)
        assert server.poll() is None
        for fire in fires:
            fire.enough.set()
            fire.join(30)
            assert fire.faults == []
            lines = fire.visitor.look("/log")["log"]
            chat = [line["text"] for line in lines if line["kind"] == "chat"]
            assert chat == ["Hallo von früher", *fire.said], "nothing is lost, and nothing doubled"
            assert [line["seq"] for line in lines] == sorted({line["seq"] for line in lines})
        dora = Visitor(address, *WAITING)
        assert dora.look()["table"]["status"] == "waiting" and dora.do(type="chat", text="Noch da")["accepted"]
        dora.http.close()
        kept = sqlite3.connect(data / "before.db")
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (3,), "the way back"
        kept.close()
    finally:
        for fire in fires:
            fire.enough.set()
            fire.visitor.http.close()
        server.terminate()
        server.wait(30)
