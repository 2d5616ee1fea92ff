"""Movement outside combat: aircraft come down, armies gather where they hold and come forward, ships carry and hide.

Compiled by mypyc.
"""

from __future__ import annotations

from kartentisch.games.europe.actions import USSR
from kartentisch.games.europe.bot.armies import Armies
from kartentisch.games.europe.bot.fleets import Fleets
from kartentisch.games.europe.bot.footing import Footing
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.bot.wings import Wings
from kartentisch.games.europe.state import EuropeState


def plan(s: EuropeState, manner: Manner) -> dict[int, int]:
    pilot = Pilot(s)
    footing = Footing(pilot, Scene(s), manner)
    armies, fleets, wings = Armies(footing), Fleets(footing), Wings(footing)
    if footing.power == USSR:
        convert(pilot)
    fleets.ferry()
    armies.plan()
    wings.land_all()
    wings.rebase()
    fleets.patrol()
    pilot.finish()
    return pilot.route


def convert(pilot: Pilot) -> None:
    """Patriotic War: guests in Soviet factories become Soviet (AAE-131)."""
    first = pilot.t.convert()
    while legal := [action for action in pilot.w.legal_actions() if action >= first]:
        if not pilot.do(legal[0]):
            return
