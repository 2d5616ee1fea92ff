"""How the seats stand if time were up now: regions, then units; and beside it what the viewer may know of strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.forecast import Forecast, Goal, Part, Row
from kartentisch.engine.game import Game
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.state import UP, AttackState
from kartentisch.games.attack.table import LONGEST

SECRET = ("hands", "gives", "wants", "rows")  # nothing of a forecast, but for the viewer's own hand


def of_view(game: Game[AttackState], view: Mapping[str, Any]) -> Forecast:
    """`economy` (all that a seat could spend) only where it is known: of the viewer, whose cards it depends on."""
    viewer, seats = int(view["viewer"]), range(view["players"])
    known = {part: view[part] for part in game.shape if part in view and part not in SECRET}
    if viewer >= 0:
        known["hands"] = [view["hand"] if seat == viewer else {} for seat in seats]
    s: AttackState = game.bare(view["players"], view.get("options"))
    game.lay_out(s, known, False)
    rows = []
    for seat in seats:
        ties = (Part("standing", "units", int(s.army(seat))),)
        more = [
            Part("standing", "capitals", int(s.capitals_of(seat) * s.table.capital_points)),
            Part("standing", "cards", int(view["hand_sizes"][seat])),
            Part("standing", "ships", int(s.fleet_size(seat))),
            Part("standing", "sea", int(s.holder == seat)),
        ]
        if seat == viewer:
            more.insert(0, Part("standing", "economy", int(production_points(s, seat))))
        rows.append(Row((Part("standing", "regions", int(s.regions_of(seat))),), ties, tuple(more)))
    return forecast.compared("regions", rows, _goal(s))


def _goal(s: AttackState) -> Goal:
    """By what was agreed: a number of rounds, a time, the last one left, or else the first elimination."""
    t, worth = s.table, tuple(int(s.regions_of(seat)) for seat in range(s.players))
    if t.clock:
        name = "clock"
    elif t.round_limit > 0:
        name = "rounds"
    else:
        name = "survivor" if t.last_survivor else "out"
    last = bool(s.time == UP or s.round >= (t.round_limit if t.round_limit > 0 else LONGEST))
    args = {"limit": int(t.round_limit), "longest": LONGEST, "last": "yes" if last else "no"}
    sudden = "alone" if t.last_survivor else "at_once"
    ends = {"clock": ("time",), "rounds": (), "survivor": ("longest",), "out": ("longest",)}[name]
    tie = "tie_economy" if t.tie_by_economy else "tie"
    return Goal(name, args, "ATK-125", ("regions", tie, sudden, *ends), worth, last=last)
