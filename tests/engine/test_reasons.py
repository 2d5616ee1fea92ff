"""Reasons speak for an action: what becomes better, never what it costs."""

from __future__ import annotations

from kartentisch.engine.forecast import Forecast, Part, Row, compared
from kartentisch.engine.reasons import compared as reasons


def stands(*rows: tuple[int, int]) -> Forecast:
    """By seat, its regions and its money."""
    made = [
        Row((Part("standing", "regions", lands),), (), (Part("standing", "money", coins),)) for lands, coins in rows
    ]
    return compared("score", made)


def told(before: Forecast, after: Forecast) -> list[tuple[str, object, object]]:
    return [(one.name, one.args.get("id", ""), one.args.get("amount", 0)) for one in reasons(before, after, 0)]


def test_a_price_is_no_reason() -> None:
    assert told(stands((3, 5), (3, 5)), stands((3, 2), (3, 5))) == []
    assert told(stands((3, 5), (3, 5)), stands((3, 7), (3, 5))) == [("part", "money", 2)]


def test_what_a_rival_loses_is_one_and_what_it_wins_is_none() -> None:
    before = stands((3, 0), (3, 0), (4, 0))
    assert told(before, stands((3, 0), (2, 0), (2, 0))) == [("place", "", 0), ("rival", "score", -2)]
    assert told(before, stands((3, 0), (6, 0), (4, 0))) == [], "nor is a worse place"
    assert told(before, stands((5, 0), (2, 0), (6, 0))) == [
        ("part", "regions", 2),
        ("rival", "score", -1),
    ]
