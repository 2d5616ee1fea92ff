"""A contest as a picture: ratings with intervals, and who comes before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kartentisch.arena.ratings import Rating
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing

INK, DOT, GRID = "#2b2620", "#9c3d2e", "#d8d0c2"
FORMATS = (".svg", ".png", ".pdf")


def check(path: Path) -> None:
    """Raise EngineError `bad_plot` if nothing can be drawn into a file of this name, `extra_missing`."""
    if path.suffix.lower() not in FORMATS:
        raise EngineError("bad_plot", file=str(path), choices=list(FORMATS))
    with needing("arena"):
        import matplotlib.figure  # noqa: F401


def draw(
    path: Path,
    title: str,
    words: Mapping[str, str],
    ratings: Sequence[Rating],
    duels: Mapping[tuple[str, str], tuple[float, int]],
) -> None:
    """Write the picture; its format is that of the file's name: `.svg`, `.png` or `.pdf`.

    Args:
        words: what stands beside the axes: `rating`, `ahead`.

    Raises:
        EngineError: `extra_missing`, `bad_plot`, `bad_file`.
    """
    check(path)
    with needing("arena"):
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    names = [row.bot for row in ratings]
    places: Any = range(len(names))
    with rc_context({"svg.hashsalt": "kartentisch", "font.size": 10, "text.color": INK, "axes.edgecolor": INK}):
        figure = Figure(figsize=(5.5 + 0.7 * len(names), 1.8 + 0.55 * len(names)), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True, width_ratios=(3, max(2, 0.6 * len(names))))
        figure.suptitle(title)
        left.errorbar(
            [row.rating for row in ratings],
            places,
            xerr=[[row.rating - row.low for row in ratings], [row.high - row.rating for row in ratings]],
            fmt="o",
            color=DOT,
            capsize=4,
        )
        left.set_yticks(places, names)
        left.invert_yaxis()
        left.set_xlabel(words["rating"])
        left.grid(axis="x", color=GRID)
        left.set_axisbelow(True)
        shares = [[duels.get((one, other), (float("nan"), 0))[0] for other in names] for one in names]
        right.imshow(shares, vmin=0, vmax=1, cmap="BrBG", alpha=0.6, aspect="auto")
        for row, line in enumerate(shares):
            for column, share in enumerate(line):
                if share == share:  # they met
                    right.text(column, row, f"{share:.0%}", ha="center", va="center")
        right.set_xticks(places, names, rotation=35, ha="right")
        right.set_title(words["ahead"], fontsize=10)
        try:
            figure.savefig(path, metadata={"Date": None} if path.suffix.lower() == ".svg" else None, dpi=160)
        except OSError as error:
            raise EngineError("bad_file", file=str(path), problem=str(error)) from None
