"""How the seats stand if the game were scored now: territories and continents; beside it what tells of strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.forecast import Forecast, Goal, Part, Row
from kartentisch.engine.game import Game
from kartentisch.games.selfr3.state import VICTORY, SelfR3State

SECRET = ("hands", "aside")


def of_view(game: Game[SelfR3State], view: Mapping[str, Any]) -> Forecast:
    """Cards of victory points count when they are shown, at the end of the game (R2-75)."""
    seats = range(view["players"])
    s: SelfR3State = game.bare(view["players"], view.get("options"))
    game.lay_out(s, {part: view[part] for part in game.shape if part in view and part not in SECRET}, False)
    rows = []
    for seat in seats:
        parts = [
            Part("standing", "territories", int(s.held(seat))),
            Part("standing", "continents", int(s.bonus(seat))),
            Part("standing", "cards", int(s.v[VICTORY + seat])),
        ]
        money = Part("standing", "money", int(s.money(seat)))
        more = [
            Part("standing", "units", int(s.units_of(seat))),
            Part("standing", "income", int(s.income(seat)) if s.is_alive(seat) else 0),
            Part("standing", "hand", sum(view["backs"][seat].values())),
        ]
        if not s.table.tie_by_money:
            more.insert(0, money)
        rows.append(Row(tuple(parts), (money,) if s.table.tie_by_money else (), tuple(more)))
    worth = tuple(sum(part.amount for part in row.parts) for row in rows)
    last = bool(s.round >= s.table.rounds)
    args = {"limit": int(s.table.rounds), "last": "yes" if last else "no"}
    how = ("points", "cards", "tie" if s.table.tie_by_money else "shared")
    return forecast.compared("score", rows, Goal("rounds", args, "R2-73", how, worth, last=last))
