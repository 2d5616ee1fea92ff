"""A board: spaces, the links between them, groups of spaces, and the game's own tables, read from `board.toml`.

Fixture boards for tests and boards that people change load by the same path.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import deque
from collections.abc import Mapping
from importlib import resources
from typing import Any

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.copying import Fixed
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError

FORMAT = 1


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One space of the board: province, region, sea zone."""

    id: str
    de: str
    en: str
    kind: str
    provenance: str
    groups: tuple[str, ...] = ()
    note: str = ""
    values: dict[str, int | str | bool] = {}


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two spaces that are neighbours, both ways, and how (`land`, `arrow`, `sea` ...)."""

    a: str
    b: str
    kind: str
    provenance: str
    note: str = ""


_SOURCES = Decoder(dict[str, str])
_SPACES = Decoder(tuple[Space, ...])
_LINKS = Decoder(tuple[Link, ...])


@careful
class Board(Fixed):
    """A validated board.

    Attributes:
        id: the board's name.
        spaces: in the order of the file; a space's number is its place here.
        links: as in the file.
        sources: provenance key -> where the datum comes from.
        tables: every further table of the file, for the game that knows it.
        source: the text of the file.
    """

    def __init__(self, data: dict[str, Any], source: str = "") -> None:
        """Raises EngineError `bad_board` naming the first thing that is wrong."""
        self.source = source
        data = dict(data)
        found = data.pop("format", None)
        if found != FORMAT:
            raise EngineError("board_format", expected=FORMAT, found=str(found))
        head = data.pop("board", None)
        if not isinstance(head, dict) or not {"id", "de", "en"} <= head.keys():
            raise bad_board("[board] needs id, de and en")
        self.id = str(head["id"])
        self.titles = {"de": str(head["de"]), "en": str(head["en"])}
        try:
            self.sources = _SOURCES.convert(data.pop("sources", None))
            self.spaces = _SPACES.convert(data.pop("space", None))
            self.links = _LINKS.convert(data.pop("link", ()))
        except msgspec.ValidationError as error:
            raise bad_board(str(error)) from None
        self.tables = data
        self.numbers = {space.id: i for i, space in enumerate(self.spaces)}
        self.neighbours: list[list[int]] = [[] for _ in self.spaces]
        self._check()
        self.fix()

    @classmethod
    def parse(cls, text: str) -> Board:
        """Read the text of a `board.toml`."""
        try:
            return cls(tomllib.loads(text), text)
        except tomllib.TOMLDecodeError as error:
            raise bad_board(str(error)) from None

    @classmethod
    def of(cls, package: str) -> Board:
        """The `board.toml` of a game's package."""
        return cls.parse(resources.files(package).joinpath("board.toml").read_text(encoding="utf-8"))

    def _check(self) -> None:
        if len(self.numbers) != len(self.spaces):
            raise bad_board("two spaces share an id")
        seen: set[frozenset[str]] = set()
        for link in self.links:
            pair = frozenset((link.a, link.b))
            for end in (link.a, link.b):
                if end not in self.numbers:
                    raise bad_board(f"link {link.a} - {link.b}: there is no space {end}")
            if len(pair) == 1:
                raise bad_board(f"link {link.a} - {link.b}: a space cannot be its own neighbour")
            if pair in seen:
                raise bad_board(f"link {link.a} - {link.b} stands twice")
            seen.add(pair)
            a, b = self.numbers[link.a], self.numbers[link.b]
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
        for row in self.neighbours:
            row.sort()
        used = {space.provenance for space in self.spaces} | {link.provenance for link in self.links}
        for provenance in sorted(used - self.sources.keys()):
            raise bad_board(f"provenance {provenance} is not listed under [sources]")

    def number(self, space: str) -> int:
        """A space's number; EngineError `unknown_space`."""
        try:
            return self.numbers[space]
        except KeyError:
            raise EngineError("unknown_space", space=space) from None

    def group(self, name: str) -> list[int]:
        """The numbers of the spaces in a group, ascending; EngineError `bad_board` if there are none."""
        members = [i for i, space in enumerate(self.spaces) if name in space.groups]
        if not members:
            raise bad_board(f"no space belongs to the group {name}")
        return members

    def values(self, name: str) -> list[int]:
        """A number that every space has, such as its worth; EngineError `bad_board`."""
        for space in self.spaces:
            if type(space.values.get(name)) is not int:
                raise bad_board(f"{space.id} needs a number {name}")
        return [int(space.values[name]) for space in self.spaces]

    def setting(self, name: str, table: str = "material") -> int:
        """A number of a table of the game's own; EngineError `bad_board`."""
        value = self.tables.get(table, {}).get(name)
        if type(value) is not int:
            raise bad_board(f"[{table}] needs a number {name}")
        return value

    def distance(self, a: int, b: int) -> int | None:
        """The number of links on the shortest way, None if there is no way; EngineError `unknown_space`."""
        self._known(a, b)
        steps, queue = {a: 0}, deque([a])
        while queue:
            here = queue.popleft()
            if here == b:
                return steps[here]
            for there in self.neighbours[here]:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return None

    def _known(self, *spaces: int) -> None:
        for space in spaces:
            if not 0 <= space < len(self.spaces):
                raise EngineError("unknown_space", space=str(space))

    def adjacent(self) -> list[int]:
        """For every space the bit mask of its neighbours, for boards of at most 63 spaces."""
        return [self.mask(neighbours) for neighbours in self.neighbours]

    def mask(self, spaces: list[int]) -> int:
        """A bit mask of spaces, for boards of at most 63 spaces; EngineError `unknown_space`."""
        self._known(*spaces)
        return sum(2**space for space in spaces)


def extended(text: str, changes: Mapping[str, Any]) -> str:
    """The text of a board that is another one with changes.

    Args:
        text: of a `board.toml`.
        changes: `keep`, ids of the spaces that stay (default: all, with the links between them); `spaces`, id -> what
            a new space has (`kind`, `groups`, `de`, `en`, `values`), or what is different with one that stays; `edges`,
            further links such as `u1-u2`, or `u1-u2 sea` where its kind is not that of the first link.

    Raises:
        EngineError: `unknown_space`, `bad_board`; what the board then lacks, `Board.parse` tells.
    """
    data = tomllib.loads(text)
    spaces: list[dict[str, Any]] = data["space"]
    links: list[dict[str, Any]] = data.get("link", [])
    kind, way = spaces[0]["kind"], links[0]["kind"] if links else "land"
    keep = changes.get("keep")
    if keep is not None:
        for space in keep:
            Board(data).number(space)
        spaces = [space for space in spaces if space["id"] in keep]
        links = [link for link in links if link["a"] in keep and link["b"] in keep]
    for name, given in changes.get("spaces", {}).items():
        old = next((space for space in spaces if space["id"] == name), None)
        usual = {"id": name, "de": name, "en": name, "kind": kind, "provenance": OURS} if old is None else old
        space = {**usual, **{key: part for key, part in given.items() if part is not None}}
        if old is not None:
            spaces[spaces.index(old)] = space
            continue
        alike = [i for i, other in enumerate(spaces) if other["kind"] == space["kind"]]
        spaces.insert(alike[-1] + 1 if alike else len(spaces), space)  # a game may count on their order
    for edge in changes.get("edges", ()):
        ends, *words = edge.split()
        a, dash, b = ends.partition("-")
        if not dash or len(words) > 1:
            raise bad_board(f"edge {edge}: two spaces such as u1-u2, and perhaps a kind")
        links.append({"a": a, "b": b, "kind": words[0] if words else way, "provenance": OURS})
    sources = {**data["sources"], OURS: "written by hand"}
    return _toml({**data, "sources": sources, "space": spaces, "link": links})


OURS = "extended"  # the provenance of what an extended board adds


def _toml(data: Mapping[str, Any]) -> str:
    """A board as text: simple values first, then one section for each table."""
    rows = [f"{key} = {_value(part)}" for key, part in data.items() if not _is_table(part)]
    for key, part in data.items():
        if _is_table(part):
            for table in part if isinstance(part, list) else [part]:
                rows += ["", f"[[{key}]]" if isinstance(part, list) else f"[{key}]"]
                rows += [f"{_word(name)} = {_value(value)}" for name, value in table.items()]
    return "\n".join(rows) + "\n"


def _is_table(part: Any) -> bool:
    return isinstance(part, dict) or (isinstance(part, list) and bool(part) and isinstance(part[0], dict))


def _value(part: Any) -> str:
    if isinstance(part, dict):
        return "{" + ", ".join(f"{_word(name)} = {_value(value)}" for name, value in part.items()) + "}"
    if isinstance(part, list):
        return "[" + ", ".join(map(_value, part)) + "]"
    return json.dumps(part, ensure_ascii=False)  # strings, numbers and truth are written alike in JSON and TOML


def _word(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name, ensure_ascii=False)


def bad_board(problem: str) -> EngineError:
    return EngineError("bad_board", problem=problem)
