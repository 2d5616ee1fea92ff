"""Who somebody is, over HTTP: `/api/me`."""

from __future__ import annotations

from threading import Lock
from typing import Final

from fastapi import APIRouter, Request, Response

from kartentisch.server import people
from kartentisch.server.http import requests, responses, shapes, visitors
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.http.sign_in import Signing
from kartentisch.server.people import sessions
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import person_deletion
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.names import LONGEST_NAME, plain
from kartentisch.server.views import own_data, rated

TELLING: Final = 2.0  # seconds to wait for somebody else whose data are gathered at this moment


def add_routes(api: APIRouter, context: Context, signing: Signing) -> None:
    """Give the router the routes of persons."""
    visits, told = signing.visits, signing.told
    telling = Lock()

    @api.get("/api/me", responses=documented(model=shapes.Me), summary="Who you are; nobody, before you wanted it")
    def who(request: Request, lang: Lang = None) -> Response:
        now = context.store.now()
        with context.store.read() as connection:
            late = sessions.unnoted(connection, request.cookies, now)
            answer = responses.json(told(connection, request, request.cookies))
        if not late:
            return answer
        secret = request.cookies[people.COOKIE]
        with context.store.write() as connection:
            sessions.seen(connection, secret, now)
        return visitors.hand_over(request, answer, secret)  # it lasts from now on

    @api.patch("/api/me", responses=documented(403, 413, model=shapes.Me), summary="Be somebody, or say who you are")
    def change(request: Request, marker: Marker, body: requests.AboutMe, lang: Lang = None) -> Response:
        name = plain(body.name, LONGEST_NAME) if body.name else body.name
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            people.change(connection, visit.person.id, name, body.language, body.zone)
            data = told(connection, request, visit.cookies(request))
        return visit.answered(request, responses.json(data))

    @api.get("/api/me/ratings", responses=documented(model=shapes.OwnRatings), summary="Your ratings, for you alone")
    def own_ratings(request: Request, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            return responses.json({"ratings": rated.own(connection, visits.of(connection, request))})

    @api.get("/api/me/data", responses=documented(401), summary="All that is kept of you")
    def own(request: Request, lang: Lang = None) -> Response:
        if not telling.acquire(timeout=TELLING):
            raise refuse("too_many_requests")
        try:
            with context.store.read() as connection:
                person = signing.somebody(connection, request)
                data = own_data.of(connection, person, request.cookies[people.COOKIE])
        finally:
            telling.release()
        answer = responses.json(data)
        answer.headers["content-disposition"] = 'attachment; filename="kartentisch.json"'
        return answer

    @api.delete("/api/me", responses=documented(403, 413, model=shapes.Me), summary="Be nobody again: all is forgotten")
    def go(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            person = visits.of(connection, request)
        if person is not None:
            person_deletion.forget(context, person.id)
        with context.store.read() as connection:
            data = told(connection, request, {})
        return visitors.take_back(responses.json(data))
