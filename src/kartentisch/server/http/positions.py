"""Positions that people draw: of what they consist, what is wrong with one, files of scenarios in and out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fastapi import APIRouter, Request, Response

from kartentisch.engine.entries import is_update
from kartentisch.engine.errors import EngineError
from kartentisch.engine.record import Record
from kartentisch.server.cache import game_of
from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.games import GameName
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import quotas
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table
from kartentisch.server.views import position_editor
from kartentisch.server.views.position_editor import Charged, Checker

LEAST = 0.01  # seconds that one look costs, whatever it found


class PositionChecks:
    """Who looks at positions for visitors: each has a share of the helper's time."""

    def __init__(self, context: Context, checker: Checker) -> None:
        self.checker = checker
        self._context = context

    @contextmanager
    def visited(self, request: Request) -> Iterator[Charged]:
        """The helper, for one visitor, who is charged what it does for them, not the wait for others.

        Raises:
            Rejected: `too_many_requests` where somebody has had their share.
        """
        visitor = quotas.origin(self._context.store.identity, request.client.host if request.client else "")
        if not self._context.position_time.allows(visitor, LEAST):
            raise refuse("too_many_requests")
        charged = Charged(self.checker, visitor)
        try:
            yield charged
        finally:
            self._context.position_time.spend(visitor, charged.seconds)

    def admit(self, request: Request, game: str, position: Mapping[str, Any]) -> None:
        """Whether a table can begin there, as `Game.load` takes it.

        Raises:
            EngineError: what is wrong with it.
            Rejected: `position_over`, `position_too_hard`, `too_many_requests`.
        """
        game_of(game)
        with self.visited(request) as checker:
            seen = checker.ask("check", game, position, True)
        if seen["over"]:
            raise refuse("position_over")

    def replay(self, request: Request, record: str) -> None:
        """Play a saved game in the helper first, if it begins or goes on at a position that somebody may have made up.

        Raises:
            EngineError, Rejected: as `admit`, and as `Record.verify`.
        """
        saved = Record.parse(record)
        if "position" in saved.header or any(map(is_update, saved.entries)):
            with self.visited(request) as checker:
                checker.ask("replay", record)


def add_routes(api: APIRouter, context: Context, position_checks: PositionChecks) -> None:
    """Give the router the routes of positions; nothing of them is stored."""

    @api.get(
        "/api/games/{game}/positions",
        responses=documented(304, model=shapes.Outline),
        summary="What a position of the game consists of, for drawing one",
    )
    def outline(request: Request, game: GameName, lang: Lang = None) -> Response:
        return responses.lasting(request, position_editor.outline(game))

    @api.post(
        "/api/games/{game}/positions",
        responses=documented(403, 404, 409, 413, model=shapes.Drawn),
        summary="A position looked at, read from a file, or written as one; nothing is stored",
    )
    def look(request: Request, marker: Marker, game: GameName, body: requests.Drawn, lang: Lang = None) -> Response:
        rules, spoken = game_of(game), responses.language(request)
        names, options, position, title = list(body.names), dict(body.options), body.position, body.title
        with position_checks.visited(request) as checker:
            if body.text:
                read = checker.ask("read", body.text)
                if read["game"] != game:
                    raise EngineError("foreign_state", game=game)
                names, options, position = read["names"], read["options"], read["position"]
                title = read["title"]
            elif position is None:  # the set-up, dealt
                state = rules.new(len(names), context.seed(), options)
                position = dict(rules.dump(state))
            position = {key: part for key, part in position.items() if key not in requests.HEAD}
            seen = position_editor.checked(checker, game, names, options, position, spoken)
            text = None
            if body.write and seen["problem"] is None:
                whole = position_editor.whole(game, len(names), options, position)
                text = checker.ask("write", game, title or rules.id, names, whole)["text"]
        told = {"names": names, "options": options, "position": position, "title": title, "text": text}
        return responses.json(seen | told)


def of_moment(table: Table, world: Any, dealt: bool) -> dict[str, Any]:
    """A moment of a table in the form in which positions are drawn; `dealt`: hidden things are dealt anew in it."""
    position = {key: part for key, part in table.game.dump(world).items() if key not in requests.HEAD}
    head = {"game": table.game_name, "names": table.names, "options": dict(table.options)}
    return head | {"position": position, "dealt": dealt}
