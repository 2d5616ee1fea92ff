"""A table: its keys, who sits at it, its log, and how one viewer may see it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict, Field

from kartentisch.server.commands.kinds import StandingOrder
from kartentisch.server.fields import ChatMode, WitnessMode
from kartentisch.server.http.shapes.common import Shape
from kartentisch.server.http.shapes.positions import Forecast, OpenDecision, Ranking


class Keys(Shape):
    """Shown once: the secret opens the seat (also as a cookie), the recovery token gives out another secret."""

    table: str
    invite: str
    secret: str
    recovery: str | None
    seats: list[int]


class SeatSummary(Shape):
    seat: int
    kind: str
    name: str
    bot: str
    autopilot: str
    offered: bool = Field(description="Somebody may take this seat over with an invitation of its own.")
    bank: int | None = Field(description="The ms in its time bank, as they were when it was asked; null without banks.")


class AskedSeat(Shape):
    seat: int
    decision: str
    since: int
    due: int | None = Field(description="When time and bank are used up; null without a clock.")
    stands: int | None = Field(description="Since when that clock stands; null while it runs.")
    nudge_from: int | None = Field(description="From when on `nudge` is not refused as too early; null: nobody may.")
    open: bool = Field(description="Nothing about the question is hidden from anybody: see `openly`.")


class WitnessSummary(Shape):
    """At level 2: who brings links to open rolls, and what became of it."""

    brought: list[int] = Field(description="Seats with a chain.")
    asked: int | None = Field(description="The seat that is waited for.")
    out: list[int] = Field(description="Seats that did not answer, and are not asked before they are back.")
    rolls: int = Field(description="Open rolls so far.")
    witnessed: int = Field(description="Those with a link.")
    fallbacks: list[int] = Field(description="Rolls without one, by the seat that did not answer.")


class DiceSummary(Shape):
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
    witness: WitnessSummary | None = Field(description="null at level 1.")


class LineHead(Shape):
    """The head of the log after a line, signed by the server."""

    seq: int
    hash: str
    signature: str


class Head(LineHead):
    key: str


class UndoAsked(Shape):
    """Somebody asks the others to go back to before one of their answers."""

    id: str = Field(description="Names the question in `decision` of `answer_undo`.")
    seat: int
    line: int = Field(description="The number of that answer in the log.")
    waiting: list[int] = Field(description="Seats that have not answered yet.")
    until: int = Field(description="When it lapses; with somebody's word, when those who are away are passed over.")
    agreed: list[int] = Field(description="Seats that have said yes.")
    away: list[int] = Field(description="Seats of people who are away: until then they count as not agreeing.")


class KickAsked(Shape):
    """Whoever leads the table wants somebody to leave."""

    id: str = Field(description="Names the question in `decision` of `answer_kick`.")
    seat: int
    due: int = Field(description="When they leave if they are away and do nothing; else when the question lapses.")
    absent: bool = Field(description="They are away: anything they do ends it. Else all others must agree.")
    waiting: list[int] = Field(
        description="Seats of others that have not answered yet; with all their words it is done."
    )
    agreed: list[int]


class PauseOn(Shape):
    """Nothing is played, and no clock runs."""

    seat: int | None = Field(description="Who asked for it, or leads; null for an owner without a seat.")
    by: Literal["vote", "lead", "move"] = Field(description="`move`: it has come from another server.")
    reason: str
    text: str
    since: int
    until: int = Field(description="When it ends by itself.")
    agreed: list[int] = Field(description="Seats of others that have; where nobody was here to, everybody may end it.")


class RulingAsked(Shape):
    """Somebody asks the others to go on by the ruling that held before a revision of the rules."""

    seat: int
    revision: int = Field(description="Names the question in the command `ruling`.")
    waiting: list[int] = Field(description="Seats that have not agreed yet: everybody has to.")
    until: int = Field(description="When the question lapses.")
    agreed: list[int]


class PauseAsked(Shape):
    """Somebody asks the others for a pause."""

    id: str = Field(description="Names the question in `decision` of `answer_pause`.")
    seat: int
    minutes: int
    reason: str
    text: str
    waiting: list[int] = Field(description="Seats that have not answered yet.")
    until: int = Field(description="When the question lapses.")
    agreed: list[int]


class SubstituteShape(Shape):
    name: str
    for_: int | None = Field(alias="for", description="The seat where they stand in now.")


class ReportShape(Shape):
    """A seat has reported what somebody said."""

    seat: int
    line: int
    name: str
    text: str
    at: int


class OnVacation(Shape):
    seat: int
    until: int


class LeadAsked(Shape):
    """Somebody asks to lead a table whose owner has not been heard of."""

    seat: int
    due: int = Field(description="When the lead passes on, unless the owner does something before.")


class Branch(Shape):
    """Where a "What if?" branched off: after which line of which table."""

    table: str
    seq: int
    dealt: bool = Field(description="What its opener could not know was dealt anew.")


class TableSummary(Shape):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    seq: int
    created: int
    touched: int = Field(description="When the log got its last line.")
    turn: int | None = Field(description="Of the open decisions; null while nobody is asked.")
    spectators: bool
    spectator_minutes: int = Field(description="Whoever only looks on sees the game so much later; 0: as it is.")
    spectator_moves: int = Field(description="And so many answers later.")
    chat: ChatMode
    turn_seconds: int
    reaction_seconds: int
    bank_seconds: int = Field(description="Of each seat, for the whole game: used when those are up; 0: none.")
    increment_seconds: int = Field(description="Into its bank, with each turn of a seat.")
    vacation_days: int = Field(description="That each person may take in a year.")
    weekends: bool = Field(description="Off: no clock runs on them.")
    zone: str = Field(description="Whose weekends; empty: UTC.")
    may_substitute: bool = Field(description="Substitutes may step in for whoever is late or away.")
    reaction_pause: int
    patience_seconds: int
    nudge_seconds: int
    limit_minutes: int = Field(description="For the whole game; 0: it is not played by the clock.")
    pace: Literal["fast", "normal", "slow"] = Field(description="Of bots that think.")
    hints: bool = Field(description="Hints were agreed also where several people play.")
    open_data: bool = Field(description="The finished game may be given out without names.")
    rated: bool = Field(description="The game counts for the ratings of who plays.")
    language: str = Field(description="That people talk here: `de`, `en`, or empty: any.")
    ends: int | None = Field(description="When that time is up; null before the game, and while its clock stands.")
    left: int | None = Field(description="While it stands: the ms that it will go on with.")
    on_timeout: str
    witness: WitnessMode
    paused: bool = Field(description="Only autopilots and bots are left: nothing happens until a person comes back.")
    halt: Literal["moved", "rules", "stuck"] | None = Field(
        description="Bots and clocks stand still: it goes on in another server, was begun under other rules, or these "
        "cannot go on."
    )
    ruling_asked: RulingAsked | None = Field(description="To go on by an earlier ruling; see the command `ruling`.")
    start: str | None = Field(description="The start of the game that it began with; null: its set-up, or a position.")
    imported: bool
    rematch: str | None
    branch: Branch | None
    seats: list[SeatSummary]
    asked: list[AskedSeat]
    dice: DiceSummary | None
    undo_asked: UndoAsked | None
    kick_asked: KickAsked | None
    leader: int | None = Field(description="The first seat of whoever leads the table; null: they have none.")
    lead_asked: LeadAsked | None
    pause: PauseOn | None
    pause_asked: PauseAsked | None
    substitutes: list[SubstituteShape] = Field(description="Who would step in.")
    vacations: list[OnVacation] = Field(description="Whose clocks stand, because they have days off.")
    watching: int = Field(description="About how many spectators there are.")


class Held(Shape):
    """An answer of yours that counts in a moment; until then it can be replaced, or withdrawn by `undo`."""

    actions: list[str]
    at: int


class LastMove(Shape):
    """What one command has answered; `line`: of the log, with its first answer."""

    seat: int
    line: int


class MovedAway(Shape):
    """The table goes on in another server."""

    to: str = Field(description="The address of that server.")
    link: str | None = Field(description="Opens your seats there: keep it to yourself; null without a seat.")


class Snapshot(Shape):
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
    moved: MovedAway | None = Field(description="null while the table is here.")
    orders: list[StandingOrder] | None = Field(description="Of the viewer's own seat.")
    held: Held | None = Field(description="Of the viewer's own seat.")
    may_hint: bool = Field(description="`hint` is answered to you.")
    leads: bool = Field(description="You lead the table: `settings` are yours.")
    may_lead_from: int | None = Field(description="From when a person else who sits here may ask for the lead.")
    seat_changes: dict[str, list[Literal["open", "bot", "mine", "kick"]]] = Field(
        description="What you may do with each seat: kinds of `seat_kind`, and `kick`."
    )
    reports: list[ReportShape] | None = Field(description="For who leads the table.")
    stands_for: int | None = Field(description="Of a substitute: the seat where they stand in; -1: they only would.")
    may_step_in: list[int] = Field(description="Of a substitute: seats whose autopilot answers.")
    substitute_invite: str | None = Field(description="Which people who would step in come with, for who holds a seat.")
    seat_invites: dict[str, str] = Field(description="Invitations to offered seats, for who may give them away.")


class LogLine(Shape):
    model_config = ConfigDict(extra="allow")

    seq: int
    at: int
    kind: str
    head: LineHead | None


class Done(Shape):
    accepted: bool
    command: str
    seq: int
    rematch: str | None
    held: int | None = Field(description="Of `play`: when the answer counts, if that is not at once.")
    log: list[LogLine]


class LogPart(Shape):
    log: list[LogLine]


class Lobby(Shape):
    """`running`: listed games with spectators."""

    tables: list[TableSummary]
    running: list[TableSummary]


class OwnTable(Shape):
    table: TableSummary
    own_seats: list[int]
    scores: list[int] | None = Field(description="Once the game is over, where points decide it before all else.")
    winners: list[int] | None
    endings: list[str] = Field(description="Why it is over, in the words of the game.")


class Mine(Shape):
    """In the order of the ids, each once; null for tables that are not yours."""

    tables: list[OwnTable | None]
    more: list[OwnTable] = Field(description="Of who you are on all devices, beside these, the last touched first.")


class WaitingTables(Shape):
    """Tables where you are asked, who waits longest first."""

    tables: list[str]


class Reliable(Shape):
    """How reliably somebody answers, at tables with other people."""

    answers: int = Field(description="How often they were asked, at least: 10, 20, 50, 100 ...")
    share: int = Field(description="Answered in time, in per cent.")
    seconds: int = Field(description="Half of these answers took no longer.")


class Reliability(Shape):
    """By seat; of whom too little is known is left out."""

    reliability: dict[str, Reliable]


class RatingRange(Shape):
    """A rating with its interval of 95%; 1500 is where everybody begins, and the bot of level `normal`."""

    rating: int
    low: int
    high: int


class SeatRating(RatingRange):
    """At a rated table: before the game, and after it."""

    after: RatingRange | None = Field(description="null while it is played, for bots, and where it did not count.")


class TableRatings(Shape):
    """By seat, for who sits there: your own exactly, those of others to the next 50."""

    ratings: dict[str, SeatRating]


class Invitation(Shape):
    table: TableSummary
    reliability: dict[str, Reliable] = Field(description="By seat; of whom too little is known is left out.")
    seat: int | None = Field(description="The one that is offered in a running game; null: any free one.")
    substitute: bool = Field(description="To step in for whoever is late or away.")
