"""The kernel: a state, a stack of procedures, and the loop that runs their steps.  Compiled by mypyc.

A *procedure* is a thing of the rulebook that takes time (a turn, a conflict).  Its methods are *steps*; `at` names
the step that comes next and the typed attributes are its locals.  A step looks at the state and at the last answer,
changes the state, and then asks, calls another procedure, goes on, or finishes.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.piles import Pile

# who must answer, where it is not a seat
CHANCE: Final = -1
NOBODY: Final = -2

# what a step returns
ASK: Final = 0  # stop: somebody must answer
GO: Final = 1  # run the next step, perhaps of a procedure that was just called
DONE: Final = 2  # this procedure is finished

UNKNOWN: Final = -1  # the legal actions of this moment have not been listed yet
RUNAWAY: Final = 10_000  # steps between two questions; more is a fault in the rules
MOST_CHOICES: Final = 1024  # room for the legal actions of one moment
MOST_NUMBERS: Final = 2048

# mypyc compiles `1 << x` with a constant on the left as a 32-bit shift, so bits come from a table
BIT: Final = vec[i64]([2**_i for _i in range(63)])

# lists of choices are made of these, so that no number is made anew for each list; Any: mypyc would unpack an int
NUMBERS: Final[list[Any]] = list(range(MOST_NUMBERS))

S = TypeVar("S", bound="State")


class Scratch:
    """Paper for listing choices, one for all states; the ticket tells whether a state's list still stands on it."""

    ticket: i64
    legal: vec[i64]
    weights: vec[i64]

    def __init__(self) -> None:
        self.ticket = 0
        self.legal = vec[i64]([0] * MOST_CHOICES)
        self.weights = vec[i64]([0] * MOST_CHOICES)


SCRATCH: Final = Scratch()
LEGAL: Final = SCRATCH.legal
WEIGHTS: Final = SCRATCH.weights


@mypyc_attr(acyclic=True)
class State:
    """What is true at the table, and who must answer: plain data, no history, no random generator, no player.

    Attributes for readers (change them through `apply` only):
        players: number of seats, 2 or more; seats count from 0.
        seat: the seat that must answer (the lowest one where several are asked), CHANCE or NOBODY.
        asked: bit mask of the seats that must answer.
        turn: turns begun so far.
        game: the `Game` this state belongs to, with its names, texts and board.
    """

    game: Any
    players: i64
    seat: i64
    asked: i64
    turn: i64
    roll_name: i64  # chance: index of the named roll or draw
    dice: i64  # chance: how many dice are rolled; 0 is a draw
    faces: i64
    choices: i64  # number of entries in `legal` at the last listing
    choices_of: i64  # the seat for which they were listed
    ticket: i64  # of that listing, or UNKNOWN
    heard: list[tuple[int, ...]] | None
    top: Procedure[Any] | None  # the procedure that runs; its `caller` waits, and so on

    def __init__(self, game: Any, players: i64, src: State | None = None) -> None:
        self.game = game
        self.players = players
        self.choices = 0
        self.choices_of = NOBODY
        self.ticket = UNKNOWN
        self.heard = None
        if src is not None:
            self.seat = src.seat
            self.asked = src.asked
            self.turn = src.turn
            self.roll_name = src.roll_name
            self.dice = src.dice
            self.faces = src.faces
            self.top = copy_stack(src.top)
            return
        self.seat = NOBODY
        self.asked = 0
        self.turn = 0
        self.roll_name = 0
        self.dice = 0
        self.faces = 0
        self.top = None

    # ------------------------------------------------------------------ for players, bots and searches
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
        """The seats that must answer now; several at once only for sealed choices."""
        return [int(seat) for seat in range(self.players) if self.asked & BIT[seat]]

    def legal_actions(self, seat: i64 = NOBODY) -> list[int]:
        """Numbers of the actions the seat may take now (default: the seat that must answer), ascending.

        Where chance must answer: the possible outcomes.  Empty for a seat that is not asked and after the end.
        """
        who = self.seat if seat == NOBODY else seat
        if who == CHANCE and self.seat == CHANCE and self.dice > 0:
            return list(range(int(self.dice_outcomes())))
        n = self.list_choices(who)
        return [number(LEGAL[i]) for i in range(n)]

    def is_legal(self, action: i64, seat: i64 = NOBODY) -> bool:
        """True if `apply(action, seat)` would be accepted."""
        who = self.seat if seat == NOBODY else seat
        if who == CHANCE and self.seat == CHANCE and self.dice > 0:
            return 0 <= action < self.dice_outcomes()
        n = self.list_choices(who)
        for i in range(n):
            if LEGAL[i] == action:
                return True
        return False

    def apply(self, action: i64, seat: i64 = NOBODY) -> None:
        """Let the seat (default: the one that must answer, or chance) take the action.

        Raises:
            Rejected: the action is not legal; the state is unchanged and the error says which rule forbids it.
        """
        if not self.is_legal(action, seat):
            raise Rejected(self.rejection(action, seat))
        if seat != NOBODY:
            self.seat = seat
        self.run(action)

    def rejection(self, action: i64, seat: i64 = NOBODY) -> Rejection:
        """Why `apply(action, seat)` would be refused.  Call it for illegal actions only."""
        who = self.seat if seat == NOBODY else seat
        if self.seat == NOBODY:
            return Rejection("game_over", "", {})
        if who == CHANCE and self.seat == CHANCE:
            return Rejection("impossible_outcome", "", {"outcome": int(action)})
        if who < 0 or self.seat == CHANCE or who >= self.players or self.asked & BIT[who] == 0:
            return Rejection("not_asked", "", {"seat": int(who)})
        top = self.top
        assert top is not None  # somebody is asked
        first = self.seat
        self.seat = who
        refusal: Rejection = self.game.refusal(self, action, top.why(self, action))
        self.seat = first
        return refusal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every (outcome, probability) of the roll or draw that must answer; probabilities add up to 1.

        Raises:
            EngineError: `not_chance` if a seat must answer.
        """
        if self.seat != CHANCE:
            raise EngineError("not_chance")
        if self.dice > 0:
            outcomes = self.dice_outcomes()
            return [(int(i), 1.0 / int(outcomes)) for i in range(outcomes)]
        n = self.list_choices(CHANCE)
        total: i64 = 0
        for i in range(n):
            total += WEIGHTS[i]
        return [(int(LEGAL[i]), int(WEIGHTS[i]) / int(total)) for i in range(n)]

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    # ------------------------------------------------------------------ as data and for readers
    def view(self, viewer: int = -1) -> Any:
        """What the seat (default: a spectator) may know, as plain data; see `Game.view`."""
        return self.game.view(self, viewer)

    def to_json(self) -> Any:
        """The whole state as plain data; `Game.load` gives it back."""
        return self.game.dump(self)

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.digest() == other.digest()

    def __str__(self) -> str:
        text: str = self.game.text(self)
        return text

    def __repr__(self) -> str:
        waits = "over" if self.over else "chance" if self.chance else "seat " + str(self.seat) + " " + self.where()
        return "<" + str(self.game.id) + " turn " + str(self.turn) + ": " + waits + ">"

    def _repr_html_(self) -> str:
        html: str = self.game.html(self)
        return html

    # ------------------------------------------------------------------ the loop
    def start(self, first: Procedure[Any]) -> None:
        """Begin with one procedure and run to the first question."""
        self.top = first
        self.run(0)

    def call(self, procedure: Procedure[Any]) -> None:
        """Let the procedure run before its caller goes on."""
        procedure.caller = self.top
        self.top = procedure

    def stack(self) -> list[Procedure[Any]]:
        """The procedures at work, the outermost first."""
        procedures: list[Procedure[Any]] = []
        p = self.top
        while p is not None:
            procedures.append(p)
            p = p.caller
        procedures.reverse()
        return procedures

    def run(self, answer: i64) -> None:
        """Run steps until somebody must answer or the game is over."""
        self.ticket = UNKNOWN
        steps: i64 = 0
        p = self.top
        while p is not None:
            result = p.step(self, answer)
            if result == ASK:
                return
            if result == DONE:
                self.top = p.caller
            p = self.top
            steps += 1
            if steps > RUNAWAY:
                raise EngineError("runaway_rules", at=self.where())
        self.seat = NOBODY
        self.asked = 0

    def list_choices(self, seat: i64) -> i64:
        """Write the seat's legal actions into `legal`; their number.  Listed once per moment."""
        if self.ticket == SCRATCH.ticket and self.choices_of == seat:
            return self.choices
        n: i64 = 0
        top = self.top
        if top is None:
            n = 0
        elif seat == CHANCE:
            if self.seat == CHANCE:
                pile = top.pile(self)
                n = top.actions(self) if pile is None else self.add_pile(pile)
        elif self.seat >= 0 and 0 <= seat < self.players and self.asked & BIT[seat]:
            first = self.seat
            self.seat = seat
            n = top.actions(self)
            self.seat = first
        self.choices = n
        self.choices_of = seat
        SCRATCH.ticket += 1
        self.ticket = SCRATCH.ticket
        return n

    def dice_outcomes(self) -> i64:
        n: i64 = 1
        for _ in range(self.dice):
            n *= self.faces
        return n

    def where(self) -> str:
        """The step that waits, such as `Turn.play`: the name of the question."""
        return "" if self.top is None else self.top.where()

    def listen(self) -> None:
        """From now on keep the events until `events()` takes them."""
        self.heard = []

    def events(self) -> list[tuple[int, ...]]:
        """The raw events since the last call: (kind, values ...).  `Game.events` turns them into facts with names."""
        heard = self.heard
        if heard is None:
            return []
        self.heard = []
        return heard

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Report a fact, if anybody listens."""
        heard = self.heard
        if heard is not None:
            heard.append((int(kind), int(a), int(b), int(c), int(d), int(e)))

    # ------------------------------------------------------------------ listing choices
    def add(self, n: i64, action: i64) -> i64:
        """Write one action behind the n listed ones; the new number."""
        LEGAL[n] = action
        return n + 1

    def add_each(self, n: i64, base: i64, mask: i64) -> i64:
        """Write base + i for every bit i of the mask."""
        legal = LEGAL
        while mask != 0:
            if mask & 1:
                legal[n] = base
                n += 1
            mask >>= 1
            base += 1
        return n

    def add_pile(self, pile: Pile) -> i64:
        """Write every kind of card in the pile, weighted by its number; how many kinds."""
        n: i64 = 0
        for kind in range(i64(len(pile.counts))):
            n = self.add_weighted(n, kind, pile.counts[kind])
        return n

    def add_weighted(self, n: i64, outcome: i64, weight: i64) -> i64:
        """Write one outcome of a draw with its weight; nothing if the weight is 0."""
        if weight == 0:
            return n
        LEGAL[n] = outcome
        WEIGHTS[n] = weight
        return n + 1


class Procedure(Generic[S]):
    """A thing of the rulebook that takes time; `at` is the number of its next step.

    A subclass lists its step names in STEPS (saved games hold names, so steps may be inserted later), can be made
    without arguments, and keeps its locals in attributes of type i64.
    """

    STEPS: ClassVar[tuple[str, ...]] = ()
    SECRETS: ClassVar[tuple[str, ...]] = ()  # locals that no viewer sees
    at: i64
    caller: Procedure[Any] | None

    def __init__(self) -> None:
        self.at = 0
        self.caller = None

    def step(self, s: S, answer: i64) -> i64:
        """Run the step `at`; ASK, GO or DONE.  `answer` is what the last question brought."""
        return DONE

    def actions(self, s: S) -> i64:
        """Write the legal actions of `s.seat` (or the outcomes of chance, with weights); their number."""
        return 0

    def pile(self, s: S) -> Pile | None:
        """The pile from which chance draws a card, if it does; otherwise `actions` lists the outcomes."""
        return None

    def why(self, s: S, action: i64) -> i64:
        """The index of the game's rejection that tells `s.seat` why the action is not legal.

        It may look at public facts and the seat's own secrets only.
        """
        return 0

    def copy(self) -> Procedure[S]:
        """An independent copy with the same locals; the caller is not copied."""
        raise NotImplementedError

    def where(self) -> str:
        return type(self).__name__ + "." + type(self).STEPS[self.at]

    # ------------------------------------------------------------------ what a step may do last
    def go(self, then: i64) -> i64:
        """Go on with another step."""
        self.at = then
        return GO

    def ask(self, s: S, seat: i64, then: i64) -> i64:
        """Ask one seat; the step `then` takes the answer."""
        self.at = then
        s.seat = seat
        s.asked = BIT[seat]
        return ASK

    def ask_all(self, s: S, seats: i64, then: i64) -> i64:
        """Ask several seats (bit mask) at once; the step `then` takes each answer, `s.seat` says whose it is.

        That step ends with `answered`, which goes on when the last answer is in.
        """
        self.at = then
        s.asked = seats
        s.seat = lowest_bit(seats)
        return ASK

    def answered(self, s: S, then: i64) -> i64:
        """The seat has given its whole sealed answer; wait for the others or go on with `then`."""
        s.asked = s.asked & ~BIT[s.seat]
        if s.asked == 0:
            self.at = then
            return GO
        s.seat = lowest_bit(s.asked)
        return ASK

    def draw(self, s: S, name: i64, then: i64) -> i64:
        """Ask chance for a draw: from `pile`, or one of the outcomes that `actions` lists with their weights."""
        self.at = then
        s.seat = CHANCE
        s.asked = 0
        s.roll_name = name
        s.dice = 0
        s.faces = 0
        return ASK

    def roll(self, s: S, name: i64, dice: i64, faces: i64, then: i64) -> i64:
        """Ask chance for dice; the answer holds them as digits of base `faces`, see `die`."""
        self.at = then
        s.seat = CHANCE
        s.asked = 0
        s.roll_name = name
        s.dice = dice
        s.faces = faces
        return ASK


def number(n: i64) -> Any:
    """The number as an object."""
    return NUMBERS[n] if n < MOST_NUMBERS else int(n)


def copy_stack(top: Procedure[Any] | None) -> Procedure[Any] | None:
    if top is None:
        return None
    p = top.copy()
    p.caller = copy_stack(top.caller)
    return p


def die(outcome: i64, faces: i64, i: i64) -> i64:
    """The i-th die (from 0) of a roll, 1..faces."""
    for _ in range(i):
        outcome //= faces
    return outcome % faces + 1


def lowest_bit(mask: i64) -> i64:
    """The index of the lowest bit set; 63 if none is."""
    i: i64 = 0
    while i < 63 and mask & BIT[i] == 0:
        i += 1
    return i
