"""A game: names, board, options, and everything that gives the numbers of a state their meaning.

A package under `games/` subclasses `Game`; the rules themselves are procedures (see `kernel`).
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance, play_out
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.facts import SPECTATOR, Event, EventKinds
from kartentisch.engine.fields import field_names
from kartentisch.engine.kernel import CHANCE, NOBODY, Procedure, State
from kartentisch.engine.options import Option, Value, resolve
from kartentisch.engine.position import bad_position

EVERYTHING = -2  # a viewer who may know all: saved games, tests
FORMAT = 1  # of states as JSON
LONGEST_NOTE = 200  # characters of a line of text that goes with an answer


class Game(ABC):
    """One of the games on one board.

    Attributes:
        id: the package name.
        prefix: of its rule ids.
        revision: counts up when a rule changes its meaning; stands in every record.
        seats: possible numbers of players.
        options: see `Option`.
        space: the action space.
        kinds: the events.
        refusals: (code, rule id), by the numbers that the rules use.
        chances: (name, ids of its outcomes by number; None for seats or dice).
        procedures: the procedures that may stand on the stack, by class name.
        questions: question (`Turn.play`) -> the rules that explain it.
        reactions: questions that a seat may be asked in the turn of another -> the actions that standing orders may
            answer with, besides passing; empty: not told, every question may be one.
        endings: why a game ends: word (text `end-<word>`) -> its bit in the state's `ending`.
        whole: the procedure of the whole game; its step `turn` begins a turn of the active seat.
        maps: the built maps of the game's own board, the main one first.
        clocks: options that mean a real clock: option, and the chance of the same name that says what time it is ->
            how many ms before the end the outcomes after the first begin.  See `clock`.
        notes: kinds of answers that a line of text may go with -> the event that tells it (`seat`, `text`).  The text
            is a fact of the table: it stands in the record, no rule looks at it.
        waits: kinds of answers by which a seat only lets the others answer; whoever may give one is asked last.
        by_seat: the parts of a position or view that hold one entry for each seat, with the entry of an empty table.
        of_seats: the parts of a position or view that are a seat or a list of seats.
    """

    id: ClassVar[str]
    prefix: ClassVar[str]
    revision: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    refusals: ClassVar[Sequence[tuple[str, str]]]
    procedures: ClassVar[Mapping[str, type[Procedure[Any]]]]
    questions: ClassVar[Mapping[str, tuple[str, ...]]]
    reactions: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    by_seat: ClassVar[Mapping[str, Any]]
    of_seats: ClassVar[Sequence[str]] = ("active",)
    endings: ClassVar[Mapping[str, int]]
    whole: ClassVar[type[Procedure[Any]]]
    maps: ClassVar[tuple[str, ...]] = ()
    clocks: ClassVar[Mapping[str, Sequence[int]]] = {}
    notes: ClassVar[Mapping[str, str]] = {}
    waits: ClassVar[frozenset[str]] = frozenset()
    painter: ClassVar[Callable[[Game, Any], str] | None] = None  # drawing is above this floor; the library sets it
    space: ActionSpace
    kinds: EventKinds
    chances: Sequence[tuple[str, Sequence[str] | None]]

    def __init__(self, board: Board, custom: bool = False) -> None:
        """`custom`: not the game's own board, so that records must carry it along."""
        self.board = board
        self.custom = custom
        self._defaults = resolve(self.options, None)
        self._openings: dict[int, State] = {}  # the first moment of a game, by number of players

    # ------------------------------------------------------------------ what a game must tell
    @abstractmethod
    def empty(self, players: int, options: Mapping[str, Value]) -> State:
        """A state before its first step, with nothing on the stack."""

    @abstractmethod
    def facts(self, state: Any, viewer: int) -> dict[str, Any]:
        """What lies on the table, as far as the viewer may know; only what differs from an empty table."""

    @abstractmethod
    def lay_out(self, state: Any, facts: Mapping[str, Any]) -> None:
        """Put on the empty table what `facts(state, EVERYTHING)` gave; EngineError `bad_position`."""

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], seed: int) -> State:
        """A state that agrees with the view; what the viewer cannot know is drawn at random.

        `self.imagine(v, seed).view(v["viewer"]) == v` for every view v of a state.
        """

    @abstractmethod
    def scores(self, state: Any) -> list[int]:
        """Points by seat."""

    @abstractmethod
    def winners(self, state: Any) -> list[int]:
        """The seats that have won; empty before the end."""

    @abstractmethod
    def faults(self, state: Any) -> list[str]:
        """Broken invariants, in words; the test kit demands that there are none."""

    @abstractmethod
    def text(self, state: Any) -> str:
        """The position as a few lines of plain text."""

    @abstractmethod
    def table(self, state: Any) -> str:
        """The position as HTML tables."""

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

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        """Raise EngineError `contradictory_options` if these values cannot stand together."""

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
        return Event(next(kind for kind in self.kinds.kinds if kind.name == told), {"seat": seat, "text": note})

    # ------------------------------------------------------------------ beginning
    def new(self, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
        """A new game.

        Args:
            players: number of seats.
            seed: deals the opening from this seed, up to the first question to a seat.  Without it the state stands
                at its first roll or draw.  Later chance is answered by you, for example with `Chance(seed)`.
            options: values that differ from the defaults.

        Raises:
            EngineError: `player_count`, `unknown_option`, `bad_option`, `contradictory_options`.
        """
        opening = self._openings.get(players) if options is None and type(players) is int else None
        if opening is None:
            opening = self._empty(players, options)
            opening.start(self.opening())
            if options is None:
                self._openings[players] = opening
        state = opening.clone()
        if seed is not None:
            Chance(seed).settle(state)
        return state

    def _empty(self, players: int, options: Mapping[str, Any] | None) -> State:
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            raise EngineError("player_count", game=self.id, players=players, choices=list(self.seats))
        values = resolve(self.options, options)
        self.contradiction(players, values)
        return self.empty(players, values)

    def playout(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        """Play one random game inside the engine; the number of decisions taken."""
        return int(play_out(self.new(players, options=options), seed))

    # ------------------------------------------------------------------ states as data
    def dump(self, state: Any) -> dict[str, Any]:
        """The whole state as plain data; `load` gives it back without loss."""
        return self._written(state, EVERYTHING)

    def view(self, state: Any, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What a seat or a SPECTATOR may know, as plain data.

        Besides the facts of the game: `viewer`, `asked` (the seats that must answer), `question`, and `legal`, the
        numbers of the viewer's own legal actions (empty if it is not asked).
        """
        data = self._written(state, viewer)
        data["viewer"] = viewer
        data["legal"] = state.legal_actions(viewer) if viewer >= 0 else []
        return data

    def _written(self, state: Any, viewer: int) -> dict[str, Any]:
        data: dict[str, Any] = {"format": FORMAT, "game": self.id, "players": int(state.players)}
        changed = {k: v for k, v in self.option_values(state).items() if v != self._defaults[k]}
        if changed:
            data["options"] = changed
        data["turn"] = int(state.turn)
        if state.chance:
            data["chance"] = {"name": self.chances[state.roll_name][0]}
            if state.dice > 0:
                data["chance"].update(dice=int(state.dice), faces=int(state.faces))
        elif not state.over:
            data["asked"] = state.seats_asked
            data["question"] = state.where()
        data["stack"] = [_written_procedure(procedure, viewer) for procedure in state.stack()]
        data.update(self.facts(state, viewer))
        return data

    def load(self, data: Mapping[str, Any]) -> Any:
        """A state from `dump`, or from a position: the facts alone, at the beginning of a turn of `active`.

        Raises:
            EngineError: `bad_position` with the rule that it breaks, `foreign_state`, `state_format`, and as for `new`.
        """
        data = dict(data)
        if data.pop("format", FORMAT) != FORMAT:
            raise EngineError("state_format", expected=FORMAT)
        if data.pop("game", self.id) != self.id:
            raise EngineError("foreign_state", game=self.id)
        players = data.pop("players", None)
        state = self._empty(players, data.pop("options", None))
        turn, stack = data.pop("turn", 0), data.pop("stack", None)
        chance, asked = data.pop("chance", None), data.pop("asked", None)
        data.pop("question", None)
        if not isinstance(turn, int) or turn < 0:
            raise bad_position("turn", str(turn))
        state.turn = turn
        self.lay_out(state, {**data, "_resting": stack is None})
        if stack is None:
            state.start(self.resume())
            return state
        self._stack(state, stack)
        if chance is not None:
            self._await_chance(state, chance)
        elif asked is not None:
            self._await_seats(state, asked)
        elif state.top is not None:
            raise bad_position("stack", "nobody is asked")
        return state

    def _stack(self, state: State, stack: Any) -> None:
        if not isinstance(stack, list):
            raise bad_position("stack", str(stack))
        for entry in stack:
            name, _, step = str(entry.get("step", "")).partition(".") if isinstance(entry, dict) else ("", "", "")
            kind = self.procedures.get(name)
            if kind is None or step not in kind.STEPS:
                raise bad_position("stack", str(entry))
            procedure = kind()
            known = local_names(procedure)
            for local, value in entry.items():
                if local == "step":
                    continue
                if local not in known or not isinstance(value, int):
                    raise bad_position("stack", f"{name}.{local}")
                setattr(procedure, local, value)
            procedure.at = kind.STEPS.index(step)
            state.call(procedure)

    def _await_chance(self, state: State, chance: Any) -> None:
        names = [name for name, _ in self.chances]
        if not isinstance(chance, dict) or chance.get("name") not in names:
            raise bad_position("chance", str(chance))
        state.seat = CHANCE
        state.roll_name = names.index(chance["name"])
        state.dice, state.faces = chance.get("dice", 0), chance.get("faces", 0)

    def _await_seats(self, state: State, asked: Any) -> None:
        seats = range(state.players)
        if not isinstance(asked, list) or not asked or not all(isinstance(s, int) and s in seats for s in asked):
            raise bad_position("asked", str(asked))
        state.asked = sum(2**seat for seat in seats if seat in asked)
        state.seat = min(asked)
        if not state.legal_actions():
            raise bad_position("asked", "no legal action")

    def digest(self, state: Any) -> str:
        """A hash of the state, equal on every machine, compiled or not: 16 hexadecimal digits."""
        return hashlib.blake2b(to_bytes(self.dump(state)), digest_size=8).hexdigest()

    # ------------------------------------------------------------------ names
    def events(self, state: State) -> list[Event]:
        """The facts told since the last call; needs `state.listen()` first."""
        return [self.kinds.event(raw) for raw in state.events()]

    def refusal(self, state: State, action: int, index: int) -> Rejection:
        """The rejection with this index, for the kernel."""
        if not 0 <= action < self.space.size:
            return Rejection("no_such_action", "", {"action": int(action), "size": self.space.size})
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


def local_names(procedure: Procedure[Any]) -> list[str]:
    """The names of a procedure's locals."""
    return [name for name in field_names(procedure) if name not in ("at", "caller")]


def _written_procedure(procedure: Procedure[Any], viewer: int) -> dict[str, Any]:
    """Step name and the locals that differ from a fresh procedure; secret locals for EVERYTHING only."""
    data: dict[str, Any] = {"step": procedure.where()}
    for name, usual in _fresh_locals(type(procedure)):
        value = getattr(procedure, name)
        if value != usual and (viewer == EVERYTHING or name not in type(procedure).SECRETS):
            data[name] = int(value)
    return data


_FRESH: dict[type[Procedure[Any]], list[tuple[str, Any]]] = {}


def _fresh_locals(kind: type[Procedure[Any]]) -> list[tuple[str, Any]]:
    """Names and values of the locals of a fresh procedure."""
    if kind not in _FRESH:
        fresh = kind()
        _FRESH[kind] = [(name, getattr(fresh, name)) for name in local_names(fresh)]
    return _FRESH[kind]


def to_bytes(data: Any) -> bytes:
    """Canonical JSON: keys sorted, no spaces."""
    return msgspec.json.encode(data, order="sorted")


__all__ = ["CHANCE", "EVERYTHING", "NOBODY", "SPECTATOR", "Game", "bad_position", "to_bytes"]
