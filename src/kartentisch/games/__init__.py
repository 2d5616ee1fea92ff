"""The games, one package per rulebook; no game knows another.

A folder beside this file is a game by being there: its `__init__.py` has a class whose `id` is the folder's name.
Folders that hold a board only are no games yet.  Games of one's own may lie in a folder elsewhere, which the
environment variable `KARTENTISCH_GAMES` names.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.machinery import PathFinder
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, overload

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError, nearest
from kartentisch.engine.game import Game, shared
from kartentisch.engine.kernel import State


class _Shelf(Mapping[str, str]):
    """Package -> class of every game, by `Game.order` and then by name; found by reading, nothing is imported."""

    def __getitem__(self, name: str) -> str:
        return _found(tuple(__path__))[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_found(tuple(__path__)))

    def __len__(self) -> int:
        return len(_found(tuple(__path__)))

    def __repr__(self) -> str:
        return repr(dict(self))


GAMES: Mapping[str, str] = _Shelf()  # the first is what newcomers meet


def add_folder(folder: str) -> None:
    """The subfolders of this folder are games as well; `KARTENTISCH_GAMES` names one from outside."""
    if folder not in __path__:
        __path__.append(folder)


@cache
def _found(folders: tuple[str, ...]) -> dict[str, str]:
    games: list[tuple[int, str, str]] = []
    for module in iter_modules(folders):
        package = f"{__name__}.{module.name}"
        spec = PathFinder.find_spec(package, folders) if module.ispkg else None
        source = spec.loader.get_source(package) if spec and isinstance(spec.loader, InspectLoader) else None
        for node in ast.parse(source or "", filename=package).body:
            if isinstance(node, ast.ClassDef):
                told = _constants(node)
                order = told.get("order", Game.order)
                if told.get("id") == module.name and isinstance(order, int):
                    games.append((order, module.name, node.name))
    return {name: kind for _, name, kind in sorted(games)}


def _constants(node: ast.ClassDef) -> dict[str, object]:
    """The values that stand in the body of a class as they are."""
    found: dict[str, object] = {}
    for line in node.body:
        targets: list[ast.expr] = []
        if isinstance(line, ast.Assign):
            targets, value = line.targets, line.value
        elif isinstance(line, ast.AnnAssign) and line.value is not None:
            targets, value = [line.target], line.value
        for target in targets:
            if isinstance(value, ast.Constant):
                found[ast.unparse(target)] = value.value
    return found


def ready() -> list[str]:
    """The names of all games that can be loaded here: not those that are interpreted on a compiled engine."""
    return [name for name in GAMES if _runs(_kind(name))]


# [[[cog games() ]]]
if TYPE_CHECKING:
    from kartentisch.games.attack import Attack
    from kartentisch.games.attacke import Attacke
    from kartentisch.games.attila import Attila
    from kartentisch.games.europe import Europe
    from kartentisch.games.selfr3 import SelfR3


@overload
def load(name: Literal["attack"], board: str | None = None) -> Attack: ...


@overload
def load(name: Literal["attacke"], board: str | None = None) -> Attacke: ...


@overload
def load(name: Literal["attila"], board: str | None = None) -> Attila: ...


@overload
def load(name: Literal["europe"], board: str | None = None) -> Europe: ...


@overload
def load(name: Literal["selfr3"], board: str | None = None) -> SelfR3: ...


# [[[end]]]


@overload
def load(name: str, board: str | None = None) -> Game: ...


@careful
def load(name: str, board: str | None = None) -> Game:
    """The game of this name; on the same board the same object whenever it is asked for, or comes out of a pickle.

    Args:
        name: a package name, such as `attila`.
        board: the text of a `board.toml` of your own; default is the game's board.

    Raises:
        EngineError: `unknown_game`, `not_compiled`, `bad_board`, `board_format`.
    """
    if name not in GAMES:
        raise EngineError("unknown_game", game=str(name), near=nearest(name, GAMES), choices=list(GAMES))
    kind: Any = _kind(name)  # made with its own board, or with another
    if not _runs(kind):
        raise EngineError("not_compiled", game=name)
    return shared(kind, board)


def _kind(name: str) -> type[Game]:
    kind: type[Game] = getattr(import_module(f"{__name__}.{name}"), GAMES[name])
    return kind


def _runs(kind: type[Game]) -> bool:
    """Whether its procedures can be made: classes of the source cannot inherit from compiled ones."""
    return _is_source(State) or not any(_is_source(procedure) for procedure in kind.procedures.values())


def _is_source(kind: type) -> bool:
    return str(sys.modules[kind.__module__].__file__).endswith(".py")
