"""Going back farther than one may alone: a seat asks, the other people agree or not.

The question is about a whole move.  It lapses when somebody plays on by hand, when its time is up, and when one of them
refuses.  Bots are not asked.  Who is away has not agreed: until the question's time is up they are waited for, then the
word of those who are here is enough, but never without one of them, and what somebody who is away has answered by hand
stands.  Where nobody else is here, a seat takes back its own last answer at most, and nothing by which dice or cards
would fall again: else they would be tried until they suit.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from kartentisch.engine.errors import EngineError, KartentischError, Rejected
from kartentisch.engine.match import Match
from kartentisch.engine.record import FORMAT, Record
from kartentisch.fairness import log_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, play, repository
from kartentisch.server.tables.consent import agreed
from kartentisch.server.tables.log_lines import Line, standing
from kartentisch.server.tables.requests import Checkpoint, UndoRequest
from kartentisch.server.tables.table import Table

MOST_ASKED: Final = 3  # times in vain since the seat's last answer: then the others have had enough of it


def ask(connection: Connection, table: Table, seat: int, line: int | None, now: int) -> None:
    """Ask to go back to before the last move of the seat, or before its answer in that line of the log.

    Raises:
        Rejected: `not_started`, `table_over`, `undo_open`, `nothing_to_undo`, `no_such_answer`, `cannot_go_back`,
            `answers_of_others`, `nobody_agrees`, `asked_often`, `rules_changed`, `undo_of_other_rules` for answers that
            were given before the rules were updated.
    """
    _playing(table)
    table.insist_on_rules()
    if table.undo_request is not None:
        raise refuse("undo_open")
    told = _told(connection, table, now)
    if _times_in_vain(told, seat) >= MOST_ASKED and _others(table, seat):
        raise refuse("asked_often", times=MOST_ASKED)
    stands = standing(told)
    floor = table.seeds.floor if table.seeds is not None else 0
    answers = [entry.seq for entry in stands if "action" in entry.body and entry.body["seat"] == seat]
    own = [seq for seq in answers if seq > (stands[floor - 1].seq if floor else 0)]
    if answers and (not own if line is None else line in answers and line not in own):
        raise refuse("undo_of_other_rules")
    if not own:
        raise refuse("nothing_to_undo")
    if line is not None and line not in own:
        raise refuse("no_such_answer", line=line)
    move = table.last_move(seat)
    line = line or (move.line if move is not None and move.line in own else own[-1])
    hindrance = _hindrance(table, told, stands, seat, line)
    if hindrance is not None:
        raise hindrance
    _position(table, stands, line)
    waiting = [] if _alone(table, told, stands, seat, line) else _others(table, seat)
    until = now + 1000 * table.settings.patience_seconds
    table.undo_request = UndoRequest(
        f"{table.seq + 1}-undo", seat, line, waiting, until, away=_away(table, told, seat, line)
    )
    table.tell("undo_asked", seat=seat, line=line, waiting=waiting, until=until)
    settle(connection, table, now)


def answer(
    connection: Connection,
    table: Table,
    own: list[int],
    seat: int | None,
    undo_request: str | None,
    yes: bool,
    now: int,
) -> None:
    """Agree or refuse for the seat, or for all own seats that are asked; whoever asks may refuse, to withdraw.

    Raises:
        Rejected: `foreign_seat`, `nothing_asked`, `stale_decision`.
    """
    if seat is not None and seat not in own:
        raise refuse("foreign_seat")
    asked = table.undo_request
    if asked is None:
        raise refuse("nothing_asked")
    if undo_request != asked.id:
        raise refuse("stale_decision", decision=undo_request or "", open=asked.id)
    if not yes and asked.seat in own and seat in (None, asked.seat):
        lapse(table, "withdrawn")
        return
    mine = [waiting for waiting in asked.waiting if waiting in own and seat in (None, waiting)]
    if not mine:
        raise refuse("nothing_asked")
    if not agreed(table, asked, mine, "undo_answered", yes):
        lapse(table, "refused")
        return
    settle(connection, table, now)


def lapse(table: Table, why: str) -> None:
    if table.undo_request is not None:
        table.tell("undo_lapsed", seat=table.undo_request.seat, why=why)
        table.undo_request = None


def played_on(table: Table) -> None:
    """A person has played on instead of answering."""
    lapse(table, "played")


def settle(connection: Connection, table: Table, now: int) -> None:
    """Go back if nobody is left to agree; forget the question if its time is up without anybody's word."""
    undo_request = table.undo_request
    if undo_request is None or table.rules_changed:
        return
    late = undo_request.until <= now
    told = _told(connection, table, now)
    away = _away(table, told, undo_request.seat, undo_request.line)
    undo_request.waiting = [seat for seat in undo_request.waiting if table.seats[seat].holder is not None]
    here = [seat for seat in undo_request.waiting if table.seats[seat].present]
    if here and not late and away == undo_request.away:
        return
    undo_request.away = away
    stands = standing(told)
    granted = bool(_strangers(table, undo_request.seat, undo_request.agreed))
    if (
        not granted and _hindrance(table, told, stands, undo_request.seat, undo_request.line) is not None
    ):  # somebody went away
        lapse(table, "time" if late else "away")
        return
    if _answers_of(table, stands, undo_request.line, away) is not None:
        lapse(table, "away")
        return
    if here or (away and not granted and not _alone(table, told, stands, undo_request.seat, undo_request.line)):
        if late:
            lapse(table, "time")
        return
    if away and granted and not late:
        return
    state, entries = _position(table, stands, undo_request.line)
    table.undo_request = None
    free = _free(table, stands, undo_request.seat, entries)
    play.return_to(table, undo_request.seat, undo_request.line, state, entries, free, undo_request.agreed, away, now)


# ------------------------------------------------------------------ who has a say
def _others(table: Table, seat: int) -> list[int]:
    """Who is asked for consent, also those who are away: they may come back."""
    return [place.seat for place in table.seats if place.holder is not None and not place.bot and place.seat != seat]


def _strangers(table: Table, seat: int, among: Iterable[int]) -> list[int]:
    """Seats that are not of the same holder: nobody agrees with themselves."""
    return [other for other in among if table.seats[other].holder != table.seats[seat].holder]


def _away(table: Table, told: list[Line], seat: int, line: int) -> list[int]:
    """Other people's seats for which nobody can say anything now: autopilots play, or their person was sent away since.

    A seat that its own person gave to a bot has no say any more.
    """
    kicked = {entry.body["seat"] for entry in told if entry.kind == "kicked" and entry.seq > line}
    return [
        place.seat
        for place in table.seats
        if place.seat != seat
        and not place.present
        and (place.kind == "person" or place.seat in kicked)
        and (place.holder is None or place.holder != table.seats[seat].holder)
    ]


def _answers_of(table: Table, stands: list[Line], line: int, away: list[int]) -> int | None:
    """A seat among those that are away which has answered by hand since this line."""
    since = (entry.body for entry in stands if entry.seq > line)
    by_hand = {entry["seat"] for entry in since if "action" in entry and "auto" not in entry}
    return next((seat for seat in away if seat in by_hand), None)


def _alone(table: Table, told: list[Line], stands: list[Line], seat: int, line: int) -> bool:
    """Whether nobody else needs to agree: bots only, or with all others away one's last answer, if it drew nothing."""
    if _strangers(table, seat, [place.seat for place in table.seats if place.present]):
        return False
    if not _away(table, told, seat, line):
        return not _others(table, seat)
    own = [entry.seq for entry in stands if "action" in entry.body and entry.body["seat"] == seat]
    gone = [entry.seq for entry in told if entry.kind == "taken_back" and entry.body["seat"] == seat]
    drawn = any("chance" in entry.body for entry in stands if entry.seq > line)
    if not _by_hand(table, seat, [entry.body for entry in stands if entry.seq >= line]):
        return False
    return own[-1] == line and not drawn and all(before < line for before in gone)  # one answer, not one by one


def _by_hand(table: Table, seat: int, answers: list[dict[str, Any]]) -> bool:
    """Whether no bot has shown the seat by these answers what it would do, where it may not advise."""
    holder = table.seats[seat].holder
    if holder is not None and advice.allowed(table, holder):
        return True
    return not any(entry.get("auto") == play.AUTOPILOT and entry.get("seat") == seat for entry in answers)


def _hindrance(table: Table, told: list[Line], stands: list[Line], seat: int, line: int) -> Rejected | None:
    """Why those who are here cannot go back: what somebody who is away has answered by hand, or nobody is here."""
    away = _away(table, told, seat, line)
    hand = _answers_of(table, stands, line, away)
    if hand is not None:
        return refuse("answers_of_others", seat=hand)
    here = _strangers(table, seat, [place.seat for place in table.seats if place.present])
    if away and not here and not _alone(table, told, stands, seat, line):
        return refuse("nobody_agrees")
    return None


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")


def _told(connection: Connection, table: Table, now: int) -> list[Line]:
    """The log, also what is not written down yet."""
    first = table.seq - len(table.lines) + 1
    unwritten = [Line(seq, now, kind, body) for seq, (kind, body) in enumerate(table.lines, first)]
    return [*repository.log(connection, table.id), *unwritten]


def _times_in_vain(told: list[Line], seat: int) -> int:
    """How often the seat has asked in vain since its last answer that stands.

    Answers are told apart by their place in the record: to take one back alone and give it anew is not to play on.
    """
    entries, own, lapsed = 0, [-1], list[int]()
    for line in told:
        kind, body = line.kind, line.body
        if kind in log_chain.RECORDED:
            own += [entries] if "action" in body and body["seat"] == seat else []
            entries += 1
        elif kind == "taken_back":
            entries = body["entries"]
            own = [place for place in own if place < entries]
            lapsed = [] if body.get("consent") else lapsed
        elif kind == "undo_lapsed" and body["seat"] == seat:
            lapsed.append(entries)
    return sum(place > own[-1] for place in lapsed)


def _record(table: Table, entries: list[dict[str, Any]]) -> Record:
    """The record since the rules were updated last, if they were: nothing goes back behind that."""
    floor = table.seeds.floor if table.seeds is not None else 0
    begins: dict[str, Any] | None = table.position
    options = table.options
    if floor:
        begins = msgspec.json.decode(entries[floor - 1]["position"])
        options = begins.get("options", {})
    header: dict[str, Any] = {
        "kartentisch": FORMAT,
        "game": table.game_name,
        "revision": table.revision,
        "players": table.names,
        "options": options,
    }
    if begins is not None:
        header["position"] = begins
    return Record(header, entries[floor:])


def _position(table: Table, stands: list[Line], line: int) -> tuple[Any, int]:
    """The state before the answer in this line, from playing the record again, and how many entries led to it.

    Raises:
        Rejected: `cannot_go_back`: the rules have changed since, or the answer was taken back.
    """
    entries = [entry.body for entry in stands if entry.seq < line]
    if line not in [entry.seq for entry in stands]:
        raise refuse("cannot_go_back")
    try:
        return _record(table, entries).replay(table.game), len(entries)
    except EngineError:
        raise refuse("cannot_go_back") from None


class _Silent:
    """Chance that is not asked: these answers are known to need none."""

    def outcome(self, _: Any) -> int | None:
        return None


def _free(table: Table, stands: list[Line], seat: int, kept: int) -> list[Checkpoint]:
    """Moves of the seat right before, which it could take back alone when it made them: so it can again."""
    answers = [entry.body for entry in stands[:kept]]
    begins = kept
    while begins and "action" in answers[begins - 1] and answers[begins - 1]["seat"] == seat:
        begins -= 1
    starts = [move.entries for move in table.moves if move.seat == seat and begins <= move.entries < kept]
    if not starts:
        return []
    found: list[Checkpoint] = []
    try:
        state = _record(table, answers[: starts[0]]).replay(table.game)
        for start, end in zip(starts, [*starts[1:], kept], strict=True):
            before = table.text_of(state)
            match = Match.restored(table.game, state, table.names, _Silent())
            actions = [table.game.space.parse(entry["action"]) for entry in answers[start:end]]
            match.play(seat, *actions, note=answers[end - 1].get("note", ""))
            state = match.state
            free = match.can_undo(seat) and _by_hand(table, seat, answers[start:end])
            found = [*found, Checkpoint(seat, before, start)] if free else []
    except KartentischError:  # rules that have changed since
        return []
    return found


__all__ = ["answer", "ask", "lapse", "played_on", "settle"]
