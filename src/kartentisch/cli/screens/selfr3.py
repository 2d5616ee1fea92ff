"""The table of SelfR3: R2 as a terminal shows it: players, territories by continent, the own hand; from a view only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, shortened, stacked, wrapped
from kartentisch.cli.screens.base import COLOURS, Screen, View
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

TURN, OUT, STATION, ATTACK, RUIN, FREE, LANDING = "▶", "†", "▲", "⚔", "✖", "·", "○"
KINDS = ("land", "wasser", "luft")


class SelfR3Screen(Screen):
    """Draws views of SelfR3 in one language.  Seats have a colour and a letter, officers a letter."""

    FIELD = "region"
    ALWAYS = frozenset({"SetUp.claim", "Turn.act", "Bidding.bid"})
    ONCE = frozenset({"SetUp", "Turn"})
    QUICK = frozenset(
        {"deployed", "placed", "recruited", "continent", "officer_attacks", "moved_in", "officer_moved_in"}
    )
    LAST = ("finish",)  # a number typed too quickly must not cost the turn

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.groups = [str(row["id"]) for row in game.board.tables["continent"]]
        self.inside = {group: [s.id for s in game.board.spaces if group in s.groups] for group in self.groups}
        self.lies_in = {space: group for group, spaces in self.inside.items() for space in spaces}
        self.landing = {space.id for space in game.board.spaces if space.values.get("landing")}
        self.officers = [str(row["id"]) for row in game.board.tables["officer"]]
        self.letters = {name: self.say(f"play-letter-{name}") for name in self.officers}
        self.initials = shortened([language.player(seat) for seat in range(len(agents))], 1)
        if max(map(len, self.initials)) > 1:
            self.initials = [str(seat + 1) for seat in range(len(agents))]

    # ------------------------------------------------------------------ names
    def colour(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    def styled(self, text: str, style: str = "") -> Text:
        shown = Text(text, style=style)
        for seat in range(len(self.agents)):
            shown.highlight_words([self.language.player(seat)], style=f"bold {self.colour(seat)}")
        return shown

    # ------------------------------------------------------------------ who has what
    def by_seat(self, view: View, part: str, nothing: Any) -> list[Any]:
        return list(view.get(part) or [nothing] * int(view["players"]))

    def owner(self, view: View, region: str) -> int | None:
        for seat in range(view["players"]):
            if region in self.by_seat(view, "armies", {})[seat] or region in self.by_seat(view, "stations", [])[seat]:
                return seat
            if region in self.by_seat(view, "officers", {})[seat].values():
                return seat
        return None

    def units(self, view: View, region: str, seat: int) -> str:
        """`12TL▲`: armies, officers, a station."""
        armies = self.by_seat(view, "armies", {})[seat].get(region, 0)
        posts: Mapping[str, str] = self.by_seat(view, "officers", {})[seat]
        here = "".join(self.letters[name] for name in self.officers if posts.get(name) == region)
        return f"{armies}{here}{STATION if region in self.by_seat(view, 'stations', [])[seat] else ''}"

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        lines = [self.header(view), *self.players(view, width), *self.territories(view, width, before)]
        legend = " ".join(f"{letter} {self.language.name('officer', name)}," for name, letter in self.letters.items())
        rest = self.say("play-selfr3-legend", station=STATION, ruin=RUIN, landing=LANDING)
        lines += wrapped(Text(f"{legend} {rest}", style="dim"), width, 0)
        return stacked(lines, width)

    def header(self, view: View) -> Text:
        parts = [self.say("game-title"), self.say("play-set-up")]
        if view["round"]:
            last = self.game.board.setting("rounds", "constants")
            turn = self.say("play-turn-of", turn=view["turn"], seat=self.language.player(view["active"]))
            parts = [parts[0], self.say("play-round-of", round=view["round"], last=last), turn]
            parts.append(self.language.name("phase", view.get("phase", "figures")))
        return Text(" · ".join(parts), style="bold reverse")

    def players(self, view: View, width: int) -> list[Text]:
        """Seat by seat: points now, territories, units, money, marker, officers, cards by deck."""
        seats = range(view["players"])
        keys = ("points", "territories", "army", "money", "marker", "officers", "cards")
        rows: list[list[Text | str]] = [["", "", *(Text(self.say(f"play-{key}"), style="bold") for key in keys)]]
        names = shortened([self.language.player(seat) for seat in seats], 10 if width < 80 else 16)
        forecast = self.game.forecast(view)
        assert forecast is not None
        for seat in seats:
            amounts = {part.id: part.amount for part in (*forecast.seats[seat].parts, *forecast.seats[seat].more)}
            posts = self.by_seat(view, "officers", {})[seat]
            backs = self.by_seat(view, "backs", {})[seat]
            cards = " ".join(f"{n}{self.letters[deck]}" for deck, n in backs.items())
            rows.append([
                TURN if seat == view["active"] and view["round"] else " ",
                Text(
                    f"{self.initials[seat]} {names[seat]}{OUT if seat in view.get('eliminated', ()) else ''}",
                    f"bold {self.colour(seat)}",
                ),
                str(forecast.seats[seat].points), str(amounts["territories"]), str(amounts["units"]),
                str(self.by_seat(view, "money", 0)[seat]), str(view["markers"][seat] or FREE),
                "".join(self.letters[name] for name in self.officers if name in posts) or FREE, cards or FREE,
            ])  # fmt: skip
        return aligned(rows, right={2, 3, 4, 5, 6}, gap="  " if width >= 60 else " ")

    def territories(self, view: View, width: int, before: View | None) -> list[Text]:
        """Continent by continent, in as many columns as there is room for."""
        room = 16
        columns = max(width // (room + 10), 1)
        lines = list[Text]()
        for group in self.groups:
            row = next(each for each in self.game.board.tables["continent"] if each["id"] == group)
            lines.append(Text(f"── {self.language.name('continent', group)} +{row['bonus']}", style="bold"))
            cells = [self.short_cell(view, region, room, before) for region in self.inside[group]]
            height = -(-len(cells) // columns)
            cells += [Text()] * (height * columns - len(cells))
            lines += aligned([cells[i::height] for i in range(height)], gap="  ")
        return lines

    def short_cell(self, view: View, region: str, room: int, before: View | None) -> Text:
        name = self.called(region)
        shown = (name if len(name) <= room else name[: room - 1] + "…").ljust(room)
        here = self.shown(view, region)
        return self.region_cell(view, region, shown, before is not None and here != self.shown(before, region))

    def shown(self, view: View, region: str) -> str:
        seat = self.owner(view, region)
        return "" if seat is None else f"{seat} {self.units(view, region, seat)}"

    def cell(self, view: View, space: str) -> Text:
        return self.region_cell(view, space, self.called(space).ljust(18), False)

    def region_cell(self, view: View, region: str, name: str, changed: bool) -> Text:
        """`A Japan  12TL▲ ⚔`: owner, name, what stands there, whether it is attacked."""
        seat = self.owner(view, region)
        wide = max(map(len, self.initials))
        if seat is None:
            mark = RUIN if region in view.get("ruins", ()) else FREE
            cell = Text(f"{mark.ljust(wide)} {name}{LANDING if region in self.landing else ''}", style="dim")
        else:
            colour = self.colour(seat)
            cell = Text.assemble((self.initials[seat].ljust(wide), f"bold {colour}"), " ", (name, colour), " ")
            cell.append(self.units(view, region, seat), f"{colour} reverse" if changed else colour)
            cell.append(LANDING if region in self.landing else "", "dim")
        if region == view.get("aim"):
            cell.append(f" {ATTACK}", f"bold {self.colour(view['active'])}")
        return cell

    def hand(self, view: View) -> Text:
        """The viewer's cards, and the lands that its resistance waits for."""
        if "hand" not in view:
            return Text()
        costs = {row["id"]: row["cost"] for row in self.game.board.tables["card"]}
        cards = [
            f"{self.language.name('card', card)}{f' (×{n})' if n > 1 else ''} [{costs[card]}]"
            for card, n in view["hand"].items()
        ]
        lines = [Text.assemble((f"{self.say('play-hand')}: ", "bold"), ", ".join(cards) or self.say("play-none"))]
        if "waiting_for" in view:
            lands = ", ".join(map(self.called, view["waiting_for"]))
            lines.append(Text.assemble((f"{self.language.facts()['waiting_for']}: ", "bold"), lands))
        return Text("\n").join(lines)

    # ------------------------------------------------------------------ a decision
    def moment(self, view: View, width: int) -> list[Text]:
        """What is attacked from where, with what, and the dice that lie open."""
        if "aim" not in view:
            return []
        lines = [Text.assemble(self.cell(view, view["source"]), f"  {ATTACK}  ", self.cell(view, view["aim"]))]
        shown = next((frame.get("shown", ()) for frame in view["stack"] if frame["step"] == "Attack.defend"), ())
        if shown:
            lines.append(Text(self.say("play-attack-dice", dice=" ".join(map(str, shown))), style="bold"))
        return [part for line in lines for part in wrapped(line, width, 0)]

    def part(self, action: int) -> str:
        fields = self.game.space.action(action).fields
        return self.language.name("continent", self.lies_in[fields["region"]]) if "region" in fields else ""

    def open_choice(self, view: View) -> bool:
        return view["question"] in self.game.openly

    # ------------------------------------------------------------------ what happened
    def course(self, events: Sequence[Event], state: Any, width: int) -> list[Text]:
        """Territories, continents and cards of the final count."""
        seats = range(len(self.agents))
        rows = []
        for key, name in (("count", "territories"), ("bonus", "continents"), ("points", "cards")):
            counted = {e.args["seat"]: str(e.args[key]) for e in events if e.kind.name == "scored"}
            rows.append((self.language.standings()[name], [counted.get(seat, FREE) for seat in seats]))
        return self.result(rows, [str(score) for score in self.game.scores(state)], state, width)
