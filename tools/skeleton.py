"""Write the plumbing of the skeleton anew: what `kartentisch new` writes is generated and made templates again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["KARTENTISCH_RULES"] = "interpreted"  # nothing needs to be compiled for this

from kartentisch.cli.new import ELSEWHERE, SKELETON, names_of, write

ROOT = Path(__file__).parent.parent
GAME, PREFIX = "zz_skeleton", "ZZS"  # each of its names stands nowhere else
COG = ["cogapp", "-r", "-I", str(ROOT / "tools"), "-p", "from plumbing import *"]
FORMAT = ["ruff", "format", "-q", "--config", str(ROOT / "pyproject.toml")]


def main() -> None:
    with TemporaryDirectory() as shelf:
        folder = Path(shelf) / GAME
        write(folder, GAME, PREFIX)
        modules = sorted(map(str, folder.rglob("*.py")))
        marked = [file for file in modules if "# [[[cog" in Path(file).read_text(encoding="utf-8")]
        for _ in range(2):
            for words in ([*COG, *marked], [*FORMAT, *modules]):
                subprocess.run([sys.executable, "-m", *words], check=True, stdout=subprocess.DEVNULL)
        for template in SKELETON.rglob("*.py.txt"):
            place = template.relative_to(SKELETON).as_posix().removesuffix(".txt")
            text = (folder / ELSEWHERE.get(place, place)).read_text(encoding="utf-8")
            for mark, name in names_of(GAME, PREFIX).items():
                text = text.replace(name, mark)
            if template.read_text(encoding="utf-8") != text:
                print(f"{template.relative_to(ROOT)}  (changed)")
                template.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
