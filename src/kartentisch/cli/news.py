"""What happened, told to one viewer: the events of a record as sentences, scorings as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding

from kartentisch.cli.screen import AttilaScreen
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record

Told = tuple[int, Event]  # number of the entry, what it caused


class News:
    """Reads events back from a record, so that a resumed game has its whole log."""

    def __init__(self, game: Game, language: Language, screen: AttilaScreen) -> None:
        self._kinds = {kind.name: kind for kind in game.kinds.kinds}
        self._language = language
        self._screen = screen
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
            if event.kind.name in self._screen.SCORING:
                self.tables[number] = view

    def tell(self, told: Sequence[Told], viewer: int) -> Iterator[RenderableType]:
        """Lines for the viewer, who learns nothing but what `seen_by` leaves."""
        for scoring, run in groupby(told, key=lambda item: item[1].kind.name in self._screen.SCORING):
            if scoring:
                yield from self._scoring(list(run))
            else:
                yield from self._sentences([event.seen_by(viewer) for _, event in run])

    def _scoring(self, run: list[Told]) -> Iterator[RenderableType]:
        events = [event for _, event in run]
        yield Padding(self._screen.scoring(events, self.tables.get(run[0][0])), (0, 0, 0, 2), expand=False)
        yield Padding(self._screen.cases(events), (0, 0, 0, 2), expand=False)

    def _sentences(self, events: list[Event]) -> Iterator[RenderableType]:
        """Equal sentences of one kind in a row are told once, with their number."""
        for (kind, _), run in groupby(events, key=lambda event: (event.kind.name, event.args.get("seat"))):
            counts: dict[str, int] = {}
            for event in run:
                sentence = self._language.event(event)
                counts[sentence] = counts.get(sentence, 0) + 1
            for sentence, count in counts.items():
                times = f" (×{count})" if count > 1 else ""
                line = self._screen.styled(sentence + times, "bold" if kind == "turn" else "")
                yield line if kind == "turn" else Padding(line, (0, 0, 0, 2), expand=False)

    def scorings(self, record: Record) -> list[list[Event]]:
        """The events of every scoring, each list beginning with the event that announced it."""
        found: list[list[Event]] = []
        for _, event in self.told(record):
            if event.kind.name in ("scoring", "final_scoring"):
                found.append([event])
            elif found:
                found[-1].append(event)
        return found
