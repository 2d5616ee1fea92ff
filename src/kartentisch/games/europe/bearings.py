"""Which orders bear on a destination: steps of tanks and ships, transports that come, load, sail and land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.bearings import Bearings
from kartentisch.games.europe.actions import KIND_NAMES, TRANSPORT

ARRIVES: Final = frozenset({"send", "raid", "ferry", "unload"})
MOVES: Final = ARRIVES | {"load"}
KIND: Final = {"send": "kind", "raid": "flyer", "load": "cargo", "unload": "cargo"}
SHIP: Final = KIND_NAMES[TRANSPORT]
SAILS: Final = KIND_NAMES[TRANSPORT:]
TWICE: Final = frozenset({"armor", *SAILS})  # what goes two steps
AGAIN: Final = TWICE - {SHIP}  # and is picked for the second one
ROW: Final = ("armor", "infantry", "artillery", "aa_gun")  # who is meant first, by land and
AT_SEA: Final = ("battleship", "carrier", "destroyer", "submarine", "transport")


class Marches(Bearings):
    """Of both movements."""

    longest = 7  # a transport is picked, comes, loads, sails and lands: pick, board, send, load, send, unload
    asked = frozenset({"CombatMove.order", "NonCombat.order"})

    def arrives(self, action: Action) -> bool:
        return action.name in ARRIVES

    def leaves(self, row: Sequence[Action], origin: str) -> bool:
        """A transport that only comes to load is nothing that leaves a land."""
        return not origin or not self._land(origin) or self.mover(row) != SHIP

    def chooses(self, action: Action) -> bool:
        return action.name in ("pick", "board")

    def counts(self, action: Action) -> bool:
        return action.name in MOVES and self._kind(action) != SHIP

    def start(self, state: Any) -> str:
        picked = int(state.top.picked)
        return self.board.spaces[picked].id if picked >= 0 else ""

    def begins(self, state: Any, origin: str) -> int | None:
        return self.space.parse(f"pick {origin}")

    def ends(self, state: Any, place: str) -> bool:
        """In combat movement lands of one's own side are only passed: what goes there goes on, or stays back."""
        land = int(self.board.numbers[place])
        return state.where() != "CombatMove.order" or not self._land(place) or bool(state.hostile_land(land))

    def own(self, state: Any, place: str) -> bool:
        return bool(state.row(self.board.numbers[place], state.power))

    def mover(self, row: Sequence[Action]) -> str:
        """What came aboard, what goes ashore, or what goes by itself."""
        for name in ("load", "unload"):
            for action in row:
                if action.name == name:
                    return self._kind(action)
        last = row[-1]
        return f"ferry {last.fields['fighters']}" if last.name == "ferry" else self._kind(last)

    def path(self, row: Sequence[Action], origin: str) -> list[str]:
        loaded = next((action.fields["space"] for action in row if action.name == "load"), "")
        return super().path(row, origin or loaded)

    @staticmethod
    def _kind(action: Action) -> str:
        return "carrier" if action.name == "ferry" else action.fields[KIND[action.name]]

    def steps(self, state: Any, legal: Sequence[Action], row: Sequence[Action], origin: str, to: str) -> Iterator[int]:
        at = self.start(state)
        aboard = int(state.top.ship) >= 0
        moved = [action for action in row if action.name in MOVES]
        for i, action in enumerate(legal):
            if action.name == "pick":
                fits = self._picks(action.fields["space"], row, moved, origin, at)
            elif action.name == "board":
                fits = not moved and (not row or row[-1].name == "pick") and (not origin or self._by_sea(origin, at))
            else:
                fits = action.name in MOVES and self._goes(action, moved, origin, to, at, aboard)
            if fits:
                yield i

    def _picks(self, space: str, row: Sequence[Action], moved: Sequence[Action], origin: str, at: str) -> bool:
        if not row:
            return not origin or (at != origin and space == origin) or self._harbour(space, origin)
        return bool(moved) and self._kind(moved[-1]) in AGAIN and row[-1].fields["space"] == space

    def _harbour(self, space: str, origin: str) -> bool:
        """A zone beside the land, or one step behind it: a transport from there may come."""
        if self._land(space) or not self._land(origin):
            return False
        return any(self._near(zone, origin) for zone in (space, *self._seas(space)))

    def _goes(self, action: Action, moved: Sequence[Action], origin: str, to: str, at: str, aboard: bool) -> bool:
        kind, space = self._kind(action), action.fields["space"]
        loads = [one for one in moved if one.name == "load"]
        there = not to or space == to
        if action.name == "load":
            return not loads and (space == origin if origin else not to or not self._near(space, to))
        if action.name == "unload":
            return there and (kind == self._kind(loads[0]) if loads else not origin or not self._land(origin))
        if kind == SHIP:
            return aboard and self._sails(space, moved, bool(loads), origin, to)
        if loads:
            return False
        if moved:
            last = moved[-1]
            again = action.name == last.name and kind == self._kind(last) and at == last.fields["space"]
            return again and there and len(moved) == 1
        return (not origin or at == origin) and (there or (kind in TWICE and self._near(space, to)))

    def _sails(self, zone: str, moved: Sequence[Action], loaded: bool, origin: str, to: str) -> bool:
        if len([one for one in moved if one.name == "send"]) > 1:
            return False
        if origin and self._land(origin) and not loaded:  # it comes to load
            return self._near(zone, origin) and (not to or self._land(to))
        if not to:
            return True
        return zone == to or self._near(zone, to) or any(self._near(other, to) for other in self._seas(zone))

    # ------------------------------------------------------------------ the board
    def _land(self, space: str) -> bool:
        board = self.board
        return board.spaces[board.numbers[space]].kind == "land"

    def _by_sea(self, origin: str, zone: str) -> bool:
        return zone == origin or self._harbour(zone, origin)

    def _near(self, space: str, other: str) -> bool:
        numbers = self.board.numbers
        return numbers[other] in self.board.neighbours[numbers[space]]

    def _seas(self, zone: str) -> list[str]:
        board = self.board
        near = (board.spaces[i] for i in board.neighbours[board.numbers[zone]])
        return [space.id for space in near if space.kind != "land"]

    # ------------------------------------------------------------------ why not
    def aims(self, state: Any, origin: str, to: str) -> list[int]:
        """What stands at the origin, the one that reaches furthest first."""
        here = self.board.numbers[origin]
        has = [kind for kind in self._order(origin, to) if state.count(here, state.power, KIND_NAMES.index(kind))]
        return [self.space.parse(f"send {kind} {to}") for kind in has or self._order(origin, to)[:1]]

    def _order(self, origin: str, to: str) -> tuple[str, ...]:
        if self._land(origin) and self._land(to):
            return (*ROW, "bomber", "fighter")
        return (*AT_SEA, "fighter", "bomber") if not self._land(origin) else ("fighter", "bomber", *ROW)
