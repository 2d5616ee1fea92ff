"""What was luck: what rolls and draws brought, against what could have come (docs/develop/review.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import variance
from typing import Any, Final

from kartentisch.bots.line import Found, spread
from kartentisch.bots.win_chance import Look, WinChance, mean, rounded

CAME, COULD = "came", "could"
LISTED: Final = 24  # outcomes, at most, of which each is looked at


def weighed(
    win: WinChance,
    found: Found,
    rolled: Sequence[Mapping[str, Any]],
    entries: tuple[int, int],
    before: Any,
    after: Any,
    samples: int,
    until: int,
) -> dict[str, Any]:
    """The rolls and draws between two states, a row of `chances`.

    Args:
        found: takes what was found out about both.
        rolled: their entries of the record.
        entries: the first and the last entry between the states.
        samples: of what came, 2 or more; of what could have come as many, or all of it.
        until: the turn with whose beginning a sample ends.
    """
    first, last = entries
    came = win.looks(after, first, samples, until)
    actual = mean(came)
    outcomes = listed(before) if len(rolled) == 1 else []
    if outcomes:
        each = max(1, -(-samples // len(outcomes)))
        outcome = win.game.parse_outcome(before, rolled[0]["outcome"])
        expected = [0.0] * win.players
        for one, weight in outcomes:
            world = before.clone()
            world.apply(one)
            values = actual if one == outcome else mean(win.looks(world, first, each, until))
            expected = [sum_ + weight * value for sum_, value in zip(expected, values, strict=True)]
        rest = [weight for one, weight in outcomes if one != outcome]
        scale = sqrt(sum(rest) ** 2 / samples + sum(weight**2 for weight in rest) / each)
        error = [scale * one for one in _spread(came)]
    else:
        could = win.looks(before, first, samples, until)
        expected = mean(could)
        pairs = [[now - then for now, then in zip(*pair, strict=True)] for pair in zip(came, could, strict=True)]
        error = [one / sqrt(samples) for one in _spread(pairs)]
    changed = [now - then for now, then in zip(actual, expected, strict=True)]
    found.look(last, CAME, came)
    found.known(first - 1, COULD, expected, spread(came))
    found.changed(first, last, changed, error)
    return {
        "entry": first,
        "last": last,
        "turn": int(before.turn),
        "seat": int(before.active),
        "chance": rolled[0]["chance"],
        "outcome": rolled[0]["outcome"],
        "count": len(rolled),
        "expected": rounded(expected),
        "actual": rounded(actual),
        "luck": rounded(changed),
        "error": rounded(error),
    }


def along(row: Mapping[str, Any], line: Mapping[int, Look]) -> dict[str, Any]:
    """The row as the whole game tells it, so that it fits to what was found before and afterwards."""
    then, now = line.get(row["entry"] - 1), line.get(row["last"])
    if then is None or now is None:
        return dict(row)
    changed = [b - a for a, b in zip(then, now, strict=True)]
    return {**row, "expected": rounded(then), "actual": rounded(now), "luck": rounded(changed)}


def _spread(looks: Sequence[Look]) -> list[float]:
    """By seat, how far single samples lie from their mean, usually."""
    return [sqrt(variance(shares)) if len(shares) > 1 else 0.0 for shares in zip(*looks, strict=True)]


def listed(state: Any) -> list[tuple[int, float]]:
    """Every outcome with its probability, where these are few; else nothing."""
    if state.dice > 0 and state.faces**state.dice > LISTED:
        return []
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    return outcomes if len(outcomes) <= LISTED else []
