"""What an action is worth to a seat, in points: the greedy bot takes the best one."""

from __future__ import annotations

from kartentisch.games.skirmish.actions import BID, FINISH, LOSE, PASS, PLAY, START
from kartentisch.games.skirmish.battle import HALT, RESERVE, Battle, Window
from kartentisch.games.skirmish.play import Turn
from kartentisch.games.skirmish.state import FREE, SkirmishState


def rate(s: SkirmishState, action: int, seat: int) -> float:
    if action in (PASS, FINISH):
        return 0.0
    if action < LOSE:
        assert isinstance(s.top, Window)
        return _card(s.top.battle(), action - PLAY, seat)
    if action < BID:
        return 0.1 if action == LOSE else -0.1  # infantry goes before tanks
    if action < START:
        return 0.5 - abs(action - BID - 1) * 0.3  # a coin is worth spending
    if action < s.table.attack():
        return 0.1 * float(s.army_size(action - START))
    assert isinstance(s.top, Turn)
    size, region = divmod(action - int(s.table.attack()), int(s.table.regions))
    if s.holder[region] == FREE:
        return 2.0 - 0.2 * size
    return 1.0 + 0.3 * (size + 1 - float(s.army_size(region)))


def _card(battle: Battle, card: int, seat: int) -> float:
    if seat == battle.attacker:
        return 0.4 if card == RESERVE else -1.0
    if seat == battle.other:
        return 0.8 if card == HALT else 0.4 if card == RESERVE else 0.1
    return -0.2  # no matter of theirs
