"""Actions are numbers in a fixed range with a meaning: number ⇄ structured form ⇄ notation ⇄ JSON.

A game declares its space once, as blocks of named fields: the block `place(people, province)` gives every pair of
values one number, the first field varying slowest.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, SupportsIndex

from kartentisch.engine.arguments import careful, whole
from kartentisch.engine.copying import Fixed
from kartentisch.engine.errors import EngineError

PLAYER: Final = "player"  # the field of an action that names a seat: its number, from 1


@dataclass(frozen=True)
class Block:
    """One kind of action: its name and its fields with their possible values."""

    name: str
    fields: tuple[tuple[str, tuple[str, ...]], ...]
    first: int
    size: int


@dataclass(frozen=True)
class Action:
    """The structured form of an action: `Action("place", {"people": "goths", "province": "moesia"})`."""

    name: str
    fields: Mapping[str, str]

    def __str__(self) -> str:
        return " ".join((self.name, *self.fields.values()))


class ActionSpace(Fixed):
    """All actions of a game.

    Attributes:
        blocks: in the order of their numbers.
        size: numbers run from 0 to size - 1.
    """

    def __init__(self, blocks: Sequence[tuple[str, Mapping[str, Sequence[str]]]]) -> None:
        """`blocks`: (name, field -> values), numbered in this order without gaps."""
        self.blocks: list[Block] = []
        self._actions: list[Action] = []
        for name, fields in blocks:
            domain = tuple((field, tuple(values)) for field, values in fields.items())
            first = len(self._actions)
            for values in itertools.product(*(values for _, values in domain)):
                named = zip((field for field, _ in domain), values, strict=True)
                self._actions.append(Action(name, dict(named)))
            self.blocks.append(Block(name, domain, first, len(self._actions) - first))
        self.size = len(self._actions)
        self._numbers = {str(action): i for i, action in enumerate(self._actions)}
        self.fix()

    @classmethod
    def of(cls, blocks: Sequence[tuple[str, tuple[str, ...]]], values: Mapping[str, Sequence[str]]) -> ActionSpace:
        """The space of `BLOCKS` as a game writes them: (name, names of fields), with the values of each field.

        A field that has other values in one block than elsewhere is named with it: `buy.unit`.
        """
        return cls(
            [
                (name, {field: values.get(f"{name}.{field}") or values[field] for field in fields})
                for name, fields in blocks
            ]
        )

    def __repr__(self) -> str:
        return f"<{self.size} actions: {', '.join(block.name for block in self.blocks)}>"

    def action(self, number: SupportsIndex) -> Action:
        """The structured form; EngineError `no_such_action` outside the range."""
        if not isinstance(number, int):
            number = whole(number)
        if not 0 <= number < self.size:
            raise EngineError("no_such_action", action=number, size=self.size)
        return self._actions[number]

    def notation(self, number: int) -> str:
        """The action as text: `place goths moesia`."""
        return str(self.action(number))

    @careful
    def parse(self, text: str) -> int:
        """The number of an action in notation.

        Each word may be cut short as long as it stays unambiguous (`pl go moe`).

        Raises:
            EngineError: `unknown_word` (with the words that would fit), `ambiguous_word`, `missing_word`, or
                `superfluous_word`.
        """
        words = text.lower().split()
        number = self._numbers.get(" ".join(words))
        if number is not None:
            return number
        if not words:
            raise EngineError("missing_word", what="action", choices=[block.name for block in self.blocks])
        block = self.block(words[0])
        given = words[1:]
        if len(given) > len(block.fields):
            raise EngineError("superfluous_word", word=given[len(block.fields)], action=block.name)
        values = []
        for i, (field, domain) in enumerate(block.fields):
            if i >= len(given):
                raise EngineError("missing_word", what=field, choices=list(domain))
            values.append(_complete(given[i], domain, field))
        return self._numbers[" ".join((block.name, *values))]

    @careful
    def block(self, word: str) -> Block:
        """The kind of action that the word names, cut short or not; EngineError as for `parse`."""
        name = _complete(word.lower(), [block.name for block in self.blocks], "action")
        return next(block for block in self.blocks if block.name == name)

    def to_json(self, number: int) -> dict[str, str]:
        """`{"action": "place", "people": "goths", "province": "moesia"}`."""
        action = self.action(number)
        return {"action": action.name, **action.fields}

    def from_json(self, data: object) -> int:
        """The number of an action in JSON form; EngineError `malformed_action` or as for `parse`."""
        if not isinstance(data, dict) or not all(isinstance(value, str) for value in data.values()):
            raise EngineError("malformed_action")
        fields: dict[str, Any] = dict(data)
        name = fields.pop("action", None)
        block = next((block for block in self.blocks if block.name == name), None)
        if block is None:
            raise EngineError(
                "unknown_word", what="action", word=str(name), choices=[block.name for block in self.blocks]
            )
        for field, domain in block.fields:
            if field not in fields:
                raise EngineError("missing_word", what=field, choices=list(domain))
            if fields[field] not in domain:
                raise EngineError("unknown_word", what=field, word=fields[field], choices=list(domain))
        if len(fields) > len(block.fields):
            extra = next(key for key in fields if key not in dict(block.fields))
            raise EngineError("superfluous_word", word=extra, action=block.name)
        return self._numbers[" ".join((block.name, *(fields[field] for field, _ in block.fields)))]


def _complete(word: str, choices: Sequence[str], what: str) -> str:
    if word in choices:
        return word
    fitting = [choice for choice in choices if choice.startswith(word)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise EngineError("ambiguous_word", what=what, word=word, choices=fitting)
    near = get_close_matches(word, choices, n=3) or list(choices)
    raise EngineError("unknown_word", what=what, word=word, choices=near)
