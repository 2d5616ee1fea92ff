"""What happened, told to one viewer: the events of a record as sentences, scorings as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from kartentisch.cli.scores import AttilaScores
from kartentisch.cli.screen import AttilaScreen
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record

Line = tuple[int, Text]  # columns of indentation, words
Told = tuple[int, Event]  # number of the entry, what it caused
INDENT = 2


class News:
    """Reads events back from a record, so that a resumed game has its whole log."""

    def __init__(self, game: Game, language: Language, screen: AttilaScreen) -> None:
        self._kinds = {kind.name: kind for kind in game.kinds.kinds}
        self._language = language
        self._screen = screen
        self._scores = AttilaScores(screen)
        self.tables: dict[int, Mapping[str, Any]] = {}  # entry -> the table as all saw it when the entry scored

    def told(self, record: Record, first: int = 0) -> list[Told]:
        """All events from an entry on, unredacted."""
        return [
            (number, Event(self._kinds[row["event"]], {k: v for k, v in row.items() if k not in ("event", "rule")}))
            for number, entry in enumerate(record.entries[first:], first)
            for row in entry.get("events", ())
        ]

    def remember(self, record: Record, first: int, view: Mapping[str, Any]) -> None:
        """Keep the public view for the scorings among the entries from `first` on."""
        for number, event in self.told(record, first):
            if event.kind.name in AttilaScores.EVENTS:
                self.tables[number] = view

    def tell(self, told: Sequence[Told], viewer: int, width: int) -> Iterator[Line]:
        """Lines for the viewer, who learns nothing but what `seen_by` leaves."""
        for scoring, run in groupby(told, key=lambda item: item[1].kind.name in AttilaScores.EVENTS):
            if scoring:
                yield from self._scoring(list(run), width)
            else:
                yield from self._sentences([event.seen_by(viewer) for _, event in run])

    def _scoring(self, run: list[Told], width: int) -> Iterator[Line]:
        events = [event for _, event in run]
        for line in self._scores.table(events, self.tables.get(run[0][0]), width - INDENT):
            yield INDENT, line
        yield INDENT, self._scores.cases(events)

    def _sentences(self, events: list[Event]) -> Iterator[Line]:
        """Equal sentences of one kind in a row are told once, with their number."""
        for (kind, _), run in groupby(events, key=lambda event: (event.kind.name, event.args.get("seat"))):
            counts: dict[str, int] = {}
            for event in run:
                sentence = self._language.event(event)
                counts[sentence] = counts.get(sentence, 0) + 1
            for sentence, count in counts.items():
                times = f" (×{count})" if count > 1 else ""
                line = self._screen.styled(sentence + times, "bold" if kind == "turn" else "")
                yield (0 if kind == "turn" else INDENT), line

    def course(self, record: Record, state: Any, width: int) -> list[Text]:
        """The final result: how the points came together, scoring by scoring."""
        found: list[list[Event]] = []
        for _, event in self.told(record):
            if event.kind.name in ("scoring", "final_scoring"):
                found.append([event])
            elif found:
                found[-1].append(event)
        return self._scores.course(found, state, width)
