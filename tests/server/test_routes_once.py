"""Servers of tests, whose routes are read once in a process, are as the real one."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from kartentisch.server.http.app import make_app
from kartentisch.server.tables.context import Context, Limits
from tests.server import routes_once
from tests.server.running_server import RunningServer


def routes(app: FastAPI) -> list[Any]:
    return [route for route in app.routes if isinstance(route, APIRoute)]


@pytest.mark.thorough
def test_what_was_read_before_makes_the_same_server(server: RunningServer) -> None:
    context = Context(server.context.store, Limits.none())
    plain = make_app(context)
    with routes_once.known():
        known = make_app(context)
    assert known.openapi() == plain.openapi() and len(routes(known)) > 60
    for mine, real, other in zip(routes(known), routes(plain), routes(server.app), strict=True):
        assert (mine.path, mine.methods, mine.name) == (real.path, real.methods, real.name)
        assert vars(mine).keys() == vars(real).keys() and mine.app is not real.app
        assert mine.dependant.call is mine.endpoint and mine.dependency_overrides_provider is known
        if mine.endpoint.__closure__:  # what knows its server knows its own one
            assert mine.endpoint is not other.endpoint and mine.dependant is not other.dependant
