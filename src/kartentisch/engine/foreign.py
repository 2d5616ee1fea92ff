"""Text that comes from elsewhere, made safe to show: on a terminal some characters are commands."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

_KEPT: Final = "\n\t"
_NEVER: Final = ("Cc", "Cs", "Co", "Cn")  # controls, halves of characters, nobody's characters
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
MARK: Final = "\ufffd"


def shown(text: str) -> str:
    """The text with a mark in the place of each character that a terminal might obey, or that turns others around."""
    if text.isprintable():
        return text
    return "".join(MARK if _commands(letter) else letter for letter in text)


def _commands(letter: str) -> bool:
    return letter not in _KEPT and (letter in _DIRECTIONS or unicodedata.category(letter) in _NEVER)


def all_shown(value: Any) -> Any:
    """The same for a text, or for all texts in a list or tuple; whatever else as it is."""
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, (list, tuple)):
        return type(value)(all_shown(one) for one in value)
    return value
