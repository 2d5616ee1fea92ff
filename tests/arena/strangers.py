"""Bots such as people write."""

from __future__ import annotations

import os
import time

from kartentisch.bots import Decision


class First:
    def answer(self, decision: Decision) -> int:
        assert decision.view["viewer"] == decision.seat
        return decision.legal[0]


class Hangs:
    def answer(self, decision: Decision) -> int:
        while True:
            time.sleep(1)


class Crashes:
    def __init__(self) -> None:
        self.asked = 0

    def answer(self, decision: Decision) -> int:
        self.asked += 1
        return decision.legal[self.asked - 3] if self.asked < 3 else 1 // 0


class Leaves:
    def answer(self, decision: Decision) -> int:
        os._exit(3)


class Cheats:
    def answer(self, decision: Decision) -> int:
        return max(decision.legal) + 1


class Dreams:
    def answer(self, decision: Decision) -> None:
        return None
