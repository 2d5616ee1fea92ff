"""What the server says, in the words of server, engine and game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kartentisch.engine.errors import Rejection
from kartentisch.engine.language import Language
from kartentisch.server.cache import game_of
from kartentisch.server.tables.table import Table


@lru_cache(maxsize=512)
def speech(lang: str, game: str = "", players: tuple[str, ...] = ()) -> Language:
    """The sentences of server, engine and game."""
    return Language(lang, game_of(game) if game else None, players, room="kartentisch.server")


def speech_at(table: Table, lang: str) -> Language:
    names = tuple(seat.name or speech(lang).player(seat.seat) for seat in table.seats)
    return speech(lang, table.game_name, names)


def refusal(rejection: Rejection, lang: str, table: Table | None = None) -> dict[str, Any]:
    """A rejection with its sentence."""
    args = {key: str(value) if _huge(value) else value for key, value in rejection.args.items()}
    rejection = Rejection(rejection.code, rejection.rule, args)
    language = speech(lang) if table is None else speech_at(table, lang)
    try:
        sentence = language.rejection(rejection)
    except KeyError:  # the text needs a game, and none is known here
        sentence = speech(lang).say("rejection-internal_fault")
    return {"error": {**rejection.to_json(), "sentence": sentence}}


def _huge(value: object) -> bool:
    """A number that neither JSON nor a sentence can carry."""
    return isinstance(value, int | float) and not -(2**53) <= value <= 2**53


def said(rejection: Rejection, language: Language) -> dict[str, Any]:
    """Why something of the game is refused, with its sentence."""
    return {**rejection.to_json(), "sentence": language.rejection(rejection)}
