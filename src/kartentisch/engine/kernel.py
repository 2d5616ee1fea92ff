"""The kernel: a state, a stack of procedures (see `procedure`), and the loop that runs their steps.  Compiled by mypyc.

Rules import from here what they need of the floors below.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kartentisch.engine import buffers
from kartentisch.engine.bits import BIT, equal, mix, mix_all
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.listing import UNLISTED
from kartentisch.engine.procedure import ASK, DONE, GO, Procedure, copy_stack
from kartentisch.engine.reading import ANSWERS_OPEN, CHANCE, NOBODY, NOBODY_REACTED, Readable, kind_of, seats_of
from kartentisch.engine.sealed import NO_PASS
from kartentisch.engine.sheet import Sheet

RUNAWAY: Final = 10_000  # steps between two questions; more is a fault in the rules
MOST_NUMBERS: Final = 2048
MOST_LISTED: Final = 100_000  # outcomes of a roll; more are asked for die by die
MASK: Final[Any] = type(vec[u8]())  # the buffers of our own that `legal_mask` writes into at once

# lists of choices are made of these, so that no number is made anew for each list; Any: mypyc would unpack an int
NUMBERS: Final[list[Any]] = list(range(MOST_NUMBERS))


@mypyc_attr(acyclic=True)
class State(Readable):
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

    NOTES: ClassVar[tuple[str, ...]] = ()  # fields that only follow from the others: no part of the position
    top: Procedure[Any] | None  # the procedure that runs; its `caller` waits, and so on

    def __init__(self, game: Any, players: i64, src: State | None = None) -> None:
        super().__init__(game, players, src)
        self.top = None if src is None else copy_stack(src.top)

    # ------------------------------------------------------------------ for players, bots and searches
    def legal_actions(self, seat: i64 = NOBODY) -> list[int]:
        """Numbers of the actions the seat may take now (default: the seat that must answer), ascending.

        Where chance must answer: the possible outcomes.  Empty for a seat that is not asked and after the end.

        Raises:
            EngineError: `many_outcomes` for a roll of so many dice that no list of its outcomes is of use.
        """
        who = self.seat if seat == NOBODY else seat
        if who == CHANCE and self.seat == CHANCE and self.dice > 0:
            return list(range(int(self.listable())))
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

    def listable(self) -> i64:
        """How many outcomes the roll has that must answer, if that is few enough to list them."""
        outcomes = self.dice_outcomes()
        if outcomes > MOST_LISTED:
            raise EngineError("many_outcomes", dice=int(self.dice), faces=int(self.faces), most=int(MOST_LISTED))
        return outcomes

    def apply(self, action: SupportsIndex | str, seat: i64 = NOBODY) -> None:
        """Let the seat (default: the one that must answer, or chance) take the action.

        Args:
            action: its number, or its notation (`place goths moesia`); where chance must answer an outcome (`goths`).

        Raises:
            Rejected: the action is not legal; the state is unchanged and the error says which rule forbids it.
            EngineError: as for `ActionSpace.parse` and `Game.parse_outcome`.
            TypeError: it is neither a whole number nor a text.
        """
        answer: i64 = 0
        if isinstance(action, str):
            answer = self._number_of(action)
        else:
            number: int = 0
            if isinstance(action, int):  # as nearly always: without a call
                number = action
            else:
                try:
                    number = index(action)
                except TypeError:
                    raise TypeError("apply(): an action is a whole number or a text, not " + kind_of(action)) from None
            try:
                answer = i64(number)
            except (OverflowError, ValueError):  # no machine integer, so no action either
                refused = self.rejection(-1, seat)
                told = {key: number if found == -1 else found for key, found in refused.args.items()}
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

    def write_question(self, sheet: Sheet, numbers: dict[Any, list[int]], questions: i64) -> None:
        """For `observe`: which question waits, and who is asked.

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
            EngineError: `not_chance` if a seat must answer; `many_outcomes` as for `legal_actions`.
        """
        if self.seat != CHANCE:
            raise EngineError("not_chance")
        if self.dice > 0:
            outcomes = self.listable()
            return [(int(i), 1.0 / int(outcomes)) for i in range(outcomes)]
        n = self.list_choices(CHANCE)
        total: i64 = 0
        for i in range(n):
            total += self.weights[i]
        return [(int(self.legal[i]), int(self.weights[i]) / int(total)) for i in range(n)]

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    def legal_mask(self, out: Any, seat: i64 = NOBODY) -> int:
        """Write 1 for every action that the seat may take now and 0 for the others; how many it may take.

        Args:
            out: what `Game.mask_buffer` makes, or any row of numbers that can be written and is at least as long as the
                action space, such as an array of numpy: bool, uint8, int8, or wider.
            seat: default: the one that must answer; where chance must answer none may be taken.

        Raises:
            TypeError: `out` is no buffer.
            EngineError: `short_buffer`, `bad_buffer`, `readonly_buffer`.
        """
        size: i64 = self.game.space.size
        if type(out) is not MASK:
            view = buffers.room(out, int(size), buffers.FLAGS)
            own = self.game.mask_buffer()
            found = self.legal_mask(own, seat)
            buffers.copied(own, view, int(size))
            return found
        mask: vec[u8] = out  # as an argument it would never be freed
        if i64(len(mask)) < size:
            raise EngineError("short_buffer", found=len(mask), least=int(size))
        for i in range(size):
            mask[i] = 0
        who = self.seat if seat == NOBODY else seat
        if who < 0:
            return 0
        n = self.list_choices(who)
        for i in range(n):
            mask[self.legal[i]] = 1
        return int(n)

    # ------------------------------------------------------------------ copies, and states that are equal
    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> Any:
        return load_state, (self.game, self.to_json())

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

    def __repr__(self) -> str:
        waits = "over" if self.over else "chance" if self.chance else "seat " + str(self.seat) + " " + self.where()
        return "<" + str(self.game.id) + " turn " + str(self.turn) + ": " + waits + ">"

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
        self.moment += 1
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

    def where(self) -> str:
        """The step that waits, such as `Turn.play`: the name of the question."""
        return "" if self.top is None else self.top.where()


def number(n: i64) -> Any:
    """The number as an object."""
    return NUMBERS[n] if n < MOST_NUMBERS else int(n)


def overwrite(s: State, name: str, value: i64) -> None:
    """For the test kit: another value for a field that Python cannot set, whatever it means there."""
    if name == "seat":
        s.seat = value
    elif name == "asked":
        s.asked = value
    elif name == "turn":
        s.turn = value
    elif name == "answering":
        s.answering = value
    elif name == "passing":
        s.passing = value


def load_state(game: Any, data: Any) -> Any:
    """For pickle."""
    return game.load(data)


__all__ = [
    "ANSWERS_OPEN",
    "ASK",
    "CHANCE",
    "DONE",
    "GO",
    "NOBODY",
    "NOBODY_REACTED",
    "Procedure",
    "State",
    "seats_of",
]
