"""Whose a space is and who is whose foe, as a view tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine.board import Board
from kartentisch.games.europe.subject import AXIS


def owner_of(board: Board, view: Mapping[str, Any], space: str) -> str:
    return str(view.get("owners", {}).get(space, board.spaces[board.numbers[space]].values.get("owner", "")))


def is_hostile(board: Board, view: Mapping[str, Any], space: str, power: str) -> bool:
    if any(foes(name, power) and units for name, units in view["units"].get(space, {}).items()):
        return True
    owner = owner_of(board, view, space)
    return board.spaces[board.numbers[space]].kind == "land" and bool(owner) and foes(owner, power)


def foes(name: str, power: str) -> bool:
    return (name == AXIS) != (power == AXIS)
