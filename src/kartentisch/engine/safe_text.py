"""Text that comes from elsewhere, made safe to show: on a terminal some characters are commands."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

_KEPT: Final = "\n\t"
_NEVER: Final = ("Cc", "Cs", "Co", "Cn")  # controls, halves of characters, nobody's characters
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
MARK: Final = "\ufffd"
_ISOLATED: Final = re.compile("(\\u2068[^\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\n]*\\u2069)")
_NO_ENDS: Final = {0x2068: None, 0x2069: None}


def shown(text: str) -> str:
    """The text with a mark in the place of each character that a terminal might obey, or that turns others around."""
    if text.isprintable():
        return text
    return "".join(MARK if _commands(letter) else letter for letter in text)


def _commands(letter: str) -> bool:
    return letter not in _KEPT and (letter in _DIRECTIONS or unicodedata.category(letter) in _NEVER)


def in_sentence(text: str) -> str:
    """The same for what stands in a sentence: the words around what is written from right to left stay in order."""
    if text.isascii():
        return shown(text)
    parts = _ISOLATED.split(text)  # every other one has been isolated already
    outside = "".join(parts[::2])
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in outside):
        return f"\u2068{shown(''.join(parts).translate(_NO_ENDS))}\u2069"
    return "".join(f"\u2068{shown(part[1:-1])}\u2069" if at % 2 else shown(part) for at, part in enumerate(parts))


def all_in_sentence(value: Any) -> Any:
    """The same for a text, or for all texts in a list or tuple; whatever else as it is."""
    if isinstance(value, str):
        return in_sentence(value)
    if isinstance(value, (list, tuple)):
        return type(value)(all_in_sentence(one) for one in value)
    return value
