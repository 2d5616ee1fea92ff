"""Lessons and puzzles."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape
from kartentisch.server.http.shapes.positions import Moment
from kartentisch.server.http.shapes.tables import LogLine, Snapshot


class ChapterShape(Shape):
    id: str
    title: str


class LessonShort(Shape):
    name: str
    title: str
    minutes: int


class Lesson(LessonShort):
    game: str
    summary: str
    chapters: list[ChapterShape]


class StepShape(Shape):
    """An action of a solution."""

    number: int
    fields: dict[str, str]


class Learnt(Shape):
    """A chapter as far as it was answered; the learner has seat 0."""

    status: Literal["open", "done", "missed"]
    said: str | None = Field(description="A word about what was done last; null: nothing special. As `text`.")
    title: str
    text: str = Field(description="What to know; last, what to do. Markdown; `[Moesia](province moesia)` names an id.")
    hint: str | None
    rules: list[str]
    way: list[StepShape] = Field(description="What of the solution is still to be done; of a puzzle nothing.")
    entries: list[LogLine] = Field(description="What has happened since the beginning of the chapter.")
    moments: list[Moment] = Field(description="Positions behind the entries after `after`; `seq` numbers the entry.")
    snapshot: Snapshot
