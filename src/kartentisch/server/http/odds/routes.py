"""The routes of the odds: one for each game that has some."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from kartentisch.server.http import responses
from kartentisch.server.http.odds import attack, attacke, europe, selfr3
from kartentisch.server.http.odds.process import OddsProcess, asked
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.tables import quotas
from kartentisch.server.tables.context import Context

LASTS: Final = "private, max-age=86400"  # the same answer for ever; a cache of all would tell what others have asked
GAMES: Final = (attack, attacke, europe, selfr3)


LEAST: Final = 0.01  # seconds that one question costs which is not known yet, whatever it takes


def routes(odds_process: OddsProcess, context: Context) -> APIRouter:
    """All routes, with the helper that computes: each visitor has a share of its time."""

    def computed(visitor: str, asker: str, line: bytes) -> dict[str, Any]:
        if not context.odds_time.allows(visitor, LEAST):
            raise refuse("too_many_requests")
        seconds: list[float] = []
        try:
            return odds_process.ask(asker, line, seconds.append, visitor)
        finally:
            context.odds_time.spend(visitor, sum(seconds))

    def answer(request: Request, game: str, question: dict[str, Any]) -> Response:
        line = asked(game, question)
        visitor = quotas.origin(context.store.identity, request.client.host if request.client else "")
        asker = f"{visitor} {access_tokens.digest(request.headers.get('cookie', ''))}"  # of several in one network
        told = responses.json(odds_process.known(asker, line) or computed(visitor, asker, line))
        told.headers["Cache-Control"] = LASTS
        return told

    api = APIRouter()
    for game in GAMES:
        game.add(api, answer)
    return api
