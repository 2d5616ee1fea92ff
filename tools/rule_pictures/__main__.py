"""Draws the small pictures in the rules, from the same colours and symbols as the table: `python tools/rule_pictures`.

They carry no words but numbers, so that one picture serves all languages; what it shows is said beside it, in the text
of the rules.  Each stands on paper of its own and looks the same by day and by night.
"""

from __future__ import annotations

import attack
import attacke
import attila
import europe
import selfr3
from drawing import SOURCE


def main() -> None:
    for game in (attila, attack, attacke, europe, selfr3):
        folder = SOURCE / "games" / game.__name__ / "pictures"
        folder.mkdir(exist_ok=True)
        for name, picture in game.pictures().items():
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
