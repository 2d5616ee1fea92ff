"""What a notice says: which game, that somebody is asked, until when.  No names, no cards, only what is public."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kartentisch.server.notifications.occasions import KINDS, NOBODY_NAMED, Occasion
from kartentisch.server.notifications.preferences import zone_of
from kartentisch.server.views import sentences

HOME: Final = "/"
LINES: Final = 20  # of one message: a push carries no more


@dataclass(frozen=True)
class Matter:
    """An occasion at a table."""

    table: str
    game: str
    occasion: Occasion


@dataclass(frozen=True)
class Notice:
    """A message for one place.

    Attributes:
        path: within the server, what it opens.
        urgent: somebody's time is running out.
        until: ms from which on nobody needs it any more; 0: it is always good.
        about: what a later one takes the place of.
    """

    title: str
    text: str
    path: str
    urgent: bool
    until: int
    about: str


def notice(matters: Sequence[Matter], lang: str, zone: str) -> Notice:
    """One message for everything that there is to tell, the most urgent matter of each table."""
    first: dict[str, Matter] = {}
    for matter in sorted(matters, key=lambda one: KINDS.index(one.occasion.kind)):
        first.setdefault(matter.table, matter)
    lines = [_line(matter, lang, zone) for matter in [*first.values()][:LINES]]
    if len(first) > LINES:
        lines.append(sentences.speech(lang).say("notice-more", tables=len(first) - LINES))
    urgent = any(matter.occasion.kind == "deadline" for matter in first.values())
    deadlines = [matter.occasion.until for matter in first.values()]
    until = max(deadlines) if all(deadlines) else 0
    if len(first) == 1:
        (matter,) = first.values()
        words = sentences.speech(lang, matter.game)
        title = words.say(f"notice-{matter.occasion.kind}", game=words.say("game-title"))
        return Notice(title, lines[0].partition(": ")[2], f"/t/{matter.table}", urgent, until, matter.table)
    title = sentences.speech(lang).say("notice-several", tables=len(first))
    return Notice(title, "\n".join(lines), HOME, urgent, until, "")


def channel_notice(matters: Sequence[Matter], lang: str, zone: str) -> Notice:
    """One message to a table's channel: whom the game waits for, by seats, or that it is over.

    Args:
        zone: the table's, which is named: a group has many clocks, and whose channel it is keeps theirs to themselves.
    """
    first = min(matters, key=lambda one: KINDS.index(one.occasion.kind))
    words, kind = sentences.speech(lang, first.game), first.occasion.kind
    told = [one.occasion for one in matters if one.table == first.table and one.occasion.kind == kind]
    game, path = words.say("game-title"), f"/t/{first.table}"
    if kind != "turn":
        return Notice(words.say(f"notice-{kind}", game=game), words.say(f"notice-{kind}-text"), path, False, 0, "")
    seats = sorted({one.seat for one in told if one.seat != NOBODY_NAMED})
    who = [words.say("notice-channel-seat", number=seat + 1) for seat in seats] or [words.say("notice-channel-some")]
    dues = [one.until for one in told if one.until]
    text = words.say("notice-channel-text")
    if dues:
        moment = _moment(min(dues), lang, zone) + (f" ({zone})" if zone else "")
        text += f" {words.say('notice-until', moment=moment)}"
    return Notice(words.say("notice-channel", game=game, who=", ".join(who)), text, path, False, 0, "")


def _line(matter: Matter, lang: str, zone: str) -> str:
    words, occasion = sentences.speech(lang, matter.game), matter.occasion
    text = words.say(f"notice-{occasion.kind}-text")
    more = f" {words.say('notice-until', moment=_moment(occasion.until, lang, zone))}" if occasion.until else ""
    return f"{words.say('game-title')}: {text}{more}"


def _moment(moment: int, lang: str, zone: str) -> str:
    """A moment on the person's own clock; without a zone it says which clock it is."""
    there = datetime.fromtimestamp(moment / 1000, zone_of(zone))
    words = sentences.speech(lang)
    day = words.say(f"weekday-{there.weekday()}")
    told = (
        f"{there.day}. {there.month}., {there:%H:%M}" if lang == "de" else f"{there.day}/{there.month}, {there:%H:%M}"
    )
    return f"{day}, {told}" + ("" if zone else " UTC")
