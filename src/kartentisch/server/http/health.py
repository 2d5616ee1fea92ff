"""Whether the server is well, and its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

import kartentisch
from kartentisch.server.http import responses, shapes
from kartentisch.server.http.parameters import Bearer, documented
from kartentisch.server.metrics import Metrics
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.context import Context


def add_routes(api: APIRouter, context: Context, metrics: Metrics) -> None:
    """Give the router these routes, for one context."""

    @api.get(
        "/healthz",
        responses={200: {"model": shapes.Health}, 503: {"model": shapes.Health}},
        summary="Is the server well: its store, its timers (bots and clocks), its disk?",
    )
    def healthz() -> Response:
        found = context.heartbeat.find(context.store)
        well = all(what == "ok" for what in found.values())
        told = {"status": "ok" if well else "ill", "version": kartentisch.__version__, **found}
        return responses.json(told, 200 if well else 503)

    @api.get(
        "/metrics", responses=documented(403), dependencies=Bearer, summary="Metrics for Prometheus",
        response_class=PlainTextResponse,
    )  # fmt: skip
    def show_metrics(request: Request) -> Response:
        if not responses.may_see_metrics(request, context.metrics_token):
            raise refuse("metrics_closed")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
