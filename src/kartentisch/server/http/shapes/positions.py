"""What is asked and told of a position, how everybody stands, and who is where at the end."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from kartentisch.server.http.shapes.common import Refusal, Shape


class Needs(Shape):
    total: int = Field(description="The sum of its dice must be this or more.")
    chance: float = Field(description="How likely that is.")


class LegalAction(Shape):
    number: int
    notation: str
    fields: dict[str, str]
    sentence: str
    needs: Needs | None = Field(None, description="What it has to roll so that it succeeds; absent: nothing.")
    chooses: bool | None = Field(
        None, description="It only says where the next ones begin: without more it changes nothing."
    )


class Question(Shape):
    question: str
    sentence: str
    rules: list[str]
    legal: list[LegalAction]


class OpenDecision(Question):
    id: str
    seat: int
    due: int | None
    declines: int | None = Field(
        description="The answer that declines what you have nothing to agree with, or what the rulebook advises."
    )


class ToldEvent(Shape):
    """What happened; further members are its values."""

    model_config = ConfigDict(extra="allow")

    event: str
    rule: str
    sentence: str


class ForecastPart(Shape):
    """A number with a name, `names[field][id]` of the game."""

    field: str
    id: str
    amount: int


class Standing(Shape):
    """How one seat stands; `place` 1 would win, and equal ones share a place as far as the viewer can know."""

    points: int
    place: int
    parts: list[ForecastPart] = Field(description="What the points come from; their sum.")
    ties: list[ForecastPart] = Field(description="What decides between equal points, the first one first.")
    more: list[ForecastPart] = Field(description="What else tells how strong a seat is.")


class GoalShape(Shape):
    """How the game is won, as it stands, in sentences for the viewer."""

    sentence: str
    how: list[str] = Field(description="How that is counted.")
    by_seat: bool = Field(description="`parts` of the seats say what it comes from.")
    rule: str
    last: bool = Field(description="The last round has begun: after it is counted who has won.")


class Forecast(Shape):
    """What each seat would have if the game were scored now; null where it was not wanted, or a game does not say."""

    by: str = Field(description="What the points count: `names.standing[by]`.")
    seats: list[Standing]
    goal: GoalShape | None


class SentMove(Shape):
    """What is sent: the actions that were asked with, and the advised move behind them."""

    sentence: str = Field(description="What all of it is, in whole sentences.")
    begins: str = Field(description="The first sentences of that: two, and all attacks.")
    ends: str = Field(description="The phase that its last step ends, as that action is called; empty for none.")
    battles: int = Field(description="How many battles that brings; 0: none, or too many to be told one by one.")


class AdvisedMove(Shape):
    """A whole move that the bot might make: its steps are one answer, which can be sent as it stands."""

    steps: list[LegalAction] = Field(description="All of it, behind the actions that were asked with; never empty.")
    sentence: str = Field(description="What it is, in whole sentences.")
    begins: str = Field(description="The first sentences of that, two at most.")
    sends: SentMove
    why: str = Field(description="What changes by it, in whole sentences.")
    reason: str = Field(description="The first sentence of that.")
    value: float | None = Field(
        description="The share of the win that the bot expects of it; null: there is no choice."
    )


class Hint(Shape):
    """What a bot would do in your place, from what you can see; the best move first, three at most."""

    decision: str
    moves: list[AdvisedMove]
    simulations: int = Field(description="On so many games in the bot's mind the values rest.")


class Route(Shape):
    """A row of steps by which something gets to a place, for one unit."""

    steps: list[LegalAction]
    many: list[bool] = Field(description="By step, whether it is taken once for each unit that goes along.")
    most: int = Field(description="So many units can go along.")
    path: list[str] = Field(description="The spaces on the way, from where it begins.")
    mover: str = Field(description="What goes, as the game calls it.")


class Routes(Shape):
    """How one gets to a place: the shortest rows of steps, of each kind of unit, or why there are none."""

    kept: int = Field(
        description="So many of the drafted steps stay before them; the others only chose where to begin."
    )
    routes: list[Route]
    rooted: bool = Field(description="They begin in a space that something leaves; else in the first one it gets to.")
    elsewhere: bool = Field(description="They begin elsewhere than where the draft has led, or was asked for.")
    leads: list[str] = Field(description="No route leads there, but to these spaces one leads from there.")
    near: list[str] = Field(description="What can be got to instead, the nearest first.")
    refusal: Refusal | None = Field(description="Why one step does not get there; null where it is no matter of steps.")


class Ahead(Shape):
    """What a draft would bring, as far as the seat can know it.

    `ends` says why nothing more can be foreseen: `hidden` (the last action brings hidden things to light; `view` and
    `events` stand before it), `chance`, `other` (the others are asked next), `over`; null while the seat is asked on.
    """

    view: dict[str, Any]
    forecast: Forecast | None
    events: list[ToldEvent]
    decision: Question | None
    can_confirm: bool
    ends: Literal["hidden", "chance", "other", "over"] | None


class Ranking(Shape):
    """Who is where at the end."""

    places: list[int] = Field(description="By seat, from 1; whom nothing tells apart share a place.")
    merits: list[str] = Field(description="What decided, the weightiest first; words of `names.standing` of the game.")
    worth: list[list[int]] = Field(description="By seat, then by merit.")


class Moment(Shape):
    """The position right after a line of the log; no `view` before the game."""

    seq: int
    viewer: int
    view: dict[str, Any] | None
    forecast: Forecast | None
    scores: list[int] | None
    winners: list[int] | None
    ranking: Ranking | None
