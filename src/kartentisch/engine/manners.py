"""Policies that play in another manner where a game ends: there other things count.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


class TwoManners:
    """Rates of one manner, and of another near the end; a game derives its own, which says what its manners are."""

    manner: Any
    last: Any

    def __init__(self, manner: Any, last: Any) -> None:
        """`last`: where the seat has little left to come, see `ends`."""
        self.manner = manner
        self.last = last

    def __call__(self, s: Any, actions: Any, seat: i64) -> vec[float]:
        return self.rated(s, actions, seat, self.of(s, seat))

    def of(self, s: Any, seat: i64) -> Any:
        """The manner in which the seat plays here."""
        return self.last if self.ends(s, seat) else self.manner

    def ends(self, s: Any, seat: i64) -> bool:
        raise NotImplementedError

    def rated(self, s: Any, actions: Any, seat: i64, manner: Any) -> vec[float]:
        """The worth of each of the actions in this manner."""
        raise NotImplementedError
