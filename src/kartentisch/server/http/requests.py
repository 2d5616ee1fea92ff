"""The shapes of what is asked, for checking what comes in and for the description of the interface."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, field_validator

from kartentisch.engine import clock

SeatNumber = Annotated[StrictInt, Field(ge=0, le=15)]
Name = Annotated[str, Field(min_length=1, max_length=64)]
Key = Annotated[str, Field(min_length=1, max_length=100)]
Hex = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
ActionLike = Annotated[StrictInt, Field(ge=0, le=1_000_000)] | Annotated[StrictStr, Field(min_length=1, max_length=80)]
Word = Annotated[StrictStr, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_ .*-]+$")]
Fits = Annotated[StrictStr, Field(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_ .*<>=-]+$")]
ChatMode = Literal["off", "phrases", "free"]
LONGEST_BATCH: Final = 200  # a whole turn of Attack! with a large production
DAYS_30 = 30 * 86_400


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


RequestId = Annotated[
    str,
    Field(
        pattern=r"^([\x21-\x7e]{22,64})?$",
        max_length=64,
        description="128 random bits or more that the client keeps: sent again with it, the request is done once and "
        "gives fresh keys of the same holder. Empty: every request counts.",
    ),
]


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
    listed: bool = Field(
        False, description="Show the table in the lobby: while it waits, and with spectators while it is played."
    )
    spectators: bool = Field(True, description="Whoever knows the table's address may watch.")
    chat: ChatMode = Field("free", description="`true` and `false` mean `free` and `off`.")
    turn_seconds: int = Field(0, ge=0, le=DAYS_30, description="For a turn; 0: no limit.")
    reaction_seconds: int = Field(0, ge=0, le=DAYS_30, description="For an answer in somebody else's turn.")
    reaction_pause: int = Field(
        0, ge=0, le=60, description="Seconds after which answers in somebody else's turn count, by hand or by order."
    )
    patience_seconds: int = Field(
        86_400, ge=60, le=DAYS_30, description="How long a seat may keep the others waiting before they may nudge."
    )
    nudge_seconds: int = Field(3_600, ge=60, le=DAYS_30, description="The time left to a seat that was nudged.")
    on_timeout: str = Field("pass", max_length=32, description="`pass`, or a bot that answers when time has run out.")
    limit_minutes: int = Field(
        0,
        ge=0,
        le=clock.MOST,
        description=(
            f"For the whole game, {clock.LEAST} or more, if an option asks for a clock (`time_limit` of the game); "
            f"0: {clock.USUAL}."
        ),
    )
    request: RequestId = ""

    @field_validator("chat", mode="before")
    @classmethod
    def yes_or_no(cls, value: Any) -> Any:
        return ("free" if value else "off") if isinstance(value, bool) else value


class SitDown(Asked):
    """Take open seats."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"invite": "the token of the invitation", "names": ["Ben"]}}
    )

    invite: Key
    names: list[Name] = Field(min_length=1, max_length=16)
    seat: SeatNumber | None = None
    request: RequestId = ""


class Invited(Asked):
    """An invitation, to be looked at."""

    invite: Key


class ComeBack(Asked):
    """A personal link, used on another screen or after the cookies were lost."""

    recovery: Key


class StandingOrder(Asked):
    """An answer that a seat gives by itself in somebody else's turn; nobody else learns of it."""

    question: Word = Field(description="Such as `Conflict.lay`; `*`: whatever is asked in the turns of others.")
    when: dict[Word, Annotated[list[Fits], Field(min_length=1, max_length=64)]] = Field(
        default_factory=dict,
        max_length=8,
        description="Fields of the question with the values that fit, such as `province`; `active`: whose turn it is; "
        "a number is compared: `>=3`, `<=2`, `=4`.",
    )
    answer: list[Word] = Field(
        default_factory=list,
        max_length=32,
        description="Actions, the best first; `*` stands for any word. The first legal one is taken.",
    )
    times: StrictInt = Field(0, ge=0, le=64, description="At most so many answers in one go; 0: no limit.")
    otherwise: Literal["pass", "ask"] = Field(
        "pass",
        description="When no answer is legal (any more): pass, or ask the person; without `answer`, at once.",
    )


class Order(Asked):
    """A command.

    `play` answers the decision with actions (numbers or notation), all or none; `undo` takes back the last move as
    long as nothing was revealed; `ask_undo` asks the others to go back farther, `answer_undo` answers that.
    `leave` lets the autopilot answer, `take_over` ends that.  `set_orders` replaces the seat's standing orders.
    `nudge` sets a time for a seat that keeps the others waiting.  `kick`, `seat_kind` and `settings` are the owner's
    (`seat_kind` also the seat's holder's).  `lead` asks for an owner's place who has not been heard of for
    `patience_seconds`, and is the owner's word that they are still here.  `start`, `chat` and `rematch` do what
    they say.
    `seed` brings a seat's part of the dice: first the commitment, later the seed itself.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "8d1f7e0a-1", "type": "play", "seat": 0, "decision": "12-0", "actions": ["place goths moesia"],
            }
        }
    )  # fmt: skip

    id: str = Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$", description="New for each wish.")
    type: Literal[
        "play", "undo", "ask_undo", "answer_undo", "leave", "take_over", "set_orders", "nudge", "kick", "seat_kind",
        "settings", "lead", "start", "chat", "rematch", "seed",
    ]  # fmt: skip
    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")
    decision: str | None = Field(
        None, max_length=40, description="Of `play`, `answer_undo`: the id of what is answered."
    )
    actions: list[ActionLike] = Field(default_factory=list, max_length=LONGEST_BATCH)
    text: str = Field("", max_length=1200, description="Of `chat`; of `play`, the promise that goes with an offer.")
    phrase: str = Field("", max_length=32, description="Of `chat`, instead of a text: the id of a phrase.")
    autopilot: str = Field("pass", max_length=32, description="Of `leave` and `kick`.")
    line: StrictInt | None = Field(
        None, ge=1, le=2**53, description="Of `ask_undo`: an answer of yours in the log; default: your whole last move."
    )
    yes: StrictBool = Field(False, description="Of `answer_undo`.")
    orders: list[StandingOrder] = Field(
        default_factory=list, max_length=32, description="Of `set_orders`: all of them."
    )
    target: SeatNumber | None = Field(None, description="Of `nudge`, `kick`, `seat_kind`: the seat meant.")
    kind: Literal["open", "bot", "mine"] | None = Field(
        None, description="Of `seat_kind`: what the seat becomes; `open` in the game offers it with its own invitation."
    )
    bot: str = Field("", max_length=32, description="Of `seat_kind` with `bot`.")
    name: str = Field("", max_length=64, description="Of `seat_kind` with `mine` or `bot`.")
    openly: StrictBool = Field(
        False, description="The answer tells only what everybody may know: one screen, several seats."
    )
    rotate: StrictBool = Field(False, description="Of `rematch`: everybody moves on by one seat.")
    spectators: StrictBool | None = Field(None, description="Of `settings`.")
    chat: ChatMode | None = Field(None, description="Of `settings`.")
    epoch: int = Field(0, ge=0, le=2**31, description="Of `seed`: `table.dice.epoch`.")
    commitment: Hex | Literal[""] = Field("", description="Of `seed`: what the seat commits to.")
    seed: Hex | Literal[""] = Field("", description="Of `seed`: what it had committed to, when all have.")


class Draft(Asked):
    """An answer in the making: the decision it is meant for, and the actions so far (numbers or notation)."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"decision": "12-0", "seat": 0, "actions": ["place goths moesia", "influence"]}}
    )

    decision: str = Field(max_length=40)
    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")
    actions: list[ActionLike] = Field(default_factory=list, max_length=LONGEST_BATCH)
    forecast: bool = Field(False, description="What each seat would have then is wanted, too.")
    openly: bool = Field(False, description="With everybody's eyes, for what is asked openly.")


class Imported(Asked):
    """A saved game."""

    record: str = Field(min_length=1, max_length=2_000_000, description="JSON lines, as exported.")


# ------------------------------------------------------------------ answers
