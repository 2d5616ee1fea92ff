"""`kartentisch new`: a small whole game to change bit by bit."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Annotated

import typer

import kartentisch
from kartentisch import games
from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.engine.errors import EngineError

SKELETON = Path(__file__).parent / "skeleton"
ELSEWHERE = {"trials.py": "tests/test_kit.py"}  # packages hold no tests, but this one they must
NAME = re.compile(r"[a-z][a-z0-9_]{1,19}")  # as long as the lines of the skeleton have room for
PREFIX = re.compile(r"[A-Z][A-Z0-9]{1,4}")


def new(
    game: Annotated[str, typer.Argument(help="Name of the new game: lower-case letters, digits, _.", metavar="GAME")],
    prefix: Annotated[
        str, typer.Option("--prefix", help="What its rule ids begin with.", show_default="three letters of the name")
    ] = "",
    into: Annotated[
        Path | None,
        typer.Option(
            "--into",
            help="The folder that gets the game's folder; created if it does not exist.",
            show_default="the package's games",
        ),
    ] = None,
    lang: Lang = "",
) -> None:
    """Write the skeleton of a new game: small, but whole, with rules, texts, scenarios and tests."""
    with sentences(lang):
        package = package_of_games()
        shelf = into or package
        if shelf is None:
            raise EngineError("no_checkout")
        rules = prefix or game.replace("_", "")[:3].upper()
        check(game, rules, shelf)
        write(shelf / game, game, rules)
        console, language = out(), speak(lang)
        console.print(language.say("new-written", folder=str(shelf / game)), markup=False)
        if package is None or shelf.resolve() != package.resolve():
            console.print(language.say("new-outside", folder=str(shelf.resolve())), markup=False)
        elif kartentisch.compiled():
            console.print(language.say("new-compile", game=game), markup=False)
        console.print(language.say("new-next", game=game), markup=False)


def package_of_games() -> Path | None:
    """The folder of games of this checkout; None where the package is installed."""
    folder = Path(str(games.__file__)).parent
    return folder if (folder.parents[2] / "tools/plumbing.py").exists() else None


def check(game: str, prefix: str, shelf: Path) -> None:
    """Raise EngineError `bad_game_name`, `bad_prefix`, `prefix_taken` or `game_exists`."""
    if NAME.fullmatch(game) is None or keyword.iskeyword(game):
        raise EngineError("bad_game_name", name=game)
    if PREFIX.fullmatch(prefix) is None:
        raise EngineError("bad_prefix", prefix=prefix)
    if game in games.GAMES or (shelf / game).exists():
        raise EngineError("game_exists", name=game)
    for other in games.ready():
        if games.load(other).prefix == prefix:
            raise EngineError("prefix_taken", prefix=prefix, name=other)


def names_of(game: str, prefix: str) -> dict[str, str]:
    """What stands for the marks in the skeleton."""
    return {
        "{{game}}": game,
        "{{Game}}": "".join(part.capitalize() for part in game.split("_")),
        "{{title}}": game.replace("_", " ").strip().capitalize(),
        "{{PRE}}": prefix,
    }


def write(folder: Path, game: str, prefix: str) -> None:
    """The skeleton with the names of this game."""
    names = names_of(game, prefix)
    try:
        for template in sorted(SKELETON.rglob("*.txt")):
            text = template.read_text(encoding="utf-8")
            for mark, name in names.items():
                text = text.replace(mark, name)
            place = template.relative_to(SKELETON).as_posix().removesuffix(".txt")
            file = folder / ELSEWHERE.get(place, place)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise EngineError("bad_file", file=str(folder), problem=str(error.strerror)) from None
