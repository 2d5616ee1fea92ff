"""Reads JSON, and data that is read already, as what it is declared to be."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Decoder(Generic[T]):
    """Reads texts and data as one type.  Made where a module is imported, never where it is used.

    msgspec gets a type ready at its first use, and two threads that do so at the same moment end the process (a fault
    of 0.22): modules are imported by one thread at a time.
    """

    __slots__ = ("_json", "kind")

    def __init__(self, kind: type[T]) -> None:
        self.kind = kind
        self._json = msgspec.json.Decoder(kind)

    def decode(self, text: bytes | str) -> T:
        """What a JSON text says.

        Raises: msgspec.DecodeError (no JSON), msgspec.ValidationError (another type).
        """
        return self._json.decode(text)

    def convert(self, data: Any) -> T:
        """What data from JSON, YAML or TOML says.  Raises: msgspec.ValidationError (another type)."""
        return msgspec.convert(data, self.kind)
