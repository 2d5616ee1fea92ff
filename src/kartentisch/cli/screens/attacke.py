"""The table of Attacke as a terminal shows it: lands by owner, and what is known of the cards; from a seat's view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, shortened, wrapped
from kartentisch.cli.screens.base import COLOURS, Screen, View
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

WHOLE = "★"  # behind whoever owns a whole continent
MOST_NEXT = 12  # kinds of cards that are listed for the next batch; a bigger one says nothing


class AttackeScreen(Screen):
    """Draws views of Attacke in one language.  Seats have a colour; everything it says is said in words as well."""

    FIELD = "land"
    ALWAYS = frozenset({"Turn.choose"})
    ONCE = frozenset({"Fight", "Revolt", "Demand"})
    LAST = ("finish",)

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.continents: dict[str, list[str]] = {
            str(row["id"]): [space.id for space in game.board.spaces if row["id"] in space.groups]
            for row in game.board.tables["continent"]
        }
        called = shortened([language.name("land", land) for land in self.spaces], 3)
        self.codes = dict(zip(self.spaces, called, strict=True))
        self.moments = {"Fight": self.on_table, "Revolt": self.on_table, "Demand": self.on_table}

    # ------------------------------------------------------------------ names
    def seat(self, seat: int) -> Text:
        return Text(self.language.player(seat), style=f"bold {COLOURS[seat]}")

    def styled(self, text: str, style: str = "") -> Text:
        shown = Text(text, style=style)
        for seat in range(len(self.agents)):
            shown.highlight_words([self.language.player(seat)], style=f"bold {COLOURS[seat]}")
        return shown

    def cards(self, counts: Mapping[str, int]) -> str:
        """`2 × Artillerie 3, Joker`."""
        named = ((n, self.language.name("card", card)) for card, n in counts.items() if n)
        return ", ".join(name if n == 1 else f"{n} × {name}" for n, name in named) or self.say("play-none")

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        """Lands by continent and owner, then what each seat has, then the pile; what has changed stands in reverse."""
        seat = self.language.player(view["active"])
        title = self.say("label-round", round=view.get("round", 0), turn=view["turn"], seat=seat)
        lines = [Text(f"{self.say('game-title')} · {title}", style="bold reverse")]
        for continent, lands in self.continents.items():
            lines.append(Text(self.language.name("continent", continent), style="bold"))
            lines += [Text("  ").append_text(row) for row in self.owners(view, lands, before)]
        lines += [Text(), *self.seats(view), Text(), *self.pile(view)]
        return Text("\n", no_wrap=True).join(part for line in lines for part in wrapped(line, width, 0))

    def owners(self, view: View, lands: Sequence[str], before: View | None) -> Iterator[Text]:
        """A row for each owner of some of the lands, and one for those that are free."""
        taken: set[str] = set()
        for seat, held in enumerate(view["lands"]):
            here = [land for land in lands if land in held]
            taken |= set(here)
            if here:
                row = self.seat(seat).append(f" {WHOLE}: " if len(here) == len(lands) else ": ", style="default")
                names = [
                    Text(self.called(land), "" if before is None or land in before["lands"][seat] else "reverse")
                    for land in here
                ]
                yield row.append_text(Text(", ").join(names))
        free = [self.called(land) for land in lands if land not in taken]
        if free:
            yield Text(f"–: {', '.join(free)}", style="dim")

    def seats(self, view: View) -> list[Text]:
        """Lands, whole continents, cards in hand, and the cards there that everybody knows, or the viewer."""
        titles = [self.say(key) for key in ("label-lands", "label-continents", "label-hand", "label-known")]
        rows: list[list[Text | str]] = [["", *(Text(title, "bold") for title in titles)]]
        for seat, lands in enumerate(view["lands"]):
            whole = [name for name, members in self.continents.items() if members and set(members) <= set(lands)]
            known = self.known(view, seat)
            rows.append([self.seat(seat), str(len(lands)), str(len(whole)), str(view["hand_sizes"][seat]), known])
        return aligned(rows, right=range(1, 4), gap="  ")

    def known(self, view: View, seat: int) -> str:
        """Cards that the viewer knows to be in the hand of another."""
        if seat == view["viewer"]:
            return ""
        counts = dict(view["known"][seat])
        for pool in view["pools"]:
            for card, n in pool["seen"][seat].items():
                counts[card] = counts.get(card, 0) + n
        return self.cards(counts) if counts else ""

    def pile(self, view: View) -> list[Text]:
        """How many cards there are, and what the next ones may be."""
        lines = [Text(f"{self.say('label-pile')}: {view['pile']}")]
        first = view["batches"][0]
        cards = view["pools"][first["pool"]]["cards"] if first["size"] else {}
        if 0 < len(cards) <= MOST_NEXT:
            lines.append(Text(f"{self.say('label-next')} ({first['size']}): {self.cards(cards)}", style="dim"))
        return lines

    def cell(self, view: View, space: str) -> Text:
        owner = next((seat for seat, lands in enumerate(view["lands"]) if space in lands), None)
        name = Text(f"{self.called(space)}: ")
        return name.append_text(Text("–") if owner is None else self.seat(owner))

    def hand(self, view: View) -> Text:
        return Text.assemble((f"{self.say('label-hand')}: ", "bold"), self.cards(view["hand"]))

    # ------------------------------------------------------------------ a decision
    def on_table(self, view: View) -> list[Text]:
        """The viewer's own cards that lie face down, how many others have laid, and what lies openly."""
        parts: list[str] = []
        for key in ("laid", "defence", "paid"):
            if key in view:
                parts.append(", ".join(self.language.name("card", card) for card in view[key]))
            elif view.get(f"{key}_size"):
                parts.append(f"{view[f'{key}_size']} × ?")
        parts += [self.language.name("card", card) for card in view.get("used", [])]
        return [Text.assemble((f"{self.say('label-laid')}: ", "bold"), " | ".join(parts))] if parts else []

    def part(self, action: int) -> str:
        land = self.game.space.action(action).fields.get("land")
        if land is None:
            return ""
        return next(self.language.name("continent", name) for name, lands in self.continents.items() if land in lands)

    def open_choice(self, view: View) -> bool:
        return bool(view["question"] == "SetUp.claim")

    # ------------------------------------------------------------------ what happened
    def course(self, events: Sequence[Event], state: Any, width: int) -> list[Text]:
        """The lands at the end of each round."""
        held = [0] * state.players
        rows: list[tuple[str, Sequence[str]]] = []
        turns = 0
        for event in events:
            name, args = event.kind.name, event.args
            if name in ("claimed", "dealt_land", "lot"):
                held[args["seat"]] += 1
            elif name == "taken":
                held[args["seat"]] += 1
                held[args["other"]] -= 1
            elif name == "turn":
                if turns and turns % state.players == 0:
                    rows.append((self.say("play-turn", turn=args["turn"]), [str(n) for n in held]))
                turns += 1
        return self.result(rows, [str(n) for n in self.game.scores(state)], state, width, ("label-lands", "play-sum"))
