"""Server-Sent Events: the log and the table as one viewer may know them, from wherever the viewer left off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from kartentisch.engine.errors import Rejected
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import to_bytes
from kartentisch.server.notebook import storage
from kartentisch.server.notebook.audiences import place_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import moderation, repository, standing_orders
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.views import delayed, log_view, snapshots
from kartentisch.server.views.past_moments import Past

AT_ONCE: Final = 200  # lines of the log in one portion
RETRY: Final = 2_000  # ms after which a browser asks again
LATE: Final = 5.0  # seconds; so often it is looked whether those who see the game later may know more
SHARED: Final = 256  # portions that are kept for further spectators


class Viewpoint(NamedTuple):
    """Who looks at a table, from where, and what is wanted.

    Attributes:
        shown: the keys that the viewer is `person` by; when they are good no more, nothing more is heard.
        seat: None: as `contexts.listener` has it.
        forecast, openly: as for `snapshots.snapshot`.
    """

    shown: Shown
    person: int
    seat: int | None
    lang: str
    forecast: bool
    openly: bool


class Heard(NamedTuple):
    """How far a viewer has been told of a table.

    Attributes:
        after: the last line of the log that the viewer knows.
        more: there is more to tell in any case.
        viewer: who looked the last time: a stream is for one pair of eyes only; None: nobody has looked yet.
        asides: what stands beside the log.
    """

    after: int
    more: bool
    viewer: int | None
    asides: storage.Revisions


News = tuple[bytes, Heard]


class Shared:
    """What spectators without a key are told: the same for all of them, so it is worked out once."""

    def __init__(self) -> None:
        self._portions: dict[Hashable, News | asyncio.Future[News]] = {}

    async def news(self, key: Hashable, make: Callable[[], News | asyncio.Future[News]]) -> News:
        """What `make` gives, or has given for this key; raises what it raised."""
        key = (asyncio.get_running_loop(), key)
        portion = self._portions.get(key)
        if portion is None:
            portion = self._portions[key] = make()
            while len(self._portions) > SHARED:
                self._portions.pop(next(iter(self._portions)))
        return await asyncio.shield(portion) if isinstance(portion, asyncio.Future) else portion


class TableListener:
    """One table as one viewer hears it, from wherever they left off."""

    def __init__(
        self,
        context: Context,
        shared: Shared,
        table_id: str,
        view: Viewpoint,
        after: int,
        past: Past | None = None,
        owed: bool = True,
    ) -> None:
        """`after`: the last line that the viewer knows.

        Args:
            past: where those who look on see the table later; None where they do not.
            owed: the table is told at first in any case; else only where there are lines that the viewer does not know.
        """
        self._context, self._shared, self._table, self._view, self._past = context, shared, table_id, view, past
        self._heard = Heard(after, owed, None, (0, 0))
        self._bell: _Bell | None = None
        self._counted = False  # among those who look on

    @property
    def late(self) -> bool:
        """Whether with time alone there may be more to tell."""
        return self._past is not None

    @property
    def more(self) -> bool:
        """Whether it is known that there is more to tell."""
        return self._heard.more

    def open(self, all_of_them: asyncio.Event) -> None:
        """`all_of_them` is set whenever there may be news."""
        self._bell = _Bell(all_of_them)
        person = self._view.person
        self._context.wakeups.listen(self._table, person if person >= 0 else None, self._bell)
        self._bell.set()

    def close(self) -> None:
        if self._bell is not None:
            self._context.wakeups.leave(self._table, self._bell)
            self._bell = None

    def ring(self) -> None:
        """It is looked again whether there are news."""
        if self._bell is not None:
            self._bell.set()

    async def hear(self) -> bytes:
        """Messages that are new; empty if there are none.

        Raises:
            Rejected: the right to look from there has ended.
        """
        if self._bell is None or not (self._bell.is_set() or self.more):
            return b""
        self._bell.clear()
        portion, self._heard = await self._news()
        looks_on = self._heard.viewer == SPECTATOR and self._view.person == access_tokens.NOBODY
        if looks_on and not self._counted and self._bell is not None:
            self._context.wakeups.watch(self._table, self._bell)
            self._counted = True
        return portion

    async def _news(self) -> News:
        view, workers = self._view, self._context.workers
        arguments = (self._context, self._past, self._table, view, self._heard)

        def fresh() -> News | asyncio.Future[News]:
            if self.more:  # it may be long
                return asyncio.ensure_future(workers.read(_news, *arguments))
            return workers.glance(_news, *arguments)

        if view.person == access_tokens.NOBODY and view.seat in (None, SPECTATOR):
            # with time alone more may be known
            second = 0 if self._past is None else self._context.store.now() // 1_000
            version = self._context.wakeups.version(self._table)
            wanted = (view.lang, view.forecast, view.openly)
            return await self._shared.news((self._table, version, second, wanted, self._heard), fresh)
        portion = fresh()
        return await portion if isinstance(portion, asyncio.Future) else portion


class _Bell(asyncio.Event):
    """Of one table among several: who waits for all of them is woken, too."""

    def __init__(self, all_of_them: asyncio.Event) -> None:
        super().__init__()
        self._all = all_of_them

    def set(self) -> None:
        super().set()
        self._all.set()


class Live(Response):
    """The stream of a viewer: `line` for each line of the log, `table` for the position after them, `bye` at the end.

    Whoever has a seat is told by `aside` how far what stands beside the log has come in their audiences, if anywhere.
    Before each portion, and with each sign of life, `time` tells the server's clock, in ms since 1970.

    Nothing waits for a slow client: every stream reads the log at its own pace, by the number of its last line.
    Many are open at once, so nothing of the framework stands between a portion and the connection.
    """

    def __init__(self, context: Context, listeners: Mapping[int, TableListener], leave: Callable[[], None]) -> None:
        """`leave` is called at the end in any case."""
        super().__init__()
        self.raw_headers = [(b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no")]
        self._context, self._listeners, self._leave = context, dict(listeners), leave
        self._rung = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.ensure_future(_end(receive))
        gone.add_done_callback(lambda _: self._rung.set())
        try:
            for listener in self._listeners.values():
                listener.open(self._rung)
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            await _write(send, self._greeting())
            last = await self._tell(send, gone)
            if not gone.done():
                await _write(send, last, more=False)
        finally:
            gone.cancel()
            for listener in self._listeners.values():
                listener.close()
            self._leave()

    async def _tell(self, send: Send, gone: asyncio.Future[None]) -> bytes:
        """Everything that happens, until it is over; the farewell."""
        loop, heartbeat = asyncio.get_running_loop(), self._context.limits.heartbeat
        told, due, alarm = loop.time(), 0.0, None

        def ring() -> None:
            nonlocal due
            due = 0.0  # it may ring a little early: then another alarm is wanted
            for listener in self._listeners.values():
                listener.ring()
            self._rung.set()

        try:
            while not (gone.done() or self._context.wakeups.closing):
                self._rung.clear()
                for number, listener in [*self._listeners.items()]:
                    try:
                        portion = await listener.hear()
                    except Rejected as error:  # the right to look from there has ended
                        portion = _message("bye", {"why": error.code})
                        listener.close()
                        del self._listeners[number]
                    if portion:
                        await _write(send, self._time() + self._named(number, portion))
                        told = loop.time()
                if any(listener.more for listener in self._listeners.values()):
                    continue
                if (sign := self._sign(loop.time() >= told + heartbeat)) is not None:
                    await _write(send, sign)
                    told = loop.time()
                if self._is_over():
                    return b""
                if loop.time() >= due:  # one alarm at a time: what is told meanwhile does not move it
                    late = any(listener.late for listener in self._listeners.values())
                    due = min(told + heartbeat, loop.time() + LATE) if late else told + heartbeat
                    alarm = loop.call_at(due, ring)
                await self._rung.wait()
            return b"event: bye\ndata: {}\n\n"
        finally:
            if alarm is not None:
                alarm.cancel()

    def _greeting(self) -> bytes:
        """What comes first."""
        return f"retry: {RETRY}\n\n".encode()

    def _named(self, number: int, portion: bytes) -> bytes:
        """Messages of a table, as they are told here."""
        return portion

    def _sign(self, silent: bool) -> bytes | None:
        """A sign of life, when all that is known was told; `silent`: nothing was told for a while."""
        return self._time() + b": still here\n\n" if silent else None

    def _time(self) -> bytes:
        return _time(self._context.store.now())

    def _is_over(self) -> bool:
        """Whether nothing more is told."""
        return not self._listeners


class LiveOfMany(Live):
    """Several tables in one stream: each message as in the table's own, the table's number before the event's name.

    `here` says that everything was told that is known, and then comes again and again: where it does not, something
    on the way holds the stream back.
    """

    def __init__(
        self,
        context: Context,
        listeners: Mapping[int, TableListener],
        refused: Mapping[int, str],
        once: bool,
        leave: Callable[[], None],
    ) -> None:
        """Args:
        listeners: by number; others were `refused`, each with a code.
        once: what is known is told, and then the stream ends.
        """
        super().__init__(context, listeners, leave)
        self._refused, self._once, self._greeted = refused, once, False

    def _greeting(self) -> bytes:
        byes = [self._named(number, _message("bye", {"why": code})) for number, code in self._refused.items()]
        return b"".join([super()._greeting(), *byes])

    def _named(self, number: int, portion: bytes) -> bytes:
        return (b"\n" + portion).replace(b"\nevent: ", b"\nevent: %d/" % number)[1:]  # no line break is in the data

    def _sign(self, silent: bool) -> bytes | None:
        first, self._greeted = not self._greeted, True
        return self._time() + b"event: here\ndata: {}\n\n" if first or silent else None

    def _is_over(self) -> bool:
        return self._once or super()._is_over()


async def _end(receive: Receive) -> None:
    """Until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _write(send: Send, data: bytes, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": data, "more_body": more})


def _news(context: Context, past: Past | None, table_id: str, view: Viewpoint, heard: Heard) -> News:
    """Messages of what is new since then: lines of the log, the table as it is behind the last of them, and what stands
    beside the log.

    Raises:
        Rejected: `foreign_seat`, `not_for_spectators`, `unknown_key`.
    """
    person, lang = view.person, view.lang
    with context.look(table_id) as (connection, table):
        if person != access_tokens.NOBODY and contexts.holder(connection, table, view.shown) != person:
            raise refuse("unknown_key")
        viewer = contexts.listener(table, person, view.seat)
        if heard.viewer not in (None, viewer):
            raise refuse("foreign_seat")
        known = None if past is None else delayed.horizon(connection, table, person, context.store.now())
        lines = repository.log(connection, table_id, heard.after, known, AT_ONCE)
        lines = standing_orders.marked(connection, table, lines, viewer, person)
        more = len(lines) == AT_ONCE
        asides = heard.asides
        if not more and contexts.own_seats(table, person):
            asides = storage.revisions(connection, table, person, place_of(table, person, viewer))
        if not lines and not heard.more:
            return _aside(asides, heard.asides), Heard(heard.after, False, viewer, asides)
        reports = moderation.reports(connection, table, person)
        if known is not None and past is not None and not more:
            table = delayed.at(connection, past, table, person, known)
    out = [_message("line", log_view.line(table, stored, viewer, lang), stored.seq) for stored in lines]
    if not more:
        looks_on = heard.viewer is None and viewer == SPECTATOR and person == access_tokens.NOBODY
        watching = context.wakeups.watching(table_id) + looks_on
        seen = snapshots.snapshot(table, person, viewer, lang, watching, view.forecast, view.openly, reports)
        out.append(_message("table", seen))
    last = lines[-1].seq if lines else heard.after
    return b"".join([*out, _aside(asides, heard.asides)]), Heard(last, more, viewer, asides)


@lru_cache(maxsize=4)  # all who watch are told in the same moment
def _time(now: int) -> bytes:
    return _message("time", {"now": now})


def _aside(found: storage.Revisions, heard: storage.Revisions) -> bytes:
    return b"" if found == heard else _message("aside", {"own": found[0], "side": found[1]})


def _message(kind: str, data: dict[str, Any], number: int | None = None) -> bytes:
    """JSON has no line breaks inside, so one `data` line is enough."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {kind}\ndata: ".encode() + to_bytes(data) + b"\n\n"
