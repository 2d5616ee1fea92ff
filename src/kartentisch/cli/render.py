"""`kartentisch render`: a picture of any moment of a saved game."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from kartentisch.cli.common import Lang, sentences, speak, system_language
from kartentisch.cli.files import RecordFile, open_record
from kartentisch.engine.errors import EngineError
from kartentisch.pictures import of_state

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
]


def render(
    record: RecordFile,
    picture: Annotated[
        Path, typer.Argument(help="The picture to write: a name that ends in .svg or .png.", metavar="PICTURE")
    ],
    at: Annotated[
        int | None, typer.Option("--at", help="Draw the position after this many entries; default: the last.")
    ] = None,
    name: Annotated[str, typer.Option("--map", help="Which map, if the game has several.")] = "",
    look: Annotated[str, typer.Option("--look", help="light or dark, if the map has both.")] = "",
    width: Annotated[int, typer.Option("--width", min=100, max=8000, help="Width of a PNG in pixels.")] = 1280,
    lang: Lang = "",
) -> None:
    """Draw the board at any moment of a saved game, as SVG or (with Chromium installed) as PNG."""
    with sentences(lang):
        saved, game = open_record(record)
        if picture.suffix.lower() not in (".svg", ".png"):
            raise EngineError("picture_format", file=str(picture))
        state = saved.replay(game, at)
        drawn = of_state(game, state, name, look, lang or system_language())
        try:
            if picture.suffix.lower() == ".svg":
                picture.write_text(drawn, encoding="utf-8")
            else:
                photograph(drawn, picture, width)
        except OSError as error:
            raise EngineError("bad_file", file=str(picture), problem=str(error)) from None
        typer.echo(speak(lang).say("render-done", file=str(picture)))


def find_browser() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def photograph(drawn: str, picture: Path, width: int, scale: int = 1) -> None:
    """Let a browser turn the SVG into a PNG, `scale` pixels for each of the width; EngineError `no_browser`."""
    browser = find_browser()
    if browser is None:
        raise EngineError("no_browser", choices=list(BROWSERS))
    _, _, wide, high = (float(n) for n in drawn.partition('viewBox="')[2].partition('"')[0].split())
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        style = "<style>body{margin:0}svg{display:block;width:100vw}</style>"
        page.write_text(f"<!doctype html><meta charset=utf-8>{style}{drawn}", encoding="utf-8")
        command = [
            browser,
            *FLAGS,
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{round(width * high / wide)}",
        ]
        taken = Path(folder) / "picture.png"  # whatever the browser makes of the name that is wanted
        command += [f"--screenshot={taken}", page.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        picture.write_bytes(taken.read_bytes())
