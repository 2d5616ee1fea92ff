"""Buffers of others: the rows of numbers that states write, into an array of numpy or whatever else has room for them.

The engine writes into buffers of its own (`vec`); for all others it writes there first, and then the row is copied.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any, Final

from kartentisch.engine.errors import EngineError

# formats of the struct module -> what numpy and people call them; those that hold every number of such a row
ENTRIES: Final = {"h": "int16", "i": "int32", "l": "int64", "q": "int64", "f": "float32", "d": "float64"}
FLAGS: Final = ENTRIES | {
    "B": "uint8", "b": "int8", "?": "bool", "H": "uint16", "I": "uint32", "L": "uint64", "Q": "uint64"
}  # fmt: skip


def room(out: Any, least: int, formats: dict[str, str]) -> memoryview:
    """The buffer as one row of numbers that can be written.

    Raises:
        TypeError: it is no buffer at all.
        EngineError: `bad_buffer` (other numbers, more than one row, gaps in it), `readonly_buffer`, `short_buffer`.
    """
    try:
        view = memoryview(out)
    except TypeError:
        raise TypeError(f"numbers are written into a buffer or an array of numpy, not into {_shown(out)}") from None
    except ValueError as error:  # dates of numpy, a view that was released
        raise EngineError("bad_buffer", found=str(error), choices=_names(formats)) from None
    if view.readonly:
        raise EngineError("readonly_buffer")
    if view.ndim != 1 or not view.c_contiguous or view.format not in formats:
        raise EngineError("bad_buffer", found=f"{view.format} {list(view.shape or ())}", choices=_names(formats))
    if len(view) < least:
        raise EngineError("short_buffer", found=len(view), least=least)
    return view


def copied(numbers: Iterable[int], view: memoryview, n: int) -> None:
    """Write the first n numbers into a buffer that `room` has looked at."""
    kind = view.format
    if kind == "?":  # the module array knows no bool; in memory it is a byte
        view.cast("B")[:n] = memoryview(array("B", numbers))[:n]
    else:
        view[:n] = memoryview(array(kind, numbers))[:n]


def _names(formats: dict[str, str]) -> list[str]:
    return sorted(set(formats.values()))


def _shown(thing: Any) -> str:
    return "None" if thing is None else type(thing).__name__
