"""Arguments of what is public: one of the wrong kind is refused in a sentence before anything happens.

What an argument may be says its annotation, and nothing else has to be written: `careful` reads it, when the function
is called for the first time.  Values of the right kind that do not fit are for the function itself (`EngineError`).
Compiled modules look at their arguments themselves (`tools/hot.py`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from inspect import Parameter, signature
from itertools import islice
from operator import index
from types import FunctionType, NoneType, UnionType
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
Fits = Callable[[Any], bool]
LOOKED_AT = 64  # entries of a list, at most


class Kind(NamedTuple):
    """What an argument may be: how to see that, and what to call it.

    Whatever is of a type that is `sure` fits; where the type alone decides (`by_type`), more are learnt.
    """

    fits: Fits
    words: str
    sure: set[type]
    by_type: bool = False


class Check(NamedTuple):
    """An argument and its kind; `rest`: it stands for all that follow."""

    place: int
    name: str
    kind: Kind
    rest: bool


def careful(thing: T, but: Container[str] = (), free: Container[str] = ()) -> T:
    """A function, or all public functions of a class, which look at their arguments first; a named tuple at its fields.

    Args:
        but: names of functions of a class that are asked too often for that.
        free: names of arguments at which the functions look themselves, whatever they are.

    Raises:
        TypeError: an argument is of another kind than its annotation says.
    """
    if not isinstance(thing, type):
        return cast(T, _door(thing, free))
    if issubclass(thing, tuple) and hasattr(thing, "_fields"):
        setattr(thing, "__new__", _made_of_fields(thing))  # noqa: B010
    for name, member in list(vars(thing).items()):
        if (name.startswith("_") and name != "__init__") or name in but:
            continue
        if isinstance(member, FunctionType) and len(signature(member).parameters) > 1:  # not `self` alone
            setattr(thing, name, _door(member, free))
        elif isinstance(member, staticmethod | classmethod) and isinstance(member.__func__, FunctionType):
            setattr(thing, name, type(member)(_door(member.__func__, free)))
    return thing


def _door(function: Any, free: Container[str]) -> Callable[..., Any]:
    checks: list[Check] | None = None
    known: dict[tuple[type, ...], bool] = {}  # whether arguments by place, of these types, fit whatever they are

    @wraps(function)
    def call(*given: Any, **named: Any) -> Any:
        nonlocal checks
        types = tuple(map(type, given))
        sure = known.get(types)
        if sure and not named:
            return function(*given)
        if checks is None:
            checks = [check for check in _checks(function) if check.name not in free]
        for place, name, kind, rest in checks:
            if rest:
                for value in given[place:]:
                    _look(function, name, kind, value)
            elif place < len(given):
                if type(given[place]) not in kind.sure:
                    _look(function, name, kind, given[place])
            elif name in named:
                _look(function, name, kind, named[name])
        if sure is None and not named:
            known[types] = all(_sure(check, types) for check in checks)
        return function(*given, **named)

    return call


def _sure(check: Check, types: Sequence[type]) -> bool:
    """Whether arguments of these types fit, whatever they are."""
    end = len(types) if check.rest else check.place + 1
    return check.kind.sure.issuperset(types[check.place : end])


def _made_of_fields(kind: Any) -> Callable[..., Any]:
    """`__new__` of a named tuple, which looks at its fields."""
    make, checks = kind.__new__, dict[str, Kind | None]()

    @wraps(make)
    def new(cls: Any, /, *given: Any, **named: Any) -> Any:
        made = make(cls, *given, **named)
        if not checks:
            hints = get_type_hints(kind)
            checks.update((name, kind_of(hints[name])) for name in kind._fields)
        for (name, check), value in zip(checks.items(), made, strict=True):
            if check is not None:
                _look(make, name, check, value)
        return made

    return new


def _look(function: Any, name: str, kind: Kind, value: Any) -> None:
    if kind.fits(value):
        if kind.by_type:
            kind.sure.add(type(value))
    else:
        made = function.__name__ in ("__init__", "__new__")
        called = function.__qualname__.split(".")[-2] if made else function.__name__
        shown = "None" if value is None else "nan" if _is_nan(value) else type(value).__name__
        raise TypeError(f"{called}(): {name} is to be {kind.words}, not {shown}")


def _checks(function: Any) -> list[Check]:
    names = vars(sys.modules[function.__module__])
    found = []
    for place, (name, parameter) in enumerate(signature(function).parameters.items()):
        if parameter.kind is Parameter.VAR_KEYWORD or (place == 0 and name in ("self", "cls")):
            continue
        hint = parameter.annotation
        if hint is Parameter.empty:
            continue
        if isinstance(hint, str):
            try:
                hint = eval(hint, dict(names))  # what stands in our own source
            except NameError:  # imported for checkers of types alone
                continue
        kind = kind_of(hint)
        if kind is not None:
            place = place if parameter.kind is not Parameter.KEYWORD_ONLY else sys.maxsize
            found.append(Check(place, name, kind, parameter.kind is Parameter.VAR_POSITIONAL))
    return found


# ------------------------------------------------------------------ what an annotation means
def kind_of(hint: Any) -> Kind | None:
    """What fits an annotation; None: anything, or it cannot be seen."""
    if isinstance(hint, TypeVar):
        hint = hint.__bound__
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _any_of([kind_of(one) for one in inner])
    if origin is Literal:
        return Kind(lambda value: value in inner, "one of " + ", ".join(map(str, inner)), set())
    kind = origin or hint
    if kind in (dict, Mapping):
        return _mapping(kind_of(inner[1]) if len(inner) == 2 else None)
    if kind is Callable:
        return Kind(callable, "a function", set())
    if not isinstance(kind, type) or kind is object:
        return None
    if kind in (list, Sequence, tuple, Iterable, Iterator, set, frozenset):
        return _several(kind, kind_of(inner[0]) if inner and (kind is not tuple or inner[-1] is Ellipsis) else None)
    if getattr(kind, "_is_protocol", False):
        return _like(kind)
    return Kind(lambda value: isinstance(value, kind), _called(kind), {kind}, by_type=True)


def _mapping(each: Kind | None) -> Kind:
    def fits(value: Any) -> bool:
        if not isinstance(value, Mapping):
            return False
        return each is None or all(map(each.fits, islice(value.values(), LOOKED_AT)))

    return Kind(fits, "a mapping" + (f" (to {each.words})" if each is not None else ""), set(), by_type=each is None)


def _several(kind: Any, each: Kind | None) -> Kind:
    wanted: Any = kind if kind in (Iterable, Iterator, set, frozenset) else Sequence

    def fits(value: Any) -> bool:
        if each is not None and type(value) in (list, tuple) and each.sure.issuperset(map(type, value[:LOOKED_AT])):
            return wanted is Sequence or isinstance(value, wanted)
        if isinstance(value, str | bytes) or not isinstance(value, wanted):
            return False
        return each is None or not isinstance(value, Collection) or all(map(each.fits, islice(value, LOOKED_AT)))

    return Kind(fits, "a list" + (f" (each {each.words})" if each is not None else ""), set(), by_type=each is None)


def _like(kind: Any) -> Kind:
    """Whatever has the methods of a protocol."""
    wanted = {name for base in kind.__mro__ if getattr(base, "_is_protocol", False) and base is not Protocol
              for name in vars(base) if not name.startswith("_") or name == "__call__"}  # fmt: skip
    if wanted == {"__call__"}:
        return Kind(callable, "a function", set())
    sure: set[type] = set()

    def fits(value: Any) -> bool:
        if isinstance(value, type):
            return False
        if all(hasattr(type(value), name) for name in wanted):
            sure.add(type(value))
            return True
        return all(hasattr(value, name) for name in wanted)

    return Kind(fits, f"{_called(kind)}, with {' and '.join(sorted(wanted))}", sure)


def _any_of(kinds: Sequence[Kind | None]) -> Kind | None:
    known = [kind for kind in kinds if kind is not None]
    if len(known) < len(kinds):
        return None
    sure = set[type]().union(*(kind.sure for kind in known))
    return Kind(lambda value: any(kind.fits(value) for kind in known), " or ".join(kind.words for kind in known), sure,
                all(kind.by_type for kind in known))  # fmt: skip


def _called(kind: type) -> str:
    return f"a{'n' if kind.__name__[0] in 'AEIOU' else ''} {kind.__name__}"


def whole(value: Any) -> int:
    """The number, also where it is one of numpy's; TypeError for anything else."""
    if not _is_whole(value):
        raise TypeError(f"a whole number is needed here, not {'None' if value is None else type(value).__name__}")
    return index(value)


def _is_whole(value: Any) -> bool:
    try:
        index(value)
    except TypeError:
        return False
    return not isinstance(value, type)


def _is_number(value: Any) -> bool:
    if isinstance(value, type) or getattr(value, "ndim", 0) > 0 or not hasattr(value, "__float__"):
        return _is_whole(value)
    return not _is_nan(value)


def _is_nan(value: Any) -> bool:
    return isinstance(value, float) and value != value


_PLAIN: dict[Any, Kind | None] = {
    Any: None,
    None: Kind(lambda value: value is None, "None", {NoneType}),
    NoneType: Kind(lambda value: value is None, "None", {NoneType}),
    int: Kind(_is_whole, "a whole number", {int}),
    float: Kind(_is_number, "a number", {int}),
    bool: Kind(
        lambda value: isinstance(value, bool) or type(value).__name__ in ("bool_", "bool"),
        "True or False",
        {bool},
    ),
    str: Kind(lambda value: isinstance(value, str), "a text", {str}),
    bytes: Kind(lambda value: isinstance(value, bytes), "bytes", {bytes}),
    dict: Kind(lambda value: isinstance(value, Mapping), "a mapping", {dict}),
    Mapping: Kind(lambda value: isinstance(value, Mapping), "a mapping", {dict}),
}
