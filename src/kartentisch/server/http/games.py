"""Games over HTTP: their words, boards, rules and pictures, and the lessons and puzzles that they bring."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from kartentisch import games
from kartentisch.engine.errors import KartentischError
from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.tables import chat, play
from kartentisch.server.views import catalogue, courses, destinations, sentences

GameName = Annotated[str, Path(max_length=32, examples=["attila"])]
StartName = Annotated[str, Query(max_length=64, description="A start of the game, which may have a page of its own.")]
LessonName = Annotated[str, Path(max_length=64)]


def add_routes(api: APIRouter) -> None:
    """Give the router the routes of games; nothing of them is stored."""

    @api.get("/api/games", responses=documented(model=shapes.Games), summary="Games, options, bots")
    def all_games(request: Request, lang: Lang = None) -> Response:
        lang = responses.language(request)
        phrases = [{"id": name, "sentence": sentences.speech(lang).say(f"phrase-{name}")} for name in chat.PHRASES]
        return responses.json({"games": [catalogue.in_short(name, lang) for name in games.ready()], "phrases": phrases})

    @api.get("/api/games/{game}", responses=documented(304, model=shapes.Told), summary="All words of a game")
    def one_game(request: Request, game: GameName, lang: Lang = None) -> Response:
        return responses.lasting(request, catalogue.in_full(game, responses.language(request)))

    @api.get("/api/games/{game}/diagram", responses=documented(304), summary="The board as a map, drawn by itself")
    def board_diagram(request: Request, game: GameName, lang: Lang = None) -> Response:
        return responses.lasting(request, catalogue.board_diagram(game))

    @api.get("/api/games/{game}/rules", responses=documented(304, model=shapes.Rules), summary="Rules to read")
    def rules(request: Request, game: GameName, lang: Lang = None) -> Response:
        return responses.lasting(request, catalogue.rules(game, responses.language(request)))

    @api.get("/api/games/{game}/short", responses=documented(304, 404, model=shapes.Short), summary="The game in short")
    def short(request: Request, game: GameName, start: StartName = "", lang: Lang = None) -> Response:
        return responses.lasting(request, catalogue.short(game, responses.language(request), start))

    @api.get("/api/games/{game}/glossary", responses=documented(304, model=shapes.Glossary), summary="Words of a game")
    def glossary(request: Request, game: GameName, lang: Lang = None) -> Response:
        return responses.lasting(request, catalogue.words(game, responses.language(request)))

    @api.get(
        "/api/games/{game}/pictures/{file}",
        responses={**documented(304, 404), 200: {"content": {"image/svg+xml": {}}}},
        summary="A drawing that the rules show",
        response_class=Response,
    )
    def picture(request: Request, game: GameName, file: Annotated[str, Path(max_length=64)]) -> Response:
        return responses.lasting(request, catalogue.picture(game, file), responses.SVG)

    @api.get(
        "/api/games/{game}/{shelf}/{name}",
        responses=documented(304, model=shapes.Lesson),
        summary="A lesson, or puzzles, by chapters",
    )
    def lesson(request: Request, game: GameName, shelf: courses.Shelf, name: LessonName, lang: Lang = None) -> Response:
        return responses.lasting(request, courses.told(game, shelf, name, responses.language(request)))

    @api.post(
        "/api/games/{game}/{shelf}/{name}/{chapter}",
        responses=documented(403, 404, 409, 413, model=shapes.Learnt | shapes.Ahead | shapes.Routes | shapes.Refused),
        summary="A chapter of a lesson as far as it was answered; nothing is stored",
    )
    def learn(
        request: Request,
        marker: Marker,
        game: GameName,
        shelf: courses.Shelf,
        name: LessonName,
        chapter: LessonName,
        body: requests.Learnt,
        lang: Lang = None,
    ) -> Response:
        known, spoken, place = courses.unknown_table(game), responses.language(request), f"{game}-{name}-{chapter}"
        try:
            run = courses.course(game, shelf, name, chapter, body.answers)
            if body.wish is not None:
                where = destinations.Wish(body.wish.to or "", body.wish.origin)
                actions = play.numbers(run.game, body.draft or [])
                return responses.json(courses.routes(run, place, actions, where, spoken))
            if body.draft is not None:
                return responses.json(courses.ahead(run, place, play.numbers(run.game, body.draft), spoken, True))
            return responses.json(courses.shown(run, place, spoken, body.after, way=shelf == "lessons"))
        except KartentischError as error:  # the sentence needs the words of the game
            return responses.refusal_told(request, error, known, body.refusals)
