"""A table: one game being played, with its seats, its open decisions and its log."""

from __future__ import annotations

import secrets
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.errors import Rejected
from kartentisch.engine.game import Game
from kartentisch.engine.migration import program_of
from kartentisch.fairness import log_terms
from kartentisch.fairness.table_dice import TableDice
from kartentisch.server.cache import PositionCache, game_of
from kartentisch.server.fairness.seeds import Seeds
from kartentisch.server.fairness.witnesses import NEEDED
from kartentisch.server.people.reliability import Call
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import ALONE, BESIDE, NEVER, STILL
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.requests import Checkpoint, Move, Removals, UndoRequest
from kartentisch.server.tables.times import Times

POSITIONS: Final = PositionCache()
NAMED: Final = frozenset(  # lines that are told in a sentence with the names of their moment, see `views.narration`
    (
        "ruling_asked",
        "ruling_answered",
        "ruling_lapsed",
        "pause_asked",
        "pause_answered",
        "pause_lapsed",
        "pause",
        "vacation",
        "stand_in",
        "hand_back",
    )
)


def rules_changed(game: Game, revision: int) -> Rejected:
    """Why a game that stands under this revision does not go on here, and what can go on with it."""
    now = game.revision
    program = "newer" if revision > now else program_of(game, revision) or "none"
    return refuse("rules_changed", begun=revision, now=now, program=program)


@dataclass
class Seat:
    """A place at the table.

    Attributes:
        holder: whose keys open it.
        autopilot: a bot that answers meanwhile.
        orders: standing orders, as JSON; see `standing_orders`.
        held: an answer that counts in a moment, as JSON; see `reactions`.
        invite: for whoever takes the seat over during the game; empty if it is not offered.
    """

    seat: int
    kind: str = "open"
    name: str = ""
    holder: int | None = None
    bot: str = ""
    autopilot: str = ""
    orders: str = ""
    held: str = ""
    invite: str = ""

    @property
    def agent(self) -> str:
        """The bot that answers now; empty if a person does."""
        return self.bot or self.autopilot

    @property
    def present(self) -> bool:
        """A person answers, nobody for them."""
        return self.holder is not None and not self.agent


@dataclass
class TableSettings:
    """What was agreed at the table besides the rules."""

    spectators: bool = True
    spectator_minutes: int = 0  # whoever only looks on sees the game so much later
    spectator_moves: int = 0  # and so many answers later
    chat: str = "free"  # off | phrases | free
    turn_seconds: int = 0  # 0: no limit
    reaction_seconds: int = 0
    bank_seconds: int = 0  # of each seat, for the whole game: used when those are up
    increment_seconds: int = 0  # into the bank, with each turn of the seat
    vacation_days: int = 0  # of each person in a year
    weekends: bool = False  # off: no clock runs on them
    zone: str = ""  # the table's; empty: UTC
    substitutes: bool = False  # may step in for whoever is late or away
    on_timeout: str = "pass"
    reaction_pause: int = 0  # after this time answers in somebody else's turn count, by hand or by order
    patience_seconds: int = 86_400
    nudge_seconds: int = 3_600
    limit_minutes: int = 0  # of the whole game, where an option asks for a clock; 0: none
    witness: str = "off"  # off | wish | must: open rolls that the server cannot foresee (docs/protocol/dice.md §9)
    pace: str = "normal"  # of bots: fast | normal | slow
    hints: bool = False  # also where several people play
    open_data: bool = False  # the finished game may be given out without names
    rated: bool = False  # it counts for the ratings of who plays; see `rated`
    language: str = ""  # that people talk here: de | en | empty: any


@dataclass
class Open:
    """A decision that waits for a seat.

    Attributes:
        due: when the autopilot takes it (0: never).
        asked: since when it waits.
        acts: when a held answer or a standing order is carried out (0: never); secret.
        ordered: the seat's orders have had their say, before its autopilot; secret.
        stands: since when its clock stands (0: it runs); see `clocks`.
        first: of a row of questions, as others see it: the seat is called to the table.
        back: somebody came back to its clock when it had run out, or nearly; once for each stretch of time.
        again: how often the days off of whoever is asked have ended meanwhile: then they are called anew.
    """

    id: str
    question: str
    turn: int
    due: int = 0
    asked: int = 0
    acts: int = 0
    stands: int = 0
    first: bool = False
    ordered: bool = False
    back: bool = False
    again: int = 0


@dataclass
class Lead:
    """Whether somebody leads a table that has not begun.

    Attributes:
        since: when its owner was last heard of.
        seat: asks for the lead.
        due: when it passes on (0: nobody asks).
    """

    since: int = 0
    seat: int = 0
    due: int = 0


@dataclass
class Branch:
    """Where a "What if?" branched off.

    Attributes:
        table: the other table.
        seq: of its line after which this one begins.
        dealt: what its opener could not know was dealt anew; False: that game was over, and all is as it was.
        advice: bots may advise: False while a game that it goes back to is closed to advice; see `advice.of_branch`.
        told: whoever is here may know of the other table.
        alike: no branch: it began at a position that somebody brought, where the other one stood (`same_position`).
    """

    table: str
    seq: int
    dealt: bool
    advice: bool
    told: bool = True
    alike: bool = False


@dataclass
class EarlierServer:
    """A server that led the table before: what signed and hid its lines, up to the line `until`."""

    key: str
    veil: str
    until: int


@dataclass
class Moved:
    """The table has moved from server to server (`views.table_export`, `views.table_import`).

    Attributes:
        earlier: where it was before it came here.
        to: the address where it went from here; empty while it is here.
        key: the public key of the server there.
        links: by holder, secret: opens their seats there.
    """

    earlier: list[EarlierServer] = field(default_factory=list)
    to: str = ""
    key: str = ""
    links: dict[int, str] = field(default_factory=dict)


@dataclass
class Table:
    """All of a table but its log.  Changes are kept by `save`, in the transaction that loaded it.

    Attributes:
        time_left: ms that a game with a time limit begins with, or goes on with when its clock stands.
        ends: when its time is up, in ms since 1970, while the clock runs; also after the end.
        stuck: bots and clocks stand still, because the rules cannot go on from where it stands; see `stopped`.
    """

    id: str
    round: str
    game_name: str
    revision: int
    options: dict[str, Any]
    settings: TableSettings
    invite: str
    created: int
    listed: bool = False
    status: str = "waiting"
    owner: int = 0
    seq: int = 0
    entries: int = 0
    state: str | None = None
    position: dict[str, Any] | None = None
    decisions: dict[int, Open] = field(default_factory=dict)
    undo: list[Checkpoint] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)  # the last ones of people that stand
    undo_request: UndoRequest | None = None
    lead: Lead = field(default_factory=Lead)
    removals: Removals = field(default_factory=Removals)
    times: Times = field(default_factory=Times)
    successor: str | None = None
    touched: int = 0
    chain: str | None = None  # the dice as stored, with their secrets
    seeds: Seeds | None = None
    veil: str = ""  # secret; hides the private parts of the log
    head: str = ""
    signature: str = ""
    time_left: int | None = None
    ends: int | None = None
    branch: Branch | None = None
    moved: Moved | None = None
    stuck: bool = False
    origin: str = ""  # the network it was opened from, as a keyed hash; see `quotas`
    generation: str = field(default="", compare=False)  # of the server by now
    key: str = field(default="", compare=False)  # the server's public one
    dice: TableDice | None = field(default=None, compare=False, repr=False)  # once they are used: `dice_chain.dice_of`
    ahead: int | None = field(default=None, compare=False, repr=False)  # answers in the record at their next outcome
    sealed: list[dict[str, Any]] = field(default_factory=list)  # results of the dice, not yet written
    seats: list[Seat] = field(default_factory=list)
    lines: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # of the log, not yet written
    written: list[Line] = field(default_factory=list, compare=False, repr=False)  # by the last `save`
    packed: list[dict[str, Any]] = field(default_factory=list, compare=False, repr=False)  # lines sealed ahead
    calls: list[Call] = field(default_factory=list, compare=False)  # how people answered, not yet written
    off: str = field(default="", compare=False)  # a person whose other tables are to follow their days off
    begins: bool = field(default=False, compare=False)  # the game begins, which is not yet written
    by_order: list[tuple[int, int]] = field(default_factory=list)  # seat and line, not yet written
    zones: dict[int, str] = field(default_factory=dict, compare=False)  # of time, by holder, where weekends are off
    here: Container[int | None] | None = field(default=None, compare=False, repr=False)  # see `Context.here`
    quiet: bool = False  # something changed that the log does not tell
    row: tuple[Any, ...] = field(default=(), compare=False, repr=False)  # as it stands in the store, without its id
    stored: tuple[list[dict[str, Any]], tuple[int, int]] | None = None  # seats and timer as they stand in the store

    @property
    def game(self) -> Game:
        return game_of(self.game_name)

    @property
    def rules_changed(self) -> bool:
        """It stands under another revision of its rules than the program's, and is not over."""
        return self.state is not None and self.status != "over" and self.revision != self.game.revision

    @property
    def trial(self) -> bool:
        """A "What if?": its person alone tries something out there, and nobody waits for them."""
        return self.branch is not None and not self.branch.alike

    @property
    def gone(self) -> bool:
        """It goes on in another server."""
        return self.moved is not None and bool(self.moved.to)

    def insist_here(self) -> None:
        """Rejected: `table_moved`."""
        if self.moved is not None and self.moved.to:
            raise refuse("table_moved", to=self.moved.to)

    def veil_of(self, seq: int) -> bytes:
        """What hides the private parts of that line of the log."""
        earlier = self.moved.earlier if self.moved is not None else []
        return bytes.fromhex(next((server.veil for server in earlier if seq <= server.until), self.veil))

    @property
    def halt(self) -> str:
        """Why bots and clocks stand still here: `moved`, `rules`, `stuck`, or "" where they do not."""
        return (
            "moved"
            if self.gone
            else "rules"
            if self.rules_changed
            else "stuck"
            if self.stuck and self.status == "playing"
            else ""
        )

    def insist_on_rules(self) -> None:
        """Before anything is played.  Rejected: `rules_changed`."""
        if self.rules_changed:
            raise rules_changed(self.game, self.revision)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def leader(self) -> int | None:
        """The first seat of whoever leads the table; None if they have none."""
        return next((seat.seat for seat in self.seats if seat.holder == self.owner), None)

    @property
    def dice_level(self) -> int:
        """Of epochs of the dice that begin now."""
        return 1 if self.settings.witness == "off" else 2

    @property
    def witnesses_wanted(self) -> int:
        """People who must be able to bring links to open rolls, or no game begins."""
        return NEEDED if self.settings.witness == "must" else 0

    @property
    def paused(self) -> bool:
        """Nobody is at the table, only autopilots of people and bots: it waits, and is not played to its end."""
        if self.status != "playing":
            return False
        people = False
        for seat in self.seats:  # asked several times with each command
            if seat.kind == "person":
                if seat.holder is not None and not seat.bot and not seat.autopilot:
                    return False
                people = True
        return people

    @property
    def stands(self) -> bool:
        """Nothing is played: nobody is here, there is a pause, the server cannot go on, or another one does."""
        return self.gone or self.paused or self.stuck or self.times.pause is not None

    def called(self, seat: int, ms: int | None) -> None:
        """A holder was called and has answered after this time, or not (None); who plays alone keeps nobody waiting."""
        own = None if seat in self.times.stand_ins else self.seats[seat].holder
        if own is not None and any(other.holder not in (None, own) for other in self.seats):
            self.calls.append(Call(own, ms))

    def last_move(self, *seats: int) -> Move | None:
        """The last move of one of the seats that stands, as far back as moves are known."""
        return next((move for move in reversed(self.moves) if move.seat in seats), None)

    def ask_too(self, seat: int) -> None:
        """Somebody is here again, or new: whoever asks to go back asks them as well."""
        undo_request = self.undo_request
        if undo_request is not None:
            undo_request.agreed = [other for other in undo_request.agreed if other != seat]
        if undo_request is not None and seat != undo_request.seat and seat not in undo_request.waiting:
            undo_request.waiting.append(seat)

    def go_back(self, entries: int) -> None:
        """Only so many entries of the record stand from now on."""
        self.entries = entries
        self.moves = [move for move in self.moves if move.entries < entries]

    def position_now(self) -> Any:
        """The stored state, loaded, to be changed at will.  Rejected: `rules_changed`, if that is why it cannot be."""
        assert self.state is not None
        try:
            return POSITIONS.load(self.game_name, self.state)
        except Exception:  # other rules may have written it in another way
            self.insist_on_rules()
            raise

    def keep_position(self, state: Any) -> None:
        """Make this the state."""
        self.state = self.text_of(state)

    def text_of(self, state: Any) -> str:
        """The state as it is stored."""
        return POSITIONS.dump(self.game_name, state)

    def tell(self, kind: str, **body: Any) -> None:
        """Add a line to the log.  Rejected: `table_moved`: the line in which it left is the last one here."""
        if kind != "departed":
            self.insist_here()
        self.seq += 1
        if kind in NAMED:  # names change, and what was said of somebody stays theirs
            seats = body["seats"] if "seats" in body else [seat for seat in (body["seat"],) if seat is not None]
            body["names"] = [self.seats[seat].name for seat in seats]
        self.lines.append((kind, body))
        if self.seeds is not None:
            self.seeds.follow(kind, body, self.game.clocks)

    def state_terms(self, kind: str) -> None:
        """Add a line that states rules, options and seats, so that nobody can change them in the record."""
        self.veil = self.veil or secrets.token_hex(32)
        rules = (self.game_name, self.revision, self.options)
        terms = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in self.seats]
        veil = bytes.fromhex(self.veil)
        rated = self.settings.rated
        self.tell(kind, **log_terms.stated(veil, self.id, self.seq + 1, rules, self.position, terms, rated))

    @property
    def lane(self) -> int:
        """Whether bots are to move, and whether a person waits for them: STILL, BESIDE or ALONE."""
        agents = [seat for seat in self.decisions if (place := self.seats[seat]).bot or place.autopilot]
        if not agents or self.stands:
            return STILL
        return BESIDE if any(seat.present for seat in self.seats) else ALONE

    def due(self) -> int:
        """The moment at which the timekeeper has something to do here, bots apart; NEVER without one."""
        if self.gone:
            return NEVER
        moments, times = [0], self.times
        if self.decisions and not self.stands:
            for seat, decision in self.decisions.items():
                place = self.seats[seat]
                if not (place.bot or place.autopilot):
                    moments += (0 if decision.stands else decision.due, decision.acts)
        if times.pause is None:
            moments.append(self.undo_request.until if self.undo_request is not None else 0)
            moments.append(self.removals.open.due if self.removals.open is not None else 0)
            moments.append(times.asked.until if times.asked is not None else 0)
            moments.append(times.ruling.until if times.ruling is not None else 0)
        else:
            moments.append(times.pause.until)
        if self.status == "playing" and times.vacations:
            moments += [vacation.until for vacation in times.vacations.values()]
        moments.append(self.lead.due if self.status == "waiting" else 0)
        moments.append(self.seeds.due if self.seeds is not None and not self.stuck else 0)
        return min(filter(None, moments), default=NEVER)
