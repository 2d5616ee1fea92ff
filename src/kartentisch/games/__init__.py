"""The games, one package per rulebook; no game knows another."""

from __future__ import annotations

from importlib import import_module

from kartentisch.engine.board import Board
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game

GAMES = {"attila": "Attila", "attack": "Attack"}  # package -> class; the first is what newcomers meet


def load(name: str, board: str | None = None) -> Game:
    """The game of this name.

    Args:
        name: a package name, such as `attila`.
        board: the text of a `board.toml` of your own; default is the game's board.

    Raises:
        EngineError: `unknown_game`, `bad_board`, `board_format`.
    """
    if name not in GAMES:
        raise EngineError("unknown_game", game=name, choices=list(GAMES))
    kind = getattr(import_module(f"kartentisch.games.{name}"), GAMES[name])
    game: Game = kind() if board is None else kind(Board.parse(board))
    return game
