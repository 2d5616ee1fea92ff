"""What must hold of the built site: `python tools/site_check.py .build/site`.  `make docs` asks it after each build.

The build itself is strict: a link or an anchor that leads nowhere ends it.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/kartentisch"
PACKAGES = ("adapters", "arena", "bots", "fairness", "odds", "pictures")
INNER = {  # modules that others in the package use, and nobody else
    "adapters.shared", "arena.processes", "arena.runner", "odds.attack_kernel", "odds.attack_lines",
    "odds.attacke_kernel", "odds.europe_kernel", "odds.europe_states", "odds.selfr3_kernel",
}  # fmt: skip
LOADED = re.compile(
    r"<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=\"?((?:https?:)?//[^\"\s>]+)", re.IGNORECASE
)
ADDRESS = re.compile(r"<(?:a|link|script|img)\b[^>]*?\b(?:href|src)=\"?(/[^\"\s>]*)", re.IGNORECASE)
SHELVES = ("Play", "Host", "Build", "Protocol")


def _exported(tree: ast.Module) -> list[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    return None


def _defined(tree: ast.Module) -> Iterator[str]:
    """Public classes with their methods, and functions."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name
            if isinstance(node, ast.ClassDef):
                methods = (part.name for part in node.body if isinstance(part, ast.FunctionDef))
                yield from (f"{node.name}.{name}" for name in methods if not name.startswith("_"))


def public() -> Iterator[str]:
    """Every name that the reference owes: what packages export, and what stands in their other modules."""
    whole = ast.parse((SOURCE / "__init__.py").read_text(encoding="utf-8"))
    yield from (f"kartentisch.{name}" for name in _exported(whole) or () if name not in PACKAGES)
    for package in PACKAGES:
        exported = _exported(ast.parse((SOURCE / package / "__init__.py").read_text(encoding="utf-8")))
        if exported is not None:
            yield from (f"kartentisch.{package}.{name}" for name in exported)
            continue
        for file in sorted((SOURCE / package).glob("[a-z]*.py")):
            if (module := f"{package}.{file.stem}") not in INNER:
                names = _defined(ast.parse(file.read_text(encoding="utf-8")))
                yield from (f"kartentisch.{module}.{name}" for name in names)


def documented(site: Path) -> set[str]:
    """The names that have a place in the reference, of its inventory."""
    inventory = (site / "objects.inv").read_bytes()
    start = 0
    for _ in range(4):
        start = inventory.index(b"\n", start) + 1
    return {line.split(" ", 1)[0] for line in zlib.decompress(inventory[start:]).decode().splitlines()}


def problems(site: Path) -> Iterator[str]:
    there = documented(site)
    constants = (site / "develop/reference/kartentisch.html").read_text(encoding="utf-8")
    for name in public():
        if name not in there and f"kt.{name.rpartition('.')[2]}<" not in constants:
            yield f"{name} is public, and not in the reference"
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        for found in LOADED.findall(text):
            yield f"{page.relative_to(site)} loads {found}"
        if page.name != "404.html":  # which a server sends in place of any page
            for found in ADDRESS.findall(text):
                yield f"{page.relative_to(site)} leads to {found}, which is no place below every address"
    first = (site / "index.html").read_text(encoding="utf-8")
    for words in ("make play", "make test", *(f"<strong>{shelf}</strong>" for shelf in SHELVES)):
        if words not in re.sub(r"</?span[^>]*>|</?code[^>]*>", "", first):
            yield f"the first page does not name {words}"
    found = {
        entry["location"].partition("#")[0]
        for entry in json.loads((site / "search/search_index.json").read_bytes())["docs"]
    }
    for page in ("play/index.html", "host/index.html", "develop/from.html", "protocol/dice.html"):
        if page not in found:
            yield f"search does not find {page}"


if __name__ == "__main__":
    wrong = list(problems(Path(sys.argv[1])))
    print(*wrong, sep="\n", file=sys.stderr)
    sys.exit(bool(wrong))
