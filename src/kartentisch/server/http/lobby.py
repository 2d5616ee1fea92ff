"""The ways to a table: the lobby, opening one, bringing a game, sitting down, coming back, branching off."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from kartentisch.server import people
from kartentisch.server.http import positions, requests, responses, shapes
from kartentisch.server.http.parameters import Bearer, Lang, Marker, documented
from kartentisch.server.http.positions import PositionChecks
from kartentisch.server.http.visitors import Visit, Visits
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.access_tokens import Issued, cookie_name
from kartentisch.server.store.idempotency import IdempotencyKey
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import new_table, quotas, seats
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import Table, TableSettings
from kartentisch.server.views import lobby, past_moments, position_editor, records, whatif

IMPORTING: Final = 0.5  # seconds to wait for another game that is brought at this moment


def add_routes(
    api: APIRouter, context: Context, visits: Visits, position_checks: PositionChecks, past: past_moments.Past
) -> None:
    """Give the router these routes, for one context."""

    def keys_for(request: Request, table: Table, issued: Issued, holder: int, visit: Visit | None = None) -> Response:
        data = {
            "table": table.id,
            "invite": table.invite,
            "secret": issued.secret,
            "recovery": issued.recovery or None,
            "seats": contexts.own_seats(table, holder),
        }
        cookies = [name for name in request.cookies if name.startswith(access_tokens.cookie_name(""))]
        with context.store.read() as connection:
            somebody = visit is not None or visits.of(connection, request) is not None
            surplus = lobby.surplus(connection, [name for name in cookies if name != cookie_name(table.round)])
        if somebody:
            with context.store.write() as connection:
                # they may be forgotten or locked out meanwhile
                person = visits.of(connection, request) if visit is None else visit.person
                if person is not None:
                    people.bind(connection, person.id, table.round, holder, context.store.now())
        answer = responses.hand_over(request, responses.json(data), table, issued.secret, surplus)
        return answer if visit is None else visit.answered(request, answer)

    def somebody(request: Request) -> Visit:
        """Who plays for a rating is somebody from now on."""
        with context.store.write() as connection:
            return visits.needed(connection, request)

    def origin(request: Request) -> str:
        return quotas.origin(context.store.identity, request.client.host if request.client else "")

    @api.get("/api/tables", responses=documented(model=shapes.Lobby), summary="Tables that wait, and games to watch")
    def listed_tables(lang: Lang = None) -> Response:
        with context.store.read() as connection:
            return responses.json(lobby.listed(context, connection))

    @api.get("/api/mine", responses=documented(model=shapes.Mine), summary="Your own tables, all in one request")
    def own_tables(
        request: Request,
        ids: Annotated[str, Query(pattern=lobby.OWN_IDS, max_length=33 * lobby.OWN, description="With commas.")] = "",
        most: Annotated[int, Query(ge=0, le=lobby.OF_PERSON, description="Of `more`.")] = lobby.OWN,
        lang: Lang = None,
    ) -> Response:
        with context.store.read() as connection:
            shown, speaks = responses.shown(request), responses.language(request)
            wanted = ids.split(",") if ids else []
            tables = lobby.own(context, connection, wanted, shown, speaks)
            more = lobby.of_person(context, connection, wanted, most, shown, speaks)
            return responses.json({"tables": tables, "more": more})

    @api.get(
        "/api/mine/waiting", responses=documented(model=shapes.WaitingTables), summary="Where your answer is waited for"
    )
    def calling(request: Request) -> Response:
        with context.store.read() as connection:
            return responses.json({"tables": lobby.calls(connection, responses.shown(request))})

    @api.post("/api/tables", responses=documented(401, 403, 409, 413, model=shapes.Keys), summary="Open a table")
    def open_table(request: Request, marker: Marker, body: requests.NewTable, lang: Lang = None) -> Response:
        agreed: dict[str, Any] = {name: getattr(body, name) for name in TableSettings.__dataclass_fields__}
        settings = TableSettings(**agreed)
        places = [seat.model_dump() for seat in body.seats]
        again = IdempotencyKey(body.request, body.model_dump(exclude={"request"}))
        begins = None
        if body.position is not None:
            begins = position_editor.whole(body.game, len(places), body.options, body.position)
            position_checks.admit(request, body.game, begins)
        visit = somebody(request) if body.rated else None
        new = NewTable(body.game, places, settings, body.options, body.listed, body.start, begins)
        table, issued = new_table.open_table(context, new, again, origin(request), responses.shown(request))
        return keys_for(request, table, issued, seats.OWNER, visit)

    @api.post("/api/records", responses=documented(403, 409, 413, model=shapes.Keys), summary="Bring a saved game")
    def bring(request: Request, marker: Marker, saved: requests.Imported, lang: Lang = None) -> Response:
        if not context.import_rate.allows(origin(request)) or not context.importing.acquire(timeout=IMPORTING):
            raise refuse("too_many_requests")
        try:
            position_checks.replay(request, saved.record)
            table, issued = records.take_in(context, saved.record, origin(request), responses.shown(request))
        finally:
            context.importing.release()
        return keys_for(request, table, issued, seats.OWNER)

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
        with context.look(table_id) as (_, seen):
            counts = seen.settings.rated and seen.status == "waiting"
            if counts:
                seats.invited(seen, body.invite)
        if counts:
            visit = somebody(request)  # first: whoever cannot be somebody does not sit down either
        table, issued, person = seats.sit_down(context, table_id, body.invite, body.names, body.seat, again, keys)
        return keys_for(request, table, issued, person, visit)

    @api.post(
        "/api/tables/{table_id}/invitation",
        responses=documented(403, 404, 409, 413, model=shapes.Invitation),
        summary="What an invitation is for: the table as it was agreed, and who sits there",
    )
    def invitation(
        request: Request, marker: Marker, table_id: str, body: requests.Invited, lang: Lang = None
    ) -> Response:
        return responses.json(lobby.invitation(context, table_id, body.invite))

    @api.post(
        "/api/tables/{table_id}/recovery",
        responses=documented(403, 404, 413, model=shapes.Keys),
        summary="Come back with a personal link",
    )
    def come_back(
        request: Request, marker: Marker, table_id: str, link: requests.ComeBack, lang: Lang = None
    ) -> Response:
        table, issued, person = seats.come_back(context, table_id, link.recovery)
        return keys_for(request, table, issued, person)

    @api.post(
        "/api/tables/{table_id}/whatif",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Keys),
        dependencies=Bearer,
        summary="A private table that begins at a moment of this one, against bots where they may advise",
    )
    def what_if(request: Request, marker: Marker, table_id: str, wish: requests.WhatIf, lang: Lang = None) -> Response:
        if not context.branch_rate.allows(origin(request)):
            raise refuse("too_many_requests")
        again = IdempotencyKey(wish.request, {"from": table_id, **wish.model_dump(exclude={"request"})})
        table, issued = whatif.branch_off(
            context, past, table_id, responses.shown(request), wish.seq, wish.play, wish.bot, origin(request), again
        )
        return keys_for(request, table, issued, seats.OWNER)

    @api.get(
        "/api/tables/{table_id}/position",
        responses=documented(401, 403, 404, 409, model=shapes.Begun),
        dependencies=Bearer,
        summary="A moment to draw on: whole after the end, before that with what you may know, where bots may advise",
    )
    def position(
        request: Request,
        table_id: str,
        seq: Annotated[int | None, Query(ge=1, le=2**53, description="After this line; default: now.")] = None,
        lang: Lang = None,
    ) -> Response:
        if not context.branch_rate.allows(origin(request)):
            raise refuse("too_many_requests")
        moment = whatif.at(context, past, table_id, responses.shown(request), seq)
        if not moment.advice:
            raise refuse("no_advice")  # at a table that begins there bots advise
        return responses.json(positions.of_moment(moment.table, moment.world, not moment.over))
