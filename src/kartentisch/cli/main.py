"""The command `kartentisch`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any, Final

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

import kartentisch

_PLACES: Final = {  # by the name of a command: its module in this package, and what it is called there
    "games": "rules.games",
    "play": "play.play",
    "simulate": "simulate.simulate",
    "check": "check.check",
    "scenario": "files.scenario",
    "replay": "files.replay",
    "verify": "files.verify",
    "review": "review.review",
    "train": "train.train",
    "render": "render.render",
    "rules": "rules.rules",
    "new": "new.new",
    "bench": "bench.bench",
    "serve": "serve.serve",
    "helper": "serve.helper",
    "backup": "serve.backup",
    "collection": "serve.collection",
    "restore": "serve.restore",
    "doctor": "doctor.doctor",
    "move": "doctor.move",
    "upgrade": "upgrade.upgrade",
    "reports": "reports.reports",
    "arena": "arena.arena",
    "selfplay": "selfplay.selfplay",
    "odds": "odds.app",
    "table": "table.app",
}
_WITH_RAY: Final = ("arena", "selfplay")


class _Commands(Mapping[str, Any]):
    """Each is imported when it is asked for: none waits for the libraries of the others."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(_PLACES)

    def __len__(self) -> int:
        return len(_PLACES)

    def __contains__(self, name: object) -> bool:
        return name in _PLACES

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    @staticmethod
    def _make(name: str) -> Any:
        module, _, member = _PLACES[name].partition(".")
        found = getattr(import_module(f"kartentisch.cli.{module}"), member)
        alone = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)
        if isinstance(found, typer.Typer):
            alone.add_typer(found, name=name)
        else:
            kind: type[TyperCommand] = TyperCommand
            if name in _WITH_RAY:
                from kartentisch.cli.shared_options import RayCommand as kind
            alone.command(name, cls=kind)(found)
        return typer.main.get_group(alone).commands[name]


class _Group(TyperGroup):
    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self.commands = _Commands()  # type: ignore[assignment]  # nobody adds one


app = typer.Typer(
    name="kartentisch",
    cls=_Group,
    help="Conquest board games, exactly by their rulebooks: play in the terminal, let bots play, run scenarios.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


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
