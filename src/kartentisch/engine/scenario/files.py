"""Files of scenarios: YAML documents with their lines, `like` another, and `cases`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kartentisch.engine import yaml_text
from kartentisch.engine.arguments import careful
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.scenario.form import Extension, Form
from kartentisch.engine.scenario.words import Path, Words
from kartentisch.engine.yaml_text import YamlFault

Lines = dict[Path, int]
_FORM = Decoder(Form)
OWN = ("title", "like", "cases", "notes")  # what nobody takes over from another document


@dataclass
class Document:
    """One scenario to play: a document of a file, or one of its cases.

    Attributes:
        title: with the name of the case.
        file: the name of its file, for messages.
        fault: why it cannot be played, with its line; empty if it can.
        form: what stands in it; None if it has a fault.
        lines: where each part stands, from 1.
    """

    title: str
    file: str = ""
    fault: str = ""
    form: Form | None = None
    lines: Lines = field(default_factory=dict)

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that it proves."""
        return [] if self.form is None else self.form.rules

    @property
    def board_file(self) -> str:
        """The path of the `board.toml` that it needs, seen from its file; empty if it needs none."""
        board = "" if self.form is None else self.form.board
        if isinstance(board, Extension):
            return board.extends if board.extends.endswith(".toml") else ""
        return board

    def place(self, path: Path) -> str:
        """File and line of the part, or of the nearest one that holds it."""
        return _place(self.file, self.lines, path)


def _place(file: str, lines: Lines, path: Path) -> str:
    while path not in lines and path:
        path = path[:-1]
    line = lines.get(path, 1)
    return f"{file}:{line}" if file else f"line {line}"


@careful
def parse(text: str, file: str = "") -> list[Document]:
    """The scenarios of a YAML text: one for each document, or for each of its cases.

    Raises:
        EngineError: `scenario_format` with the place and the problem of the first document that cannot be played.
    """
    documents = read(text, file)
    for document in documents:
        if document.fault:
            raise EngineError("scenario_format", problem=f"{document.title}: {document.fault}")
    return documents


@careful
def read(text: str, file: str = "") -> list[Document]:
    """As `parse`, but a document that cannot be played stands there with its `fault`, and the others can be played."""
    sheets = [_Sheet(file, part, first) for part, first in _parts(text)]
    sheets = [sheet for sheet in sheets if sheet.fault or sheet.data is not None]
    return [document for sheet in sheets for document in sheet.documents(sheets)]


@careful
def write(title: str, game: Game, players: Sequence[str], state: Any) -> str:
    """A scenario that begins with this state; players who share a name are called P1, P2 and so on.

    Where chance is asked it ends with that, so that it can be run as it is.
    """
    text = write_position(title, game, players, game.dump(state))
    return text + "steps: [{expect: {asked: chance}}]\n" if state.chance else text


@careful
def write_position(title: str, game: Game, players: Sequence[str], position: Mapping[str, Any]) -> str:
    """A scenario that begins with a position as `Game.load` takes it, its options among it; names as for `write`."""
    names = list(players) if len(set(players)) == len(players) else [f"P{i + 1}" for i in range(len(players))]
    document: dict[str, Any] = {"title": title, "game": game.id, "players": names}
    if position.get("options"):
        document["options"] = dict(position["options"])
    document["position"] = Words(game, names).as_written(position)
    return yaml_text.written(document, width=116)


def _parts(text: str) -> list[tuple[str, int]]:
    """The documents of a YAML text, each with the number of its first line, from 0."""
    starts = [0]
    lines = text.splitlines(keepends=True)
    starts += [i for i, line in enumerate(lines) if i and re.match(r"---(\s|$)", line)]
    ends = [*starts[1:], len(lines)]
    return [("".join(lines[a:b]), a) for a, b in zip(starts, ends, strict=True)]


class _Fault(Exception):
    """Why a document cannot be played."""


class _Sheet:
    """One document as it is written."""

    def __init__(self, file: str, text: str, first: int) -> None:
        self.file = file
        self.data: Any = None
        self.lines: Lines = {(): first + 1}
        self.fault = ""
        try:
            self.data, node = yaml_text.composed(text)
            if node is not None:
                self.lines = {}
                _find_lines(node, (), first + 1, self.lines, ())
        except YamlFault as error:
            self.data = None
            self.fault = f"{_place(file, {(): first + 1 + error.line}, ())}: {error.problem}"
            found = re.search(r"^title:\s*(.+)$", text, re.MULTILINE)
            self.title = found[1].strip().strip("\"'") if found else "?"
            return
        title = self.data.get("title") if isinstance(self.data, dict) else None
        self.title = title if isinstance(title, str) else "?"
        if self.data is not None and not isinstance(self.data, dict):
            self.fault = f"{_place(file, self.lines, ())}: a scenario is a mapping with title, game and players"

    def documents(self, sheets: list[_Sheet]) -> list[Document]:
        """What it stands for: itself, or its cases."""
        try:
            data, lines = self.whole(sheets, ())
            cases = self.cases()
        except _Fault as error:
            return [Document(self.title, self.file, str(error))]
        if cases is None:
            return [self._document(data, lines)]
        documents = []
        for i, case in enumerate(cases):
            changed, where = dict(data), dict(lines)
            own = {path[2:]: line for path, line in self.lines.items() if path[:2] == ("cases", i) and len(path) > 2}
            _merge(changed, where, {key: part for key, part in case.items() if key != "case"}, own)
            where[()] = self.lines["cases", i]
            documents.append(self._document({**changed, "title": f"{self.title}: {case['case']}"}, where))
        return documents

    def whole(self, sheets: list[_Sheet], path: tuple[str, ...]) -> tuple[dict[str, Any], Lines]:
        """The document with what it takes over from the one that it is `like`, without its cases."""
        if self.fault:
            raise _Fault(self.fault)
        data: dict[str, Any] = {}
        lines: Lines = {}
        if "like" in self.data:
            data, lines = self._other(sheets, path).whole(sheets, (*path, self.title))
            data = {key: part for key, part in data.items() if key not in OWN}
        own = {key: part for key, part in self.data.items() if key not in ("like", "cases")}
        _merge(data, lines, own, self.lines)
        lines[()] = self.lines[()]
        return data, lines

    def _other(self, sheets: list[_Sheet], path: tuple[str, ...]) -> _Sheet:
        """The document that this one is like."""
        title = self.data["like"]
        found = [sheet for sheet in sheets if sheet.title == title]
        if len(found) != 1:
            self._stop(("like",), f"{len(found)} documents of the file have the title {title!r}")
        if title in (*path, self.title):
            self._stop(("like",), f"{title!r} is like itself")
        if found[0].fault:
            self._stop(("like",), f"{title!r} cannot be read")
        return found[0]

    def cases(self) -> list[dict[str, Any]] | None:
        if "cases" not in self.data:
            return None
        cases = self.data["cases"]
        if not isinstance(cases, list) or not cases:
            self._stop(("cases",), "cases are a list of changes")
        names = []
        for i, case in enumerate(cases):
            if not isinstance(case, dict) or not isinstance(case.get("case"), str):
                self._stop(("cases", i), "a case has a name: `case: ...`")
            for key in case.keys() & {"title", "like", "cases"}:
                self._stop(("cases", i, key), f"a case has no {key}")
            if case["case"] in names:
                self._stop(("cases", i), f"two cases are called {case['case']!r}")
            names.append(case["case"])
        if self.data.get("steps") and all("steps" in case for case in cases):
            self._stop(("steps",), "no case plays these steps: each has its own")
        return list(cases)

    def _stop(self, path: Path, problem: str) -> None:
        raise _Fault(f"{_place(self.file, self.lines, path)}: {problem}")

    def _document(self, data: dict[str, Any], lines: Lines) -> Document:
        title = data.get("title")
        document = Document(title if isinstance(title, str) else "?", self.file, lines=lines)
        try:
            document.form = _FORM.convert(data)
        except msgspec.ValidationError as error:
            problem, path = in_form(str(error))
            document.fault = f"{document.place(path)}: {problem}"
        return document


def _find_lines(node: Any, path: Path, first: int, lines: Lines, above: tuple[int, ...]) -> None:
    """Note the line of every part below the node, which is one of `yaml_text`."""
    lines.setdefault(path, first + node.start_mark.line)
    if id(node) in above:
        return
    above = (*above, id(node))
    if node.id == "mapping":
        for key, value in node.value:
            here = (*path, str(key.value))
            lines[here] = first + key.start_mark.line
            _find_lines(value, here, first, lines, above)
    elif node.id == "sequence":
        for i, value in enumerate(node.value):
            _find_lines(value, (*path, i), first, lines, above)


def _merge(data: dict[str, Any], lines: Lines, changes: Mapping[str, Any], own: Lines, path: Path = ()) -> None:
    """Put the changes into the data: mappings key by key, everything else as a whole; null takes a key away."""
    for key, part in changes.items():
        here = (*path, str(key))
        if part is None:
            data.pop(key, None)
        elif isinstance(part, dict) and isinstance(data.get(key), dict):
            data[key] = dict(data[key])
            _merge(data[key], lines, part, own, here)
        else:
            data[key] = part
            for old in [old for old in lines if old[: len(here)] == here]:
                del lines[old]
            lines.update({new: line for new, line in own.items() if new[: len(here)] == here})


def in_form(problem: str) -> tuple[str, Path]:
    """A problem of the form, and where it is: msgspec ends its message with a path."""
    text, _, place = problem.partition(" - at `")
    path: list[str | int] = [int(part) if part.isdecimal() else part for part in re.findall(r"[\w]+", place)]
    unknown = re.search(r"unknown field `(.+)`", text)
    if unknown is not None:
        path.append(unknown[1])
    return problem, tuple(path)
