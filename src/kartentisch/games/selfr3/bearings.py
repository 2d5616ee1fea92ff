"""Which answers bear on a destination: from where an attack or the move at the end begins, and onto what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.bearings import Bearings

BEGIN: Final = frozenset({"attack", "move"})


class Marches(Bearings):
    """Of attacks (R2-53) and of the move at the end of a turn (R2-69)."""

    longest = 2
    asked = frozenset({"Turn.act", "Attack.onto", "Move.onto"})

    def arrives(self, action: Action) -> bool:
        return action.name == "onto"

    def chooses(self, action: Action) -> bool:
        return action.name in BEGIN

    def start(self, state: Any) -> str:
        if state.where() == "Turn.act":
            return ""
        source = state.source if state.where() == "Attack.onto" else state.top.source
        return self.board.spaces[int(source)].id

    def begins(self, state: Any, origin: str) -> int | None:
        return self.space.parse(f"attack {origin}") if state.where() == "Turn.act" else None

    def own(self, state: Any, place: str) -> bool:
        return bool(state.owner[self.board.numbers[place]] == state.seat) and state.where() == "Turn.act"

    def mover(self, row: Sequence[Action]) -> str:
        return row[0].name if row[0].name in BEGIN else ""

    def steps(self, state: Any, legal: Sequence[Action], row: Sequence[Action], origin: str, to: str) -> Iterator[int]:
        for i, action in enumerate(legal):
            if action.name in BEGIN:
                fits = not row and (not origin or action.fields["region"] == origin)
            else:
                fits = action.name == "onto" and (not to or action.fields["region"] == to)
            if fits:
                yield i

    def aims(self, state: Any, origin: str, to: str) -> list[int]:
        return [self.space.parse(f"onto {to}")]
