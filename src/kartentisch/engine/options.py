"""Options: every optional rule, and every ruling that fills a gap of a rulebook, has a name and a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kartentisch.engine.errors import EngineError

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """A named choice: `rule` is the rule or ruling it decides; texts are `option-<name>` and its values'."""

    name: str
    rule: str
    default: Value
    values: tuple[Value, ...]


def resolve(options: Sequence[Option], chosen: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values, in the order of declaration.

    Raises:
        EngineError: `unknown_option`, or `bad_option` with the values that are possible.
    """
    values: dict[str, Value] = {option.name: option.default for option in options}
    if not chosen:
        return values
    if not isinstance(chosen, Mapping):
        raise EngineError("unknown_option", option=str(chosen), choices=list(values))
    for name, value in chosen.items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            raise EngineError("unknown_option", option=str(name), choices=list(values))
        # 1 == True in Python; in a file it is a mistake
        if not any(value == possible and type(value) is type(possible) for possible in option.values):
            raise EngineError("bad_option", option.rule, option=name, value=value, choices=list(option.values))
        values[name] = value
    return values
