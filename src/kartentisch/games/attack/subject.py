"""What a question in somebody else's turn is about, in public numbers and ids: what standing orders may ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartentisch.games.attack.state import WIDTH


def subject(view: Mapping[str, Any], regions: Sequence[str]) -> dict[str, Any]:
    """The view, and `size`: units that come; with `origin` and `region` those of a group at the shore; `card`: the
    one that names neutral troops; `ships`: the fleet of whoever claims the sea."""
    told = dict(view)
    asking = view["stack"][-1]
    name = asking["step"].partition(".")[0]
    if name == "Crossings":
        group = view["crossings"][asking.get("row", 0) // WIDTH]
        told |= {"origin": group["origin"], "region": group["region"], "size": sum(group["units"].values())}
    elif name == "LandBattle":
        troops = view.get("battle", {}).get("attacker", {})
        told["size"] = sum(sum(units.values()) for units in troops.values())
    elif name == "Garrison":
        here = regions[asking.get("region", 0)]
        told["size"] = sum(view.get("attackers", {}).get(here, {}).values())
        if "garrison" in view:
            told["card"] = view["garrison"]
    elif name in ("SeaPower", "SeaBattle") and "fleets" in view:
        told["ships"] = sum(view["fleets"][view.get("challenger", view["active"])].values())
    return told
