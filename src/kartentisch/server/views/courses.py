"""Lessons and puzzles as a table shows them.  Nothing of them is stored: the page brings what was answered so far."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, Literal

from kartentisch import lessons
from kartentisch.engine.language import Language
from kartentisch.engine.match import preview
from kartentisch.lessons import OPEN, Course, Head
from kartentisch.lessons.form import LEARNER
from kartentisch.server.cache import game_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Open, Seat, Table, TableSettings
from kartentisch.server.views import destinations, log_view, questions, sentences, snapshots

Shelf = Literal["lessons", "puzzles"]
_NAMED: Final = re.compile(r"\{(the-)?(\w+) ([^{}]+)\}")


def listed(name: str, lang: str, shelf: Shelf = "lessons") -> list[dict[str, Any]]:
    """The lessons of a game, or its puzzles, in short."""
    return [_in_short(one, head, lang) for one, head in lessons.heads(game_of(name), shelf).items()]


def _in_short(name: str, head: Head, lang: str) -> dict[str, Any]:
    return {"name": name, "title": head.title.in_(lang), "minutes": head.minutes}


@cache
def told(game: str, shelf: Shelf, name: str, lang: str) -> dict[str, Any]:
    """A lesson with its chapters.  EngineError `unknown_game`, `unknown_word`."""
    one = lessons.lesson(game_of(game), name, shelf)
    return {
        **_in_short(name, one.head, lang),
        "game": game,
        "summary": speak(game, one.head.summary.in_(lang), lang),
        "chapters": [{"id": c.chapter, "title": c.title.in_(lang)} for c in one.chapters],
    }


def speak(game: str, text: str, lang: str, pointing: bool = False) -> str:
    """A text of a lesson; `{province moesia}` becomes the name of an id, or, pointing, `[Moesia](province moesia)`.

    `{the-province moesia}` is said with its article, where the game knows one.
    """
    words = sentences.speech(lang, game)

    def named(found: re.Match[str]) -> str:
        the, field, value = found.groups()
        name = words.the(field, value) if the else words.name(field, value)
        return f"[{name}]({field} {value})" if pointing else name

    return _NAMED.sub(named, text).strip()


def course(game: str, shelf: Shelf, name: str, chapter: str, answers: Sequence[Sequence[int | str]]) -> Course:
    """A chapter as far as it was answered.

    Raises:
        KartentischError: `unknown_game`, `unknown_word`, `unknown_path` for the chapter; as for `Match.play`.
    """
    rules = game_of(game)
    one = lessons.lesson(rules, name, shelf)
    found = next((c for c in one.chapters if c.chapter == chapter), None)
    if found is None:
        raise refuse("unknown_path")
    return Course(rules, one, found, answers)


def unknown_table(game: str) -> Table:
    """For sentences about what a learner may not do."""
    return Table("", "", game_of(game).id, 0, {}, TableSettings(), "", 0)


def shown(run: Course, lesson: str, lang: str, after: int = 0, way: bool = True) -> dict[str, Any]:
    """The chapter, what came of the answers, and the table, with the positions after each further entry of the log.

    `way`: with what of the solution is left, so that the page can point at it; of a puzzle nobody is told.
    """
    table = _table(run, lesson)
    entries = [Line(i, 0, "entry", entry) for i, entry in enumerate(run.match.record.entries, 1)]
    snapshot = snapshots.snapshot(table, LEARNER, LEARNER, lang, 0, forecast=True)
    words = sentences.speech_at(table, lang)
    return {
        "status": run.status,
        "said": _said(run, lang),
        **_texts(run, lang),
        "way": [{"number": n, "fields": run.game.space.to_json(n)} for n in run.way()] if way else [],
        "entries": [log_view.line(table, line, LEARNER, lang) for line in entries],
        "moments": [_moment(run, number, state, words) for number, state in run.moments(after)],
        "snapshot": snapshot | {"may_hint": False, "can_undo": False, "last_move": None, "seat_changes": {}},
    }


def _texts(run: Course, lang: str) -> dict[str, Any]:
    game, chapter, hint = run.game.id, run.chapter, run.hint()
    return {
        "title": chapter.title.in_(lang),
        "text": speak(game, chapter.text.in_(lang), lang, pointing=True),
        "hint": speak(game, hint.in_(lang), lang, pointing=True) if hint else None,
        "rules": chapter.rules,
    }


def _said(run: Course, lang: str) -> str | None:
    return speak(run.game.id, run.said.in_(lang), lang, pointing=True) if run.said else None


def _moment(run: Course, number: int, state: Any, words: Language) -> dict[str, Any]:
    view = run.game.view(state, LEARNER)
    forecast = snapshots.foreseen(run.game, view, True, words)
    seen: dict[str, Any] = {"seq": number, "viewer": LEARNER, "view": view, "forecast": forecast}
    return seen | dict.fromkeys(snapshots.RESULT) | (snapshots.result(run.game, state) if state.over else {})


def _table(run: Course, lesson: str) -> Table:
    """A table that was never stored, to be looked at."""
    match, state = run.match, run.match.state
    header = match.record.header
    table = Table(
        lesson, lesson, run.game.id, run.game.revision, header.get("options", {}),
        TableSettings(spectators=False, chat="off"), "", 0,
    )  # fmt: skip
    table.status = "over" if state.over else "playing"
    table.seq = len(match.record.entries)
    table.keep_position(state)
    for number, name in enumerate(header["players"]):
        own = number == LEARNER
        table.seats.append(Seat(number, "person" if own else "bot", name, LEARNER if own else None))
    if run.status == OPEN:
        table.decisions = {LEARNER: Open(f"{table.seq}-{LEARNER}", state.where(), int(state.turn))}
    return table


def routes(run: Course, lesson: str, actions: list[int], wish: destinations.Wish, lang: str) -> dict[str, Any]:
    """How the learner gets to a place behind a draft.  Raises as for `destinations.told`."""
    if run.status != OPEN:
        raise refuse("not_asked", seat=LEARNER)
    words = sentences.speech_at(_table(run, lesson), lang)
    return destinations.told(run.game, run.match.state, LEARNER, LEARNER, actions, wish, words)


def ahead(run: Course, lesson: str, actions: list[int], lang: str, forecast: bool) -> dict[str, Any]:
    """What a draft of the learner would bring.  Raises as for `previews.ahead`."""
    table = _table(run, lesson)
    if run.status != OPEN:
        raise refuse("not_asked", seat=LEARNER)
    seen = preview(run.game, run.match.state, LEARNER, actions)
    asked = None
    if seen.ends is None:
        language = sentences.speech_at(table, lang)
        asked = questions.asked(run.game, language, str(seen.view["question"]), seen.view, seen.legal, LEARNER)
    return {
        "view": seen.view,
        "forecast": snapshots.foreseen(run.game, seen.view, forecast, sentences.speech_at(table, lang)),
        "events": log_view.told(seen.events, sentences.speech_at(table, lang), LEARNER),
        "decision": asked,
        "can_confirm": bool(actions),
        "ends": seen.ends,
    }
