"""A game: names, board, options, and everything that gives the numbers of a state their meaning.

A package under `games/` subclasses `Game`; the rules themselves are procedures (see `kernel`).
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine import dumps, facts, plain, shapes
from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import DEAL, WORLDS, Chance, play_out
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.facts import EVERYTHING, SPECTATOR, ChanceKind, Event, EventKinds
from kartentisch.engine.forecast import Forecast, places
from kartentisch.engine.hurdle import Hurdle
from kartentisch.engine.kernel import ANSWERS_OPEN, CHANCE, NOBODY, Procedure, State
from kartentisch.engine.luck import Luck
from kartentisch.engine.observation import Observation
from kartentisch.engine.options import Option, Value, resolve
from kartentisch.engine.position import bad_position
from kartentisch.engine.shapes import Shape
from kartentisch.engine.sheet import Sheet

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with a default: `Game` alone is a game of any `State`

    S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
else:
    from typing import TypeVar

    S_co = TypeVar("S_co", bound=State, covariant=True)

LONGEST_NOTE = 200  # characters of a line of text that goes with an answer
LONGEST_GAME = 20_000  # decisions
MOST_OPENINGS = 100  # kept for use again


class Game(ABC, Generic[S_co]):
    """One of the games on one board; `Game[AttilaState]` is one whose states are of this class.

    Attributes:
        id: the package name.
        order: where it stands in lists: the lowest first, equal ones by name; newcomers meet the first.
        prefix: of its rule ids.
        revision: counts up when a rule changes its meaning; stands in every record.
        seats: possible numbers of players. seats_rule: the rule that says so, or refuses the others.
        minutes: how long a game usually lasts, from and to; None: not told.
        options: see `Option`.
        space: the action space.
        kinds: the events.
        refusals: (code, rule id), by the numbers that the rules use.
        chances: by the numbers that the rules use.
        procedures: the procedures that may stand on the stack, by class name.
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
        openly: questions whose answers, and whatever these bring, depend on nothing hidden: where several people share
            a screen, nobody has to look away.
        waits: kinds of answers by which a seat only lets the others answer; whoever may give one is asked last.
        headlines: kinds of events that say best what a moment was about, the weightiest first.
        merits: what decides at the end, the weightiest first; text `standing-<name>`.  See `worth`.
        scale: so many points of `value` multiply the odds of winning by e, about; a search makes shares of the win of
            points by it.  `benchmarks/strength.py fit GAME` finds it.
        hides: False where nothing on the table is hidden from anybody: then bots imagine one world only.
        series: options under which series of games are played where nothing else is chosen, such as a length.
        rolls: the biggest rolls of every sort, as (dice, faces).
        shape, view_shape: what `facts` writes for EVERYTHING and for other viewers, key by key; see `shapes`.
    """

    id: ClassVar[str]
    order: ClassVar[int] = 100
    prefix: ClassVar[str]
    revision: ClassVar[int]
    seats: ClassVar[range]
    seats_rule: ClassVar[str] = ""
    minutes: ClassVar[tuple[int, int] | None] = None
    options: ClassVar[tuple[Option, ...]]
    refusals: ClassVar[Sequence[tuple[str, str]]]
    procedures: ClassVar[Mapping[str, type[Procedure[Any]]]]
    questions: ClassVar[Mapping[str, tuple[str, ...]]]
    reactions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    passes: ClassVar[Mapping[str, str]] = {}
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "other")
    headlines: ClassVar[tuple[str, ...]] = ()
    merits: ClassVar[tuple[str, ...]] = ("score",)
    scale: ClassVar[float] = 10.0
    hides: ClassVar[bool] = True
    series: ClassVar[Mapping[str, Value]] = {}
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
    painter: ClassVar[Callable[[Game, Any], str] | None] = None  # drawing is above this floor; the library sets it
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
        self._question_numbers = {question: i for i, question in enumerate(self.questions)}
        self._observations: dict[int, Observation] = {}  # by number of players; made once
        self._openings: dict[tuple[Any, ...], Any] = {}  # first moments of games, see `_key`; copied only

    def __repr__(self) -> str:
        return f"<{self.id}: {self.seats[0]} to {self.seats[-1]} players, {self.space.size} actions>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # it never changes

    def __reduce__(self) -> Any:
        return _made, (type(self), self.board.source if self.custom else None)

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

    # ------------------------------------------------------------------ what a game may say better
    def redeal(self, state: Any, viewer: int, chance: Chance) -> None:
        """Deal anew, in the state itself, what the viewer (a seat or a SPECTATOR) cannot know of the table.

        What comes follows from the viewer's view and from chance alone, with every possibility in it.  Without it
        nothing on the table is hidden; `hides` says so, too.
        """

    def value(self, state: Any, seat: int) -> float:
        """What the position is worth to the seat, on the scale of points: more is better, 0 as good as the others.

        It looks at the whole state, hidden things included: ask it about a world that was determinized.  Without more
        to say: the seat's points less those of the others on average.
        """
        scores = self.scores(state)
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)

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

    def roles(self, players: int) -> list[list[tuple[str, str]]]:
        """What each of so many seats plays, as (field, id) of names, if it is fixed before the game; else nothing."""
        return []

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

    def text(self, state: Any) -> str:
        """The position as a few lines of plain text, for its owner: nothing is hidden."""
        return plain.text(plain.headline(self, state), plain.tables(self, state))

    def table(self, state: Any) -> str:
        """The position as HTML tables, for its owner: nothing is hidden."""
        return plain.html(plain.headline(self, state), plain.tables(self, state))

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
        theirs: Game = other.game
        if theirs is not self and (theirs.id != self.id or theirs.board.source != self.board.source):
            return False
        return one is other or self.option_values(one) == self.option_values(other)

    def option_values(self, state: Any) -> dict[str, Value]:
        """The options that the state plays by."""
        values: dict[str, Value] = state.table.options
        return values

    def drawing(self, state: Any) -> dict[str, Any]:
        """What a picture of the board shows, in the form of `kartentisch.pictures.svg`: public facts only."""
        return {}

    def html(self, state: Any) -> str:
        """The position for a notebook: the map, or a diagram where there is none, and the tables."""
        painter = type(self).painter
        if painter is None:
            return self.table(state)
        return painter(self, state) + self.table(state)

    @abstractmethod
    def rate(self, state: Any, action: int, seat: int) -> float:
        """How good the action looks for the seat in this state: higher is better, on the scale of points."""

    def vocabulary(self) -> Sequence[Sequence[str]]:
        """The lists of ids that `observe` calls by their number, from 1 on; 0 is the questions."""
        return ()

    def observe(self, state: Any, sheet: Sheet) -> None:
        """Write on the sheet what its viewer may know of the table: always as many numbers, in the same order.

        It has to work on an empty table as well, where the names are asked for.  The engine has written the question
        and who is asked.
        """
        raise EngineError("not_observed", game=self.id)

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        """Raise EngineError `contradictory_options` if these values cannot stand together."""

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

    # ------------------------------------------------------------------ beginning
    def new(self, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> S_co:
        """A new game.

        Args:
            players: number of seats.
            seed: deals the opening from this seed, up to the first question to a seat.  Without it the state stands
                at its first roll or draw.  Later chance is answered by you, for example with `Chance(seed)`, which
                has nothing to do with the deal: they are two streams of the seed.
            options: values that differ from the defaults.

        Raises:
            EngineError: `player_count`, `unknown_option`, `bad_option`, `contradictory_options`.
        """
        key = _key(players, options)
        opening: Any = None if key is None else self._openings.get(key)
        if opening is None:
            opening = self.bare(players, options)
            opening.start(self.opening())
            if key is not None:
                for oldest in list(self._openings)[: 1 - MOST_OPENINGS]:
                    self._openings.pop(oldest, None)
                self._openings[key] = opening
        state: S_co = opening.clone()
        if seed is not None:
            Chance(seed, DEAL).settle(state)
        return state

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

    def playout(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        """Play one random game inside the engine; the number of decisions taken."""
        return int(play_out(self.new(players, options=options), seed))

    # ------------------------------------------------------------------ bounds, which the kit keeps
    @property
    def max_legal(self) -> int:
        """No seat ever has more legal actions."""
        return self.space.size

    @property
    def max_chance_outcomes(self) -> int:
        """No roll and no draw ever has more outcomes."""
        named = [len(chance.ids) for chance in self.chances if chance.ids is not None]
        rolled = [int(faces**dice) for dice, faces in self.rolls]
        return max([*named, self.seats[-1], *rolled])

    def max_length(self, players: int) -> int:
        """So many decisions of seats no game takes under the options of a series; a driver may stop there.

        Rulebooks set no such bound: this one is far above what random players, who take longest, have ever needed.
        """
        return LONGEST_GAME

    # ------------------------------------------------------------------ states as numbers
    def observation(self, players: int) -> Observation:
        """What `State.observe` writes where so many sit at the table.

        Raises:
            EngineError: `player_count`; `not_observed` if the game has none.

        >>> import kartentisch as kt
        >>> layout = kt.load("attila").observation(3)
        >>> layout.names[layout.index("own.hand.goths")]
        'own.hand.goths'
        """
        layout = self._observations.get(players)
        if layout is None:
            words = [list(self.questions), *(list(some) for some in self.vocabulary())]
            state = self.bare(players, None)
            sheet = Sheet(0, players, vec[i64](), words)
            sheet.names = []
            self.write_observation(state, sheet)
            layout = self._observations[players] = Observation(tuple(sheet.names), words)
        return layout

    def mask_buffer(self) -> Any:
        """Room for `State.legal_mask`: a `vec[i64]` with an entry for each action."""
        return vec[i64]([0] * self.space.size)

    def write_observation(self, state: Any, sheet: Sheet) -> None:
        """The question, who is asked, and the game's own."""
        sheet.choice("question", 0, self._question_numbers.get(state.where(), -1), len(self._question_numbers))
        sheet.seats("asked", state.asked)
        self.observe(state, sheet)

    # ------------------------------------------------------------------ states as data
    def dump(self, state: Any) -> dict[str, Any]:
        """The whole state as plain data; `load` gives it back without loss."""
        return dumps.write(self, state, EVERYTHING)

    def view(self, state: Any, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a seat or a SPECTATOR may know, as plain data.

        Besides the facts of the game: `viewer`, `asked` (the seats that must answer), `question`, and `legal`, the
        numbers of the viewer's own legal actions (empty if it is not asked).  Where several seats answer sealed:
        `answering` (who is in the round), `sealed` (the viewer's own answers so far), `answers` (how many each has
        given, where everybody may see that), and `pass` (the action that passes, where it is a window).

        Raises:
            EngineError: `no_such_seat`.
        """
        if not (0 <= viewer < state.players or viewer in (SPECTATOR, EVERYTHING)):
            raise EngineError("no_such_seat", number=viewer, players=int(state.players))
        data = dumps.write(self, state, viewer)
        data["viewer"] = viewer
        data["legal"] = state.legal_actions(viewer) if viewer >= 0 else []
        return data

    def load(self, data: Mapping[str, Any]) -> S_co:
        """A state from `dump`, or from a position: the facts alone, at the beginning of a turn of `active`.

        Raises:
            EngineError: `bad_position` with the rule that it breaks, `position_is_view` (see `imagine`),
                `foreign_state`, `state_format`, and as for `new`.
        """
        state: S_co = dumps.read(self, data)
        return state

    def imagine(self, view: Mapping[str, Any], seed: int) -> S_co:
        """A state that agrees with the view; what the viewer cannot know is drawn at random.

        For views from outside: whoever has the state asks `State.determinize`, which deals by the same rules without
        the way through data.  `self.imagine(v, seed).view(v["viewer"]) == v` for every view v of a state.

        Raises:
            EngineError: as for `load`.
        """
        if not isinstance(view, Mapping) or "viewer" not in view:
            raise bad_position("viewer", "none")
        viewer, chance = view["viewer"], Chance(seed, WORLDS)
        hidden = {key: view[key] for key in dumps.OF_A_ROUND if key in view}
        known = {key: value for key, value in view.items() if key not in ("viewer", "legal", *hidden)}
        state: S_co = dumps.lay_out(self, self.filled({**known, "viewer": viewer}) | dumps.reopened(view))
        self.redeal(state, viewer, chance)
        if hidden:
            counts = vec[i64](view.get("answers", []))
            chance.answer_again(state, viewer, sum(2**seat for seat in view["asked"]), counts)
        dumps.check(state)
        return state

    def digest(self, state: Any) -> str:
        """A hash of the state, equal on every machine, compiled or not: 16 hexadecimal digits."""
        return hashlib.blake2b(to_bytes(self.dump(state)), digest_size=8).hexdigest()

    # ------------------------------------------------------------------ names
    def events(self, state: State) -> list[Event]:
        """The facts told since the last call; needs `state.listen()` first."""
        return [self.event(raw) for raw in state.events()]

    def event(self, raw: Sequence[Any]) -> Event:
        """The fact that a raw event tells; at the end of a round of sealed answers with the rule of its question."""
        if raw[0] >= 0:
            return self.kinds.event(raw)
        kind = facts.ANSWERS_OPEN if raw[0] == ANSWERS_OPEN else facts.NOBODY_REACTED
        return Event(replace(kind, rule=self.questions.get(raw[1], ("",))[0]), {})

    def refusal(self, state: State, action: int, index: int) -> Rejection:
        """The rejection with this index, for the kernel."""
        code, rule = self.refusals[index]
        return Rejection(code, rule, {"action": self.space.notation(int(action))})

    def outcome_text(self, state: State, outcome: int) -> str:
        """What chance answered, as written in records and scenarios: `goths`, `2` (a seat), `3 5` (dice)."""
        if state.dice > 0:
            digits = []
            for _ in range(state.dice):
                digits.append(str(outcome % state.faces + 1))
                outcome //= state.faces
            return " ".join(digits)
        ids = self.chances[state.roll_name][1]
        return str(outcome) if ids is None else ids[outcome]

    def parse_outcome(self, state: State, text: str) -> int:
        """The number of an outcome; EngineError `impossible_outcome`."""
        number = self._outcome_number(state, text)
        if number is None or not state.is_legal(number):
            raise EngineError("impossible_outcome", outcome=text, chance=self.chances[state.roll_name][0])
        return number

    def _outcome_number(self, state: State, text: str) -> int | None:
        if state.dice > 0:
            words = text.split()
            if len(words) != state.dice or not all(w.isdecimal() and 1 <= int(w) <= state.faces for w in words):
                return None
            return int(sum((int(word) - 1) * int(state.faces) ** i for i, word in enumerate(words)))
        ids = self.chances[state.roll_name][1]
        if ids is None:
            return int(text) if text.isdecimal() else None
        return ids.index(text) if text in ids else None

    def returns(self, state: Any) -> list[float]:
        """What the game was worth to each seat: winners share 1, the others get 0; all 0 before the end."""
        winners = self.winners(state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def _key(players: Any, options: Any) -> tuple[Any, ...] | None:
    """What the first moment of a game is kept under; None for what must be looked at first.

    With the types: 1 == True in Python, and one of them may be refused.
    """
    if type(players) is not int or (options is not None and type(options) is not dict):
        return None
    chosen = options or {}
    if not all(isinstance(value, bool | int | str) for value in chosen.values()):
        return None
    return players, *chosen.items(), *map(type, chosen.values())


@lru_cache(maxsize=64)
def _made(kind: Any, board: str | None) -> Game:
    """For pickle: one game for all that is read."""
    game: Game = kind() if board is None else kind(Board.parse(board))
    return game


def to_bytes(data: Any) -> bytes:
    """Canonical JSON: keys sorted, no spaces."""
    return msgspec.json.encode(data, order="sorted")


__all__ = ["CHANCE", "EVERYTHING", "NOBODY", "SPECTATOR", "Game", "bad_position", "to_bytes"]
