"""The command `kartentisch`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import kartentisch
from kartentisch.cli import (
    arena,
    bench,
    check,
    doctor,
    files,
    new,
    odds,
    play,
    render,
    reports,
    review,
    rules,
    selfplay,
    serve,
    simulate,
    table,
    train,
    upgrade,
)
from kartentisch.cli.fields import RayCommand

app = typer.Typer(
    name="kartentisch",
    help="Conquest board games, exactly by their rulebooks: play in the terminal, let bots play, run scenarios.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for command in (
    rules.games,
    play.play,
    simulate.simulate,
    check.check,
    files.scenario,
    files.replay,
    files.verify,
    review.review,
    train.train,
    render.render,
    rules.rules,
    new.new,
    bench.bench,
    serve.serve,
    serve.helper,
    serve.backup,
    serve.collection,
    serve.restore,
    doctor.doctor,
    doctor.move,
    upgrade.upgrade,
    reports.reports,
):
    app.command()(command)
app.command(cls=RayCommand)(arena.arena)
app.command(cls=RayCommand)(selfplay.selfplay)
app.add_typer(odds.app, name="odds")
app.add_typer(table.app, name="table")


def version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if kartentisch.compiled() else "interpreted"
        typer.echo(f"kartentisch {kartentisch.__version__} (rules {how})")
        raise typer.Exit


@app.callback()
def main(
    show_version: Annotated[
        bool,
        typer.Option(
            "--version", callback=version, is_eager=True, help="Show the version, and whether the rules are compiled."
        ),
    ] = False,
) -> None:
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows a question mark there
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def run() -> None:
    app()
