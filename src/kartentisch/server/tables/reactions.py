"""Answers in somebody else's turn: they count after a pause, so that their speed does not tell who gave them.

At a table with `reaction_pause` an answer that is sent sooner is held until the pause is over, and a standing order
answers at that same moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kartentisch.bots import Decision, StandingOrders
from kartentisch.engine.errors import Rejected
from kartentisch.engine.match import Match
from kartentisch.server.tables import play, standing_orders, undo
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table

MOST: Final = 64  # answers of one seat in one go


class _Later:
    """Chance that is not asked: the answer is only tried."""

    def outcome(self, _: Any) -> int | None:
        return None


def hold(table: Table, seat: int, actions: Sequence[int], now: int, note: str = "") -> int | None:
    """Keep an answer that comes before the pause is over; when it counts, or None if that is now.

    Raises:
        Rejected: as for playing it.
    """
    decision = table.decisions[seat]
    if not table.settings.reaction_pause or standing_orders.moment(table, decision) <= now:
        return None
    state = table.position_now()
    if not standing_orders.is_reaction(state, seat):
        return None
    Match.restored(table.game, state, table.names, _Later()).play(seat, *actions, note=note)
    words = [table.game.space.notation(action) for action in actions]
    kept = {"decision": decision.id, "actions": words, **({"note": note} if note else {})}
    table.seats[seat].held = msgspec.json.encode(kept).decode()
    decision.acts = standing_orders.moment(table, decision)
    table.quiet = True
    return decision.acts


def withdraw(table: Table, seat: int) -> bool:
    """Forget the held answer; whether there was one.  The seat goes on by hand."""
    if not table.seats[seat].held:
        return False
    table.seats[seat].held = ""
    table.decisions[seat].acts = 0
    table.quiet = True
    return True


def held(table: Table, seat: int) -> dict[str, Any] | None:
    """The held answer, for the seat itself."""
    if not table.seats[seat].held:
        return None
    return {"actions": _actions(table, seat), "at": table.decisions[seat].acts}


def _actions(table: Table, seat: int) -> list[str]:
    return list(msgspec.json.decode(table.seats[seat].held)["actions"])


def carry_out(context: Context, table: Table, seat: int, now: int) -> None:
    """Play the held answer, or what the orders say, all in one go."""
    place = table.seats[seat]
    table.decisions[seat].acts = 0
    table.quiet = True
    undo.played_on(table)
    if place.held:
        words, note, place.held = _actions(table, seat), msgspec.json.decode(place.held).get("note", ""), ""
        try:
            numbers = [table.game.space.parse(word) for word in words]
            play.play(table, seat, numbers, context.chance, now, note=note)
        except Rejected:  # answers of others in the meantime have made it illegal: the person decides again
            return
        return
    _by_orders(context, table, seat, now)


def obey(context: Context, table: Table, seat: int, now: int) -> bool:
    """Before the autopilot of a person answers: what the seat's orders say, once for each question."""
    place, decision = table.seats[seat], table.decisions[seat]
    if not place.orders or place.bot or decision.ordered:
        return False
    decision.ordered = table.quiet = True
    return _by_orders(context, table, seat, now, "autopilot") > 0


def _by_orders(context: Context, table: Table, seat: int, now: int, auto: str = "") -> int:
    """How many answers the orders of the seat gave in one go."""
    agent = StandingOrders(standing_orders.of(table.seats[seat]))
    for number in range(MOST):
        state = table.position_now()
        if seat not in table.decisions or not standing_orders.is_reaction(state, seat):
            return number
        answer = agent.answer(Decision.of(state, seat))
        if answer is None:
            table.decisions[seat].ordered = bool(auto)
            return number
        before = table.seq
        play.play(table, seat, [answer], context.chance, now, auto=auto, goes_on=number > 0)
        table.by_order += [
            (seat, before + place)
            for place, (kind, body) in enumerate(table.lines[before - table.seq :], 1)
            if kind == "entry" and "action" in body
        ]
    return MOST
