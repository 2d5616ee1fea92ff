"""The server inside a browser: the same application, without threads, processes and a network.

A worker of the page runs it in Pyodide (`frontend/src/net/offline/`).  Requests come as calls, answers go as calls;
bots and clocks have their turn between them.  The store is a file of SQLite that the worker keeps in the browser's own.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import anyio.to_thread
import msgspec
from starlette.types import Message

from kartentisch.server.bot_pool import BotPool, Task, Thought, understood
from kartentisch.server.bot_worker import think
from kartentisch.server.http.app import make_app
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.timers import Timekeeper

LOOK: Final = 0.02  # seconds between two looks whether bots or clocks have something to do
THINKING: Final = 0.8  # seconds of a bot at most: meanwhile nothing else is answered
COOKIES: Final = "cookies.json"  # beside the store: scripts of the page must not read them, here as elsewhere

LOGGER: Final = logging.getLogger("kartentisch.server")

Begin = Callable[[int, str], None]
Part = Callable[[bytes, bool], None]


async def here(do: Callable[..., Any], *values: Any, **_: Any) -> Any:
    """In place of `anyio.to_thread.run_sync`, by which the framework gives work to threads: there are none."""
    return do(*values)


class BrowserServer:
    """A server of one."""

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        """Open the store in the folder.

        Args:
            changed: called after anything may have changed in the folder.

        Raises:
            EngineError: as `Store.in_folder`.
        """
        if sys.platform == "emscripten":
            anyio.to_thread.run_sync = here
        self._context = Context(Store.in_folder(folder), threads=False, bot_pool=_BotsHere())
        self._app = make_app(self._context, timekeeper=False)
        self._timekeeper = Timekeeper(self._context)  # its rounds are made here
        self._cookies = _Cookies(folder / COOKIES)
        self._changed = changed

    async def answer(
        self,
        method: str,
        address: str,
        headers: Mapping[str, str],
        body: bytes,
        begin: Begin,
        part: Part,
        gone: asyncio.Event,
    ) -> None:
        """Answer a request.

        Args:
            address: path and question, as `/api/tables?lang=de`.
            begin: is called with the status and the headers, as JSON.
            part: is called with each part of the answer, and whether there are more.
            gone: set when nobody waits for the answer any more.
        """
        split = urlsplit(address)
        known = {name.lower(): value for name, value in headers.items()} | {"host": "localhost"}
        if cookies := self._cookies.sent():
            known["cookie"] = cookies
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": split.path,
            "raw_path": split.path.encode(),
            "root_path": "",
            "query_string": split.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in known.items()],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
        }
        asked = False

        async def receive() -> Message:
            nonlocal asked
            if asked:
                await gone.wait()
                return {"type": "http.disconnect"}
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = [(name.decode().lower(), value.decode()) for name, value in message["headers"]]
                self._cookies.keep([value for name, value in told if name == "set-cookie"])
                page = {name: value for name, value in told if name != "set-cookie"}
                begin(message["status"], msgspec.json.encode(page).decode())
            else:
                part(message.get("body", b""), message.get("more_body", False))

        await self._app(scope, receive, send)
        if method != "GET":
            self._changed()

    def close(self) -> None:
        self._context.store.close()

    async def keep_time(self) -> None:
        """Bots and clocks, for ever."""
        work, loop = self._context.wakeups.work, asyncio.get_running_loop()
        again = 0.0
        while True:
            if not work.is_set() and loop.time() < again:
                await asyncio.sleep(LOOK)
                continue
            work.clear()
            try:
                done = self._timekeeper.round()
            except Exception:  # as the timekeeper itself does
                LOGGER.exception("timekeeper")
                done = 0
            self._context.heartbeat.beat()
            again = loop.time() + self._timekeeper.rest()
            if done:
                self._changed()
                work.set()
                await asyncio.sleep(0)  # whoever asks has their turn


class _BotsHere(BotPool):
    """Bots think here and now; nobody else waits for this server."""

    def begin(
        self,
        task: Task,
        seconds: float,
        behind: int = 0,
        told: Callable[[], None] = lambda: None,
        most: float | None = None,
        origin: str = "",
    ) -> Thought:
        share = min(seconds, most or seconds, THINKING)
        thought = Thought(task, time.monotonic() + seconds, share, origin, told)
        thought.end(understood(think(task, share)))
        return thought

    def drop(self, thought: Thought) -> None:
        """It is over already."""


class _Cookies:
    """The browser's jar for this server, by name."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._kept: dict[str, str] = msgspec.json.decode(file.read_bytes()) if file.exists() else {}

    def sent(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._kept.items())

    def keep(self, told: list[str]) -> None:
        before = dict(self._kept)
        for line in told:
            try:
                morsels = SimpleCookie(line)
            except CookieError:
                continue
            for name, morsel in morsels.items():
                if morsel["max-age"] == "0":
                    self._kept.pop(name, None)
                else:
                    self._kept[name] = morsel.value
        if self._kept != before:
            self._file.write_bytes(msgspec.json.encode(self._kept))
