"""The whole server as one application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

import kartentisch
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http import (
    calendars,
    channels,
    email_consent,
    email_sign_in,
    fast_path,
    games,
    health,
    lobby,
    looking_ahead,
    notebook,
    notifications,
    page,
    persons,
    positions,
    responses,
    reviews,
    sign_in,
    stream_routes,
    tables,
)
from kartentisch.server.http.aliases import Aliases, described
from kartentisch.server.http.host_cookies import HostCookies
from kartentisch.server.http.middleware import Guard
from kartentisch.server.http.notifying import Notifying
from kartentisch.server.http.odds import hint_chances
from kartentisch.server.http.odds import routes as odds
from kartentisch.server.http.odds.process import OddsProcess
from kartentisch.server.http.sign_in import Signing
from kartentisch.server.http.visitors import Visits
from kartentisch.server.metrics import Metrics
from kartentisch.server.notifications.notifier import Notifier
from kartentisch.server.store import database
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.timers import Timekeeper
from kartentisch.server.views import past_moments
from kartentisch.server.views.position_editor import Checker
from kartentisch.server.views.reviewer import Reviewer

NO_DELIVERY: Final = DeliverySettings()
OPENING: Final = 10.0  # seconds at most until lost time is given back

ABOUT = """Tables for conquest board games.

* Every request that changes something carries the header `X-Kartentisch`.
* A seat's secret is shown once; send it as `Authorization: Bearer SECRET`, or keep the cookie.
* A refusal is `{"error": {"code", "rule", "args", "sentence"}}`, the sentence in the language of the request.
"""


class _Application(FastAPI):
    """The framework with layers of ours around all of its own.

    What these answer themselves, as the fast path does, passes through none of the framework's.
    """

    _outermost: ASGIApp

    def surround(self, layers: Callable[[ASGIApp], ASGIApp]) -> None:
        """`layers`: around the framework."""
        self._outermost = layers(super().__call__)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._outermost(scope, receive, send)


def make_app(
    context: Context,
    timekeeper: bool = True,
    page_folder: Path = page.FOLDER,
    names: Collection[str] = (),
    delivery: DeliverySettings = NO_DELIVERY,
) -> FastAPI:
    """The application; with a timekeeper bots answer, clocks run and games are reviewed while it is up.

    Args:
        names: by which the server may be asked for (`host_names`).
        delivery: what may leave the server on its own; with a timekeeper it does.

    Raises:
        EngineError: `store_full` and others of the store, in which something is noted.
    """
    metrics, odds_process, visits = Metrics(), OddsProcess(apart=context.threads), Visits(context)
    position_checks = positions.PositionChecks(context, Checker(apart=context.threads))
    notifier = Notifier(context, delivery, metrics)
    reviewer = Reviewer(context) if context.threads else None

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        keeper = Timekeeper(context) if timekeeper else None
        if keeper is not None:
            keeper.start()
            await asyncio.to_thread(keeper.opened.wait, OPENING)  # before anybody plays by the clock
            if delivery.kinds or delivery.mail is not None:
                notifier.start()
            if reviewer is not None:
                reviewer.start()
        yield
        context.wakeups.close()
        if reviewer is not None:
            await asyncio.to_thread(reviewer.stop)
        if keeper is not None:
            keeper.stop()
        notifier.stop()
        context.workers.close()
        context.bot_pool.close()
        odds_process.close()
        position_checks.checker.close()

    app = _Application(
        title="Kartentisch",
        version=kartentisch.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their scripts come from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    games.add_routes(app.router)
    positions.add_routes(app.router, context, position_checks)
    past = past_moments.Past(context.past_time)
    # not included: looking through what is included takes twice as long
    lobby.add_routes(app.router, context, visits, position_checks, past)
    tables.add_routes(app.router, context, metrics, past)
    stream_routes.add_routes(app.router, context, metrics, past)
    looking_ahead.add_routes(app.router, context, metrics, hint_chances.chances(odds_process))
    health.add_routes(app.router, context, metrics)
    notebook.add_routes(app.router, context)
    reviews.add_routes(app.router, context, reviewer)
    known_by = names if context.threads else None  # in a browser there are no other devices
    sign = Signing(context, visits, known_by, delivery.mail is not None and bool(delivery.address))
    persons.add_routes(app.router, context, sign)
    sign_in.add_routes(app.router, context, sign)
    email_sign_in.add_routes(app.router, context, sign, delivery)
    notifying = Notifying(context, visits, delivery, notifier)
    notifications.add_routes(app.router, notifying)
    channels.add_routes(app.router, notifying)
    calendars.add_routes(app.router, notifying)
    email_consent.add_routes(app.router, context)
    app.router.routes.sort(key=lambda route: not fast_path.takes(route))  # what is asked most is found first
    app.state.notifier = notifier
    app.include_router(odds.routes(odds_process, context))
    app.router.routes.extend(page.routes(page_folder))
    responses.explain_faults(app, metrics)

    def guarded(inner: ASGIApp) -> ASGIApp:
        inside = fast_path.FastPath(inner, app.router.routes, context.workers)
        kept = HostCookies(inside, context.store)
        guard = Guard(kept, context.limits, context.store.now, metrics, responses.refused_at_the_door, names)
        return Aliases(guard)

    with database.explained():  # the disk may have got full since the store was opened
        app.surround(guarded)
    _describe_aliases(app)
    return app


def _describe_aliases(app: FastAPI) -> None:
    """The description, when it is first asked for, has the old names as well."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            told = plain()
            app.openapi_schema = told | {"paths": described(told["paths"])}
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # as FastAPI says
