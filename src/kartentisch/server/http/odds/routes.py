"""The routes of the odds: one for each game that has some."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Response

from kartentisch.server.http import responses
from kartentisch.server.http.odds import attack, attacke, europe, selfr3
from kartentisch.server.http.odds.reckoner import Reckoner, asked

LASTS: Final = "public, max-age=86400"  # the same question has the same answer for ever
GAMES: Final = (attack, attacke, europe, selfr3)


def routes(reckoner: Reckoner) -> APIRouter:
    """All routes, with the helper that reckons."""

    def answer(game: str, question: dict[str, Any]) -> Response:
        told = responses.json(reckoner.ask(asked(game, question)))
        told.headers["Cache-Control"] = LASTS
        return told

    api = APIRouter()
    for game in GAMES:
        game.add(api, answer)
    return api
