"""The sources of the site: `python tools/site.py FOLDER` copies docs/ there, with pages of the repository's root.

On GitHub and on a disk `../../CHANGELOG.md` is a file; in the site it is a page.  A link to another file outside docs/
has no page there, and only its words stay.  `make docs` builds the site of the folder.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "README.md": "index.md",  # which has a first page of its own in docs/
}
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([^()\s]+)\)")
BLOCK = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)


def linked(text: str, folder: str, uri: str) -> str:
    """The text of a page with its links as the site has them.

    Args:
        folder: where the links start in the repository.
        uri: where the page stands in the site.
    """

    def led(found: re.Match[str]) -> str:
        words, (target, hash_, anchor) = found[1], found[2].partition("#")
        path = posixpath.normpath(posixpath.join(folder, target))
        if not target or re.match(r"[a-z]+:", target) or not (ROOT / path).exists():
            return found[0]  # of what is not there the strict build says so
        if path not in PAGES and not path.startswith("docs/"):
            return words
        page = PAGES.get(path, path.removeprefix("docs/"))
        return f"[{words}]({os.path.relpath(page, posixpath.dirname(uri) or '.')}{hash_}{anchor})"

    return "".join(part if part.startswith("```") else LINK.sub(led, part) for part in BLOCK.split(text))


def assemble(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(ROOT / "docs", out)
    for file in out.rglob("*.md"):
        uri = file.relative_to(out).as_posix()
        text = file.read_text(encoding="utf-8")
        file.write_text(linked(text, posixpath.join("docs", posixpath.dirname(uri)), uri), encoding="utf-8")
    (out / "project").mkdir()
    for name, uri in PAGES.items():
        if uri != "index.md":
            (out / uri).write_text(linked((ROOT / name).read_text(encoding="utf-8"), "", uri), encoding="utf-8")


if __name__ == "__main__":
    assemble(Path(sys.argv[1]).resolve())
