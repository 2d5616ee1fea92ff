"""A whole move in sentences: what many games tell alike, answer by answer, equal ones counted together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kartentisch.engine.actions import PLAYER, Action
from kartentisch.engine.reasons import Clause


@dataclass(frozen=True)
class WholeMove:
    """All that a seat does at once, and what it sees of it.

    Attributes:
        before: what the seat sees before the move.
        actions: all of the move, at least one, in their order.
        laid: what the seat sees before the last of them.
    """

    seat: int
    before: Mapping[str, Any]
    actions: Sequence[int]
    laid: Mapping[str, Any]


@dataclass(frozen=True)
class Told:
    """How answers of a kind are told: those with the same values of `by` as one sentence, `move-<name>`.

    Attributes:
        by: fields that the sentence names.
        counts: field of what is counted, or `thing`: what is, whatever the fields; none: the sentence counts nothing.
    """

    name: str
    by: tuple[str, ...] = ()
    counts: str = ""
    thing: str = ""


def in_groups(
    actions: Sequence[Action], told: Mapping[str, Told], alone: Callable[[Action], str | None]
) -> list[Clause]:
    """The sentences, in the order in which they begin; answers that are not in `told` go without saying.

    Args:
        told: by the name of the answer.
        alone: the name of the sentence for an answer that goes without saying, where nothing else is told: the last one
            for which it has one.
    """
    groups: dict[tuple[Told, tuple[str, ...]], dict[tuple[str, str], int]] = {}
    for action in actions:
        how = told.get(action.name)
        if how is None:
            continue
        things = groups.setdefault((how, tuple(action.fields[name] for name in how.by)), {})
        if how.counts or how.thing:
            counted = (how.counts, action.fields[how.counts]) if how.counts else ("", how.thing)
            things[counted] = things.get(counted, 0) + 1
    found = [
        Clause(
            how.name,
            {name: _value(name, value) for name, value in zip(how.by, values, strict=True)},
            tuple((*thing, n) for thing, n in things.items()),
        )
        for (how, values), things in groups.items()
    ]
    names = [] if found else [name for name in map(alone, actions) if name is not None]
    return found or [Clause(name) for name in names[-1:]]


def _value(field: str, value: str) -> str | int:
    """A number as a number, so that the sentence can go by it; players have names."""
    return int(value) if value.isdecimal() and field != PLAYER else value
