"""The routes of the odds: one for each game that has some."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Response

from kartentisch.server import answers
from kartentisch.server.odds import attack, attacke, europe, selfr3
from kartentisch.server.reckoner import Reckoner, wish

LASTS: Final = "public, max-age=86400"  # the same question has the same answer for ever
GAMES: Final = (attack, attacke, europe, selfr3)


def routes(reckoner: Reckoner) -> APIRouter:
    """All routes, with the helper that reckons."""

    def answer(game: str, question: dict[str, Any]) -> Response:
        told = answers.json(reckoner.ask(wish(game, question)))
        told.headers["Cache-Control"] = LASTS
        return told

    api = APIRouter()
    for game in GAMES:
        game.add(api, answer)
    return api
