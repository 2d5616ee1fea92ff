"""Which stones lead to a province that none reaches yet: each opens the neighbours of its province to its people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from kartentisch.engine.actions import Action
from kartentisch.engine.bearings import FAR, Bearings
from kartentisch.games.attila.actions import PEOPLES
from kartentisch.games.attila.placement import open_to

STONES: Final = frozenset({"place", "second"})


class Stones(Bearings):
    """Of one turn: second stones in place of influence (ATT-29), and further cards where the turn has them (ATT-66).

    All stones of a way are of one people.  A double turn (ATT-57) belongs to one only where nothing else gets there.
    """

    longest = 8
    asked = frozenset({"Turn.play", "Turn.take"})
    rooted = False

    def arrives(self, action: Action) -> bool:
        return action.name in STONES

    def mover(self, row: Sequence[Action]) -> str:
        """The people, once for each card: by two cards is another way than by one."""
        return " ".join(action.fields["people"] for action in row if action.name == "place")

    def steps(self, state: Any, legal: Sequence[Action], row: Sequence[Action], origin: str, to: str) -> Iterator[int]:
        if origin:  # stones come from the hand, wherever others stand
            return
        near = self._near(state, self._links(state, to)) if to else {}
        begun = any(action.name in STONES for action in row)
        for i, action in enumerate(legal):
            if action.name in STONES:
                closer = not to or self._number(action) in near.get(self._people(state, action), ())
                fits = closer and (not begun or self._people(state, action) == state.top.people)
            elif action.name == "influence":
                fits = bool(to) and state.plays > 0
            else:
                doubles = action.name == "tile" and action.fields["tile"] == "double"
                fits = doubles and bool(to) and not row and not near
            if fits:
                yield i

    def _number(self, action: Action) -> int:
        return self.board.numbers[action.fields["province"]]

    def _people(self, state: Any, action: Action) -> int:
        return self._names().index(action.fields["people"]) if action.name == "place" else int(state.top.people)

    def _names(self) -> Sequence[str]:
        return next(dict(block.fields)["people"] for block in self.space.blocks if block.name == "place")

    def _links(self, state: Any, to: str) -> dict[int, int]:
        """By province, as far as they are open, how many links it is away."""
        board = self.board
        start = board.numbers[to]
        far, edge = {start: 0}, [start]
        while edge:
            around = {n for at in edge for n in board.neighbours[at]}
            edge = sorted(n for n in around if n not in far and not state.closed >> n & 1)
            far |= dict.fromkeys(edge, max(far.values()) + 1)
        return far

    def _near(self, state: Any, far: Mapping[int, int]) -> dict[int, set[int]]:
        """By people where its next stone comes closest; those alone that get there with the cards of this turn."""
        second = int(state.top.people) if state.where() == "Turn.take" else -1
        near: dict[int, set[int]] = {}
        for people in range(PEOPLES):
            stones = (people == second) + 2 * min(state.plays, state.hand(state.active, people))
            now = open_to(state, people)
            open_far = {n: links for n, links in far.items() if now >> n & 1}
            least = min(open_far.values(), default=FAR)
            if least < stones:
                near[people] = {n for n, links in open_far.items() if links == least}
        return near

    def aims(self, state: Any, origin: str, to: str) -> list[int]:
        """A stone of the hand, of the people with most stones on the board first; or the second stone."""
        if state.where() == "Turn.take":
            return [self.space.parse(f"second {to}")]
        held = [people for people in range(PEOPLES) if state.hand(state.active, people)]
        return [self.space.parse(f"place {self._names()[people]} {to}") for people in sorted(held, key=state.supply)]
