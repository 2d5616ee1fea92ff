"""What stands beside the log, over HTTP: notes, plans, and what a side says among itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from kartentisch.server.http import responses, shapes
from kartentisch.server.http.parameters import Bearer, Lang, Marker, SeatQuery, documented
from kartentisch.server.notebook import storage
from kartentisch.server.notebook.audiences import place_of
from kartentisch.server.notebook.entries import AnyAside
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Context
from kartentisch.server.views import sentences

PATH = "/api/tables/{table_id}/notebook"
Name = Annotated[
    str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", description="Chosen by the client, a new one for each thing.")
]
Known = Annotated[int, Query(ge=0, le=2**53 - 1, description="As far as the client knows it.")]


def add_routes(api: APIRouter, context: Context) -> None:
    """Give the router these routes."""

    @contextmanager
    def writing(request: Request, table_id: str, seat: int | None) -> Iterator[storage.Writer]:
        """In one transaction, in which the table is read but not changed."""
        with context.store.write() as connection:
            table = repository.find(connection, table_id, lock=True)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            context.charge(table, holder)
            if not context.notebook_rate.allows(f"{table_id} {holder}"):
                raise refuse("too_many_requests")
            yield storage.Writer(connection, table, holder, place_of(table, holder, seat), context.store.now())

    @api.get(
        PATH,
        responses=documented(401, 403, 404, model=shapes.NotebookEntries),
        dependencies=Bearer,
        summary="Your notes and plans, and what your side shares and says, as far as it is newer than you know",
    )
    def look(
        request: Request, table_id: str, seat: SeatQuery = None, own: Known = 0, side: Known = 0, lang: Lang = None
    ) -> Response:
        with context.look(table_id) as (connection, table):
            holder = contexts.known_holder(connection, table, responses.shown(request))
            found = storage.read(connection, table, holder, place_of(table, holder, seat), own, side)
        return responses.json({**found, "items": [spoken(item, request) for item in found["items"]]})

    @api.put(
        PATH + "/{name}",
        responses=documented(401, 403, 404, 409, 413, model=shapes.NotebookEntry),
        dependencies=Bearer,
        summary="Keep a note or a plan, or say something to your allies; nobody else learns of it",
    )
    def put(
        request: Request, marker: Marker, table_id: str, name: Name, body: AnyAside, seat: SeatQuery = None,
        lang: Lang = None,
    ) -> Response:  # fmt: skip
        with writing(request, table_id, seat) as by:
            kept, recipients = storage.put(by, name, body)
            storage.hint(by.connection, table_id, recipients, by.now)
        context.wakeups.wake_holders(table_id, recipients)
        return responses.json(spoken(kept, request))

    @api.delete(
        PATH + "/{name}",
        responses=documented(401, 403, 404, model=shapes.NotebookRevisions),
        dependencies=Bearer,
        summary="Throw a note or a plan of yours away",
    )
    def remove(
        request: Request, marker: Marker, table_id: str, name: Name, seat: SeatQuery = None, lang: Lang = None
    ) -> Response:
        with writing(request, table_id, seat) as by:
            recipients = storage.remove(by, name)
            storage.hint(by.connection, table_id, recipients, by.now)
            now = revisions(by)
        context.wakeups.wake_holders(table_id, recipients)
        return now

    @api.post(
        PATH + "/{name}/report",
        responses=documented(401, 403, 404, 409, model=shapes.NotebookRevisions),
        dependencies=Bearer,
        summary="Tell whoever runs the server of something that an ally has said",
    )
    def report(
        request: Request, marker: Marker, table_id: str, name: Name, seat: SeatQuery = None, lang: Lang = None
    ) -> Response:
        with writing(request, table_id, seat) as by:
            storage.report(by, name)
            return revisions(by)


def revisions(by: storage.Writer) -> Response:
    """How far it is by now."""
    own, side = storage.revisions(by.connection, by.table, by.holder, by.seat)
    return responses.json({"own": own, "side": side})


def spoken(item: dict[str, Any], request: Request) -> dict[str, Any]:
    """With a phrase in the reader's language."""
    if "phrase" not in item:
        return item
    return {**item, "text": sentences.speech(responses.language(request)).say(f"phrase-{item['phrase']}")}
