"""Attila in a terminal: the table, what is asked, what happened; only from a seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text

from kartentisch.cli.screens.attila_scores import AttilaScores
from kartentisch.cli.screens.attila_table import AttilaTable
from kartentisch.cli.screens.base import View
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language


class AttilaScreen(AttilaTable):
    """The whole screen."""

    FIELD = "province"
    ALWAYS = frozenset({"Turn.play"})
    ONCE = frozenset({"Conflict"})
    LAST = ("tile",)
    KEPT = frozenset(AttilaScores.EVENTS)
    GROUPS: ClassVar = {"scoring": AttilaScores.EVENTS}

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.scores = AttilaScores(self)
        self.moments, self.tellers = {"Conflict": self.conflict}, {"scoring": self.scores.told}

    # ------------------------------------------------------------------ a decision
    def conflict(self, view: View) -> list[Text]:
        """In a conflict its stones, and who has laid how many cards."""
        entry = next((step for step in view["stack"] if step["step"].startswith("Conflict.")), None)
        if entry is None:
            return []
        province = self.provinces[entry.get("province", 0)]
        title = self.say("play-conflict", province=self.language.name("province", province))
        lines = [Text.assemble((f"{title}: ", "bold"), self.cards_in(view, province))]
        if view["question"] == "Conflict.lay":
            laid = Text.assemble(f"{self.say('play-laid')}: ", self.layings(view, entry))
            if view["laid"]:
                laid.append_text(Text.assemble(f"; {self.say('play-laid-own')}: ", self.cards(view["laid"])))
            lines.append(laid)
        return lines

    def cards_in(self, view: View, province: str) -> Text:
        there = view["provinces"].get(province, {})
        named = (Text(f"{self.language.name('people', p)} {n}", style=self.colour(p)) for p, n in there.items())
        return Text(", ").join(named)

    def layings(self, view: View, entry: Mapping[str, Any]) -> Text:
        """Who has laid how many cards, in the order of asking."""
        parts = []
        for place in range(view["players"]):
            seat = (view["active"] + place) % view["players"]
            done = place < entry.get("done", 0)
            key = "play-laid-seat" if done else "play-laid-now" if seat in view["asked"] else "play-laid-later"
            parts.append(self.say(key, seat=self.language.player(seat), cards=view["laid_sizes"][seat]))
        return Text(", ".join(parts))

    def note(self, view: View, action: int) -> str:
        """`!` behind a province where the stone would be the fifth."""
        shown = self.game.space.action(action)
        if shown.name not in ("place", "second"):
            return ""
        return "!" if self.room(view, shown.fields["province"]) == "0" else ""

    def footnote(self, notes: Sequence[str]) -> str:
        return self.say("play-fifth") if "!" in notes else ""

    def open_choice(self, view: View) -> bool:
        actions = {self.game.space.action(number).name for number in view["legal"]}
        return view["question"] != "Conflict.lay" and not actions & {"place", "aside", "lay"}

    # ------------------------------------------------------------------ what happened
    def course(self, events: Sequence[Event], state: Any, width: int) -> list[Text]:
        """How the points came together, scoring by scoring."""
        points = [str(score) for score in self.game.scores(state)]
        return self.result(self.scores.course(events), points, state, width)
