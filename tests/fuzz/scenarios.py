"""One process of `rule_faults`: plays scenarios up to the first that fails, which it tells."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import kartentisch as kt
from kartentisch.engine import scenario


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("files", nargs="+", type=Path)
    args = parser.parse_args()
    kt.load(args.game)
    for file in args.files:
        for document in scenario.read(file.read_text(encoding="utf-8"), file.name):
            board = (file.parent / document.board_file).read_text(encoding="utf-8") if document.board_file else None
            report = scenario.run(document, kt.load, board)
            if not report.passed:
                print(f"{file.name}: {report.title}: {report.failures[0].splitlines()[0]}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
