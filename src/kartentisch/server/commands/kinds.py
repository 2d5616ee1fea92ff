"""The kinds of commands: what each takes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictInt, StrictStr

from kartentisch.server.fields import (
    LONGEST_BATCH,
    LONGEST_NAME,
    ActionLike,
    Asked,
    ChatMode,
    Fits,
    Hex,
    SeatNumber,
    Word,
)
from kartentisch.server.store import access_tokens


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


class Seen(Asked):
    """A head of the table's log (docs/protocol/log.md §1.4)."""

    seq: StrictInt = Field(ge=1, le=2**53 - 1)
    hash: Hex
    signature: StrictStr = Field(pattern=r"^[0-9a-f]{128}$")


class Command(Asked):
    """What somebody asks for at a table."""

    id: str = Field(
        min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$",
        description="Chosen by the client, a new one for each command; sent again, it is done once.",
    )  # fmt: skip
    openly: StrictBool = Field(
        False, description="The answer tells only what everybody may know: one screen, several seats."
    )
    seen: Seen | None = Field(
        None,
        description="The last head that the client has checked: where the log does not contain it, all learn of it.",
    )

    def digest(self) -> str:
        """Of what is asked for: of all but the id, and what the client has seen meanwhile."""
        return access_tokens.digest(self.model_dump_json(exclude={"id", "seen"}))


class OfASeat(Command):
    """What somebody does for one seat."""

    seat: SeatNumber | None = Field(None, description="May be left out by who holds only one.")


class Play(OfASeat):
    """Answer a decision with actions, all or none."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "8d1f7e0a-1", "type": "play", "seat": 0, "decision": "12-0", "actions": ["place goths moesia"],
            }
        }
    )  # fmt: skip

    type: Literal["play"]
    decision: str = Field("", max_length=40, description="The id of what is answered.")
    actions: list[ActionLike] = Field(
        default_factory=list, max_length=LONGEST_BATCH, description="Numbers, or notation."
    )
    text: str = Field("", max_length=1200, description="The promise that goes with an offer.")


class Undo(OfASeat):
    """Take back the last move, as long as nothing was revealed."""

    type: Literal["undo"]


class AskUndo(OfASeat):
    """Ask the others to go back farther."""

    type: Literal["ask_undo"]
    line: StrictInt | None = Field(
        None, ge=1, le=2**53, description="An answer of yours in the log; default: your whole last move."
    )


class AnswerUndo(OfASeat):
    """Agree to go back, or refuse."""

    type: Literal["answer_undo"]
    decision: str | None = Field(None, max_length=40, description="The id of what is answered.")
    yes: StrictBool = False


class AnswerKick(Command):
    """Agree that somebody leaves, or refuse; who leads withdraws; whoever was thought to be away is here."""

    type: Literal["answer_kick"]
    decision: str | None = Field(None, max_length=40, description="The id of what is answered.")
    yes: StrictBool = False


class SetOrders(OfASeat):
    """Replace all standing orders of the seat; nobody else learns of them."""

    type: Literal["set_orders"]
    orders: list[StandingOrder] = Field(default_factory=list, max_length=32)


class Seed(OfASeat):
    """Bring the seat's part of the dice: first the commitment, later the seed itself."""

    type: Literal["seed"]
    epoch: int = Field(0, ge=0, le=2**31, description="`table.dice.epoch`.")
    commitment: Hex | Literal[""] = Field("", description="What the seat commits to.")
    seed: Hex | Literal[""] = Field("", description="What it had committed to, when all have.")
    root: Hex | Literal[""] = Field(
        "",
        description="With the commitment, at level 2: the root of a chain of 4,096 links (docs/protocol/dice.md §9).",
    )


class Witness(OfASeat):
    """Bring the link that the seat is asked for before an open roll; or say that its browser is here again."""

    type: Literal["witness"]
    epoch: int = Field(0, ge=0, le=2**31, description="As the line `ask` has it.")
    i: int = Field(0, ge=0, le=2**31, description="As the line `ask` has it.")
    link: Hex | Literal[""] = Field("", description="What is asked for.")
    back: StrictBool = Field(False, description="The seat can be asked again.")


class Leave(OfASeat):
    """Stand up; in the game the autopilot answers from now on."""

    type: Literal["leave"]
    autopilot: str = Field("pass", max_length=32)


class TakeOver(OfASeat):
    """Answer again instead of the autopilot."""

    type: Literal["take_over"]


class Start(Command):
    """Begin, once every seat is taken."""

    type: Literal["start"]


class Rematch(Command):
    """The same people at a new table."""

    type: Literal["rematch"]
    rotate: StrictBool = Field(False, description="Everybody moves on by one seat.")
    bots: Literal["same", "stronger", "weaker"] = Field("same", description="Every bot one level up or down.")


class Chat(Command):
    """Say something."""

    type: Literal["chat"]
    text: str = Field("", max_length=1200)
    phrase: str = Field("", max_length=32, description="Instead of a text: the id of a phrase.")


class Nudge(Command):
    """Set a time for a seat that keeps the others waiting."""

    type: Literal["nudge"]
    target: SeatNumber | None = None


class Lead(Command):
    """Ask for an owner's place who has not been heard of for `patience_seconds`; an owner's word that they are here."""

    type: Literal["lead"]


class Kick(Command):
    """The owner's: the seat becomes open; in the game whoever is away has a time to come back, or the others agree."""

    type: Literal["kick"]
    target: SeatNumber
    autopilot: str = Field("pass", max_length=32)
    ban: StrictBool = Field(False, description="For good: they do not sit down at this table again.")


class SeatKind(Command):
    """The owner's and the seat's holder's: what a seat becomes."""

    type: Literal["seat_kind"]
    target: SeatNumber
    kind: Literal["open", "bot", "mine"] | None = Field(
        None, description="`open` in the game offers it with its own invitation."
    )
    bot: str = Field("", max_length=32, description="Of `bot`, such as `hard` or `hard:bold`.")
    name: str = Field("", max_length=LONGEST_NAME, description="Of `mine` or `bot`.")


class Pause(Command):
    """Stop playing for a while: ask the others, or say so as who leads the table."""

    type: Literal["pause"]
    minutes: StrictInt = Field(ge=5, le=20_160, description="At most 1,440 for who leads the table alone.")
    reason: Literal["break", "meal", "sleep", "visitors", "trouble", "other"] = "break"
    text: str = Field("", max_length=1200, description="What there is to say to it, where people may talk freely.")
    alone: StrictBool = Field(False, description="As who leads the table, without asking anybody.")


class AnswerPause(Command):
    """Agree to a pause, or refuse; withdraw one's own request."""

    type: Literal["answer_pause"]
    decision: str | None = Field(None, max_length=40, description="The id of what is answered.")
    yes: StrictBool = False


class Resume(Command):
    """End the pause: by whoever asked for it, or leads the table."""

    type: Literal["resume"]


class Vacation(Command):
    """Days off from now on, or so many more; 0: back already."""

    type: Literal["vacation"]
    days: StrictInt = Field(ge=0, le=60)


class Ruling(Command):
    """After an update of the rules: go on by the ruling that held before, once everybody agrees; or refuse it."""

    type: Literal["ruling"]
    revision: StrictInt = Field(ge=1, le=2**31, description="Before which it held; see the line `rules_updated`.")
    yes: StrictBool = False


class Report(Command):
    """Tell who leads the table of something that somebody else has said."""

    type: Literal["report"]
    line: StrictInt = Field(ge=1, le=2**53, description="Of the chat, in the log.")


class StepIn(Command):
    """A substitute's: play for somebody for whom an autopilot answers, until they are back."""

    type: Literal["step_in"]
    target: SeatNumber


class Resign(Command):
    """A substitute's: step in no more."""

    type: Literal["resign"]


class Settings(Command):
    """The owner's: change what was agreed; what is left out stays."""

    type: Literal["settings"]
    spectators: StrictBool | None = None
    chat: ChatMode | None = None
    rated: StrictBool | None = Field(
        None, description="Before the game; to begin with it nobody else may have sat down yet."
    )


AnyCommand = Annotated[
    Play | Undo | AskUndo | AnswerUndo | SetOrders | Seed | Witness | Leave | TakeOver | Start | Rematch | Chat | Nudge
    | Lead | Kick | AnswerKick | SeatKind | Settings | Pause | AnswerPause | Resume | Vacation
    | StepIn | Resign | Report | Ruling,
    Field(discriminator="type"),
]  # fmt: skip
