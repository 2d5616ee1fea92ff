"""The routes of the odds: one for each game that has some."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from kartentisch.server.http import responses
from kartentisch.server.http.odds import attack, attacke, europe, selfr3
from kartentisch.server.http.odds.reckoner import Reckoner, asked
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import quotas
from kartentisch.server.tables.desk import Desk

LASTS: Final = "public, max-age=86400"  # the same question has the same answer for ever
GAMES: Final = (attack, attacke, europe, selfr3)


LEAST: Final = 0.01  # seconds that one question costs which is not known yet, whatever it takes


def routes(reckoner: Reckoner, desk: Desk) -> APIRouter:
    """All routes, with the helper that reckons: each visitor has a share of its time."""

    def reckoned(request: Request, line: bytes) -> dict[str, Any]:
        visitor = quotas.origin(desk.store.identity, request.client.host if request.client else "")
        if not desk.reckonings.allows(visitor, LEAST):
            raise refuse("too_many_requests")
        seconds: list[float] = []
        try:
            return reckoner.ask(line, seconds.append)
        finally:
            desk.reckonings.spend(visitor, sum(seconds))

    def answer(request: Request, game: str, question: dict[str, Any]) -> Response:
        line = asked(game, question)
        told = responses.json(reckoner.known(line) or reckoned(request, line))
        told.headers["Cache-Control"] = LASTS
        return told

    api = APIRouter()
    for game in GAMES:
        game.add(api, answer)
    return api
