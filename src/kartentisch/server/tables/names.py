"""What people type: names and lines of text."""

from __future__ import annotations

import unicodedata
from typing import Final

from kartentisch.server.refusals import refuse
from kartentisch.server.tables.table import Table

LONGEST_NAME: Final = 32
LONGEST_TEXT: Final = 300


def plain(text: str, longest: int) -> str:
    """One line of text as people type it: no control characters, no tricks with direction, nothing too long.

    Raises:
        Rejected: `bad_text`.
    """
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not text or len(text) > longest or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in text):
        raise refuse("bad_text", longest=longest)
    return text


def unused(table: Table, name: str) -> str:
    """The name, if nobody else at the table has it.  Rejected: `name_taken`."""
    if name.casefold() in (seat.name.casefold() for seat in table.seats):
        raise refuse("name_taken", name=name)
    return name
