"""The shapes of what is answered, for the description of the interface; what is asked stands in `wishes`."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from kartentisch.server.wishes import ChatMode, StandingOrder


class Refusal(BaseModel):
    """Why something is refused."""

    code: str
    rule: str
    args: dict[str, Any]
    sentence: str


class Refused(BaseModel):
    error: Refusal


class Keys(BaseModel):
    """Shown once: the secret opens the seat (also as a cookie), the recovery token gives out another secret."""

    table: str
    invite: str
    secret: str
    recovery: str | None
    seats: list[int]


class SeatSummary(BaseModel):
    seat: int
    kind: str
    name: str
    bot: str
    autopilot: str
    offered: bool = Field(description="Somebody may take this seat over with an invitation of its own.")


class AskedSeat(BaseModel):
    seat: int
    decision: str
    since: int
    due: int | None
    open: bool = Field(description="Nothing about the question is hidden from anybody: see `openly`.")


class DiceSummary(BaseModel):
    """The verifiable dice in force, and which seats brought a seed to them."""

    version: str
    level: int
    epoch: int
    root: str
    committed: list[int]
    contributed: list[int]
    seated: bool
    ready: bool
    starting: bool
    due: int | None


class LineHead(BaseModel):
    """The head of the log after a line, signed by the house."""

    seq: int
    hash: str
    signature: str


class Head(LineHead):
    key: str


class UndoAsked(BaseModel):
    """Somebody asks the others to go back to before one of their answers."""

    id: str = Field(description="Names the question in `decision` of `answer_undo`.")
    seat: int
    line: int = Field(description="The number of that answer in the log.")
    waiting: list[int] = Field(description="Seats that have not answered yet.")
    until: int = Field(description="When the question lapses.")


class LeadAsked(BaseModel):
    """Somebody asks to lead a table whose owner has not been heard of."""

    seat: int
    due: int = Field(description="When the lead passes on, unless the owner does something before.")


class TableSummary(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seq: int
    created: int
    touched: int = Field(description="When the log got its last line.")
    turn: int | None = Field(description="Of the open decisions; null while nobody is asked.")
    spectators: bool
    chat: ChatMode
    turn_seconds: int
    reaction_seconds: int
    reaction_pause: int
    patience_seconds: int
    nudge_seconds: int
    limit_minutes: int = Field(description="For the whole game; 0: it is not played by the clock.")
    ends: int | None = Field(description="When that time is up; null before the game, and while its clock stands.")
    left: int | None = Field(description="While it stands: the ms that it will go on with.")
    on_timeout: str
    paused: bool = Field(description="Only autopilots and bots are left: nothing happens until a person comes back.")
    imported: bool
    rematch: str | None
    seats: list[SeatSummary]
    asked: list[AskedSeat]
    dice: DiceSummary | None
    undo_asked: UndoAsked | None
    leader: int | None = Field(description="The first seat of whoever leads the table; null: they have none.")
    lead_asked: LeadAsked | None
    watching: int = Field(description="About how many spectators there are.")


class Needs(BaseModel):
    total: int = Field(description="The sum of its dice must be this or more.")
    chance: float = Field(description="How likely that is.")


class LegalAction(BaseModel):
    number: int
    notation: str
    fields: dict[str, str]
    sentence: str
    needs: Needs | None = Field(None, description="What it has to roll so that it succeeds; absent: nothing.")


class Question(BaseModel):
    question: str
    sentence: str
    rules: list[str]
    legal: list[LegalAction]


class OpenDecision(Question):
    id: str
    seat: int
    due: int | None
    declines: int | None = Field(description="The answer that declines an offer which you have nothing to agree with.")


class ToldEvent(BaseModel):
    """What happened; further members are its values."""

    model_config = ConfigDict(extra="allow")

    event: str
    rule: str
    sentence: str


class ForecastPart(BaseModel):
    """A number with a name, `names[field][id]` of the game."""

    field: str
    id: str
    amount: int


class Standing(BaseModel):
    """How one seat stands; `place` 1 would win, and equal ones share a place as far as the viewer can know."""

    points: int
    place: int
    parts: list[ForecastPart] = Field(description="What the points come from; their sum.")
    ties: list[ForecastPart] = Field(description="What decides between equal points, the first one first.")
    more: list[ForecastPart] = Field(description="What else tells how strong a seat is.")


class Forecast(BaseModel):
    """What each seat would have if the game were scored now; null where it was not wanted, or a game does not say."""

    by: str = Field(description="What the points count: `names.standing[by]`.")
    seats: list[Standing]


class Ahead(BaseModel):
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


class Ranking(BaseModel):
    """Who is where at the end."""

    places: list[int] = Field(description="By seat, from 1; whom nothing tells apart share a place.")
    merits: list[str] = Field(description="What decided, the weightiest first; words of `names.standing` of the game.")
    worth: list[list[int]] = Field(description="By seat, then by merit.")


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


class Moment(BaseModel):
    """The position right after a line of the log; no `view` before the game."""

    seq: int
    viewer: int
    view: dict[str, Any] | None
    forecast: Forecast | None
    scores: list[int] | None
    winners: list[int] | None
    ranking: Ranking | None


class Held(BaseModel):
    """An answer of yours that counts in a moment; until then it can be replaced, or withdrawn by `undo`."""

    actions: list[str]
    at: int


class LastMove(BaseModel):
    """What one command has answered; `line`: of the log, with its first answer."""

    seat: int
    line: int


class Snapshot(BaseModel):
    """The table as one viewer may see it; `viewer` is a seat, or -1."""

    table: TableSummary
    viewer: int
    own_seats: list[int]
    invite: str | None
    view: dict[str, Any] | None
    forecast: Forecast | None
    decision: OpenDecision | None
    waits: str | None = Field(description="Where you are not asked: what those do who are.")
    scores: list[int] | None
    winners: list[int] | None
    ranking: Ranking | None
    can_undo: bool
    last_move: LastMove | None = Field(description="Your last one that stands: what `undo` or `ask_undo` is about.")
    head: Head | None
    orders: list[StandingOrder] | None = Field(description="Of the viewer's own seat.")
    held: Held | None = Field(description="Of the viewer's own seat.")
    leads: bool = Field(description="You lead the table: `settings` are yours.")
    may_lead_from: int | None = Field(description="From when a person else who sits here may ask for the lead.")
    seat_changes: dict[str, list[Literal["open", "bot", "mine", "kick"]]] = Field(
        description="What you may do with each seat: kinds of `seat_kind`, and `kick`."
    )
    seat_invites: dict[str, str] = Field(description="Invitations to offered seats, for who may give them away.")


class LogLine(BaseModel):
    model_config = ConfigDict(extra="allow")

    seq: int
    at: int
    kind: str
    head: LineHead | None


class Done(BaseModel):
    accepted: bool
    command: str
    seq: int
    rematch: str | None
    held: int | None = Field(description="Of `play`: when the answer counts, if that is not at once.")
    log: list[LogLine]


class LogPart(BaseModel):
    log: list[LogLine]


class Lobby(BaseModel):
    """`running`: listed games with spectators."""

    tables: list[TableSummary]
    running: list[TableSummary]


class OwnTable(BaseModel):
    table: TableSummary
    own_seats: list[int]
    scores: list[int] | None = Field(description="Once the game is over.")
    winners: list[int] | None


class Mine(BaseModel):
    """In the order of the ids, each once; null for tables that are not yours."""

    tables: list[OwnTable | None]


class Invitation(BaseModel):
    table: TableSummary
    seat: int | None = Field(description="The one that is offered in a running game; null: any free one.")


class OptionShape(BaseModel):
    name: str
    rule: str
    default: bool | int | str
    values: list[bool | int | str]
    labels: list[str]
    sentence: str
    help: str


class OrderField(BaseModel):
    """What an order may ask for: ids, seats (numbers from 0), or a number to compare (no `values`)."""

    name: str
    kind: Literal["word", "seat", "number"]
    sentence: str
    values: list[str]


class OrderQuestion(BaseModel):
    """A question that standing orders may answer, with the fields for `when` and the kinds of actions."""

    question: str
    sentence: str
    when: list[OrderField]
    actions: list[str]


class TimeLimit(BaseModel):
    """Minutes that may be agreed for a whole game, if one of these options is on."""

    options: list[str]
    least: int
    most: int
    usual: int


class GameBasics(BaseModel):
    id: str
    title: str
    summary: str
    seats: list[int]
    minutes: tuple[int, int] | None = Field(description="How long a game usually lasts; null: not told.")
    short: bool = Field(description="There is a summary on one page: `/short`.")
    options: list[OptionShape]
    orders: list[OrderQuestion]
    time_limit: TimeLimit | None = Field(description="Null where no option asks for a clock.")


class PhraseShape(BaseModel):
    id: str
    sentence: str


class GameShape(GameBasics):
    bots: list[str]


class AgentShape(BaseModel):
    name: str
    sentence: str


class ActionShape(BaseModel):
    """`name`: of the kind as such; `sentence` has an ellipsis for each of the fields."""

    fields: list[str]
    name: str
    sentence: str


class QuestionShape(BaseModel):
    sentence: str
    rules: list[str]


class Told(GameBasics):
    """Everything that a page needs to speak of a game.

    `names`: by field and id; `actions`: by block; `events`: the rule behind each kind; `autopilots`: who may answer
    for somebody who is late or gone; `maps`: drawn ones, the main one first (without one there is `/diagram`);
    `by_seat`: the parts of a view that are lists with one entry for each seat; `of_seats`: those that are a seat
    or a list of seats; `names.fact`: what parts are called; `names.standing`: what a forecast counts;
    `names.does`: what cards and pieces do.
    """

    bots: list[AgentShape]
    autopilots: list[AgentShape]
    maps: list[str]
    by_seat: list[str]
    of_seats: list[str]
    offers: list[str] = Field(description="Questions with `declines`.")
    names: dict[str, dict[str, str]]
    actions: dict[str, ActionShape]
    questions: dict[str, QuestionShape]
    chances: dict[str, str]
    events: dict[str, str]
    endings: dict[str, str]


class RuleParagraph(BaseModel):
    """`ids`: the rules that it holds; `level`: of a heading; `text`: Markdown."""

    ids: list[str]
    level: int | None
    text: str


class Rules(BaseModel):
    game: str
    lang: str
    paragraphs: list[RuleParagraph]


class Short(Rules):
    """Headings of level 2 begin the parts; a paragraph may be a picture, `![what it shows](NAME.svg)`."""


class Games(BaseModel):
    games: list[GameShape]
    phrases: list[PhraseShape] = Field(description="Quick phrases for `chat`.")


class Health(BaseModel):
    status: str
    version: str
