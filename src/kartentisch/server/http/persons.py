"""Who somebody is, over HTTP: `/api/me`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.http import requests, responses, shapes, sites, visits
from kartentisch.server.http.routes import Lang, Marker, documented
from kartentisch.server.http.visits import Visits
from kartentisch.server.people import devices, sessions
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import farewell
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.names import LONGEST_NAME, plain
from kartentisch.server.views import own_data


def told(
    connection: Connection, request: Request, names: Collection[str] | None, cookies: Mapping[str, str]
) -> dict[str, Any]:
    """What somebody is told of themselves, and what this house offers at this address."""
    data: dict[str, Any] = {"person": None, "offers": {"passkeys": sites.offers_passkeys(request, names)}}
    person = people.person_of(connection, cookies)
    if person is not None:
        data["person"] = {
            "name": person.name,
            "language": person.language,
            "zone": person.zone,
            "passkeys": devices.passkeys(connection, person.id),
            "devices": devices.told(connection, person.id, cookies[people.COOKIE]),
        }
    return data


def add_routes(api: APIRouter, desk: Desk, comers: Visits, names: Collection[str] | None) -> None:
    """Give the router the routes of persons; `names`: of the house."""

    @api.get("/api/me", responses=documented(model=shapes.Me), summary="Who you are; nobody, before you wanted it")
    def who(request: Request, lang: Lang = None) -> Response:
        now = desk.store.now()
        with desk.store.read() as connection:
            late = sessions.unnoted(connection, request.cookies, now)
            answer = responses.json(told(connection, request, names, request.cookies))
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
            data = told(connection, request, names, visit.cookies(request))
        return visit.answered(request, responses.json(data))

    @api.get("/api/me/data", responses=documented(401), summary="All that is kept of you")
    def own(request: Request, lang: Lang = None) -> Response:
        with desk.store.read() as connection:
            person = comers.of(connection, request)
            if person is None:
                raise refuse("nobody_here")
            data = own_data.of(connection, person, request.cookies[people.COOKIE])
        answer = responses.json(data)
        answer.headers["content-disposition"] = 'attachment; filename="kartentisch.json"'
        return answer

    @api.delete("/api/me", responses=documented(403, 413, model=shapes.Me), summary="Be nobody again: all is forgotten")
    def go(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with desk.store.read() as connection:
            person = comers.of(connection, request)
        if person is not None:
            farewell.forget(desk, person.id)
        with desk.store.read() as connection:
            data = told(connection, request, names, {})
        return visits.take_back(responses.json(data))
