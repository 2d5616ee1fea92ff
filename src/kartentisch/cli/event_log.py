"""What happened, told to one viewer: the events of a record as sentences, or grouped as the game's screen likes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from kartentisch.cli.game_summary import game_summary
from kartentisch.cli.screens.base import INDENT, Screen
from kartentisch.engine.course import course
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record

Line = tuple[int, Text]  # columns of indentation, words
Told = tuple[int, Event]  # number of the entry, what it caused
HEADS = ("round", "turn")  # events that open a paragraph


class EventLog:
    """Reads events back from a record, so that a resumed game has its whole log."""

    def __init__(self, game: Game, language: Language, screen: Screen) -> None:
        self._game = game
        self._kinds = game.kinds.by_name
        self._language = language
        self._screen = screen
        self.tables: dict[int, Mapping[str, Any]] = {}  # entry -> the table as all saw it then

    def told(self, record: Record, first: int = 0) -> list[Told]:
        """All events from an entry on, unredacted."""
        return [
            (number, Event(self._kinds[row["event"]], {k: v for k, v in row.items() if k not in ("event", "rule")}))
            for number, entry in enumerate(record.entries[first:], first)
            for row in entry.get("events", ())
        ]

    def remember(self, record: Record, first: int, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
        """Keep a public view for those entries from `first` on of which the screen wants it."""
        for number, event in self.told(record, first):
            if event.kind.name in self._screen.KEPT:
                self.tables[number] = before if self._screen.BEFORE else after

    def tell(self, told: Sequence[Told], viewer: int, width: int) -> Iterator[Line]:
        """Lines for the viewer, who learns nothing but what `seen_by` leaves."""
        for group, run in groupby(told, key=lambda item: self._screen.group(item[1])):
            items = list(run)
            events = [event.seen_by(viewer) for _, event in items]
            if group:
                for line in self._screen.told(group, events, self.tables.get(items[0][0]), width - INDENT):
                    yield INDENT, line
            else:
                yield from self._sentences(events)

    def _sentences(self, events: list[Event]) -> Iterator[Line]:
        """Equal sentences of one kind in a row are told once, with their number."""
        for (kind, _), run in groupby(events, key=lambda event: (event.kind.name, event.args.get("seat"))):
            counts: dict[str, int] = {}
            for event in run:
                sentence = self._language.event(event)
                counts[sentence] = counts.get(sentence, 0) + 1
            for sentence, count in counts.items():
                times = f" (×{count})" if count > 1 else ""
                line = self._screen.styled(sentence + times, "bold" if kind in HEADS else "")
                yield (0 if kind in HEADS else INDENT), line

    def course(self, record: Record, state: Any, width: int) -> list[Text]:
        """The final result, and how it came about."""
        result = self._screen.course([event for _, event in self.told(record)], state, width)
        return [*result, *game_summary(course(self._game, record), self._language, len(self._language.players), width)]
