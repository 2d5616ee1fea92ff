"""Ratings as they are told: of those at a rated table, and one's own with all games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from kartentisch.arena.skill import Skill
from kartentisch.server.people import Person, ratings
from kartentisch.server.tables import rated
from kartentisch.server.tables.table import Table


def at_table(connection: Connection, table: Table, holder: int) -> dict[str, Any]:
    """By seat; nothing for who does not sit there."""
    return {
        str(seat): {**_range(one.skill), "after": None if one.after is None else _range(one.after)}
        for seat, one in rated.told(connection, table, holder).items()
    }


def own(connection: Connection, person: Person | None) -> list[dict[str, Any]]:
    """By game and number of seats."""
    return [
        {
            "game": one.game,
            "players": one.players,
            "games": one.games,
            **_range(one.skill),
            "curve": [
                {"table": point.table, "at": point.at, "place": point.place, **_range(point.skill)}
                for point in one.curve
            ],
        }
        for one in (ratings.of_person(connection, person.id) if person is not None else [])
    ]


def _range(skill: Skill) -> dict[str, int]:
    return {"rating": round(skill.mean), "low": round(skill.low), "high": round(skill.high)}
