"""The table of Europe 1941 as a terminal shows it: powers, lands by who holds them, ships; from a view only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from kartentisch.cli.layout import aligned, stacked, wrapped
from kartentisch.cli.screens.base import Screen, View
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.games.europe import forecast

TURN, FIGHT, AIR, NOTHING = "▶", "⚔", "✈", "·"
POWERS: Final = ("germany", "ussr", "uk", "usa")
COLOURS: Final = {"germany": "magenta", "ussr": "red", "uk": "green", "usa": "bright_blue", "middle_east": "yellow"}


class EuropeScreen(Screen):
    """Draws views of Europe 1941 in one language.  Powers have a colour, kinds of units a letter."""

    ONCE = frozenset({"Advance", "Purchase", "CombatMove", "NonCombat", "Placement"})
    QUICK = frozenset({"moved", "flew", "loaded", "unloaded", "landed", "placed", "bought", "phase", "lost", "wasted"})
    LAST = ("finish",)  # a number typed too quickly must not end a phase
    LEAD = "pick"

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.home = {
            space.id: str(space.values.get("convoy_owner", space.values.get("owner", "neutral")))
            for space in game.board.spaces
        }
        self.seas = {space.id for space in game.board.spaces if space.kind == "sea" or "convoy_owner" in space.values}
        self.value = {space.id: int(space.values.get("ipc", 0)) for space in game.board.spaces}
        self.kinds = list(game.kinds.names["kind"])
        self.letters = {kind: self.say(f"play-europe-{kind}") for kind in self.kinds}

    def power(self, name: str) -> str:
        return self.language.name("owner", name)

    def styled(self, text: str, style: str = "") -> Text:
        shown = Text(text, style=style)
        for name in POWERS:
            shown.highlight_words([self.power(name)], style=f"bold {COLOURS[name]}")
        return shown

    def open_choice(self, view: View) -> bool:
        return view["question"] in self.game.openly

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        lines = [self.header(view), *self.powers(view), *self.spaces_of(view, width, before)]
        legend = " ".join(f"{letter} {self.language.name('kind', kind)}," for kind, letter in self.letters.items())
        rest = self.say("play-europe-legend", fight=FIGHT, air=AIR)
        lines += wrapped(Text(f"{legend} {rest}", style="dim"), width, 0)
        return stacked(lines, width)

    def header(self, view: View) -> Text:
        parts = [self.say("game-title"), self.say("play-set-up")]
        if view["round"]:
            last = view.get("options", {}).get("round_limit", "none")
            key = "play-europe-round" if last == "none" else "play-round-of"
            parts = [parts[0], self.say(key, round=view["round"], last=last), self.power(view["power"])]
            if "phase" in view:
                parts.append(self.language.name("phase", view["phase"]))
        return Text(" · ".join(parts), style="bold reverse")

    def powers(self, view: View) -> list[Text]:
        """Power by power: who plays it, income, money, what its units have cost."""
        names = self.language.standings()
        rows: list[list[Text | str]] = [["", "", "", *(Text(names[key], "bold") for key in ("income", "cash", "army"))]]
        for name, (seat, *numbers) in zip(POWERS, forecast.powers(self.game, view), strict=True):
            rows.append([
                TURN if name == view["power"] and view["round"] else " ",
                Text(self.power(name), f"bold {COLOURS[name]}"),
                self.language.player(seat), *map(str, numbers),
            ])  # fmt: skip
        return aligned(rows, right={3, 4, 5}, gap="  ")

    def spaces_of(self, view: View, width: int, before: View | None) -> list[Text]:
        """Lands by whom they belong to now, then the seas where somebody is, in columns."""
        groups: dict[str, list[str]] = {name: [] for name in (*POWERS, "middle_east", "sea")}
        for space in self.spaces:
            if space in self.seas:
                changed = self.owner(view, space) != self.home[space]
                groups["sea"] += [space] if changed or view.get("units", {}).get(space) else []
            elif self.owner(view, space) in groups:
                groups[self.owner(view, space)].append(space)
        lines = list[Text]()
        columns = max(width // 38, 1)
        for name, members in groups.items():
            if not members:
                continue
            title = self.say("play-europe-seas") if name == "sea" else self.power(name)
            lines.append(Text(f"── {title}", style=f"bold {COLOURS.get(name, '')}".rstrip()))
            cells = [self.short(view, space, before) for space in members]
            height = -(-len(cells) // columns)
            cells += [Text()] * (height * columns - len(cells))
            lines += aligned([cells[i::height] for i in range(height)], gap="  ")
        return lines

    def short(self, view: View, space: str, before: View | None) -> Text:
        name = self.called(space)
        shown = (name if len(name) <= 16 else name[:15] + "…").ljust(16)
        changed = before is not None and self.here(view, space).plain != self.here(before, space).plain
        return self.space_cell(view, space, shown, changed)

    def cell(self, view: View, space: str) -> Text:
        return self.space_cell(view, space, self.called(space).ljust(20), False)

    def owner(self, view: View, space: str) -> str:
        return str(view.get("owners", {}).get(space, self.home[space]))

    def space_cell(self, view: View, space: str, name: str, changed: bool) -> Text:
        """`Poland 2  6I 1A 2T 1F ⚔`: name, value, what stands there, whether it is fought over."""
        shown = Text(name, COLOURS.get(self.owner(view, space), ""))
        shown.append(f"{self.value[space] or NOTHING:>2}", "dim").append(" ")
        units = self.here(view, space)
        if changed:
            units.stylize("reverse")
        return shown.append_text(units)

    def here(self, view: View, space: str) -> Text:
        """All units in a space, with those in the air over it."""
        shown = list[Text]()
        stacks: Mapping[str, Mapping[str, int]] = view.get("units", {}).get(space, {})
        for power, stack in stacks.items():
            shown.append(Text(self.stack(stack), COLOURS[power]))
        flying: dict[str, int] = {}
        for row in view.get("flights", []):
            if row["at"] == space:
                flying[row["kind"]] = flying.get(row["kind"], 0) + row["count"]
        if flying:
            shown.append(Text(f"{AIR}{self.stack(flying)}", COLOURS[view["power"]]))
        if view.get("fighting") == space:
            shown.append(Text(FIGHT, "bold"))
        return Text(" / ").join(shown)

    def stack(self, units: Mapping[str, Any]) -> str:
        return " ".join(f"{units[kind]}{self.letters[kind]}" for kind in self.kinds if units.get(kind))

    # ------------------------------------------------------------------ a decision
    def moment(self, view: View, width: int) -> list[Text]:
        """What is fought over, or what waits to be placed."""
        lines = list[Text]()
        if "fighting" in view:
            lines += wrapped(self.cell(view, view["fighting"]), width, 0)
        if view.get("bought") and view["question"].startswith(("Purchase", "Placement")):
            bought = self.language.facts()["bought"]
            lines += wrapped(Text.assemble((f"{bought}: ", "bold"), self.stack(view["bought"])), width, 0)
        return lines
