"""A million battles that the rules of Europe 1941 fight themselves, against the exact odds of the same battles.

    python -m benchmarks.battles_europe [--battles 1000000]

from the root of the repository, which must be on the path.  Each battle of `games/europe/tests/fights.py` is fought
equally often, and told in standard errors: the chance to win, the losses of both sides in IPC, and the chi-square of
all that may be left.  Of so many figures one in twenty lies beyond two, one in four hundred beyond three.
"""

from __future__ import annotations

import argparse
from time import process_time

import kartentisch
from kartentisch.games.europe.tests.fights import FIGHTS, Tally

PART = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    each = asked.battles // len(FIGHTS)
    worst, begun = 0.0, process_time()
    print(f"compiled: {kartentisch.compiled()}; each battle {each} times")
    for number, fight in enumerate(FIGHTS):
        tally, chance = Tally(fight), kartentisch.Chance(asked.seed * len(FIGHTS) + number)
        for done in range(0, each, PART):
            tally.add(min(PART, each - done), chance)
        found = tally.agreement()
        worst = max(worst, found.worst)
        print(
            f"{fight.name:52} wins {fight.odds.attacker.wins:7.2%} {found.wins:+5.2f}"
            f"   losses {found.cost[0]:+5.2f} {found.cost[1]:+5.2f}   chi-square {found.chi:+5.2f} of {found.cells}",
            flush=True,
        )
    print(f"worst {worst:.2f} standard errors; {process_time() - begun:.0f} s of CPU")


if __name__ == "__main__":
    main()
