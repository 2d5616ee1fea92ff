"""The whole server as one application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.types import ASGIApp

import kartentisch
from kartentisch.server.http import (
    asides,
    entering,
    games,
    letters,
    notices,
    page,
    persons,
    positions,
    responses,
    reviews,
    routes,
    sign_in,
)
from kartentisch.server.http.fast_path import FastPath
from kartentisch.server.http.guard import Guard
from kartentisch.server.http.host_cookies import HostCookies
from kartentisch.server.http.odds import of_hints
from kartentisch.server.http.odds import routes as odds
from kartentisch.server.http.odds.reckoner import Reckoner
from kartentisch.server.http.sign_in import Signing
from kartentisch.server.http.visits import Visits
from kartentisch.server.metrics import Metrics
from kartentisch.server.notices.postman import Postman
from kartentisch.server.post.settings import PostSettings
from kartentisch.server.tables.desk import Desk
from kartentisch.server.tables.timers import Timekeeper
from kartentisch.server.views import lookback
from kartentisch.server.views.drawn import Checker
from kartentisch.server.views.reviewer import Reviewer

NO_POST: Final = PostSettings()
OPENING: Final = 10.0  # seconds at most until lost time is given back

ABOUT = """Tables for conquest board games.

* Every request that changes something carries the header `X-Kartentisch`.
* A seat's secret is shown once; send it as `Authorization: Bearer SECRET`, or keep the cookie.
* A refusal is `{"error": {"code", "rule", "args", "sentence"}}`, the sentence in the language of the request.
"""


def make_app(
    desk: Desk,
    timekeeper: bool = True,
    page_folder: Path = page.FOLDER,
    names: Collection[str] = (),
    post: PostSettings = NO_POST,
) -> FastAPI:
    """The application; with a timekeeper bots answer, clocks run and games are reckoned while it is up.

    Args:
        names: by which the house may be asked for (`host_names`).
        post: what may leave the house on its own; with a timekeeper it does.
    """
    metrics, reckoner, visits = Metrics(), Reckoner(apart=desk.threads), Visits(desk)
    surveyor = positions.Surveyor(desk, Checker(apart=desk.threads))
    postman = Postman(desk, post, metrics)
    reviewer = Reviewer(desk) if desk.threads else None

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        keeper = Timekeeper(desk) if timekeeper else None
        if keeper is not None:
            keeper.start()
            await asyncio.to_thread(keeper.opened.wait, OPENING)  # before anybody plays by the clock
            if post.kinds or post.mail is not None:
                postman.start()
            if reviewer is not None:
                reviewer.start()
        yield
        desk.wakeups.close()
        if reviewer is not None:
            await asyncio.to_thread(reviewer.stop)
        if keeper is not None:
            keeper.stop()
        postman.stop()
        desk.workers.close()
        desk.thinkers.close()
        reckoner.close()
        surveyor.checker.close()

    app = FastAPI(
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
    positions.add_routes(app.router, desk, surveyor)
    past = lookback.Past(desk.looks)
    # not included: looking through what is included takes twice as long
    entering.add_routes(app.router, desk, visits, surveyor, past)
    routes.add_routes(app.router, desk, metrics, past, of_hints.chances(reckoner))
    asides.add_routes(app.router, desk)
    reviews.add_routes(app.router, desk, reviewer)
    known_by = names if desk.threads else None  # in a browser there are no other devices
    sign = Signing(desk, visits, known_by, post.mail is not None and bool(post.address))
    persons.add_routes(app.router, desk, sign)
    sign_in.add_routes(app.router, desk, sign)
    letters.add_routes(app.router, desk, sign, post)
    notices.add_routes(app.router, desk, visits, post, postman)
    app.state.postman = postman
    app.include_router(odds.routes(reckoner, desk))
    app.router.routes.extend(page.routes(page_folder))
    responses.explain_faults(app, metrics)

    def guarded(inner: ASGIApp) -> ASGIApp:
        inside = FastPath(inner, app.router.routes, desk.workers)
        kept = HostCookies(inside, desk.store)
        return Guard(kept, desk.limits, desk.store.now, metrics, responses.refused_at_the_door, names)

    app.add_middleware(guarded)
    return app
