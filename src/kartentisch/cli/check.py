"""`kartentisch check`: many random games under the test kit, with what they never met."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Generator
from typing import Annotated, Any

import typer
from rich.console import Console

from kartentisch.cli import progress
from kartentisch.cli.common import Board, GameName, Lang, Options, chosen_options, open_game, out, sentences, speak
from kartentisch.engine.language import Language
from kartentisch.engine.testkit import CheckFailed, Report, drawn, games_played

FAILED = 1  # exit code
INTERRUPTED = 130


def check(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of seats; default: chosen at random for each game.")
    ] = None,
    seed: Annotated[
        int,
        typer.Option("--seed", "-s", min=0, help="Seed of the first game; each further game takes the next number."),
    ] = 0,
    share: Annotated[
        float,
        typer.Option("--share", min=0.0, max=1.0, help="Share of positions that are checked, chosen at random."),
    ] = 1.0,
    failures: Annotated[int, typer.Option("--failures", min=1, help="Stop after this many games have failed.")] = 5,
    option: Options = None,
    board: Board = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Play random games and check everything that must hold for every game; exit code 1 if something fails.

    Options are random too, unless one is named. Every failure says seed, seat, moment and action, and what
    differs; the command that repeats this one game comes with it. The end lists what was never asked, told or refused.
    Ctrl-C stops and prints what there is so far.
    """
    with sentences(lang):
        rules = open_game(game, board)
        options = chosen_options(rules, option)
        drawn(rules, seed, players, options or "random")  # whatever is wrong is told before the bar appears
        steps = games_played(rules, games, seed, players, options or "random", share)
        report, played, interrupted = _run(steps, Report(rules), games, failures, as_json)
    words = ["kartentisch", "check", game]
    for name, value in (("--players", players), ("--share", None if share == 1.0 else share), ("--board", board)):
        words += [name, str(value)] if value is not None else []
    words += [word for text in option or [] for word in ("--option", text)]
    if as_json:
        typer.echo(json.dumps(report.to_json() | {"seed": seed, "interrupted": interrupted}, indent=2))
    else:
        language, console = speak(lang), out()  # no texts of the game: it may be too new to have any
        show(report, language, console, shlex.join(words))
        if interrupted:
            rest = shlex.join([*words, "--seed", str(seed + played), "--games", str(games - played)])
            console.print(language.say("check-interrupted", command=rest), markup=False)
        elif played < games:
            stopped = language.say("check-stopped", failed=failures, left=games - played)
            console.print(stopped, markup=False)
    if report.failures:
        raise typer.Exit(FAILED)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _run(
    steps: Generator[Report, None, None], report: Report, games: int, failures: int, quiet: bool
) -> tuple[Report, int, bool]:
    """The report, how many games were played, and whether somebody interrupted."""
    played = 0
    try:
        with progress.bar(quiet) as bar:
            task = bar.add_task(report.game.id, total=games)
            for report in steps:
                played += 1
                bar.update(task, completed=played)
                if len(report.failures) >= failures:
                    break
    except KeyboardInterrupt:
        return report, played, True
    finally:
        steps.close()
    return report, played, False


def show(report: Report, language: Language, console: Console, command: str) -> None:
    """Each kind of failure once, in full, and what the games never met."""

    def line(text: str) -> None:
        console.print(text, markup=False)

    line(language.say("check-total", games=report.games, decisions=report.decisions))
    first: dict[str, CheckFailed] = {}
    for failure in report.failures:
        first.setdefault(failure.check, failure)
    times = Counter(failure.check for failure in report.failures)
    for check_name, failure in first.items():
        line("")
        told = failure.told(language)
        if times[check_name] > 1:
            told[0] += " " + language.say("check-times", games=times[check_name])
        for text in told:
            line(text)
        if failure.decision >= 0:
            again = f"{command} --seed {failure.seed} --games 1"
            line("  " + language.say("check-again", command=again))
    if report.failures:
        line("")
        line(language.say("check-failures", games=len(report.failures)))
    else:
        line(language.say("check-clean"))
    never: dict[str, Any] = report.never()
    if never:
        line("")
        line(language.say("check-never"))
    for what, names in never.items():
        line("  " + language.say(f"check-never-{what}", names=", ".join(names)))
