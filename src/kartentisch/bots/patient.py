"""The patient agent: does as little as the rules allow."""

from __future__ import annotations

from kartentisch.bots.agent import Decision


class Passing:
    """Ends, declines or passes where the rules allow it, else takes the first legal action."""

    def answer(self, decision: Decision) -> int:
        for action in decision.legal:
            if not decision.game.space.action(action).fields:
                return action
        return decision.legal[0]
