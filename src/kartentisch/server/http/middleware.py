"""The door: sizes, rates, headers, the request log.  Nothing gets to the tables but through it."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Any, Final
from urllib.parse import parse_qsl

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kartentisch.engine.errors import KartentischError
from kartentisch.server.http import host_names
from kartentisch.server.metrics import Metrics, counted
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.context import Limits

LOGGER: Final = logging.getLogger("kartentisch.server")
NEEDS_NO_KEY: Final = re.compile(r"/api/tables/([^/]+)/(?:seats|invitation|recovery)")
NEEDS_NO_MARKER: Final = re.compile(r"/notifications/unsubscribe/[^/]+")  # what a mailbox sends with one click
COSTS: Final = (  # of requests that are much work, in requests; everything else costs one
    ("POST", re.compile(r"/api/tables"), 4),
    ("POST", re.compile(r"/api/records"), 20),
    ("POST", re.compile(r"/api/games/[^/]+/(?:lessons|puzzles)/.*"), 2),
    ("POST", re.compile(r"/api/games/[^/]+/positions"), 2),
    ("GET", re.compile(r"/api/me/data"), 20),
    ("GET", re.compile(r"/api/mine.*"), 5),
    ("GET", re.compile(r"/api/calendar/.*"), 10),
    ("GET", re.compile(r"/api/tables/[^/]+/(?:at/\d+|record|history|picture|position)"), 2),
)
STREAM: Final = "/api/stream"
REMEMBERED: Final = 200  # characters of a path at most: longer ones would keep room that strangers fill
SLOW_TOLD: Final = 10.0  # warnings of slow answers a second: where all are slow, telling of each makes all slower
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cache-control", b"no-store"),
)

_NAMES: Final = frozenset(name for name, _ in HEADERS)

TIMED: Final = ("/api/", "/healthz")  # what scripts of the page ask for
TIME: Final = b"x-kartentisch-time"  # ms since 1970 when the answer begins, so that nobody's own clock need be right

Refuse = Callable[[Scope, KartentischError], tuple[int, bytes]]


class TooLarge(HTTPException):
    """The body went on beyond its limit; this kind of exception passes through whoever reads the body."""

    def __init__(self, most: int) -> None:
        super().__init__(413, str(most))


class Guard:
    """Middleware around the whole app."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        now: Callable[[], int],
        metrics: Metrics,
        refused: Refuse,
        names: Collection[str] = (),
    ) -> None:
        """Put the door before the app.

        Args:
            now: the clock by which games are played, in ms since 1970.
            refused: how a rejection looks as an answer.
            names: of the server, besides addresses and local ones.
        """
        self._app, self._limits, self._metrics, self._refused = app, limits, metrics, refused
        self._now = now
        own = frozenset(map(host_names.bare, names))
        self._known_host = lru_cache(maxsize=64)(lambda host: host_names.known(host, own))  # it is asked for by few
        self._slow = Rate(SLOW_TOLD, SLOW_TOLD)
        self._addresses = Rate(limits.address_rate, limits.address_burst)
        self._doors = Rate(limits.table_rate, limits.table_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status, path = time.perf_counter(), 0, scope["path"]

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = _missing(message["headers"])
                if path.startswith(TIMED):
                    more = (*more, (TIME, b"%d" % self._now()))
                message = {**message, "headers": [*message["headers"], *more]}
                if counted(path):
                    self._metrics.seconds_of(_route(scope)).observe(time.perf_counter() - begun)
            await send(message)

        try:
            headers = self._check(scope)
            body = b"content-length" in headers or b"transfer-encoding" in headers
            await self._app(scope, self._measured(scope, receive) if body else receive, answer)
        except KartentischError as error:
            if not status:
                await self._refuse(scope, error, answer)
        except TooLarge:
            if not status:
                await self._refuse(scope, refuse("too_large", most=self._most(scope)), answer)
        except Exception:
            LOGGER.exception("a fault of the server")
            if not status:
                await self._refuse(scope, refuse("internal_fault"), answer)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _check(self, scope: Scope) -> dict[bytes, bytes]:
        """Whether it may go on; the headers, of each name the last one."""
        visitor, path, method = (
            network_of(scope["client"][0] if scope.get("client") else ""),
            scope["path"],
            scope["method"],
        )
        cost = _cost(method, path, scope["query_string"])
        if path != "/healthz" and not self._addresses.allows(visitor, cost):
            raise refuse("too_many_requests")
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._known_host(host):
            raise refuse("foreign_host", name=host_names.bare(host)[:100])
        if method in ("GET", "HEAD", "OPTIONS"):
            return headers
        if b"x-kartentisch" not in headers and not (method == "POST" and NEEDS_NO_MARKER.fullmatch(path)):
            raise refuse("header_missing")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._most(scope):
            raise refuse("too_large", most=self._most(scope))
        door = NEEDS_NO_KEY.fullmatch(path)  # elsewhere the key is looked at, and then its holder is charged
        if door is not None and not self._doors.allows(f"{door[1]} {visitor}"):
            raise refuse("too_many_requests")
        return headers

    def _most(self, scope: Scope) -> int:
        return self._limits.record if scope["path"] == "/api/records" else self._limits.body

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """The body, cut off where it gets too long: a length may be left out, or wrong."""
        read, most = 0, self._most(scope)

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise TooLarge(most)
            return message

        return measured

    async def _refuse(self, scope: Scope, error: KartentischError, send: Send) -> None:
        status, body = self._refused(scope, error)
        if counted(scope["path"]):
            self._metrics.rejections.labels(error.code).inc()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if status == 413:
            headers.append((b"connection", b"close"))  # nobody reads the rest
        if status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        if not counted(scope["path"]) and status < 500:
            return
        self._metrics.requests_of(route, status).inc()
        streaming = route.endswith("/stream")
        slow = seconds > self._limits.slow and not streaming
        level = logging.WARNING if (slow and self._slow.allows("")) or status >= 500 else logging.INFO
        if LOGGER.isEnabledFor(level):
            LOGGER.log(level, "request", extra={"facts": {
                "method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1),
                "slow": slow,
            }})  # fmt: skip


def _cost(method: str, path: str, query: bytes) -> int:
    if path == STREAM:  # each of its tables is looked at
        return max(1, sum(name == "of" for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True)))
    looked_at = _cost_of if len(path) <= REMEMBERED else _cost_of.__wrapped__
    return looked_at(method, path)


@lru_cache(maxsize=1024)
def _cost_of(method: str, path: str) -> int:
    return next((cost for how, where, cost in COSTS if how == method and where.fullmatch(path)), 1)


def _missing(headers: Sequence[tuple[bytes, bytes]]) -> Sequence[tuple[bytes, bytes]]:
    """Of HEADERS those that an answer has not by itself; its names are in small letters, as ASGI asks for."""
    known = {header[0] for header in headers}
    return HEADERS if _NAMES.isdisjoint(known) else [header for header in HEADERS if header[0] not in known]


def _route(scope: Scope) -> str:
    """The route as declared, so that no id of a table gets into logs and metrics."""
    return str(getattr(scope.get("route"), "path", "") or "elsewhere")


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            data["fault"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)
