"""What the links in an e-mail do: e-mails are welcome, or none come any more."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.parameters import Lang, Marker, Token, documented
from kartentisch.server.notifications import targets
from kartentisch.server.tables.context import Context


def add_routes(api: APIRouter, context: Context) -> None:
    """Give the router these routes."""

    @api.post(
        "/api/notifications/confirm",
        responses=documented(403, 409, 413, model=shapes.Agreed),
        summary="E-mails are welcome",
    )
    def agree(request: Request, marker: Marker, body: requests.ByEmail, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            return responses.json({"shown": targets.confirm(connection, body.token, context.store.now()).shown})

    @api.post(
        "/api/notifications/block", responses=documented(403, 409, 413, model=shapes.Agreed), summary="No e-mails, ever"
    )
    def refuse_all(request: Request, marker: Marker, body: requests.ByEmail, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            targets.never_again(connection, body.token, context.store.now())
        return responses.json({"shown": ""})

    @api.post(
        "/notifications/unsubscribe/{token}",
        responses=documented(409, 413, model=shapes.Agreed),
        summary="One click in an e-mail: no more of them (RFC 8058)",
    )
    def off(request: Request, token: Token, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            targets.end(connection, token)
        return responses.json({"shown": ""})
