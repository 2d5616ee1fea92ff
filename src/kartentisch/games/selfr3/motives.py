"""What figures are good for where they are placed, from two views: what they do, and who stands beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Reason
from kartentisch.games.selfr3.subject import units_there

View = Mapping[str, Any]

OPENERS = frozenset(("wasser", "luft"))  # officers without whom a ground is closed, called as it is
NAMED = 2  # places of a reason


def of_views(board: Board, before: View, after: View, seat: int) -> list[Reason]:
    """Where no number says it: a new station first, then officer by officer; while armies come what stations bring."""
    if before["question"] == "Turn.place":
        return _recruited(before, after, seat)
    if before["question"] not in ("SetUp.post", "Turn.act"):
        return []
    built = [region for region in _of(after, "stations", seat, []) if region not in _of(before, "stations", seat, [])]
    stood = _of(before, "officers", seat, {})
    posted = {name: at for name, at in _of(after, "officers", seat, {}).items() if name not in stood}
    coins = 0 if before["question"] == "SetUp.post" else int(board.tables["constants"]["officer_cost"])
    found = [Reason("station", {"region": region}) for region in built]
    for name, region in posted.items():
        args: dict[str, Any] = {"region": region, "coins": coins, "rivals": beside(board, after, seat, region)}
        if name in OPENERS:
            args["aim"] = opened(board, after, seat, region, name)[:NAMED]
            args["aims"] = len(args["aim"])
            others = [place for place in _of(after, "armies", seat, {}) if units_there(after, seat, place) > 1]
            sources = [place for place in others if opened(board, after, seat, place, name)]
            args["source"], args["sources"] = sources[0] if sources else "", len(sources[:1])
        found.append(Reason(f"officer_{name}", args))
    return found


def opened(board: Board, view: View, seat: int, region: str, officer: str) -> list[str]:
    """What the officer of water or moon lets the seat attack from a territory, and nobody else does."""
    number = board.numbers[region]
    ways = [board.spaces[i] for i in dict.fromkeys(board.neighbours[number])]
    if officer == "luft" and region in _of(view, "stations", seat, []):
        ways += [space for space in board.spaces if space.values.get("landing") and space not in ways]
    own = _of(view, "armies", seat, {})
    return [space.id for space in ways if space.kind == officer and space.id not in own]


def beside(board: Board, view: View, seat: int, region: str) -> int:
    """Units of others next to a territory."""
    near = (board.spaces[i].id for i in dict.fromkeys(board.neighbours[board.numbers[region]]))
    others = [other for other in range(int(view["players"])) if other != seat]
    return sum(units_there(view, other, space) for space in near for other in others)


def _recruited(before: View, after: View, seat: int) -> list[Reason]:
    """How many of the new armies were placed, and how many came by themselves into stations."""
    placed = _of(before, "pools", seat, 0) - _of(after, "pools", seat, 0)
    grown = sum(_of(after, "armies", seat, {}).values()) - sum(_of(before, "armies", seat, {}).values())
    return [Reason("recruited", {"placed": placed, "more": grown - placed})] if placed > 0 and grown > placed else []


def _of(view: View, part: str, seat: int, nothing: Any) -> Any:
    return view[part][seat] if part in view else nothing
