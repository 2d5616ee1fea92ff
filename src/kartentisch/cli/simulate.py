"""`kartentisch simulate`: many games between bots, with figures."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from kartentisch.arena import series
from kartentisch.arena.play import LIMIT
from kartentisch.cli import progress
from kartentisch.cli.common import (
    Board,
    GameName,
    Lang,
    Options,
    chosen_options,
    open_game,
    out,
    sentences,
    speak,
)
from kartentisch.cli.shared_options import BOTS_HELP, Jobs, Limit, Seed, bots_of, seats_of
from kartentisch.engine.language import Language
from kartentisch.engine.safe_text import shown


def simulate(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="Number of seats; default: as many as bots, or about 4."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    bot_names: Annotated[
        str,
        typer.Option("--bots", "-b", help=f"Comma separated, one for each seat: {BOTS_HELP}."),
    ] = "random",
    jobs: Jobs = 1,
    limit: Limit = LIMIT,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Bots keep their seats; default: they rotate.")
    ] = False,
    option: Options = None,
    board: Board = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Play many games between bots and print decisions, lengths, scores, wins and why games ended.

    Fewer bots than seats are repeated in turn: --players 4 --bots greedy,random sits greedy, random, greedy, random.
    Ctrl-C stops and prints what there is so far.
    """
    with sentences(lang):
        rules = open_game(game, board)
        names = bots_of(bot_names)
        seats = seats_of(rules, names, players)
        names = [names[i % len(names)] for i in range(seats)]
        options = {**rules.series, **chosen_options(rules, option)}
        rules.new(seats, options=options)  # whatever is wrong is told before the bar appears
        done, interrupted = _run(
            series.run(rules, names, games, seed, options, jobs, not fixed_seats, limit), games, names, as_json
        )
    summary = done.summary() | {"interrupted": interrupted, "seed": seed, "players": seats, "game": game}
    summary["options"] = options
    if as_json:
        typer.echo(json.dumps(summary, indent=2))
    else:
        show(summary, speak(lang, rules), out())
    if interrupted:
        raise typer.Exit(130)


def _run(steps: Any, games: int, names: list[str], quiet: bool) -> tuple[series.Series, bool]:
    done = series.Series(names)
    try:
        with progress.bar(quiet) as bar:
            task = bar.add_task(",".join(names), total=games)
            for done in steps:
                bar.update(task, completed=len(done.results))
    except KeyboardInterrupt:
        return done, True
    finally:
        steps.close()
    return done, False


def show(summary: dict[str, Any], language: Language, console: Console) -> None:
    """The figures as tables."""
    length, turns = summary["length"], summary["turns"]
    for name, value in summary["options"].items():
        chosen = language.say(f"option-{name}-{str(value).lower()}")
        console.print(f"{language.say(f'option-{name}')}: {chosen}")
    console.print(
        language.say(
            "simulate-total",
            games=summary["games"],
            decisions=summary["decisions"],
            rate=summary["decisions_per_second"],
        )
    )
    for key, spread in (("simulate-length", length), ("simulate-turns", turns)):
        console.print(language.say(key, least=spread["min"], median=spread["median"], most=spread["max"]))
    for title, rows, head in (
        ("simulate-by-bot", summary["wins"], "bot"),
        ("simulate-by-seat", summary["seats"], "seat"),
    ):
        table = Table(title=language.say(title), title_justify="left")
        table.add_column(language.say(f"simulate-{head}"))
        for column in ("wins", "rate", "interval", "score"):
            table.add_column(language.say(f"simulate-{column}"), justify="right")
        for row in rows:
            name = row["bot"] if head == "bot" else language.player(row["seat"])
            interval = f"{language.percent(row['low'], 1)} - {language.percent(row['high'], 1)}"
            table.add_row(
                name, f"{row['wins']:g}", language.percent(row["rate"], 1), interval, f"{row['mean_score']:.1f}"
            )
        console.print(table)
    show_forfeits(summary["forfeits"], language, console)
    table = Table(title=language.say("simulate-ends"), title_justify="left", show_header=False)
    for reasons, count in summary["end_reasons"].items():
        table.add_row("; ".join(language.say(f"end-{reason}") for reason in reasons.split("+")), str(count))
    console.print(table)


def show_forfeits(forfeits: list[dict[str, Any]], language: Language, console: Console) -> None:
    """Which bots of one's own lost otherwise than on the board."""
    for row in forfeits:
        why = language.say(f"forfeit-{row['reason']}")
        text = language.say("forfeit-games", bot=row["bot"], games=row["games"], why=why, problem=shown(row["problem"]))
        console.print(text, markup=False, style="yellow")
