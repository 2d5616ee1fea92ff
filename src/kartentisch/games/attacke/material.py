"""The board and its material, as the rules look at them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.board import Board
from kartentisch.engine.errors import EngineError
from kartentisch.games.attacke.actions import CONTINENTS, DEFECTORS, FLAGS, KINDS, RANKS
from kartentisch.games.attacke.deck import MOST_CARDS, Deck
from kartentisch.games.attacke.state import Table

# types of cards in the order of the deck, and how many kinds there are of each
TYPES = (
    ("artillerie", RANKS),
    ("infanterie", RANKS),
    ("kavallerie", RANKS),
    ("joker", 1),
    ("revolution", 1),
    ("verrat", 1),
    ("gegenrevolution", 1),
    ("ueberlaeufer", FLAGS),
)
LONGEST = 62  # lands that a mask holds


def rows(board: Board, name: str) -> list[dict[str, Any]]:
    """The rows of a table of the board; EngineError `bad_board`."""
    found = board.tables.get(name)
    if not isinstance(found, list):
        raise EngineError("bad_board", problem=f"[[{name}]] is missing")
    return found


def make_table(board: Board) -> Table:
    """Raises EngineError `bad_board`."""
    cards, continents = rows(board, "card"), rows(board, "continent")
    types = [name for name, n in TYPES for _ in range(n)]
    if [row.get("type") for row in cards] != types or len(continents) != CONTINENTS or len(board.spaces) > LONGEST:
        raise EngineError("bad_board", problem="Attacke needs 29 kinds of cards, 6 continents and at most 62 lands")
    table = Table(len(board.spaces))
    table.adjacent = vec[i64](board.adjacent())
    for i, row in enumerate(continents):
        lands = [n for n, space in enumerate(board.spaces) if row["id"] in space.groups]
        table.continents[i] = board.mask(lands)
        for land in lands:
            table.continent_of[land] = i
    if sum(int(mask).bit_count() for mask in table.continents) != len(board.spaces):
        raise EngineError("bad_board", problem="every land belongs to one continent")
    counts = vec[i64]([0] * KINDS)
    try:
        for kind, row in enumerate(cards):
            counts[kind] = row["count"]
            table.value[kind] = row.get("value", 0)
    except (KeyError, TypeError) as error:
        raise EngineError("bad_board", problem=f"[[card]]: {error}") from None
    table.stones = board.setting("stones")
    table.start_cards = board.setting("start_cards")
    table.draw = board.setting("draw", "turn")
    table.continent_cards = board.setting("continent_cards", "turn")
    table.max_draw = board.setting("max_draw", "turn")
    if not 0 < sum(counts) == board.setting("cards") <= MOST_CARDS or len(board.spaces) > table.stones:
        raise EngineError("bad_board", problem="[material]: cards of the deck, or stones for all lands")
    table.deck = Deck(counts)
    return table


assert sum(n for _, n in TYPES) == KINDS and DEFECTORS + FLAGS == KINDS
