"""Which answers bear on a destination: the kind of movement where none was chosen, the region to leave, one order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.bearings import Bearings
from kartentisch.games.attack.layout import UNIT_NAMES

ORDERS: Final = frozenset({"send", "ship"})
MOVEMENTS: Final = frozenset({"move", "blitz", "strategic"})
FURTHEST: Final = ("aircraft", "tank", "artillery", "infantry")


class Marches(Bearings):
    """Of all kinds of movement; each unit goes by one order (ATK-27, ATK-30, ATK-45)."""

    longest = 5  # the movement, a region, an order, the region where it led, an order
    asked = frozenset({"Turn.choose", "Movement.order", "StrategicMovement.order"})

    def arrives(self, action: Action) -> bool:
        return action.name in ORDERS

    def chooses(self, action: Action) -> bool:
        return action.name == "pick"

    def counts(self, action: Action) -> bool:
        return action.name in ORDERS

    def start(self, state: Any) -> str:
        picked = -1 if state.where() == "Turn.choose" else int(state.top.picked)
        return self.board.spaces[picked].id if picked >= 0 else ""

    def opens(self, state: Any) -> int | None:
        return self.space.parse("act move") if state.where() == "Turn.choose" else None

    def begins(self, state: Any, origin: str) -> int | None:
        return self.space.parse(f"pick {origin}")

    def own(self, state: Any, place: str) -> bool:
        return bool(state.owner[self.board.numbers[place]] == state.active)

    def mover(self, row: Sequence[Action]) -> str:
        """By which movement, by land or sea, and what."""
        chosen = [action.fields["action"] for action in row if action.name == "act"]
        return " ".join([*chosen, row[-1].name, row[-1].fields["unit"]])

    def path(self, row: Sequence[Action], origin: str) -> list[str]:
        return super().path(row, "" if any(action.name == "pick" for action in row) else origin)

    def steps(self, state: Any, legal: Sequence[Action], row: Sequence[Action], origin: str, to: str) -> Iterator[int]:
        """One order; or a first one over land into a region where one unit stands, so that this one may go on."""
        sent = [action for action in row if action.name in ORDERS]
        at = self.start(state)
        for i, action in enumerate(legal):
            if action.name == "act":
                fits = not row and action.fields["action"] in MOVEMENTS
            elif action.name == "pick":
                fits = self._may_leave(action.fields["region"], row, sent, origin, to, at)
            else:
                fits = action.name in ORDERS and self._goes(state, action, sent, origin, to, at)
            if fits:
                yield i

    def _may_leave(
        self, region: str, row: Sequence[Action], sent: Sequence[Action], origin: str, to: str, at: str
    ) -> bool:
        if sent:
            return bool(to) and row[-1] is sent[-1] and len(sent) == 1 and region == sent[0].fields["region"]
        if row and row[-1].name == "pick":
            return False
        return not origin or (at != origin and region == origin) or self._near(region, origin)

    def _goes(self, state: Any, action: Action, sent: Sequence[Action], origin: str, to: str, at: str) -> bool:
        region = action.fields["region"]
        there = not to or region == to
        if sent:
            return there and at == sent[-1].fields["region"] and region != at
        if there and (not origin or at == origin):
            return True
        here = self.board.numbers[region]
        alone = state.owner[here] == state.active and state.units_in(here) == 1
        first = bool(to) and alone and action.name == "send" and region == (origin or region)
        return first and state.where() == "Movement.order"

    def _near(self, region: str, other: str) -> bool:
        numbers = self.board.numbers
        return numbers[other] in self.board.neighbours[numbers[region]]

    def aims(self, state: Any, origin: str, to: str) -> list[int]:
        """What stands at the origin, the one that reaches furthest first."""
        here = self.board.numbers[origin]
        units = [unit for unit in FURTHEST if state.units_of(here, UNIT_NAMES.index(unit))]
        return [self.space.parse(f"send {unit} {to}") for unit in units]
