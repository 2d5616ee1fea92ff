"""How it stands: lands decide, complete continents between equals (SCH-R17); from public facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.forecast import Forecast, Goal, Part, Row
from kartentisch.engine.game import Game

PUBLIC = ("active", "first", "round", "lands", "out", "ending")


def of_view(game: Game, view: Mapping[str, Any]) -> Forecast:
    s: Any = game.bare(view["players"], view.get("options"))
    game.lay_out(s, {part: view[part] for part in PUBLIC if part in view}, False)
    rows = []
    worths = game.worth(s)
    for seat, (lands, continents) in enumerate(worths):
        ties = (Part("standing", "continents", continents),)
        more = (Part("standing", "hand", int(view["hand_sizes"][seat])),)
        rows.append(Row((Part("standing", "lands", lands),), ties, more))
    limit = int(s.table.round_limit)
    last = 0 < limit <= s.round
    args = {"limit": limit, "lands": len(game.board.spaces), "last": "yes" if last else "no"}
    name, rule = ("rounds", "SCH-R17") if limit > 0 else ("world", "SCH-11")
    how = ("lands", "tie", "all") if limit > 0 else ("lands", "out")
    worth = tuple(lands for lands, _ in worths)
    return forecast.compared("lands", rows, Goal(name, args, rule, how, worth, last=bool(last)))
