"""Pictures of a built map to look at: SVG, and PNG as wide as a desk and a phone where Chromium is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kartentisch.cli.render import find_browser, photograph
from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import svg
from kartentisch.pictures.draw import looks
from maps import sample

WIDTHS = (1280, 390)


def render(built: MapFile, folder: Path) -> Iterator[Path]:
    """Write the pictures of a map with some pieces on it; yields their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    for look in looks(built):
        for lang in ("de", "en"):
            picture = folder / f"{built.id}-{look}-{lang}.svg"
            drawn = svg(built, sample.position(built), look, lang)
            picture.write_text(drawn, encoding="utf-8")
            yield picture
            if find_browser() is None or (lang == "en" and look == "dark"):
                continue
            for width in WIDTHS:
                png = folder / f"{built.id}-{look}-{lang}-{width}.png"
                photograph(drawn, png, width, scale=2)
                yield png
