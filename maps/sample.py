"""Some pieces for the workshop's pictures, so that one sees how full the map gets.  Not a position of a game."""

from __future__ import annotations

import random
from typing import Any

from kartentisch.engine.mapfile import MapFile

PEOPLES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
PLAYERS = ("black", "blue", "red", "green", "yellow", "pink")
POWERS = {
    "germany": "germany",
    "other_axis": "germany",
    "uk": "uk",
    "usa": "usa",
    "ussr": "ussr",
    "pact": "ussr",
    "middle_east": "uk",
}
LAND_UNITS = ("infantry", "tank", "artillery", "fighter")
SHIPS = ("submarine", "destroyer", "transport", "battleship")
SEED = 11


def position(built: MapFile) -> dict[str, Any]:
    """A full board, always the same."""
    dice = random.Random(SEED)
    if built.look == "parchment":
        provinces = {
            name: {dice.choice(PEOPLES): dice.randint(1, 2), dice.choice(PEOPLES): dice.randint(1, 2)}
            for name in built.regions
            if dice.random() < 0.5
        }
        pacified = sorted(name for name in provinces if dice.random() < 0.25)
        return {"provinces": provinces, "pacified": pacified}
    spaces: dict[str, list[dict[str, Any]]] = {}
    for name, region in built.regions.items():
        if region.values.get("side") == "neutral":
            continue
        if built.look == "plates":
            if region.water and dice.random() < 0.6:
                continue
            kinds = SHIPS if region.water else LAND_UNITS
            units = {unit: dice.randint(1, 6) for unit in dice.sample(kinds, dice.randint(1, 3))}
            side = str(region.values.get("side", ""))
            owner = POWERS.get(side) or dice.choice(
                ("germany", "uk", "usa") if "ipc" in region.values or region.water else PLAYERS
            )
            spaces[name] = [{"owner": owner, "units": units}]
        elif not region.water or dice.random() < 0.5:
            spaces[name] = [
                {"owner": dice.choice(PLAYERS), "units": {"army": dice.choice([1, 1, 2, 3, 3, 4, 6, 8, 12])}}
            ]
    return {"spaces": spaces}
