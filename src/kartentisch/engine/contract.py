"""What a game tells about itself: names, board, options, and what gives the numbers of a state their meaning.

A package under `games/` subclasses `game.Game`, which makes of this what everybody uses; docs/develop/contract.md shows
it on one page.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from kartentisch.engine import shapes
from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.bearings import Bearings
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.facts import ChanceKind, Event, EventKinds
from kartentisch.engine.forecast import Forecast, places
from kartentisch.engine.hurdle import Hurdle
from kartentisch.engine.kernel import Procedure, State
from kartentisch.engine.luck import Luck
from kartentisch.engine.options import Option, Value, resolve
from kartentisch.engine.reasons import Clause, Reason, Strength, compared, faced
from kartentisch.engine.recount import WholeMove
from kartentisch.engine.revisions import Revision
from kartentisch.engine.shapes import Part, Shape
from kartentisch.engine.sheet import Sheet
from kartentisch.engine.spans import Row, Span

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with a default: `Game` alone is a game of any `State`

    S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
else:
    from typing import TypeVar

    S_co = TypeVar("S_co", bound=State, covariant=True)

LONGEST_NOTE = 200  # characters of a line of text that goes with an answer


class Observer(Protocol):
    """What `Game.observe` is."""

    def __call__(self, state: Any, sheet: Sheet, /) -> None: ...


def _not_observed(state: Any, sheet: Sheet) -> None:
    raise EngineError("not_observed", game=state.game.id)


class Contract(ABC, Generic[S_co]):
    """The lowest floor of `game.Game`: what a game says, and what it may say better; the rest follows from it.

    Attributes:
        id: the package name.
        order: where it stands in lists: the lowest first, equal ones by name; newcomers meet the first.
        prefix: of its rule ids.
        revision: counts up when a rule changes its meaning; stands in every record.
        history: the revisions that running games may have begun under, the earliest first, up to today's; see
            `Revision`.
        seats: possible numbers of players. seats_rule: the rule that says so, or refuses the others.
        minutes: how long a game usually lasts, from and to; None: not told.
        rounds: how many rounds are played in these minutes, where the option `round_limit` chooses another number.
        options: see `Option`.
        space: the action space.
        kinds: the events.
        refusals: (code, rule id), by the numbers that the rules use.
        chances: by the numbers that the rules use.
        procedures: the procedures that may stand on the stack, by class name.
        spans: local of a procedure -> what it may hold, see `spans`; a position with another value is refused.
        questions: question (`Turn.play`) -> the rules that explain it.
        reactions: questions that a seat may be asked in the turn of another -> the actions that standing orders may
            answer with, besides passing; no action: it is no matter for orders.  Empty: not told, every question
            may be one.
        about: question -> what a standing order for it may ask about: public locals of the procedures on the stack, and
            values of `subject`.  A question that is not named: the ids and seats among the locals of its procedure.
        passes: question -> the action that changes least, where several words answer it and nothing else says which
            of them passes; a window names its own.  No word: one has to choose, such as which unit falls.
        seat_fields: the names of locals, facts and values of events that are seats.
        endings: why a game ends: word (text `end-<word>`) -> its bit in the state's `ending`.
        whole: the procedure of the whole game; its step `turn` begins a turn of the active seat.
        maps: the built maps of the game's own board, the main one first.
        clocks: options that mean a real clock: option, and the chance of the same name that says what time it is ->
            how many ms before the end the outcomes after the first begin.  See `clock`.
        notes: kinds of answers that a line of text may go with -> the event that tells it (`seat`, `text`).  The text
            is a fact of the table: it stands in the record, no rule looks at it.
        declares: events that reveal to the others only what the answering seat knew: it may draft on behind them.
        offers: questions that somebody may be unable to agree to -> the answer that agrees, and the one that declines.
            No word that agrees: the second answer is what a rulebook advises wherever it is legal.
        openly: questions whose answers, and whatever these bring, depend on nothing hidden: where several people share
            a screen, nobody has to look away.
        waits: kinds of answers by which a seat only lets the others answer; whoever may give one is asked last.
        headlines: kinds of events that say best what a moment was about, the weightiest first.
        force: the measure that battles cost; the end names the turn in which they cost somebody most more than the
            others, with how it ended: by what stands before `lost` among the headlines.
        deeds: kinds of events that begin what is decided by later answers -> those that tell what came of it: such a
            beginning is named with what it brought.
        counts: kinds of events that only count what stands on the board, so that the first measure, which foresees the
            next count, rises by itself -> the measure that says how far everybody is without that.
        merits: what decides at the end, the weightiest first; text `standing-<name>`.  See `worth`.
        begins: further questions with which another move begins: a hint goes on to the next one of them and no further.
            What is answered in the turns of others (`reactions`) goes on to its own end.
        routine: questions that a page answers for people who have said once how, such as while a battle is fought to
            the end: what is done well there is no decision of theirs, when a game is reviewed.
        sequencing: questions which of several things comes next that all come: where it would only have been better to
            begin with another one, a review calls it no mistake.
        bearings: which answers bear on a destination, so that a row of them is found that leads there; see `routes`.
        hides: False where nothing on the table is hidden from anybody: then bots imagine one world only.
        series: options under which series of games are played where nothing else is chosen, such as a length.
        quick: options of a quick start: what is chosen in the set-up by the rules is dealt instead.  The page offers
            it, and takes it where bots are to be met; the defaults stay the rulebook's.
        most_legal: no seat ever has more legal actions on the game's own board: half as many again as were met, or as
            many as the question can name at all; how many games were looked at stands beside the number.  0: not told.
        longest: a game under the options of series takes no more decisions: twice as many as the longest that was met.
        endless: option -> the value under which the rules let a game go on without end.
        observe: (state, sheet) writes on the sheet what its viewer may know of the table: always as many numbers, in
            the same order, on an empty table as well, where the names are asked for; the engine has written the
            question and who is asked.  A function of a compiled module, so that nothing stands between.
        rolls: the biggest rolls of every sort, as (dice, faces).
        shape, view_shape: what `facts` writes for EVERYTHING and for other viewers, key by key; see `shapes`.
    """

    id: ClassVar[str]
    order: ClassVar[int] = 100
    prefix: ClassVar[str]
    revision: ClassVar[int]
    history: ClassVar[tuple[Revision, ...]] = ()
    seats: ClassVar[range]
    seats_rule: ClassVar[str] = ""
    minutes: ClassVar[tuple[int, int] | None] = None
    rounds: ClassVar[int | None] = None
    options: ClassVar[tuple[Option, ...]]
    refusals: ClassVar[Sequence[tuple[str, str]]]
    procedures: ClassVar[Mapping[str, type[Procedure[Any]]]]
    spans: ClassVar[Mapping[str, Span | Row]] = {}
    questions: ClassVar[Mapping[str, tuple[str, ...]]]
    reactions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    passes: ClassVar[Mapping[str, str]] = {}
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "other")
    headlines: ClassVar[tuple[str, ...]] = ()
    force: ClassVar[str] = ""
    deeds: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    counts: ClassVar[Mapping[str, str]] = {}
    merits: ClassVar[tuple[str, ...]] = ("score",)
    begins: ClassVar[frozenset[str]] = frozenset()
    routine: ClassVar[frozenset[str]] = frozenset()
    sequencing: ClassVar[frozenset[str]] = frozenset()
    bearings: ClassVar[type[Bearings]] = Bearings
    hides: ClassVar[bool] = True
    series: ClassVar[Mapping[str, Value]] = {}
    quick: ClassVar[Mapping[str, Value]] = {}
    most_legal: ClassVar[int] = 0
    longest: ClassVar[int] = 0
    endless: ClassVar[Mapping[str, Value]] = {}
    observe: ClassVar[Observer] = staticmethod(_not_observed)
    rolls: ClassVar[Sequence[tuple[int, int]]] = ()
    shape: ClassVar[Mapping[str, Shape]]
    view_shape: ClassVar[Mapping[str, Shape]]
    endings: ClassVar[Mapping[str, int]]
    whole: ClassVar[type[Procedure[Any]]]
    maps: ClassVar[tuple[str, ...]] = ()
    clocks: ClassVar[Mapping[str, Sequence[int]]] = {}
    notes: ClassVar[Mapping[str, str]] = {}
    declares: ClassVar[frozenset[str]] = frozenset()
    offers: ClassVar[Mapping[str, tuple[str, str]]] = {}
    openly: ClassVar[frozenset[str]] = frozenset()
    waits: ClassVar[frozenset[str]] = frozenset()
    space: ActionSpace
    kinds: EventKinds
    chances: Sequence[ChanceKind]

    def __init__(self, board: Board, custom: bool = False) -> None:
        """`custom`: not the game's own board, so that records must carry it along."""
        self.board = board
        self.custom = custom
        self.defaults = resolve(self.options, None)
        # parts that hold one entry for each seat: of a position, with the entry of an empty table; and of a view
        self.by_seat = shapes.by_seat(self.shape)
        self.seen_by_seat = tuple(shapes.by_seat(self.view_shape))
        self.of_seats = shapes.of_seats(self.view_shape)  # parts of a view that are a seat or a list of seats

    # ------------------------------------------------------------------ what a game must tell
    @abstractmethod
    def empty(self, players: int, options: Mapping[str, Value]) -> S_co:
        """A state before its first step, with nothing on the stack."""

    @abstractmethod
    def facts(self, state: Any, viewer: int) -> dict[str, Any]:
        """What lies on the table, as far as the viewer may know; only what differs from an empty table."""

    @abstractmethod
    def lay_out(self, state: Any, facts: Mapping[str, Any], resting: bool) -> None:
        """Put on the empty table what `facts(state, EVERYTHING)` gave, in parts that `shape` names.

        Args:
            resting: the position stands at the beginning of a turn, not in the middle of one.

        Raises:
            EngineError: `bad_position`, with the rule that it breaks.
        """

    @abstractmethod
    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The view as a whole position; what the viewer cannot know lies there anyhow, until `redeal` deals it.

        The sealed answers of an open round are no matter of the game's: the engine sees to them.
        """

    @abstractmethod
    def scores(self, state: Any) -> list[int]:
        """Points by seat."""

    @abstractmethod
    def faults(self, state: Any) -> list[str]:
        """Broken invariants, in words; the test kit demands that there are none."""

    def parts(self) -> Mapping[str, Part]:
        """The parts of `shape` that people draw when they make up a position at the beginning of a turn, in order.

        The others belong to the middle of one.  Without more to say: all of them, and nothing more is known of them.
        """
        return {name: Part() for name in self.shape}

    def migrate(self, position: dict[str, Any], revision: int) -> dict[str, Any]:
        """A position (`dump`) of an earlier revision in the words of this one; it may be changed in place.

        Without more to say it reads as it is: steps and locals are stored by name.  What comes of it is checked.

        Raises:
            EngineError: it cannot be carried over, and why.
        """
        return position

    # ------------------------------------------------------------------ an empty table
    def bare(self, players: int, options: Mapping[str, Any] | None) -> S_co:
        """A checked empty table: `empty` under options some of which may be left out; errors as for `new`."""
        self.seated(players)
        values = resolve(self.options, options)
        self.contradiction(players, values)
        return self.empty(players, values)

    def seated(self, players: int) -> None:
        """Raise EngineError `player_count` unless so many can play."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            shown = players if type(players) is int else repr(players)
            raise EngineError("player_count", self.seats_rule, game=self.id, players=shown, choices=list(self.seats))

    # ------------------------------------------------------------------ what a game may say better
    def redeal(self, state: Any, viewer: int, chance: Chance) -> None:
        """Deal anew, in the state itself, what the viewer (a seat or a SPECTATOR) cannot know of the table.

        What comes follows from the viewer's view and from chance alone, with every possibility in it.  Without it
        nothing on the table is hidden; `hides` says so, too.
        """

    def winners(self, state: Any) -> list[int]:
        """The seats that have won: those in the first place, shared in a tie; empty before the end."""
        return [seat for seat, place in enumerate(self.ranking(state)) if place == 1] if state.over else []

    def worth(self, state: Any) -> list[tuple[int, ...]]:
        """By seat, the numbers that decide at the end, as `merits` names them: more is better, the first weighs most.

        Where an option switches the last ones off, they are left out.
        """
        return [(points,) for points in self.scores(state)]

    def ranking(self, state: Any) -> list[int]:
        """By seat, its place if the game ended now, from 1; whom nothing in `worth` tells apart share a place.

        >>> import kartentisch as kt
        >>> game = kt.load("attila")
        >>> game.ranking(game.new(players=3, seed=1))
        [1, 1, 1]
        """
        return places(self.worth(state))

    def roles(self, players: int, state: Any = None) -> list[list[tuple[str, str]]]:
        """What each of so many seats plays, as (field, id) of names, if it is fixed before the game; else nothing.

        Args:
            players: number of seats.
            state: where the game begins, if not at the set-up: what has no part in it is left out.
        """
        return []

    def sides(self, players: int) -> list[int]:
        """By seat of so many, the side that it is on for the whole game: seats of one side win together."""
        self.seated(players)
        return list(range(players))

    def measures(self, state: Any) -> dict[str, list[int]]:
        """How far everybody is: by name (text `standing-<name>`) a number for each seat, the weightiest first.

        Their names never change in a game.  Shown as curves over the turns, after the end and to everybody: public
        facts only.
        """
        return {"score": self.scores(state)}

    def luck(self, events: Iterable[Event], players: int) -> list[Luck]:
        """What chance brought every seat against what was to be expected, from the public events of a whole game.

        `players`: so many sit at the table.  Texts: `luck-<matter>`.  Nothing where nothing honest can be said.
        """
        return []

    def forecast(self, view: Mapping[str, Any]) -> Forecast | None:
        """What each seat would have if the game were scored now; None: the game does not say.

        It is made from the view of a seat or a SPECTATOR, and so tells nothing that its viewer may not know.
        """
        return None

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        """What an action brings the seat, from its views before and after it; the weightiest first, texts `why-<name>`.

        Only what is so can be told: each reason is a comparison of the two views.
        """
        stands = faced(self.board, self.strength(before), self.strength(after), seat)
        return [*compared(self.forecast(before), self.forecast(after), seat), *stands]

    def recount(self, move: WholeMove) -> list[Clause]:
        """What a whole move is, in sentences by their weight (texts `move-<name>`): what people would say of it, no row
        of steps.  Nothing: the move is told by the names of its actions.
        """
        return []

    def leaner(self, view: Mapping[str, Any], row: Sequence[int]) -> list[int]:
        """The row of a whole move without the units that it can do without; as it is, where all are needed.

        A search looks at what wins most, and a plan sends what makes that a little surer.  A hint tells this row
        instead, unless it turns out to be worth less.  Every action of it is legal after those before.

        Args:
            view: of the seat that is asked, before the first action.
        """
        return list(row)

    def strength(self, view: Mapping[str, Any]) -> Strength | None:
        """How many units stand where, from public facts; None: the game has none, or does not say."""
        return None

    def opening(self) -> Procedure[Any]:
        """The procedure of the whole game, at its beginning."""
        return self.whole()

    def resume(self) -> Procedure[Any]:
        """The procedure of the whole game, at the beginning of a turn of the active seat."""
        play = self.whole()
        play.at = play.STEPS.index("turn")
        return play

    def end_reasons(self, state: Any) -> list[str]:
        """Why the game ends, as words of `endings`."""
        return [word for word, bit in self.endings.items() if state.ending & bit]

    def plays_like(self, one: Any, other: Any) -> bool:
        """Whether two states of equal fields are equal: the same rules on the same board under the same options."""
        if not isinstance(other, State) or not self.is_like(other.game):
            return False
        return one is other or self.option_values(one) == self.option_values(other)

    def is_like(self, other: Contract[Any]) -> bool:
        """Whether it has the same rules on the same board: then the states of one belong to the other as well."""
        return other is self or (other.id == self.id and other.board.source == self.board.source)

    def option_values(self, state: Any) -> dict[str, Value]:
        """The options that the state plays by."""
        values: dict[str, Value] = state.table.options
        return values

    def drawing(self, state: Any) -> dict[str, Any]:
        """What a picture of the board shows, in the form of `kartentisch.pictures.svg`: public facts only."""
        return {}

    def vocabulary(self) -> Sequence[Sequence[str]]:
        """The lists of ids that `observe` calls by their number, from 1 on; 0 is the questions."""
        return ()

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        """Raise EngineError `contradictory_options` if these values cannot stand together."""

    def choosable(self, option: Option, value: Value, players: int) -> bool:
        """Whether so many players may choose this value, all other options as usual, and it can matter to them."""
        if option.players and players not in option.players:
            return value == option.default
        try:
            self.contradiction(players, resolve(self.options, {option.name: value}))
        except EngineError:
            return False
        return True

    def subject(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """What the question in a view is about, besides the locals of its procedures: values by the names in `about`.

        Numbers, seats, ids, or lists of ids; public ones only, since orders that ask for them must tell nothing of a
        hand.  Without more to say: the view itself.
        """
        return view

    def hurdle(self, view: Mapping[str, Any], action: int, seat: int) -> Hurdle | None:
        """What an action of the seat has to roll so that it succeeds; None: nothing, or more than one sum decides.

        The view need not be the seat's own: what is asked openly is looked at with everybody's eyes.
        """
        return None

    def clock_said(self, state: Any) -> int:
        """What the state's clock has said so far, as the outcome of its chance; a clock never runs back."""
        return 0

    def noted(self, seat: int, action: str, note: str) -> Event:
        """The event that tells the line of text which goes with an answer.

        Args:
            action: the answer in notation.
            note: 1 to LONGEST_NOTE characters that can be printed.

        Raises:
            Rejected: `no_note`, `bad_note`.
        """
        told = self.notes.get(action.partition(" ")[0])
        if told is None:
            raise Rejected(Rejection("no_note"))
        if not note.strip() or len(note) > LONGEST_NOTE or not note.isprintable():
            raise Rejected(Rejection("bad_note", args={"longest": LONGEST_NOTE}))
        return Event(self.kinds.by_name[told], {"seat": seat, "text": note})

    def surprises(self, events: Iterable[Event]) -> bool:
        """Whether the events may have brought to light what the answering seat could not know."""
        return any(event.kind.reveals and event.kind.name not in self.declares for event in events)
