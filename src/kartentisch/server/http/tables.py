"""A table: as it is seen, streamed, looked back at, recorded and commanded; and whether the server is well.

The ways to a table are in `lobby`; `openapi.json` describes all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from threading import Lock
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import StringConstraints

import kartentisch
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server import commands
from kartentisch.server.commands.kinds import AnyCommand
from kartentisch.server.http import requests, responses, shapes, stream
from kartentisch.server.http.parameters import Bearer, Forecast, Lang, Marker, Openly, SeatQuery, documented
from kartentisch.server.metrics import Metrics
from kartentisch.server.rates import network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, moderation, play, quotas, repository, same_position, standing_orders
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context
from kartentisch.server.views import (
    delayed,
    destinations,
    hints,
    history,
    lobby,
    past_moments,
    previews,
    rated,
    records,
    snapshots,
)
from kartentisch.server.views.shared_work import Made

LINES: Final = 500
MANY: Final = 64  # tables in one stream
LISTENED: Final = r"^[0-9A-Za-z]{1,40}:[0-9]{1,15}:(?:-1|1[0-5]|[0-9]|):[a-z]{0,8}(?::known)?$"  # one of them
RECORDS: Final = 8  # texts of games that are kept: some megabytes each


def add_routes(
    api: APIRouter,
    context: Context,
    metrics: Metrics,
    past: past_moments.Past,
    chance: hints.Chances,
) -> None:
    """Give the router these routes, for one context; `chance`: see `hints.Hints`."""
    streams: Counter[str] = Counter()
    shared = stream.Shared()
    counting = Lock()
    told = history.History()
    hinting = hints.Hints(context, chance)
    written: Made[bytes] = Made(RECORDS)

    @api.get(
        "/healthz",
        responses={200: {"model": shapes.Health}, 503: {"model": shapes.Health}},
        summary="Is the server well: its store, its timers (bots and clocks), its disk?",
    )
    def healthz() -> Response:
        found = context.heartbeat.find(context.store)
        well = all(what == "ok" for what in found.values())
        told = {"status": "ok" if well else "ill", "version": kartentisch.__version__, **found}
        return responses.json(told, 200 if well else 503)

    @api.get(
        "/metrics", responses=documented(403), dependencies=Bearer, summary="Metrics for Prometheus",
        response_class=PlainTextResponse,
    )  # fmt: skip
    def show_metrics(request: Request) -> Response:
        if not responses.may_see_metrics(request, context.metrics_token):
            raise refuse("metrics_closed")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @api.get(
        "/api/tables/{table_id}",
        responses=documented(401, 403, 404, model=shapes.Snapshot),
        dependencies=Bearer,
        summary="The table as you may see it",
    )
    def look(
        request: Request,
        table_id: str,
        seat: SeatQuery = None,
        lang: Lang = None,
        forecast: Forecast = False,
        openly: Openly = False,
    ) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            viewer = contexts.viewer(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, context.store.now())
            reports = moderation.reports(connection, table, person)
        watching, spoken = context.wakeups.watching(table_id), responses.language(request)
        return responses.json(snapshots.snapshot(table, person, viewer, spoken, watching, forecast, openly, reports))

    @api.get(
        "/api/tables/{table_id}/reliability",
        responses=documented(401, 403, 404, model=shapes.Reliability),
        dependencies=Bearer,
        summary="How reliably those at the table answer, here and elsewhere",
    )
    def reliability(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, None)
            return responses.json({"reliability": lobby.reliable(connection, table, person, context.store.now())})

    @api.get(
        "/api/tables/{table_id}/ratings",
        responses=documented(401, 403, 404, model=shapes.TableRatings),
        dependencies=Bearer,
        summary="At a rated table, for who sits there: how strong everybody is",
    )
    def ratings(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, None)
            return responses.json({"ratings": rated.at_table(connection, table, person)})

    @api.get(
        "/api/tables/{table_id}/log",
        responses=documented(401, 403, 404, model=shapes.LogPart),
        dependencies=Bearer,
        summary="What has happened, as you may know it",
    )
    def log(
        request: Request,
        table_id: str,
        after: Annotated[int, Query(ge=0, le=2**53)] = 0,
        seat: SeatQuery = None,
        lang: Lang = None,
    ) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            viewer = contexts.listener(table, person, seat)
            known = delayed.horizon(connection, table, person, context.store.now())
            lines = repository.log(connection, table_id, after, known, LINES)
            lines = standing_orders.marked(connection, table, lines, viewer, person)
        spoken = responses.language(request)
        return responses.json({"log": [snapshots.line(table, line, viewer, spoken) for line in lines]})

    @api.get(
        "/api/tables/{table_id}/at/{seq}",
        responses=documented(401, 403, 404, model=shapes.Moment),
        dependencies=Bearer,
        summary="The position right after a line of the log, as you could see it then",
    )
    def look_back(
        request: Request,
        table_id: str,
        seq: int,
        seat: SeatQuery = None,
        lang: Lang = None,
        forecast: Forecast = False,
    ) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            viewer = contexts.viewer(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, context.store.now())
            visitor = quotas.origin(context.store.identity, request.client.host if request.client else "")
            return responses.json(
                past_moments.moment(
                    past, connection, table, seq, viewer, responses.language(request), forecast, visitor
                )
            )

    @api.get(
        "/api/tables/{table_id}/history",
        responses=documented(401, 403, 404, 409, model=shapes.History),
        dependencies=Bearer,
        summary="After the end: how far everybody was turn by turn, turning points, luck",
    )
    def course(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, SPECTATOR)
            table = delayed.as_seen(connection, past, table, person, context.store.now())
            you = snapshots.you_of(table, person)
            return responses.json(told.course(connection, table, responses.language(request), you))

    @api.get(
        "/api/tables/{table_id}/picture",
        responses={**documented(401, 403, 404, 409), 200: {"content": {"image/svg+xml": {}}}},
        dependencies=Bearer,
        summary="After the end: the board as a picture",
        response_class=Response,
    )
    def final_board(
        request: Request,
        table_id: str,
        look: Annotated[Literal["", "light", "dark"], Query(description="Default: the map's own.")] = "",
        lang: Lang = None,
    ) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, SPECTATOR)
            table = delayed.as_seen(connection, past, table, person, context.store.now())
        drawn = told.picture(table, look, responses.language(request))
        return responses.picture(drawn)

    @api.get(
        "/api/tables/{table_id}/record",
        responses=documented(401, 403, 404),
        dependencies=Bearer,
        summary="The game as JSON lines: all of it after the end, before that what you may know",
        response_class=PlainTextResponse,
    )
    def record(request: Request, table_id: str, seat: SeatQuery = None, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            viewer = contexts.listener(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, context.store.now())
            over = table.status == "over" and not advice.came_closed(table)  # it names where it began

            def write() -> bytes:
                text = records.whole(connection, table).text() if over else records.redacted(connection, table, viewer)
                return text.encode()

            text = written.get((table_id, table.seq, table.status, None if over else viewer), write)
        name = f'attachment; filename="{table.game_name}-{table.id}.ktj"'
        return PlainTextResponse(text, headers={"content-disposition": name})

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
        """An listener at the table, for who may listen there.  Raises Rejected where they may not."""
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

    @api.post(
        "/api/tables/{table_id}/preview",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Ahead | shapes.Refused),
        dependencies=Bearer,
        summary="What a draft would bring: nothing is played, nobody is told",
    )
    def preview(request: Request, marker: Marker, table_id: str, draft: requests.Draft, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.known_holder(connection, table, responses.shown(request))
        context.charge(table, person)
        try:
            seat = contexts.own_seat(table, person, draft.seat)
            actions = play.numbers(table.game, draft.actions)
            spoken = responses.language(request)
            seen = previews.ahead(table, seat, draft.decision, actions, spoken, draft.forecast, draft.openly)
        except KartentischError as error:  # the sentence needs the words of the game
            metrics.rejections.labels(error.code).inc()
            return responses.refusal_told(request, error, table, draft.refusals)
        return responses.json(seen)

    @api.post(
        "/api/tables/{table_id}/routes",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Routes),
        dependencies=Bearer,
        summary="Rows of steps that lead to a place, or why none does: nothing is played, nobody is told",
    )
    def destination(
        request: Request, marker: Marker, table_id: str, wish: requests.Destined, lang: Lang = None
    ) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.known_holder(connection, table, responses.shown(request))
        context.charge(table, person)
        try:
            seat = contexts.own_seat(table, person, wish.seat)
            actions, where = play.numbers(table.game, wish.actions), destinations.Wish(wish.to or "", wish.origin)
            spoken = responses.language(request)
            found = destinations.of_table(table, seat, wish.decision, actions, where, spoken, wish.openly)
        except KartentischError as error:
            metrics.rejections.labels(error.code).inc()
            return responses.refused(request, error, table)
        return responses.json(found)

    @api.post(
        "/api/tables/{table_id}/hint",
        responses=documented(401, 403, 404, 409, 413, 503, model=shapes.Hint),
        dependencies=Bearer,
        summary="What a bot would do in your place, and why: told to you alone",
    )
    def hint(request: Request, marker: Marker, table_id: str, wish: requests.Advised, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            shown = responses.shown(request)
            person = contexts.known_holder(connection, table, shown)
            same_position.insist(connection, table, shown)
        context.charge(table, person)
        try:
            seat = contexts.own_seat(table, person, wish.seat)
            with hinting.one(table, person):
                actions = play.numbers(table.game, wish.actions)
                asked = hints.ask(table, person, seat, wish.decision, actions)
                return responses.json(hinting.told(asked, responses.language(request)))
        except KartentischError as error:
            metrics.rejections.labels(error.code).inc()
            return responses.refused(request, error, table)

    @api.post(
        "/api/tables/{table_id}/commands",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Done),
        dependencies=Bearer,
        summary="Play, take back, leave, chat ...: done once, however often it is sent",
    )
    async def command(
        request: Request, marker: Marker, table_id: str, asked: AnyCommand, lang: Lang = None
    ) -> Response:
        status, body = await commands.carry_out_soon(
            context, table_id, responses.shown(request), asked, responses.language(request)
        )
        if status != 200:
            metrics.rejections.labels(body["error"]["code"]).inc()
        return responses.json(body, status)

    api.routes.sort(key=lambda route: getattr(route, "endpoint", None) not in (command, look, live))  # asked most
