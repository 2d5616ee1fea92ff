"""What a move of Attack! is good for, from two views: where regions and capitals of the set-up lie, and what
planned attacks bring if they succeed, for chance decides whether they do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Reason
from kartentisch.games.attack.table import Table

MOST: Final = 2  # attacks of which it is told by name
PLAIN: Final = (0, 2)  # weights of a region that is neither a capital nor somebody's last one

View = Mapping[str, Any]


def of_set_up(table: Table, board: Board, before: View, after: View, seat: int) -> list[Reason]:
    """Who stands beside a region that is claimed, or where the capital is placed, by land and across the sea (ATK-07,
    ATK-08); nothing later.
    """
    own, was = (view["armies"][seat] if "armies" in view else {} for view in (after, before))
    capital, stood = ((view.get("capitals") or [""] * (seat + 1))[seat] for view in (after, before))
    if capital and capital != stood:
        name, region = "capital", capital
    elif before["question"] == "SetUp.claimed" and (claimed := [one for one in own if one not in was]):
        name, region = "claim", claimed[0]
    else:
        return []
    number = board.numbers[region]
    theirs = board.mask(
        [board.numbers[one] for other, army in enumerate(after["armies"]) if other != seat for one in army]
    )
    ours = board.mask([board.numbers[one] for one in own])
    near, sea = int(table.near[number]), int(table.sea[number])
    return [
        Reason(
            name,
            {
                "region": region,
                "own": (near & ours).bit_count(),
                "rivals": (near & theirs).bit_count(),
                "overseas": (sea & ~near & theirs).bit_count(),
                "points": int(table.capital_points),
            },
        )
    ]


def of_views(before: View, after: View, points: int) -> list[Reason]:
    """The weightiest first: of regions that are attacked now and were not before.

    Args:
        points: what a capital brings in production.
    """
    was = before.get("attackers", {})
    aims = [region for region, units in after.get("attackers", {}).items() if units and not was.get(region)]
    armies = after.get("armies", [])
    capitals = after.get("capitals") or []
    found = []
    for region in aims:
        owner = next((seat for seat, army in enumerate(armies) if region in army), -1)
        capital = region in capitals
        args = {"region": region, "points": points if capital else 0}
        if owner < 0:
            found.append((1 if capital else 0, Reason("free", args)))
        else:
            last = int(len(armies[owner]) == 1)
            found.append((2 + 2 * int(capital) + 4 * last, Reason("prize", {**args, "seat": owner, "last": last})))
    found.sort(key=lambda one: -one[0])
    if len(aims) > 1:  # together they are one sentence; beside it stands what is more than a region
        more = [reason for weight, reason in found[:MOST] if weight not in PLAIN]
        return [Reason("several", {"regions": len(aims)}), *more]
    return [reason for _, reason in found]
