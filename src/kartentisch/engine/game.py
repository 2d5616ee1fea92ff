"""A game, as everybody uses it: its first moments, its states as data and as numbers, its names.

What a game tells about itself for this is its `contract`; the rules are procedures (see `kernel`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, wraps
from inspect import signature
from threading import RLock
from types import FunctionType
from typing import Any, ClassVar
from weakref import WeakValueDictionary

import msgspec
from librt.vecs import vec
from mypy_extensions import i64, u8

from kartentisch.engine import facts, plain, serialization
from kartentisch.engine.arguments import careful, whole
from kartentisch.engine.board import Board
from kartentisch.engine.chance import DEAL, WORLDS, Chance, play_out
from kartentisch.engine.contract import Contract, S_co
from kartentisch.engine.copying import Fixed
from kartentisch.engine.errors import EngineError, KartentischError, Rejection
from kartentisch.engine.facts import EVERYTHING, SPECTATOR, Event
from kartentisch.engine.heuristics import Heuristics
from kartentisch.engine.kernel import ANSWERS_OPEN, CHANCE, MOST_LISTED, NOBODY, State
from kartentisch.engine.observation import Observation
from kartentisch.engine.options import resolve
from kartentisch.engine.position import bad_position
from kartentisch.engine.sheet import Sheet

LONGEST_GAME = 20_000  # decisions, of games that do not say it themselves
MOST_OPENINGS = 100  # kept for use again

# arguments of games are looked at before anything happens (`arguments`), but for
UNSEEN = {"rate", "rates", "redeal", "observe", "write_observation", "lay_out"}  # what is asked for every action, and
REFUSED = {"players", "options", "data", "view", "facts"}  # what is refused with a code, where it is used


def _of_its_own(kind: type) -> None:
    """Every function of the class that is given a state looks first whether that is one, and one of this game.

    What comes as a view may be anything: where it is none, the error says so.
    """
    for name, function in list(vars(kind).items()):
        if not isinstance(function, FunctionType) or name in UNSEEN or name[0] == "_":
            continue
        first = list(signature(function).parameters)[1:2]
        if first == ["state"]:
            setattr(kind, name, _asked_about_a_state(function))
        elif first in (["view"], ["before"]) and name != "filled":
            setattr(kind, name, _asked_about_a_view(function))


def _asked_about_a_state(function: FunctionType) -> Any:
    names = list(signature(function).parameters)
    place = names.index("seat") - 2 if "seat" in names else -1

    @wraps(function)
    def call(self: Game, state: Any, *given: Any, **named: Any) -> Any:
        if not isinstance(state, State):
            raise TypeError(f"{function.__name__}(): state is to be a State, not {type(state).__name__}")
        if state.game is not self and not self.is_like(state.game):
            raise EngineError("foreign_state", game=self.id)
        if place >= 0:
            seat = named["seat"] if "seat" in named else given[place] if place < len(given) else 0
            if not 0 <= (seat if type(seat) is int else whole(seat)) < state.players:
                raise EngineError("no_such_seat", number=whole(seat), players=int(state.players))
        return function(self, state, *given, **named)

    return call


def _asked_about_a_view(function: FunctionType) -> Any:
    @wraps(function)
    def call(self: Game, view: Any, *given: Any, **named: Any) -> Any:
        try:
            return function(self, view, *given, **named)
        except KartentischError:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise bad_position("view", f"{type(error).__name__}: {error}") from error

    return call


class Game(Heuristics[S_co], Fixed):
    """One of the games on one board; `Game[AttilaState]` is one whose states are of this class.

    Attributes: see `Contract` and `Heuristics`.
    """

    painter: ClassVar[Callable[[Game, Any], str] | None] = None  # drawing is above this floor; the library sets it

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        careful(cls, but=UNSEEN, free=REFUSED)
        _of_its_own(cls)

    def __init__(self, board: Board, custom: bool = False) -> None:
        """`custom`: not the game's own board, so that records must carry it along."""
        super().__init__(board, custom)
        places = {question: i for i, question in enumerate(self.questions)}
        self.question_numbers: dict[type, list[int]] = {  # class -> by step the place of its question, -1 for none
            kind: [places.get(f"{name}.{step}", -1) for step in kind.STEPS] for name, kind in self.procedures.items()
        }
        self._observations: dict[int, Observation] = {}  # by number of players; made once
        self._openings: dict[tuple[Any, ...], Any] = {}  # first moments of games, see `_key`; copied only

    def __repr__(self) -> str:
        return f"<{self.id}: {self.seats[0]} to {self.seats[-1]} players, {self.space.size} actions>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # it never changes

    def __reduce__(self) -> Any:
        return _made, (type(self), self.board.source if self.custom else None, self.revision, self._fingerprint)

    @cached_property
    def _fingerprint(self) -> str:
        """Of the board, in pickles: states of another one would mean something else."""
        return hashlib.blake2b(self.board.source.encode(), digest_size=8).hexdigest()

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

    def playout(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> int:
        """Play one random game inside the engine; the number of decisions taken."""
        return int(play_out(self.new(players, options=options), seed))

    # ------------------------------------------------------------------ bounds, which the kit keeps
    @property
    def max_legal(self) -> int:
        """No seat ever has more legal actions; see `Contract.most_legal`."""
        return self.space.size if self.custom or not self.most_legal else self.most_legal

    @property
    def max_chance_outcomes(self) -> int:
        """No list of outcomes (`State.chance_outcomes`) is longer.

        A roll of so many dice that a list would be of no use has none (EngineError `many_outcomes`); its dice and faces
        stand in the state, and each die has no more outcomes than this.
        """
        named = [len(chance.ids) for chance in self.chances if chance.ids is not None]
        rolled = [int(faces**n) for dice, faces in self.rolls for n in range(1, dice + 1)]
        return max([*named, self.seats[-1], *(outcomes for outcomes in rolled if outcomes <= MOST_LISTED)])

    def max_length(self, players: int, options: Mapping[str, Any] | None = None) -> int | None:
        """So many decisions of seats a game does not take; a driver may stop there.

        No rulebook says how often a seat may decide in a turn, so this is no theorem: it is twice what the longest of
        many random games has taken (`Contract.longest`), for a longer limit of rounds as much more.

        Args:
            options: values that differ from the defaults; None: those under which series of games are played.

        Returns:
            None where nothing ends a game but its players, such as without a limit of rounds.

        Raises:
            EngineError: as for `new`.
        """
        self.seated(players)
        usual, values = resolve(self.options, self.series), resolve(self.options, options)
        if options is None:
            values = usual
        if any(name in values and values[name] == value for name, value in self.endless.items()):
            return None
        if self.custom or not self.longest:
            return LONGEST_GAME
        rounds, limit = usual.get("round_limit"), values.get("round_limit")
        if isinstance(rounds, int) and isinstance(limit, int):
            return self.longest * max(rounds, limit) // rounds
        return self.longest

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
        layout = self._observations.get(players) if isinstance(players, int) else None
        if layout is None:
            words = [list(self.questions), *(list(some) for some in self.vocabulary())]
            state = self.bare(players, None)
            sheet = Sheet(0, players, vec[i64](), words)
            sheet.names = []
            self.write_observation(state, sheet)
            layout = self._observations[players] = Observation(tuple(sheet.names), words)
        return layout

    def mask_buffer(self) -> Any:
        """Room for `State.legal_mask`: a `vec[u8]` with an entry for each action.

        `numpy.frombuffer(buffer, "uint8")` is a view of it, not a copy; masks are uint8 in `Batch`, too.
        """
        return vec[u8]([0] * self.space.size)

    def write_observation(self, state: Any, sheet: Sheet) -> None:
        """The question, who is asked, and the game's own."""
        state.write_question(sheet, self.question_numbers, len(self.questions))
        self.observe(state, sheet)

    # ------------------------------------------------------------------ states as data
    def dump(self, state: Any) -> dict[str, Any]:
        """The whole state as plain data; `load` gives it back without loss."""
        return serialization.write(self, state, EVERYTHING)

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
        data = serialization.write(self, state, viewer)
        data["viewer"] = viewer
        data["legal"] = state.legal_actions(viewer) if viewer >= 0 else []
        return data

    def load(self, data: Mapping[str, Any]) -> S_co:
        """A state from `dump`, or from a position: the facts alone, at the beginning of a turn of `active`.

        Raises:
            EngineError: `bad_position` with the rule that it breaks, `position_is_view` (see `imagine`),
                `foreign_state`, `state_format`, and as for `new`.
        """
        state: S_co = serialization.read(self, data)
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
        hidden = {key: view[key] for key in serialization.OF_A_ROUND if key in view}
        known = {key: value for key, value in view.items() if key not in ("viewer", "legal", *hidden)}
        state: S_co = serialization.lay_out(
            self, self.filled({**known, "viewer": viewer}) | serialization.reopened(view)
        )
        self.redeal(state, viewer, chance)
        if hidden:
            counts = vec[i64](view.get("answers", []))
            chance.answer_again(state, viewer, sum(2**seat for seat in view["asked"]), counts)
        serialization.check(state)
        return state

    def digest(self, state: Any) -> str:
        """A hash of the state, equal on every machine, compiled or not: 16 hexadecimal digits."""
        return hashlib.blake2b(to_bytes(self.dump(state)), digest_size=8).hexdigest()

    # ------------------------------------------------------------------ names
    def events(self, state: State) -> list[Event]:
        """The facts told since the last call; needs `state.listen()` first."""
        return [self.event(raw) for raw in state.events()]

    def event(self, raw: Sequence[Any]) -> Event:
        """The fact that a raw event tells; at the end of a round of sealed answers with the rule of its question.

        Raises:
            EngineError: `bad_event` for what no state has told.
        """
        if not raw or not isinstance(raw[0], int) or raw[0] >= len(self.kinds.kinds):
            raise EngineError("bad_event", found=str(raw)[:80])
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
        name, ids, *_ = self.chances[state.roll_name]
        most = state.dice_outcomes() if state.dice > 0 else state.players if ids is None else len(ids)
        if not 0 <= outcome < most:
            raise EngineError("impossible_outcome", outcome=str(outcome), chance=name)
        if state.dice > 0:
            digits = []
            for _ in range(state.dice):
                digits.append(str(outcome % state.faces + 1))
                outcome //= state.faces
            return " ".join(digits)
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

    # ------------------------------------------------------------------ for readers; a game may say it better
    def text(self, state: Any) -> str:
        """The position as a few lines of plain text, for its owner: nothing is hidden."""
        return plain.text(plain.headline(self, state), plain.tables(self, state))

    def table(self, state: Any) -> str:
        """The position as HTML tables, for its owner: nothing is hidden."""
        return plain.html(plain.headline(self, state), plain.tables(self, state))

    def html(self, state: Any) -> str:
        """The position for a notebook: the map, or a diagram where there is none, and the tables."""
        painter = type(self).painter
        if painter is None:
            return self.table(state)
        return painter(self, state) + self.table(state)


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


for _kind in (Contract, Heuristics, Game):
    careful(_kind, but=UNSEEN, free=REFUSED)
    _of_its_own(_kind)

_SHARED: WeakValueDictionary[tuple[type, str | None], Game] = WeakValueDictionary()  # by class and text of a board
_ON_ITS_BOARD: list[Game] = []  # stay to the end: reading a large board takes a tenth of a second
_ONE_BY_ONE = RLock()


def shared(kind: Any, board: str | None = None) -> Game:
    """The one game of this class on this board in this process, however it is asked for: by name, or by a pickle.

    Args:
        kind: a class of games.
        board: the text of a board of one's own; None: the game's.

    Raises:
        EngineError: `bad_board`, `board_format`.
    """
    with _ONE_BY_ONE:
        game: Game | None = _SHARED.get((kind, board))
        if game is None:
            game = kind() if board is None else kind(Board.parse(board))
            game.fix()
            _SHARED[kind, board] = game
            if board is None:
                _ON_ITS_BOARD.append(game)
        return game


def _made(kind: Any, board: str | None, revision: int | None = None, fingerprint: str = "") -> Game:
    """For pickle: the game that is there already; pickles of old say nothing of revision and board."""
    game = shared(kind, board)
    if revision not in (None, game.revision):
        raise EngineError("pickled_revision", game=game.id, found=revision, expected=game.revision)
    if fingerprint not in ("", game._fingerprint):
        raise EngineError("pickled_board", game=game.id)
    return game


def to_bytes(data: Any) -> bytes:
    """Canonical JSON: keys sorted, no spaces."""
    return msgspec.json.encode(data, order="sorted")


__all__ = ["CHANCE", "EVERYTHING", "NOBODY", "SPECTATOR", "Game", "bad_position", "shared", "to_bytes"]
