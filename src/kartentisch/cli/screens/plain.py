"""A screen for games without one of their own: the facts of the view as a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, wrapped
from kartentisch.cli.screens.base import Screen, View

INNER = {"format", "game", "players", "turn", "asked", "question", "stack", "options", "legal", "viewer", "active"}


class PlainScreen(Screen):
    """Facts by their names; what the game calls ids is named in the reader's language where it has a text."""

    def board(self, view: View, width: int, before: View | None = None) -> Text:
        title = Text(f"{self.say('game-title')} · {self.say('play-turn', turn=view['turn'])}", style="bold reverse")
        facts = {key: value for key, value in view.items() if key not in INNER}
        seats = range(view["players"])
        by_seat = {k: v for k, v in facts.items() if isinstance(v, list) and len(v) == len(seats) and k != "eliminated"}
        head: list[Text | str] = ["", *(Text(self.language.player(seat), style="bold") for seat in seats)]
        rows = [[key, *(self.shown(value[seat]) for seat in seats)] for key, value in by_seat.items()]
        lines = [title]
        table = aligned([head, *rows]) if rows else []
        if all(line.cell_len <= width for line in table):
            lines += table
            facts = {key: value for key, value in facts.items() if key not in by_seat}
        for key, value in facts.items():
            mark = "reverse" if before is not None and before.get(key) != value else ""
            lines.append(Text.assemble((f"{key}: ", "bold"), (self.shown(value), mark)))
        return Text("\n", no_wrap=True).join(part for line in lines for part in wrapped(line, width, 0))

    def cell(self, view: View, space: str) -> Text:
        parts = [
            f"{key} {self.shown(value[space])}"
            for key, value in view.items()
            if isinstance(value, Mapping) and key not in INNER and space in value
        ]
        return Text(f"{self.called(space)}: {', '.join(parts) or '·'}")

    def shown(self, value: Any) -> str:
        """A fact in one line: `goths 2, huns 1`."""
        if isinstance(value, Mapping):
            return ", ".join(f"{key} {self.shown(each)}" for key, each in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(map(self.shown, value)) or "–"
        return str(value) if value not in ("", None) else "–"
