"""How it stands: lands decide, complete continents between equals (SCH-R17); from public facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.forecast import Forecast, Part, Row
from kartentisch.engine.game import Game

PUBLIC = ("active", "first", "round", "lands", "out", "ending")


def of_view(game: Game, view: Mapping[str, Any]) -> Forecast:
    s: Any = game.bare(view["players"], view.get("options"))
    game.lay_out(s, {part: view[part] for part in PUBLIC if part in view}, False)
    rows = []
    for seat, (lands, continents) in enumerate(game.worth(s)):
        ties = (Part("standing", "continents", continents),)
        more = (Part("standing", "hand", int(view["hand_sizes"][seat])),)
        rows.append(Row((Part("standing", "lands", lands),), ties, more))
    return forecast.compared("lands", rows)
