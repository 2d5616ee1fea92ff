"""Proof that a puzzle can be solved: its solution against every answer of the others and every outcome of chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.lessons.course import Course
from kartentisch.lessons.form import LEARNER, Chapter, Lesson

MOST: Final = 20_000  # positions of one proof


def certain(game: Game, lesson: Lesson, chapter: Chapter) -> int:
    """Follow the solution through everything that may come between its answers; in how many ways that ends.

    Raises:
        EngineError: `scenario_format` with a line that does not lead to the goal, or where there are too many.
        Rejected: an answer of the solution is not legal in some line.
    """
    course = Course(game, lesson, chapter)
    answers = [[course.words.action(action) for action in answer] for answer in chapter.solution]
    return _Proof(game, course, chapter).walk(course.match.state, course.events, answers, [])


class _Proof:
    def __init__(self, game: Game, course: Course, chapter: Chapter) -> None:
        self.game, self.course, self.chapter = game, course, chapter
        self.last = int(course.match.state.turn) + chapter.turns
        self.seen = 0

    def walk(self, state: Any, events: list[Event], answers: Sequence[list[int]], line: list[str]) -> int:
        """All that may follow; `answers`: of the solution, still to be given."""
        self.seen += 1
        if self.course.holds(self.chapter.goal, state, events):
            return 1
        if self.seen > MOST or state.over or state.turn > self.last:
            self.fail(line)
        if state.chance:
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            return sum(self.step(state, events, answers, line, None, [outcome]) for outcome in outcomes)
        if LEARNER in state.seats_asked:
            if not answers:
                self.fail(line)
            return self.step(state, events, answers[1:], line, LEARNER, answers[0])
        seat = state.seats_asked[0]
        return sum(self.step(state, events, answers, line, seat, [one]) for one in state.legal_actions(seat))

    def step(
        self, state: Any, events: list[Event], answers: Sequence[list[int]], line: list[str], seat: int | None,
        actions: list[int],
    ) -> int:  # fmt: skip
        then, told, said = state.clone(), [*events], [*line]
        then.listen()
        for action in actions:
            said.append(self.game.space.notation(action) if seat is not None else self.game.outcome_text(then, action))
            then.apply(action, *(() if seat is None else (seat,)))
            told += self.game.events(then)
        return self.walk(then, told, answers, said)

    def fail(self, line: list[str]) -> None:
        raise EngineError("scenario_format", problem=f"{self.chapter.chapter}: not solved by {', '.join(line)}")
