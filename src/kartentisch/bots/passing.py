"""The patient agent: does as little as the rules allow."""

from __future__ import annotations

from kartentisch.bots.agent import Decision
from kartentisch.engine.arguments import careful


def passing(decision: Decision) -> int | None:
    """The action that passes, or None where the seat must choose.

    The window that is open says which it is, else the game (no word: nobody can pass), else it is the only word without
    further parts.
    """
    game = decision.game
    named = decision.view.get("pass") or game.passes.get(decision.question)
    if named == "":
        return None
    if named:
        action = game.space.parse(named)
        return action if action in decision.legal else None
    plain = [action for action in decision.legal if not game.space.action(action).fields]
    return plain[0] if len(plain) == 1 else None


@careful
class Passing:
    """Ends, declines or passes where the rules allow it, else takes the first plain word, or the first action."""

    def answer(self, decision: Decision) -> int:
        action = passing(decision)
        if action is not None:
            return action
        for action in decision.legal:
            if not decision.game.space.action(action).fields:
                return action
        return decision.legal[0]
