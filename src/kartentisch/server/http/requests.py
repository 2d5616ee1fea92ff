"""The shapes of what is asked, for checking what comes in and for the description of the interface."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictInt, field_validator, model_validator

from kartentisch.engine import clock
from kartentisch.server.fields import (
    LONGEST_BATCH,
    LONGEST_NAME,
    ActionLike,
    Asked,
    ChatMode,
    Key,
    Name,
    SeatNumber,
    WitnessMode,
)
from kartentisch.server.lengths import LONGEST_TITLE

DAYS_30 = 30 * 86_400
Minute = Annotated[StrictInt, Field(ge=-1, le=1439)]


RequestId = Annotated[
    str,
    Field(
        pattern=r"^([\x21-\x7e]{22,64})?$",
        max_length=64,
        description="128 random bits or more that the client keeps: sent again with it, the request is done once and "
        "gives fresh keys of the same holder. Empty: every request counts.",
    ),
]


HEAD = ("format", "game", "players", "options", "viewer", "legal", "question")  # of a position, told beside it
OptionValues = Annotated[
    dict[Annotated[str, Field(max_length=64)], StrictBool | StrictInt | Annotated[str, Field(max_length=64)]],
    Field(max_length=64),
]


class SeatWish(Asked):
    """A seat of a new table."""

    kind: Literal["open", "mine", "bot"] = Field(
        description="`open` for whoever is invited, `mine` for yourself (several share a screen), `bot`."
    )
    name: str = Field("", max_length=LONGEST_NAME)
    bot: str = Field("", max_length=32, description="Name of a bot, such as `greedy`, or `hard:bold`.")


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
    options: OptionValues = Field(default_factory=dict, description="Values that differ from the defaults.")
    start: str = Field("", max_length=64, description="One of the game's `starts`; empty: its set-up.")
    position: dict[str, Any] | None = Field(
        None,
        description="Where the game begins instead, as `/api/games/{game}/positions` takes it; never rated.",
    )
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    listed: bool = Field(
        False, description="Show the table in the lobby: while it waits, and with spectators while it is played."
    )
    spectators: bool = Field(True, description="Whoever knows the table's address may watch.")
    spectator_minutes: int = Field(
        0, ge=0, le=1_440, description="Whoever only looks on sees the game so many minutes later, in everything."
    )
    spectator_moves: int = Field(0, ge=0, le=200, description="The same in answers; with both, the later one.")
    chat: ChatMode = Field("free", description="`true` and `false` mean `free` and `off`.")
    turn_seconds: int = Field(0, ge=0, le=DAYS_30, description="For a turn; 0: no limit.")
    reaction_seconds: int = Field(0, ge=0, le=DAYS_30, description="For an answer in somebody else's turn.")
    bank_seconds: int = Field(
        0, ge=0, le=DAYS_30,
        description="A time bank for each seat, used when those times are up; it needs a time for answers, and one for "
        "turns or an increment.",
    )  # fmt: skip
    increment_seconds: int = Field(0, ge=0, le=86_400, description="Into the bank, with each turn of the seat.")
    vacation_days: int = Field(0, ge=0, le=60, description="That each person may take in a year; 0: none.")
    weekends: StrictBool = Field(False, description="Off: no clock of a seat runs on them.")
    zone: str = Field(
        "", max_length=64, pattern=r"^([A-Za-z][A-Za-z0-9_+/-]*)?$", description="Whose weekends, as `Europe/Berlin`."
    )
    substitutes: StrictBool = Field(
        False, description="People who come with an invitation of their own may step in for whoever is late or away."
    )
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
    witness: WitnessMode = Field(
        "off",
        description="Open rolls that the server cannot foresee either (docs/protocol/dice.md §9): `wish` where "
        "browsers of other seats answer, `must`: does not begin before two people can.",
    )
    pace: Literal["fast", "normal", "slow"] = Field(
        "normal", description="Of bots that think: 0.4 times, once, twice their level's `seconds`."
    )
    hints: StrictBool = Field(
        False, description="`hint` is answered also where several people play; alone with bots it always is."
    )
    open_data: StrictBool = Field(
        False, description="The finished game may be given out without names (docs/host/collection.md)."
    )
    rated: StrictBool = Field(
        False,
        description="The game counts for the ratings of who plays: two people at least, each with one seat, from the "
        "set-up, without hints and substitutes; `on_timeout` is `pass` or `defensive`.",
    )
    language: Literal["", "de", "en"] = Field("", description="That people talk here; empty: any.")
    request: RequestId = ""

    @model_validator(mode="after")
    def begins_once(self) -> NewTable:
        if self.start and self.position is not None:
            raise ValueError("either a start or a position")
        return self

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


Refusals: Any = Field(
    False, description="What the rules refuse is an answer as well, 200 with the same `error`, and no 409."
)


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
    refusals: bool = Refusals


class Advised(Asked):
    """What one would like to know of an open decision, behind the steps that are drafted so far."""

    model_config = ConfigDict(json_schema_extra={"example": {"decision": "12-0", "seat": 0}})

    decision: str = Field(max_length=40)
    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")
    actions: list[ActionLike] = Field(default_factory=list, max_length=LONGEST_BATCH)


PLACE = r"^[A-Za-z0-9_-]{1,64}$"
BEGINNING = r"^[A-Za-z0-9_-]{0,64}$"
BEGINNING_SAID = 'From where; "": wherever from; default: where the draft has led to.'


class Destination(Asked):
    """A place that one wants to get to."""

    to: str | None = Field(None, pattern=PLACE, description="A space of the board; default: any, told as `leads`.")
    origin: str | None = Field(None, pattern=BEGINNING, description=BEGINNING_SAID)


class Destined(Draft):
    """A destination behind the steps that are drafted so far."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"decision": "12-0", "seat": 0, "actions": ["pick poland"], "to": "belorussia"}}
    )

    to: str | None = Field(None, pattern=PLACE, description="A space of the board; default: any, told as `leads`.")
    origin: str | None = Field(None, pattern=BEGINNING, description=BEGINNING_SAID)


class WhatIf(Asked):
    """A private table that begins at a moment of this one."""

    model_config = ConfigDict(json_schema_extra={"example": {"seq": 42, "play": [0], "bot": "normal"}})

    seq: StrictInt | None = Field(None, ge=1, le=2**53, description="Right after this line of the log; default: now.")
    play: list[SeatNumber] = Field(
        default_factory=list, max_length=16, description="The seats that you play; default: your own, or who is asked."
    )
    bot: str = Field(
        "normal", max_length=32,
        description="Plays all others.  Nobody does while the game goes on without hints: all seats are yours.",
    )  # fmt: skip
    request: RequestId = ""


class Drawn(Asked):
    """A position that somebody draws.  Neither `position` nor `text`: the set-up, dealt."""

    model_config = ConfigDict(
        json_schema_extra={"example": {"names": ["Anna", "Ben"], "position": {"hands": [{"goths": 2}, {}]}}}
    )

    names: list[Name] = Field(min_length=1, max_length=16, description="Of the players, by seat; with `text`: its own.")
    options: OptionValues = Field(default_factory=dict, description="Values that differ from the defaults.")
    position: dict[str, Any] | None = Field(None, description="Parts as the outline tells them; seats are numbers.")
    text: str = Field("", max_length=60_000, description="The file of a scenario: its first position is taken.")
    write: StrictBool = Field(False, description="It is wanted as the file of a scenario.")
    title: str = Field("", max_length=LONGEST_TITLE, description="Of that file.")


class AboutMe(Asked):
    """What changes of who one is; what is left out stays."""

    model_config = ConfigDict(json_schema_extra={"example": {"name": "Anna", "zone": "Europe/Berlin"}})

    name: str | None = Field(None, max_length=LONGEST_NAME, description="Empty: none.")
    language: Literal["", "de", "en"] | None = Field(None, description="Empty: what the browser says.")
    zone: str | None = Field(None, max_length=64, description="As `Europe/Berlin`; empty: not known.")


class Learnt(Asked):
    """What was answered so far in a chapter of a lesson, and perhaps a draft of what comes next."""

    model_config = ConfigDict(json_schema_extra={"example": {"answers": [["place goths moesia", "influence"]]}})

    answers: list[Annotated[list[ActionLike], Field(min_length=1, max_length=LONGEST_BATCH)]] = Field(
        default_factory=list, max_length=100, description="Each as a `play` of a table would have it."
    )
    after: StrictInt = Field(0, ge=0, le=2**31, description="Positions behind so many entries are wanted.")
    draft: list[ActionLike] | None = Field(
        None, max_length=LONGEST_BATCH, description="Only what these actions would bring is wanted."
    )
    wish: Destination | None = Field(None, description="Only how one gets there behind the draft is wanted.")
    refusals: bool = Refusals


class SubscriptionKeys(Asked):
    """What a push is encrypted with (RFC 8291)."""

    p256dh: str = Field(pattern=r"^[A-Za-z0-9_-]{86,88}=?$", description="A point of P-256 in base64url.")
    auth: str = Field(pattern=r"^[A-Za-z0-9_-]{22}(==)?$", description="16 bytes in base64url.")


class Browser(Asked):
    """A subscription, as `PushSubscription.toJSON()` gives it."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {"endpoint": "https://push.example.org/abc", "keys": {"p256dh": "B" * 87, "auth": "A" * 22}}
        }
    )

    endpoint: str = Field(pattern=r"^https?://[\x21-\x7e]+$", max_length=1000)
    expirationTime: int | None = None
    keys: SubscriptionKeys


class MailTo(Asked):
    """An address for e-mails."""

    model_config = ConfigDict(json_schema_extra={"example": {"address": "anna@example.org"}})

    address: str = Field(min_length=3, max_length=254)


class Service(Asked):
    """Another service, in the way `apprise` writes addresses, or as the service shows it."""

    model_config = ConfigDict(json_schema_extra={"example": {"address": "ntfys://ntfy.sh/my-topic"}})

    address: str = Field(pattern=r"^[a-z]+://[\x21-\x7e]+$", max_length=500)


class NoticeWishes(Asked):
    """When one is told; what is left out stays."""

    model_config = ConfigDict(json_schema_extra={"example": {"quiet_from": 1320, "quiet_to": 420, "leads": [720, 60]}})

    quiet_from: Minute | None = Field(None, description="Minute of the day on your own clock; -1: never quiet.")
    quiet_to: Minute | None = None
    leads: list[Annotated[StrictInt, Field(ge=5, le=7 * 1440)]] | None = Field(
        None, max_length=4, description="Minutes before a deadline."
    )
    daily: Minute | None = Field(
        None, description="Minute of the day on your own clock: one message a day tells what waits; -1: each by itself."
    )


class NoticesAbout(Asked):
    """Whether one is told about a table."""

    wanted: StrictBool


class ByEmail(Asked):
    """What stood in an e-mail."""

    token: Key


class SignInEmail(Asked):
    """Where a link to come in is sent."""

    address: str = Field(min_length=3, max_length=320)


class FromSignInEmail(Asked):
    """What stood in the e-mail: its link, or its code."""

    token: str = Field("", max_length=100)
    code: str = Field("", max_length=20)
    bring: StrictBool = Field(True, description="The seats that this browser holds become yours on all devices.")


class Labelled(Asked):
    """What something is called."""

    label: str = Field(min_length=1, max_length=LONGEST_NAME)


class NewPasskey(Asked):
    """A passkey that a browser has made."""

    credential: dict[str, Any] = Field(description="`PublicKeyCredential.toJSON()`.")
    label: str = Field("", max_length=64, description="Empty: what the browser calls itself.")


class ShownPasskey(Asked):
    """A passkey that a browser shows."""

    credential: dict[str, Any] = Field(description="`PublicKeyCredential.toJSON()`.")
    bring: StrictBool = Field(True, description="The seats that this browser holds become yours on all devices.")


class Imported(Asked):
    """A saved game."""

    record: str = Field(min_length=1, max_length=2_000_000, description="JSON lines, as exported.")
