"""Why an action looks good, in numbers that the game itself can tell: what changes for whom if it is taken.

Made from two views of one seat, before and after the action: so it is true, and tells nothing that the seat cannot
know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.forecast import Forecast, Part, Standing

MOST: Final = 3  # numbers that are told


@dataclass(frozen=True)
class Reason:
    """A part of a sentence: the text `why-<name>` with its values.

    `field` and `id` are the name of what `amount` counts (as for `Language.name`); `seat` whose it is.
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)


def compared(before: Forecast | None, after: Forecast | None, seat: int) -> list[Reason]:
    """What changes in the standings: the place, the seat's own numbers, and what the rivals lose or gain most."""
    if before is None or after is None:
        return []
    was, now = before.seats[seat], after.seats[seat]
    found = []
    if was.place != now.place:
        found.append(Reason("place", {"place": now.place, "before": was.place}))
    found += [_counted("part", name, amount) for name, amount in _changes(was, now)[:MOST]]
    rivals = [
        (after.seats[other].points - before.seats[other].points, other)
        for other in range(len(after.seats))
        if other != seat and after.seats[other].points != before.seats[other].points
    ]
    if rivals:
        amount, other = max(rivals, key=lambda one: abs(one[0]))
        found.append(_counted("rival", ("standing", after.by), amount, seat=other))
    return found


def _changes(was: Standing, now: Standing) -> list[tuple[tuple[str, str], int]]:
    """What the points come from first, the greatest change first."""
    found: list[tuple[tuple[str, str], int]] = []
    for old, new in ((was.parts, now.parts), (was.ties, now.ties), (was.more, now.more)):
        amounts = _amounts(old), _amounts(new)
        changes = {name: amounts[1].get(name, 0) - amounts[0].get(name, 0) for name in {**amounts[0], **amounts[1]}}
        found += sorted(((name, n) for name, n in changes.items() if n), key=lambda one: -abs(one[1]))
    return found


def _amounts(parts: tuple[Part, ...]) -> dict[tuple[str, str], int]:
    return {(part.field, part.id): part.amount for part in parts}


def _counted(name: str, called: tuple[str, str], amount: int, **more: Any) -> Reason:
    return Reason(name, {"field": called[0], "id": called[1], "amount": amount, **more})
