"""What the planned attacks of Attack! bring if they succeed, from two views: chance decides whether they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kartentisch.engine.reasons import Reason

MOST: Final = 2  # attacks of which it is told by name
PLAIN: Final = (0, 2)  # weights of a region that is neither a capital nor somebody's last one

View = Mapping[str, Any]


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
