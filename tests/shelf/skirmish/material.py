"""The board and its material, as the rules look at them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.board import Board
from kartentisch.games.skirmish.state import Table


def make_table(board: Board) -> Table:
    """Raises EngineError `bad_board`."""
    table = Table()
    table.spaces = len(board.spaces)
    table.adjacent = vec[i64](board.adjacent())
    table.worth = vec[i64](board.values("worth"))
    table.each = board.setting("each")
    table.hand = board.setting("hand")
    table.rounds = board.setting("rounds")
    return table
