"""Options: every optional rule, and every ruling that fills a gap of a rulebook, has a name and a default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from kartentisch.engine.errors import EngineError, nearest
from kartentisch.engine.fields import field_names

Value = bool | int | str
MOST_TABLES = 500  # kept for use again; games that are played hold their own


@dataclass(frozen=True)
class Option:
    """A named choice: `rule` is the rule or ruling it decides; texts are `option-<name>` and its values'.

    `players`: the numbers of players with whom it can matter; empty: any.
    """

    name: str
    rule: str
    default: Value
    values: tuple[Value, ...]
    players: tuple[int, ...] = ()


def resolve(options: Sequence[Option], chosen: Mapping[str, Any] | None) -> dict[str, Value]:
    """All options with their values, in the order of declaration.

    Raises:
        EngineError: `unknown_option`, or `bad_option` with the values that are possible.
    """
    values: dict[str, Value] = {option.name: option.default for option in options}
    if not chosen:
        return values
    if not isinstance(chosen, Mapping):
        raise unknown_option(chosen, values)
    for name, value in chosen.items():
        option = next((option for option in options if option.name == name), None)
        if option is None:
            raise unknown_option(name, values)
        # 1 == True in Python; in a file it is a mistake
        if not any(value == possible and type(value) is type(possible) for possible in option.values):
            raise EngineError("bad_option", option.rule, option=name, value=value, choices=list(option.values))
        values[name] = value
    return values


def unknown_option(name: object, known: Iterable[str]) -> EngineError:
    return EngineError("unknown_option", option=str(name), near=nearest(name, known), choices=list(known))


def by_name(options: Sequence[Option]) -> Callable[[Any, Mapping[str, Value]], None]:
    """What writes each option into the table's field of the same name, for `Tables`.

    The field is a bool or an i64; of an option with words it holds the place of the word among its values.
    """

    def write(table: Any, values: Mapping[str, Value]) -> None:
        for option in options:
            value = values[option.name]
            setattr(table, option.name, option.values.index(value) if isinstance(value, str) else value)

    return write


class Table(Protocol):
    """What does not change during a game: board, material, options.  Its class can be made without arguments."""

    options: dict[str, Any]  # the values as given


T = TypeVar("T", bound=Table)


class Tables(Generic[T]):
    """A game's board and material under its options: one table for each choice of values, shared by all its states."""

    def __init__(self, plain: T, write: Callable[[T, Mapping[str, Value]], None]) -> None:
        """`plain`: board and material; `write` puts the values into the words that the rules look at."""
        self.plain = plain
        self._write = write
        self._names = field_names(plain)
        self._made: dict[tuple[Value, ...], T] = {}

    def under(self, options: Mapping[str, Value]) -> T:
        """The table for these values, which `resolve` has put in order."""
        key = tuple(options.values())
        table = self._made.get(key)
        if table is None:  # other threads may be doing the same at every point of this
            table = self._made.setdefault(key, self._lay(options))
            for oldest in list(self._made)[:-MOST_TABLES]:
                self._made.pop(oldest, None)
        return table

    def _lay(self, options: Mapping[str, Value]) -> T:
        table = type(self.plain)()
        for name in self._names:
            if hasattr(self.plain, name):  # what only an option fills is not there yet
                setattr(table, name, getattr(self.plain, name))
        table.options = dict(options)
        self._write(table, options)
        return table
