"""How strong the levels of bots are: files of `kartentisch arena` become what people are told (docs/develop/bots.md).

    kartentisch arena attila --bots easy,normal,hard,master --players 3 --games 48
    python benchmarks/levels.py arena-attila.jsonl …

Levels that are in the files are written anew, by game and number of seats; all others stay.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path

import msgspec

from kartentisch.arena.ratings import rate
from kartentisch.arena.results import Played, read
from kartentisch.arena.skill import MIDDLE, Z95
from kartentisch.bots.levels import LEVELS
from kartentisch.bots.measured import FILE, Measured

HOME = Path(__file__).parents[1] / "src/kartentisch/bots" / FILE
ANCHOR = "normal"


def measured(lines: list[Played]) -> dict[str, Measured]:
    """The levels of one game with so many seats, on the scale on which ANCHOR is in the middle."""
    rows = {row.bot: row for row in rate(lines)}
    shift = MIDDLE - rows[ANCHOR].rating
    return {
        bot: Measured(round(row.rating + shift, 1), 0.0 if bot == ANCHOR else _spread(row.low, row.high), row.games)
        for bot in LEVELS
        if (row := rows.get(bot)) is not None
    }


def _spread(low: float, high: float) -> float:
    return round((high - low) / 2 / Z95, 1)


def main(files: list[str]) -> None:
    tables: dict[tuple[str, int], list[Played]] = defaultdict(list)
    for file in files:
        for line in read(Path(file)):
            tables[line.game, len(line.bots)].append(line)
    known = msgspec.json.decode(HOME.read_bytes(), type=dict[str, dict[str, dict[str, Measured]]])
    for (game, players), lines in tables.items():
        known.setdefault(game, {}).setdefault(str(players), {}).update(measured(lines))
    text = msgspec.json.format(msgspec.json.encode(known, order="sorted"), indent=2)
    HOME.write_bytes(text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
