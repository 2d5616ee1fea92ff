"""A screen for games without one of their own: the facts of the view as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, wrapped
from kartentisch.cli.screens.base import Screen, View
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

INNER = frozenset({"format", "game", "players", "turn", "asked", "question", "stack", "options", "legal", "viewer"})
INNER |= {"chance", "answering", "answers", "pass"}


class PlainScreen(Screen):
    """Facts and ids by their names in the reader's language, as far as the game has them."""

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self._facts = language.facts()
        self._names = {value: name for names in language.all_names().values() for value, name in names.items()}
        self._names |= {space: self.called(space) for space in self.spaces}

    def board(self, view: View, width: int, before: View | None = None) -> Text:
        title = Text(f"{self.say('game-title')} · {self.say('play-turn', turn=view['turn'])}", style="bold reverse")
        facts = {key: value for key, value in view.items() if key not in INNER}
        seats = range(view["players"])
        by_seat = {key: value for key, value in facts.items() if self.is_by_seat(key, value)}
        head: list[Text | str] = ["", *(Text(self.language.player(seat), style="bold") for seat in seats)]
        rows = [[self.fact(key), *(self.shown(value[seat]) for seat in seats)] for key, value in by_seat.items()]
        lines = [title]
        table = aligned([head, *rows]) if rows else []
        if all(line.cell_len <= width for line in table):
            lines += table
            facts = {key: value for key, value in facts.items() if key not in by_seat}
        for key, value in facts.items():
            mark = "reverse" if before is not None and before.get(key) != value else ""
            lines.append(Text.assemble((f"{self.fact(key)}: ", "bold"), (self.said(key, value), mark)))
        return Text("\n", no_wrap=True).join(part for line in lines for part in wrapped(line, width, 0))

    def cell(self, view: View, space: str) -> Text:
        parts = []
        for key, value in view.items():
            if key in INNER:
                continue
            if self.is_by_seat(key, value):
                for seat, own in enumerate(value):
                    parts += self.here(f"{self.fact(key)}, {self.language.player(seat)}", own, space)
            else:
                parts += self.here(self.fact(key), value, space)
        return Text(f"{self.called(space)}: {'; '.join(parts) or '·'}")

    def here(self, what: str, value: Any, space: str) -> list[str]:
        """What a fact says about a place; nothing, or one part of a line."""
        if isinstance(value, Mapping):
            return [f"{what}: {self.shown(value[space])}"] if space in value else []
        return [what] if value == space or (isinstance(value, list) and space in value) else []

    def is_by_seat(self, key: str, value: Any) -> bool:
        """Whether a fact is a list with one entry for each seat: only if the game says so."""
        return key in self.game.seen_by_seat and isinstance(value, list) and len(value) == len(self.agents)

    # ------------------------------------------------------------------ names
    def fact(self, key: str) -> str:
        """What a part of the view is called."""
        return self._facts.get(key) or key.replace("_", " ").capitalize()

    def said(self, key: str, value: Any) -> str:
        """A fact in one line, with the names of the seats that it is about."""
        if key == "sealed":
            return ", ".join(self.language.action(self.game.space.parse(answer)) for answer in value)
        if key in self.game.of_seats:
            seats = value if isinstance(value, list) else [value]
            return ", ".join(self.language.player(seat) for seat in seats) or "–"
        if self.is_by_seat(key, value):
            return "; ".join(f"{self.language.player(seat)}: {self.shown(own)}" for seat, own in enumerate(value))
        return self.shown(value)

    def shown(self, value: Any) -> str:
        """A value in one line: `2 Goths, 1 Huns`."""
        if isinstance(value, Mapping):
            return ", ".join(self.pair(key, each) for key, each in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(map(self.shown, value)) or "–"
        if isinstance(value, bool):
            return "✓" if value else "–"
        if isinstance(value, str):
            return self._names.get(value, value) or "–"
        return "–" if value is None else str(value)

    def pair(self, key: str, value: Any) -> str:
        name = self._names.get(key, key)
        if isinstance(value, int) and not isinstance(value, bool):
            return f"{value} {name}"
        return f"{name} ({self.shown(value)})"
