"""The table of Attila as a terminal shows it: board, influence, points, hands; only from a seat's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

View = Mapping[str, Any]
COLOURS = ("bright_blue", "yellow", "magenta", "green", "cyan", "red")
WIDE = 96  # columns from which board and tracks stand side by side
UPPER, CLOSED = "▲", "■"


class AttilaScreen:
    """Draws views of Attila in one language.  Peoples have a colour and a letter, provinces a short code."""

    SCORING = ("scored", "lapsed")  # events that are shown as one table

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        """`agents`: `human` or the bot's name for each seat."""
        self.game = game
        self.language = language
        self.agents = agents
        self.peoples = [str(row["id"]) for row in game.board.tables["people"]]
        self.material: dict[str, Any] = game.board.tables["material"]
        self.centuries: list[dict[str, Any]] = game.board.tables["century"]
        self.provinces = [space.id for space in game.board.spaces]
        self.upper = {self.provinces[i] for i in game.board.group("upper")}
        self.letters = dict(zip(self.peoples, _short([language.name("people", p) for p in self.peoples], 1), strict=True))
        self.codes = dict(
            zip(self.provinces, _short([language.name("province", p) for p in self.provinces], 3), strict=True)
        )

    # ------------------------------------------------------------------ names
    def say(self, key: str, **args: Any) -> str:
        return self.language.say(key, **args)

    def colour(self, people: str) -> str:
        return COLOURS[self.peoples.index(people) % len(COLOURS)]

    def styled(self, text: str, style: str = "") -> Text:
        """A sentence with the peoples' names in their colours."""
        shown = Text(text, style=style)
        for people in self.peoples:
            shown.highlight_words([self.language.name("people", people)], style=f"bold {self.colour(people)}")
        return shown

    def stones(self, counts: Mapping[str, int], sep: str = " ") -> Text:
        """`H2 V1`, coloured."""
        parts = [Text(f"{self.letters[p]}{counts[p]}", style=self.colour(p)) for p in self.peoples if counts.get(p)]
        return Text(sep).join(parts)

    def cards(self, counts: Mapping[str, int]) -> Text:
        """`2 × Hunnen, 1 × Vandalen`, coloured."""
        parts = [
            Text(f"{counts[p]} × {self.language.name('people', p)}", style=f"bold {self.colour(p)}")
            for p in self.peoples
            if counts.get(p)
        ]
        return Text(", ").join(parts) if parts else Text(self.say("play-none"))

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int) -> RenderableType:
        """Header, provinces, tracks, centuries and piles, as wide as the terminal allows."""
        legend = Text(self.say("play-legend", upper=UPPER, closed=CLOSED), style="dim")
        if width >= WIDE:
            side = Group(self.tracks(view, width), Text(), self.century_rows(view), Text(), self.piles(view))
            body = Table.grid(padding=(0, 3, 0, 0))
            body.add_row(self.province_table(view), side)
            return Group(self.header(view), body, legend)
        cells = self.province_cells(view, width)
        tracks = self.tracks(view, width)
        if width < 76:
            return Group(self.header(view), cells, legend, tracks, self.century_rows(view), self.piles(view))
        body = Table.grid(padding=(0, 3, 0, 0))
        body.add_row(tracks, Group(self.century_rows(view), self.piles(view)))
        return Group(self.header(view), cells, legend, body)

    def header(self, view: View) -> Text:
        turn = self.say("label-turn", turn=view["turn"], seat=self.language.player(view["active"]))
        return Text(f"{self.say('game-title')} · {turn}", style="bold reverse")

    def room(self, view: View, province: str) -> str:
        """How many stones may still come without a conflict."""
        if province in view["pacified"] or province in view["closed"]:
            return CLOSED
        return str(max(self.material["room"] - sum(view["provinces"].get(province, {}).values()), 0))

    def province_table(self, view: View) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", pad_edge=False)
        table.add_column("")
        table.add_column(self.say("label-province"), max_width=17, no_wrap=True, overflow="ellipsis")
        for people in self.peoples:
            table.add_column(Text(self.letters[people], style=self.colour(people)), justify="right")
        table.add_column(self.say("play-free"), justify="right")
        table.add_column(self.say("label-neighbours"), no_wrap=True)
        for province in self.provinces:
            there = view["provinces"].get(province, {})
            closed = self.room(view, province) == CLOSED
            near = (self.codes[self.provinces[n]] for n in self.game.board.neighbours[self.provinces.index(province)])
            table.add_row(
                UPPER if province in self.upper else "",
                Text(self.language.name("province", province), style="dim" if closed else ""),
                *(Text(str(there.get(p) or "·"), style=self.colour(p) if there.get(p) else "dim") for p in self.peoples),
                self.room(view, province),
                Text(" ".join(near), style="dim"),
            )
        return table

    def province_cells(self, view: View, width: int) -> Table:
        """The provinces in columns, for narrow terminals; neighbours are left to a command."""
        columns = max(width // 26, 1)
        rows = -(-len(self.provinces) // columns)
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(columns):
            table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        cells = [self.cell(view, province) for province in self.provinces]
        for row in range(rows):
            table.add_row(*cells[row::rows])
        return table

    def cell(self, view: View, province: str) -> Text:
        room = self.room(view, province)
        name = self.language.name("province", province)
        there = view["provinces"].get(province, {})
        mark = CLOSED if room == CLOSED else UPPER if province in self.upper else " "
        short = name if len(name) <= 13 else name[:12] + "…"
        style = "dim" if room == CLOSED else ""
        return Text.assemble((f"{mark}{short.ljust(13)} ", style), self.stones(there) if there else ("·", "dim"))

    def tracks(self, view: View, width: int) -> Table:
        """Peoples by players: fields on the tracks, most influence ¹ and second most ²; below, what each player has."""
        seats = range(view["players"])
        # room for names: what province table, people and counts leave
        room = max(4, min(10, (width - 88) // len(seats) + 5 if width >= WIDE else (width - 56) // len(seats) + 4))
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", pad_edge=False)
        table.add_column(self.say("label-influence"), no_wrap=True)
        for key in ("play-stones", "play-provinces", "play-supply"):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        for seat in seats:
            name = self.language.player(seat)
            short = name if len(name) <= room else name[: room - 1] + "…"
            table.add_column(Text(short, style="bold underline" if seat == view["active"] else "bold"), justify="right")
        stones, spread = self.on_board(view)
        for people in self.peoples:
            table.add_row(
                Text(f"{self.letters[people]} {self.language.name('people', people)}", style=self.colour(people)),
                str(stones[people]),
                str(spread[people]),
                str(self.material["stones"] - stones[people]),
                *(self.place(view, people, seat) for seat in seats),
            )
        tiles = [" ".join(self.tile_letter(tile) for tile in view["tiles"][seat]) or "–" for seat in seats]
        below = [*("",) * 3]
        table.add_row(Text(self.say("label-points"), style="bold"), *below, *(str(view["scores"][s]) for s in seats))
        table.add_row(Text(self.say("label-cards")), *below, *(str(view["hand_sizes"][s]) for s in seats))
        table.add_row(Text(self.say("play-tiles")), *below, *(tiles[s].replace(" ", "") for s in seats))
        return table

    def place(self, view: View, people: str, seat: int) -> Text:
        """A seat's field on a people's track with its rank."""
        fields = [int(tracks.get(people, 0)) for tracks in view["influence"]]
        levels = sorted({field for field in fields if field}, reverse=True)
        own = fields[seat]
        if not own:
            return Text("· ", style="dim")
        if own == levels[0]:
            return Text(f"{own}¹", style="bold")
        return Text(f"{own}{'²' if own == levels[1] and fields.count(levels[0]) == 1 else ' '}")

    def on_board(self, view: View) -> tuple[dict[str, int], dict[str, int]]:
        """Stones on the board and provinces with stones, by people: what a scoring is about."""
        there = view["provinces"].values()
        return (
            {people: sum(row.get(people, 0) for row in there) for people in self.peoples},
            {people: sum(1 for row in there if row.get(people)) for people in self.peoples},
        )

    def tile_letter(self, tile: str) -> str:
        return self.language.name("tile", tile)[0]

    def century_rows(self, view: View) -> Table:
        """The century fields: tiles left, and the influence that a stone brings now."""
        table = Table.grid(padding=(0, 1, 0, 0))
        gone = len(view["pacified"])
        now = True
        for row in self.centuries:
            tiles = int(row["tiles"])
            left = max(tiles - gone, 0)
            gone = max(gone - tiles, 0)
            current = now and left > 0
            now = now and left == 0
            table.add_row(
                "▶" if current else " ",
                Text(self.language.name("century", str(row["id"])), style="bold" if current else "dim" if not left else ""),
                "●" * left + "○" * (tiles - left),
                self.say("play-rate", fields=row["influence"]),
            )
        return table

    def piles(self, view: View) -> Group:
        discards = view["discards"]
        lines = [
            Text(f"{self.say('label-deck')}: {view['deck']}"),
            Text.assemble(f"{self.say('label-discards')}: {sum(discards.values())}  ", self.stones(discards)),
        ]
        return Group(*lines)

    def hand(self, view: View) -> Text:
        """The viewer's own cards and tiles."""
        tiles = ", ".join(self.language.name("tile", tile) for tile in view["tiles"][view["viewer"]])
        line = Text.assemble((f"{self.say('label-hand')}: ", "bold"), self.cards(view["hand"]))
        if view["aside"]:
            line.append_text(Text.assemble(f"  {self.say('play-aside')}: ", self.cards(view["aside"])))
        return line.append(f"  {self.say('label-tiles')}: {tiles or self.say('play-none')}")

    # ------------------------------------------------------------------ a decision
    def moment(self, view: View) -> RenderableType | None:
        """What the question is about, beyond the board: in a conflict its stones and who has laid how many cards."""
        entry = next((step for step in view["stack"] if step["step"].startswith("Conflict.")), None)
        if entry is None or not view.get("question", "").startswith("Conflict."):
            return None
        province = self.provinces[entry.get("province", 0)]
        table = Table.grid(padding=(0, 2, 0, 0))
        name = self.language.name("province", province)
        table.add_row(Text(self.say("play-conflict", province=name), style="bold"), self.cards_in(view, province))
        if view["question"] == "Conflict.lay":
            table.add_row(self.say("play-laid"), self.layings(view, entry))
            table.add_row(self.say("play-laid-own"), self.cards(view["laid"]))
        return Padding(table, (0, 0, 0, 1))

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

    def open_choice(self, view: View) -> bool:
        """True if everybody can see what is legal now, so that answering at once gives no hand away."""
        actions = {self.game.space.action(number).name for number in view["legal"]}
        return view["question"] != "Conflict.lay" and not actions & {"place", "aside", "lay"}

    def seconds(self, view: View) -> str:
        return str(view["question"])

    # ------------------------------------------------------------------ scoring
    def scoring(self, events: Sequence[Event], view: View | None) -> Table:
        """One scoring, people by people: who got how many points and why.

        Args:
            view: the table as it was then; without it stones and fields are left out.
        """
        seats = range(len(self.agents))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        table.add_column(self.say("what-people"))
        if view is not None:
            table.add_column(self.say("play-counted"))
        for seat in seats:
            table.add_column(self.language.player(seat), justify="right", max_width=14, no_wrap=True)
        totals = [0] * len(seats)
        stones, spread = ({}, {}) if view is None else self.on_board(view)
        for people in self.peoples:
            row = [Text("") for _ in seats]
            if view is not None:
                row = [self.field(int(view["influence"][seat].get(people, 0))) for seat in seats]
            for event in events:
                if event.args["people"] == people:
                    seat, points = event.args["seat"], event.args["points"]
                    if event.kind.name == "scored":
                        totals[seat] += points
                        row[seat].append(f" +{points}", style="bold")
                        row[seat].append(f" {event.args['case']}", style="dim")
                    else:
                        row[seat].append(f" ({points})", style="dim strike")
            name = Text(self.language.name("people", people), style=self.colour(people))
            counted = self.say("play-counted-people", stones=stones.get(people, 0), provinces=spread.get(people, 0))
            table.add_row(name, *([] if view is None else [counted]), *row)
        sums = [Text(f"+{total}", style="bold") for total in totals]
        table.add_row(Text(self.say("play-sum"), style="bold"), *([] if view is None else [""]), *sums)
        return table

    def field(self, field: int) -> Text:
        return Text(self.say("play-field", field=field) if field else "–", style="dim")

    def cases(self, events: Iterable[Event]) -> Text:
        """What the letters behind the points mean."""
        used = sorted({event.args["case"] for event in events if event.kind.name == "scored"})
        return Text(", ".join(f"{case}: {self.language.name('case', case)}" for case in used), style="dim")

    def course(self, scorings: Sequence[Sequence[Event]], state: Any) -> Table:
        """The final result: points by scoring, their sum, and the winners marked."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
        table.add_column(self.say("label-points"))
        winners, scores = self.game.winners(state), self.game.scores(state)
        for seat in range(len(self.agents)):
            mark = "★ " if seat in winners else ""
            table.add_column(f"{mark}{self.language.player(seat)}", justify="right")
        for events in scorings:
            points = [0] * len(scores)
            for event in events:
                if event.kind.name in ("scored", "taken_back"):
                    points[event.args["seat"]] += event.args["points"] * (1 if event.kind.name == "scored" else -1)
            first = events[0]
            name = self.language.name("century", first.args["century"]) if "century" in first.args else self.say("play-final")
            table.add_row(name, *(f"{p:+}" if p else "0" for p in points))
        table.add_row(Text(self.say("play-sum"), style="bold"), *(Text(str(score), style="bold") for score in scores))
        return table


def _short(names: Sequence[str], length: int) -> list[str]:
    """Short names, all different: the beginning, else with the initials of further words, else longer."""
    found: list[str] = []
    for name in names:
        short = name[:length]
        rivals = [other for other in names if other != name and other[:length].casefold() == short.casefold()]
        initials = "".join(word[0] for word in name.split()[1:])
        if rivals and initials and length > 1:
            short = name[: length - 1] + initials[0]
        while short in found and len(short) < len(name):
            short = name[: len(short) + 1]
        found.append(short)
    return found
