"""Playing a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.board import extended
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError, KartentischError, Rejected
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.options import resolve
from kartentisch.engine.scenario.chance import Script, unfold
from kartentisch.engine.scenario.expectations import Look
from kartentisch.engine.scenario.files import Document, in_form
from kartentisch.engine.scenario.form import Expect, Extension
from kartentisch.engine.scenario.words import Misplaced, Path, Words, faulty

_EXPECT = Decoder(Expect)

Load = Callable[[str, str | None], Game]
STEP_KEYS = ("expect", "refused", "note")
NOT_FOR_PLAYERS = {*STEP_KEYS, "spectator", "chance", "nobody"}
OF_CHANCE = ("chance_differs", "impossible_outcome", "unknown_outcome")


@dataclass
class Report:
    """What came of a scenario: it passed if there are no failures.

    Attributes:
        failures: each with its place.
        match: as it stood at the end; None if it could not begin.
    """

    title: str
    failures: list[str] = field(default_factory=list)
    match: Match | None = None

    @property
    def passed(self) -> bool:
        return not self.failures


@careful
def run(document: Document, load: Load, board: str | None = None) -> Report:
    """Play a scenario.

    Args:
        document: what `parse` or `read` gave.
        load: gives the game for a name and the text of a board or None.
        board: the text of the board file that the document names (`Document.board_file`).
    """
    report = Report(document.title)
    if document.fault:
        report.failures.append(document.fault)
        return report
    runner = _Runner(document, report)
    try:
        runner.play(load, board)
    except Misplaced as error:
        runner.fail(error.path, error.error.brief)
    except KartentischError as error:
        runner.fail(runner.path_of(error), error.brief)
    except Exception as error:
        if "stack" not in (runner.form.position or {}):
            raise
        runner.fail(runner.path, f"the rules cannot go on from this position: {error!r}")  # its stack cannot be
    return report


class _Runner:
    def __init__(self, document: Document, report: Report) -> None:
        assert document.form is not None
        self.document = document
        self.form = document.form
        self.report = report
        self.where = "beginning"
        self.path: Path = ()
        self.script: Script | None = None
        self.match: Match

    def play(self, load: Load, board: str | None) -> None:
        self.begin(load, board)
        for i, step in enumerate(self.form.steps):
            self.step(i, step)
        self.finish()

    def begin(self, load: Load, board: str | None) -> None:
        form = self.form
        names = form.players
        self.names = [f"P{i + 1}" for i in range(names)] if isinstance(names, int) else list(names)
        for i, name in enumerate(self.names):
            if name in NOT_FOR_PLAYERS or not name.strip() or self.names.index(name) != i:
                raise faulty(("players", i), f"nobody can be called {name!r} here")
        self.path = ("game",)
        if self.document.board_file and board is None:
            raise Misplaced(("board",), EngineError("no_such_file", file=self.document.board_file))
        if isinstance(form.board, Extension):
            self.path = ("board",)
            whole = board if board is not None else load(form.board.extends, None).board.source
            board = extended(whole, msgspec.to_builtins(form.board))
        self.game = load(form.game, board)
        self.words = words = Words(self.game, self.names)
        for i, rule in enumerate(form.rules):
            words.rule(("rules", i), rule)
        for i, item in enumerate(form.chance):
            for name in item:
                words.word(("chance", i, name), name, "chance")
        self.path = ("options",)
        resolve(self.game.options, form.options)
        self.script = Script(form.chance, form.seed, words.seats)
        self.path = ("position",)
        position = None if form.position is None else words.laid_out(form.position)
        self.match = self.report.match = Match(self.game, self.names, self.script, form.options, position)

    def step(self, i: int, step: dict[str, Any]) -> None:
        self.where, self.path = f"step {i + 1}", ("steps", i)
        expect, refused, note = (step.get(key) for key in STEP_KEYS)
        turns = [(name, action) for name, action in step.items() if name not in STEP_KEYS]
        if len(turns) > 1 or (not turns and (refused is not None or note is not None)):
            raise faulty((), "one seat and its action, please")
        if not step:
            raise faulty((), "a step that does and says nothing")
        for name, action in turns:
            self._act(name, [action] if isinstance(action, str) else action, refused, note)
        if "expect" in step:
            path = (*self.path, "expect")
            nothing = [key for key, part in (expect.items() if isinstance(expect, dict) else ()) if part is None]
            if nothing:
                raise faulty((*path, nothing[0]), "this says nothing")
            try:
                wanted = _EXPECT.convert(expect)
            except msgspec.ValidationError as error:
                problem, where = in_form(str(error))
                raise Misplaced((*path, *where), EngineError("scenario_format", problem=problem)) from None
            Look(self.match, self.words, path, self.fail).check(wanted)

    def finish(self) -> None:
        self.where = "end"
        assert self.script is not None
        left = self.script.left()
        if left:
            raise Misplaced(("chance", self.script.items[0][0]), EngineError("chance_left", left="; ".join(left)))
        if not self._expected_chance():
            self._must_not_wait()

    def _must_not_wait(self) -> None:
        """EngineError `chance_missing` where the game waits for a roll or a draw."""
        state = self.match.state
        if state.chance:
            name = self.game.chances[state.roll_name][0]
            dice = f", {state.dice} dice of {state.faces}" if state.dice else ""
            raise EngineError("chance_missing", chance=name, at=state.where() + dice)

    def _expected_chance(self) -> bool:
        last = self.form.steps[-1].get("expect") if self.form.steps else None
        return isinstance(last, dict) and last.get("asked") in ("chance", ["chance"])

    def _act(self, name: str, actions: Any, refused: Any, note: Any) -> None:
        if not isinstance(actions, list) or not actions or not all(isinstance(action, str) for action in actions):
            raise faulty((*self.path, name), "an action in notation, or a list of them, please")
        self.where += f" ({name}: {', '.join(actions)})"
        self.path = here = (*self.path, name)
        seat = self.words.seat(here, name)
        reasons = None if refused is None else self.words.refusal((*here[:-1], "refused"), refused)
        self._must_not_wait()
        numbers = [self.words.action(action) for action in unfold(actions)]
        before = self.match.state.digest()
        try:
            self.match.play(seat, *numbers, note=str(note or ""))
        except Rejected as error:
            if reasons is None:
                self.fail(here, f"refused: {error.brief}")
            elif reasons and not {error.code, error.rule} & set(reasons):
                self.fail(here, f"refused by {error.rule or error.code} instead of {' or '.join(reasons)}")
            if self.match.state.digest() != before:
                self.fail(here, "a refused action changed the state")
        else:
            if reasons is not None:
                self.fail(here, f"accepted, but {' or '.join(reasons) or 'something'} should refuse it")
        self.path = here[:-1]

    # ------------------------------------------------------------------ failures
    def fail(self, path: Path, message: str) -> None:
        place = self.document.place(path or self.path)
        self.report.failures.append(f"{place}, {self.where}: {message}")

    def path_of(self, error: KartentischError) -> Path:
        """Where in the document the error comes from: an outcome of chance that does not fit, or what is done now."""
        if self.script is not None and error.code in OF_CHANCE:
            return ("chance", self.script.at)
        return self.path
