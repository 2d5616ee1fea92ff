"""The course of a game at a table: begin, answer, take back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kartentisch import bots
from kartentisch.bots import Agent, Decision, Passing
from kartentisch.engine.errors import Rejected
from kartentisch.engine.game import Game
from kartentisch.engine.match import ChanceSource, Match
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, clocks, standing_orders, time_limit, workdays
from kartentisch.server.tables.requests import Checkpoint, Move
from kartentisch.server.tables.table import Open, Table

ChanceMaker = Callable[[Table], ChanceSource]

MOVES: Final = 32  # so many are kept of each seat; what is older is taken back answer by answer

DEFENSIVE: Final = "defensive"  # passes in its own turn, and answers others as a bot of the usual level would
AUTOPILOT = "autopilot"  # has answered for a person: `auto` of an entry
AUTOPILOTS = ("pass", DEFENSIVE, *bots.BOTS)


def agent(name: str, seed: int) -> Agent:
    """A bot, or the autopilot that passes; EngineError `unknown_bot`."""
    return Passing() if name == "pass" else bots.make(name, seed)


def go_on(table: Table, chance: ChanceMaker, now: int) -> None:
    """What waited for the dice happens, if all their seeds are told by now."""
    seeds = table.seeds
    if seeds is None or seeds.closed:
        return
    table.insist_on_rules()
    dice_chain.refresh(table)
    if not dice_chain.advance(table, now):
        return
    if seeds.starting and dice_chain.few_witnesses(table):
        dice_chain.call_off(table)
    elif seeds.starting:
        begin(table, chance, now)
        seeds.starting = False
    elif table.status == "playing" and not table.decisions:
        dice_chain.give_up(table, now)
        dice_chain.prepare(table, seeds.answers, now)
        match = Match.restored(table.game, table.position_now(), table.names, _chance(table, chance, now))
        _keep(table, match)
        _ask(table, match.state, None, now)


def _chance(table: Table, chance: ChanceMaker, now: int) -> ChanceSource:
    return time_limit.source(table, chance(table), now)


def begin(table: Table, chance: ChanceMaker, now: int) -> None:
    """Deal and ask the first seat; an imported game goes on from where it stood."""
    time_limit.begin(table, now)
    if table.state is None:
        if table.revision != table.game.revision:  # nothing was played yet: it is, by the rules that there are
            table.revision = table.game.revision
            table.state_terms("started")
        dice_chain.prepare(table, 0, now)
        clocks.fill(table)
        agents = [seat.bot or "human" for seat in table.seats]
        match = Match(table.game, table.names, _chance(table, chance, now), table.options, table.position, agents)
        _keep(table, match)
    table.status, table.begins = "playing", True
    state = table.position_now()
    _ask(table, state, None, now)


def play(
    table: Table,
    seat: int,
    actions: Sequence[int],
    chance: ChanceMaker,
    now: int,
    auto: str = "",
    note: str = "",
    goes_on: bool = False,
) -> None:
    """Let the seat take the actions, all or none: they are one move.

    Args:
        note: what it says to the last one (`Game.notes`).
        goes_on: they belong to the seat's last move.

    Raises:
        Rejected: the table is as before; also `rules_changed`.
    """
    table.insist_on_rules()
    before = table.state
    assert before is not None and table.seeds is not None
    dice_chain.prepare(table, table.seeds.answers + len(actions), now, seat)
    state = table.position_now()
    match = Match.restored(table.game, state, table.names, _chance(table, chance, now))
    match.play(seat, *actions, auto=auto, note=note)
    call = table.decisions.get(seat)
    if call is not None and call.first and not table.seats[seat].agent:
        table.called(seat, now - call.asked)
    checkpoint = Checkpoint(seat, before, table.entries)
    table.undo = [*table.undo, checkpoint] if match.can_undo(seat) and not _advised(table, seat, auto) else []
    if not table.seats[seat].bot and not (goes_on and table.last_move(seat)):
        _note_move(table, Move(seat, table.seq + 1, table.entries))
    _keep(table, match)
    _ask(table, match.state, seat, now)


def _advised(table: Table, seat: int, auto: str) -> bool:
    """Whether a bot has shown somebody by this answer what it would do, who may not have its advice."""
    place = table.seats[seat]
    by_bot = auto == AUTOPILOT and place.agent != "pass"
    return by_bot and (place.holder is None or not advice.allowed(table, place.holder))


def _note_move(table: Table, move: Move) -> None:
    """Keep it; the oldest one of the seat goes when there are too many, however many answers others give."""
    own = [known for known in table.moves if known.seat == move.seat] if len(table.moves) >= MOVES else []
    if len(own) >= MOVES:
        table.moves.remove(own[0])  # no two are equal: each has a line of its own
    table.moves.append(move)


def take_up(table: Table, now: int) -> None:
    """The game goes on in this server: whoever was asked is asked anew, with the time that was left."""
    _ask(table, table.position_now(), None, now)


def running(table: Table, now: int) -> dict[int, tuple[int, int]]:
    """Of the seats that are asked the turn, and the ms that they have left."""
    return _left(table, table.decisions, now)


def _left(table: Table, known: Mapping[int, Open], now: int) -> dict[int, tuple[int, int]]:
    asked = [(seat, decision) for seat, decision in known.items() if decision.due]
    return {seat: (was.turn, max(clocks.left(table, seat, was, now), 0)) for seat, was in asked}


def open_decision(table: Table, seat: int, decision: str | None) -> Open:
    """The decision that waits for the seat.

    Args:
        decision: the id that the answer is meant for; None: whatever is open.

    Raises:
        Rejected: `not_started`, `table_over`, `not_asked`, `stale_decision`.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    now = table.decisions.get(seat)
    if now is None:
        raise refuse("not_asked", seat=seat)
    if decision is not None and decision != now.id:
        raise refuse("stale_decision", decision=decision, open=now.id)
    return now


def take_back(table: Table, seat: int, now: int) -> None:
    """Take back the seat's last move.

    Raises:
        Rejected: `nothing_to_undo`, `undo_closed`, `rules_changed`, and while nothing is played.
    """
    table.insist_on_rules()
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    if not can_take_back(table, seat):
        raise refuse("undo_closed" if table.undo else "nothing_to_undo")
    checkpoint = table.undo.pop()
    table.state = checkpoint.state
    table.go_back(checkpoint.entries)
    table.tell("taken_back", seat=seat, entries=checkpoint.entries)
    _ask(table, table.position_now(), seat, now)


def return_to(
    table: Table,
    seat: int,
    line: int,
    state: Any,
    entries: int,
    undo: list[Checkpoint],
    agreed: list[int],
    away: list[int],
    now: int,
) -> None:
    """Go back to a state that the record of the first `entries` entries led to.

    Every decision is asked anew, with a new id; chance goes on where it is and brings nothing back.

    Args:
        undo: moves of the seat before it, which it may take back without asking again.
        agreed, away: seats that have said yes, and of people who could not; the log names both, and calls it
            `consent` only where somebody else has agreed.
    """
    for asked, decision in table.decisions.items():
        clocks.pay(table, asked, decision, now)
    table.keep_position(state)
    table.go_back(entries)
    table.undo, table.decisions = undo, {}
    table.tell("taken_back", seat=seat, entries=entries, line=line, consent=bool(agreed), agreed=agreed, away=away)
    _ask(table, state, None, now)


def can_take_back(table: Table, seat: int) -> bool:
    return bool(table.undo) and table.undo[-1].seat == seat


def answer_of_agent(table: Table, seat: int, name: str, seed: int) -> int:
    """What the bot or autopilot decides, from the seat's own view."""
    state = table.position_now()
    decision = Decision.of(state, seat)
    if name == DEFENSIVE:
        name = "normal" if standing_orders.is_reaction(state, seat) else "pass"
    answer = agent(name, seed).answer(decision)
    return Passing().answer(decision) if answer is None else answer


def _keep(table: Table, match: Match) -> None:
    """State and log into the table."""
    table.keep_position(match.state)
    for entry in match.record.entries:
        table.tell("entry", **entry)
    table.entries += len(match.record.entries)
    dice_chain.tell(table)


def _ask(table: Table, state: Any, answered: int | None, now: int) -> None:
    """Note which decisions are open.

    The decision of a seat that did not answer just now stays the same one.  The clock of a seat goes on while it is
    asked again and again in its turn, whether it plays or takes back.
    """
    table.stuck = False
    if state.over:
        table.status, table.decisions, table.undo, table.undo_request = "over", {}, [], None
        table.removals.open = None
        _forget_held(table)
        return
    known, turn, question = table.decisions, int(state.turn), state.where()
    table.decisions = {}
    stopped = _stopped(table, known, state, now)
    for seat in state.seats_asked:
        old = known.get(seat)
        if old is not None and seat != answered and old.question == question:
            table.decisions[seat] = old
            continue
        reaction = standing_orders.is_reaction(state, seat)
        stands, back = 0, False
        if old is not None and old.turn == turn and old.due:
            due, stands, back = old.due, old.stands, old.back
        elif seat in stopped and stopped[seat][0] == turn:
            due = workdays.after(now, stopped[seat][1], clocks.weekends(table, seat))
        else:
            if old is not None:
                clocks.pay(table, seat, old, now)
            due = clocks.begin(table, seat, reaction, turn, now)
        opened = table.decisions[seat] = Open(
            f"{table.seq}-{seat}", question, turn, due, now, stands=stands, first=seat != answered, back=back
        )
        if reaction and old is not None and (old.turn, old.question) == (turn, question):
            opened.asked, opened.ordered = old.asked, old.ordered  # the same reaction goes on, by hand
        else:
            standing_orders.arm(table, state, seat, opened)
    for seat, old in known.items():
        if seat not in table.decisions:
            clocks.pay(table, seat, old, now)
    clocks.settle(table, now)
    _forget_held(table)


def _stopped(table: Table, known: Mapping[int, Open], state: Any, now: int) -> dict[int, tuple[int, int]]:
    """Clocks that stood while the dice were waited for; where they are waited for now, those of `known` stand, too."""
    seeds = table.seeds
    if seeds is None:
        return {}
    stopped = seeds.clocks
    seeds.clocks = {**stopped, **_left(table, known, now)} if state.chance else {}
    return stopped


def _forget_held(table: Table) -> None:
    """A held answer is for one decision."""
    for place in table.seats:
        if place.held:
            decision = table.decisions.get(place.seat)
            if decision is None or standing_orders.held_for(place) != decision.id:
                place.held = ""


__all__ = ["AUTOPILOTS", "ChanceMaker", "Rejected", "answer_of_agent", "begin", "can_take_back", "go_on",
           "open_decision", "play", "return_to", "take_back"]  # fmt: skip


def numbers(game: Game, actions: list[int | str]) -> list[int]:
    """Actions as numbers; they come as numbers or in notation.  EngineError as for `ActionSpace.parse`."""
    return [game.space.parse(action) if isinstance(action, str) else action for action in actions]
