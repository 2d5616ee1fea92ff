"""What each kind of command does at the table, one function for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.engine.facts import SPECTATOR
from kartentisch.server import people
from kartentisch.server.commands import kinds
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.store.statements import Part
from kartentisch.server.tables import (
    chat,
    deadlines,
    moderation,
    pauses,
    play,
    reactions,
    rematch,
    removals,
    rulings,
    seat_changes,
    seats,
    standing_orders,
    substitutes,
    undo,
    vacations,
)
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.table import Table


@dataclass(frozen=True)
class Done:
    """What a command has brought, besides lines of the log: who reads them, and perhaps a new table, or a pause."""

    seat: int
    rematch: str | None = None
    held: int | None = None


@dataclass(frozen=True)
class Asking:
    """Who asks, where and when.

    Attributes:
        part: of the change, for what is written beside the table.
        seats: all seats of the person.
        viewer: whose view a person with several seats sees: one of them, or everybody's.
        shown: the keys that came with it.
        answered: it was this command by which an owner answered that they are still here.
        here: the same of somebody who was to leave for being away.
    """

    context: Context
    part: Part
    table: Table
    person: int
    now: int
    seats: list[int]
    viewer: int
    shown: Shown
    answered: bool
    here: bool

    @property
    def connection(self) -> Connection:
        return self.part.connection

    def seat(self, wished: int | None) -> int:
        """The seat that is meant, which must be the person's."""
        return contexts.own_seat(self.table, self.person, wished)

    def own(self, wished: int | None) -> int:
        """The same where somebody who only stands in has no say.  Rejected: `foreign_seat`."""
        seat = self.seat(wished)
        if substitutes.stands_in(self.table, self.person, seat):
            raise refuse("foreign_seat")
        return seat

    def somebody(self) -> str:
        """The person whose seat it is, where they ask as such; empty: whoever has its key."""
        known = None if self.shown.header else people.person_of(self.connection, self.shown.cookies)
        at_table = people.persons_at(self.connection, self.table.round) if known is not None else {}
        return known.id if known is not None and at_table.get(self.person) == known.id else ""

    def settled(self) -> Done:
        """Done for the whole table; who waits for an agreement may have it now."""
        pauses.settle(self.table, self.now)
        if self.table.times.pause is None:
            removals.settle(self.connection, self.table, self.now)
            undo.settle(self.connection, self.table, self.now)
            rulings.settle(self.table, self.now)
        return Done(self.viewer)


def handle(context: Context, part: Part, table: Table, person: int, command: kinds.Command, shown: Shown) -> Done:
    """Do what is asked.  Whatever this raises, the table as it is stored has not changed."""
    if not contexts.belongs(table, person):
        raise refuse("foreign_seat")
    table.insist_here()
    waits = substitutes.of(table, person) is not None and not contexts.own_seats(table, person)
    if waits and not isinstance(command, kinds.StepIn | kinds.Resign):
        raise refuse("foreign_seat")
    now = context.present()
    viewer = contexts.listener(table, person, None)
    # these are sent by a browser left alone: they do not show that somebody is here
    alone = isinstance(command, kinds.Seed | kinds.Witness)
    answered = not alone and deadlines.heard_of(table, person, now)
    own = contexts.own_seats(table, person)
    held = [seat for seat in own if not substitutes.stands_in(table, person, seat)]
    here = not alone and removals.heard_of(table, held)
    asking = Asking(context, part, table, person, now, own, viewer, shown, answered, here)
    return _HANDLERS[type(command)](asking, command)


# ------------------------------------------------------------------ for one seat
def _play(at: Asking, command: kinds.Play) -> Done:
    seat, table = at.seat(command.seat), at.table
    play.open_decision(table, seat, command.decision)
    pauses.insist(table)
    if at.person in table.times.vacations:
        vacations.back(at.connection, table, at.person, at.somebody(), at.now)
    if not substitutes.stands_in(table, at.person, seat):
        seats.take_over(table, seat, at.now)
    actions = play.numbers(table.game, command.actions)
    note = chat.note(table, command.text)
    held = reactions.hold(table, seat, actions, at.now, note)
    if held is None:
        undo.played_on(table)
        play.play(table, seat, actions, at.context.chance, at.now, note=note)
    return Done(seat, held=held)


def _undo(at: Asking, command: kinds.Undo) -> Done:
    seat = at.seat(command.seat)
    pauses.insist(at.table)
    if not reactions.withdraw(at.table, seat):
        undo.played_on(at.table)
        play.take_back(at.table, seat, at.now)
    return Done(seat)


def _ask_undo(at: Asking, command: kinds.AskUndo) -> Done:
    seat = at.seat(command.seat)
    pauses.insist(at.table)
    undo.ask(at.connection, at.table, seat, command.line, at.now)
    return Done(seat)


def _set_orders(at: Asking, command: kinds.SetOrders) -> Done:
    seat = at.own(command.seat)
    standing_orders.put(at.table, seat, [order.model_dump() for order in command.orders])
    return Done(seat)


def _seed(at: Asking, command: kinds.Seed) -> Done:
    seat = at.seat(command.seat)
    if command.commitment:
        dice_chain.commit(at.table, seat, command.epoch, command.commitment, command.root)
    if command.seed:
        dice_chain.say(at.table, seat, command.epoch, command.seed)
    play.go_on(at.table, at.context.chance, at.now)
    return Done(seat)


def _witness(at: Asking, command: kinds.Witness) -> Done:
    seat = at.seat(command.seat)
    if command.back:
        dice_chain.back(at.table, seat)
    if command.link:
        dice_chain.bring(at.table, seat, command.epoch, command.i, command.link)
        play.go_on(at.table, at.context.chance, at.now)
    return Done(seat)


def _leave(at: Asking, command: kinds.Leave) -> Done:
    seat = at.seat(command.seat)
    seats.leave(at.table, seat, command.autopilot, at.now)
    at.settled()
    return Done(seat)


def _take_over(at: Asking, command: kinds.TakeOver) -> Done:
    seat = at.own(command.seat)
    seats.take_over(at.table, seat, at.now)
    return Done(seat)


# ------------------------------------------------------------------ for the table
def _start(at: Asking, command: kinds.Start) -> Done:
    seats.start(at.context, at.connection, at.table, at.person)
    vacations.begun(at.connection, at.table, at.now)
    return Done(contexts.listener(at.table, at.person, None))  # who sees what, now that it has begun


def _rematch(at: Asking, command: kinds.Rematch) -> Done:
    step = {"same": 0, "stronger": 1, "weaker": -1}[command.bots]
    return Done(at.viewer, rematch.play_again(at.context, at.connection, at.table, command.rotate, step))


def _chat(at: Asking, command: kinds.Chat) -> Done:
    chat.say(at.table, at.person, at.seats, command.text, command.phrase)
    return at.settled()


def _answer_undo(at: Asking, command: kinds.AnswerUndo) -> Done:
    pauses.insist(at.table)
    undo.answer(at.connection, at.table, at.seats, command.seat, command.decision, command.yes, at.now)
    return at.settled()


def _nudge(at: Asking, command: kinds.Nudge) -> Done:
    pauses.insist(at.table)
    deadlines.nudge(at.table, at.seats, command.target, at.now)
    return at.settled()


def _lead(at: Asking, command: kinds.Lead) -> Done:
    if not at.answered:
        deadlines.lead(at.table, at.person, at.seats, at.now)
    return at.settled()


def _kick(at: Asking, command: kinds.Kick) -> Done:
    pauses.insist(at.table)
    seat_changes.kick(at.connection, at.table, at.person, command.target, command.autopilot, at.now, command.ban)
    return at.settled()


def _answer_kick(at: Asking, command: kinds.AnswerKick) -> Done:
    if not at.here:
        removals.answer(at.connection, at.table, at.person, at.seats, command.decision, command.yes)
    return at.settled()


def _seat_kind(at: Asking, command: kinds.SeatKind) -> Done:
    seat_changes.change_kind(
        at.connection, at.table, at.person, command.target, command.kind, command.bot, command.name
    )
    return at.settled()


def _settings(at: Asking, command: kinds.Settings) -> Done:
    seats.change_settings(at.table, at.person, command.spectators, command.chat, command.rated)
    return at.settled()


def _pause(at: Asking, command: kinds.Pause) -> Done:
    what = (command.minutes, command.reason, command.text, at.now)
    if command.alone:
        pauses.lead(at.table, at.person, *what)
    else:
        pauses.ask(at.table, at.seats, *what)
    return at.settled()


def _answer_pause(at: Asking, command: kinds.AnswerPause) -> Done:
    pauses.answer(at.table, at.seats, command.decision, command.yes, at.now)
    return at.settled()


def _resume(at: Asking, command: kinds.Resume) -> Done:
    pauses.resume(at.table, at.person, at.seats, at.now)
    return at.settled()


def _ruling(at: Asking, command: kinds.Ruling) -> Done:
    pauses.insist(at.table)
    own = [seat for seat in at.seats if not substitutes.stands_in(at.table, at.person, seat)]
    rulings.say(at.connection, at.table, own, command.revision, command.yes, at.now)
    return at.settled()


def _report(at: Asking, command: kinds.Report) -> Done:
    moderation.report(at.connection, at.table, at.seats, command.line, at.now)
    return at.settled()


def _step_in(at: Asking, command: kinds.StepIn) -> Done:
    pauses.insist(at.table)
    substitutes.step_in(at.table, at.person, command.target, at.now)
    at.settled()
    return Done(contexts.listener(at.table, at.person, None))


def _resign(at: Asking, command: kinds.Resign) -> Done:
    for seat in at.seats:
        if substitutes.stands_in(at.table, at.person, seat):
            seats.leave(at.table, seat, at.table.settings.on_timeout, at.now)
    substitutes.resign(at.connection, at.table, at.person)
    at.settled()
    return Done(SPECTATOR)


def _vacation(at: Asking, command: kinds.Vacation) -> Done:
    for seat in at.seats:
        at.own(seat)
    if command.days:
        vacations.begin(at.context, at.connection, at.table, at.person, at.somebody(), command.days, at.now)
    else:
        vacations.back(at.connection, at.table, at.person, at.somebody(), at.now)
    return at.settled()


_HANDLERS: Final[dict[type[kinds.Command], Callable[[Asking, Any], Done]]] = {
    kinds.Play: _play, kinds.Undo: _undo, kinds.AskUndo: _ask_undo, kinds.SetOrders: _set_orders, kinds.Seed: _seed,
    kinds.Witness: _witness,
    kinds.Leave: _leave, kinds.TakeOver: _take_over, kinds.Start: _start, kinds.Rematch: _rematch, kinds.Chat: _chat,
    kinds.AnswerUndo: _answer_undo, kinds.Nudge: _nudge, kinds.Lead: _lead, kinds.Kick: _kick,
    kinds.AnswerKick: _answer_kick, kinds.SeatKind: _seat_kind, kinds.Settings: _settings,
    kinds.Pause: _pause, kinds.AnswerPause: _answer_pause, kinds.Resume: _resume, kinds.Vacation: _vacation,
    kinds.StepIn: _step_in, kinds.Resign: _resign, kinds.Report: _report,
    kinds.Ruling: _ruling,
}  # fmt: skip
