"""The two games as they would be without a drawn map, a face and a screen of their own, under other names.

As a program it is `kartentisch` with these two games beside the others: `python -m tests.mapless serve`.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import ClassVar

from kartentisch import games
from kartentisch.games.attack import Attack
from kartentisch.games.attila import Attila


class BareAttila(Attila):
    id = "bare_attila"
    maps: ClassVar[tuple[str, ...]] = ()  # type: ignore[assignment]
    __module__ = Attila.__module__  # where its texts are


class BareAttack(Attack):
    id = "bare_attack"
    maps: ClassVar[tuple[str, ...]] = ()  # type: ignore[assignment]
    __module__ = Attack.__module__


def register() -> None:
    """Make both known to `games.load`, and so to server and terminal."""
    for kind in (BareAttila, BareAttack):
        module = ModuleType(f"kartentisch.games.{kind.id}")
        setattr(module, kind.__name__, kind)
        sys.modules[module.__name__] = module
        games.GAMES[kind.id] = kind.__name__


def forget() -> None:
    """Take both away again."""
    for kind in (BareAttila, BareAttack):
        games.GAMES.pop(kind.id, None)
        sys.modules.pop(f"kartentisch.games.{kind.id}", None)


if __name__ == "__main__":
    from kartentisch.cli.main import app

    register()
    app()
