"""Screenshots as the small pictures of games: small_pictures.py FOLDER FILE.png ...; see frontend/browser/pictures.mjs.

Each as AVIF, and as WebP for browsers that cannot read that: half of what one good WebP weighs.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image


def main(folder: Path, shots: list[Path]) -> None:
    for shot in shots:
        picture = Image.open(shot).convert("RGB")
        picture.save(folder / f"{shot.stem}.avif", quality=44, speed=2)
        picture.save(folder / f"{shot.stem}.webp", quality=50, method=6)


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
