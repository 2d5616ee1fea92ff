"""Starts of a game besides its set-up: a position to begin at, with the options that belong to it.

A start is a scenario without steps in the folder `starts` of the game.  What it is called say its texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.options import Value
from kartentisch.engine.scenario import Words, parse


@dataclass(frozen=True)
class Start:
    """A situation in which a game may begin instead of at its set-up.

    Attributes:
        name: of its file; texts `start-<name>` and its `.help`.
        players: for so many.
        options: that belong to it, where they differ from their defaults.
        position: where the game begins, as for `Game.load`; None: at the set-up.
        minutes: how long a game from there usually lasts, from and to; None: as long as the whole game.
    """

    name: str
    players: int
    options: Mapping[str, Value]
    position: Mapping[str, Any] | None
    minutes: tuple[int, int] | None = None


def starts(game: Game) -> dict[str, Start]:
    """All starts of a game by name; most games have none.

    >>> import kartentisch as kt
    >>> [start.name for start in starts(kt.load("europe")).values()]
    ['eastern_front']
    """
    return _starts(game)


def start(game: Game, name: str) -> Start:
    """A start by its name; EngineError `unknown_word`."""
    found = starts(game)
    if name not in found:
        raise EngineError("unknown_word", what="start", word=name, choices=sorted(found))
    return found[name]


@lru_cache(maxsize=64)
def roles(game: Game, name: str) -> list[list[tuple[str, str]]]:
    """What each seat plays where a game begins at this start, as `Game.roles`; EngineError `unknown_word`.

    >>> import kartentisch as kt
    >>> roles(kt.load("europe"), "eastern_front")
    [[('owner', 'germany')], [('owner', 'ussr')]]
    """
    one = start(game, name)
    if one.position is None:
        return game.roles(one.players)
    return game.roles(one.players, game.load({**one.position, "players": one.players, "options": dict(one.options)}))


def begun(game: Game, position: Mapping[str, Any]) -> str | None:
    """The name of the start that begins with this position; None: it is another one."""
    return next((start.name for start in _starts(game).values() if start.position == position), None)


@lru_cache(maxsize=64)
def _starts(game: Game) -> dict[str, Start]:
    folder = resources.files(type(game).__module__) / "starts"
    if not folder.is_dir():
        return {}
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name)
    return {file.name[:-5]: _read(game, file.name[:-5], file.read_text(encoding="utf-8")) for file in files}


def _read(game: Game, name: str, text: str) -> Start:
    (document,) = parse(text, f"{name}.yaml")
    form = document.form
    assert form is not None
    names = [f"P{i + 1}" for i in range(form.players)] if isinstance(form.players, int) else list(form.players)
    words = Words(game, names)
    position = None if form.position is None else words.laid_out(form.position)
    return Start(name, len(names), dict(form.options), position, form.minutes)
