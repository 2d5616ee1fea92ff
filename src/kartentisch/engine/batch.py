"""Many games side by side, for programs that learn: every step answers one question in each.  Compiled by mypyc.

What is told lies in buffers that stay where they are, row by row; `kartentisch.adapters.batch` shows them as arrays.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.kernel import NOBODY, State
from kartentisch.engine.sheet import Sheet


class Rows:
    """n games of one kind, each with a chance of its own; a game that is over begins anew at once.

    Attributes:
        states: the games; `own(row)` for changing one.
        numbers: [game, entry] what the seat that must answer may know, as `State.observe` writes it.
        masks: [game, action] 1 for what it may do, else 0.
        seats: [game] the seat that must answer.
        rewards: [game, seat] what the game was worth, in the step that ended it; else 0.
        done: [game] 1 if the last step ended a game; the rest of the row is of the next one.
        lengths: [game] decisions taken in the game that the last step belonged to.
    """

    game: Any
    n: i64
    players: i64
    size: i64
    actions: i64
    states: list[State]
    numbers: vec[i64]
    masks: vec[u8]
    seats: vec[i64]
    rewards: vec[float]
    done: vec[u8]
    lengths: vec[i64]
    opening: State
    chances: list[Chance]
    sheets: list[Sheet]
    words: dict[Any, list[int]]
    questions: i64
    observe: Any
    worth: Any
    taken: vec[i64]

    def __init__(self, opening: State, n: int, chance: Chance, observe: Any, worth: Any) -> None:
        """
        Args:
            opening: how every game begins, perhaps at a roll or a draw.
            chance: where each game's own is split from, one after the other.
            observe: (state, sheet) writes what the game itself has to tell: `Game.observe`.
            worth: (state) -> by seat what the game was worth.
        """
        game = opening.game
        layout = game.observation(int(opening.players))
        self.game = game
        self.n = n
        self.players = opening.players
        self.size = layout.size
        self.actions = game.space.size
        self.numbers = vec[i64]([0] * (self.n * self.size))
        self.masks = vec[u8]([0] * (self.n * self.actions))
        self.seats = vec[i64]([0] * self.n)
        self.rewards = vec[float]([0.0] * (self.n * self.players))
        self.done = vec[u8]([0] * self.n)
        self.lengths = vec[i64]([0] * self.n)
        self.taken = vec[i64]([0] * self.n)
        self.opening = opening
        self.words = game.question_numbers
        self.questions = len(game.questions)
        self.observe = observe
        self.worth = worth
        self.states = []
        self.chances = []
        self.sheets = []
        for row in range(self.n):
            self.states.append(opening.clone())
            self.chances.append(chance.split())
            self.sheets.append(Sheet(0, self.players, self.numbers, layout.words, row * self.size, self.size))
            self.begin(row)
            self.show(row)

    def deal(self, chance: Chance) -> None:
        """Begin anew in every row, as if made with this chance; nothing of the games before is told any more."""
        for row in range(self.n):
            self.hide(row)
            self.chances[row] = chance.split()
            self.begin(row)
            self.done[row] = 0
            self.lengths[row] = 0
            for seat in range(self.players):
                self.rewards[row * self.players + seat] = 0.0
            self.show(row)

    def __copy__(self) -> Rows:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Rows:
        states, chances = [s.clone() for s in self.states], [chance.__copy__() for chance in self.chances]
        return rows_again(self.opening.clone(), states, chances, self.worth, self.told())

    def __reduce__(self) -> Any:
        return rows_again, (self.opening, self.states, self.chances, self.worth, self.told())

    def told(self) -> list[Any]:
        """What the last step told and the states do not say: rewards, done, lengths."""
        return [list(self.rewards), [int(done) for done in self.done], [int(length) for length in self.lengths]]

    def begin(self, row: i64) -> None:
        """A new game in this row, up to its first question."""
        state = self.opening.clone()
        self.chances[row].settle(state)
        if state.seat == NOBODY:
            raise EngineError("game_over")
        self.states[row] = state

    def show(self, row: i64) -> None:
        """Write what the seat that must answer may know and do."""
        s, sheet = self.states[row], self.sheets[row]
        seat = s.seat
        self.seats[row] = seat
        if sheet.shows(s, s.moment, seat):
            s.write_question(sheet, self.words, self.questions)
            sheet.asked()
        else:
            sheet.wiped(seat)
            s.write_question(sheet, self.words, self.questions)
            sheet.asked()
            self.observe(s, sheet)
        masks, first = self.masks, row * self.actions
        n = s.list_choices(seat)
        legal = s.legal
        for i in range(n):
            masks[first + legal[i]] = 1

    def hide(self, row: i64) -> None:
        """Take back what the mask shows."""
        s = self.states[row]
        masks, first = self.masks, row * self.actions
        n = s.list_choices(s.seat)
        legal = s.legal
        for i in range(n):
            masks[first + legal[i]] = 0

    def replace(self, row: i64, state: State) -> None:
        """Go on from another position in this row, after whatever chance must answer there.

        Raises:
            EngineError: `game_over` if chance ends the game; then the row is as it was.
        """
        self.chances[row].settle(state)
        if state.seat == NOBODY:
            raise EngineError("game_over")
        self.hide(row)
        self.states[row] = state
        self.lengths[row] = 0
        self.show(row)

    def step(self, answers: list[int]) -> None:
        """One answer in each game, for the seat in `seats`.

        Raises:
            EngineError: `short_batch` if there is not one for each game.
            Rejected: one of them is not legal; then no game has changed, and a note of the error names the row.
        """
        if i64(len(answers)) != self.n:
            raise EngineError("short_batch", found=len(answers), least=int(self.n))
        taken, masks, actions = self.taken, self.masks, self.actions
        for row in range(self.n):
            answer: i64 = answers[row]
            if answer < 0 or answer >= actions or masks[row * actions + answer] == 0:
                error = Rejected(self.states[row].rejection(answer), self.game)
                error.add_note("row " + str(row))
                raise error
            taken[row] = answer
        for row in range(self.n):
            self.hide(row)
            s = self.states[row]
            s.run(taken[row])
            self.chances[row].settle(s)
            if self.done[row] != 0:
                self.done[row] = 0
                self.lengths[row] = 0
                for seat in range(self.players):
                    self.rewards[row * self.players + seat] = 0.0
            self.lengths[row] += 1
            if s.seat == NOBODY:
                self.end(row)
            self.show(row)

    def end(self, row: i64) -> None:
        """The game of this row is over: what it was worth, and the next one."""
        worths: list[float] = self.worth(self.states[row])
        for seat in range(self.players):
            self.rewards[row * self.players + seat] = worths[seat]
        self.done[row] = 1
        self.begin(row)

    def anyhow(self, chance: Chance) -> list[int]:
        """A legal action for each game, each equally likely."""
        found: list[int] = []
        for row in range(self.n):
            s = self.states[row]
            n = s.list_choices(s.seat)
            found.append(int(s.legal[0] if n == 1 else s.legal[chance.under(n)]))
        return found


def rows_again(opening: State, states: list[State], chances: list[Chance], worth: Any, told: list[Any]) -> Rows:
    """For copies and pickle: rows that stand where others stood."""
    rows = Rows(opening, len(states), Chance(), opening.game.observe, worth)
    rewards: list[float] = told[0]
    done: list[int] = told[1]
    lengths: list[int] = told[2]
    for row in range(rows.n):
        rows.hide(row)
        rows.states[row] = states[row]
        rows.chances[row] = chances[row]
        rows.done[row] = u8(done[row])
        rows.lengths[row] = lengths[row]
        for seat in range(rows.players):
            rows.rewards[row * rows.players + seat] = rewards[int(row * rows.players + seat)]
        rows.show(row)
    return rows
