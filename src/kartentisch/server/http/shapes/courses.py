"""How a game went, once it is over."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from kartentisch.server.http.shapes.common import Shape


class Measure(Shape):
    id: str
    title: str


class HistoryPoint(Shape):
    """How far everybody was at the end of a turn; `turn` 0: before the first."""

    seq: int = Field(description="The line of the log after which it was so.")
    turn: int
    seat: int = Field(description="Whose turn it was.")
    values: list[list[int]] = Field(description="By measure, then by seat.")


class TurningPoint(Shape):
    """A moment in which the lead changed much, in the first measure."""

    seq: int
    turn: int
    seat: int = Field(description="For whom most.")
    by: int = Field(description="Whose deed it was.")
    change: int = Field(description="Of its lead over the best of the others.")
    gained: list[int] = Field(description="By seat, in the turn.")
    ahead: int = Field(description="Who leads since then; -1: that has not changed.")
    sentence: str


class Costliest(Shape):
    """The turn whose battles have cost most."""

    seq: int = Field(description="The line of the log with which the worst of it ended.")
    turn: int
    seat: int = Field(description="Whom it has cost most.")
    by: int = Field(description="Of whom the sentence tells.")
    lost: list[int] = Field(description="By seat.")
    measure: str = Field(description="What is counted.")
    sentence: str


class Fall(Shape):
    """With what somebody was eliminated."""

    seq: int
    turn: int
    seat: int = Field(description="Who is out.")
    by: int = Field(description="Whose deed it was.")
    sentence: str


class Luck(Shape):
    """What chance brought one seat in one matter."""

    matter: str = Field(description="With a dot: a part of a matter.")
    title: str
    seat: int
    tries: int
    got: int
    expected: float
    deviation: float = Field(description="The standard deviation of what it brings.")


class Redrawn(Shape):
    """How often a seat has taken back what dice or cards had fallen since."""

    seat: int
    times: int


class History(Shape):
    """The course of a game that is over, from public facts."""

    measures: list[Measure]
    points: list[HistoryPoint]
    turning: list[TurningPoint]
    costliest: Costliest | None
    fallen: list[Fall]
    luck: list[Luck]
    redrawn: list[Redrawn]


class BetterAction(Shape):
    sentence: str
    value: float


class ReviewedDecision(Shape):
    """A whole move of a seat that had a choice; values are shares of the win, 0 to 1."""

    seq: int = Field(description="The last line of the log that it brought.")
    before: int = Field(description="The line after which it was asked.")
    turn: int
    seat: int
    question: str
    auto: str = Field(description="What answered instead of the person; empty: nothing did.")
    legal: int
    sentence: str
    done: bool = Field(description="The sentence tells what was done; else it names the move, as a hint does.")
    asked: str = Field(description="What an answer was about, where the sentence does not name it; else empty.")
    value: float
    loss: float
    mark: Literal["good", "inaccuracy", "mistake", "blunder"]
    better: list[BetterAction] | None = Field(None, description="Three at most, the best first; not of good ones.")
    why: str | None = Field(None, description="What the best one would have changed; not of good ones.")
    unseen: bool | None = Field(None, description="The bot's own quick move is no better; not of good ones.")
    unsure: bool | None = Field(None, description="What was better may be luck of simulations; not of good ones.")


class ReviewedChance(Shape):
    """Rolls and draws without a decision between them; by seat what was to be expected, and what came."""

    seq: int
    before: int
    turn: int
    seat: int
    count: int
    expected: list[float]
    actual: list[float]
    luck: list[float]
    sentence: str


class ReviewPoint(Shape):
    seq: int
    turn: int
    values: list[float] = Field(description="By seat, together 1.")


class ReviewedMoment(Shape):
    """A moment that turned the game: a row of `decisions` for a mistake or a move, of `chances` for luck."""

    turn: int
    kind: Literal["mistake", "luck", "move"]
    seat: int
    change: float
    index: int


class ReviewMarks(Shape):
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class ReviewedSeat(Shape):
    seat: int
    result: float
    decisions: int
    loss: float
    marks: ReviewMarks
    accuracy: float
    luck: float
    begins: float | None = None
    ends: float | None = None
    others: float | None = None


class ReviewBudget(Shape):
    simulations: int
    turns: int
    samples: int
    seed: int
    seconds: float | None


class ReviewLeftOut(Shape):
    decisions: int
    chances: int


class Review(Shape):
    """What a bot says of a game (docs/develop/review.md)."""

    budget: ReviewBudget
    complete: bool
    left_out: ReviewLeftOut
    seats: list[ReviewedSeat]
    questions: dict[str, str]
    decisions: list[ReviewedDecision]
    chances: list[ReviewedChance]
    curve: list[ReviewPoint]
    turning: list[ReviewedMoment]


class ReviewState(Shape):
    """How far a review is; `off`: none are made here."""

    state: Literal["none", "waiting", "ready", "failed", "off"]
    done: int = Field(description="Entries of the record that were looked at.")
    total: int
    ahead: int = Field(description="So many are made before it.")
    review: Review | None
