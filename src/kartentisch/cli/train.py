"""`kartentisch train`: a network that learns a game from games against itself."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from kartentisch.bots import make
from kartentisch.cli import progress
from kartentisch.cli.common import GameName, Lang, open_game, out, sentences, speak, usual_players
from kartentisch.cli.shared_options import Seed

ITERATIONS: Final = 400
AGAINST_BOT: Final = 80  # of a run against a bot, whose answers take most of the time


class Device(StrEnum):
    """Where the work is done."""

    auto = "auto"
    cpu = "cpu"
    cuda = "cuda"


Out = Annotated[Path, typer.Option("--out", "-o", metavar="FOLDER", help="Where the run is kept.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="Number of seats; default: 2, or the fewest.")]
Iterations = Annotated[
    int | None, typer.Option("--iterations", "-n", min=1, help="Iterations in all; default: 400, with --against 80.")
]
Values = Annotated[int, typer.Option("--values", min=0, help="How many of them, at first, learn only who wins.")]
Games = Annotated[int, typer.Option("--games", min=1, help="Quick games in each iteration that learns who wins.")]
Imitate = Annotated[int, typer.Option("--imitate", min=0, help="How many of them, then, learn to imitate “greedy”.")]
Experts = Annotated[
    int, typer.Option("--experts", min=0, help="How many of them, after that, learn what a search answers.")
]
Simulations = Annotated[
    int, typer.Option("--simulations", min=2, max=100_000, help="Simulations of that search per answer.")
]
Against = Annotated[
    str, typer.Option("--against", metavar="BOT", help="Learn what wins most against this bot, which never changes.")
]
Rows = Annotated[int, typer.Option("--rows", min=8, max=4096, help="Games side by side.")]
Steps = Annotated[int, typer.Option("--steps", min=8, max=100_000, help="Answers of each game in an iteration.")]
Hidden = Annotated[tuple[int, int], typer.Option("--hidden", help="Sizes of the two hidden layers.")]
On = Annotated[Device, typer.Option("--device", help="auto takes a graphics card if there is one.")]
Cores = Annotated[int, typer.Option("--cores", min=1, max=1024, help="Processor cores for the network.")]


def train(
    game: GameName,
    folder: Out,
    players: Players = None,
    iterations: Iterations = None,
    values: Values = 0,
    games: Games = 500,
    imitate: Imitate = 40,
    experts: Experts = 0,
    simulations: Simulations = 60,
    against: Against = "",
    rows: Rows = 128,
    steps: Steps = 192,
    hidden: Hidden = (96, 64),
    device: On = Device.auto,
    cores: Cores = 1,
    seed: Seed = 0,
    lang: Lang = "",
) -> None:
    """Train a network on games against itself: weights, curve and all that repeats the run, in one folder.

    Ctrl-C stops the run at any time; the same command continues it.
    """
    with sentences(lang):
        rules = open_game(game)
        language, console, interrupted = speak(lang, rules), out(), False
        if not all(1 <= size <= 4096 for size in hidden):
            raise typer.BadParameter("1 to 4096", param_hint="--hidden")
        from kartentisch.learning.config import Config  # torch takes a second, which no other command is to wait for
        from kartentisch.learning.run import CPU, Run, device_of

        if against:
            make(against, 0)  # a name that nobody has is told before anything is written
        seats = usual_players(rules, 2) if players is None else players
        iterations = iterations or (AGAINST_BOT if against else ITERATIONS)
        config = Config(
            game=rules.id, players=seats, seed=seed, hidden=hidden, rows=rows, steps=steps,
            values=values, games=games, imitate=imitate, experts=experts,
            simulations=simulations, iterations=iterations, against=against,
        )  # fmt: skip
        chosen = device_of(device)
        if device == Device.cuda and chosen == CPU:
            console.print(language.say("train-no-gpu"))
        run = Run(folder, config, chosen, cores)
        before = run.device
        with progress.bar(False) as bar:
            task = bar.add_task(rules.id, total=iterations, completed=run.trainer.iteration)
            try:
                for row in run.iterations():
                    if run.device != before:
                        before = run.device
                        console.print(language.say("train-gpu-full"))
                    bar.update(task, completed=row.iteration)
                    if row.wins is not None and row.error is not None:
                        shown = {"wins": language.percent(row.wins, 1), "error": language.percent(1.96 * row.error, 1)}
                        bot = against or "greedy"
                        console.print(language.say("train-tested", iteration=row.iteration, bot=bot, **shown))
            except KeyboardInterrupt:
                interrupted = True
        done = run.saved
    console.print(language.say("train-done", done=done, iterations=iterations, folder=str(folder)), markup=False)
    if interrupted:
        console.print(language.say("arena-again"))
        raise typer.Exit(130)
