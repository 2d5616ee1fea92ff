"""What may stand beside the log, as it is asked for over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, StrictBool, StrictInt

from kartentisch.server.fields import Asked, Word
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.names import line
from kartentisch.server.tables.table import Table

LONGEST_NOTE: Final = 2_000  # characters
MOST_LINES: Final = 60
LONGEST_TITLE: Final = 40
MOST_MARKS: Final = 80
COLOURS: Final = ("red", "blue", "green", "yellow", "violet")

Revision = Annotated[StrictInt, Field(ge=0, le=2**53 - 1, description="That the client knows of it; 0: a new one.")]
Place = Annotated[Word, Field(description="The id of a space of the board.")]


class Mark(Asked):
    """An arrow from a place to another one, or a circle around one."""

    kind: Literal["arrow", "circle"]
    place: Place
    to: Annotated[Place | None, Field(description="Of an arrow.")] = None
    colour: Literal["red", "blue", "green", "yellow", "violet"] = "red"
    line: StrictInt | None = Field(
        None, ge=0, le=2**53 - 1, description="The last line of the log when it was drawn; left out: the last one now."
    )


class Note(Asked):
    """Something to remember: of the table, or of a place."""

    kind: Literal["note"]
    revision: Revision = 0
    text: str = Field(min_length=1, max_length=4 * LONGEST_NOTE)
    place: Place | None = None


class Plan(Asked):
    """A sheet of marks."""

    kind: Literal["plan"]
    revision: Revision = 0
    title: str = Field("", max_length=4 * LONGEST_TITLE)
    marks: list[Mark] = Field(default_factory=list, max_length=MOST_MARKS)
    shared: StrictBool = Field(False, description="All people of your side see it, and you alone change it.")


class Said(Asked):
    """Something to all people of your side."""

    kind: Literal["said"]
    text: str = Field("", max_length=1200)
    phrase: str = Field("", max_length=32, description="Instead of a text: the id of a phrase.")


AnyAside = Annotated[Note | Plan | Said, Field(discriminator="kind")]


def note(table: Table, asked: Note) -> dict[str, Any]:
    """As it is kept.  Rejected: `bad_text`, `unknown_place`."""
    lines = [line(one, LONGEST_NOTE) if one.strip() else "" for one in asked.text.strip().split("\n")]
    text = "\n".join(lines)
    if not text or len(text) > LONGEST_NOTE or len(lines) > MOST_LINES:
        raise refuse("bad_text", longest=LONGEST_NOTE)
    return {"text": text, "place": asked.place and known_place(table, asked.place)}


def plan(table: Table, asked: Plan) -> dict[str, Any]:
    """As it is kept.  Rejected: `bad_text`, `unknown_place`, `bad_mark`."""
    title = line(asked.title, LONGEST_TITLE) if asked.title.strip() else ""
    return {"title": title, "marks": [_mark(table, mark) for mark in asked.marks]}


def _mark(table: Table, mark: Mark) -> dict[str, Any]:
    place = known_place(table, mark.place)
    to = mark.to and known_place(table, mark.to)
    if (mark.kind == "arrow") != (to is not None) or to == place:
        raise refuse("bad_mark")
    line = table.seq if mark.line is None else min(mark.line, table.seq)
    return {"kind": mark.kind, "place": place, "to": to, "colour": mark.colour, "line": line}


def known_place(table: Table, place: str) -> str:
    """Rejected: `unknown_place`, if the board has none of this id."""
    if place not in table.game.board.numbers:
        raise refuse("unknown_place", place=place)
    return place
