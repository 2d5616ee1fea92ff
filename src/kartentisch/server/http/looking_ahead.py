"""What players ask before they answer: what a draft would bring, how to get to a place, what a bot would do.

Nothing is played, and nobody else is told.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kartentisch.engine.errors import KartentischError
from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.parameters import Bearer, Lang, Marker, documented
from kartentisch.server.metrics import Metrics
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import play, same_position
from kartentisch.server.tables.context import Context
from kartentisch.server.views import destinations, hints, previews


def add_routes(api: APIRouter, context: Context, metrics: Metrics, chances: hints.Chances) -> None:
    """Give the router these routes, for one context; `chances`: see `hints.Hints`."""
    hinting = hints.Hints(context, chances)

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
