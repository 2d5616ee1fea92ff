"""The kernel: a state, a stack of procedures, and the loop that runs their steps.  Compiled by mypyc.

A *procedure* is a thing of the rulebook that takes time (a turn, a conflict).  Its methods are *steps*; `at` names
the step that comes next and the typed attributes are its locals.  A step looks at the state and at the last answer,
changes the state, and then asks, calls another procedure, goes on, or finishes.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, equal, lowest_bit, mix, mix_all
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.listing import EMPTY, UNLISTED
from kartentisch.engine.piles import Stock
from kartentisch.engine.sealed import NO_PASS, SealedRound
from kartentisch.engine.sheet import Sheet

# who must answer, where it is not a seat; viewers without a seat have numbers of their own (`facts`)
CHANCE: Final = -3
NOBODY: Final = -2

# what a step returns
ASK: Final = 0  # stop: somebody must answer
GO: Final = 1  # run the next step, perhaps of a procedure that was just called
DONE: Final = 2  # this procedure is finished

RUNAWAY: Final = 10_000  # steps between two questions; more is a fault in the rules
MOST_NUMBERS: Final = 2048

# what the engine itself tells; the events of the rules are numbered from 0
ANSWERS_OPEN: Final = -1
NOBODY_REACTED: Final = -2


# lists of choices are made of these, so that no number is made anew for each list; Any: mypyc would unpack an int
NUMBERS: Final[list[Any]] = list(range(MOST_NUMBERS))

# what a state shows of itself to whoever plays with it in a shell or a notebook
READERS: Final = (
    "answering", "apply", "asked", "chance", "chance_outcomes", "clone", "determinize", "digest", "events", "game",
    "is_legal", "key", "legal_actions", "legal_mask", "listen", "observe", "over", "pass_all", "passing", "players",
    "playout", "rejection", "returns", "rollout", "scores", "seat", "seats_asked", "stack", "to_json", "turn",
    "value", "view", "where", "winners",
)  # fmt: skip

S = TypeVar("S", bound="State")


@mypyc_attr(acyclic=True)
class State(SealedRound):
    """What is true at the table, and who must answer: plain data, no history, no random generator, no player.

    Attributes for readers (change them through `apply` only):
        players: number of seats, 2 or more; seats count from 0.
        seat: the seat that must answer (the lowest one where several are asked), CHANCE or NOBODY.
        asked: bit mask of the seats that must answer.
        turn: turns begun so far.
        answering: bit mask of the seats in the open round of sealed answers, 0 if none is open.
        passing: in a window the action that passes, else NO_PASS.
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
    heard: list[tuple[Any, ...]] | None
    top: Procedure[Any] | None  # the procedure that runs; its `caller` waits, and so on

    def __init__(self, game: Any, players: i64, src: State | None = None) -> None:
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
        """The seats that must answer now; several at once only where they are asked side by side."""
        return seats_of(self.asked, self.players)

    def legal_actions(self, seat: i64 = NOBODY) -> list[int]:
        """Numbers of the actions the seat may take now (default: the seat that must answer), ascending.

        Where chance must answer: the possible outcomes.  Empty for a seat that is not asked and after the end.
        """
        who = self.seat if seat == NOBODY else seat
        if who == CHANCE and self.seat == CHANCE and self.dice > 0:
            return list(range(int(self.dice_outcomes())))
        n = self.list_choices(who)
        legal = self.legal
        return [number(legal[i]) for i in range(n)]

    def is_legal(self, action: i64, seat: i64 = NOBODY) -> bool:
        """True if `apply(action, seat)` would be accepted."""
        who = self.seat if seat == NOBODY else seat
        if who == CHANCE and self.seat == CHANCE and self.dice > 0:
            return 0 <= action < self.dice_outcomes()
        n = self.list_choices(who)
        legal = self.legal
        for i in range(n):
            if legal[i] == action:
                return True
        return False

    def apply(self, action: int | str, seat: i64 = NOBODY) -> None:
        """Let the seat (default: the one that must answer, or chance) take the action.

        Args:
            action: its number, or its notation (`place goths moesia`); where chance must answer an outcome (`goths`).

        Raises:
            Rejected: the action is not legal; the state is unchanged and the error says which rule forbids it.
            EngineError: as for `ActionSpace.parse` and `Game.parse_outcome`.
        """
        answer: i64 = 0
        try:
            answer = self._number_of(action) if isinstance(action, str) else action
        except OverflowError:  # no machine integer, so no action either
            refused = self.rejection(-1, seat)
            told = {key: action if found == -1 else found for key, found in refused.args.items()}
            raise Rejected(Rejection(refused.code, refused.rule, told), self.game) from None
        if not self.is_legal(answer, seat):
            raise Rejected(self.rejection(answer, seat), self.game)
        if seat != NOBODY:
            self.seat = seat
        self.run(answer)

    def _number_of(self, text: str) -> i64:
        """The number of an action in notation, or of an outcome where chance must answer."""
        found: i64 = self.game.parse_outcome(self, text) if self.seat == CHANCE else self.game.space.parse(text)
        return found

    def pass_all(self) -> None:
        """In a window: let every seat that is still asked pass, in one step.

        Raises:
            EngineError: `no_window` if none is open.
        """
        if self.passing == NO_PASS:
            raise EngineError("no_window", at=self.where())
        last: i64 = NOBODY
        for seat in range(self.players):
            if self.is_legal(self.passing, seat):
                if last != NOBODY:
                    self.seal(last, self.passing)
                    self.asked &= ~BIT[last]
                last = seat
        if last != NOBODY:
            self.seat = last
            self.run(self.passing)

    def rejection(self, action: i64, seat: i64 = NOBODY) -> Rejection:
        """Why `apply(action, seat)` would be refused.  Call it for illegal actions only."""
        who = self.seat if seat == NOBODY else seat
        if self.seat == NOBODY:
            return Rejection("game_over", "", {})
        if who == CHANCE and self.seat == CHANCE:
            return Rejection("impossible_outcome", "", {"outcome": int(action)})
        if who < 0 or self.seat == CHANCE or who >= self.players or self.asked & BIT[who] == 0:
            return Rejection("not_asked", "", {"seat": int(who)})
        size: i64 = self.game.space.size
        if action < 0 or action >= size:
            return Rejection("no_such_action", "", {"action": int(action), "size": int(size)})
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
            total += self.weights[i]
        return [(int(self.legal[i]), int(self.weights[i]) / int(total)) for i in range(n)]

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    # ------------------------------------------------------------------ for searches; each works in the state itself
    def playout(self, chance: Any) -> int:
        """Play on at random to the end; how many decisions were taken.

        Args:
            chance: a `Chance`, for rolls, draws and decisions.
        """
        return int(chance.play_out(self))

    def rollout(self, chance: Any, policy: Any, turns: i64 = 0, wild: float = 0.0) -> int:
        """Play on, every seat as the policy rates its actions; how many decisions were taken.

        Args:
            chance: a `Chance`, for rolls, draws, and among actions that are rated alike.
            policy: (state, action, seat) -> a number, such as `Game.rate`; the highest is taken.
            turns: stop when so many turns more have begun; 0: at the end of the game.
            wild: the share of decisions, 0 to 1, that are taken at random.
        """
        return int(chance.roll_out(self, policy, turns, wild))

    def determinize(self, seat: i64, chance: Any) -> None:
        """Deal anew whatever the seat (or a SPECTATOR) cannot know: a whole world that agrees with what it knows.

        The seat's view stays as it was, to the byte, and what comes depends on nothing that the seat does not know:
        two states with equal views give equal worlds from equal chances.  Sealed answers of others are given again, at
        random.  Nobody listens to the world.

        Args:
            chance: a `Chance`.

        Raises:
            EngineError: `no_such_seat`.
        """
        if seat >= self.players or seat < -1:
            raise EngineError("no_such_seat", number=int(seat), players=int(self.players))
        chance.determinize(self, seat)

    def observe(self, seat: i64, out: vec[i64]) -> int:
        """Write what the seat may know as numbers, in the order of `Game.observation`; how many they are.

        Args:
            out: at least so long; `Observation.buffer` makes one.

        Raises:
            EngineError: `no_such_seat`; `short_buffer`; `not_observed` if the game has no observation.
        """
        if seat < 0 or seat >= self.players:
            raise EngineError("no_such_seat", number=int(seat), players=int(self.players))
        layout = self.game.observation(int(self.players))
        size: i64 = layout.size
        if i64(len(out)) < size:
            raise EngineError("short_buffer", found=len(out), least=int(size))
        for i in range(size):
            out[i] = 0
        self.game.write_observation(self, Sheet(seat, self.players, out, layout.words, 0, size))
        return int(size)

    def write_question(self, sheet: Sheet, numbers: dict[Any, list[int]], questions: i64) -> None:
        """Which question waits, and who is asked.

        Args:
            numbers: class of a procedure -> by step the number of its question, -1 for none.
            questions: how many there are.
        """
        top = self.top
        asks = None if top is None else numbers.get(type(top))
        question: i64 = -1
        if asks is not None and top is not None:
            question = asks[top.at]
        sheet.choice("question", 0, question, questions)
        sheet.seats("asked", self.asked)

    def legal_mask(self, out: vec[i64], seat: i64 = NOBODY) -> int:
        """Write 1 for every action that the seat may take now and 0 for the others; how many it may take.

        Args:
            out: at least as long as the action space.
            seat: default: the one that must answer; where chance must answer none may be taken.

        Raises:
            EngineError: `short_buffer`.
        """
        size: i64 = self.game.space.size
        if i64(len(out)) < size:
            raise EngineError("short_buffer", found=len(out), least=int(size))
        for i in range(size):
            out[i] = 0
        who = self.seat if seat == NOBODY else seat
        if who < 0:
            return 0
        n = self.list_choices(who)
        for i in range(n):
            out[self.legal[i]] = 1
        return int(n)

    def value(self, seat: int) -> float:
        """What the position is worth to the seat; see `Game.value`."""
        value: float = self.game.value(self, seat)
        return value

    def __dir__(self) -> list[str]:
        """What readers need; the rest belongs to the rules."""
        return [*READERS, *[name for name in dir(type(self)) if name.startswith("__")]]

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        return load_state, (self.game, self.to_json())

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

    def key(self) -> int:
        """A number of 62 bits for the whole state, equal for equal states of one game under the same options.

        For transposition tables: a state that differs has another key but for one chance in 2**62.
        """
        key = self.mixed(mix(self.players, self.seat))
        key = mix(mix(mix(key, self.asked), self.turn), self.answering)
        if self.seat == CHANCE:
            key = mix(mix(mix(key, self.roll_name), self.dice), self.faces)
        if self.answering != 0:
            key = mix(mix_all(key, self.sealed), self.passing)
        p = self.top
        while p is not None:
            key = p.mixed(mix(key, p.at))
            p = p.caller
        return int(key)

    def mixed(self, key: i64) -> i64:
        """The key followed by the fields of the game's own state."""
        raise NotImplementedError

    def same(self, other: State) -> bool:
        """True if the fields of the game's own state are equal."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        if self.seat != other.seat or self.asked != other.asked or self.turn != other.turn:
            return False
        if self.players != other.players or self.answering != other.answering or not self.game.plays_like(self, other):
            return False
        if self.seat == CHANCE and not (
            self.roll_name == other.roll_name and self.dice == other.dice and self.faces == other.faces
        ):
            return False
        if self.answering != 0 and not (self.passing == other.passing and equal(self.sealed, other.sealed)):
            return False
        p, q = self.top, other.top
        while p is not None and q is not None:
            if type(p) is not type(q) or p.at != q.at or not p.same(q):
                return False
            p, q = p.caller, q.caller
        return p is None and q is None and self.same(other)

    def __hash__(self) -> int:
        return self.key()

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
        self.listed = UNLISTED
        if self.answering != 0:
            self.seal(self.seat, answer)
        steps: i64 = 0
        p = self.top
        while p is not None:
            result = p.step(self, answer)
            if result == ASK:
                return
            if self.answering != 0:
                raise EngineError("open_round", at=self.where())
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
        if self.listed == seat:
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
        self.listed = seat
        return n

    def dice_outcomes(self) -> i64:
        n: i64 = 1
        for _ in range(self.dice):
            n *= self.faces
        return n

    def where(self) -> str:
        """The step that waits, such as `Turn.play`: the name of the question."""
        return "" if self.top is None else self.top.where()

    # ------------------------------------------------------------------ what is told
    def close_round(self) -> None:
        """All answers are in: that they lie open, or that all have passed, is told in any case."""
        heard = self.heard
        if heard is not None:
            heard.append((NOBODY_REACTED if self.all_pass() else ANSWERS_OPEN, self.where()))
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
        heard = self.heard
        if heard is not None:
            heard.append((int(kind), int(a), int(b), int(c), int(d), int(e)))

    def tell_list(self, kind: i64, items: vec[i64], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Report a fact whose last value is a list, such as the casualties of a battle."""
        heard = self.heard
        if heard is not None:
            heard.append((int(kind), tuple([int(item) for item in items]), int(a), int(b), int(c), int(d)))


class Procedure(Generic[S]):
    """A thing of the rulebook that takes time; `at` is the number of its next step.

    A subclass writes its locals, of type i64 or vec[i64], and its steps.  The rest of the class is generated from them
    (`make generate`): `STEPS` (saved games hold names, so steps may be inserted later), a number for every step,
    `__init__` (callable without arguments), `step`, `copy`, `mixed`, `same`.
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

    def pile(self, s: S) -> Stock | None:
        """The pile from which chance draws a card, if it does; otherwise `actions` lists the outcomes."""
        return None

    def why(self, s: S, action: i64) -> i64:
        """The index of the game's rejection that tells `s.seat` why the action is not legal.

        It may look at public facts and the seat's own secrets only; the action is one of the game's.
        """
        return 0

    def copy(self) -> Procedure[S]:
        """An independent copy with the same locals; the caller is not copied."""
        raise NotImplementedError

    def mixed(self, key: i64) -> i64:
        """The key followed by the name and the locals."""
        raise NotImplementedError

    def same(self, other: Procedure[Any]) -> bool:
        """True if the other is of the same kind and has the same locals."""
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
        self.closed(s)
        self.at = then
        s.seat = seat
        s.asked = BIT[seat]
        return ASK

    def ask_any(self, s: S, seats: i64, then: i64) -> i64:
        """Ask several seats (bit mask) at once; every answer takes effect as it comes, `s.seat` says whose it is.

        Raises:
            EngineError: `nobody_asked` if the mask is empty.
        """
        self.closed(s)
        return self.ask_mask(s, seats, then)

    def ask_mask(self, s: S, seats: i64, then: i64) -> i64:
        self.at = then
        if seats == 0:
            raise EngineError("nobody_asked", at=self.where())
        s.asked = seats
        s.seat = lowest_bit(seats)
        return ASK

    def closed(self, s: S) -> None:
        """While sealed answers are given, nothing else is asked; EngineError `open_round`, a fault of the rules."""
        if s.answering != 0:
            raise EngineError("open_round", at=self.where())

    def ask_all(self, s: S, seats: i64, then: i64, counted: bool = False) -> i64:
        """Ask several seats (bit mask) for sealed answers, which the engine keeps until all are in.

        The step `then` is run for each answer, `s.seat` says whose it is; nobody may see anything of it, so it changes
        nothing of the game.  It ends with `stay` if the seat has more to answer, and with `answered` if not.

        Args:
            counted: everybody may see how many answers each seat has given, as with cards laid face down.

        Raises:
            EngineError: `nobody_asked` if the mask is empty.
        """
        self.closed(s)
        s.open_round(seats, NO_PASS, counted)
        return self.ask_mask(s, seats, then)

    def ask_window(self, s: S, seats: i64, then: i64, passing: i64) -> i64:
        """Ask several seats (bit mask), sealed, whether they react: a round of `ask_all` in which one action passes.

        Raises:
            EngineError: `nobody_asked` if the mask is empty.
        """
        self.closed(s)
        s.open_round(seats, passing, False)
        return self.ask_mask(s, seats, then)

    def stay(self, s: S) -> i64:
        """The seat has not finished its sealed answer."""
        if s.answering == 0:
            raise EngineError("no_round", at=self.where())
        s.seat = lowest_bit(s.asked)
        return ASK

    def answered(self, s: S, then: i64) -> i64:
        """The seat has given its whole sealed answer; wait for the others, or go on with `then`.

        That step may read all answers (`State.answers`, `State.answer`); behind it they are gone.
        """
        if s.answering == 0:
            raise EngineError("no_round", at=self.where())
        s.asked = s.asked & ~BIT[s.seat]
        if s.asked != 0:
            s.seat = lowest_bit(s.asked)
            return ASK
        s.close_round()
        self.at = then
        result = self.step(s, 0)
        if s.answering == 0:
            s.sealed = EMPTY
            s.passing = NO_PASS
        return result

    def draw(self, s: S, name: i64, then: i64) -> i64:
        """Ask chance for a draw: from `pile`, or one of the outcomes that `actions` lists with their weights."""
        self.closed(s)
        self.at = then
        s.seat = CHANCE
        s.asked = 0
        s.roll_name = name
        s.dice = 0
        s.faces = 0
        return ASK

    def roll(self, s: S, name: i64, dice: i64, faces: i64, then: i64) -> i64:
        """Ask chance for dice; the answer holds them as digits of base `faces`, see `bits.die`."""
        self.closed(s)
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


def seats_of(mask: i64, players: i64) -> list[int]:
    """The seats of a bit mask."""
    return [int(seat) for seat in range(players) if mask & BIT[seat]]


def copy_stack(top: Procedure[Any] | None) -> Procedure[Any] | None:
    if top is None:
        return None
    p = top.copy()
    p.caller = copy_stack(top.caller)
    return p


def load_state(game: Any, data: Any) -> Any:
    """For pickle."""
    return game.load(data)
