"""The network between people and server: it delays, loses, repeats, and never says what has become of a request."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.types import Message

from tests.simulation.process import Process
from tests.simulation.world import World


@dataclass(frozen=True)
class Answer:
    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a refusal; nothing of an answer."""
        return "" if self.status < 400 else str(self.json["error"]["code"])


class Network:
    """To the processes that there are, whichever; `calm` when nothing goes wrong any more.

    Attributes:
        processes: those that run, or have ended and are not started again yet.
        told: how often what went wrong.
        heard: everything that came out of the server, to whom.
    """

    def __init__(self, world: World) -> None:
        self.world, self.calm = world, False
        self.processes: list[Process | None] = []
        self.told: dict[str, int] = {}
        self.heard: list[tuple[str, bytes]] = []

    @property
    def up(self) -> list[Process]:
        """Processes that answer."""
        return [process for process in self.processes if process is not None and not process.gone.is_set()]

    def _some(self) -> Process | None:
        """As a proxy would choose."""
        up = self.up
        return up[0] if len(up) == 1 else self.world.chance.choice(up) if up else None

    async def ask(
        self, who: str, chance: random.Random, method: str, path: str, body: Any = None, key: str = "", **query: Any
    ) -> Answer | None:
        """An answer, or None where none came: the request may have been carried out all the same."""
        lot = 1.0 if self.calm else chance.random()
        await asyncio.sleep(chance.choice((0.004, 0.02, 0.08, 0.4)))
        if lot < 0.06:
            self._lost("lost")
            return None
        if lot < 0.11:  # sent twice by something on the way
            self._lost("twice")
            first = asyncio.ensure_future(self._carry(who, method, path, body, key, query))
            await asyncio.sleep(chance.choice((0.0, 0.01, 0.3)))
            await asyncio.wait([first])
        answer = await self._carry(who, method, path, body, key, query)
        await asyncio.sleep(chance.choice((0.004, 0.02, 0.08, 0.4)))
        if lot > 0.93 and not self.calm:
            self._lost("unanswered")
            return None
        return answer

    def _lost(self, what: str) -> None:
        self.told[what] = self.told.get(what, 0) + 1

    async def _carry(
        self, who: str, method: str, path: str, body: Any, key: str, query: dict[str, Any]
    ) -> Answer | None:
        process = self._some()
        if process is None:
            return None
        data = b"" if body is None else json.dumps(body).encode()
        parts: list[bytes] = []
        status = 0

        async def receive() -> Message:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                parts.append(message.get("body", b""))

        call = process.call(_scope(method, path, query, key, len(data)), receive, send)
        ended = asyncio.ensure_future(process.gone.wait())
        await asyncio.wait({call, ended}, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not call.done() or call.cancelled() or call.exception() is not None or not status:
            return None
        answer = Answer(status, b"".join(parts))
        self.heard.append((who, answer.body))
        return answer

    async def listen(
        self, who: str, path: str, key: str, seconds: float, hear: Callable[[bytes], None], **query: Any
    ) -> None:
        """A stream, until so many seconds are over, or it ends."""
        process = self._some()
        if process is None:
            return
        left = asyncio.Event()
        asked = False

        async def receive() -> Message:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.body":
                self.heard.append((who, message.get("body", b"")))
                if not left.is_set():
                    hear(message.get("body", b""))

        call = process.call(_scope("GET", path, query, key, 0), receive, send)
        ended = asyncio.ensure_future(process.gone.wait())
        await asyncio.wait({call, ended}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        left.set()
        await asyncio.wait({call, ended}, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()


def _scope(method: str, path: str, query: dict[str, Any], key: str, length: int) -> dict[str, Any]:
    headers = [(b"host", b"localhost"), (b"x-kartentisch", b"1"), (b"accept-language", b"en")]
    if key:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    if length:
        headers += [(b"content-type", b"application/json"), (b"content-length", str(length).encode())]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": urlencode(query).encode(),
        "headers": headers,
        "client": ("127.0.0.1", 0),
        "server": ("localhost", 80),
    }
