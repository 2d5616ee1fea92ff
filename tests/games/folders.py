"""What the folder of a game tells the tests about it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from kartentisch import games
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language


def folder_of(game: str) -> Path:
    spec = find_spec(f"kartentisch.games.{game}")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def in_the_package(game: str) -> bool:
    """Not on a shelf elsewhere, whose games are never compiled."""
    return folder_of(game).parent == Path(games.__file__).parent


def rule_ids(game: Game, lang: str) -> list[str]:
    """The ids of its checklist, `rules.<lang>.md`, in reading order."""
    return list(Language(lang, game).rules())
