"""What a move of Attila is, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.reasons import Clause
from kartentisch.engine.recount import Told, in_groups

TOLD: Final = {
    "place": Told("place", ("people", "province")),
    "second": Told("second", ("province",)),
    "influence": Told("influence"),
    "tile": Told("tile", ("tile",)),
    "show": Told("show"),
    "lay": Told("lay", counts="people"),
    "aside": Told("aside", counts="people"),
    "raise": Told("raise", ("people",)),
    "discard": Told("discard", ("people",)),
    "conflict": Told("conflict", ("province",)),
}
FINISH: Final = {  # what it means to do nothing more
    "Conflict.lay": "lay_none",
    "Conflict.before_scoring": "no_tile",
    "Swap.put": "aside_none",
    "Turn.take": "no_influence",
}


def clauses(view: Mapping[str, Any], actions: Sequence[Action]) -> list[Clause]:
    """`view`: before the move."""
    over = FINISH.get(str(view["question"]), "end_turn")
    return in_groups(actions, TOLD, lambda action: over if action.name == "finish" else None)
