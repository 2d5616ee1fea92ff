"""`kartentisch arena`: a contest of bots, with ratings."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kartentisch.arena import plot, ratings, skill
from kartentisch.arena.contest import SYSTEMS, Contest
from kartentisch.arena.figures import forfeits
from kartentisch.arena.play import LIMIT
from kartentisch.arena.results import appending, read
from kartentisch.arena.workers import Workers
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
    usual_players,
)
from kartentisch.cli.shared_options import BOTS_HELP, Jobs, Limit, Ray, Seed, bots_of
from kartentisch.cli.simulate import show_forfeits
from kartentisch.engine.language import Language

NOWHERE = "-"  # as the file of results


def arena(
    game: GameName,
    bot_names: Annotated[str, typer.Option("--bots", "-b", help=f"Who competes, comma separated: {BOTS_HELP}.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games, at least.")] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="Number of seats; default: two, or the fewest that the game allows."),
    ] = None,
    seed: Seed = 0,
    system: Annotated[
        str,
        typer.Option(
            "--system",
            help="round-robin: everybody meets everybody; swiss: bots of equal standing meet, for many bots.",
        ),
    ] = SYSTEMS[0],
    results: Annotated[
        str,
        typer.Option(
            "--results", metavar="FILE", help="The file that keeps every game; - for none. Default: arena-GAME.jsonl"
        ),
    ] = "",
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the ratings: .svg, .png or .pdf.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    limit: Limit = LIMIT,
    option: Options = None,
    board: Board = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the ratings as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots meet in many games, every deal in every seating, and rate them.

    Every game is kept in a file at once: Ctrl-C stops, the same command goes on, and others may add to the file.
    """
    with sentences(lang):
        rules = open_game(game, board)
        seats = players if players is not None else usual_players(rules, 2)
        if picture is not None:
            plot.check(picture)
        skill.check()  # what is not installed is told before the first game
        file = None if results == NOWHERE else Path(results or f"arena-{rules.id}.jsonl")
        contest = Contest(
            rules,
            bots_of(bot_names),
            games,
            seats,
            seed=seed,
            system=system,
            options=chosen_options(rules, option),
            limit=limit,
            known=read(file) if file is not None else [],
        )
        language = speak(lang, rules)
        interrupted = _run(contest, Workers(jobs, ray), file, as_json)
        table = ratings.rate(contest.lines)
        if picture is not None:
            words = {word: language.say(f"arena-{word}") for word in ("rating", "ahead")}
            title = language.say("arena-title", game=language.say("game-title"), players=seats)
            plot.draw(picture, title, words, table, ratings.duels(contest.lines))
    if as_json:
        figures = {"game": game, "players": seats, "seed": seed, "system": system, "interrupted": interrupted}
        figures |= {"games": contest.done, "planned": contest.total, "counted": len(contest.lines)}
        typer.echo(json.dumps(figures | {"bots": [asdict(row) for row in table]}, indent=2))
    else:
        show(contest, table, file, interrupted, language, out())
    if interrupted:
        raise typer.Exit(130)


def _run(contest: Contest, workers: Workers, file: Path | None, quiet: bool) -> bool:
    """Whether it was interrupted."""
    with appending(file) as book, progress.bar(quiet) as bar:
        task = bar.add_task(",".join(contest.setting.bots), total=contest.total)
        steps = contest.run(workers, book)
        try:
            for done in steps:
                bar.update(task, completed=done)
        except KeyboardInterrupt:
            return True
        finally:
            steps.close()
    return False


def show(
    contest: Contest,
    rows: list[ratings.Rating],
    file: Path | None,
    interrupted: bool,
    language: Language,
    console: Console,
) -> None:
    """The ratings as a table."""
    others = len(contest.lines) - contest.done
    console.print(language.say("arena-games", done=contest.done, total=contest.total, others=others))
    table = Table(title=language.say("arena-table"), title_justify="left")
    table.add_column(language.say("simulate-bot"))
    for column in ("rating", "interval", "seats", "wins", "interval", "place"):
        table.add_column(language.say(f"arena-{column}"), justify="right")
    for row in rows:
        table.add_row(
            row.bot,
            f"{row.rating:.0f}",
            f"{row.low:.0f} - {row.high:.0f}",
            str(row.games),
            language.percent(row.rate, 1),
            f"{language.percent(row.rate_low, 1)} - {language.percent(row.rate_high, 1)}",
            f"{row.place:.2f}",
        )
    console.print(table)
    lost = ((line.bots[one.seat], line.key, one) for line in contest.lines for one in line.forfeits)
    show_forfeits(forfeits(lost), language, console)
    if file is not None:
        again = " " + language.say("arena-again") if interrupted else ""
        console.print(language.say("arena-kept", file=str(file)) + again, markup=False)
