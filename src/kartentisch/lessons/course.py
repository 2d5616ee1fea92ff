"""A chapter as far as it was answered: played from its beginning each time, so nothing of it has to be kept.

The rules decide what is legal, the goal decides what counts: any way that reaches it is taken.  The others answer as
the chapter says, or pass; chance brings what it says, and after that what its seed brings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from kartentisch.bots import Decision, Passing
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.scenario import Expect, Words, expand, unfold
from kartentisch.engine.scenario.expectations import Look
from kartentisch.lessons.form import LEARNER, Chapter, Lesson, Said

OPEN, DONE, MISSED = "open", "done", "missed"
MOST_ANSWERS: Final = 500  # of others between two of the learner


class Course:
    """One chapter being learnt.

    Attributes:
        match: the game; its record begins with the chapter.
        status: OPEN while the learner is to answer, DONE, or MISSED.
        said: a word about what was done last; None: the page's own.
    """

    def __init__(
        self, game: Game, lesson: Lesson, chapter: Chapter, answers: Sequence[Sequence[int | str]] = ()
    ) -> None:
        """`answers`: batches of actions, as numbers or in notation.

        Raises:
            EngineError: the chapter or a notation is broken.
            Rejected: an answer is not legal; `not_asked` behind the end of the chapter.
        """
        self.game, self.chapter = game, chapter
        self.said: Said | None = None
        names = lesson.head.players
        self.words = Words(game, names)
        position = None if chapter.position is None else self.words.laid_out(chapter.position)
        options = {**lesson.head.options, **chapter.options}
        self.chance = _Chances(chapter, self.words)
        self.match: Match = Match(game, names, self.chance, options, position)
        self.events: list[Event] = list(self.match.events)
        self._answered: list[int] = []
        self._given = 0
        self._begun = int(self.match.state.turn)
        self.status = OPEN
        self._others()
        for answer in answers:
            self.answer(answer)

    def answer(self, actions: Sequence[int | str]) -> None:
        """The learner answers.  Raises as the constructor does; nothing has changed then."""
        if self.status != OPEN:
            raise Rejected(Rejection("not_asked", args={"seat": LEARNER}))
        numbers = [self.words.action(action) if isinstance(action, str) else action for action in actions]
        self._happened(self.match.play(LEARNER, *numbers))
        self._answered += numbers
        self._given += 1
        self._look()
        self._others()

    def way(self) -> list[int]:
        """What of the solution is still to be done, in its order; nothing behind the end."""
        if self.status != OPEN:
            return []
        left = [self.words.action(text) for answer in self.chapter.solution for text in unfold(answer)]
        for done in self._answered:
            if done in left:
                left.remove(done)
        return left

    def hint(self) -> Said | None:
        """What helps with the answer that is due."""
        later = self.chapter.later[: self._given]
        return later[-1] if later else self.chapter.hint

    def _happened(self, events: Sequence[Event]) -> None:
        self.events.extend(events)

    def _others(self) -> None:
        """Everybody else answers until the learner is asked, or the chapter is over."""
        state = self.match.state
        for _ in range(MOST_ANSWERS):
            state = self.match.state
            late = state.over or state.turn > self._begun + self.chapter.turns
            if self.status != OPEN or (LEARNER in state.seats_asked and not late):
                return
            if late:
                self.status, self.said = MISSED, self.chapter.missed
                return
            seat = state.seats_asked[0]
            self._happened(self.match.play(seat, self._answer_of(Decision.of(state, seat))))
            self._look()
        raise EngineError("scenario_format", problem=f"{self.chapter.chapter}: the learner is not asked any more")

    def _answer_of(self, decision: Decision) -> int:
        wished = self.chapter.others.get(decision.question, ())
        for text in wished:
            number = self.words.action(text)
            if number in decision.legal:
                return number
        return Passing().answer(decision)

    def _look(self) -> None:
        """Has the goal been reached, or a way been taken that does not lead there?"""
        if self.holds(self.chapter.goal):
            self.status, self.said = DONE, self.chapter.done
            return
        for wrong in self.chapter.wrong:
            if self.holds(wrong.when):
                self.status, self.said = MISSED, wrong.say
                return

    def holds(self, expect: Expect, state: Any = None, events: Sequence[Event] | None = None) -> bool:
        """Whether all of it is so, now or in another state after these events of the chapter."""
        differences: list[str] = []
        seen = _Seen(self.match.state if state is None else state, self.events if events is None else events)
        Look(seen, self.words, (), lambda path, message: differences.append(message)).check(expect)  # type: ignore[arg-type]
        return not differences

    def moments(self, after: int = 0) -> Iterator[tuple[int, Any]]:
        """The states after each entry of the record but the first `after`."""
        for number, state, _ in self.match.record.states(self.game):
            if number > after:
                yield number, state


class _Seen:
    """A match as an expectation looks at it, with all events of the chapter."""

    def __init__(self, state: Any, events: Sequence[Event]) -> None:
        self.state, self.events = state, events


class _Chances:
    """Chance as the chapter has it: by name and in order, as long as it fits; then from the seed."""

    def __init__(self, chapter: Chapter, words: Words) -> None:
        self.left: dict[str, list[str]] = defaultdict(list)
        for item in chapter.chance:
            for name, text in item.items():
                words.word(("chance", name), name, "chance")
                self.left[name] += unfold([str(text)])
        self.rest = Chance(chapter.seed)
        self.seats: Mapping[str, int] = words.seats

    def outcome(self, s: Any) -> int | None:
        game: Game = s.game
        name = game.chances[s.roll_name][0]
        rows = self.left[name]
        if rows:
            if not s.dice:
                seats = self.seats if game.chances[s.roll_name][1] is None else {}
                rows[:1] = expand(rows[0], seats)
            text = rows.pop(0)
            try:
                return game.parse_outcome(s, text if s.dice else str(seats.get(text, text)))
            except EngineError:
                rows.clear()  # the learner went another way
        return int(self.rest.outcome(s))
