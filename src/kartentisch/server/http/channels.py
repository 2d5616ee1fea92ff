"""Channels of a table, over HTTP: services where a group is told whose turn it is."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.notifying import Notifying
from kartentisch.server.http.parameters import Lang, Marker, TargetId, documented
from kartentisch.server.notifications import channels
from kartentisch.server.people import Person
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository
from kartentisch.server.tables.table import Table


def add_routes(api: APIRouter, notifying: Notifying) -> None:
    """Give the router these routes."""
    context, visits = notifying.context, notifying.visits

    def of_table(connection: Connection, table: Table, holder: int, person: Person | None) -> Response:
        offered = notifying.settings.offers("other")
        return responses.json({"offered": offered, **channels.told(connection, table, holder, person)})

    @api.get(
        "/api/tables/{table_id}/channels",
        responses=documented(401, 403, 404, model=shapes.Channels),
        summary="The services where the table tells whose turn it is",
    )
    def show_channels(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            table = repository.find(connection, table_id)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            if not contexts.belongs(table, holder):
                raise refuse("foreign_seat")
            return of_table(connection, table, holder, visits.of(connection, request))

    @api.post(
        "/api/tables/{table_id}/channels",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Channels),
        summary="Give the table a channel: a service where a group is told whose turn it is, by seats",
    )
    def add_channel(
        request: Request, marker: Marker, table_id: str, body: requests.Service, lang: Lang = None
    ) -> Response:
        notifying.insist("other")
        notifying.charge(request)
        with context.store.read() as connection:
            table = repository.find(connection, table_id)
            channels.insist_leads(table, contexts.known_holder(connection, table, responses.shown(request)))
        said = notifying.named(body.address)
        with context.store.write() as connection:
            table = repository.find(connection, table_id, lock=True)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            channels.insist_leads(table, holder)
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            channels.add(connection, table, visit.person, body.address, said, spoken, now)
            return visit.answered(request, of_table(connection, table, holder, visit.person))

    @api.delete(
        "/api/tables/{table_id}/channels/{target}",
        responses=documented(401, 403, 404, 413, model=shapes.Channels),
        summary="Take a channel from the table",
    )
    def drop_channel(request: Request, marker: Marker, table_id: str, target: TargetId, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            table = repository.find(connection, table_id)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            channels.insist_leads(table, holder)
            channels.drop(connection, table, target)
            return of_table(connection, table, holder, visits.of(connection, request))
