"""What the policy thinks of the answers to a decision, averaged over ways in which hidden things may lie."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.bots.agent import Decision
from kartentisch.engine.chance import Chance
from kartentisch.engine.heuristics import Rates


def rated(
    decision: Decision, world: Any, chance: Chance, worlds: int, bold: int = 0, policy: Rates | None = None
) -> dict[int, float]:
    """Every legal action with the sum of its ratings, in the order of the decision.

    Args:
        world: imagined from the decision's view; it is not changed.
        worlds: in how many the actions are rated, 1 or more; the given one is the first.  Where a game hides nothing
            there is only one.
        bold: the style in which they are rated, see `Game.in_style`.
        policy: what rates them; None: `Game.rates`.
    """
    game, seat = decision.game, decision.seat
    totals = dict.fromkeys(decision.legal, 0.0)
    actions, policy = vec[i64](decision.legal), policy or game.rates
    known = world.clone()
    known.stand(seat, known.asked)
    for i in range(worlds if game.hides else 1):
        if i > 0:
            chance.imagine(known, seat)  # as good as imagined anew from the view, and much quicker
        rates = policy(known, actions, seat)
        seen = game.in_style(known, decision.legal, list(rates), seat, bold) if bold else rates
        for action, worth in zip(decision.legal, seen, strict=True):
            totals[action] += worth
    return totals
