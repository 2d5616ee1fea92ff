"""What a question in somebody else's turn is about, in public numbers and ids: what standing orders may ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine.hurdle import Hurdle

OWN_DIE = {"d6": 6, "d8": 8}


def subject(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view, and: `defender`, whose territory is attacked; `size`, its units; `attackers`, units that attack; `best`
    and `second`, the highest dice of the attack."""
    told = dict(view)
    attack = next((frame for frame in view["stack"] if frame["step"].startswith("Attack.")), None)
    if attack is None or "aim" not in view:
        return told
    for seat in range(view["players"]):
        units = units_there(view, seat, view["aim"])
        if units or view["aim"] in _of(view, "stations", seat, []):
            told |= {"defender": seat, "size": units}
    told["attackers"] = attack.get("armies", 0) + int(attack.get("officers", 0)).bit_count()
    told |= dict(zip(("best", "second"), attack.get("shown", []), strict=False))
    return told


def hurdle(view: Mapping[str, Any], dice: str) -> Hurdle | None:
    """A defender with one die wins with the attack's highest number or more; with two no single sum decides (R2-59)."""
    if dice not in OWN_DIE:
        return None
    best = subject(view).get("best")
    return Hurdle.of_dice(best, 1, OWN_DIE[dice]) if best is not None else None


def units_there(view: Mapping[str, Any], seat: int, region: str) -> int:
    """Armies and officers of the seat in a territory."""
    officers = _of(view, "officers", seat, {}).values()
    return int(_of(view, "armies", seat, {}).get(region, 0)) + list(officers).count(region)


def _of(view: Mapping[str, Any], part: str, seat: int, nothing: Any) -> Any:
    return view[part][seat] if part in view else nothing
