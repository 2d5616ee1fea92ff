"""A position as plain text for `print`, and as a table for notebooks.  Shows everything: it is the owner's tool."""

from __future__ import annotations

from kartentisch.engine import plain
from kartentisch.engine.bits import BIT
from kartentisch.engine.board import Board
from kartentisch.games.attila.actions import TILE_NAMES
from kartentisch.games.attila.state import CENTURIES, AttilaState


def _stones(s: AttilaState, peoples: list[str], province: int) -> str:
    return ", ".join(
        f"{people} {s.stones_of(i, province)}" for i, people in enumerate(peoples) if s.stones_of(i, province)
    )


def _mark(s: AttilaState, province: int) -> str:
    if s.pacified & BIT[province]:
        return "pacified"
    return "closed" if s.closed & BIT[province] else ""


def _headline(s: AttilaState) -> str:
    if s.over:
        waits = "the game is over"
    elif s.chance:
        waits = "chance must answer"
    else:
        waits = f"seat {s.seat} must answer {s.where()}"
    century = f"{s.century + 4}th century, {s.tiles_left} tiles left" if s.century < CENTURIES else "no tiles left"
    return f"Attila, turn {s.turn}, {century}: {waits}"


def _seat_rows(s: AttilaState, peoples: list[str]) -> list[list[str]]:
    rows = []
    for seat in range(s.players):
        hand = ", ".join(f"{people} {s.hand(seat, i)}" for i, people in enumerate(peoples) if s.hand(seat, i))
        tiles = ", ".join(name for i, name in enumerate(TILE_NAMES) if s.has_tile(seat, i))
        tracks = [str(s.influence(seat, i)) for i in range(len(peoples))]
        rows.append([str(seat), str(s.score(seat)), *tracks, hand or "-", tiles or "-"])
    return rows


def _province_rows(s: AttilaState, board: Board, peoples: list[str]) -> list[list[str]]:
    return [
        [space.id, _stones(s, peoples, p), _mark(s, p)]
        for p, space in enumerate(board.spaces)
        if s.stones_in(p) or s.closed & BIT[p]
    ]


def _tables(s: AttilaState, board: Board, peoples: list[str]) -> list[plain.Rows]:
    provinces = [["province", "stones", ""], *_province_rows(s, board, peoples)]
    return [provinces, [["seat", "points", *peoples, "hand", "tiles"], *_seat_rows(s, peoples)]]


def text(s: AttilaState, board: Board, peoples: list[str]) -> str:
    return plain.text(_headline(s), _tables(s, board, peoples))


def html(s: AttilaState, board: Board, peoples: list[str]) -> str:
    return plain.html(_headline(s), _tables(s, board, peoples))
