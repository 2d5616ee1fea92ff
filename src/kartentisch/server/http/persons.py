"""Who somebody is, over HTTP: `/api/me`."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from kartentisch.server import people
from kartentisch.server.http import requests, responses, shapes, visits
from kartentisch.server.http.routes import Lang, Marker, documented
from kartentisch.server.http.visits import Visits
from kartentisch.server.people import Person, sessions
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.names import LONGEST_NAME, plain


def told(person: Person | None) -> dict[str, Any]:
    """What somebody is told of themselves."""
    if person is None:
        return {"person": None}
    return {"person": {"name": person.name, "language": person.language, "zone": person.zone}}


def add_routes(api: APIRouter, desk: Desk, comers: Visits) -> None:
    """Give the router the routes of persons."""

    @api.get("/api/me", responses=documented(model=shapes.Me), summary="Who you are; nobody, before you wanted it")
    def who(request: Request, lang: Lang = None) -> Response:
        now = desk.store.now()
        with desk.store.read() as connection:
            person = comers.of(connection, request)
            late = sessions.unnoted(connection, request.cookies, now)
        answer = responses.json(told(person))
        if not late:
            return answer
        secret = request.cookies[people.COOKIE]
        with desk.store.write() as connection:
            sessions.seen(connection, secret, now)
        return visits.hand_over(request, answer, secret)  # it lasts from now on

    @api.patch("/api/me", responses=documented(403, 413, model=shapes.Me), summary="Be somebody, or say who you are")
    def change(request: Request, marker: Marker, body: requests.AboutMe, lang: Lang = None) -> Response:
        name = plain(body.name, LONGEST_NAME) if body.name else body.name
        with desk.store.write() as connection:
            visit = comers.needed(connection, request)
            people.change(connection, visit.person.id, name, body.language, body.zone)
            person = people.find(connection, visit.person.id)
        return visit.answered(request, responses.json(told(person)))

    @api.delete("/api/me", responses=documented(403, 413, model=shapes.Me), summary="Be nobody again: all is forgotten")
    def go(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with desk.store.write() as connection:
            person = comers.of(connection, request)
            if person is not None:
                people.forget(connection, person.id)
        return visits.take_back(responses.json(told(None)))
