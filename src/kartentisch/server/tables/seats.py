"""Sitting down, coming back, leaving, and beginning to play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from kartentisch.engine.errors import EngineError
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens, idempotency
from kartentisch.server.store.access_tokens import Issued
from kartentisch.server.store.idempotency import Granted, IdempotencyKey
from kartentisch.server.store.schema import KEYS
from kartentisch.server.tables import (
    advice,
    clocks,
    deadlines,
    moderation,
    pauses,
    play,
    rated,
    seat_changes,
    substitutes,
    time_limit,
)
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import NO_KEYS, Context, Shown
from kartentisch.server.tables.names import LONGEST_NAME, plain, unused
from kartentisch.server.tables.table import Seat, Table

OWNER: Final = 0
OWNERLESS: Final = -2  # the owner stood up and nobody else sits here: the next to sit down leads the table


def keys_again(connection: Connection, table: Table, before: Granted, now: int) -> Issued:
    """Fresh keys for who got in by the same request.

    Raises:
        Rejected: `unknown_key`, where they have been locked out since: a lost device knows its requests, too.
    """
    if access_tokens.locked_out(connection, table.round, before.holder):
        raise refuse("unknown_key")
    return access_tokens.issue(connection, table.round, before.holder, now)


def sit_down(
    context: Context,
    table_id: str,
    invite: str,
    names: Sequence[str],
    seat: int | None,
    once: IdempotencyKey | None = None,
    shown: Shown = NO_KEYS,
) -> tuple[Table, Issued, int]:
    """Take open seats, one for each name, with an invitation; the first open ones unless a seat is wished for.

    A seat that is offered during the game is taken with its own invitation, by one person, who does not sit here yet:
    its hand is for no other seat's eyes.
    The same request again gives the same seats, with fresh keys.

    Raises:
        Rejected: `bad_invite`, `already_started`, `table_full`, `name_taken`, `bad_text`, `command_reused`,
            `own_table`, `rated_seats`, `unknown_key` (the same request from who was locked out).
    """
    with context.change(table_id) as (connection, table):
        before = idempotency.granted(connection, table.id, once)
        if before is not None:
            return table, keys_again(connection, table, before, context.store.now()), before.holder
        moderation.admit(connection, table, shown)
        person, now = 1 + max([OWNER, *holders(connection, table)]), context.store.now()
        offer = seat_changes.offered(table, invite)
        if offer is not None:
            _insist_new(connection, table, shown, but=offer.seat)
            if len(names) > 1 or seat not in (None, offer.seat):
                raise refuse("table_full")
            seat_changes.take(connection, table, offer, person, names[0], context.present())
        elif substitutes.invited(table, invite):
            _insist_new(connection, table, shown)
            if len(names) > 1:
                raise refuse("table_full")
            substitutes.sign_up(table, person, names[0])
        else:
            invited(table, invite)
            _take_open_seats(table, person, names, seat)
            if table.owner == OWNERLESS:
                deadlines.hand_over(table, person, context.present())
        idempotency.grant(connection, table.id, once, Granted(table.id, person), now)
        return table, access_tokens.issue(connection, table.round, person, now), person


def _insist_new(connection: Connection, table: Table, shown: Shown, but: int | None = None) -> None:
    """Rejected `own_table` for who sits at the table, or has looked into another hand than that of the seat `but`."""
    own = contexts.belongs(table, contexts.holder_in_any(connection, table, shown))
    if own or moderation.seen(connection, table, shown) - {but}:
        raise refuse("own_table")


def _take_open_seats(table: Table, person: int, names: Sequence[str], seat: int | None) -> None:
    """The first open ones, or this one."""
    rated.insist_one_seat(table, names)
    free = [s for s in table.seats if s.kind == "open" and seat in (None, s.seat)]
    if len(free) < len(names):
        raise refuse("table_full")
    for place, name in zip(free, names, strict=False):
        place.name = unused(table, plain(name, LONGEST_NAME))
        place.kind, place.holder = "person", person
        table.tell("sat_down", seat=place.seat, name=place.name)


def invited(table: Table, invite: str) -> None:
    """Whether this invitation opens seats.  Rejected: `bad_invite`, `already_started`."""
    if not access_tokens.same(invite, table.invite):
        raise refuse("bad_invite")
    if table.status != "waiting":
        raise refuse("already_started")


def holders(connection: Connection, table: Table) -> set[int]:
    """All who ever held a key here: somebody who left must not meet the keys of a newcomer."""
    rows = connection.execute(KEYS.select().where(KEYS.c.round == table.round))
    return {int(row.holder) for row in rows}


def come_back(context: Context, table_id: str, recovery: str) -> tuple[Table, Issued, int]:
    """A new key for the holder of a personal link; the keys on other screens stay good.

    Raises:
        Rejected: `bad_recovery`.
    """
    with context.change(table_id) as (connection, table):
        person = access_tokens.holder_of(connection, table.round, recovery, "recovery")
        if person == access_tokens.NOBODY:
            raise refuse("bad_recovery")
        issued = access_tokens.issue(connection, table.round, person, context.store.now(), recovery=False)
        pauses.came(table, person, context.present())
    return table, issued, person


def leave(table: Table, seat: int, autopilot: str, now: int) -> None:
    """Before the game the seat becomes free; in it the autopilot answers until somebody takes the seat over again.

    An owner who leaves the last own seat before the game passes the table on.

    Raises:
        KartentischError: `table_over`, `unknown_bot`, `no_advice`, `rated_terms`.
    """
    if table.status == "over":
        raise refuse("table_over")
    if table.status == "waiting":
        left = table.seats[seat].holder
        table.seats[seat] = Seat(seat)
        table.tell("stood_up", seat=seat)
        dice_chain.stood_up(table, seat)
        if left == table.owner:
            _pass_on(table, now)
        return
    if autopilot not in play.AUTOPILOTS:
        raise EngineError("unknown_bot", bot=autopilot, choices=list(play.AUTOPILOTS))
    if autopilot != "pass":
        advice.insist_open(table)
    rated.insist_own_play(table, autopilot)
    lent = substitutes.hand_back(table, table.seats[seat])
    table.seats[seat].autopilot = autopilot
    table.seats[seat].held = ""
    table.tell("autopilot", seat=seat, bot=autopilot, why="alone" if lent else "left")


def _pass_on(table: Table, now: int) -> None:
    """The table is led by its owner while the owner sits there, else by the first person who does."""
    seated = [seat.holder for seat in table.seats if seat.holder is not None]
    if table.owner in seated:
        return
    if seated:
        deadlines.hand_over(table, seated[0], now)
    else:
        table.owner = OWNERLESS


def take_over(table: Table, seat: int, now: int) -> None:
    """The person answers again; a clock that has run out begins anew."""
    if substitutes.hand_back(table, table.seats[seat]):
        return
    if not table.seats[seat].autopilot:
        return
    table.seats[seat].autopilot = ""
    table.ask_too(seat)
    clocks.come_back(table, seat, now)
    table.tell("autopilot", seat=seat, bot="", why="back")
    clocks.settle(table, now)
    time_limit.settle(table, now)  # whoever is back may answer in the same breath


def change_settings(
    table: Table, person: int, spectators: bool | None, chat: str | None, counts: bool | None = None
) -> None:
    """Change what was agreed; where spectators are not welcome any more, their streams end.

    Args:
        counts: whether the table is rated: until the game begins, and not behind the back of who sits there already.

    Raises:
        Rejected: `owner_only`, `already_started`, `rated_late`, `rated_terms`, `rated_seats`.
    """
    if person != table.owner:
        raise refuse("owner_only")
    if counts is not None:
        if table.status != "waiting" or (table.seeds is not None and table.seeds.starting):
            raise refuse("already_started")
        if counts and any(seat.holder not in (None, person) for seat in table.seats):
            raise refuse("rated_late")
        table.settings.rated = counts
        rated.insist(table)
    if spectators is not None:
        table.settings.spectators = spectators
    if chat is not None:
        table.settings.chat = chat
    told = {} if counts is None else {"rated": counts}
    table.tell("settings", spectators=table.settings.spectators, chat=table.settings.chat, **told)


def start(context: Context, connection: Connection, table: Table, person: int) -> None:
    """Begin to play, as soon as the dice are ready; anybody who sits there may, so that nobody who is away blocks it.

    Raises:
        Rejected: `owner_only` (for whoever has no seat), `already_started`, `seats_open`, `rules_changed`,
            `witness_missing`, and as for `rated.may_begin`.
    """
    if person != table.owner and all(seat.holder != person for seat in table.seats):
        raise refuse("owner_only")
    assert table.seeds is not None or table.status == "over"
    if table.status != "waiting" or (table.seeds is not None and table.seeds.starting):
        raise refuse("already_started")
    if any(seat.kind == "open" for seat in table.seats):
        raise refuse("seats_open")
    if dice_chain.few_witnesses(table):
        raise refuse("witness_missing")
    table.insist_on_rules()
    rated.may_begin(connection, table, context.store.now())
    if table.state is None:
        table.revision = table.game.revision
    table.state_terms("started")
    begin(context, table, context.present())


def begin(context: Context, table: Table, now: int) -> None:
    assert table.seeds is not None
    table.seeds.starting = True
    play.go_on(table, context.chance, now)
