"""Lines of the log about the table itself, in a sentence: so a page needs no words of its own for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kartentisch.engine.language import Language
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table

MINUTE: Final = 60_000
LEAST_HOURS: Final = 120  # minutes; more are told in hours, as many as that in days


def sentence(table: Table, line: Line, language: Language) -> str | None:
    """How the line reads; None for those that a page words itself (docs/protocol/http.md)."""
    make = _SAID.get(line.kind)
    return None if make is None else make(table, line, language)


def span(language: Language, time: int) -> str:
    """A length of time in ms, in words: whole minutes, hours, or days."""
    minutes = -(-time // MINUTE)
    if minutes < LEAST_HOURS:
        return language.say("span-minutes", n=minutes)
    if minutes < 48 * 60:
        return language.say("span-hours", n=round(minutes / 60))
    return language.say("span-days", n=round(minutes / 1440))


def _names(line: Line, language: Language) -> list[str]:
    """Whom the line is about, by their names of that moment; older lines have none, and speak by those of today."""
    seats = line.body["seats"] if "seats" in line.body else [line.body["seat"]]
    known = line.body.get("names") or [""] * len(seats)
    return [name or language.player(seat) for name, seat in zip(known, seats, strict=True)]


def _name(line: Line, language: Language) -> str:
    return language.say("line-lead") if line.body["seat"] is None else _names(line, language)[0]


def _why(language: Language, body: Mapping[str, Any]) -> str:
    """The reason of a pause, and what was said to it."""
    reason = language.say(f"pause-{body['reason']}")
    return language.say("pause-said", reason=reason, text=body["text"]) if body["text"] else reason


def _pause_asked(table: Table, line: Line, language: Language) -> str:
    body = line.body
    time, name = span(language, body["minutes"] * MINUTE), _name(line, language)
    return language.say("line-pause_asked", name=name, time=time, reason=_why(language, body))


def _pause_answered(table: Table, line: Line, language: Language) -> str:
    return language.say("line-agrees" if line.body["yes"] else "line-refuses", name=_name(line, language))


def _pause_lapsed(table: Table, line: Line, language: Language) -> str:
    return language.say("line-pause_lapsed")


def _pause(table: Table, line: Line, language: Language) -> str:
    body = line.body
    time = span(language, body["until"] - line.at)
    if body["by"] == "vote":
        return language.say("line-pause", time=time, reason=_why(language, body))
    name = _name(line, language)
    return language.say("line-pause_led", name=name, time=time, reason=_why(language, body))


def _resumed(table: Table, line: Line, language: Language) -> str:
    return language.say("line-resumed")


def _vacation(table: Table, line: Line, language: Language) -> str:
    names = language.listed(_names(line, language))
    until = line.body["until"]
    if until is None:
        return language.say("line-vacation_over", name=names)
    return language.say("line-vacation", name=names, time=span(language, until - line.at))


def _substitute(table: Table, line: Line, language: Language) -> str:
    return language.say("line-substitute" if line.body["there"] else "line-substitute_gone", name=line.body["name"])


def _stand_in(table: Table, line: Line, language: Language) -> str:
    return language.say("line-stand_in", name=line.body["name"], seat=_name(line, language))


def _hand_back(table: Table, line: Line, language: Language) -> str:
    return language.say("line-hand_back", name=line.body["name"], seat=_name(line, language))


def _departed(table: Table, line: Line, language: Language) -> str:
    return language.say("line-departed", to=line.body["to"], there=line.body["key"])


def _arrived(table: Table, line: Line, language: Language) -> str:
    return language.say("line-arrived", server=line.body["house"], own=line.body["key"])


def _options(options: Mapping[str, Any], language: Language) -> str:
    """Options with their values, in words."""
    return ", ".join(
        f"{language.say(f'option-{name}')}: {language.say(f'option-{name}-{str(value).lower()}')}"
        for name, value in options.items()
    )


def _ruling_asked(table: Table, line: Line, language: Language) -> str:
    name, options = _name(line, language), _options(line.body["options"], language)
    return language.say("line-ruling_asked", name=name, options=options)


def _ruling_answered(table: Table, line: Line, language: Language) -> str:
    return language.say("line-agrees" if line.body["yes"] else "line-refuses", name=_name(line, language))


def _ruling_lapsed(table: Table, line: Line, language: Language) -> str:
    return language.say("line-ruling_lapsed")


def _rules_updated(table: Table, line: Line, language: Language) -> str:
    body = line.body
    said = [f"{row[language.lang]} [{', '.join(row['rules'])}]" for row in body["changes"] if row["rules"]]
    if "options" in body:
        return language.say("line-ruling_agreed", options=_options(body["options"], language))
    key = "line-rules_updated" if said else "line-rules_updated_alike"
    return language.say(key, begun=body["from"], now=body["to"], changes=" ".join(said))


_SAID: Final = {
    "rules_updated": _rules_updated,
    "ruling_asked": _ruling_asked,
    "ruling_answered": _ruling_answered,
    "ruling_lapsed": _ruling_lapsed,
    "substitute": _substitute,
    "stand_in": _stand_in,
    "hand_back": _hand_back,
    "pause_asked": _pause_asked,
    "pause_answered": _pause_answered,
    "pause_lapsed": _pause_lapsed,
    "pause": _pause,
    "resumed": _resumed,
    "vacation": _vacation,
    "departed": _departed,
    "arrived": _arrived,
}
