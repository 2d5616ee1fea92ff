"""A position of Europe 1941 as plain text and as tables for notebooks."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from kartentisch.engine import plain
from kartentisch.games.europe import worth
from kartentisch.games.europe.actions import OWNER_NAMES, POWER_NAMES
from kartentisch.games.europe.state import EuropeState


def drawing(facts: Mapping[str, Any], spaces: list[str], s: EuropeState) -> dict[str, Any]:
    """Units by space and power, with aircraft in the air; who holds which land; where not all powers are in the war."""
    shown: dict[str, list[dict[str, Any]]] = {}
    for space, stacks in facts.get("units", {}).items():
        shown[space] = [{"owner": power, "units": dict(stack)} for power, stack in stacks.items() if stack]
    for row in facts.get("flights", []):
        here = shown.setdefault(row["at"], [])
        mine = next((group for group in here if group["owner"] == facts["power"]), None)
        if mine is None:
            mine = {"owner": facts["power"], "units": {}}
            here.append(mine)
        mine["units"][row["kind"]] = mine["units"].get(row["kind"], 0) + row["count"]
    held = {spaces[i]: POWER_NAMES[s.owner[i]] for i in range(s.table.lands) if s.owner[i] < len(POWER_NAMES)}
    return {"spaces": shown, "held": held, **({"part": part} if (part := played_on(s, spaces, set(shown))) else {})}


def played_on(s: EuropeState, spaces: list[str], stands: Set[str]) -> list[str]:
    """Where somebody stands or has taken something, and capitals; none where all are in the war."""
    there = [power for power in range(len(POWER_NAMES)) if s.in_the_war(power)]
    if len(there) == len(POWER_NAMES):
        return []
    t = s.table
    core = {i for i, space in enumerate(spaces) if space in stands} | {int(t.capital[power]) for power in there}
    core |= {i for i in range(int(t.lands)) if s.owner[i] in there and s.owner[i] != t.home[i]}
    return [spaces[i] for i in sorted(core)]


def headline(s: EuropeState) -> str:
    if s.over:
        waits = "the game is over"
    elif s.chance:
        waits = "chance must answer"
    else:
        waits = f"seat {s.seat} must answer {s.where()}"
    return f"Europe 1941, round {s.round}, {POWER_NAMES[s.power]}: {waits}"


def tables(s: EuropeState, spaces: list[str], facts: dict[str, Any]) -> list[plain.Rows]:
    """The powers with money and army, and every space where somebody stands or whose owner is not its first one."""
    powers = [["power", "seat", "income", "cash", "army"]]
    for power, name in enumerate(POWER_NAMES):
        numbers = (s.seat_of(power), s.income(power), s.cash[power], worth.army(s, power))
        powers.append([name, *(str(int(n)) for n in numbers)])
    board = [["space", "owner", "units"]]
    for i, space in enumerate(spaces):
        stacks = facts.get("units", {}).get(space, {})
        if stacks or space in facts.get("owners", {}):
            units = "; ".join(
                f"{power} " + ", ".join(f"{kind} {n}" for kind, n in stack.items()) for power, stack in stacks.items()
            )
            board.append([space, OWNER_NAMES[s.owner[i]], units or "-"])
    return [board, powers]
