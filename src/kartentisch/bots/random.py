"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

import random

from kartentisch.bots.agent import Decision
from kartentisch.engine.arguments import careful
from kartentisch.engine.copying import Whole


@careful
class RandomBot(Whole):
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def answer(self, decision: Decision) -> int:
        return decision.legal[int(self._random.random() * len(decision.legal))]
