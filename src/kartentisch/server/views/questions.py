"""A question to a seat, with everything that may be answered, as data and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import Language


def asked(
    game: Game, language: Language, question: str, view: Mapping[str, Any], legal: Sequence[int], seat: int
) -> dict[str, Any]:
    """A question to the seat with everything that may be answered; the view may be a SPECTATOR's."""
    rolls = type(game).hurdle is not Game.hurdle  # actions of other games have nothing to roll
    return {
        "question": question,
        "sentence": language.question(question),
        "rules": list(game.questions.get(question, ())),
        "legal": [
            _needing(game, language, question, view, number, seat)
            if rolls
            else _answer(game, language, question, number)
            for number in legal
        ],
    }


@lru_cache(maxsize=8192)
def _answer(game: Game, language: Language, question: str, number: int) -> msgspec.Raw:
    """An answer in the words of its question, as JSON: the same again and again."""
    return msgspec.Raw(to_bytes(_choice(game, language, question, number)))


def _choice(game: Game, language: Language, question: str, number: int) -> dict[str, Any]:
    """An answer; one without parts may have a text of its own in this question."""
    known, action = choice(game, language, number), game.space.action(number)
    if action.fields or not language.has(f"action-{action.name}-{question.replace('.', '-')}"):
        return known
    return known | {"sentence": language.action(number, question)}


def _needing(
    game: Game, language: Language, question: str, view: Mapping[str, Any], number: int, seat: int
) -> dict[str, Any] | msgspec.Raw:
    """An answer, with what it has to roll, if it has."""
    hurdle = game.hurdle(view, number, seat)
    if not hurdle:
        return _answer(game, language, question, number)
    return _choice(game, language, question, number) | {"needs": hurdle._asdict()}


@lru_cache(maxsize=8192)
def choice(game: Game, language: Language, number: int) -> dict[str, Any]:
    """An action as data and in words; the same again and again, and not to be changed."""
    told = {
        "number": number,
        "notation": game.space.notation(number),
        "fields": game.space.to_json(number),
        "sentence": language.action(number),
    }
    chooses = game.bearings(game.board, game.space).chooses(game.space.action(number))
    return told | {"chooses": True} if chooses else told


def declines(game: Game, question: str, legal: Sequence[int]) -> int | None:
    """The answer that declines, where the seat has nothing to agree with; its choices tell it the same."""
    if question not in game.offers:
        return None
    yes, no = game.offers[question]
    by_name = {game.space.action(number).name: number for number in legal}
    return None if yes in by_name else by_name.get(no)
