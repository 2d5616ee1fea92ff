"""What stands beside the log."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape


class MarkShape(Shape):
    kind: Literal["arrow", "circle"]
    place: str
    to: str | None = Field(description="Of an arrow.")
    colour: str
    line: int = Field(description="The last line of the log when it was drawn.")


class NotebookEntry(Shape):
    """A note, a plan, or what somebody has said to their side."""

    name: str
    kind: Literal["note", "plan", "said"]
    revision: int
    seat: int = Field(description="Who wrote it.")
    mine: bool
    shared: bool = Field(description="All people of the side know it.")
    line: int = Field(description="The last line of the log when it was made.")
    at: int
    text: str | None = Field(None, description="Of a note, or said; a phrase in your language.")
    phrase: str | None = None
    who: str | None = Field(None, description="Who has said it.")
    place: str | None = Field(None, description="Where a note is.")
    title: str | None = Field(None, description="Of a plan; empty for allies where people may not talk freely.")
    marks: list[MarkShape] | None = None


class NotebookRevisions(Shape):
    """How far it is, as the stream's `aside` tells it."""

    own: int = Field(description="The last revision of what is yours.")
    side: int = Field(description="And of your side's.")


class NotebookEntries(NotebookRevisions):
    """What is newer than `own` and `side` of the request."""

    allies: list[int] = Field(description="Seats of other people who hear what you say to your side.")
    kept: list[str] = Field(description="The names of all notes and plans that are there.")
    items: list[NotebookEntry]
