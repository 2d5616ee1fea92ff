"""Pictures of a built map to look at: SVG, and PNG as wide as a desk and a phone where Chromium is installed."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import svg
from kartentisch.pictures.draw import looks
from maps import sample

WIDTHS = (1280, 390)
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


def _photograph(browser: str, page: Path, png: Path, width: int, height: int) -> None:
    with tempfile.TemporaryDirectory() as profile:
        command = [browser, *FLAGS, "--force-device-scale-factor=2", f"--user-data-dir={profile}"]
        command += [f"--window-size={width},{height}", f"--screenshot={png.resolve()}", page.resolve().as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=120)


def render(built: MapFile, folder: Path) -> Iterator[Path]:
    """Write the pictures of a map with some pieces on it; yields their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    width, height = built.size
    for look in looks(built):
        for lang in ("de", "en"):
            picture = folder / f"{built.id}-{look}-{lang}.svg"
            text = svg(built, sample.position(built), look, lang)
            picture.write_text(text, encoding="utf-8")
            yield picture
            if browser is None or (lang == "en" and look == "dark"):
                continue
            page = folder / f"{built.id}-{look}-{lang}.html"
            style = "<style>body{margin:0}svg{display:block;width:100vw}</style>"
            page.write_text(f"<!doctype html><meta charset=utf-8>{style}{text}", encoding="utf-8")
            for wide in WIDTHS:
                png = folder / f"{built.id}-{look}-{lang}-{wide}.png"
                _photograph(browser, page, png, wide, round(wide * height / width))
                yield png
            page.unlink()
