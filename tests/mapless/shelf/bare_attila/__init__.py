"""Attila as it would be without a drawn map, a face and a screen of its own, under another name."""

from __future__ import annotations

from typing import ClassVar

from kartentisch.games.attila import Attila


class BareAttila(Attila):
    id = "bare_attila"
    maps: ClassVar[tuple[str, ...]] = ()  # type: ignore[assignment]
    __module__ = Attila.__module__  # where its texts are
