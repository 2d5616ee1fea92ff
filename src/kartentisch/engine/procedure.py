"""A procedure: a thing of the rulebook that takes time (a turn, a conflict), and what its steps may do.

Its methods are *steps*; `at` names the step that comes next and the typed attributes are its locals.  A step looks at
the state and at the last answer, changes the state, and then asks, calls another procedure, goes on, or finishes.
Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.errors import EngineError
from kartentisch.engine.listing import EMPTY
from kartentisch.engine.piles import Stock
from kartentisch.engine.reading import CHANCE, Readable
from kartentisch.engine.sealed import NO_PASS

# what a step returns
ASK: Final = 0  # stop: somebody must answer
GO: Final = 1  # run the next step, perhaps of a procedure that was just called
DONE: Final = 2  # this procedure is finished

S = TypeVar("S", bound=Readable)


@mypyc_attr(acyclic=True)
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

    @classmethod
    def __class_getitem__(cls, state: Any) -> Any:
        """`Procedure[AttilaState]` is for checkers of types alone; compiled it is no `Generic` (tools/plain.py)."""
        return cls

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

    def looks(self, s: S) -> None:
        """The answer was a look: nothing has changed that `observe` tells beside the question and who is asked."""
        s.moment -= 1

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
        s.close_round("" if s.heard is None else self.where())
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


def copy_stack(top: Procedure[Any] | None) -> Procedure[Any] | None:
    if top is None:
        return None
    p = top.copy()
    p.caller = copy_stack(top.caller)
    return p
