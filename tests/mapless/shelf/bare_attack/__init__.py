"""Attack as it would be without a drawn map, a face and a screen of its own, under another name."""

from __future__ import annotations

from typing import ClassVar

from kartentisch.games.attack import Attack


class BareAttack(Attack):
    id = "bare_attack"
    maps: ClassVar[tuple[str, ...]] = ()  # type: ignore[assignment]
    __module__ = Attack.__module__  # where its texts are
