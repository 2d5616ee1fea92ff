"""What a power's units and prospects are worth, apart from what a bot does with them."""

from __future__ import annotations

from kartentisch.games.europe.actions import KINDS, POWERS
from kartentisch.games.europe.state import F_COUNT, F_KIND, FLIGHT, SHIP, T_A, T_B, EuropeState
from kartentisch.games.europe.table import LAND_KIND, SEA_KIND, SLOTS, number_in


def army(s: EuropeState, power: int) -> int:
    """The price of all units of the power, in IPC."""
    t, total = s.table, 0
    for space in range(t.spaces):
        row = s.units[space * POWERS + power]
        if row:
            kinds = LAND_KIND if space < t.lands else SEA_KIND
            total += sum(int(number_in(row, slot) * t.cost[kinds[slot]]) for slot in range(SLOTS))
    for row in range(0, len(s.ships), SHIP):
        for cargo in (s.ships[row + T_A], s.ships[row + T_B]):
            if cargo and (cargo - 1) // KINDS == power:
                total += int(t.cost[(cargo - 1) % KINDS])
    if power == s.power:
        total += sum(
            int(s.flights[row + F_COUNT] * t.cost[s.flights[row + F_KIND]]) for row in range(0, len(s.flights), FLIGHT)
        )
        total += sum(int(s.bought[kind] * t.cost[kind]) for kind in range(KINDS))
    return total
