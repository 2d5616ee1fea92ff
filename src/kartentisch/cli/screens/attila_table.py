"""The table of Attila as a terminal shows it: board, influence, points, hands; only from a seat's own view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, beside, shortened, stacked
from kartentisch.cli.screens.base import COLOURS, Screen, View
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

WIDE = 100  # columns from which board and tracks stand side by side
NARROW = 76  # columns below which nothing stands side by side
UPPER, CLOSED = "▲", "■"
CONFLICT = "!"
LEGEND = ("play-legend", "play-legend-tracks")


class AttilaTable(Screen):
    """Draws views of Attila in one language.  Peoples have a colour and a letter, provinces a short code."""

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.peoples = [str(row["id"]) for row in game.board.tables["people"]]
        self.material: dict[str, Any] = game.board.tables["material"]
        self.centuries: list[dict[str, Any]] = game.board.tables["century"]
        self.provinces = self.spaces
        self.upper = {self.provinces[i] for i in game.board.group("upper")}
        self.letters = dict(
            zip(self.peoples, shortened([language.name("people", p) for p in self.peoples], 1), strict=True)
        )
        self.codes = dict(
            zip(self.provinces, shortened([language.name("province", p) for p in self.provinces], 3), strict=True)
        )

    # ------------------------------------------------------------------ names
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
        """`2 Hunnen, 1 Vandalen`, coloured."""
        parts = [
            Text(f"{counts[p]} {self.language.name('people', p)}", style=f"bold {self.colour(p)}")
            for p in self.peoples
            if counts.get(p)
        ]
        return Text(", ").join(parts) if parts else Text(self.say("play-none"))

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        """Header, provinces, tracks, centuries and piles, as wide as the terminal allows.

        Args:
            before: an earlier view; what has changed in the provinces since then is shown in reverse.
        """
        legend = [Text(self.say(key, upper=UPPER, closed=CLOSED), style="dim") for key in LEGEND]
        if sum(line.cell_len for line in legend) + 2 <= width:
            legend = [Text("; ", style="dim").join(legend)]
        tracks, centuries, piles = self.tracks(view, width), self.centuries_left(view), self.piles(view)
        lines = [self.header(view)]
        if width >= WIDE:
            lines += beside(self.province_rows(view, width, before), [*tracks, Text(), *centuries, Text(), *piles], 2)
            lines += legend
        elif width >= NARROW:
            lines += [*self.province_cells(view, width), *legend, *beside(tracks, [*centuries, *piles], 2)]
        else:
            lines += [*self.province_cells(view, width), *legend, *tracks, *centuries, *piles]
        return stacked(lines, width)

    def header(self, view: View) -> Text:
        turn = self.say("label-turn", turn=view["turn"], seat=self.language.player(view["active"]))
        return Text(f"{self.say('game-title')} · {turn}", style="bold reverse")

    def room(self, view: View, province: str) -> str:
        """How many stones may still come without a conflict; `!` while there is one."""
        stones = sum(view["provinces"].get(province, {}).values())
        if stones > self.material["room"]:
            return CONFLICT
        if province in view["pacified"] or province in view["closed"]:
            return CLOSED
        return str(self.material["room"] - stones)

    def province_rows(self, view: View, width: int, before: View | None) -> list[Text]:
        """A row for each province: stones by people, free places, neighbours by their codes."""
        room_for_name = min(width - 86, 20)
        letters = [Text(self.letters[people], style=f"bold {self.colour(people)}") for people in self.peoples]
        title = Text(self.say("label-province").ljust(room_for_name), style="bold")
        free, near = Text(self.say("play-free"), style="bold"), Text(self.say("label-neighbours"), style="bold")
        rows: list[list[Text | str]] = [["", title, *letters, free, near]]
        for number, province in enumerate(self.provinces):
            there = view["provinces"].get(province, {})
            was = there if before is None else before["provinces"].get(province, {})
            room = self.room(view, province)
            name = Text(self.called(province), style="dim" if room == CLOSED else "")
            name.truncate(room_for_name, overflow="ellipsis")
            codes = (self.codes[self.provinces[n]] for n in self.game.board.neighbours[number])
            stones = [self.stone_cell(people, there.get(people, 0), was.get(people, 0)) for people in self.peoples]
            rows.append([UPPER if province in self.upper else " ", name, *stones, room, Text(" ".join(codes), "dim")])
        return aligned(rows, right={2 + len(self.peoples)})

    def stone_cell(self, people: str, now: int, before: int) -> Text:
        style = self.colour(people) if now else "dim"
        return Text(str(now or "·"), style=style if now == before else f"{style} reverse")

    def province_cells(self, view: View, width: int) -> list[Text]:
        """The provinces in columns, for narrow terminals; neighbours are left to a command."""
        columns = max(width // 26, 1)
        rows = -(-len(self.provinces) // columns)
        cells: list[Text | str] = [self.short_cell(view, province) for province in self.provinces]
        cells += [""] * (rows * columns - len(cells))
        return aligned([cells[row::rows] for row in range(rows)])

    def cell(self, view: View, space: str) -> Text:
        return self.province_cell(view, space, self.called(space))

    def short_cell(self, view: View, province: str) -> Text:
        name = self.called(province)
        return self.province_cell(view, province, name[:12] + "…" if len(name) > 13 else name)

    def province_cell(self, view: View, province: str, name: str) -> Text:
        room = self.room(view, province)
        there = view["provinces"].get(province, {})
        mark = CLOSED if room == CLOSED else UPPER if province in self.upper else " "
        style = "dim" if room == CLOSED else ""
        return Text.assemble((f"{mark}{name.ljust(13)} ", style), self.stones(there) if there else ("·", "dim"))

    def tracks(self, view: View, width: int) -> list[Text]:
        """Peoples by players: fields on the tracks, most influence ¹ and second most ²; below, what each player has."""
        seats = range(view["players"])
        others = 78 if width >= WIDE else 62 if width >= NARROW else 24  # columns that all else takes
        room = max(3, min(10, (width - others) // len(seats) - 1))
        titles = [self.say(key) for key in ("play-stones", "play-provinces", "play-supply")]
        names = [
            Text(name, "bold underline" if seat == view["active"] else "bold")
            for seat, name in enumerate(shortened([self.language.player(seat) for seat in seats], room))
        ]
        rows: list[list[Text | str]] = [[Text(self.say("label-influence"), "bold"), *titles, *names]]
        stones, spread = self.on_board(view)
        for people in self.peoples:
            name = Text(f"{self.letters[people]} {self.language.name('people', people)}", self.colour(people))
            counts = (stones[people], spread[people], self.material["stones"] - stones[people])
            rows.append([name, *map(str, counts), *(self.place(view, people, seat) for seat in seats)])
        points = (Text(f"{view['scores'][seat]} ", "bold") for seat in seats)
        cards = (f"{view['hand_sizes'][seat]} " for seat in seats)
        tiles = ("".join(self.tile_letter(tile) for tile in view["tiles"][seat]) or "– " for seat in seats)
        rows.append([Text(self.say("label-points"), "bold"), "", "", "", *points])
        rows.append([self.say("label-cards"), "", "", "", *cards])
        rows.append([self.say("play-tiles"), "", "", "", *tiles])
        return aligned(rows, right=range(1, len(rows[0])))

    def place(self, view: View, people: str, seat: int) -> Text:
        """A seat's field on a people's track with its rank."""
        fields = [int(tracks.get(people, 0)) for tracks in view["influence"]]
        levels = sorted({field for field in fields if field}, reverse=True)
        own = fields[seat]
        if not own:
            return Text("· ", style="dim")
        if own == levels[0]:
            return Text(f"{own}¹", style="bold")
        paid = own == levels[1] and fields.count(levels[0]) == 1
        if len(fields) == 2 and levels[0] - own >= self.gap(view):
            paid = False
        return Text(f"{own}{'²' if paid else ' '}")

    def gap(self, view: View) -> int:
        """The lead from which on the second of two players gets nothing (ATT-68)."""
        default = next(option.default for option in self.game.options if option.name == "two_player_gap")
        return int(view.get("options", {}).get("two_player_gap", default))

    def on_board(self, view: View) -> tuple[dict[str, int], dict[str, int]]:
        """Stones on the board and provinces with stones, by people: what a scoring is about."""
        there = view["provinces"].values()
        return (
            {people: sum(row.get(people, 0) for row in there) for people in self.peoples},
            {people: sum(1 for row in there if row.get(people)) for people in self.peoples},
        )

    def tile_letter(self, tile: str) -> str:
        return self.language.name("tile", tile)[0]

    def centuries_left(self, view: View) -> list[Text]:
        """The century fields: tiles left, and the influence that a stone brings then."""
        rows: list[list[Text | str]] = []
        gone = len(view["pacified"])
        now = True
        for row in self.centuries:
            tiles = int(row["tiles"])
            left = max(tiles - gone, 0)
            gone = max(gone - tiles, 0)
            current = now and left > 0
            now = now and left == 0
            name = Text(self.language.name("century", str(row["id"])), "bold" if current else "" if left else "dim")
            rate = self.say("play-rate", fields=row["influence"])
            rows.append(["▶" if current else " ", name, "●" * left + "○" * (tiles - left), rate])
        return aligned(rows)

    def piles(self, view: View) -> list[Text]:
        discards = view["discards"]
        return [
            Text(f"{self.say('label-deck')}: {view['deck']}"),
            Text.assemble(f"{self.say('label-discards')}: {sum(discards.values())}  ", self.stones(discards)),
        ]

    def hand(self, view: View) -> Text:
        """The viewer's own cards and tiles."""
        tiles = ", ".join(self.language.name("tile", tile) for tile in view["tiles"][view["viewer"]])
        line = Text.assemble((f"{self.say('label-hand')}: ", "bold"), self.cards(view["hand"]))
        if view["aside"]:
            line.append_text(Text.assemble(f"  {self.say('play-aside')}: ", self.cards(view["aside"])))
        return line.append(f"  {self.say('label-tiles')}: {tiles or self.say('play-none')}")
