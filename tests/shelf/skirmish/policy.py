"""What an action is worth to a seat, in points: the greedy bot takes the best one."""

from __future__ import annotations

from kartentisch.games.skirmish.actions import LAY, MARCH, PASS
from kartentisch.games.skirmish.contest import Contest
from kartentisch.games.skirmish.state import FREE, SkirmishState


def rate(s: SkirmishState, action: int, seat: int) -> float:
    if action == PASS:
        return 0.0
    if action < MARCH:  # a strong card for a place of one's own, nothing for others
        assert isinstance(s.top, Contest)
        return 0.2 * (action - LAY + 1) if s.holder[s.top.space] == seat else -1.0
    card, space = divmod(action - MARCH, int(s.table.spaces))
    chance = 1.0 - 0.1 * card if s.holder[space] == FREE else 0.3 + 0.15 * card  # weak cards will do for a free place
    return chance * float(s.table.worth[space])
