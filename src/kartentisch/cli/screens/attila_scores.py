"""The scorings of Attila in a terminal: who got how many points with which people, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from kartentisch.cli.layout import aligned
from kartentisch.cli.screens.attila_table import AttilaTable
from kartentisch.cli.screens.base import View
from kartentisch.engine.facts import Event


class AttilaScores:
    """Turns the events of scorings into tables."""

    EVENTS = ("scored", "lapsed")  # shown as one table instead of as sentences

    def __init__(self, screen: AttilaTable) -> None:
        self.screen = screen

    def told(self, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        return [*self.table(events, view, width), self.cases(events)]

    def table(self, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        """One scoring, people by people: who got how many points and why.

        Args:
            view: the table as it was then; without it stones and fields are left out.
        """
        rows: list[list[Text | str]] = []
        lines = []
        stones, spread = ({}, {}) if view is None else self.screen.on_board(view)
        totals = [0] * len(self.screen.agents)
        for people in self.screen.peoples:
            name = Text(self.screen.language.name("people", people), style=self.screen.colour(people))
            cells = [Text() for _ in totals]
            counted = ""
            if view is not None:
                cells = [self.field(int(tracks.get(people, 0))) for tracks in view["influence"]]
                counted = self.screen.say("play-counted-people", stones=stones[people], provinces=spread[people])
            line = Text.assemble(name, f" ({counted})" if counted else "", ":")
            for event in events:
                if event.args["people"] == people:
                    seat, points = event.args["seat"], event.args["points"]
                    gain = self.gain(event)
                    totals[seat] += points if event.kind.name == "scored" else 0
                    cells[seat].append(" " if cells[seat] else "").append_text(gain)
                    line.append("," if line.plain[-1] != ":" else "")
                    line.append(f" {self.screen.language.player(seat)} ").append_text(gain)
            rows.append([name, counted, *cells])
            lines.append(line)
        title = "" if view is None else self.screen.say("play-counted")
        sums = [Text(f"+{total}", style="bold") for total in totals]
        names = [Text(self.screen.language.player(seat), style="bold") for seat in range(len(totals))]
        head: list[Text | str] = [Text(self.screen.say("what-people"), style="bold"), Text(title, style="bold"), *names]
        table = aligned(
            [head, *rows, [Text(self.screen.say("play-sum"), style="bold"), "", *sums]], range(2, len(head)), gap="  "
        )
        if max(line.cell_len for line in table) <= width:
            return table
        last = Text(f"{self.screen.say('play-sum')}: ", style="bold")
        pairs = [f"{self.screen.language.player(seat)} +{total}" for seat, total in enumerate(totals)]
        return [*lines, last.append(", ".join(pairs))]

    def gain(self, event: Event) -> Text:
        """`+5 a`, or points that lapse in brackets."""
        if event.kind.name != "scored":
            return Text(f"({event.args['points']})", style="dim strike")
        return Text.assemble((f"+{event.args['points']}", "bold"), (f" {event.args['case']}", "dim"))

    def field(self, field: int) -> Text:
        return Text(self.screen.say("play-field", field=field) if field else "–", style="dim")

    def cases(self, events: Iterable[Event]) -> Text:
        """What the letters behind the points mean."""
        used = sorted({event.args["case"] for event in events if event.kind.name == "scored"})
        return Text(", ".join(f"{case}: {self.screen.language.name('case', case)}" for case in used), style="dim")

    def course(self, events: Iterable[Event]) -> list[tuple[str, list[str]]]:
        """The points of every scoring by seat, with its title."""
        found: list[list[Event]] = []
        for event in events:
            if event.kind.name in ("scoring", "final_scoring"):
                found.append([event])
            elif found:
                found[-1].append(event)
        rows = []
        for scoring in found:
            points = [0] * len(self.screen.agents)
            for event in scoring:
                if event.kind.name in ("scored", "taken_back"):
                    points[event.args["seat"]] += event.args["points"] * (1 if event.kind.name == "scored" else -1)
            century = scoring[0].args.get("century")
            name = self.screen.say("play-final") if century is None else self.screen.language.name("century", century)
            rows.append((name, [f"{p:+}" if p else "0" for p in points]))
        return rows
