"""The table of Attack! as a terminal shows it: players, regions by continent, the own hand; only from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned, shortened, stacked, wrapped
from kartentisch.cli.screens.base import COLOURS, Screen, View
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

CAPITAL, TURN, SEA, OUT = "★", "▶", "⚓", "†"
NEUTRAL = "·"
ATTACKS = "⚔"
SUITS = ("population", "oil", "minerals", "factories", "rail_transport")
IN_SETS = SUITS[1:]  # ATK-105, ATK-106
Counts = Mapping[str, int]


class AttackTable(Screen):
    """Draws views of Attack! in one language.  Seats have a colour and a letter, units and ships a letter."""

    def __init__(self, game: Game, language: Language, agents: Sequence[str]) -> None:
        super().__init__(game, language, agents)
        self.spaces = [space.id for space in game.board.spaces if space.kind == "region"]
        self.continents = [str(row["id"]) for row in game.board.tables["continent"]]
        groups = {space.id: space.groups for space in game.board.spaces}
        self.lies_in = {region: next(iter(groups[region]), "") for region in self.spaces}
        names = {row["id"]: row for row in game.board.tables["unit"]}
        self.units = [name for name, row in names.items() if row["arm"] == "land"]
        self.ships = [name for name in names if name not in self.units]
        self.costs = {name: int(row["cost"]) for name, row in names.items()}
        self.letters = {name: self.say(f"play-letter-{name.replace('_', '-')}") for name in names}
        self.initials = shortened([language.player(seat) for seat in range(len(agents))], 1)
        if max(map(len, self.initials)) > 1:
            self.initials = [str(seat + 1) for seat in range(len(agents))]

    # ------------------------------------------------------------------ names
    def colour(self, seat: int) -> str:
        return COLOURS[seat % len(COLOURS)]

    def player(self, seat: int) -> Text:
        return Text(self.language.player(seat), style=f"bold {self.colour(seat)}")

    def styled(self, text: str, style: str = "") -> Text:
        shown = Text(text, style=style)
        for seat in range(len(self.agents)):
            shown.highlight_words([self.language.player(seat)], style=f"bold {self.colour(seat)}")
        return shown

    def counted(self, counts: Counts) -> str:
        """Units or ships: `3I 1T 2A 1P`."""
        return " ".join(f"{n}{self.letters[name]}" for name in self.letters if (n := counts.get(name, 0)))

    def card_names(self, counts: Counts) -> str:
        """`Oil 2, Minerals 3 (×2)`."""
        shown = (
            self.language.name("card", card) + (f" (×{n})" if n > 1 else "") for card, n in sorted(counts.items()) if n
        )
        return ", ".join(shown) or self.say("play-none")

    def suit(self, suit: str) -> str:
        return self.language.name("card", f"{suit}_1").rpartition(" ")[0]

    def continent(self, region: str) -> str:
        return self.language.name("continent", self.lies_in[region]) if self.lies_in[region] else ""

    # ------------------------------------------------------------------ who has what
    def owners(self, view: View) -> dict[str, int]:
        return {region: seat for seat, army in enumerate(view.get("armies", ())) for region in army}

    def army(self, view: View, region: str) -> Counts:
        """The units that hold the region."""
        return next((army[region] for army in view.get("armies", ()) if region in army), {})

    def capital_of(self, view: View, region: str) -> int | None:
        capitals = view.get("capitals", [])
        return capitals.index(region) if region in capitals else None

    # ------------------------------------------------------------------ the whole table
    def board(self, view: View, width: int, before: View | None = None) -> Text:
        lines = [self.header(view), *self.players(view, width), *self.regions(view, width, before), *self.legend(width)]
        return stacked(lines, width)

    def header(self, view: View) -> Text:
        turn = self.say("play-turn-of", turn=view["turn"], seat=self.language.player(view["active"]))
        parts = [self.say("game-title"), turn if view["round"] else self.say("play-set-up")]
        limit = view.get("options", {}).get("round_limit", self.default("round_limit"))
        if view["round"]:
            key, last = ("play-round-of", {"last": limit}) if isinstance(limit, int) else ("play-round", {})
            parts.insert(1, self.say(key, round=view["round"], **last))
        if "pile" in view:
            parts.append(self.say("play-pile", cards=view["pile"]))
        return Text(" · ".join(parts), style="bold reverse")

    def default(self, option: str) -> Any:
        return next(each.default for each in self.game.options if each.name == option)

    def players(self, view: View, width: int) -> list[Text]:
        """Seat by seat: regions, units, capital, production, cards, fleet, what is still to be set."""
        seats = range(view["players"])
        keys = ("regions", "army", "cards", "production", "fleet", "capital", "pool")
        titles = {key: Text(self.say(f"play-{key}"), style="bold") for key in keys}
        rows: list[list[Text | str]] = [["", "", *titles.values()]]
        names = shortened([self.language.player(seat) for seat in seats], 10 if width < 80 else 16)
        pools = view.get("pools", [{}] * len(seats))
        for seat in seats:
            army = view.get("armies", [{}] * len(seats))[seat]
            units = sum(sum(there.values()) for there in army.values())
            mark = TURN if seat == view["active"] and view["round"] else " "
            sea = SEA if seat == view.get("holder") else ""
            out = OUT if seat in view.get("eliminated", ()) else ""
            capital = view.get("capitals", [""] * len(seats))[seat]
            rows.append([
                mark, Text(f"{self.initials[seat]} {names[seat]}{out}", f"bold {self.colour(seat)}"),
                str(len(army)), str(units), str(view["hand_sizes"][seat]) if "hand_sizes" in view else "",
                self.production(view, seat),
                f"{self.counted(view.get('fleets', [{}] * len(seats))[seat])} {sea}".strip() or "–",
                self.called(capital) if capital else "–", self.counted(pools[seat]),
            ])  # fmt: skip
        if not any(pools):
            rows = [row[:-1] for row in rows]
        if max(line.cell_len for line in aligned(rows)) > width:  # the capital's star on the board must do
            rows = [[*row[:7], *row[8:]] for row in rows]
        return aligned(rows, right={2, 3, 4, 5})

    def production(self, view: View, seat: int) -> str:
        """Production points: one's own exactly, of others what everybody can see (ATK-R14)."""
        owners, capitals = self.owners(view), [home for home in view.get("capitals", ()) if home]
        points = 10 * sum(owners.get(home) == seat for home in capitals)
        if seat == view.get("viewer") and "hand" in view:
            return str(points + self.worth(view["hand"]) + sum(map(sum, self.doubled(view["hand"]))))
        return f"{points}+?" if view.get("hand_sizes", [0] * view["players"])[seat] else str(points)

    # ------------------------------------------------------------------ regions
    def regions(self, view: View, width: int, before: View | None) -> list[Text]:
        """Continent by continent: held and attacked regions in columns, then the names of the neutral ones."""
        lines: list[Text] = []
        for columns in range(max(width // 24, 1), 0, -1):
            for room in (26, 22, 18, 16) if columns > 1 else (26, 18, 13):
                lines = self.in_columns(view, columns, room, before, width)
                if max(line.cell_len for line in lines) <= width:
                    return lines
        return lines

    def in_columns(self, view: View, columns: int, room: int, before: View | None, width: int) -> list[Text]:
        owners, lines = self.owners(view), list[Text]()
        there = {region for region in self.spaces if region in owners or region in view.get("attackers", {})}
        widths: list[list[Text | str]] = []
        starts: list[tuple[int, str, list[str]]] = []
        for continent in self.continents:
            inside = [region for region in self.spaces if self.lies_in[region] == continent]
            held = [region for region in inside if region in there]
            rows = -(-len(held) // columns)
            cells: list[Text | str] = [self.short_cell(view, region, room, before) for region in held]
            cells += [""] * (rows * columns - len(cells))
            starts.append((len(widths), continent, [region for region in inside if region not in there]))
            widths += [cells[row::rows] for row in range(rows)]
        table = aligned(widths, gap="  ") if widths else []
        ends = [*(start for start, *_ in starts[1:]), len(table)]
        for (start, continent, free), end in zip(starts, ends, strict=True):
            lines.append(Text(f"── {self.language.name('continent', continent)}", style="bold"))
            lines += table[start:end]
            if free:
                names = self.say("play-neutral", regions=", ".join(map(self.called, free)))
                lines += wrapped(Text(names, style="dim"), width, 2)
        return lines

    def short_cell(self, view: View, region: str, room: int, before: View | None) -> Text:
        name = self.called(region)
        shown = name if len(name) <= room else name[: room - 1] + "…"
        changed = before is not None and any(
            side(view) != side(before)
            for side in (lambda v: self.army(v, region), lambda v: self.owners(v).get(region))
        )
        return self.region_cell(view, region, shown.ljust(room), "reverse" if changed else "")

    def cell(self, view: View, space: str) -> Text:
        return self.region_cell(view, space, self.called(space).ljust(18), "")

    def region_cell(self, view: View, region: str, name: str, style: str) -> Text:
        """`A Chile  3I 1T★ ⚔L 2I`: owner, name, units, capital, attackers."""
        owner = self.owners(view).get(region)
        width = max(map(len, self.initials))
        letter = NEUTRAL if owner is None else self.initials[owner]
        colour = "dim" if owner is None else self.colour(owner)
        cell = Text.assemble((letter.ljust(width), f"bold {colour}"), " ", (name, colour), " ")
        cell.append(self.counted(self.army(view, region)) or NEUTRAL, f"{colour} {style}".strip())
        home = self.capital_of(view, region)
        if home is not None:
            cell.append(CAPITAL, f"bold {self.colour(home)}")
        attackers = view.get("attackers", {}).get(region)
        if attackers:
            mark = ATTACKS if owner != view["active"] else "+"
            cell.append(f" {mark}{self.counted(attackers)}", f"bold {self.colour(view['active'])}")
        return cell

    def legend(self, width: int) -> list[Text]:
        text = self.say("play-attack-legend", capital=CAPITAL, sea=SEA)
        return wrapped(Text(text, style="dim"), width, 0)

    def near(self, view: View, space: str) -> Text:
        """A region, its neighbours over land, and where a sea route or zone leads."""
        board = self.game.board
        number = board.number(space)
        land, sea = [], list[int]()
        for link in board.links:
            if number in (board.number(link.a), board.number(link.b)):
                other = board.number(link.b if board.number(link.a) == number else link.a)
                if link.kind == "land":
                    land.append(other)
                elif board.spaces[other].kind == "region":
                    sea.append(other)
                else:
                    sea += [n for n in board.neighbours[other] if n != number]
        lines = [self.cell(view, space)]
        lines += [Text("  ").append_text(self.cell(view, self.spaces[n])) for n in sorted(land)]
        over = [n for n in sorted(set(sea)) if n < len(self.spaces)]
        if over:
            lines.append(Text(f"  {self.say('play-over-sea')}:", style="bold"))
            lines += [Text("  ").append_text(self.cell(view, self.spaces[n])) for n in over]
        return Text("\n").join(lines)

    # ------------------------------------------------------------------ the hand
    def hand(self, view: View) -> Text:
        """The viewer's cards by suit, sets, and what they produce."""
        if "hand" not in view:
            return Text()
        hand, parts = view["hand"], list[str]()
        for suit in SUITS:
            values = self.values(hand, suit)
            if values:
                parts.append(f"{self.suit(suit)} {' '.join(map(str, values))}")
        line = Text.assemble((f"{self.say('play-hand')}: ", "bold"), " · ".join(parts) or self.say("play-none"))
        sets = self.doubled(hand)
        bonus = sum(map(sum, sets))
        capital = int(self.production({**view, "hand": {}}, view["viewer"]))
        line.append(
            "\n" + self.say(
                "play-production-sum", points=capital + self.worth(hand) + bonus, capitals=capital,
                cards=self.worth(hand), sets=len(sets), bonus=bonus,
            ), "dim",
        )  # fmt: skip
        return line

    def values(self, hand: Counts, suit: str) -> list[int]:
        """The values of the cards of a suit, best first."""
        cards = ((int(card.rpartition("_")[2]), n) for card, n in hand.items() if card.rpartition("_")[0] == suit)
        return [value for value, n in sorted(cards, reverse=True) for _ in range(n)]

    def worth(self, hand: Counts) -> int:
        return sum(int(card.rpartition("_")[2]) * n for card, n in hand.items())

    def doubled(self, hand: Counts) -> list[list[int]]:
        """The values in each set: the best cards of every suit but population (ATK-106, ATK-R13)."""
        return [list(each) for each in zip(*(self.values(hand, suit) for suit in IN_SETS), strict=False)]
