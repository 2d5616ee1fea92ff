"""Positions that people draw."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape


class DrawnPart(Shape):
    """A part of a position; docs/develop/scenarios.md says what its bounds mean."""

    name: str
    drawn: bool = Field(description="False: it belongs to the middle of a turn.")
    seen: bool = Field(description="It stands in everybody's view in the same form.")
    shape: dict[str, Any]
    most: int
    room: int
    stock: dict[str, int]
    holds: bool
    where: list[str]
    takes: dict[str, list[str]]
    undoes: list[str]
    fields: list[str]


class Outline(Shape):
    """What positions of a game consist of."""

    game: str
    seats: list[int]
    places: dict[str, str] = Field(description="The kind of every place.")
    words: dict[str, list[str]] = Field(description="By field.")
    parts: list[DrawnPart]


class Wrong(Shape):
    """What is wrong with a position, the first thing that was found."""

    code: str
    rule: str
    sentence: str
    reason: str = Field(description="What the rule says. Markdown.")
    places: list[str]
    parts: list[str]


class Begun(Shape):
    """A position from somewhere, to be drawn on."""

    game: str
    names: list[str]
    options: dict[str, Any]
    position: dict[str, Any]
    dealt: bool = Field(description="The game goes on: what you could not know was dealt anew.")


class Drawn(Shape):
    """A position, and what it is."""

    names: list[str]
    options: dict[str, Any]
    position: dict[str, Any]
    title: str
    problem: Wrong | None
    view: dict[str, Any] | None = Field(description="What everybody sees of it; null where it cannot be.")
    scores: list[int] | None
    over: bool
    asked: list[int] = Field(description="Seats; empty where chance is asked.")
    sentence: str = Field(description="What is asked.")
    text: str | None = Field(description="The file, where it was wanted and can be.")
