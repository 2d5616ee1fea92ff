"""What a question in somebody else's turn is about, in public numbers and ids: what standing orders may ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

AXIS = "germany"
AIRCRAFT = ("fighter", "bomber")


def subject(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view, and of the battle that goes on: `attackers`, `defenders` (units of both sides, guns left out),
    `destroyers` (the attacker's), `bombers` and `escorts` of a raid, `fighters` that could rise against it."""
    told = dict(view)
    if "fighting" not in view:
        return told
    here, power = view["fighting"], view["power"]
    stacks = view.get("units", {}).get(here, {})
    own = [stacks.get(power, {})]
    enemies = [stack for name, stack in stacks.items() if (name == AXIS) != (power == AXIS)]
    flights = [row for row in view.get("flights", ()) if row["at"] == here]
    strike = sum(row["count"] for row in flights if "role" not in row)
    raiders = {kind: sum(row["count"] for row in flights if _raids(row, kind)) for kind in AIRCRAFT}
    told |= {
        "attackers": _units(own) - _number(own, "fighter") + strike,
        "defenders": _units(enemies),
        "destroyers": _number(own, "destroyer"),
        "bombers": raiders["bomber"],
        "escorts": raiders["fighter"],
        "fighters": _number(enemies, "fighter"),
    }
    return told


def _raids(row: Mapping[str, Any], kind: str) -> bool:
    return row.get("role") == "raid" and row["kind"] == kind


def _number(stacks: Sequence[Mapping[str, int]], kind: str) -> int:
    return sum(stack.get(kind, 0) for stack in stacks)


def _units(stacks: Sequence[Mapping[str, int]]) -> int:
    return sum(sum(stack.values()) for stack in stacks) - _number(stacks, "aa_gun")
