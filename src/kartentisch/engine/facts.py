"""Events are facts with names: what happened, by which rule, and who may know which part of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

# viewers without a seat; who must answer has other numbers (`kernel`)
SPECTATOR = -1
EVERYTHING = -4  # may know all: saved games, tests


@dataclass(frozen=True)
class EventKind:
    """A kind of event.

    Attributes:
        name: also the text `event-<name>`.
        rule: the rule that causes it.
        args: names of the values, in the order in which the rules tell them.
        secret: the values that only some seats may know.
        reveals: True if something hidden became known to somebody, so that it cannot be taken back.
        knows: the values that name the seats which may know the secret ones.
    """

    name: str
    rule: str
    args: tuple[str, ...]
    secret: tuple[str, ...] = ()
    reveals: bool = False
    knows: tuple[str, ...] = ("seat",)


@dataclass(frozen=True)
class Event:
    """One fact: `args` holds seats as numbers from 0, counts as numbers, everything else as ids; or lists of these."""

    kind: EventKind
    args: Mapping[str, Any]

    def seen_by(self, viewer: int) -> Event:
        """What a seat (or SPECTATOR) may know of it: the secret values are left out."""
        if not self.kind.secret or viewer == EVERYTHING or (viewer >= 0 and viewer in self.insiders()):
            return self
        return Event(self.kind, {k: v for k, v in self.args.items() if k not in self.kind.secret})

    def insiders(self) -> list[int]:
        """The seats that may know its secret values."""
        return [self.args[name] for name in self.kind.knows]

    def to_json(self) -> dict[str, Any]:
        return {"event": self.kind.name, "rule": self.kind.rule, **self.args}

    def __str__(self) -> str:
        values = " ".join(f"{key}={value}" for key, value in self.args.items())
        return f"{self.kind.name} {values}".rstrip()


# what the engine tells at the end of a round of sealed answers, with the rule of its question
ANSWERS_OPEN = EventKind("answers_open", "", (), reveals=True)
NOBODY_REACTED = EventKind("nobody_reacted", "", (), reveals=True)  # whoever passed last must not take it back
OF_A_ROUND = (ANSWERS_OPEN, NOBODY_REACTED)


class ChanceKind(NamedTuple):
    """What chance is asked for.

    Attributes:
        name: also the text `chance-<name>`.
        ids: of its outcomes by number; None for seats, or dice.
        public: everybody learns what is drawn, whatever is told.
    """

    name: str
    ids: Sequence[str] | None = None
    public: bool = False


class EventKinds:
    """The events of a game, and how their raw numbers become names."""

    def __init__(self, rows: Sequence[tuple[Any, ...]], names: Mapping[str, Sequence[str]]) -> None:
        """`rows`: the fields of EventKind; `names`: for each value that is an id, the ids by number."""
        self.kinds = [EventKind(*row) for row in rows]
        self.by_name = {kind.name: kind for kind in (*self.kinds, *OF_A_ROUND)}
        self.names = names

    def event(self, raw: Sequence[Any]) -> Event:
        """The fact that a raw event of the rules tells; a list stands first there, and is the last value."""
        kind = self.kinds[raw[0]]
        values = zip(kind.args, self.values(raw), strict=False)
        return Event(kind, {name: self._named(name, value) for name, value in values})

    def values(self, raw: Sequence[Any]) -> list[Any]:
        """The values of a raw event in the order of its kind."""
        if len(raw) > 1 and isinstance(raw[1], tuple):
            last = len(self.kinds[raw[0]].args)
            return [*raw[2 : last + 1], raw[1], *raw[last + 1 :]]
        return list(raw[1:])

    def _named(self, name: str, value: Any) -> Any:
        if isinstance(value, tuple):
            return [self._named(name, item) for item in value]
        ids = self.names.get(name)
        return value if ids is None else ids[value]
