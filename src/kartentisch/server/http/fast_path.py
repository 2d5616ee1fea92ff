"""The short way for the three requests that make up nearly all of the traffic: look, play, listen.

The framework's layers cost several times what these take themselves.  What is plainly well-formed goes straight to the
function that the framework would call; whatever is not takes the framework's way, and is told there what is wrong.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kartentisch.server.commands.kinds import AnyCommand
from kartentisch.server.http.responses import STORE_FAULTS, header, of_the_store
from kartentisch.server.worker_pool import WorkerPool

Arguments = dict[str, Any]

_PLACE: Final = re.compile(r"(/api/tables/)([^/]+)(/[a-z]+)?")
_COMMAND: Final[TypeAdapter[AnyCommand]] = TypeAdapter(AnyCommand)
_PLAIN: Final[Arguments] = {"seat": None, "lang": None, "forecast": False, "openly": False}
_NUMBER: Final = re.compile(r"-?[0-9]{1,15}")


class _Unclear(Exception):
    """The framework shall say what it thinks of this."""


def _look(request: Request, body: bytes) -> Arguments:
    if not request.scope["query_string"]:
        return {**_PLAIN}
    given = request.query_params
    if len(given.get("lang", "")) > 10:
        raise _Unclear
    forecast = given.get("forecast", "false")
    if forecast not in ("true", "false"):
        raise _Unclear
    seat = _number(given.get("seat"), -1, 15)
    openly = given.get("openly", "false")
    if openly not in ("true", "false"):
        raise _Unclear
    wanted = {"forecast": forecast == "true", "openly": openly == "true"}
    return {"seat": seat, "lang": None, **wanted}  # the language is read from the request itself


def _listen(request: Request, body: bytes) -> Arguments:
    last, after = header(request, b"last-event-id") or "0", _number(request.query_params.get("after"), 0, 2**53)
    if len(last) > 20:
        raise _Unclear
    return _look(request, body) | {"last": last, "after": after or 0}


def _play(request: Request, body: bytes) -> Arguments:
    marker = header(request, b"x-kartentisch")  # the guard has seen to it
    if len(marker) > 32 or header(request, b"content-type").partition(";")[0] != "application/json":
        raise _Unclear
    try:
        asked = _COMMAND.validate_json(body)
    except ValidationError:
        raise _Unclear from None
    _look(request, body)
    return {"marker": marker, "asked": asked, "lang": None}


def _number(text: str | None, least: int, most: int) -> int | None:
    if text is None:
        return None
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise _Unclear
    return int(text)


_WAYS: Final[dict[tuple[str, str], Callable[[Request, bytes], Arguments]]] = {
    ("GET", "/api/tables/{table_id}"): _look,
    ("GET", "/api/tables/{table_id}/stream"): _listen,
    ("POST", "/api/tables/{table_id}/commands"): _play,
}


def takes(route: object) -> bool:
    """Whether requests for this route of the framework go the short way."""
    return isinstance(route, APIRoute) and any((method, route.path) in _WAYS for method in route.methods or ())


class FastPath:
    """In front of the framework; rejections leave as exceptions, for the guard outside."""

    def __init__(self, app: ASGIApp, routes: Iterable[object], workers: WorkerPool) -> None:
        """`routes`: of the framework; those of the fast path are found among them."""
        self._app, self._workers = app, workers
        known = [route for route in routes if isinstance(route, APIRoute)]
        self._routes = {(method, route.path): route for route in known for method in route.methods or ()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        place = _PLACE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        way = (scope["method"], f"{place[1]}{{table_id}}{place[3] or ''}") if place is not None else ("", "")
        read = _WAYS.get(way)
        if place is None or read is None:
            await self._app(scope, receive, send)
            return
        request, messages = Request(scope), [] if scope["method"] == "GET" else await _whole(receive)
        try:
            arguments = read(request, b"".join(message.get("body", b"") for message in messages))
        except _Unclear:
            await self._app(scope, _again(messages, receive), send)
            return
        scope["route"] = route = self._routes[way]
        arguments |= {"request": request, "table_id": place[2]}
        try:
            if scope["method"] == "GET":
                answer: Any = self._workers.glance(route.endpoint, **arguments)
                if isinstance(answer, asyncio.Future):
                    answer = await answer
            else:
                answer = await route.endpoint(**arguments)
        except STORE_FAULTS as error:
            raise of_the_store(error) from None
        await answer(scope, receive, send)


async def _whole(receive: Receive) -> list[Message]:
    """The messages of a body; without an end where the client has gone."""
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _again(messages: list[Message], receive: Receive) -> Receive:
    """What was read already, and then what follows."""
    coming = iter(messages)

    async def again() -> Message:
        message = next(coming, None)
        return await receive() if message is None else message

    return again
