"""Opening a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from kartentisch import bots
from kartentisch.engine import starts
from kartentisch.engine.errors import EngineError
from kartentisch.engine.options import resolve
from kartentisch.server.cache import game_of
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens, idempotency
from kartentisch.server.store.access_tokens import Issued
from kartentisch.server.store.idempotency import Granted, IdempotencyKey
from kartentisch.server.tables import (
    advice,
    clocks,
    play,
    quotas,
    rated,
    repository,
    same_position,
    seats,
    substitutes,
    time_limit,
)
from kartentisch.server.tables.context import NO_KEYS, Context, Shown
from kartentisch.server.tables.names import LONGEST_NAME, plain, unused
from kartentisch.server.tables.seats import OWNER
from kartentisch.server.tables.table import Branch, Seat, Table, TableSettings

LIVE: Final = 3_600  # seconds of a turn; where turns take longer, nobody waits beside the table


@dataclass(frozen=True)
class NewTable:
    """What a table is opened for.

    Attributes:
        game: its name.
        seats: each with `kind`: `open`; `mine` (the owner plays it, with `name`; several share a screen); or `bot`.
        settings: what is agreed beside the rules.
        options: those of the game that differ from its defaults.
        listed: whether strangers see it in the lobby.
        start: one of the game's (`engine.starts`), with its own options under those given; empty: the set-up.
        position: where the game begins, as for `Game.load`, instead of at a start.
        branch: it is a "What if?".
    """

    game: str
    seats: Sequence[Mapping[str, str]]
    settings: TableSettings
    options: Mapping[str, Any] = field(default_factory=dict)
    listed: bool = False
    start: str = ""
    position: Mapping[str, Any] | None = None
    branch: Branch | None = None


def open_table(
    context: Context, new: NewTable, once: IdempotencyKey | None = None, origin: str = "", shown: Shown = NO_KEYS
) -> tuple[Table, Issued]:
    """Open it; the one that the same request has opened already, with fresh keys.

    Args:
        once: the client's request, to be done once.
        origin: where it is opened from (`quotas.origin`).
        shown: the keys of who opens it: where it begins as a game of theirs without advice stands, it is closed to it.

    Raises:
        KartentischError: `unknown_game`, `unknown_word`, `player_count`, `unknown_bot`, `bad_text`, `too_many_tables`,
            `unknown_key`, `rated_terms`, `rated_seats`, `no_advice` and so on; nothing is kept then.
    """
    game = game_of(new.game)
    options, begins = dict(new.options), starts.start(game, new.start) if new.start else None
    if begins is not None:
        if len(new.seats) != begins.players:
            raise EngineError("player_count", game=game.id, players=len(new.seats), choices=[begins.players])
        options = {**begins.options, **options}
    game.seated(len(new.seats))
    game.contradiction(len(new.seats), resolve(game.options, options))
    if new.settings.on_timeout not in play.AUTOPILOTS:
        raise EngineError("unknown_bot", bot=new.settings.on_timeout, choices=list(play.AUTOPILOTS))
    if new.settings.witness == "must" and new.settings.turn_seconds > LIVE:
        raise refuse("witness_live")
    clocks.agree(new.settings)
    position = new.position if new.position is not None or begins is None else begins.position
    name, now = access_tokens.new_id(), context.store.now()
    table = Table(
        name, name, new.game, game.revision, options, new.settings, access_tokens.new_id(20), now, new.listed,
        position=dict(position) if position is not None else None, branch=new.branch,
    )  # fmt: skip
    for number, asked in enumerate(new.seats):
        table.seats.append(_seat(table, number, asked))
    time_limit.set_up(table)
    substitutes.invite(table)
    if new.position is not None:
        state = game.load({**new.position, "players": len(new.seats), "options": options})
        time_limit.fit(table, state)
        with context.store.read() as connection:
            same_position.bind(connection, table, state, shown)
        advice.insist_no_bots(table)
    table.origin = origin
    rated.insist(table)
    try:
        return _opened(context, table, once, now)
    except IntegrityError:  # the same request was granted at this very moment
        return _opened(context, table, once, now)


def _opened(context: Context, table: Table, once: IdempotencyKey | None, now: int) -> tuple[Table, Issued]:
    with context.store.write() as connection:
        before = idempotency.granted(connection, idempotency.NOWHERE, once)
        if before is not None:
            table = repository.find(connection, before.table, lock=True)
            return table, seats.keys_again(connection, table, before, now)
        quotas.admit_table(connection, context.limits, table)
        idempotency.grant(connection, idempotency.NOWHERE, once, Granted(table.id, OWNER), now)
        table.state_terms("opened")
        dice_chain.lay(table)
        repository.save(connection, table, now)
        return table, access_tokens.issue(connection, table.round, OWNER, now)


def _seat(table: Table, number: int, asked: Mapping[str, str]) -> Seat:
    kind, name = asked["kind"], asked.get("name", "")
    if kind == "mine":
        return Seat(number, "person", unused(table, plain(name, LONGEST_NAME)), OWNER)
    if kind == "bot":
        bot = asked.get("bot", "")
        if not bots.known(bot):
            raise EngineError("unknown_bot", bot=bot, choices=list(bots.BOTS))
        level, style = bots.split(bot)
        shown = plain(name, LONGEST_NAME) if name else f"Bot {number + 1}"
        return Seat(number, "bot", unused(table, shown), None, bots.joined(level, style))
    return Seat(number)
