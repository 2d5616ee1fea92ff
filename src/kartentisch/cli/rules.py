"""`kartentisch games` and `kartentisch rules`: what there is, how it is played, and what is tested."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markdown import Markdown
from rich.table import Table

from kartentisch.cli.common import GameName, Lang, out, sentences, speak
from kartentisch.engine import scenario as scenarios
from kartentisch.engine.errors import EngineError
from kartentisch.games import GAMES, load

COURSES: Final = ("lessons", "puzzles")  # folders whose files teach: they begin as scenarios do, but are none
WORDS: Final = "glossary.yaml"  # nor is this


def games(
    name: Annotated[str | None, typer.Argument(help="A game, to see its options.", metavar="[GAME]")] = None,
    lang: Lang = "",
) -> None:
    """List the games, or the options of one game."""
    with sentences(lang):
        console = out()
        if name is None:
            language = speak(lang)
            table = Table(*(language.say(f"games-{column}") for column in ("name", "title", "players", "summary")))
            for each in GAMES:
                try:
                    game = load(each)
                except EngineError as error:  # one that is not compiled is still there
                    table.add_row(each, "", "", language.rejection(error.rejection))
                    continue
                words = speak(lang, game)
                seats = f"{game.seats[0]}-{game.seats[-1]}"
                table.add_row(each, words.say("game-title"), seats, words.say("game-summary"))
            console.print(table)
            return
        game = load(name)
        words = speak(lang, game)
        for option in game.options:
            console.print(f"[bold]{option.name}[/] ({option.rule}): {words.say(f'option-{option.name}')}")
            console.print(f"  {words.say(f'option-{option.name}.help')}")
            for value in option.values:
                text = words.say(f"option-{option.name}-{str(value).lower()}")
                mark = f" [dim]{words.say('games-default')}[/]" if value == option.default else ""
                console.print(f"  {option.name}={str(value).lower()}: {text}{mark}")


def rules(
    game: GameName,
    ids: Annotated[
        list[str] | None, typer.Argument(help="Rule ids, such as ATT-29; default: all.", metavar="[ID]...")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Say which rules have a test; exit code 1 below 100%.")
    ] = False,
    tests: Annotated[
        Path | None,
        typer.Option("--tests", help="The folder of the tests, for --coverage.", show_default="its folder"),
    ] = None,
    lang: Lang = "",
) -> None:
    """Explain the rules of a game, in our own words."""
    with sentences(lang):
        rules_of = load(game)
        language, console = speak(lang, rules_of), out()
        texts = language.rules()
        if coverage:
            folder = Path(inspect.getfile(type(rules_of))).parent
            if tests is None and not any(folder.rglob("test_*.py")):  # installed: scenarios go along, tests do not
                raise EngineError("no_tests", folder=str(folder))
            proven = tests_by_rule(tests or folder, rules_of.prefix)
            without = [rule for rule in texts if rule not in proven]
            for rule in texts:
                console.print(f"{rule:8} {len(proven.get(rule, []))}", markup=False)
            share = language.percent((len(texts) - len(without)) / len(texts))
            console.print(
                language.say("rules-coverage", tested=len(texts) - len(without), all=len(texts)) + f" {share}"
            )
            if without:
                console.print(language.say("rules-untested", rules=", ".join(without)))
                raise typer.Exit(1)
            return
        for rule in ids or []:
            if rule.upper() not in texts:
                raise EngineError("unknown_rule", id=rule)
            console.print(Markdown(f"**{rule.upper()}** {texts[rule.upper()]}"))
        if not ids:
            console.print(Markdown(re.sub(r'<a id="([^"]+)"></a>', r"*\1* ", language.rules_text())))


def tests_by_rule(folder: Path, prefix: str) -> dict[str, list[str]]:
    """Rule id -> the tests and scenarios under the folder that name it.

    A Python test names rules in `@pytest.mark.rule("ATT-15", ...)`, a scenario under `rules:`.
    """
    if not folder.is_dir():
        raise EngineError("no_such_file", file=str(folder))
    found: dict[str, list[str]] = {}

    def add(rule: object, test: str) -> None:
        if isinstance(rule, str) and rule.startswith(prefix + "-"):
            found.setdefault(rule, []).append(test)

    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule"):
                        for argument in mark.args:
                            add(
                                argument.value if isinstance(argument, ast.Constant) else None,
                                f"{file.name}::{node.name}",
                            )
    for file in sorted(folder.rglob("*.yaml")):
        if file.parent.name in COURSES or file.name == WORDS:
            continue
        for document in scenarios.parse(file.read_text(encoding="utf-8"), file.name):
            for rule in document.rules:
                add(rule, f"{file.name}: {document.title}")
    return found
