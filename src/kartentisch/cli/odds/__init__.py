"""`kartentisch odds`: exact odds, one command for each game, as tables and charts."""

from __future__ import annotations

from typing import Final

import typer

from kartentisch.cli.odds.attack import attack
from kartentisch.cli.odds.attacke import attacke
from kartentisch.cli.odds.europe import europe
from kartentisch.cli.odds.selfr3 import selfr3

GAMES: Final = (attack, attacke, europe, selfr3)

app = typer.Typer(help="Exact odds, computed and not sampled.", no_args_is_help=True, rich_markup_mode=None)
for game in GAMES:
    app.command()(game)
