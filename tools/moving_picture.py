"""Screenshots into one moving picture: moving_picture.py FRAMES.json FILE.webp; see frontend/browser/turn.mjs.

Pictures that are alike become one that is seen for longer.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PIL import Image, ImageChops

WIDTH = 960
MOST = 1_000_000  # bytes: more would not be loaded by whoever only looks in


def main(frames: Path, file: Path) -> None:
    pictures: list[Image.Image] = []
    times: list[int] = []
    for name, milliseconds in json.loads(frames.read_text()):
        picture = Image.open(name).convert("RGB")
        picture = picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS)
        if pictures and ImageChops.difference(picture, pictures[-1]).getbbox() is None:
            times[-1] += milliseconds
            continue
        pictures.append(picture)
        times.append(milliseconds)
    for quality in (80, 70, 60, 50, 40):
        pictures[0].save(
            file,
            save_all=True,
            append_images=pictures[1:],
            duration=times,
            loop=0,
            quality=quality,
            method=4,
            minimize_size=True,
        )
        if file.stat().st_size < MOST:
            break
    size = file.stat().st_size
    print(f"{file.name}: {len(pictures)} pictures, {sum(times) / 1000:.0f} s, {size:,} bytes, quality {quality}")
    if size >= MOST:
        raise SystemExit("too large")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
