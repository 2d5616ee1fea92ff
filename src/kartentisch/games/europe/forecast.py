"""How the sides stand if the game ended with this round, and beside it how strong each seat is.

What the Axis has gained since the start the Allies have lost (AAE-R19); a capital in the hands of the other side weighs
more than all of it, since the next turn of its captor may end the game (AAE-167, AAE-169).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kartentisch.engine import forecast
from kartentisch.engine.bits import BIT
from kartentisch.engine.forecast import Forecast, Goal, Part, Row
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Strength
from kartentisch.games.europe import worth
from kartentisch.games.europe.actions import GERMANY, POWER_NAMES, POWERS, UK, USA
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.subject import AXIS
from kartentisch.games.europe.table import LONGEST
from kartentisch.games.europe.turn import axis_gain, capitals


def laid(game: Game, view: Mapping[str, Any]) -> EuropeState:
    """The public facts on a table: nothing is hidden."""
    s = game.bare(view["players"], view.get("options"))
    assert isinstance(s, EuropeState)
    game.lay_out(s, {part: view[part] for part in game.shape if part in view}, False)
    return s


def powers(game: Game, view: Mapping[str, Any]) -> list[tuple[int, int, int, int]]:
    """By power: its seat, its income, its money, and the price of its units, all but the first in IPC."""
    s = laid(game, view)
    return [(int(s.seat_of(p)), int(s.income(p)), int(s.cash[p]), worth.army(s, p)) for p in range(POWERS)]


def of_view(game: Game, view: Mapping[str, Any]) -> Forecast:
    """Made of public facts."""
    s = laid(game, view)
    gained = {
        "lands": int(s.income(GERMANY) - s.table.cash[GERMANY]),
        "oil": int(s.oil()),
        "convoys": sunk(s),
        "capitals": int(capitals(s)),
    }
    rows = []
    for seat in range(s.players):
        sign = 1 if seat == s.seat_of(GERMANY) else -1
        own = [power for power in range(POWERS) if s.seat_of(power) == seat]
        more = (
            Part("standing", "income", sum(int(s.income(power)) for power in own)),
            Part("standing", "cash", sum(int(s.cash[power]) for power in own)),
            Part("standing", "army", sum(worth.army(s, power) for power in own)),
        )
        rows.append(Row(tuple(Part("standing", name, sign * n) for name, n in gained.items()), (), more))
    return forecast.compared("gain", rows, _goal(game, s, int(view["viewer"])))


def _goal(game: Game, s: EuropeState, viewer: int) -> Goal:
    """What the Axis still needs until the agreed end; without one, or once a capital has fallen, who holds which."""
    t, axis = s.table, int(s.seat_of(GERMANY))
    lost = [power for power in range(POWERS) if s.capital_lost(power)]
    fallen, captor = _capitals(game, s, lost), POWER_NAMES[s.captor] if s.captor >= 0 else ""
    gain = int(axis_gain(s) - capitals(s))
    limit = int(t.round_limit if t.round_limit > 0 else LONGEST)
    last = bool(s.round >= limit)
    args: dict[str, Any] = {
        "limit": limit, "last": "yes" if last else "no", "gain": f"{gain:+d}".replace("-", "−") if gain else "0",
        "stands": "ahead" if gain > 0 else "level" if gain == 0 else "behind",
        "ahead": gain, "lead": abs(gain), "need": 1 - gain, "retake": 1 + gain,
        "income": int(s.income(GERMANY)), "start": int(t.cash[GERMANY]),
        "oil": int(s.oil()), "convoys": sunk(s), "beyond": "yes" if _beyond(s) else "no",
        "space": fallen, "space_is": fallen[0] if len(fallen) == 1 else "",
        "power": captor, "power_is": captor,
        "target": _capitals(game, s, [power for power in range(POWERS) if power != GERMANY and _in_it(s, power)]),
        "side": "watch" if viewer < 0 else "axis" if viewer == axis else "allies",
    }  # fmt: skip
    if lost:
        name = "both" if GERMANY in lost and len(lost) > 1 else "berlin" if GERMANY in lost else "capital"
        return Goal(name, args, "AAE-167", ("capitals",), by_seat=False)
    if t.round_limit > 0 or last:
        name = "gain" if viewer < 0 else "gain-axis" if viewer == axis else "gain-allies"
        return Goal(name, args, "AAE-R19", ("gain", "end", "capitals", "targets"), by_seat=False, last=last)
    return Goal("capitals", args, "AAE-167", ("targets", "capitals", "gain_not"), by_seat=False)


def _capitals(game: Game, s: EuropeState, powers: list[int]) -> list[str]:
    return [game.board.spaces[int(s.table.capital[power])].id for power in powers]


def _in_it(s: EuropeState, power: int) -> bool:
    """A power that is out of the war owns no capital that could be taken (AAE-R27)."""
    return int(s.owner[s.table.capital[power]]) in range(POWERS)


def _beyond(s: EuropeState) -> bool:
    """More than lands is counted: the Western Allies are in the war, or the Axis has gained something else already."""
    return any(_in_it(s, power) for power in (UK, USA)) or s.oil() > 0 or sunk(s) > 0


def strength(game: Game, view: Mapping[str, Any]) -> Strength:
    """The Axis and the Allies, aircraft under way where they are."""
    units: tuple[Counter[str], Counter[str]] = Counter(), Counter()
    for flight in view.get("flights", ()):
        units[0 if view["power"] == AXIS else 1][flight["at"]] += flight["count"]
    for place, powers_there in view.get("units", {}).items():
        for power, kinds in powers_there.items():
            units[0 if power == AXIS else 1][place] += sum(kinds.values())
    return Strength(game.sides(view["players"]), units)


def sunk(s: EuropeState) -> int:
    """What the Allies lose by convoy centres."""
    t = s.table
    zones = [zone for zone in range(t.lands, t.spaces) if t.convoys & BIT[zone - t.lands]]
    return sum(int(t.value[zone]) for zone in zones if s.owner[zone] == GERMANY)
