"""A table: as it is seen, looked back at, recorded and commanded.

The ways to a table are in `lobby`, its streams in `stream_routes`, what players ask before they answer in
`looking_ahead`; `openapi.json` describes all of it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from kartentisch.engine.facts import SPECTATOR
from kartentisch.server import commands
from kartentisch.server.commands.kinds import AnyCommand
from kartentisch.server.http import responses, shapes
from kartentisch.server.http.parameters import Bearer, Forecast, Lang, Marker, Openly, SeatQuery, documented
from kartentisch.server.metrics import Metrics
from kartentisch.server.tables import advice, moderation, quotas, repository, standing_orders
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context
from kartentisch.server.views import delayed, history, lobby, log_view, past_moments, rated, records, snapshots
from kartentisch.server.views.shared_work import SharedCache

LINES: Final = 500
RECORDS: Final = 8  # texts of games that are kept: some megabytes each


def add_routes(api: APIRouter, context: Context, metrics: Metrics, past: past_moments.Past) -> None:
    """Give the router these routes, for one context."""
    told = history.History()
    written: SharedCache[bytes] = SharedCache(RECORDS)

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
        return responses.json({"log": [log_view.line(table, line, viewer, spoken) for line in lines]})

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
            you = log_view.you_of(table, person)
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
