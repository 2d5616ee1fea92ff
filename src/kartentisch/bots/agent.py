"""The shape of everything that answers for a seat: a person, a bot, a standing order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State


@dataclass(frozen=True)
class Decision:
    """A question to a seat.

    Attributes:
        game: the rules.
        seat: who is asked.
        question: what is asked, such as `Turn.play`.
        legal: the numbers of the legal actions.
        look: gives the seat's view; bots use `view`.
    """

    game: Game
    seat: int
    question: str
    legal: list[int]
    look: Callable[[], dict[str, Any]]

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know; made only if somebody looks."""
        return self.look()

    def __reduce__(self) -> Any:
        return _decided, (self.game, self.seat, self.question, self.legal, self.view)  # for other processes

    @classmethod
    @careful
    def of(cls, state: Any, seat: int) -> Decision:
        """The decision that the state asks of the seat; EngineError `not_asked` where it asks another."""
        if not isinstance(state, State):
            raise TypeError(f"Decision.of(): state is to be a State, not {type(state).__name__}")
        if seat not in state.seats_asked:
            raise EngineError("not_asked", seat=seat)
        game: Game = state.game
        return cls(game, seat, state.where(), state.legal_actions(seat), lambda: game.view(state, seat))


def _decided(game: Game, seat: int, question: str, legal: list[int], view: dict[str, Any]) -> Decision:
    """For pickle."""
    return Decision(game, seat, question, legal, lambda: view)


class Agent(Protocol):
    """Whoever answers for a seat."""

    def answer(self, decision: Decision) -> int | None:
        """One of the legal actions, or None for "wait"."""
