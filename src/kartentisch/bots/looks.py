"""What a move that was made was worth, and what would have been better: the looks that a review takes at a decision.

A quick one finds what promises more than was made.  A second one compares that with what was made and with the policy's
own move, each as often in the same worlds.  What still looks better was perhaps only lucky: a third one, in other
worlds and much longer, is what counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from kartentisch.bots.agent import Decision
from kartentisch.bots.learned import of_level
from kartentisch.bots.search import SearchBot
from kartentisch.bots.win_chance import STRONGEST, seeded

FAR: Final = 2  # times as far as a bot all but the first go: what is better only where its look ends is no mistake
MOST_BETTER: Final = 3
QUICK, COMPARED, SURE = range(3)  # looks at a decision
PATIENCE: Final = (0, 1, 6)  # by look, so many times as many simulations, until a difference is known
FAIRLY: Final = 3  # what is compared gets so much less, each of them, but as often as its look has patience
SLIGHT: Final = 0.01  # of a win: less is no inaccuracy, and is not looked at again
EACH: Final = 12  # at least: fewer tell nothing apart
CAUTIONS: Final = (0.0, 0.5, 1.0)  # by look, so many standard errors of a difference are taken for luck
CERTAIN: Final = 2.0  # of them, where a move is to be called better without a doubt

Row = tuple[int, ...]  # the answers of a move


class Looks:
    """At the decisions of one game."""

    def __init__(self, simulations: int, turns: int, seed: int) -> None:
        self._simulations, self._turns, self._seed = simulations, turns, seed

    def weighed(
        self, number: int, turn: int, until: int, decision: Decision, taken: Row
    ) -> tuple[dict[Row, float], float, dict[Row, float]]:
        """What the move that was made is worth and those that promised more; what the policy's own one is; and by how
        much those are better for certain.

        Args:
            number: of its entry, which draws the chance that comes.
            turn: in which it was made.
            until: the turn with whose beginning simulations end.
        """
        bot = self._bot(number, QUICK, until - turn)
        found = sorted(bot.weigh(decision, [taken]), key=lambda one: -one.simulations)
        rows = [(one.action, *one.then) for one in found]
        usual = next(row for row, one in zip(rows, found, strict=True) if one.usual)
        own = found[rows.index(taken)]
        better = [  # what promised most was played on most often
            row
            for row, one in zip(rows, found, strict=True)
            if one.simulations > own.simulations or one.value > own.value + SLIGHT
        ][:MOST_BETTER]
        if not better and taken == usual:
            return {taken: own.value}, own.value, {}
        worth, surely = self._compared(number, COMPARED, until - turn, decision, [taken, *better, usual])
        better = [row for row in better if worth[row] > worth[taken] + SLIGHT]
        if better:
            worth, surely = self._compared(number, SURE, until - turn, decision, [taken, *better, usual])
        return worth, worth[usual], surely

    def _compared(
        self, number: int, look: int, turns: int, decision: Decision, rows: Sequence[Row]
    ) -> tuple[dict[Row, float], dict[Row, float]]:
        asked = list(dict.fromkeys(rows))
        bot = self._bot(number, look, turns, len(asked))
        found, surely = bot.compared(decision, asked, PATIENCE[look], CERTAIN)
        return dict(zip(asked, found, strict=True)), dict(zip(asked, surely, strict=True))

    def _bot(self, number: int, look: int, turns: int, ways: int = 0) -> SearchBot:
        """A look in worlds of its own; the quick one goes as far as a bot does, unless the end is near.

        Args:
            ways: that are told apart.
        """
        near = look == QUICK and turns <= self._turns
        return SearchBot(
            seeded(self._seed, number, look),
            simulations=max(self._simulations, ways * max(EACH, self._simulations // FAIRLY)),
            turns=max(1, turns // FAR) if near else turns,
            caution=CAUTIONS[look],
            learned=partial(of_level, STRONGEST),
        )
