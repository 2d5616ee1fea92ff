"""Rated tables: what may be agreed at one, whose games count, and what the end of a game changes.

Who sits there when the game begins is written down beside the table; their ratings change in the transaction that ends
the game, once.  docs/play/account.md gives the reason for each rule.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, insert, select, update

from kartentisch import bots
from kartentisch.arena.skill import LEARNING, Skill, after
from kartentisch.bots.measured import strength
from kartentisch.engine.errors import Rejected
from kartentisch.server import people
from kartentisch.server.people import ratings
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import PERSONS, RATED_GAMES
from kartentisch.server.tables.table import Table

PEOPLE: Final = 2  # at least
DAILY: Final = 20  # games that a person may begin
DAY: Final = 86_400_000


@dataclass(frozen=True)
class Told:
    """A rating at a table, as somebody there may know it; `after`: the game, once it has counted."""

    skill: Skill
    after: Skill | None = None


# ------------------------------------------------------------------ what may be agreed
def insist(table: Table) -> None:
    """Whether what was agreed goes with ratings.  Rejected: `rated_terms`, `rated_seats`."""
    settings = table.settings
    if not settings.rated:
        return
    if table.position is not None or settings.hints or settings.substitutes:
        raise refuse("rated_terms")
    insist_own_play(table, settings.on_timeout)
    own = [seat.holder for seat in table.seats if seat.holder is not None]
    wanted = [seat for seat in table.seats if seat.kind != "bot"]
    if len(wanted) < PEOPLE or len(own) > len(set(own)):
        raise refuse("rated_seats")


def insist_own_play(table: Table, autopilot: str) -> None:
    """No bot plays for a person whose rating it would be.  Rejected: `rated_terms`."""
    if table.settings.rated and autopilot in bots.BOTS:
        raise refuse("rated_terms")


def insist_one_seat(table: Table, names: Sequence[str]) -> None:
    """Everybody sits at a device of their own.  Rejected: `rated_seats`."""
    if table.settings.rated and len(names) > 1:
        raise refuse("rated_seats")


def may_begin(connection: Connection, table: Table, now: int) -> None:
    """Whether a game can begin that counts.

    Raises:
        Rejected: `rated_terms`, `rated_seats`, `rated_nobody` (a seat whose browser is nobody's), `rated_often`.
    """
    if not table.settings.rated:
        return
    insist(table)
    seated = _people(connection, table)
    for seat in table.seats:
        if seat.holder is not None and seat.seat not in seated:
            raise refuse("rated_nobody", name=seat.name)
    if len(set(seated.values())) < len(seated):
        raise refuse("rated_seats")
    for place, person in seated.items():
        if ratings.begun_since(connection, person, now - DAY) >= DAILY:
            raise refuse("rated_often", name=table.seats[place].name, games=DAILY)


def _people(connection: Connection, table: Table) -> dict[int, str]:
    """The persons at the table, by seat."""
    known = people.persons_at(connection, table.round)
    return {seat.seat: known[seat.holder] for seat in table.seats if seat.holder in known}


# ------------------------------------------------------------------ the game
def begun(connection: Connection, table: Table, now: int) -> None:
    """The game begins: who sits there now is who it counts for; nothing where somebody left in the last moment."""
    if not table.settings.rated:
        return
    seated = _people(connection, table)
    here = select(PERSONS.c.id).where(PERSONS.c.id.in_(seated.values())).order_by(PERSONS.c.id).with_for_update()
    there = {row.id for row in connection.execute(here)}  # nobody is forgotten meanwhile
    try:
        may_begin(connection, table, now)
    except Rejected:
        return
    if not there.issuperset(seated.values()):
        return
    players = len(table.seats)
    common = {"table_id": table.id, "game": table.game_name, "players": players, "begun": now, "ended": 0, "place": 0}
    rows = []
    for seat in table.seats:
        person = seated.get(seat.seat, "")
        skill = ratings.known(connection, person, table.game_name, players) if person else Skill()
        who = {"seat": seat.seat, "person": person, "holder": seat.holder, "bot": seat.bot}
        rows.append({**common, **who, **skill._asdict()})
    connection.execute(insert(RATED_GAMES), rows)


def over(connection: Connection, table: Table, now: int) -> None:
    """The game is over: ratings change, if they have not for it."""
    if not table.settings.rated:
        return
    open_ones = (RATED_GAMES.c.table_id == table.id) & (RATED_GAMES.c.ended == 0)
    rows = connection.execute(select(RATED_GAMES).where(open_ones).order_by(RATED_GAMES.c.seat).with_for_update()).all()
    if not rows:
        return
    connection.execute(update(RATED_GAMES).where(open_ones).values(ended=now))
    players = rows[0].players
    teams, places = _teams(table, rows)
    persons = sorted(row.person for team in teams for row in team if row.person)
    if len(persons) < PEOPLE or len(teams) < 2:
        return
    skills = {person: ratings.locked(connection, person, table.game_name, players) for person in persons}
    bots_here = {row.bot: _of_bot(table, row.bot) for team in teams for row in team if row.bot}
    before = [[skills[row.person] if row.person else bots_here[row.bot] or Skill() for row in team] for team in teams]
    changed = after(before, places, LEARNING)
    for team, place, olds, news in zip(teams, places, before, changed, strict=True):
        for row, old, new in zip(team, olds, news, strict=True):
            if not row.person:
                continue
            ratings.keep(connection, row.person, table.game_name, players, new)
            own = (RATED_GAMES.c.table_id == table.id) & (RATED_GAMES.c.seat == row.seat)
            values = {"mean": old.mean, "spread": old.spread, "new_mean": new.mean, "new_spread": new.spread}
            connection.execute(update(RATED_GAMES).where(own).values(place=min(place, players), **values))


def _teams(table: Table, rows: Sequence[Row[Any]]) -> tuple[list[list[Row[Any]]], list[int]]:
    """Who counts, by side, with the places of the sides.

    Whoever gave their seat up, was sent away for being away, or turned out to have several seats comes last, once, on
    a side of their own; whoever was sent away by the others does not count, and bots do where two people have played to
    the end.
    """
    game = table.game
    ranking, sides = game.ranking(table.position_now()), game.sides(len(table.seats))
    places = Counter(row.person for row in rows if row.person)
    doubled = {row.person: row for row in reversed(rows) if places[row.person] > 1}  # else they could call it off
    rows = [row for row in rows if row.person not in doubled]
    stayed = [row for row in rows if row.person and table.seats[row.seat].holder == row.holder]
    if len(stayed) >= PEOPLE:
        same = [row for row in rows if row.bot and table.seats[row.seat].bot == row.bot]
        stayed += [row for row in same if _of_bot(table, row.bot) is not None]
    together: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in stayed:
        together[sides[row.seat]].append(row)
    teams = list(together.values())
    gone = [row for row in rows if row.person and row not in stayed and row.seat not in table.removals.voted]
    gone += doubled.values()
    won = [ranking[team[0].seat] for team in teams]
    return [*teams, *([row] for row in gone)], [*won, *(len(table.seats) + 1 for _ in gone)]


def _of_bot(table: Table, bot: str) -> Skill | None:
    """Bots are measured once, not by the games of a server."""
    known = strength(table.game_name, len(table.seats), bot)
    return None if known is None else Skill(known.mean, known.spread)


# ------------------------------------------------------------------ what those at the table are told
def told(connection: Connection, table: Table, holder: int) -> dict[int, Told]:
    """Ratings at a rated table, by seat, for who sits there: one's own exactly, those of others roughly.

    While the game is played they are those of its beginning, so nothing is told by them.  Nothing for who has no seat,
    and where the game does not count.
    """
    if not table.settings.rated or holder < 0 or all(seat.holder != holder for seat in table.seats):
        return {}
    found: dict[int, Told] = {}
    if table.status == "waiting":
        for place, person in _people(connection, table).items():
            found[place] = Told(ratings.known(connection, person, table.game_name, len(table.seats)))
    else:
        rows = connection.execute(select(RATED_GAMES).where(RATED_GAMES.c.table_id == table.id)).all()
        for row in rows:
            new = None if row.new_mean is None else Skill(row.new_mean, row.new_spread)
            if row.person and table.seats[row.seat].holder == row.holder:
                found[row.seat] = Told(Skill(row.mean, row.spread), new)
        if not rows:
            return {}
    for place, one in found.items():
        if table.seats[place].holder != holder:
            found[place] = Told(ratings.roughly(one.skill), one.after and ratings.roughly(one.after))
    for seat in table.seats:
        skill = _of_bot(table, seat.bot) if seat.bot else None
        if skill is not None:
            found[seat.seat] = Told(skill)
    return dict(sorted(found.items()))
