"""Files of lessons: YAML, the lesson in the first document, then a chapter in each (docs/develop/lessons.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Final

import msgspec

from kartentisch.engine import yaml_text
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.scenario import Expect, unfold

LEARNER: Final = 0  # the seat of whoever learns


class Said(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A text in both languages: Markdown; `{province moesia}` is the name of an id, `{the-…}` with its article."""

    de: str
    en: str

    def in_(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


class Wrong(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A way that does not lead there, and a friendly word about it."""

    when: Expect
    say: Said
    tried: list[list[str]]  # answers of the learner that lead to it: tests take them


class Chapter(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Something to do from a position.

    Attributes:
        chapter: its id.
        text: what to know, and what to do.
        done: what is said when the goal is reached.
        goal: holds as soon as it is reached, whatever the way; `events` are all since the beginning of the chapter.
        solution: one way, answer by answer, each a batch of actions.
        hint: for whoever asks.
        later: the hints in its place after the first answer, after the second; the last one stays.
        missed: what is said when the chapter is over without it; default: a sentence of the page.
        position: where it begins; None: at the set-up.
        chance: what dice and draws bring, by name and in order; then, or where it does not fit, `seed`.
        others: question -> what the others answer, the best first; without a word that fits they pass.
        turns: so many further turns may begin before the goal is missed.
    """

    chapter: str
    title: Said
    text: Said
    done: Said
    goal: Expect
    solution: list[list[str]]
    hint: Said | None = None
    later: list[Said] = []
    missed: Said | None = None
    rules: list[str] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    chance: list[dict[str, str | int]] = []
    seed: int = 1
    others: dict[str, list[str]] = {}
    turns: int = 0
    wrong: list[Wrong] = []


class Head(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The first document of a file."""

    title: Said
    summary: Said
    players: list[str]  # the learner first
    minutes: int = 0
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A file, read.  `name`: of the file."""

    name: str
    game: str
    head: Head
    chapters: list[Chapter]


_HEAD: Final = Decoder(Head)
_CHAPTER: Final = Decoder(Chapter)
_FIRST: Final = "first document"
_FAULTS: Final = (msgspec.ValidationError, ValueError, AttributeError, TypeError)


def lessons(game: Game, folder: str = "lessons") -> Mapping[str, Lesson]:
    """All of a game by name; `folder`: `lessons` or `puzzles`.  Most games outside the package have none."""
    return _lessons(game, folder)


def lesson(game: Game, name: str, folder: str = "lessons") -> Lesson:
    """One by its name; EngineError `unknown_word`."""
    found = _lessons(game, folder)
    if name not in found:
        raise EngineError("unknown_word", what="lesson", word=name, choices=sorted(found))
    return found[name]


@lru_cache(maxsize=64)
def heads(game: Game, folder: str = "lessons") -> Mapping[str, Head]:
    """What a list of a game's lessons says, by name; the chapters, which are long, are not read for it.

    Raises EngineError `scenario_format` for a fault in the first document of one.
    """
    found: dict[str, Head] = {}
    for name, text in _files(game, folder).items():
        try:
            found[name] = _HEAD.convert(next(yaml_text.documents(text), None))
        except _FAULTS as error:
            raise _faulty(game.id, name, _FIRST, error) from None
    return found


@lru_cache(maxsize=64)
def _lessons(game: Game, folder: str) -> dict[str, Lesson]:
    return {name: read(game.id, name, text) for name, text in _files(game, folder).items()}


def _files(game: Game, folder: str) -> dict[str, str]:
    place = resources.files(type(game).__module__) / folder
    if not place.is_dir():
        return {}
    files = sorted((file for file in place.iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name)
    return {file.name[:-5]: file.read_text(encoding="utf-8") for file in files}


def read(game: str, name: str, text: str) -> Lesson:
    """A file.  Raises EngineError `scenario_format` with the chapter and the problem."""
    where = _FIRST
    try:
        head, *rest = yaml_text.documents(text)
        read_head = _HEAD.convert(head)
        chapters: list[Chapter] = []
        known: dict[str, dict[str, Any]] = {}
        for data in rest:
            where = str(data.get("chapter"))
            base = known.get(data.pop("like", ""), {}).get("position")
            if base is not None:  # the position of that chapter, but for what stands here
                data["position"] = {**base, **data.get("position", {})}
            known[where] = data
            for part, key in ((data, "solution"), *((wrong, "tried") for wrong in data.get("wrong", ()))):
                part[key] = [unfold(answer) for answer in part.get(key, ())]
            chapters.append(_CHAPTER.convert(data))
    except _FAULTS as error:
        raise _faulty(game, name, where, error) from None
    return Lesson(name, game, read_head, chapters)


def _faulty(game: str, name: str, where: str, error: Exception) -> EngineError:
    return EngineError("scenario_format", problem=f"{game}, {name}, {where}: {error}")


def schema() -> dict[str, Any]:
    """The JSON Schemas of the first document and of a chapter."""
    (head, chapter), definitions = msgspec.json.schema_components([Head, Chapter], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A document of a lesson",
        "anyOf": [head, chapter],
        "$defs": definitions,
    }
