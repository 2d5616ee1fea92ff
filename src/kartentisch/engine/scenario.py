"""Scenarios: a position, scripted chance, actions and expectations in one readable file.

The form is described for people in `docs/scenarios.md` and for machines by `schema()`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, KartentischError, Rejected
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
from kartentisch.engine.match import Match

Named = dict[str, Any]


class Expect(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What must be true after a step.  Whatever is left out is not looked at."""

    asked: str | list[str] | None = None  # seats that must answer, `chance`, or `nobody`
    question: str | None = None  # such as Turn.play
    legal: list[str] | None = None  # actions of the seat asked that must be among the legal ones
    choices: list[str] | None = None  # exactly the legal actions, in any order
    illegal: dict[str, str] | None = None  # action -> rule id or code of the rejection
    state: Named | None = None  # any part of the position
    view: dict[str, Named] | None = None  # viewer -> any part of what that seat (or `spectator`) sees
    hides: dict[str, list[str]] | None = None  # viewer -> parts that must not be in its view
    events: list[str | Named] | None = None  # events of the last step, in order, others may stand between
    told: dict[str, list[Named]] | None = None  # viewer -> those events exactly as that viewer is told
    scores: list[int] | dict[str, int] | None = None
    winners: list[str] | None = None
    ending: list[str] | None = None  # why the game ends
    over: bool | None = None


class Document(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One scenario as it stands in a file."""

    title: str
    game: str
    players: int | list[str]
    steps: list[dict[str, Any]] = []
    rules: list[str] = []
    notes: str = ""
    options: Named = {}
    board: str = ""  # the path of a board.toml, seen from the scenario's file
    position: Named | None = None
    chance: list[dict[str, str | int]] = []
    seed: int | None = None  # answers chance once the script is used up


@dataclass
class Report:
    """What came of a scenario: it passed if there are no failures."""

    title: str
    failures: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def parse(text: str) -> list[Document]:
    """The scenarios of a YAML text, one per document.

    Raises:
        EngineError: `scenario_format` with the place and the problem.
    """
    try:
        rows = list(YAML(typ="safe", pure=True).load_all(text))
        return [msgspec.convert(row, Document) for row in rows if row is not None]
    except YAMLError as error:
        raise EngineError("scenario_format", problem=" ".join(str(error).split())) from None
    except msgspec.ValidationError as error:
        raise EngineError("scenario_format", problem=str(error)) from None


def run(document: Document, load: Callable[[str, str | None], Game], board: str | None = None) -> Report:
    """Play a scenario.

    Args:
        document: what `parse` gave.
        load: gives the game for a name and the text of a board or None.
        board: the text of the board file that the document names.
    """
    report = Report(document.title)
    runner = _Runner(document, report)
    try:
        runner.begin(load(document.game, board))
        for number, step in enumerate(document.steps, 1):
            runner.step(number, step)
        runner.finish()
    except KartentischError as error:
        report.failures.append(f"{runner.place}: {error}")
    return report


class Script:
    """Chance as a scenario scripts it: by name, in order."""

    def __init__(self, items: Sequence[Mapping[str, str | int]], seed: int | None, outcome_id: Callable[[str], str]):
        self.items = [(name, str(text)) for item in items for name, text in item.items()]
        self.words: list[str] = []
        self.rest = Chance(seed) if seed is not None else None
        self.outcome_id = outcome_id

    def outcome(self, s: State) -> int | None:
        game: Game = s.game
        wanted = game.chances[s.roll_name][0]
        if not self.items:
            return None if self.rest is None else int(self.rest.outcome(s))
        name, text = self.items[0]
        if name != wanted:
            raise EngineError("chance_differs", expected=name, found=wanted)
        if s.dice > 0:
            del self.items[0]
            return game.parse_outcome(s, text)
        if not self.words:
            self.words = expand(text)
        word = self.words.pop(0)
        if not self.words:
            del self.items[0]
        return game.parse_outcome(s, self.outcome_id(word))

    def left(self) -> list[str]:
        return [f"{name}: {text}" for name, text in self.items]


def expand(text: str) -> list[str]:
    """`goths 2 huns` is goths, huns, huns; a number alone stays a number."""
    words: list[str] = []
    parts = text.split()
    while parts:
        word = parts.pop(0)
        if word.isdecimal() and parts:
            words += [parts.pop(0)] * int(word)
        else:
            words.append(word)
    return words


class _Runner:
    def __init__(self, document: Document, report: Report) -> None:
        self.document = document
        self.report = report
        self.place = "beginning"
        names = document.players
        self.names = [f"P{i + 1}" for i in range(names)] if isinstance(names, int) else list(names)
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.match: Match

    def begin(self, game: Game) -> None:
        doc = self.document
        self.game = game
        self.script = Script(doc.chance, doc.seed, lambda word: str(self.seats.get(word, word)))
        position = None if doc.position is None else self._by_number(doc.position)
        self.match = Match(game, self.names, self.script, doc.options, position)

    def step(self, number: int, step: dict[str, Any]) -> None:
        self.place = f"step {number}"
        expect, refused = step.get("expect"), step.get("refused")
        turns = [(name, action) for name, action in step.items() if name not in ("expect", "refused")]
        if len(turns) > 1 or (refused is not None and not turns):
            raise EngineError("scenario_format", problem=f"{self.place}: one seat and its action, please")
        for name, action in turns:
            self._act(name, [action] if isinstance(action, str) else action, refused)
        if expect is not None:
            try:
                wanted = msgspec.convert(expect, Expect)
            except msgspec.ValidationError as error:
                raise EngineError("scenario_format", problem=f"{self.place}: {error}") from None
            self._check(wanted)

    def finish(self) -> None:
        self.place = "end"
        left = self.script.left()
        if left:
            raise EngineError("chance_left", left="; ".join(left))
        if not self._expected_chance():
            self._must_not_wait()

    def _must_not_wait(self) -> None:
        state = self.match.state
        if state.chance:
            raise EngineError("chance_missing", chance=self.game.chances[state.roll_name][0])

    def _expected_chance(self) -> bool:
        last = self.document.steps[-1].get("expect") if self.document.steps else None
        return isinstance(last, dict) and last.get("asked") == "chance"

    def _act(self, name: str, actions: Any, refused: str | None) -> None:
        if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
            raise EngineError("scenario_format", problem=f"{self.place}: {name} needs an action in notation")
        self.place += f" ({name}: {', '.join(actions)})"
        seat = self._seat(name)
        self._must_not_wait()
        numbers = [self.game.space.parse(action) for action in actions]
        before = self.match.state.digest()
        try:
            self.match.play(seat, *numbers)
        except Rejected as error:
            if refused is None:
                self._fail(f"refused: {error}")
            elif refused not in (error.code, error.rule):
                self._fail(f"refused by {error.rule or error.code} instead of {refused}")
            if self.match.state.digest() != before:
                self._fail("a refused action changed the state")
        else:
            if refused is not None:
                self._fail(f"accepted, but {refused} should refuse it")

    # ------------------------------------------------------------------ expectations
    def _check(self, expect: Expect) -> None:
        game, state = self.game, self.match.state
        if expect.asked is not None:
            wanted = [expect.asked] if isinstance(expect.asked, str) else expect.asked
            self._compare("asked", wanted, self._asked())
        if expect.question is not None:
            self._compare("question", expect.question, state.where())
        legal = {game.space.notation(a) for a in state.legal_actions()} if state.seat >= 0 else set()
        if expect.choices is not None:
            wanted_all = {game.space.notation(game.space.parse(text)) for text in expect.choices}
            for text in sorted(wanted_all - legal):
                self._fail(f"choices: {text} should be legal")
            for text in sorted(legal - wanted_all):
                self._fail(f"choices: {text} should not be legal")
        for text in expect.legal or []:
            if game.space.notation(game.space.parse(text)) not in legal:
                self._fail(f"legal: {text} is not legal")
        for text, reason in (expect.illegal or {}).items():
            self._illegal(text, reason)
        if expect.state is not None:
            self._part("state", expect.state, game.dump(state))
        for name, part in (expect.view or {}).items():
            self._part(f"view {name}", part, game.view(state, self._viewer(name)))
        for name, hidden in (expect.hides or {}).items():
            view = game.view(state, self._viewer(name))
            for key in hidden:
                if _has(view, key.split(".")):
                    self._fail(f"hides: {name} sees {key}")
        self._check_events(expect)
        if expect.scores is not None:
            scores = expect.scores
            wanted_scores = scores if isinstance(scores, list) else [scores.get(name, 0) for name in self.names]
            self._compare("scores", wanted_scores, game.scores(state))
        if expect.winners is not None:
            self._compare("winners", expect.winners, [self.names[seat] for seat in game.winners(state)])
        if expect.ending is not None:
            self._compare("ending", expect.ending, game.end_reasons(state))
        if expect.over is not None:
            self._compare("over", expect.over, state.over)

    def _asked(self) -> list[str]:
        state = self.match.state
        if state.over:
            return ["nobody"]
        return ["chance"] if state.chance else [self.names[seat] for seat in state.seats_asked]

    def _illegal(self, text: str, reason: str) -> None:
        state = self.match.state
        number = self.game.space.parse(text)
        if state.is_legal(number):
            self._fail(f"illegal: {text} is legal")
            return
        rejection = state.rejection(number)
        if reason not in (rejection.rule, rejection.code):
            self._fail(f"illegal: {text} is refused by {rejection.rule or rejection.code} instead of {reason}")

    def _check_events(self, expect: Expect) -> None:
        told = list(self.match.events)
        found = [event.to_json() for event in told]
        self._in_order("events", expect.events or [], found, exact=False)
        for name, wanted in (expect.told or {}).items():
            seen = [event.seen_by(self._viewer(name)).to_json() for event in told]
            self._in_order(
                f"told {name}", wanted, [{k: v for k, v in row.items() if k != "rule"} for row in seen], True
            )

    def _in_order(self, what: str, wanted: Sequence[str | Named], found: list[Named], exact: bool) -> None:
        rest = list(found)
        for item in wanted:
            row: Named = {"event": item} if isinstance(item, str) else dict(item)
            if isinstance(row.get("seat"), str):
                row["seat"] = self._seat(row["seat"])
            while rest and not (rest[0] == row if exact else row.items() <= rest[0].items()):
                rest.pop(0)
            if not rest:
                lines = "\n    ".join(_line(event) for event in found) or "nothing"
                self._fail(f"{what}: {_line(row)} did not happen here; what happened:\n    {lines}")
                return
            rest.pop(0)

    def _part(self, path: str, wanted: Any, found: Any) -> None:
        if isinstance(wanted, dict) and isinstance(found, list) and wanted.keys() <= self.seats.keys():
            found = dict(zip(self.names, found, strict=False))
        if path.endswith(".active") and isinstance(wanted, str):
            wanted = self._seat(wanted)
        if isinstance(wanted, dict):
            for key, value in wanted.items():
                self._part(f"{path}.{key}", value, found.get(str(key)) if isinstance(found, dict) else None)
        elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
            for i, (value, other) in enumerate(zip(wanted, found, strict=True)):
                self._part(f"{path}[{i}]", value, other)
        elif wanted or found:  # nothing, 0 and empty are the same in a position
            self._compare(path, wanted, found)

    def _compare(self, what: str, wanted: Any, found: Any) -> None:
        if wanted != found:
            self._fail(f"{what}: expected {wanted}, found {found}")

    def _fail(self, message: str) -> None:
        self.report.failures.append(f"{self.place}: {message}")

    # ------------------------------------------------------------------ names
    def _seat(self, name: str) -> int:
        if name not in self.seats:
            raise EngineError("unknown_word", what="seat", word=name, choices=self.names)
        return self.seats[name]

    def _viewer(self, name: str) -> int:
        return SPECTATOR if name == "spectator" else self._seat(name)

    def _by_number(self, data: Named) -> Named:
        """Parts given by player's name become lists by seat; `active` may be a name."""
        result = dict(data)
        for key, value in data.items():
            if key in self.game.by_seat and isinstance(value, dict) and value.keys() <= self.seats.keys():
                result[key] = [value.get(name, self.game.by_seat[key]) for name in self.names]
            elif key == "active" and isinstance(value, str):
                result[key] = self._seat(value)
        return result


def _has(data: Any, path: list[str]) -> bool:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return False
        data = data[key]
    return True


def _line(event: Named) -> str:
    return " ".join(
        [str(event.get("event", "")), *(f"{k}={v}" for k, v in event.items() if k not in ("event", "rule"))]
    )


def schema() -> dict[str, Any]:
    """The JSON Schema of one scenario."""
    whole = msgspec.json.schema(Document)
    expect = msgspec.json.schema(Expect)
    whole["$defs"].update(expect["$defs"])
    action = {"type": ["string", "array"], "items": {"type": "string"}}
    whole["$defs"]["Document"]["properties"]["steps"]["items"] = {
        "type": "object",
        "description": "One seat's name with its action in notation (or a list: all or nothing), and expectations.",
        "properties": {"expect": {"$ref": "#/$defs/Expect"}, "refused": {"type": "string"}},
        "additionalProperties": action,
    }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Kartentisch scenario", **whole}
