"""The streams of tables, over HTTP: one table, or several at once; so many for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Lock
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import StringConstraints

from kartentisch.engine.errors import KartentischError
from kartentisch.server.http import responses, stream
from kartentisch.server.http.parameters import Bearer, Forecast, Lang, Openly, SeatQuery, documented
from kartentisch.server.metrics import Metrics
from kartentisch.server.rates import network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context
from kartentisch.server.views import delayed, past_moments

MANY: Final = 64  # tables in one stream
LISTENED: Final = r"^[0-9A-Za-z]{1,40}:[0-9]{1,15}:(?:-1|1[0-5]|[0-9]|):[a-z]{0,8}(?::known)?$"  # one of them


def add_routes(api: APIRouter, context: Context, metrics: Metrics, past: past_moments.Past) -> None:
    """Give the router these routes, for one context."""
    streams: Counter[str] = Counter()
    shared = stream.Shared()
    counting = Lock()

    def listen(
        request: Request,
        table_id: str,
        seat: int | None,
        after: int,
        lang: str,
        forecast: bool,
        openly: bool,
        owed: bool = True,
    ) -> stream.TableListener:
        """A listener at the table, for who may listen there.  Raises Rejected where they may not."""
        with context.look(table_id) as (connection, table):
            shown = responses.shown(request)
            person = contexts.holder(connection, table, shown)
            contexts.listener(table, person, seat)
            late = past if delayed.delays(table.settings) else None
        view = stream.Viewpoint(shown, person, seat, lang, forecast, openly)
        return stream.TableListener(context, shared, table_id, view, after, late, owed)

    def enter(request: Request) -> Callable[[], None]:
        """One table more that this address listens to; gives what is called in the end.

        Raises:
            Rejected: `too_many_streams`.
        """
        address = network_of(request.client.host if request.client else "")
        with counting:
            if context.limits.streams and streams[address] >= context.limits.streams:
                raise refuse("too_many_streams")
            streams[address] += 1

        def leave() -> None:
            with counting:
                streams[address] -= 1
                if not streams[address]:
                    del streams[address]

        return leave

    def opened(*leaves: Callable[[], None]) -> Callable[[], None]:
        """One stream more is open; gives what is called in the end, which calls these, too."""
        metrics.streams.inc()

        def closed() -> None:
            metrics.streams.dec()
            for leave in leaves:
                leave()

        return closed

    @api.get(
        "/api/tables/{table_id}/stream",
        responses={**documented(401, 403, 404), 200: {"content": {"text/event-stream": {}}}},
        dependencies=Bearer,
        summary="Server-Sent Events: `line`, `table`, `bye` (with `why` where a right has ended)",
        response_class=Response,
    )
    def live(
        request: Request,
        table_id: str,
        seat: SeatQuery = None,
        lang: Lang = None,
        last: Annotated[str, Header(alias="Last-Event-ID", max_length=20)] = "0",
        after: Annotated[int, Query(ge=0, le=2**53, description="Like Last-Event-ID, at the first call.")] = 0,
        forecast: Forecast = False,
        openly: Openly = False,
    ) -> Response:
        start = max(after, int(last) if last.isascii() and last.isdigit() else 0)
        listener = listen(request, table_id, seat, start, responses.language(request), forecast, openly)
        return stream.Live(context, {0: listener}, opened(enter(request)))

    @api.get(
        "/api/stream",
        responses={**documented(), 200: {"content": {"text/event-stream": {}}}},
        dependencies=Bearer,
        summary="Several tables in one stream: their messages, each with the table's number before the event's name",
        response_class=Response,
    )
    def live_of_many(
        request: Request,
        of: Annotated[
            list[Annotated[str, StringConstraints(pattern=LISTENED)]],
            Query(
                min_length=1,
                max_length=MANY,
                description="`TABLE:AFTER:SEAT:LANG`, the last two may be empty; with `:known` behind it, "
                "a `table` comes only after new lines.",
            ),
        ],
        lang: Lang = None,
        forecast: Forecast = False,
        openly: Openly = False,
        once: Annotated[bool, Query(description="The stream ends when all is told that is known now.")] = False,
    ) -> Response:
        listeners: dict[int, stream.TableListener] = {}
        leaves: list[Callable[[], None]] = []
        refused: dict[int, str] = {}
        for number, wish in enumerate(of):
            table_id, after, seat, spoken, *known = wish.split(":")
            language = responses.wanted_language(spoken, "") if spoken else responses.language(request)
            wanted = int(seat) if seat else None
            try:
                listener = listen(request, table_id, wanted, int(after), language, forecast, openly, not known)
            except KartentischError as error:  # it is said of this table alone
                refused[number] = error.code
            else:
                listeners[number] = listener
        for number in [*listeners]:  # nothing fails any more that would leave them counted
            try:
                leaves.append(enter(request))
            except KartentischError as error:
                refused[number] = error.code
                del listeners[number]
        for code in refused.values():
            metrics.rejections.labels(code).inc()

        return stream.LiveOfMany(context, listeners, refused, once, opened(*leaves))
