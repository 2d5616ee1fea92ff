"""Attack! in a terminal: the table, what is asked, what happened; only from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.screens.attack_moment import AttackMoments
from kartentisch.cli.screens.attack_news import GROUPS, AttackNews
from kartentisch.cli.screens.attack_table import ATTACKS, AttackTable
from kartentisch.cli.screens.base import View
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language


class AttackScreen(AttackTable):
    """The whole screen."""

    FIELD = "region"
    ALWAYS = frozenset({"SetUp.claimed", "Turn.choose"})
    ONCE = frozenset({"SetUp", "Deploy"})
    QUICK = frozenset({"deployed", "placed", "sent", "blitzed", "moved_far", "waits", "committed", "reinforced",
                       "bought", "bought_ship", "laid"})  # fmt: skip
    LEAD = "pick"
    LAST = ("finish",)  # a number typed too quickly must not cost the turn
    KEPT = frozenset({"committed", "reinforced", "dice"})
    BEFORE = True
    GROUPS = GROUPS

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.about = AttackMoments(self)
        self.news = AttackNews(self)
        self.moments, self.tellers = self.about.of, self.news.of

    # ------------------------------------------------------------------ a decision
    def redraws(self, view: View, drawn: View | None) -> bool:
        if view["question"] == "Deploy.set" and drawn is not None and drawn["question"] == "Deploy.set":
            return self.about.to_set(view) > self.about.to_set(drawn)  # a new handful of units
        return super().redraws(view, drawn)

    def note(self, view: View, action: int) -> str:
        return self.about.note(view, action)

    def footnote(self, notes: Sequence[str]) -> str:
        return self.say("play-attack-mark") if any(note.startswith(ATTACKS) for note in notes) else ""

    def part(self, action: int) -> str:
        fields = self.game.space.action(action).fields
        return self.continent(fields["region"]) if list(fields) == ["region"] else ""

    def picked(self, view: View) -> int | None:
        entry = view["stack"][-1]
        if "picked" not in entry:
            return None
        return self.game.space.parse(f"pick {self.spaces[entry['picked']]}")

    def open_choice(self, view: View) -> bool:
        """Hands and ships face down decide what may be offered, answered, laid; all else lies open."""
        return not str(view["question"]).startswith(("Negotiation.", "SeaBattle."))

    # ------------------------------------------------------------------ what happened
    def course(self, events: Sequence[Event], state: Any, width: int) -> list[Text]:
        """Regions by round."""
        last = [str(score) for score in self.game.scores(state)]
        return self.result(self.news.course(events, len(last)), last, state, width, ("play-held", "play-end"))
