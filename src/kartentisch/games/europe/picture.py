"""A position of Europe 1941 as plain text and as tables for notebooks."""

from __future__ import annotations

from typing import Any

from kartentisch.engine import plain
from kartentisch.games.europe import worth
from kartentisch.games.europe.actions import OWNER_NAMES, POWER_NAMES
from kartentisch.games.europe.state import EuropeState


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
