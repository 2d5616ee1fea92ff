"""How a game went, once it is over."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Measure(BaseModel):
    id: str
    title: str


class HistoryPoint(BaseModel):
    """How far everybody was at the end of a turn; `turn` 0: before the first."""

    seq: int = Field(description="The line of the log after which it was so.")
    turn: int
    seat: int = Field(description="Whose turn it was.")
    values: list[list[int]] = Field(description="By measure, then by seat.")


class TurningPoint(BaseModel):
    """A moment in which the lead changed much, in the first measure."""

    seq: int
    turn: int
    seat: int = Field(description="For whom most.")
    change: int = Field(description="Of its lead over the best of the others.")
    sentence: str


class Luck(BaseModel):
    """What chance brought one seat in one matter."""

    matter: str = Field(description="With a dot: a part of a matter.")
    title: str
    seat: int
    tries: int
    got: int
    expected: float
    deviation: float = Field(description="The standard deviation of what it brings.")


class History(BaseModel):
    """The course of a game that is over, from public facts."""

    measures: list[Measure]
    points: list[HistoryPoint]
    turning: list[TurningPoint]
    luck: list[Luck]
