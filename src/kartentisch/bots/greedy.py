"""The greedy bot: takes what looks best at once, on average over deals of the cards it cannot see."""

from __future__ import annotations

import random

from kartentisch.bots.agent import Decision
from kartentisch.bots.rating import rated
from kartentisch.engine.arguments import careful
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole


@careful
class GreedyBot(Whole):
    """Plays from its view only: it imagines some worlds that agree with it and rates every legal action in each.

    Determinisation as in perfect-information Monte Carlo (Ginsberg 2001), with one ply and no rollouts.
    """

    def __init__(self, seed: int, worlds: int = 4, bold: int = 0) -> None:
        """
        Args:
            worlds: how many deals of the hidden cards to average over, 1 or more.
            bold: its style, see `Game.in_style`.
        """
        self._random = random.Random(seed)
        self.worlds, self.bold = worlds, bold

    def answer(self, decision: Decision) -> int:
        if len(decision.legal) == 1:
            return decision.legal[0]
        chance = Chance(self._random.getrandbits(61))
        world = decision.game.imagine(decision.view, self._random.getrandbits(32))
        totals = rated(decision, world, chance, self.worlds, self.bold)
        best = max(totals.values())
        return self._random.choice([action for action, total in totals.items() if total > best - 1e-9])
