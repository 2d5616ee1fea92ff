"""Cookies that no neighbour can plant: over https each of ours is called `__Host-…`, and inside by its short name.

A browser takes a cookie of such a name from this host alone, over https, for all paths.  Without the prefix a site on
a sibling subdomain could set one for all of them, and whoever comes here would be known as somebody else.  Over plain
http, where browsers refuse the prefix, names stay as they are.

A browser that has cookies from before is carried over once: where it has none of the new ones yet, and for secrets
that were given out before this store first used the prefix.  So nothing that is planted later opens anything, and
nothing at all wins against a cookie that the browser has.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from typing import Final

from sqlalchemy import select
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kartentisch.server.store import access_tokens
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import KEYS, SESSIONS

PREFIX: Final = "__Host-"
OURS: Final = ("kt_", "kartentisch_")
NOTE: Final = "cookies"  # in the store: since when they have the prefix
MOST: Final = 100  # that are carried over at once
FOR_ALL: Final = "Path=/; HttpOnly; SameSite=strict; Secure"
AGE: Final = 120 * 86_400  # seconds, as `responses.COOKIE_DAYS`: then they are set anew by use


class HostCookies:
    """Middleware."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self._app, self._store = app, store
        with store.write() as connection:
            since = store.noted(connection, NOTE)
            if since is None:
                since = str(store.now())
                store.note(connection, NOTE, since)
        self._since = int(since)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "http" or scope.get("scheme") != "https":
            return self._app(scope, receive, send)
        return self._over_https(scope, receive, send)

    async def _over_https(self, scope: Scope, receive: Receive, send: Send) -> None:
        known, bare, others = _read(scope)
        carried: dict[str, str] = {}
        if bare and not known:
            carried = await asyncio.to_thread(self._before, bare)
        cookie = "; ".join([*others, *(f"{name}={value}" for name, value in {**carried, **known}.items())])
        headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        if cookie:
            headers.append((b"cookie", cookie.encode("latin-1")))

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = [_prefixed(*header) for header in message["headers"]]
                said = {_name(value) for name, value in told if name == b"set-cookie"}
                more = [f"{PREFIX}{name}={value}; Max-Age={AGE}; {FOR_ALL}" for name, value in carried.items()
                        if PREFIX + name not in said]  # fmt: skip
                more += [f"{name}=; Max-Age=0; Path=/api; HttpOnly; SameSite=strict; Secure" for name in bare]
                message = {**message, "headers": [*told, *((b"set-cookie", one.encode("latin-1")) for one in more)]}
            await send(message)

        await self._app({**scope, "headers": headers}, receive, answer)

    def _before(self, bare: dict[str, str]) -> dict[str, str]:
        """Those that hold secrets from before."""
        wanted = dict(list(bare.items())[:MOST])
        digests = {access_tokens.digest(value): name for name, value in wanted.items()}
        with self._store.read() as connection:
            found = set()
            for rows in (KEYS, SESSIONS):
                old = rows.c.digest.in_(digests) & (rows.c.created < self._since)
                found |= {row.digest for row in connection.execute(select(rows.c.digest).where(old))}
        right = {digests[digest] for digest in found}
        return {name: value for name, value in wanted.items() if name in right}


def _read(scope: Scope) -> tuple[dict[str, str], dict[str, str], list[str]]:
    """Cookies with the prefix by their short names, ours without it where they are there once, and all others."""
    known: dict[str, str] = {}
    bare: list[tuple[str, str]] = []
    others: list[str] = []
    text = "; ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = part.partition("=")
        if name.startswith(tuple(PREFIX + ours for ours in OURS)):
            known.setdefault(name.removeprefix(PREFIX), value)
        elif name.startswith(OURS):
            bare.append((name, value))
        else:
            others.append(part)
    times = Counter(name for name, _ in bare)
    return known, {name: value for name, value in bare if times[name] == 1}, others


def _prefixed(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    if name.lower() != b"set-cookie" or not value.decode("latin-1").startswith(OURS):
        return name, value
    first, *rest = (part.strip() for part in value.decode("latin-1").split(";"))
    kept = [part for part in rest if part.partition("=")[0].lower() not in ("path", "domain", "secure")]
    return b"set-cookie", "; ".join([PREFIX + first, *kept, "Path=/", "Secure"]).encode("latin-1")


def _name(cookie: bytes) -> str:
    return cookie.decode("latin-1").partition("=")[0]
