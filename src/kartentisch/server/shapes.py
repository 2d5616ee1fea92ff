"""The shapes of what is sent and answered, for the description of the interface and for checking what comes in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, field_validator

SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
Name = Annotated[str, Field(min_length=1, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=100)]
ActionLike = Annotated[StrictInt, Field(ge=0, le=1_000_000)] | Annotated[StrictStr, Field(min_length=1, max_length=80)]


class Asked(BaseModel):
    """What comes from outside: nothing unknown in it, and nothing that cannot be written down."""

    model_config = ConfigDict(extra="forbid")

    @field_validator("*", mode="after")
    @classmethod
    def writable(cls, value: Any) -> Any:
        for text in value if isinstance(value, list) else [value]:
            if isinstance(text, str) and any(c == "\0" or "\ud800" <= c <= "\udfff" for c in text):
                raise ValueError("a character that cannot be written down")
        return value


class SeatWish(Asked):
    """A seat of a new table."""

    kind: Literal["open", "mine", "bot"] = Field(
        description="`open` for whoever is invited, `mine` for yourself (several share a screen), `bot`."
    )
    name: str = Field("", max_length=64)
    bot: str = Field("", max_length=32, description="Name of a bot, such as `greedy`.")


class NewTable(Asked):
    """A new table."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "game": "attila",
                "seats": [{"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
                "turn_seconds": 300,
                "on_timeout": "greedy",
            }
        }
    )

    game: str = Field(max_length=32)
    options: dict[
        Annotated[str, Field(max_length=64)], StrictBool | StrictInt | Annotated[str, Field(max_length=64)]
    ] = Field(default_factory=dict, max_length=64, description="Values that differ from the defaults.")
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    listed: bool = Field(False, description="Show the table in the lobby while it waits.")
    spectators: bool = Field(True, description="Whoever knows the table's address may watch.")
    chat: bool = True
    turn_seconds: int = Field(0, ge=0, le=30 * 86_400, description="For a turn; 0: no limit.")
    reaction_seconds: int = Field(0, ge=0, le=30 * 86_400, description="For an answer in somebody else's turn.")
    on_timeout: str = Field("pass", max_length=32, description="`pass`, or a bot that answers when time has run out.")


class SitDown(Asked):
    """Take open seats."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"invite": "the token of the invitation", "names": ["Ben"]}}
    )

    invite: Key
    names: list[Name] = Field(min_length=1, max_length=16)
    seat: SeatNumber | None = None


class ComeBack(Asked):
    """A personal link, used on another screen or after the cookies were lost."""

    recovery: Key


class Order(Asked):
    """A command.

    `play` answers the decision with actions (numbers or notation), all or none; `undo` takes back the last answer;
    `leave` lets the autopilot answer, `take_over` ends that; `start`, `chat` and `rematch` do what they say.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "8d1f7e0a-1", "type": "play", "seat": 0, "decision": "12-0", "actions": ["place goths moesia"],
            }
        }
    )  # fmt: skip

    id: str = Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$", description="New for each wish.")
    type: Literal["play", "undo", "leave", "take_over", "start", "chat", "rematch"]
    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")
    decision: str | None = Field(None, max_length=40, description="Of `play`: the id of the decision answered.")
    actions: list[ActionLike] = Field(default_factory=list, max_length=64)
    text: str = Field("", max_length=1200)
    autopilot: str = Field("pass", max_length=32)


class Draft(Asked):
    """An answer in the making: the decision it is meant for, and the actions so far (numbers or notation)."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"decision": "12-0", "seat": 0, "actions": ["place goths moesia", "influence"]}}
    )

    decision: str = Field(max_length=40)
    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")
    actions: list[ActionLike] = Field(default_factory=list, max_length=64)


class Imported(Asked):
    """A saved game."""

    record: str = Field(min_length=1, max_length=2_000_000, description="JSON lines, as exported.")


# ------------------------------------------------------------------ answers
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


class AskedSeat(BaseModel):
    seat: int
    decision: str
    due: int | None


class TableSummary(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seq: int
    created: int
    spectators: bool
    chat: bool
    turn_seconds: int
    reaction_seconds: int
    on_timeout: str
    imported: bool
    rematch: str | None
    seats: list[SeatSummary]
    asked: list[AskedSeat]


class LegalAction(BaseModel):
    number: int
    notation: str
    fields: dict[str, str]
    sentence: str


class Question(BaseModel):
    question: str
    sentence: str
    rules: list[str]
    legal: list[LegalAction]


class OpenDecision(Question):
    id: str
    seat: int
    due: int | None


class ToldEvent(BaseModel):
    """What happened; further members are its values."""

    model_config = ConfigDict(extra="allow")

    event: str
    rule: str
    sentence: str


class Ahead(BaseModel):
    """What a draft would bring, as far as the seat can know it.

    `ends` says why nothing more can be foreseen: `hidden` (the last action brings hidden things to light; `view` and
    `events` stand before it), `chance`, `other` (the others are asked next), `over`; null while the seat is asked on.
    """

    view: dict[str, Any]
    events: list[ToldEvent]
    decision: Question | None
    can_confirm: bool
    ends: Literal["hidden", "chance", "other", "over"] | None


class Moment(BaseModel):
    """The position right after a line of the log; no `view` before the game."""

    seq: int
    viewer: int
    view: dict[str, Any] | None
    scores: list[int] | None
    winners: list[int] | None


class Snapshot(BaseModel):
    """The table as one viewer may see it; `viewer` is a seat, or -1."""

    table: TableSummary
    viewer: int
    own_seats: list[int]
    invite: str | None
    view: dict[str, Any] | None
    decision: OpenDecision | None
    scores: list[int] | None
    winners: list[int] | None
    can_undo: bool


class LogLine(BaseModel):
    model_config = ConfigDict(extra="allow")

    seq: int
    at: int
    kind: str


class Done(BaseModel):
    accepted: bool
    command: str
    seq: int
    rematch: str | None
    log: list[LogLine]


class LogPart(BaseModel):
    log: list[LogLine]


class Lobby(BaseModel):
    tables: list[TableSummary]


class OptionShape(BaseModel):
    name: str
    rule: str
    default: bool | int | str
    values: list[bool | int | str]
    labels: list[str]
    sentence: str
    help: str


class GameBasics(BaseModel):
    id: str
    title: str
    summary: str
    seats: list[int]
    options: list[OptionShape]


class GameShape(GameBasics):
    bots: list[str]


class AgentShape(BaseModel):
    name: str
    sentence: str


class ActionShape(BaseModel):
    fields: list[str]


class QuestionShape(BaseModel):
    sentence: str
    rules: list[str]


class Told(GameBasics):
    """Everything that a page needs to speak of a game.

    `names`: by field and id; `actions`: by block; `events`: the rule behind each kind; `autopilots`: who may answer
    for somebody who is late or gone.
    """

    bots: list[AgentShape]
    autopilots: list[AgentShape]
    maps: list[str]
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


class Games(BaseModel):
    games: list[GameShape]


class Health(BaseModel):
    status: str
    version: str
