"""Events are facts with names: what happened, by which rule, and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

SPECTATOR = -1  # a viewer without a seat


@dataclass(frozen=True)
class EventKind:
    """A kind of event.

    Attributes:
        name: also the text `event-<name>`.
        rule: the rule that causes it.
        args: names of the values, in the order in which the rules tell them.
        secret: the values that only the seat in the value `seat` may know.
        reveals: True if something hidden became known to somebody, so that it cannot be taken back.
    """

    name: str
    rule: str
    args: tuple[str, ...]
    secret: tuple[str, ...] = ()
    reveals: bool = False


@dataclass(frozen=True)
class Event:
    """One fact: `args` holds seats as numbers from 0, counts as numbers, everything else as ids."""

    kind: EventKind
    args: Mapping[str, Any]

    def seen_by(self, viewer: int) -> Event:
        """What a seat (or SPECTATOR) may know of it: the secret values are left out."""
        if not self.kind.secret or self.args["seat"] == viewer:
            return self
        return Event(self.kind, {k: v for k, v in self.args.items() if k not in self.kind.secret})

    def to_json(self) -> dict[str, Any]:
        return {"event": self.kind.name, "rule": self.kind.rule, **self.args}

    def __str__(self) -> str:
        values = " ".join(f"{key}={value}" for key, value in self.args.items())
        return f"{self.kind.name} {values}".rstrip()


class EventKinds:
    """The events of a game, and how their raw numbers become names."""

    def __init__(
        self,
        rows: Sequence[tuple[str, str, tuple[str, ...], tuple[str, ...], bool]],
        names: Mapping[str, Sequence[str]],
    ) -> None:
        """`rows`: the fields of EventKind; `names`: for each value that is an id, the ids by number."""
        self.kinds = [EventKind(*row) for row in rows]
        self.names = names

    def event(self, raw: Sequence[int]) -> Event:
        kind = self.kinds[raw[0]]
        args: dict[str, Any] = {}
        for name, number in zip(kind.args, raw[1:], strict=False):
            ids = self.names.get(name)
            args[name] = number if ids is None else ids[number]
        return Event(kind, args)
