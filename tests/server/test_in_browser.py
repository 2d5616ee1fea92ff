"""The server without threads, processes and a network, as a browser runs it."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import Any

import anyio.to_thread
import pytest

from kartentisch.server.http import in_browser
from kartentisch.server.http.in_browser import BrowserServer

HEADERS = {"X-Kartentisch": "page", "Content-Type": "application/json"}


class Page:
    """What the page's worker does."""

    def __init__(self, folder: Path) -> None:
        self.changes = 0
        self.server = BrowserServer(folder, self._changed)
        self._numbers = count()

    def _changed(self) -> None:
        self.changes += 1

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        told: list[int] = []
        parts: list[bytes] = []
        sent = b"" if body is None else json.dumps(body).encode()

        def begin(status: int, headers: str) -> None:
            assert json.loads(headers)["content-type"] == "application/json"
            told.append(status)

        await self.server.answer(
            method, address, HEADERS, sent, begin, lambda data, _: parts.append(data), asyncio.Event()
        )
        return told[0], json.loads(b"".join(parts))

    async def command(self, table: str, **command: Any) -> None:
        command["id"] = f"{id(self)}-{next(self._numbers)}"
        status, done = await self.ask("POST", f"/api/tables/{table}/commands", command)
        assert status == 200, done

    async def play(self, table: str) -> str:
        """Give the first legal answer, or wait for bots; how the table stands."""
        _, seen = await self.ask("GET", f"/api/tables/{table}")
        asked = seen["decision"]
        if asked is not None:
            legal = [asked["legal"][0]["number"]]
            await self.command(table, type="play", seat=asked["seat"], decision=asked["id"], actions=legal)
        else:
            await asyncio.sleep(in_browser.LOOK)
        return str(seen["table"]["status"])


@pytest.fixture
def in_one_thread(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Awaitable[None]]], None]:
    """Runs something, and no thread is started."""
    monkeypatch.setattr(anyio.to_thread, "run_sync", in_browser.here)
    monkeypatch.setattr(threading.Thread, "start", lambda _: pytest.fail("a thread is started"))

    def run(what: Callable[[], Awaitable[None]]) -> None:
        asyncio.run(what())  # type: ignore[arg-type]

    return run


def test_a_game_against_a_bot_is_played_kept_and_found_again(
    tmp_path: Path, in_one_thread: Callable[[Callable[[], Awaitable[None]]], None]
) -> None:
    async def play() -> None:
        page = Page(tmp_path)
        time = asyncio.create_task(page.server.keep_time())
        seats = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        status, keys = await page.ask("POST", "/api/tables", {"game": "attila", "seats": seats})
        assert status == 200, keys
        table = keys["table"]
        await page.command(table, type="start")
        for _ in range(30):
            assert await page.play(table) == "playing"
        lines = await heard(page, f"/api/tables/{table}/stream?seat=0")
        assert "event: line" in lines and "event: table" in lines
        time.cancel()
        page.server.close()

        page = Page(tmp_path)  # as when the page is opened again: whose seat it is stands in the jar of cookies
        time = asyncio.create_task(page.server.keep_time())
        before = page.changes
        while await page.play(table) != "over":
            pass
        assert page.changes > before
        status, seen = await page.ask("GET", f"/api/tables/{table}")
        assert status == 200 and seen["table"]["seats"][1]["bot"] == "random"
        status, odds = await page.ask("GET", "/api/odds/attack?attacker=3I&defender=2I")
        assert status == 200, odds
        time.cancel()
        page.server.close()

    in_one_thread(play)


@pytest.mark.thorough
def test_a_bot_that_thinks_and_a_hint(
    tmp_path: Path, in_one_thread: Callable[[Callable[[], Awaitable[None]]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_browser, "THINKING", 0.1)

    async def play() -> None:
        page = Page(tmp_path)
        time = asyncio.create_task(page.server.keep_time())
        seats = [{"kind": "mine", "name": "Ada"}, {"kind": "bot", "bot": "hard"}]
        _, keys = await page.ask("POST", "/api/tables", {"game": "attila", "seats": seats, "pace": "fast"})
        table = keys["table"]
        await page.command(table, type="start")
        answers = 0
        while not answers:
            await page.play(table)
            _, log = await page.ask("GET", f"/api/tables/{table}/log?seat=0")
            answers = sum(line["kind"] == "entry" and line.get("seat") == 1 for line in log["log"])
        seen: dict[str, Any] = {"decision": None}  # where there is no choice nothing is weighed
        while seen["decision"] is None or len(seen["decision"]["legal"]) == 1:
            await (page.play(table) if seen["decision"] else asyncio.sleep(in_browser.LOOK))
            _, seen = await page.ask("GET", f"/api/tables/{table}")
        status, hint = await page.ask("POST", f"/api/tables/{table}/hint", {"decision": seen["decision"]["id"]})
        assert status == 200 and hint["moves"] and hint["simulations"] > 0, hint
        time.cancel()
        page.server.close()

    in_one_thread(play)


AWAY = """
import re, sys
spare, *brought = sys.argv[1:]
spare = tuple(path.replace("/", ".") for path in re.findall(r'"(kartentisch/[^"]*)"', spare))
from importlib.metadata import packages_distributions
def plain(names):
    return {re.sub("[-_.]+", "-", name).lower() for name in names}
brought = plain(brought) | {"kartentisch"}
away = {top for top, of in packages_distributions().items() if not brought & plain(of)}
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in away or (name + ".").startswith(tuple(room + "." for room in spare)):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Finder())
sys.modules["noble_curves"] = type(sys)("noble_curves")  # which the page brings
import kartentisch.server.http.in_browser
"""


@pytest.mark.once
@pytest.mark.thorough
def test_it_needs_no_other_libraries_than_the_page_brings() -> None:
    """What only a real server has, for letters and passkeys, is loaded where it is used; so is what we leave out."""
    home = Path(__file__).parents[2]
    (spare,) = re.findall(r"^spare = .*$", (home / "tools" / "offline.mjs").read_text(encoding="utf-8"), re.MULTILINE)
    lines = (home / "requirements" / "offline.txt").read_text(encoding="utf-8").splitlines()
    brought = [line.partition("==")[0] for line in lines if "==" in line and line[0].isalpha()]
    done = subprocess.run([sys.executable, "-c", AWAY, spare, *brought], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


async def heard(page: Page, address: str) -> str:
    """What a stream tells at first; it ends when nobody listens any more."""
    parts: list[bytes] = []
    gone = asyncio.Event()

    def part(data: bytes, more: bool) -> None:
        parts.append(data)
        if b"event: table" in data:
            gone.set()

    await asyncio.wait_for(page.server.answer("GET", address, HEADERS, b"", lambda *_: None, part, gone), timeout=20)
    return b"".join(parts).decode()
