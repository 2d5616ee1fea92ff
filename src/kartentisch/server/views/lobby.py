"""The shop window: tables that wait for people, games that may be watched, one's own tables, and invitations.

Only tables whose people have put them into the lobby are listed.  One's own tables are opened by the keys that came
along: an id by itself tells nothing, not even whether there is such a table.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, select

from kartentisch.server import people
from kartentisch.server.people import reliability
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository, seat_changes, seats, substitutes
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.table import Table
from kartentisch.server.views import delayed, sentences, snapshots

LOOKED_AT: Final = 50  # tables of each kind
RUNNING: Final = 12
OWN: Final = 24  # tables of one's own in one request
ASKED: Final = 400  # seats in running games, and tables of them, that are looked at for who is waited for
OF_PERSON: Final = 200  # and of somebody who is the same everywhere
COOKIES: Final = 90  # of seats, in one browser: 50 bytes each, and proxies pass on a line of 8,000
MOST_COOKIES: Final = 600  # that fit into the longest head
OWN_IDS: Final = rf"^([0-9A-Za-z]{{1,32}}(,[0-9A-Za-z]{{1,32}}){{0,{OWN - 1}}})?$"


def listed(context: Context, connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """What everybody may find: tables that wait, and games that run and may be watched; the latest first."""

    def found(status: str) -> list[Table]:
        which = select(TABLES.c.id).where((TABLES.c.listed == 1) & (TABLES.c.status == status))
        rows = connection.execute(which.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(LOOKED_AT)).all()
        return [repository.find(connection, row.id) for row in rows]

    def told(found: list[Table]) -> list[dict[str, Any]]:
        return [snapshots.summary(table, context.wakeups.watching(table.id)) for table in found]

    now = context.store.now()
    watched = [table for table in found("playing") if table.settings.spectators]
    ended = [table for table in found("over") if table.settings.spectators and delayed.delays(table.settings)]
    known = [delayed.in_short(connection, table, access_tokens.NOBODY, now) for table in (*watched, *ended)]
    running = [table for table in known if table.status == "playing"]
    running.sort(key=lambda table: (-table.touched, table.id))
    return {"tables": told(found("waiting")), "running": told(running[:RUNNING])}


def own(
    context: Context, connection: Connection, ids: list[str], shown: Shown, lang: str
) -> list[dict[str, Any] | None]:
    """The tables with these ids that the cookies open, in this order; None for others, whether they exist or not."""
    return [_own(context, connection, table_id, shown, lang) for table_id in dict.fromkeys(ids)]


def of_person(
    context: Context, connection: Connection, ids: list[str], most: int, shown: Shown, lang: str
) -> list[dict[str, Any]]:
    """Tables of the person with these cookies beside those with the ids, the last touched first."""
    person = people.person_of(connection, shown.cookies)
    if person is None:
        return []
    names = [name for name in people.tables_of(connection, person.id) if name not in ids]
    found = (_own(context, connection, name, shown, lang) for name in names)
    return list(islice((own for own in found if own is not None), most))


def calls(connection: Connection, shown: Shown) -> list[str]:
    """Tables where these cookies' seats are asked, who waits longest first; in a trial nobody waits."""
    chains = {name.removeprefix(access_tokens.cookie_name("")) for name in list(shown.cookies)[:MOST_COOKIES]}
    person = people.person_of(connection, shown.cookies)
    if person is not None:
        chains.update(people.chains_of(connection, person.id, ASKED))
    playing = select(TABLES.c.id).where(TABLES.c.round.in_(chains) & (TABLES.c.status == "playing"))
    asked: list[tuple[int, str]] = []
    for row in connection.execute(playing.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(ASKED)).all():
        table = repository.find(connection, row.id)
        if table.trial:
            continue
        own = contexts.own_seats(table, contexts.holder(connection, table, Shown(cookies=shown.cookies)))
        mine = [table.decisions[seat].asked for seat in own if seat in table.decisions and not table.seats[seat].agent]
        if mine:
            asked.append((min(mine), table.id))
    return [name for _, name in sorted(asked)]


def _own(context: Context, connection: Connection, table_id: str, shown: Shown, lang: str) -> dict[str, Any] | None:
    row = connection.execute(select(TABLES.c.round).where(TABLES.c.id == table_id)).first()
    if row is None or not {access_tokens.cookie_name(row.round), people.COOKIE} & shown.cookies.keys():
        return None
    table = repository.find(connection, table_id)
    person = contexts.holder(connection, table, Shown(cookies=shown.cookies))
    if not contexts.belongs(table, person):
        return None
    table = delayed.in_short(connection, table, person, context.store.now())
    data: dict[str, Any] = {
        "table": snapshots.summary(table, context.wakeups.watching(table.id)),
        "own_seats": contexts.own_seats(table, person),
        "scores": None,
        "winners": None,
        "endings": [],
    }
    if table.status == "over" and table.state is not None:
        state, words = table.position_now(), sentences.speech(lang, table.game_name)
        result = snapshots.result(table.game, state)
        decides = [worth[0] for worth in result["ranking"]["worth"]] == result["scores"]
        data |= {"scores": result["scores"] if decides else None, "winners": result["winners"]}
        out = set(table.game.view(state).get("eliminated", ())).intersection(data["own_seats"])
        ends = [words.say(f"end-{word}") for word in table.game.end_reasons(state)]
        data["endings"] = [words.say("over-you_are_out"), *ends] if out and len(data["own_seats"]) == 1 else ends
    return data


def surplus(connection: Connection, cookies: list[str]) -> list[str]:
    """The cookies that a browser must give up to have one more: those first whose tables are gone, or over longest.

    A personal link still opens what a cookie does not any more.
    """
    too_many = len(cookies) + 1 - COOKIES
    if too_many <= 0:
        return []
    chains = {name.removeprefix(access_tokens.cookie_name("")): name for name in cookies[:MOST_COOKIES]}
    found = select(TABLES.c.round, TABLES.c.status, TABLES.c.touched).where(TABLES.c.round.in_(chains))
    last: dict[str, tuple[bool, int]] = {}
    for row in connection.execute(found):
        last[row.round] = max(last.get(row.round, (False, 0)), (row.status != "over", row.touched))
    order = sorted(chains, key=lambda chain: last.get(chain, (False, 0)))
    return [chains[chain] for chain in order[:too_many]]


def invitation(context: Context, table_id: str, invite: str) -> dict[str, Any]:
    """What somebody is invited to; `seat`: the one that is offered in a running game.

    Raises:
        Rejected: `unknown_table`, `bad_invite`, `already_started`, `table_over`.
    """
    with context.look(table_id) as (connection, table):
        offer = seat_changes.offered(table, invite)
        steps_in = substitutes.invited(table, invite)
        if offer is None and not steps_in:
            seats.invited(table, invite)
        now = context.store.now()
        shown = delayed.in_short(connection, table, access_tokens.NOBODY, now)
        return {
            "table": snapshots.summary(shown, context.wakeups.watching(table.id)),
            "seat": None if offer is None else offer.seat,
            "reliability": reliable(connection, table, access_tokens.NOBODY, now),
            "substitute": steps_in,
        }


def reliable(connection: Connection, table: Table, person: int, now: int) -> dict[str, dict[str, int]]:
    """How reliably those at the table answer, by seat; of whom enough is known.

    Nothing for whoever sees the game later: each answer would show.
    """
    if delayed.horizon(connection, table, person, now) is not None:
        return {}
    return {str(seat): dict(vars(known)) for seat, known in reliability.at_table(connection, table.id).items()}
