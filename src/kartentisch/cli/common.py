"""What every command shares: the language, the game, and errors as sentences."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.options import unknown_option
from kartentisch.games import GAMES, load

if TYPE_CHECKING:
    from rich.console import Console

BROKEN = 2  # exit code: the input is at fault

Lang = Annotated[
    str,
    typer.Option("--lang", help="Language of the output: de or en.", envvar="KARTENTISCH_LANG", show_default="system"),
]
GameName = Annotated[
    str, typer.Argument(help="Name of the game, such as attila.", autocompletion=lambda: list(GAMES), metavar="GAME")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A ruling or optional rule; see: kartentisch games GAME."),
]
Board = Annotated[
    Path | None, typer.Option("--board", metavar="FILE", help="A board.toml of your own instead of the game's board.")
]


def system_language() -> str:
    """German where the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "de" if os.environ[name].lower().startswith("de") else "en"
    return "en"


def speak(lang: str, game: Game | None = None, players: Sequence[str] = (), room: str = "kartentisch.cli") -> Language:
    """The sentences of the commands, or of another room, and of the game."""
    return Language(lang or system_language(), game, players, room)


def out() -> Console:
    from rich.console import Console  # late: the server prints without it

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


@contextmanager
def sentences(lang: str, game: Game | None = None, room: str = "kartentisch.cli") -> Iterator[None]:
    """Errors inside become a sentence on standard error, and exit code 2; so does what the system says of a file."""
    try:
        if lang and lang not in LANGUAGES:
            raise EngineError("unknown_language", language=lang, choices=list(LANGUAGES))
        yield
    except KartentischError as error:
        _tell(error, lang, game, room)
    except OSError as error:  # a name that is too long, a folder that is a file, one that may not be read
        if not isinstance(error.filename, (str, bytes)):
            raise
        _tell(
            EngineError("bad_file", file=os.fsdecode(error.filename), problem=error.strerror or str(error)),
            lang,
            game,
            room,
        )


def _tell(error: KartentischError, lang: str, game: Game | None, room: str) -> NoReturn:
    language = speak(lang if lang in LANGUAGES else "", game, room=room)
    typer.echo(language.rejection(error.rejection), err=True)
    raise typer.Exit(BROKEN) from None


def read(path: Path) -> str:
    """The text of a file; EngineError `no_such_file`, `is_folder`, `not_text` or `bad_file`."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise EngineError("no_such_file", file=str(path)) from None
    except IsADirectoryError:
        raise EngineError("is_folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise EngineError("not_text", file=str(path)) from None
    except OSError as error:
        raise EngineError("bad_file", file=str(path), problem=error.strerror or str(error)) from None


def is_there(path: Path) -> bool:
    """Whether there is something of this name.

    Raises:
        OSError: the system does not take the name, or lets nobody look; `Path.exists` says no from Python 3.14 on.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def open_game(name: str, board: Path | None = None) -> Game:
    return load(name, read(board) if board is not None else None)


def usual_players(game: Game, wish: int = 4) -> int:
    """As many seats as wished, or the nearest number that the game has."""
    return min(game.seats, key=lambda players: (abs(players - wish), players))


def chosen_options(game: Game, texts: Sequence[str] | None) -> dict[str, Any]:
    """`name=value` texts as option values; EngineError `bad_option` or `unknown_option`."""
    values: dict[str, Any] = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            raise unknown_option(name, [option.name for option in game.options])
        fitting = [possible for possible in option.values if str(possible).lower() == value.lower()]
        if not fitting:
            raise EngineError("bad_option", option.rule, option=name, value=value, choices=list(option.values))
        values[name] = fitting[0]
    return values
