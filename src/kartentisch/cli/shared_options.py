"""Options that `simulate`, `arena` and `selfplay` share."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from kartentisch.arena.workers import THIS_MACHINE
from kartentisch.bots import BOTS
from kartentisch.cli.common import usual_players
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game

Seed = Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Number of processes.")]
Limit = Annotated[
    float,
    typer.Option(
        "--limit",
        min=0,
        help="Seconds your own bots have for a decision; 0: no limit, and no process of their own.",
    ),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="[ADDRESS]", help="Work on a Ray cluster; without an address, on this machine."),
]
BOTS_HELP = f"{', '.join(BOTS)}, a level with a style such as hard:bold or hard:careful, or your own as module:Class"


def bots_of(text: str) -> list[str]:
    """Names with commas between them; bots of one's own are found in the current folder."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return [name.strip() for name in text.split(",")]


def seats_of(game: Game, names: list[str], players: int | None) -> int:
    """How many sit at the table: as many as are asked for, else as there are bots, else as is usual.

    Raises:
        EngineError: `seat_count` where there are more bots than seats.
    """
    seats = players if players is not None else len(names) if len(names) > 1 else usual_players(game)
    if len(names) > seats:
        raise EngineError("seat_count", seats=len(names), players=seats)
    return seats


class RayCommand(TyperCommand):
    """`--ray` may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for place, word in enumerate(args):
            following = args[place + 1] if place + 1 < len(args) else ""
            if word == "--ray" and not (":" in following or following in ("auto", THIS_MACHINE)):
                args = [*args[: place + 1], THIS_MACHINE, *args[place + 1 :]]
                break
        return super().parse_args(ctx, args)
