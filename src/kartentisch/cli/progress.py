"""How far long work has come: a bar on the terminal, which leaves nothing behind."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bar(quiet: bool) -> Progress:
    """A bar for counted steps; none where it is not wanted or nobody looks."""
    return Progress(
        TextColumn("{task.description}", markup=False),  # names of files and bots may hold brackets
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=quiet or not sys.stderr.isatty(),
    )
