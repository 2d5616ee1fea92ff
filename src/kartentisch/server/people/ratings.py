"""How strong somebody is, in one game with so many seats, by the games of rated tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, exists, func, select, update

from kartentisch.arena.skill import Skill
from kartentisch.server.store.schema import RATED_GAMES, RATINGS
from kartentisch.server.store.statements import insert_into

SHOWN: Final = 100  # games of one curve, the last ones
STEP: Final = 50  # to which others are told a rating: an exact one would tell who it is at another table


@dataclass(frozen=True)
class Point:
    """A game that counted: what is known after it.

    Attributes:
        at: when it ended.
        place: from 1.
    """

    table: str
    at: int
    place: int
    skill: Skill


@dataclass(frozen=True)
class Rated:
    """Somebody's rating in a game of so many; `curve`: the last games, the first of them first."""

    game: str
    players: int
    games: int
    skill: Skill
    curve: Sequence[Point]


def known(connection: Connection, person: str, game: str, players: int) -> Skill:
    """What is known of the person."""
    row = connection.execute(select(RATINGS).where(_own(person, game, players))).first()
    return Skill() if row is None else Skill(row.mean, row.spread)


def locked(connection: Connection, person: str, game: str, players: int) -> Skill:
    """The same, which nobody else changes until the transaction ends."""
    fresh = {"person": person, "game": game, "players": players, "games": 0, **Skill()._asdict()}
    connection.execute(insert_into(connection, RATINGS).values(**fresh).on_conflict_do_nothing())
    row = connection.execute(select(RATINGS).where(_own(person, game, players)).with_for_update()).one()
    return Skill(row.mean, row.spread)


def keep(connection: Connection, person: str, game: str, players: int, skill: Skill) -> None:
    """One more game has shown this; the rating was `locked` before."""
    changed = {"mean": skill.mean, "spread": skill.spread, "games": RATINGS.c.games + 1}
    connection.execute(update(RATINGS).where(_own(person, game, players)).values(**changed))


def begun_since(connection: Connection, person: str, moment: int) -> int:
    """How many rated games the person has begun since then."""
    own = (RATED_GAMES.c.person == person) & (RATED_GAMES.c.begun > moment)
    return int(connection.execute(select(func.count()).select_from(RATED_GAMES).where(own)).scalar() or 0)


def of_person(connection: Connection, person: str) -> list[Rated]:
    """All ratings of the person."""
    rows = connection.execute(
        select(RATINGS)
        .where((RATINGS.c.person == person) & (RATINGS.c.games > 0))
        .order_by(RATINGS.c.game, RATINGS.c.players)
    ).all()
    return [
        Rated(
            row.game,
            row.players,
            row.games,
            Skill(row.mean, row.spread),
            _curve(connection, person, row.game, row.players),
        )
        for row in rows
    ]


def _curve(connection: Connection, person: str, game: str, players: int) -> list[Point]:
    own = and_(
        RATED_GAMES.c.person == person,
        RATED_GAMES.c.game == game,
        RATED_GAMES.c.players == players,
        RATED_GAMES.c.new_mean.is_not(None),
    )
    last = select(RATED_GAMES).where(own).order_by(RATED_GAMES.c.ended.desc(), RATED_GAMES.c.table_id).limit(SHOWN)
    rows = connection.execute(last).all()
    return [Point(row.table_id, row.ended, row.place, Skill(row.new_mean, row.new_spread)) for row in reversed(rows)]


def bring(connection: Connection, silent: str, person: str) -> None:
    """What somebody known by one browser alone brings to who they are: running games, and ratings that these have not.

    Where both have one, that of the person stays as it is, and the other one goes, with its games.
    """
    theirs = RATINGS.alias("theirs")
    has = exists().where(
        (theirs.c.person == person) & (theirs.c.game == RATINGS.c.game) & (theirs.c.players == RATINGS.c.players)
    )
    rows = connection.execute(select(RATINGS).where((RATINGS.c.person == silent) & ~has)).all()
    mine = RATED_GAMES.c.person == silent
    for row in rows:
        connection.execute(update(RATINGS).where(_own(silent, row.game, row.players)).values(person=person))
        same = (RATED_GAMES.c.game == row.game) & (RATED_GAMES.c.players == row.players)
        connection.execute(update(RATED_GAMES).where(mine & same).values(person=person))
    connection.execute(update(RATED_GAMES).where(mine & (RATED_GAMES.c.ended == 0)).values(person=person))


def roughly(skill: Skill) -> Skill:
    """As others are told it: to the next STEP."""
    return Skill(STEP * round(skill.mean / STEP), STEP * max(1, round(skill.spread / STEP)))


def _own(person: str, game: str, players: int) -> ColumnElement[bool]:
    return (RATINGS.c.person == person) & (RATINGS.c.game == game) & (RATINGS.c.players == players)
