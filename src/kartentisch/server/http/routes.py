"""The interface: tables, seats, commands, streams, records.  `openapi.json` describes it in full."""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import PlainTextResponse

import kartentisch
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server import commands, people
from kartentisch.server.commands.kinds import AnyCommand
from kartentisch.server.http import positions, requests, responses, shapes, stream
from kartentisch.server.http.parameters import Bearer, Forecast, Lang, Marker, Openly, SeatQuery, documented
from kartentisch.server.http.positions import Surveyor
from kartentisch.server.http.visits import Visit, Visits
from kartentisch.server.metrics import Metrics
from kartentisch.server.rates import network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.access_tokens import Issued, cookie_name
from kartentisch.server.store.idempotency import IdempotencyKey
from kartentisch.server.tables import desk as desks
from kartentisch.server.tables import moderation, play, quotas, repository, seats, standing_orders
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.table import Customs, Table
from kartentisch.server.views import (
    delayed,
    drawn,
    hints,
    history,
    lobby,
    lookback,
    previews,
    rated,
    records,
    snapshots,
    whatif,
)
from kartentisch.server.views.made import Made

LINES: Final = 500
RECORDS: Final = 8  # texts of games that are kept: some megabytes each
IMPORTING: Final = 0.5  # seconds to wait for another game that is brought at this moment


def add_routes(api: APIRouter, desk: Desk, metrics: Metrics, visits: Visits, surveyor: Surveyor) -> None:
    """Give the router all routes, for one desk."""
    streams: Counter[str] = Counter()
    shared = stream.Shared()
    counting = Lock()
    past = lookback.Past()
    told = history.History()
    advice = hints.Hints(desk)
    written: Made[bytes] = Made(RECORDS)

    def keys_for(request: Request, table: Table, issued: Issued, holder: int, visit: Visit | None = None) -> Response:
        data = {
            "table": table.id,
            "invite": table.invite,
            "secret": issued.secret,
            "recovery": issued.recovery or None,
            "seats": desks.own_seats(table, holder),
        }
        cookies = [name for name in request.cookies if name.startswith(access_tokens.cookie_name(""))]
        with desk.store.read() as connection:
            somebody = visit is not None or visits.of(connection, request) is not None
            surplus = lobby.surplus(connection, [name for name in cookies if name != cookie_name(table.round)])
        if somebody:
            with desk.store.write() as connection:
                # they may be forgotten or locked out meanwhile
                person = visits.of(connection, request) if visit is None else visit.person
                if person is not None:
                    people.bind(connection, person.id, table.round, holder, desk.store.now())
        answer = responses.hand_over(request, responses.json(data), table, issued.secret, surplus)
        return answer if visit is None else visit.answered(request, answer)

    def somebody(request: Request) -> Visit:
        """Who plays for a rating is somebody from now on."""
        with desk.store.write() as connection:
            return visits.needed(connection, request)

    def origin(request: Request) -> str:
        return quotas.origin(desk.store.identity, request.client.host if request.client else "")

    @api.get(
        "/healthz",
        responses={200: {"model": shapes.Health}, 503: {"model": shapes.Health}},
        summary="Is the server well: its store, its timers (bots and clocks), its disk?",
    )
    def healthz() -> Response:
        found = desk.pulse.find(desk.store)
        well = all(what == "ok" for what in found.values())
        told = {"status": "ok" if well else "ill", "version": kartentisch.__version__, **found}
        return responses.json(told, 200 if well else 503)

    @api.get(
        "/metrics", responses=documented(403), dependencies=Bearer, summary="Metrics for Prometheus",
        response_class=PlainTextResponse,
    )  # fmt: skip
    def show_metrics(request: Request) -> Response:
        if not responses.may_see_metrics(request, desk.metrics_token):
            raise refuse("metrics_closed")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @api.get("/api/tables", responses=documented(model=shapes.Lobby), summary="Tables that wait, and games to watch")
    def listed_tables(lang: Lang = None) -> Response:
        with desk.store.read() as connection:
            return responses.json(lobby.listed(desk, connection))

    @api.get("/api/mine", responses=documented(model=shapes.Mine), summary="Your own tables, all in one request")
    def own_tables(
        request: Request,
        ids: Annotated[str, Query(pattern=lobby.OWN_IDS, max_length=33 * lobby.OWN, description="With commas.")] = "",
        most: Annotated[int, Query(ge=0, le=lobby.OF_PERSON, description="Of `more`.")] = lobby.OWN,
        lang: Lang = None,
    ) -> Response:
        with desk.store.read() as connection:
            shown, speaks = responses.shown(request), responses.language(request)
            wanted = ids.split(",") if ids else []
            tables = lobby.own(desk, connection, wanted, shown, speaks)
            more = lobby.of_person(desk, connection, wanted, most, shown, speaks)
            return responses.json({"tables": tables, "more": more})

    @api.get("/api/mine/calls", responses=documented(model=shapes.Calls), summary="Where your answer is waited for")
    def calling(request: Request) -> Response:
        with desk.store.read() as connection:
            return responses.json({"tables": lobby.calls(connection, responses.shown(request))})

    @api.post("/api/tables", responses=documented(401, 403, 409, 413, model=shapes.Keys), summary="Open a table")
    def open_table(request: Request, marker: Marker, body: requests.NewTable, lang: Lang = None) -> Response:
        agreed: dict[str, Any] = {name: getattr(body, name) for name in Customs.__dataclass_fields__}
        customs = Customs(**agreed)
        places = [seat.model_dump() for seat in body.seats]
        again = IdempotencyKey(body.request, body.model_dump(exclude={"request"}))
        begins = None
        if body.position is not None:
            begins = drawn.whole(body.game, len(places), body.options, body.position)
            surveyor.admit(request, body.game, begins)
        visit = somebody(request) if body.rated else None
        table, issued = seats.open_table(
            desk, body.game, body.options, places, customs, body.listed, again, body.start, origin(request), begins
        )
        return keys_for(request, table, issued, seats.OWNER, visit)

    @api.post("/api/records", responses=documented(403, 409, 413, model=shapes.Keys), summary="Bring a saved game")
    def bring(request: Request, marker: Marker, saved: requests.Imported, lang: Lang = None) -> Response:
        if not desk.imports.allows(origin(request)) or not desk.importing.acquire(timeout=IMPORTING):
            raise refuse("too_many_requests")
        try:
            surveyor.replay(request, saved.record)
            table, issued = records.take_in(desk, saved.record, origin(request))
        finally:
            desk.importing.release()
        return keys_for(request, table, issued, seats.OWNER)

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
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            viewer = desks.viewer(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, desk.store.now())
            reports = moderation.reports(connection, table, person)
        watching, spoken = desk.wakeups.watching(table_id), responses.language(request)
        return responses.json(snapshots.snapshot(table, person, viewer, spoken, watching, forecast, openly, reports))

    @api.get(
        "/api/tables/{table_id}/reliability",
        responses=documented(401, 403, 404, model=shapes.Reliability),
        dependencies=Bearer,
        summary="How reliably those at the table answer, here and elsewhere",
    )
    def reliability(request: Request, table_id: str, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            desks.viewer(table, person, None)
            return responses.json({"reliability": lobby.reliable(connection, table, person, desk.store.now())})

    @api.get(
        "/api/tables/{table_id}/ratings",
        responses=documented(401, 403, 404, model=shapes.TableRatings),
        dependencies=Bearer,
        summary="At a rated table, for who sits there: how strong everybody is",
    )
    def ratings(request: Request, table_id: str, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            desks.viewer(table, person, None)
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
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            viewer = desks.listener(table, person, seat)
            known = delayed.horizon(connection, table, person, desk.store.now())
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
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            viewer = desks.viewer(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, desk.store.now())
            return responses.json(lookback.moment(past, connection, table, seq, viewer, forecast))

    @api.get(
        "/api/tables/{table_id}/history",
        responses=documented(401, 403, 404, 409, model=shapes.History),
        dependencies=Bearer,
        summary="After the end: how far everybody was turn by turn, turning points, luck",
    )
    def course(request: Request, table_id: str, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            desks.viewer(table, person, SPECTATOR)
            table = delayed.as_seen(connection, past, table, person, desk.store.now())
            return responses.json(told.course(connection, table, responses.language(request)))

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
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            desks.viewer(table, person, SPECTATOR)
            table = delayed.as_seen(connection, past, table, person, desk.store.now())
        drawn = told.picture(table, look, responses.language(request))
        return Response(drawn, media_type="image/svg+xml")

    @api.get(
        "/api/tables/{table_id}/record",
        responses=documented(401, 403, 404),
        dependencies=Bearer,
        summary="The game as JSON lines: all of it after the end, before that what you may know",
        response_class=PlainTextResponse,
    )
    def record(request: Request, table_id: str, seat: SeatQuery = None, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.holder(connection, table, responses.shown(request))
            viewer = desks.listener(table, person, seat)
            table = delayed.as_seen(connection, past, table, person, desk.store.now())
            over = table.status == "over"

            def write() -> bytes:
                text = records.whole(connection, table).text() if over else records.redacted(connection, table, viewer)
                return text.encode()

            text = written.get((table_id, table.seq, table.status, None if over else viewer), write)
        name = f'attachment; filename="{table.game_name}-{table.id}.ktj"'
        return PlainTextResponse(text, headers={"content-disposition": name})

    @api.post(
        "/api/tables/{table_id}/whatif",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Keys),
        dependencies=Bearer,
        summary="A private table against bots that begins at a moment of this one",
    )
    def what_if(request: Request, marker: Marker, table_id: str, wish: requests.WhatIf, lang: Lang = None) -> Response:
        if not desk.branches.allows(origin(request)):
            raise refuse("too_many_requests")
        again = IdempotencyKey(wish.request, {"from": table_id, **wish.model_dump(exclude={"request"})})
        table, issued = whatif.branch_off(
            desk, past, table_id, responses.shown(request), wish.seq, wish.play, wish.bot, origin(request), again
        )
        return keys_for(request, table, issued, seats.OWNER)

    @api.get(
        "/api/tables/{table_id}/position",
        responses=documented(401, 403, 404, 409, model=shapes.Begun),
        dependencies=Bearer,
        summary="A moment of the game to draw on: whole after the end, before that with what you may know",
    )
    def position(
        request: Request,
        table_id: str,
        seq: Annotated[int | None, Query(ge=1, le=2**53, description="After this line; default: now.")] = None,
        lang: Lang = None,
    ) -> Response:
        if not desk.branches.allows(origin(request)):
            raise refuse("too_many_requests")
        moment = whatif.at(desk, past, table_id, responses.shown(request), seq)
        if moment.table.customs.rated and not moment.over:
            raise refuse("not_over")  # a table that begins there has hints
        return responses.json(positions.of_moment(moment.table, moment.world, not moment.over))

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
        with desk.look(table_id) as (connection, table):
            shown = responses.shown(request)
            person = desks.holder(connection, table, shown)
            desks.listener(table, person, seat)
            late = past if delayed.delays(table.customs) else None
        address = network_of(request.client.host if request.client else "")
        with counting:
            if desk.limits.streams and streams[address] >= desk.limits.streams:
                raise refuse("too_many_streams")
            streams[address] += 1
        metrics.streams.inc()

        def leave() -> None:
            metrics.streams.dec()
            with counting:
                streams[address] -= 1
                if not streams[address]:
                    del streams[address]

        start = max(after, int(last) if last.isascii() and last.isdigit() else 0)
        spoken = responses.language(request)
        return stream.Live(desk, shared, table_id, shown, person, seat, start, spoken, forecast, openly, leave, late)

    @api.post(
        "/api/tables/{table_id}/seats",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Keys),
        summary="Sit down with an invitation",
    )
    def sit_down(
        request: Request, marker: Marker, table_id: str, body: requests.SitDown, lang: Lang = None
    ) -> Response:
        again = IdempotencyKey(body.request, body.model_dump(exclude={"request"}))
        keys, visit = responses.shown(request), None
        with desk.look(table_id) as (_, seen):
            counts = seen.customs.rated and seen.status == "waiting"
            if counts:
                seats.invited(seen, body.invite)
        if counts:
            visit = somebody(request)  # first: whoever cannot be somebody does not sit down either
        table, issued, person = seats.sit_down(desk, table_id, body.invite, body.names, body.seat, again, keys)
        return keys_for(request, table, issued, person, visit)

    @api.post(
        "/api/tables/{table_id}/invitation",
        responses=documented(403, 404, 409, 413, model=shapes.Invitation),
        summary="What an invitation is for: the table as it was agreed, and who sits there",
    )
    def invitation(
        request: Request, marker: Marker, table_id: str, body: requests.Invited, lang: Lang = None
    ) -> Response:
        return responses.json(lobby.invitation(desk, table_id, body.invite))

    @api.post(
        "/api/tables/{table_id}/recovery",
        responses=documented(403, 404, 413, model=shapes.Keys),
        summary="Come back with a personal link",
    )
    def come_back(
        request: Request, marker: Marker, table_id: str, link: requests.ComeBack, lang: Lang = None
    ) -> Response:
        table, issued, person = seats.come_back(desk, table_id, link.recovery)
        return keys_for(request, table, issued, person)

    @api.post(
        "/api/tables/{table_id}/preview",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Ahead),
        dependencies=Bearer,
        summary="What a draft would bring: nothing is played, nobody is told",
    )
    def preview(request: Request, marker: Marker, table_id: str, draft: requests.Draft, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.known_holder(connection, table, responses.shown(request))
        desk.charge(table, person)
        try:
            seat = desks.own_seat(table, person, draft.seat)
            actions = play.numbers(table.game, draft.actions)
            spoken = responses.language(request)
            seen = previews.ahead(table, seat, draft.decision, actions, spoken, draft.forecast, draft.openly)
        except KartentischError as error:  # the sentence needs the words of the game
            metrics.rejections.labels(error.code).inc()
            return responses.refused(request, error, table)
        return responses.json(seen)

    @api.post(
        "/api/tables/{table_id}/hint",
        responses=documented(401, 403, 404, 409, 413, 503, model=shapes.Hint),
        dependencies=Bearer,
        summary="What a bot would do in your place, and why: told to you alone",
    )
    def hint(request: Request, marker: Marker, table_id: str, wish: requests.Advised, lang: Lang = None) -> Response:
        with desk.look(table_id) as (connection, table):
            person = desks.known_holder(connection, table, responses.shown(request))
        desk.charge(table, person)
        try:
            seat = desks.own_seat(table, person, wish.seat)
            with advice.one(table, person):
                actions = play.numbers(table.game, wish.actions)
                asked = hints.ask(table, person, seat, wish.decision, actions)
                return responses.json(advice.told(asked, responses.language(request)))
        except KartentischError as error:
            metrics.rejections.labels(error.code).inc()
            return responses.refused(request, error, table)

    @api.post(
        "/api/tables/{table_id}/commands",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Done),
        dependencies=Bearer,
        summary="Play, take back, leave, chat ...: done once, however often it is sent",
    )
    def command(request: Request, marker: Marker, table_id: str, asked: AnyCommand, lang: Lang = None) -> Response:
        status, body = commands.carry_out(desk, table_id, responses.shown(request), asked, responses.language(request))
        if status != 200:
            metrics.rejections.labels(body["error"]["code"]).inc()
        return responses.json(body, status)

    api.routes.sort(key=lambda route: getattr(route, "endpoint", None) not in (command, look, live))  # asked most
