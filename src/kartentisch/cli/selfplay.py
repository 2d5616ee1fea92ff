"""`kartentisch selfplay`: games between bots as data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartentisch.arena.play import LIMIT, Setting
from kartentisch.arena.selfplay import PER_FILE, write_all
from kartentisch.arena.series import Series
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
)
from kartentisch.cli.shared_options import BOTS_HELP, Jobs, Limit, Ray, Seed, bots_of, seats_of
from kartentisch.cli.simulate import show_forfeits


def selfplay(
    game: GameName,
    folder: Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where the Parquet files go.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of seats; default: as many as bots, or about 4.")
    ] = None,
    seed: Seed = 0,
    bot_names: Annotated[
        str, typer.Option("--bots", "-b", help=f"Comma separated; they take the seats in turn: {BOTS_HELP}.")
    ] = "greedy",
    per_file: Annotated[int, typer.Option("--per-file", min=1, help="Games in each file.")] = PER_FILE,
    jobs: Jobs = 1,
    ray: Ray = None,
    limit: Limit = LIMIT,
    option: Options = None,
    board: Board = None,
    lang: Lang = "",
) -> None:
    """Write every decision of many games, with observation, legal actions, action and result, as Parquet.

    Ctrl-C stops; the same command goes on with the files that are missing.
    """
    with sentences(lang):
        rules, names = open_game(game, board), bots_of(bot_names)
        seats = seats_of(rules, names, players)
        setting = Setting.of(rules, chosen_options(rules, option), names, limit)
        rules.new(seats, options=setting.options)
        language, done, interrupted = speak(lang, rules), 0, False
        series = Series(names)
        with progress.bar(False) as bar:
            task = bar.add_task(",".join(names), total=games)
            steps = write_all(rules, setting, seats, folder, games, seed, Workers(jobs, ray), per_file)
            try:
                for done, results in steps:
                    series.results += results
                    bar.update(task, completed=done)
            except KeyboardInterrupt:
                interrupted = True
            finally:
                steps.close()
    console = out()
    text = language.say("selfplay-done", done=done, games=games, decisions=series.decisions, folder=str(folder))
    console.print(text, markup=False)
    show_forfeits(series.forfeits(), language, console)
    if interrupted:
        console.print(language.say("arena-again"))
        raise typer.Exit(130)
