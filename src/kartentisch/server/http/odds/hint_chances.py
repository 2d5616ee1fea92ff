"""The chance of an attack that a hint tells of: what the game states (`Clause.odds`), with all else as usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kartentisch.server.http.odds.process import OddsProcess, asked

# what the odds of each game are asked beside the two sides, where nothing else is stated
USUAL: Final[dict[str, dict[str, Any]]] = {
    "attack": {"weights": [1], "round": 1, "acting": "defender", "policies": ["strongest", "strongest"]},
    "attacke": {},
    "europe": {
        "shots": "",
        "doomed": "",
        "landing": False,
        "guns": 0,
        "orders": ["", ""],
        "hold": False,
        "dive": "fight",
        "retreat": [0, 0, 0.0],
    },
    "selfr3": {
        "policy": "hold",
        "keep": 1,
        "chance": 0.0,
        "attack": "most",
        "losses": ["armies", "armies"],
        "throw": [],
    },
}


def chances(odds_process: OddsProcess) -> Callable[[str, str, str, dict[str, Any]], float | None]:
    """By asker, origin, game and question the attacker's chance, 0 to 1; None where the game has no odds.

    Raises:
        KartentischError: as the odds of the game, and `Helper.ask`.
    """

    def chance(asker: str, origin: str, game: str, question: dict[str, Any]) -> float | None:
        if game not in USUAL:
            return None
        answer = odds_process.ask(asker, asked(game, USUAL[game] | question), visitor=origin)
        side = answer["attack" if game == "attacke" else "attacker"]
        return None if side is None else float(side["wins"])

    return chance
