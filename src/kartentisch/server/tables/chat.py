"""What people say at a table: free text, or phrases that everybody reads in their own language."""

from __future__ import annotations

from typing import Final

from kartentisch.engine.contract import LONGEST_NOTE
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import substitutes
from kartentisch.server.tables.names import LONGEST_TEXT, line
from kartentisch.server.tables.table import Table

PHRASES: Final = (
    "hello", "good_luck", "thinking", "one_moment", "back_soon", "your_turn", "take_your_time", "well_played", "oops",
    "lucky", "thanks", "sorry", "yes", "no", "good_game", "again",
)  # fmt: skip


def note(table: Table, text: str) -> str:
    """What somebody says to an answer, such as the promise in a deal: free text like any other.

    Raises:
        Rejected: `chat_off`, `phrases_only`, `bad_text`.
    """
    if not text:
        return ""
    if table.settings.chat != "free":
        raise refuse("chat_off" if table.settings.chat == "off" else "phrases_only")
    return line(text, LONGEST_NOTE)


def words(table: Table, text: str, phrase: str) -> dict[str, str]:
    """What is said, as far as the table allows it: a text or a phrase.

    Raises:
        Rejected: `chat_off`, `phrases_only`, `unknown_phrase`, `bad_text`.
    """
    if table.settings.chat == "off":
        raise refuse("chat_off")
    if phrase:
        if phrase not in PHRASES:
            raise refuse("unknown_phrase", phrase=phrase)
        return {"phrase": phrase}
    if table.settings.chat == "phrases":
        raise refuse("phrases_only")
    return {"text": line(text, LONGEST_TEXT)}


def say(table: Table, person: int, own: list[int], text: str, phrase: str) -> None:
    """Put it into the log.  Rejected as `words` are."""
    said = words(table, text, phrase)
    stand_in = substitutes.of(table, person)
    name = stand_in.name if stand_in is not None else ", ".join(table.seats[seat].name for seat in own)
    table.tell("chat", seats=own, name=name, **said)
