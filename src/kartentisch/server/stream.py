"""Server-Sent Events: the log and the table as one viewer may know them, from wherever the viewer left off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from typing import Any, Final

from starlette.concurrency import run_in_threadpool

from kartentisch.engine.errors import Rejected
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import to_bytes
from kartentisch.server import desk as desks
from kartentisch.server import keys, orders, tables, views
from kartentisch.server.desk import Desk
from kartentisch.server.refusals import refuse

AT_ONCE: Final = 200  # lines of the log in one portion
RETRY: Final = 2_000  # ms after which a browser asks again
SHARED: Final = 256  # portions that are kept for further spectators

News = tuple[bytes, int, bool, int]


class Shared:
    """What spectators without a key are told: the same for all of them, so it is worked out once."""

    def __init__(self) -> None:
        self._portions: dict[Hashable, asyncio.Future[News]] = {}

    async def news(self, key: Hashable, make: Callable[[], Awaitable[News]]) -> News:
        """What `make` gives, or has given for this key; raises what it raised."""
        key = (asyncio.get_running_loop(), key)
        future = self._portions.get(key)
        if future is None:
            future = self._portions[key] = asyncio.ensure_future(make())
            while len(self._portions) > SHARED:
                self._portions.pop(next(iter(self._portions)))
        return await asyncio.shield(future)


async def events(
    desk: Desk,
    shared: Shared,
    table_id: str,
    person: int,
    seat: int | None,
    after: int,
    lang: str,
    leave: Callable[[], None],
) -> AsyncIterator[bytes]:
    """The stream of a viewer: `line` for each line of the log, `table` for the position after them, `bye` at the end.

    Nothing waits for a slow client: every stream reads the log at its own pace, by the number of its last line.

    Args:
        after: the last line that the viewer knows (`Last-Event-ID`).
        leave: called at the end, whatever the end is.
    """
    event = desk.wakeups.listen(table_id)
    viewer: int | None = None  # nobody has looked yet

    def news() -> Awaitable[News]:
        return run_in_threadpool(_news, desk, table_id, person, seat, after, lang, viewer)

    try:
        yield f"retry: {RETRY}\n\n".encode()
        while not desk.wakeups.closing:
            event.clear()
            try:
                if person == keys.NOBODY and seat in (None, SPECTATOR):
                    key = (table_id, desk.wakeups.version(table_id), after, lang, viewer)
                    told = await shared.news(key, news)
                else:
                    told = await news()
            except Rejected as error:  # the right to look from there has ended
                yield _message("bye", {"why": error.code})
                return
            portion, after, more, viewer = told
            if viewer == SPECTATOR:
                desk.wakeups.watch(table_id, event)
            if portion:
                yield portion
            if more:
                continue
            try:
                async with asyncio.timeout(desk.limits.heartbeat):
                    await event.wait()
            except TimeoutError:
                yield b": still here\n\n"
        yield b"event: bye\ndata: {}\n\n"
    finally:
        desk.wakeups.leave(table_id, event)
        leave()


def _news(desk: Desk, table_id: str, person: int, seat: int | None, after: int, lang: str, before: int | None) -> News:
    """Lines after `after` and the table as it is then; the number of the last line; whether there are more; who looks.

    Args:
        before: who looked the last time: a stream is for one pair of eyes only.

    Raises:
        Rejected: `foreign_seat`, `not_for_spectators`.
    """
    with desk.look(table_id) as (connection, table):
        viewer = desks.listener(table, person, seat)
        if before not in (None, viewer):
            raise refuse("foreign_seat")
        lines = tables.log(connection, table_id, after, most=AT_ONCE)
        lines = orders.marked(connection, table_id, lines, viewer)
    more = len(lines) == AT_ONCE
    if not lines and before is not None:
        return b"", after, False, viewer
    out = []
    for stored in lines:
        out.append(_message("line", views.line(table, stored, viewer, lang), stored.seq))
        after = stored.seq
    if not more:
        with tables.RULES:
            watching = desk.wakeups.watching(table_id) + (before is None and viewer == SPECTATOR)
            out.append(_message("table", views.snapshot(table, person, viewer, lang, watching)))
    return b"".join(out), after, more, viewer


def _message(kind: str, data: dict[str, Any], number: int | None = None) -> bytes:
    """JSON has no line breaks inside, so one `data` line is enough."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {kind}\ndata: ".encode() + to_bytes(data) + b"\n\n"
