"""``python -m maps build|check|render NAME...|--all``."""

from __future__ import annotations

import argparse
import gzip
import sys
import time
from pathlib import Path

from kartentisch.engine import mapfile
from kartentisch.engine.board import Board
from maps import build, checks, output, sources, spec


def board_of(wanted: spec.Spec) -> Board:
    """The board that a map belongs to."""
    path = output.GAMES / wanted.map.board / "board.toml"
    if not path.exists():
        raise spec.SpecError(f"{wanted.map.file}: there is no board {wanted.map.board}/board.toml")
    return Board.parse(path.read_text(encoding="utf-8"))


def build_map(name: str) -> bool:
    """Build one map and write its file; the file is written even if checks fail, to be looked at."""
    wanted = spec.load(name)
    began = time.perf_counter()
    board = board_of(wanted)
    built = build.build(wanted, board, sources.load())
    data = output.encode(built)
    output.path(wanted.map.board, wanted.map.file).write_bytes(data)
    size = len(gzip.compress(data, 9, mtime=0)) / 1024
    print(f"{name}: {len(built.regions)} regions, {size:.1f} KiB gzip, {time.perf_counter() - began:.1f} s")
    return True


def check_map(name: str) -> bool:
    """Check the built file of one map and say what is wrong."""
    wanted = spec.load(name)
    board = board_of(wanted)
    path = output.path(wanted.map.board, wanted.map.file)
    if not path.exists():
        raise spec.SpecError(f"{name} has not been built: python -m maps build {name}")
    built = mapfile.parse(path.read_bytes(), path.name)
    missing, extra = checks.links(built, board)
    faults = checks.check(built, wanted, board)
    others = len(faults) - len(missing) - len(extra)
    print(f"{name}: {len(missing)} links missing, {len(extra)} borders extra, {others} other faults")
    for fault in faults:
        print(f"  {fault}")
    return not faults


def render_map(name: str) -> bool:
    """Draw one map, empty and in all its looks, below build/maps."""
    from maps import render

    wanted = spec.load(name)
    path = output.path(wanted.map.board, wanted.map.file)
    built = mapfile.parse(path.read_bytes(), path.name)
    for path in render.render(built, Path("build") / "maps"):
        print(path)
    return True


COMMANDS = {"build": build_map, "check": check_map, "render": render_map}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m maps", description="The map workshop.")
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(spec.names())}")
    parser.add_argument("--all", action="store_true", help="all maps")
    chosen = parser.parse_args(arguments)
    if bool(chosen.names) == chosen.all:
        parser.error("give names, or --all")
    good = True
    for name in spec.names() if chosen.all else chosen.names:
        try:
            good = COMMANDS[chosen.command](name) and good
        except (spec.SpecError, mapfile.MapError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            good = False
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
