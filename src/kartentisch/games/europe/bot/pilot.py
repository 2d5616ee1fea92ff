"""Whoever carries out a plan: on a copy of the table, by the rules, so that a plan holds nothing that is forbidden.

Compiled by mypyc.
"""

from __future__ import annotations

from kartentisch.games.europe.actions import BOARD, FINISH, FLYERS
from kartentisch.games.europe.orders import Orders
from kartentisch.games.europe.state import NONE, SHIP, T_A, T_B, T_LEFT, T_POWER, T_TARGET, T_ZONE, EuropeState


class Pilot:
    """Orders on a copy; `route` says for each position on the way what comes next."""

    def __init__(self, s: EuropeState) -> None:
        self.w = s.clone()
        self.t = s.table
        self.route: dict[int, int] = {}
        self.question = s.where()
        self.asks, self.step = type(s.top), -1 if s.top is None else s.top.at

    def do(self, action: int) -> bool:
        """One order, if the rules allow it."""
        w = self.w
        top = w.top
        if top is None or type(top) is not self.asks or top.at != self.step or not w.is_legal(action):
            return False
        self.route[w.key()] = int(action)
        w.apply(action)
        return True

    def finish(self) -> None:
        self.do(FINISH)

    def orders(self) -> Orders:
        top = self.w.top
        assert isinstance(top, Orders)
        return top

    def pick(self, space: int) -> bool:
        return self.orders().picked == space or self.do(int(self.t.pick(space)))

    def send(self, start: int, kind: int, to: int) -> bool:
        if not self.pick(start):
            return False
        action = int(self.t.send(kind, to))
        return self.w.is_legal(action) and self.do(action)

    def raid(self, start: int, kind: int, to: int) -> bool:
        return self.pick(start) and self.do(int(self.t.raid(kind - FLYERS * 2, to)))

    # ------------------------------------------------------------------ transports
    def board(self, zone: int, cargo: tuple[int, int], left: int) -> bool:
        """Choose a transport of the power with this cargo, so many steps left, that lands nowhere yet."""
        if not self.pick(zone):
            return False
        ships, place = self.w.ships, 0
        for row in range(0, len(ships), SHIP):
            if ships[row + T_ZONE] != zone:
                continue
            if (
                ships[row + T_POWER] == self.w.power
                and (int(ships[row + T_A]), int(ships[row + T_B])) == cargo
                and ships[row + T_LEFT] == left
                and ships[row + T_TARGET] == 0
            ):
                return self.orders().ship == place or self.do(BOARD + place)
            place += 1
        return False

    def load(self, kind: int, land: int) -> bool:
        return self.orders().ship != NONE and self.do(int(self.t.load(kind, land)))

    def unload(self, kind: int, land: int) -> bool:
        return self.orders().ship != NONE and self.do(int(self.t.unload(kind, land)))
