"""The review of a game that is over, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.http import responses, shapes
from kartentisch.server.http.parameters import Bearer, Lang, Marker, documented
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import quotas
from kartentisch.server.tables.context import Context
from kartentisch.server.views import delayed, log_view, reviews
from kartentisch.server.views.reviewer import Reviewer

PATH = "/api/tables/{table_id}/review"


def add_routes(api: APIRouter, context: Context, reviewer: Reviewer | None) -> None:
    """Give the router these routes; `reviewer`: who makes reviews, if anybody does."""
    judged = reviews.Reviews(context, reviewer)

    @api.get(
        PATH,
        responses=documented(401, 403, 404, 409, model=shapes.ReviewState),
        dependencies=Bearer,
        summary="After the end: what a bot says of every decision, and of luck; or how far it is with that",
    )
    def look(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, SPECTATOR)
            delayed.insist_over(connection, table, person, context.store.now())
            you = log_view.you_of(table, person)
            return responses.pressed(request, judged.look(connection, table, responses.language(request), you))

    @api.post(
        PATH,
        responses=documented(401, 403, 404, 409, model=shapes.ReviewState),
        dependencies=Bearer,
        summary="After the end: have the game reviewed; to ask again does no harm",
    )
    def ask(request: Request, marker: Marker, table_id: str, lang: Lang = None) -> Response:
        with context.look(table_id) as (connection, table):
            person = contexts.holder(connection, table, responses.shown(request))
            contexts.viewer(table, person, SPECTATOR)
            delayed.insist_over(connection, table, person, context.store.now())
        origin = quotas.origin(context.store.identity, request.client.host if request.client else "")
        judged.ask(table, person, origin, responses.shown(request))
        with context.store.read() as connection:
            you = log_view.you_of(table, person)
            return responses.pressed(request, judged.look(connection, table, responses.language(request), you))
