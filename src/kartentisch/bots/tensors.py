"""Arrays of numbers in a file, as safetensors write them: a length, a header of JSON, and the numbers.

Read and written here because a table has neither numpy nor torch, and because nothing in such a file is ever executed:
what it says of itself is checked before anything is made of it.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.errors import EngineError

MOST_HEADER: Final = 65_536  # bytes
MOST_TENSORS: Final = 256
MOST_SIDES: Final = 4  # of a tensor
WORD: Final = 4  # bytes of a float32
LENGTH: Final = 8  # bytes in front, which say how long the header is
ABOUT: Final = "__metadata__"


@dataclass(frozen=True)
class Tensor:
    """Numbers, row by row: as many as the sizes of its shape multiplied."""

    shape: tuple[int, ...]
    numbers: array[float]


@dataclass(frozen=True)
class Tensors:
    """What is in a file.

    Attributes:
        tensors: by name.
        about: what the writer said of it.
    """

    tensors: dict[str, Tensor]
    about: dict[str, str] = field(default_factory=dict)


def write(tensors: Mapping[str, Tensor], about: Mapping[str, str]) -> bytes:
    """The file; the same tensors and words give the same bytes."""
    header: dict[str, Any] = {ABOUT: dict(about)}
    at, parts = 0, list[bytes]()
    for name, tensor in tensors.items():
        numbers = array("f", tensor.numbers)
        if sys.byteorder == "big":
            numbers.byteswap()
        parts.append(numbers.tobytes())
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [at, at + len(parts[-1])]}
        at += len(parts[-1])
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % LENGTH)
    return len(text).to_bytes(LENGTH, "little") + text + b"".join(parts)


class _Bad(Exception):
    """What is wrong with a file."""


def read(data: bytes, file: str, most: int) -> Tensors:
    """What is in a file.

    Args:
        file: its name, for errors.
        most: bytes that it may have.

    Raises:
        EngineError: `bad_weights` with what is wrong: too large, cut off, no such file at all, not float32, shapes that
            do not fit the bytes there are, bytes of nobody or of two, a number that is none.
    """
    try:
        if len(data) > most:
            raise _Bad(f"{len(data)} > {most} bytes")
        header, body = _parts(data)
        about = header.pop(ABOUT, {})
        if not isinstance(about, dict) or not all(isinstance(value, str) for value in about.values()):
            raise _Bad(ABOUT)
        found, taken = dict[str, Tensor](), list[tuple[int, int]]()
        for name, entry in header.items():
            shape, first, behind = _place(name, entry, len(body))
            found[name] = Tensor(shape, _numbers(name, body[first:behind]))
            taken.append((first, behind))
        _insist_on_all(taken, len(body))
    except _Bad as bad:
        raise EngineError("bad_weights", file=file, problem=str(bad)) from None
    return Tensors(found, about)


def _parts(data: bytes) -> tuple[dict[str, Any], bytes]:
    """The header, and the bytes behind it."""
    length = int.from_bytes(data[:LENGTH], "little")
    if len(data) < LENGTH:
        raise _Bad("cut off")
    if length > MOST_HEADER:
        raise _Bad(f"header of {length} bytes")
    if LENGTH + length > len(data):
        raise _Bad("cut off")
    try:
        header = json.loads(data[LENGTH : LENGTH + length].decode("utf-8"))
    except (ValueError, RecursionError):
        raise _Bad("no header") from None
    if not isinstance(header, dict) or len(header) > MOST_TENSORS:
        raise _Bad("no header")
    return header, data[LENGTH + length :]


def _place(name: str, entry: Any, length: int) -> tuple[tuple[int, ...], int, int]:
    """The shape of a tensor, and from where to where its bytes are, of so many."""
    if not isinstance(entry, dict) or entry.get("dtype") != "F32":
        raise _Bad(f"{name}: not F32")
    shape, offsets = _whole(entry.get("shape")), _whole(entry.get("data_offsets"))
    if shape is None or offsets is None or len(offsets) != 2 or len(shape) > MOST_SIDES:
        raise _Bad(f"{name}: shape, data_offsets")
    first, behind = offsets
    # sizes are multiplied as far as the file is long, so that nothing huge is made of huge ones
    size = 1
    for side in shape:
        size *= min(side, length + 1)
    if behind > length or behind - first != WORD * size:
        raise _Bad(f"{name}: {shape} in {behind - first} bytes")
    return tuple(shape), first, behind


def _numbers(name: str, data: bytes) -> array[float]:
    numbers = array("f", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(math.isfinite, numbers)):
        raise _Bad(f"{name}: not finite")
    return numbers


def _insist_on_all(taken: Sequence[tuple[int, int]], length: int) -> None:
    """Each byte, of so many, is one tensor's."""
    at = 0
    for first, behind in sorted(taken):
        if first != at:
            raise _Bad("data_offsets")
        at = behind
    if at != length:
        raise _Bad("data_offsets")


def _whole(numbers: Any) -> list[int] | None:
    """The list, if it is one of whole numbers from 0 on."""
    fits = isinstance(numbers, list) and all(type(number) is int and number >= 0 for number in numbers)
    return numbers if fits else None
