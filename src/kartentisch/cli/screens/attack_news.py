"""What happened in Attack!, in few lines: orders and purchases summed up, a line for every throw of the dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby

from rich.text import Text

from kartentisch.cli.screens.attack_table import AttackTable
from kartentisch.cli.screens.base import Teller, View
from kartentisch.engine.facts import Event

BLANK = "·"
GROUPS: Mapping[str, tuple[str, ...]] = {
    "battle": ("committed", "reinforced", "dice", "hits", "lost", "neutrals_lost", "wasted"),
    "set": ("deployed", "placed"),
    "moved": ("sent", "blitzed", "moved_far", "waits"),
    "bought": ("bought", "bought_ship"),
    "row": ("row",),
    "matched": ("matched",),
}
GAINS = ("claimed", "conquered", "neutrals_beaten", "joined", "rival_joined")  # events that bring a region
Sums = dict[tuple[str, ...], dict[str, int]]


class AttackNews:
    """Tells groups of events that follow one another."""

    def __init__(self, screen: AttackTable) -> None:
        self.screen = screen
        self.say = screen.say
        self.of: dict[str, Teller] = {
            "battle": self.battle, "row": self.rows_open, "matched": self.matched,
            **{group: partial(self.orders, group) for group in ("set", "moved", "bought")},
        }  # fmt: skip

    # ------------------------------------------------------------------ orders, purchases
    def orders(self, group: str, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        return [line for seat, run in _by_seat(events) for line in self.ordered(group, seat, run)]

    def ordered(self, group: str, seat: int, events: Sequence[Event]) -> list[Text]:
        name = self.screen.language.player(seat)
        if group == "moved":
            sums = _sums(events, lambda e: (e.kind.name, e.args["origin"], e.args["region"]), "unit")
            return [
                self.screen.styled(self.say(
                    f"play-told-{kind.replace('_', '-')}", seat=name, origin=self.screen.called(origin),
                    region=self.screen.called(region), units=self.screen.counted(units),
                ))
                for (kind, origin, region), units in sums.items()
            ]  # fmt: skip
        if group == "set":
            sums = _sums(events, lambda e: (e.args["region"],), "unit")
            places = [f"{self.screen.called(region)} {self.screen.counted(units)}" for (region,), units in sums.items()]
            return [self.screen.styled(self.say("play-told-set", seat=name, places=", ".join(places)))]
        counts: dict[str, int] = {}
        for event in events:
            bought = event.args.get("unit") or event.args["ship"]
            counts[bought] = counts.get(bought, 0) + 1
        points = sum(event.args["points"] for event in events)
        text = self.say("play-told-bought", seat=name, units=self.screen.counted(counts), points=points)
        return [self.screen.styled(text)]

    def rows_open(self, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        return [
            self.screen.styled(self.say(
                "play-row-open", seat=self.screen.language.player(seat),
                row=" ".join(self.screen.letters[event.args["ship"]] for event in run),
            ))
            for seat, run in _by_seat(events)
        ]  # fmt: skip

    def matched(self, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        """Two throws against each other in one line."""
        lines = []
        for i in range(0, len(events), 2):
            sides = [self.screen.language.event(event).rstrip(".") for event in events[i : i + 2]]
            lines.append(self.screen.styled("  :  ".join(sides)))
        return lines

    # ------------------------------------------------------------------ land battles
    def battle(self, events: Sequence[Event], view: View | None, width: int) -> list[Text]:
        """`Anna  I T P P · ·  2 hits: Ben −1I −1T`; dice that hit are bold where the row is known."""
        rows = self.rows(events, view)
        lines: list[Text] = []
        sent: dict[str, int] = {}
        for i, event in enumerate(events):
            kind, args = event.kind.name, event.args
            if kind in ("committed", "reinforced"):
                row = rows.setdefault(args["seat"], {})
                row[args["unit"]] = row.get(args["unit"], 0) + 1
                sent[args["unit"]] = sent.get(args["unit"], 0) + 1
                following = events[i + 1] if i + 1 < len(events) else None
                if following is None or (following.kind.name, following.args["seat"]) != (kind, args["seat"]):
                    name = self.screen.language.player(args["seat"])
                    text = self.say(f"play-told-{kind}", seat=name, units=self.screen.counted(sent))
                    lines.append(self.screen.styled(text))
                    sent = {}
            elif kind == "dice":
                lines.append(self.throw(event, events[i + 1], rows.get(args["seat"]) if view is not None else None))
            elif kind in ("lost", "neutrals_lost"):
                row = rows.setdefault(args["seat"], {})
                row[args["unit"]] = row.get(args["unit"], 0) - args["units"]
                minus = f"−{args['units']}{self.screen.letters[args['unit']]}"
                before = events[i - 1] if i else None
                if before is not None and before.kind.name == kind and lines:
                    lines[-1].append(f" {minus}", self.screen.colour(args["seat"]))
                else:
                    line = lines[-1] if lines else Text()
                    line.append(": ").append_text(self.screen.player(args["seat"]))
                    line.append(f" {minus}", self.screen.colour(args["seat"]))
            elif kind == "wasted" and lines:
                lines[-1].append(f" ({self.say('play-wasted', hits=args['hits'])})", "dim")
        return lines

    def rows(self, events: Sequence[Event], view: View | None) -> dict[int, dict[str, int]]:
        """Who has what in action before the events: nothing yet, or what the view shows of the same battle."""
        if view is None or "battle" not in view:
            return {}
        regions = {event.args["region"] for event in events if "region" in event.args}
        entry = next((step for step in view["stack"] if step["step"].startswith("LandBattle.")), None)
        if entry is None or regions - {view.get("fighting")}:
            return {}
        seats = {"attacker": view["active"], "defender": entry.get("other", 0)}
        return {seat: dict(view["battle"].get(side, {}).get("active", {})) for side, seat in seats.items()}

    def throw(self, dice: Event, hits: Event, row: Mapping[str, int] | None) -> Text:
        seat = dice.args["seat"]
        line = Text(f"{self.say('play-battle-round', round=hits.args['round'])} ", "dim")
        line.append_text(self.screen.player(seat)).append("  ")
        shown = 0
        for unit in self.screen.units:
            n = dice.args[unit]
            shown += n
            scored = min(n, row.get(unit, 0)) if row is not None else 0
            for i in range(n):
                style = "" if row is None else "bold reverse" if i < scored else "dim"
                line.append(self.screen.letters[unit], style).append(" ")
        line.append(f"{BLANK} " * (hits.args["dice"] - shown), "dim")
        return line.append(f" {self.say('play-hits', hits=hits.args['hits'])}")

    # ------------------------------------------------------------------ the whole game
    def course(self, events: Iterable[Event], seats: int) -> list[tuple[str, list[str]]]:
        """Regions of each seat at the end of the set-up and of every round but the last."""
        regions, rows, title = [0] * seats, list[tuple[str, list[str]]](), self.say("play-set-up")
        for event in events:
            kind, args = event.kind.name, event.args
            if kind == "round":
                rows.append((title, list(map(str, regions))))
                title = self.say("play-round", round=args["round"])
            elif kind in GAINS:
                regions[args["seat"]] += 1
                if kind == "conquered":
                    regions[args["other"]] -= 1
        return rows


def _by_seat(events: Sequence[Event]) -> list[tuple[int, list[Event]]]:
    return [(seat, list(run)) for seat, run in groupby(events, key=lambda event: int(event.args["seat"]))]


def _sums(events: Sequence[Event], key: object, field: str) -> Sums:
    sums: Sums = {}
    assert callable(key)
    for event in events:
        counts = sums.setdefault(key(event), {})
        counts[event.args[field]] = counts.get(event.args[field], 0) + 1
    return sums
