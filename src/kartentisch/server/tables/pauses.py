"""A pause: agreed on by all who are here, or said by who leads the table, with a reason and an end.

Nothing is played in it, bots and orders rest, and every clock stands; what else has a moment (questions to the others)
comes as much later.  Whoever asked for it, or leads, may end it sooner; everybody may where nobody was here to agree.
Those who are away are not asked: their clocks stand like all others.  Who leads the table has a day of pauses in seven
for themselves, and no more.
"""

from __future__ import annotations

from typing import Final

from kartentisch.server.refusals import refuse
from kartentisch.server.tables import chat
from kartentisch.server.tables.consent import agreed
from kartentisch.server.tables.table import Table
from kartentisch.server.tables.times import Pause, PauseAsked

REASONS: Final = ("break", "meal", "sleep", "visitors", "trouble", "other")
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
LONGEST: Final = 14 * 24 * 60  # minutes that people may agree on
LED: Final = DAY  # of pauses by who leads alone ...
WINDOW: Final = 7 * DAY  # ... in so long a time
IN_VAIN: Final = 3  # requests of a seat ...
MOVED: Final = "move"  # by whom: nobody, the table has come from another server
REST: Final = DAY  # ... in so long a time: then the others are left in moderation


def ask(table: Table, own: list[int], minutes: int, reason: str, text: str, now: int) -> None:
    """A seat asks the others; with nobody else here the pause begins at once.

    Raises:
        Rejected: `not_started`, `table_over`, `foreign_seat`, `pause_on`, `pause_asked`, `pause_often`, and as for
            `chat.note`.
    """
    _may_begin(table)
    if not own:
        raise refuse("foreign_seat")
    if table.times.asked is not None:
        raise refuse("pause_asked")
    vain = [at for seat in own for at in table.times.vain.get(seat, ()) if now - at < REST]
    if len(vain) >= IN_VAIN:
        raise refuse("pause_often", times=IN_VAIN)
    text = chat.note(table, text)
    seat = next((one for one in own if table.seats[one].present), own[0])
    waiting = [seat.seat for seat in table.seats if seat.present and seat.seat not in own]
    until = now + 1000 * table.settings.patience_seconds
    table.times.asked = PauseAsked(f"{table.seq + 1}-pause", seat, minutes, reason, text, waiting, until)
    said = {"minutes": minutes, "reason": reason, "text": text}
    table.tell("pause_asked", seat=seat, waiting=waiting, until=until, **said)
    settle(table, now)


def answer(table: Table, own: list[int], name: str | None, yes: bool, now: int) -> None:
    """Somebody else agrees or refuses, or whoever asked withdraws.  Rejected: `nothing_asked`, `stale_decision`."""
    asked = table.times.asked
    if asked is None:
        raise refuse("nothing_asked")
    if name != asked.id:
        raise refuse("stale_decision", decision=name or "", open=asked.id)
    mine = [seat for seat in asked.waiting if seat in own]
    if not mine:
        if asked.seat not in own or yes:
            raise refuse("nothing_asked")
        _lapse(table, "withdrawn", now)
        return
    if not agreed(table, asked, mine, "pause_answered", yes):
        _lapse(table, "refused", now)
        return
    settle(table, now)


def lead(table: Table, person: int, minutes: int, reason: str, text: str, now: int) -> None:
    """Who leads the table says so.

    Raises:
        Rejected: `owner_only`, `not_started`, `table_over`, `pause_on`, `pause_spent` with the minutes left, and as for
            `chat.note`.
    """
    if person != table.owner:
        raise refuse("owner_only")
    _may_begin(table)
    if minutes * MINUTE > (left := may_lead(table, now)):
        raise refuse("pause_spent", minutes=left // MINUTE)
    text = chat.note(table, text)
    asked, table.times.asked = table.times.asked, None
    if asked is not None:  # nobody has refused it
        table.tell("pause_lapsed", seat=asked.seat, why="led")
    _begin(table, Pause(table.leader, "lead", reason, text, now, now + minutes * MINUTE))


def may_lead(table: Table, now: int) -> int:
    """The ms of pauses that who leads the table has for themselves now."""
    return LED - sum(max(0, until - max(since, now - WINDOW)) for since, until in table.times.led)


def resume(table: Table, person: int, own: list[int], now: int) -> None:
    """Go on sooner.  Rejected: `no_pause`, `pause_of_others`."""
    pause = table.times.pause
    if pause is None:
        raise refuse("no_pause")
    mine = pause.by == "vote" and (pause.seat in own or (not pause.agreed and bool(own)))
    if person != table.owner and not mine:
        raise refuse("pause_of_others")
    _end(table, "ended", now)


def leave(table: Table, now: int) -> None:
    """The table moves to another server: nothing of this is taken along."""
    if table.times.asked is not None:
        _lapse(table, "moved", now)
    if table.times.pause is not None:
        _end(table, "moved", now)


def gather(table: Table, holders: list[int], now: int) -> None:
    """It has moved here: it waits for its people, or until whoever leads it says so."""
    table.times.pause = Pause(None, MOVED, "other", "", now, now + LONGEST * MINUTE)
    table.times.awaited = holders


def came(table: Table, holder: int, now: int) -> None:
    """Somebody has come by their link."""
    times = table.times
    if holder in times.awaited:
        times.awaited.remove(holder)
        table.quiet = True
        if not times.awaited and times.pause is not None and times.pause.by == MOVED:
            _end(table, "here", now)


def insist(table: Table) -> None:
    """Before anything is played.  Rejected: `pause_on`."""
    if table.times.pause is not None:
        raise refuse("pause_on")


def settle(table: Table, now: int) -> None:
    """What has come about by now: all have agreed, a question has lapsed, a pause is over."""
    times = table.times
    if table.status != "playing":
        if times.pause is not None or times.asked is not None:
            times.pause = times.asked = None
            table.quiet = True
        return
    if times.pause is not None and times.pause.until <= now:
        _end(table, "time", now)
    asked = times.asked
    if asked is None or times.pause is not None:
        return
    asked.waiting = [seat for seat in asked.waiting if table.seats[seat].present]
    if not table.seats[asked.seat].present:
        _lapse(table, "gone", now)
    elif not asked.waiting:
        times.vain.pop(asked.seat, None)
        until = now + asked.minutes * MINUTE
        _begin(table, Pause(asked.seat, "vote", asked.reason, asked.text, now, until, asked.agreed))
    elif asked.until <= now:
        _lapse(table, "time", now)


def _may_begin(table: Table) -> None:
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    insist(table)


def _begin(table: Table, pause: Pause) -> None:
    times = table.times
    times.pause, times.asked = pause, None
    if pause.by == "lead":
        times.led = [(since, until) for since, until in times.led if until > pause.since - WINDOW]
        times.led.append((pause.since, pause.until))
    said = {"by": pause.by, "reason": pause.reason, "text": pause.text}
    table.tell("pause", seat=pause.seat, until=pause.until, **said)


def _end(table: Table, why: str, now: int) -> None:
    pause, table.times.pause = table.times.pause, None
    assert pause is not None
    if pause.by == "lead" and table.times.led:
        table.times.led[-1] = (pause.since, min(now, pause.until))
    if table.seeds is not None:
        table.seeds.gathering = False
    table.times.awaited = []
    lost = now - pause.since
    if table.undo_request is not None:
        table.undo_request.until += lost
    if table.removals.open is not None:
        table.removals.open.due += lost
    table.tell("resumed", why=why)


def _lapse(table: Table, why: str, now: int) -> None:
    asked, table.times.asked = table.times.asked, None
    assert asked is not None
    if asked.waiting:
        recent = [at for at in table.times.vain.get(asked.seat, ()) if now - at < REST]
        table.times.vain[asked.seat] = [*recent, now]
    table.tell("pause_lapsed", seat=asked.seat, why=why)
