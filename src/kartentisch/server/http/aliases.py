"""Old names of routes, kept for one version: a request by an old one is answered as by the new one.

Whatever follows a name in a path stays as it is.  Answers to old names of the interface say so in their headers, and
its description lists them as deprecated.  A browser that opens an old address of the page is sent to the new one.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Awaitable
from typing import Any, Final
from urllib.parse import quote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALIASES: Final = (  # the first that fits counts
    ("/api/notices/letters", "/api/notifications/emails"),
    ("/api/notices/yes", "/api/notifications/confirm"),
    ("/api/notices/never", "/api/notifications/block"),
    ("/api/notices", "/api/notifications"),
    ("/api/mine/calls", "/api/mine/waiting"),
    ("/api/tables/{table_id}/notices", "/api/tables/{table_id}/notifications"),
    ("/api/tables/{table_id}/asides", "/api/tables/{table_id}/notebook"),
    ("/notices/yes", "/notifications/confirm"),  # links in e-mails
    ("/notices/never", "/notifications/block"),
    ("/notices/off", "/notifications/unsubscribe"),
    ("/notices", "/notifications"),
)
SINCE: Final = 1_795_737_600  # 2026-11-27, in seconds since 1970: when the old names were given up

_PATTERNS: Final = tuple(
    (re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(old)) + r"(?P<rest>/.*)?", re.DOTALL), new)
    for old, new in ALIASES
)


_ANY_OLD: Final = re.compile("|".join(re.sub(r"\(\?P<\w+>", "(?:", old.pattern) for old, _ in _PATTERNS), re.DOTALL)


def renamed(path: str) -> str | None:
    """The path by today's names; None where it has no old one."""
    if not _ANY_OLD.fullmatch(path):  # nearly all, and each pattern by itself would take time
        return None
    for pattern, new in _PATTERNS:
        if found := pattern.fullmatch(path):
            return new.format_map(found.groupdict()) + (found["rest"] or "")
    return None


class Aliases:
    """Outermost middleware: everything further in sees new names only, and checks and counts by them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        path = renamed(scope["path"]) if scope["type"] == "http" else None
        return self._app(scope, receive, send) if path is None else self._renamed(path, scope, receive, send)

    async def _renamed(self, path: str, scope: Scope, receive: Receive, send: Send) -> None:
        raw = quote(path).encode()
        if scope["method"] in ("GET", "HEAD") and not path.startswith("/api/"):
            asked = scope["query_string"]
            where = raw + b"?" + asked if asked else raw
            headers = [(b"location", where), (b"content-length", b"0")]
            await send({"type": "http.response.start", "status": 308, "headers": headers})
            await send({"type": "http.response.body", "body": b""})
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [
                    (b"deprecation", b"@%d" % SINCE),  # RFC 9745
                    (b"link", b'<%s>; rel="successor-version"' % raw),
                ]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self._app({**scope, "path": path, "raw_path": raw}, receive, answer)


def described(paths: dict[str, Any]) -> dict[str, Any]:
    """The paths of a description, with those of old names after them."""
    old: dict[str, Any] = {}
    for path, methods in paths.items():
        named = [(was, now) for was, now in ALIASES if path == now or path.startswith(f"{now}/")]
        if not named:
            continue
        was, now = max(named, key=lambda pair: len(pair[1]))
        old[was + path.removeprefix(now)] = told = copy.deepcopy(methods)
        for operation in told.values():
            operation["deprecated"] = True
            operation["operationId"] += "_by_its_old_name"
            operation["description"] = f"Use `{path}`; this name goes with the next version."
    return paths | old
