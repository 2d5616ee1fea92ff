"""What a state tells of itself without running: who must answer, what happened, and what searches and readers ask.

Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import buffers
from kartentisch.engine.bits import BIT
from kartentisch.engine.errors import EngineError
from kartentisch.engine.listing import EMPTY, UNLISTED
from kartentisch.engine.sealed import SealedRound
from kartentisch.engine.sheet import Sheet

# who must answer, where it is not a seat; viewers without a seat have numbers of their own (`facts`)
CHANCE: Final = -3
NOBODY: Final = -2

# what the engine itself tells; the events of the rules are numbered from 0
ANSWERS_OPEN: Final = -1
NOBODY_REACTED: Final = -2

ROW: Final[Any] = type(EMPTY)  # the buffers of our own that `observe` writes into at once

# what a state shows of itself to whoever plays with it in a shell or a notebook
READERS: Final = (
    "answering", "apply", "asked", "chance", "chance_outcomes", "clone", "determinize", "digest", "events", "game",
    "is_legal", "key", "legal_actions", "legal_mask", "listen", "observe", "over", "pass_all", "passing", "players",
    "playout", "rejection", "returns", "rollout", "scores", "seat", "seats_asked", "stack", "to_json", "turn",
    "value", "view", "where", "winners",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Readable(SealedRound):
    """The second floor of `kernel.State`: whose turn it is to answer, and what others may ask of a state.

    Most answers are the game's: a state knows which game it belongs to.  Fields: see `kernel.State`.
    """

    game: Any
    players: i64
    seat: i64
    asked: i64
    turn: i64
    roll_name: i64  # chance: index of the named roll or draw
    dice: i64  # chance: how many dice are rolled; 0 is a draw
    faces: i64
    heard: list[tuple[Any, ...]] | None

    def __init__(self, game: Any, players: i64, src: Readable | None = None) -> None:
        super().__init__(src)
        self.game = game
        self.players = players
        self.heard = None
        if src is not None:
            self.seat = src.seat
            self.asked = src.asked
            self.turn = src.turn
            self.roll_name = src.roll_name
            self.dice = src.dice
            self.faces = src.faces
            return
        self.seat = NOBODY
        self.asked = 0
        self.turn = 0
        self.roll_name = 0
        self.dice = 0
        self.faces = 0

    # ------------------------------------------------------------------ who must answer
    @property
    def over(self) -> bool:
        """True once the game has ended."""
        return self.seat == NOBODY

    @property
    def chance(self) -> bool:
        """True if a roll or a draw must answer, not a seat."""
        return self.seat == CHANCE

    @property
    def seats_asked(self) -> list[int]:
        """The seats that must answer now; several at once only where they are asked side by side."""
        return seats_of(self.asked, self.players)

    def dice_outcomes(self) -> i64:
        n: i64 = 1
        for _ in range(self.dice):
            n *= self.faces
        return n

    # ------------------------------------------------------------------ for whoever lays out a position
    def stand(self, seat: i64, asked: i64) -> None:
        """From now on this seat (or CHANCE) must answer, and the seats of the mask are asked; nothing else changes."""
        self.seat = seat
        self.asked = asked
        self.listed = UNLISTED

    def await_chance(self, name: i64, dice: i64, faces: i64) -> None:
        """From now on a roll, or where there are no dice a draw, must answer."""
        self.stand(CHANCE, 0)
        self.roll_name = name
        self.dice = dice
        self.faces = faces

    def count_turns(self, turns: i64) -> None:
        """So many turns have begun."""
        self.turn = turns

    # ------------------------------------------------------------------ for searches; each works in the state itself
    def playout(self, chance: Any) -> int:
        """Play on at random to the end; how many decisions were taken.

        Args:
            chance: a `Chance`, for rolls, draws and decisions.

        Raises:
            TypeError: it is none.
        """
        need_chance(chance)
        return int(chance.play_out(self))

    def rollout(self, chance: Any, policy: Any, turns: i64 = 0, wild: float = 0.0) -> int:
        """Play on, every seat as the policy rates its actions; how many decisions were taken.

        Args:
            chance: a `Chance`, for rolls, draws, and among actions that are rated alike.
            policy: (state, action, seat) -> a number, such as `Game.rate`; the highest is taken.
            turns: stop when so many turns more have begun; 0: at the end of the game.
            wild: the share of decisions, 0 to 1, that are taken at random.

        Raises:
            TypeError: chance or policy are none.
            EngineError: `bad_share` for `wild`.
        """
        need_chance(chance)
        return int(chance.roll_out(self, policy, turns, wild))

    def determinize(self, seat: i64, chance: Any) -> None:
        """Deal anew whatever the seat (or a SPECTATOR) cannot know: a whole world that agrees with what it knows.

        The seat's view stays as it was, to the byte, and what comes depends on nothing that the seat does not know:
        two states with equal views give equal worlds from equal chances.  Sealed answers of others are given again, at
        random.  Nobody listens to the world.

        Args:
            chance: a `Chance`.

        Raises:
            TypeError: chance is none.
            EngineError: `no_such_seat`.
        """
        need_chance(chance)
        if seat >= self.players or seat < -1:
            raise EngineError("no_such_seat", number=int(seat), players=int(self.players))
        chance.determinize(self, seat)

    def observe(self, seat: i64, out: Any) -> int:
        """Write what the seat may know as numbers, in the order of `Game.observation`; how many they are.

        Args:
            out: what `Observation.buffer` makes, or any row of numbers that can be written and is long enough, such as
                an array of numpy; whole numbers of 16 bits or more, or float32, float64.

        Raises:
            TypeError: `out` is no buffer.
            EngineError: `no_such_seat`; `short_buffer`, `bad_buffer`, `readonly_buffer`; `not_observed` if the game has
                no observation.
        """
        if seat < 0 or seat >= self.players:
            raise EngineError("no_such_seat", number=int(seat), players=int(self.players))
        layout = self.game.observation(int(self.players))
        size: i64 = layout.size
        if type(out) is not ROW:
            view = buffers.room(out, int(size), buffers.ENTRIES)
            own = layout.buffer()
            self.observe(seat, own)
            buffers.copied(own, view, int(size))
            return int(size)
        numbers: vec[i64] = out  # as an argument it would never be freed
        if i64(len(numbers)) < size:
            raise EngineError("short_buffer", found=len(numbers), least=int(size))
        for i in range(size):
            numbers[i] = 0
        self.game.write_observation(self, Sheet(seat, self.players, numbers, layout.words, 0, size))
        return int(size)

    def value(self, seat: int) -> float:
        """What the position is worth to the seat; see `Game.value`.

        Raises:
            EngineError: `no_such_seat`.
        """
        if seat < 0 or seat >= int(self.players):
            raise EngineError("no_such_seat", number=seat, players=int(self.players))
        value: float = self.game.value(self, seat)
        return value

    # ------------------------------------------------------------------ as data and for readers
    def view(self, viewer: int = -1) -> dict[str, Any]:
        """What the seat (default: a SPECTATOR) may know, as plain data; see `Game.view`.

        Raises:
            EngineError: `no_such_seat`.
        """
        view: dict[str, Any] = self.game.view(self, viewer)
        return view

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain data; `Game.load` gives it back."""
        data: dict[str, Any] = self.game.dump(self)
        return data

    def digest(self) -> str:
        """A hash of the whole state; see `Game.digest`."""
        digest: str = self.game.digest(self)
        return digest

    def scores(self) -> list[int]:
        """Points by seat."""
        scores: list[int] = self.game.scores(self)
        return scores

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        winners: list[int] = self.game.winners(self)
        return winners

    def returns(self) -> list[float]:
        """What the game was worth to each seat; see `Game.returns`."""
        returns: list[float] = self.game.returns(self)
        return returns

    def __str__(self) -> str:
        text: str = self.game.text(self)
        return text

    def _repr_html_(self) -> str:
        html: str = self.game.html(self)
        return html

    def __dir__(self) -> list[str]:
        """What readers need; the rest belongs to the rules."""
        return [*READERS, *[name for name in dir(type(self)) if name.startswith("__")]]

    # ------------------------------------------------------------------ what is told
    def close_round(self, at: str) -> None:
        """All answers to the question `at` are in: that they lie open, or that all have passed, is told in any case."""
        heard = self.heard
        if heard is not None:
            heard.append((NOBODY_REACTED if self.all_pass() else ANSWERS_OPEN, at))
        self.answering = 0
        self.counted = False

    def listen(self) -> None:
        """From now on keep the events until `events()` takes them."""
        self.heard = []

    def events(self) -> list[tuple[Any, ...]]:
        """The raw events since the last call: (kind, values ...).  `Game.events` turns them into facts with names."""
        heard = self.heard
        if heard is None:
            return []
        self.heard = []
        return heard

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Report a fact, if anybody listens."""
        if self.heard is not None:  # a method of its own, so that it costs next to nothing where nobody does
            self.keep(kind, a, b, c, d, e)

    def keep(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Keep a fact for `events`."""
        heard = self.heard
        if heard is not None:
            heard.append((int(kind), int(a), int(b), int(c), int(d), int(e)))

    def tell_list(self, kind: i64, items: vec[i64], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report a fact whose last value is a list, such as the casualties of a battle."""
        heard = self.heard
        if heard is not None:
            heard.append((int(kind), tuple([int(item) for item in items]), int(a), int(b), int(c), int(d)))


def need_chance(chance: Any) -> None:
    """Raise TypeError for what cannot play a state on."""
    if not hasattr(chance, "play_out"):
        raise TypeError("a Chance is needed here, such as Chance(7), not " + kind_of(chance))


def kind_of(thing: Any) -> str:
    """What it is, for a sentence."""
    return "None" if thing is None else str(type(thing).__name__)


def seats_of(mask: i64, players: i64) -> list[int]:
    """The seats of a bit mask."""
    return [int(seat) for seat in range(players) if mask & BIT[seat]]
