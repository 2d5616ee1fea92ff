"""The calendar of a person's deadlines, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kartentisch.server.http import responses, shapes
from kartentisch.server.http.notifying import Notifying, known
from kartentisch.server.http.parameters import Lang, Marker, Token, documented
from kartentisch.server.notifications import calendar


def add_routes(api: APIRouter, notifying: Notifying) -> None:
    """Give the router these routes."""
    context, visits = notifying.context, notifying.visits

    @api.post(
        "/api/notifications/calendar",
        responses=documented(403, 409, 413, model=shapes.CalendarTold),
        summary="A calendar of your deadlines, at a secret address; one from before ends",
    )
    def begin_calendar(request: Request, marker: Marker, lang: Lang = None) -> Response:
        notifying.insist("calendar")
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            secret = calendar.begin(connection, visit.person.id)
        path = f"/api/calendar/{secret}.ics?lang={responses.language(request)}"
        return visit.answered(request, responses.json({"path": path}))

    @api.delete(
        "/api/notifications/calendar",
        responses=documented(403, 404, 413, model=shapes.Notifications),
        summary="No calendar any more",
    )
    def end_calendar(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            person = known(connection, request)
            calendar.end(connection, person.id)
            return notifying.told(connection, person)

    @api.get(
        "/api/calendar/{secret}.ics",
        responses={**documented(304, 404), 200: {"content": {"text/calendar": {}}}},
        summary="Your deadlines, for any calendar that subscribes to an address",
        response_class=Response,
    )
    def show_calendar(request: Request, secret: Token, lang: Lang = None) -> Response:
        notifying.insist("calendar")
        with context.store.read() as connection:
            person = calendar.owner(connection, secret)
            data = calendar.feed(connection, person, responses.language(request), notifying.settings.address)
        return responses.lasting(request, data, "text/calendar; charset=utf-8")
