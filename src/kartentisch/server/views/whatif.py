"""What if?  From a moment of a game a private table against bots branches off.

Of a game that is over everything may be known, so all lies as it lay.  Of one that goes on only those who play may
branch off, and what they could not know at that moment is dealt anew (`State.determinize`), by chance and by their own
view alone: no answer, no refusal and nothing that follows can tell more than the view did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kartentisch import bots
from kartentisch.engine.chance import WORLDS, Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.refusals import refuse
from kartentisch.server.store.access_tokens import Issued
from kartentisch.server.store.idempotency import IdempotencyKey
from kartentisch.server.tables import advice, new_table
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import Branch, Table, TableSettings
from kartentisch.server.views import delayed, past_moments


@dataclass(frozen=True)
class Moment:
    """A moment of a game, as somebody may try it out.

    Attributes:
        seq: the line of the log after which it is.
        world: the position; where the game goes on, what they could not know is dealt anew.
        own: their seats.
        over: the game has ended.
        advice: bots may advise them there.
    """

    table: Table
    seq: int
    world: Any
    own: Sequence[int]
    over: bool
    advice: bool


def at(context: Context, past: past_moments.Past, table_id: str, shown: Shown, seq: int | None) -> Moment:
    """A moment of a table with what somebody may know of it.

    Args:
        seq: right after this line of the log; None: now.

    Raises:
        KartentischError: `unknown_table`, `not_for_spectators`; `not_over` for whoever does not play in a game that
            goes on, `not_started`, `unknown_moment`.
    """
    with context.look(table_id) as (connection, table):
        person = contexts.holder(connection, table, shown)
        table = delayed.as_seen(connection, past, table, person, context.store.now())
        own, over = contexts.own_seats(table, person), table.status == "over"
        viewer = contexts.viewer(table, person, None)
        if not own and not over:
            raise refuse("not_over")
        moment = table.seq if seq is None else seq
        found = past.state(connection, table, moment)
        if found is None:
            raise refuse("not_started")
        world = found.clone()
        advised = not advice.came_closed(table) and (over or advice.allowed(table, person))
    if not over and not world.over:
        # several seats at one screen: each may know its own, none all of them
        world.determinize(viewer if len(own) == 1 else SPECTATOR, Chance(context.seed(), WORLDS))
    return Moment(table, moment, world, own, over, advised)


def branch_off(
    context: Context,
    past: past_moments.Past,
    table_id: str,
    shown: Shown,
    seq: int | None,
    wished: Sequence[int],
    bot: str,
    origin: str,
    once: IdempotencyKey | None,
) -> tuple[Table, Issued]:
    """Open the table; it waits for its `start`, as every table does.

    Args:
        seq: right after this line of the log; None: now.
        wished: the seats that the person plays; where the game goes on, their own ones in any case, and where bots may
            not advise, all of them.

    Raises:
        KartentischError: `unknown_table`, `not_for_spectators`, `foreign_seat`; `not_over` for whoever does not play
            in a game that goes on, `branch_over` where nothing is left to play, `not_started`; `unknown_moment`,
            `unknown_bot`, and as for `new_table.open_table`.
    """
    if not bots.known(bot):
        raise EngineError("unknown_bot", bot=bot, choices=list(bots.BOTS))
    moment = at(context, past, table_id, shown, seq)
    table, world, own, over = moment.table, moment.world, moment.own, moment.over
    if any(seat >= len(table.seats) for seat in wished):
        raise EngineError("no_such_seat", number=max(wished), players=len(table.seats))
    if world.over:
        raise refuse("branch_over")
    play = {*wished, *([] if over and wished else own)} or {*world.seats_asked, int(world.active)}
    if not moment.advice:
        play = {*range(len(table.seats))}
    wishes = [
        {"kind": "mine", "name": seat.name} if seat.seat in play else {"kind": "bot", "name": seat.name, "bot": bot}
        for seat in table.seats
    ]
    settings = TableSettings(spectators=False, chat="off", limit_minutes=table.settings.limit_minutes)
    return new_table.open_table(
        context,
        NewTable(
            table.game_name, wishes, settings, table.options,
            position=table.game.dump(world), branch=Branch(table.id, moment.seq, not over, moment.advice),
        ),
        once, origin, shown,
    )  # fmt: skip
