"""Positions that somebody draws: what a game's positions consist of, and what is wrong with one, and where.

Nothing of them is stored.  The rules are tried on them in a helper process (`server/position_worker.py`) alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from kartentisch.engine import outline as outlines
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.rulebook import rules_by_id
from kartentisch.engine.shapes import of_seats
from kartentisch.server.cache import game_of
from kartentisch.server.helper_process import LATER
from kartentisch.server.views import sentences
from kartentisch.server.views.shared_work import Helper

PATIENCE: Final = 8.0  # seconds for one position, and the first one starts the helper
_WORD: Final = re.compile(r"[a-z][a-z0-9_]*[a-z0-9]")
_MOST: Final = re.compile(r"> (\d+)")
_NUMBERS: Final = re.compile(r"\d+")


def _answered(request: Any) -> Any:
    """Of the helper where there are no processes; elsewhere what it stands on, as YAML, is not read here."""
    from kartentisch.server import position_worker

    return position_worker.answered(request)


class Checker:
    """The server's end of the helper."""

    def __init__(self, patience: float = PATIENCE, apart: bool = True) -> None:
        """`apart`: in the helper process; otherwise here, however long it takes."""
        module = "kartentisch.server.position_worker"
        self._helper = Helper(module, _answered, patience, "position_too_hard", niceness=LATER, apart=apart)
        self.close = self._helper.close

    def ask(
        self, what: str, *arguments: Any, took: Callable[[float], None] | None = None, visitor: str = ""
    ) -> dict[str, Any]:
        """What `checking.DONE[what]` says.  `took`, `visitor`: see `Helper.ask`.  Raises as both do."""
        return self._helper.ask(msgspec.json.encode([what, arguments]), took, visitor)


class Charged:
    """What one visitor asks the helper, and the `seconds` of its time that this took."""

    def __init__(self, checker: Checker, visitor: str) -> None:
        self._checker, self._visitor = checker, visitor
        self.seconds = 0.0

    def ask(self, what: str, *arguments: Any) -> dict[str, Any]:
        return self._checker.ask(what, *arguments, took=self._took, visitor=self._visitor)

    def _took(self, seconds: float) -> None:
        self.seconds += seconds


@cache
def outline(name: str) -> dict[str, Any]:
    """What a position of a game consists of; EngineError `unknown_game`."""
    return outlines.outline(game_of(name))


def whole(name: str, players: int, options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """A position with its head, as `Game.load` takes it."""
    head = {"game": name, "players": players} | ({"options": dict(options)} if options else {})
    return {key: part for key, part in position.items() if key not in ("format", "viewer")} | head


def checked(
    checker: Checker | Charged,
    name: str,
    names: Sequence[str],
    options: Mapping[str, Any],
    position: Mapping[str, Any],
    lang: str,
) -> dict[str, Any]:
    """What everybody sees of it, and what is asked; or the first thing that is wrong.

    Raises:
        KartentischError: `unknown_game`, `too_many_requests`.
    """
    game = game_of(name)
    empty: dict[str, Any] = {"problem": None, "view": None, "scores": None, "over": False, "asked": [], "sentence": ""}
    try:
        seen = checker.ask("check", name, whole(name, len(names), options, position))
    except EngineError as error:
        return empty | {"problem": problem(game, sentences.speech(lang, name), error, names)}
    view, words = seen["view"], sentences.speech(lang, name)
    sentence = ""
    if seen["chance"]:
        sentence = words.say(f"chance-{seen['chance']}")
    elif view.get("question"):
        sentence = words.question(view["question"])
    told = {"view": view, "scores": seen["scores"], "over": seen["over"], "asked": view.get("asked", [])}
    return empty | told | {"sentence": sentence}


def problem(game: Game, words: Language, error: EngineError, names: Sequence[str]) -> dict[str, Any]:
    """Why a position cannot be: the sentence, the places and parts that it is about, and what the rule says."""
    rejection = error.rejection
    said = f"{rejection.args.get('what', '')} {rejection.args.get('found', '')}"
    found = dict.fromkeys(_WORD.findall(said))
    known = dict(_names(game, words))
    args = {key: _spoken(str(value), known, words) for key, value in rejection.args.items()}
    if str(rejection.args.get("what")) in _seat_parts(type(game)):
        args["found"] = _NUMBERS.sub(
            lambda n: names[int(n[0])] if int(n[0]) < len(names) else n[0], str(rejection.args.get("found", ""))
        )
    if rejection.args.get("what") == "stack":
        sentence = words.say("drawn-stuck")
    elif error.code == "bad_position":
        sentence = ": ".join(part for part in (args.get("what", ""), args.get("found", "")) if part)
    else:
        sentence = sentences.refusal(rejection, words.lang)["error"]["sentence"]
    rules = rules_by_id(words.rules_text())
    return {
        "code": error.code,
        "rule": error.rule,
        "sentence": sentence,
        "reason": rules.get(error.rule, ""),
        "places": [word for word in found if word in game.board.numbers],
        "parts": [word for word in found if word in game.shape],
    }


def _spoken(text: str, known: Mapping[str, str], words: Language) -> str:
    text = _WORD.sub(lambda word: known.get(word[0], word[0]), text)
    return _MOST.sub(lambda most: words.say("drawn-most", n=int(most[1])), text)


@cache
def _seat_parts(game: type[Game]) -> frozenset[str]:
    return frozenset(of_seats(game.shape))


@cache
def _names(game: Game, words: Language) -> tuple[tuple[str, str], ...]:
    """Everything that has a name, by its id; parts of positions by theirs."""

    def found() -> Iterator[tuple[str, str]]:
        for field, ids in words.all_names().items():
            if field not in ("player", "coins"):
                yield from ids.items()
        for space in game.board.spaces:
            yield space.id, words.name("", space.id)
        yield from words.facts().items()

    return tuple(found())
