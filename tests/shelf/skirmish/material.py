"""The board and its material, as the rules look at them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.board import Board
from kartentisch.games.skirmish.state import Table

SEATS = 3


def make_table(board: Board) -> Table:
    """Raises EngineError `bad_board`."""
    table = Table()
    table.regions = len(board.spaces)
    table.adjacent = vec[i64](board.adjacent())
    table.homes = vec[i64]([board.group(f"home_{seat + 1}")[0] for seat in range(SEATS)])
    table.garrison = vec[i64]([board.setting("infantry"), board.setting("tanks")])
    table.each = board.setting("each")
    table.hand = board.setting("hand")
    table.rounds = board.setting("rounds")
    table.income = board.setting("income")
    table.enough = board.setting("enough")
    return table
