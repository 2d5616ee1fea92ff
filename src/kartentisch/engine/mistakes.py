"""The mistakes that people make at first, as a bot makes them on purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PARTS: Final = 1000


@dataclass(frozen=True)
class Mistakes:
    """How often, and how grave; a game says otherwise where these lose every game, or none.

    Attributes:
        overlooks: of PARTS actions in a turn.
        forgets: of PARTS decisions in which it may end or pass.
        nearly: of what lies between the best and the worst action: so much worse is tempting, and
        tempted: of PARTS times it is tempted.
        sees_end: it never overlooks that it may end: otherwise it begins all turn long what leads back to where it was.
    """

    overlooks: int = 300
    forgets: int = 60
    nearly: float = 0.3
    tempted: int = 400
    sees_end: bool = False
