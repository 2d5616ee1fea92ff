"""Why an action looks good, in numbers that the game itself can tell: what changes for whom if it is taken.

Made from two views of one seat, before and after the action: so it is true, and tells nothing that the seat cannot
know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.board import Board
from kartentisch.engine.forecast import Forecast, Part, Standing

MOST: Final = 3  # numbers that are told


@dataclass(frozen=True)
class Reason:
    """A part of a sentence: the text `why-<name>` with its values.

    `field` and `id` are the name of what `amount` counts (as for `Language.name`); `seat` whose it is.
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Clause:
    """A sentence of what a whole move is: the text `move-<name>` with its values.

    Attributes:
        args: as of an event: ids of spaces, seats and pieces are named by their field.
        things: what is counted, as (field, id, how many); `$things` in the text: "6 infantry and 3 tanks", by the texts
            `count-<id>` with `$n`, else by their names.
        odds: of an attack, what is asked of the odds of the game (docs/develop/odds.md); `$chance` in the text is the
            attacker's chance in percent, -1 where it is not known.
        chance: the same, 0 to 1, where the game knows it by itself.
        risks: an attack without either, such as on what nobody knows: it is no less worth telling at once.
        at_once: no battle, but units may be lost, as in a bombing raid, or money is spent: it is told at once, too.
        steps: instead of all that, answers by number that nothing is known of but their names; `$steps` in the text.
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)
    things: tuple[tuple[str, str, int], ...] = ()
    odds: Mapping[str, Any] | None = None
    chance: float | None = None
    risks: bool = False
    at_once: bool = False
    steps: tuple[int, ...] = ()


def compared(before: Forecast | None, after: Forecast | None, seat: int) -> list[Reason]:
    """What becomes better in the standings: the place, the seat's own numbers, and what a rival loses most.

    What an action costs speaks for none: "money down by 3" is no reason to buy.
    """
    if before is None or after is None:
        return []
    was, now = before.seats[seat], after.seats[seat]
    found = []
    if now.place < was.place:
        found.append(Reason("place", {"place": now.place, "before": was.place}))
    found += [_counted("part", name, amount) for name, amount in _gains(was, now)[:MOST]]
    points = [(after.seats[other].points - before.seats[other].points, other) for other in range(len(after.seats))]
    amount, other = min((one for one in points if one[1] != seat), default=(0, seat))
    if amount < 0:
        found.append(_counted("rival", ("standing", after.by), amount, seat=other))
    return found


@dataclass(frozen=True)
class Strength:
    """How many units stand where, as everybody sees it.

    Attributes:
        sides: by seat, its side: seats of one side are no rivals.
        units: by side, places with the number of its units.
    """

    sides: Sequence[int]
    units: Sequence[Mapping[str, int]]


def faced(board: Board, before: Strength | None, after: Strength | None, seat: int) -> list[Reason]:
    """Where the seat's side gains most units: against how many rivals they stand there, or else beside how many."""
    if before is None or after is None:
        return []
    side = after.sides[seat]
    own = after.units[side]
    grown = {place: n - before.units[side].get(place, 0) for place, n in own.items()}
    place = max(grown, key=lambda one: grown[one], default="")
    if grown.get(place, 0) <= 0:
        return []

    def rivals(where: str) -> int:
        return sum(units.get(where, 0) for other, units in enumerate(after.units) if other != side)

    against = rivals(place)
    near = (board.spaces[i].id for i in dict.fromkeys(board.neighbours[board.numbers[place]]))
    beside = sum(map(rivals, near)) if not against else 0
    if not against and not beside:
        return []
    name, facing = ("against", against) if against else ("beside", beside)
    return [Reason(name, {"field": "region", "id": place, "own": own[place], "rivals": facing})]


def _gains(was: Standing, now: Standing) -> list[tuple[tuple[str, str], int]]:
    """What the points come from first, the greatest gain first."""
    found: list[tuple[tuple[str, str], int]] = []
    for old, new in ((was.parts, now.parts), (was.ties, now.ties), (was.more, now.more)):
        amounts = _amounts(old), _amounts(new)
        changes = {name: amounts[1].get(name, 0) - amounts[0].get(name, 0) for name in {**amounts[0], **amounts[1]}}
        found += sorted(((name, n) for name, n in changes.items() if n > 0), key=lambda one: -one[1])
    return found


def _amounts(parts: tuple[Part, ...]) -> dict[tuple[str, str], int]:
    return {(part.field, part.id): part.amount for part in parts}


def _counted(name: str, called: tuple[str, str], amount: int, **more: Any) -> Reason:
    return Reason(name, {"field": called[0], "id": called[1], "amount": amount, **more})
