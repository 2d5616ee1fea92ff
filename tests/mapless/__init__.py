"""Two games without a drawn map, in a folder beside the package's."""

from __future__ import annotations

from pathlib import Path

from kartentisch import games

FOLDER = str(Path(__file__).parent / "shelf")


def register() -> None:
    """Make both known to `games.load`, and so to server and terminal."""
    games.__path__.append(FOLDER)


def forget() -> None:
    """Take both away again."""
    games.__path__.remove(FOLDER)
