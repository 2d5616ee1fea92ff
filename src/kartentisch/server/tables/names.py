"""What people type: names and lines of text."""

from __future__ import annotations

import unicodedata
from typing import Final

from kartentisch.server.refusals import refuse
from kartentisch.server.tables.table import Table

LONGEST_NAME: Final = 32
LONGEST_TEXT: Final = 300
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")  # letters and marks that show nothing
# letters of other alphabets that look like Latin ones, small ones only: names are compared without case
_LIKE: Final = str.maketrans(
    "аеорсухіїјѕԁһӏкмтвнгпьαοντρυχικηγωμ",
    "aeopcyxiijsdhlkmtbhrnbaovtpuxiknywu",
)


def plain(text: str, longest: int) -> str:
    """One line of text as people type it: no control characters, no tricks with direction, nothing too long.

    Raises:
        Rejected: `bad_text`.
    """
    text = " ".join("".join(" " if c in _BLANK else c for c in unicodedata.normalize("NFC", text)).split())
    if not text or len(text) > longest or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in text):
        raise refuse("bad_text", longest=longest)
    return text


def unused(table: Table, name: str) -> str:
    """The name, if nobody else at the table has it, or one that looks the same.  Rejected: `name_taken`."""
    if look(name) in (look(seat.name) for seat in table.seats if seat.name):
        raise refuse("name_taken", name=name)
    return name


def look(name: str) -> str:
    """The same for names that people take for the same: without case, width, marks, and alphabet."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold().translate(_LIKE))
    return "".join(c for c in parts if not unicodedata.combining(c) and not c.isspace()).replace("rn", "m")
