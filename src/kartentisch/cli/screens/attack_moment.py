"""What a question of Attack! is about: battles with their odds, crossings, offers, naval rows, purchases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rich.text import Text

from kartentisch.cli.layout import aligned
from kartentisch.cli.screens.attack_table import ATTACKS, AttackTable
from kartentisch.cli.screens.base import Moment, View
from kartentisch.odds import attack as odds

PRECISE = 1e-6  # whole per cents are shown
MOST_PAIRS = 900  # units against units; beyond, the odds would take more than a moment
NOTHING = odds.Army()
Counts = Mapping[str, int]


def army(counts: Counts) -> odds.Army:
    return odds.Army(*(counts.get(name, 0) for name in ("infantry", "tank", "artillery", "aircraft")))


@lru_cache(maxsize=512)
def chance_of(attacker: odds.Army, defender: odds.Army) -> float | None:
    """That the attacker wins a battle which has not begun; None where that takes too long to compute."""
    if not attacker.units:
        return None
    if not defender.units:
        return 1.0
    if attacker.units * defender.units > MOST_PAIRS:
        return None
    return odds.battle(attacker, defender, may_drop=PRECISE).attacker.wins


@lru_cache(maxsize=512)
def chance_amid(attacker: odds.Force, defender: odds.Force, round: int, acting: str) -> float | None:
    """That the attacker wins from the middle of a battle; None where that takes too long to compute."""
    if sum(map(sum, attacker)) * sum(map(sum, defender)) > MOST_PAIRS:
        return None
    return odds.resume(attacker, defender, round=round, acting=acting, may_drop=PRECISE).attacker.wins


class AttackMoments:
    """The lines above a question, and the marks behind its answers."""

    def __init__(self, screen: AttackTable) -> None:
        self.screen = screen
        self.say = screen.say
        self.cards: list[dict[str, Any]] = [
            {"id": f"{row['suit']}_{row['value']}", "count": row["count"], "army": row["defenders"]}
            for row in screen.game.board.tables["economic_card"]
        ]
        self.of: dict[str, Moment] = {
            "Deploy": self.setting, "Movement": self.moving, "StrategicMovement": self.moving,
            "Crossings": self.crossings, "Battles": self.battles, "LandBattle": self.battle,
            "Garrison": self.garrison, "SeaPower": self.fleets, "SeaBattle": self.sea, "Production": self.shopping,
            "Trade": self.offers_left, "Negotiation": self.offer, "Turn": self.turn,
        }  # fmt: skip

    # ------------------------------------------------------------------ set-up, turn, production
    def to_set(self, view: View) -> int:
        return int(view["stack"][-1].get("left", 0))

    def setting(self, view: View) -> list[Text]:
        pool = view["pools"][view["viewer"]]
        return [Text(self.say("play-to-set", left=self.to_set(view), units=self.screen.counted(pool)))]

    def turn(self, view: View) -> list[Text]:
        done = [self.say(f"action-{name}") for name in view.get("used", ())]
        all_actions = int(self.screen.game.board.tables["material"]["actions_per_turn"])
        left = all_actions - view.get("taken", 0)
        return [Text(self.say("play-actions-left", left=left, done=", ".join(done) or self.say("play-none")))]

    def shopping(self, view: View) -> list[Text]:
        pool = self.screen.counted(view.get("pools", [{}] * view["players"])[view["viewer"]])
        points = view["stack"][-1].get("points", 0)
        return [Text(self.say("play-points-left", points=points, units=pool or self.say("play-none")), style="bold")]

    # ------------------------------------------------------------------ movement
    def moving(self, view: View) -> list[Text]:
        """What can still leave the region, what waits at sea, and the battles that the orders lead to."""
        screen, lines = self.screen, []
        entry = view["stack"][-1]
        if "picked" in entry:
            region = screen.spaces[entry["picked"]]
            came = view.get("moved", {}).get(region, {})
            left = {name: n - came.get(name, 0) for name, n in screen.army(view, region).items()}
            lines.append(Text(self.say("play-picked", region=screen.called(region), units=screen.counted(left) or "–")))
        return [*lines, *self.waiting(view), *self.battles(view)]

    def waiting(self, view: View, asked: int = -1) -> list[Text]:
        """The announced crossings; the one that is asked about is marked."""
        lines = []
        for i, group in enumerate(view.get("crossings", ())):
            line = self.say(
                "play-crossing", origin=self.screen.called(group["origin"]), region=self.screen.called(group["region"]),
                units=self.screen.counted(group["units"]), verdict=self.say(f"play-verdict-{group['verdict']}"),
            )  # fmt: skip
            lines.append(Text(f"{'▶' if i == asked else ' '} {line}", style="bold" if i == asked else ""))
            if i == asked:
                lines += [Text("  ").append_text(line) for line in self.pending(view, group["region"], group["units"])]
        return lines

    def crossings(self, view: View) -> list[Text]:
        columns = 7  # words of a group in the list of the rules
        return self.waiting(view, view["stack"][-1].get("row", 0) // columns)

    # ------------------------------------------------------------------ land battles
    def battles(self, view: View) -> list[Text]:
        """Every battle that is to come, with its odds."""
        return [line for region in view.get("attackers", {}) for line in self.pending(view, region, {})]

    def pending(self, view: View, region: str, more: Counts) -> list[Text]:
        """An attack that is to come; `more`: units that may still join it."""
        screen = self.screen
        owner = screen.owners(view).get(region)
        if owner == view["active"]:
            return []
        there = view.get("attackers", {}).get(region, {})
        attackers = {name: there.get(name, 0) + more.get(name, 0) for name in screen.units}
        text = self.say("play-battle-at", region=screen.called(region), units=screen.counted(attackers))
        if owner is None:
            against = self.say("play-neutral-troops")
        else:
            against = f"{screen.language.player(owner)} {screen.counted(screen.army(view, region))}"
        line = screen.styled(f"{ATTACKS} {text} – {against}")
        return [line.append_text(self.odds(self.expected(view, region, attackers), view["active"], owner is None))]

    def expected(self, view: View, region: str, attackers: Counts) -> float | None:
        """The attacker's chance; against neutral troops over all cards that the viewer does not hold."""
        owner = self.screen.owners(view).get(region)
        if owner is not None:
            return chance_of(army(attackers), army(self.screen.army(view, region)))
        hand, total, wins = view.get("hand", {}), 0, 0.0
        for row in self.cards:
            copies = row["count"] - hand.get(row["id"], 0)
            chance = chance_of(army(attackers), army(row["army"])) if copies else None
            if chance is not None:
                total, wins = total + copies, wins + copies * chance
        return wins / total if total else None

    def odds(self, chance: float | None, seat: int, by_card: bool = False) -> Text:
        """` · Chance to win 75% (Anna)`."""
        if chance is None:
            return Text()
        key = "play-odds-by-card" if by_card else "play-odds"
        say = self.screen.language.percent
        shown = f"<{say(0.01)}" if 0 < chance < 0.005 else f">{say(0.99)}" if 0.995 < chance < 1 else say(chance)
        return self.screen.styled(
            " · " + self.say(key, percent=shown, seat=self.screen.language.player(seat)), style="italic"
        )

    def battle(self, view: View) -> list[Text]:
        """Active row and reserve of both sides, the limit of this round, and the odds."""
        screen, entry = self.screen, view["stack"][-1]
        round_, region = entry.get("round", 1), view["fighting"]
        seats = view["active"], entry.get("other", 0)
        title = self.say("play-battle", region=screen.called(region), round=round_, limit=3 + round_)
        rows: list[list[Text | str]] = []
        for side, seat in zip(odds.SIDES, seats, strict=True):
            force = view["battle"].get(side, {"active": {}, "reserve": {}})
            who = Text(self.say(f"odds-{side}") + " ").append_text(screen.player(seat))
            if side == "defender" and screen.owners(view).get(region) is None:
                who.append(f" ({self.say('play-for-neutrals')})", "dim")
            active = Text(screen.counted(force["active"]) or "–", f"bold {screen.colour(seat)}")
            reserve = screen.counted(force["reserve"]) or "–"
            rows.append([who, f"{self.say('play-active')}:", active, f"{self.say('play-reserve')}:", reserve])
        lines = [Text(title, style="bold"), *aligned([[" ", *row] for row in rows])]
        chance = self.odds(self.chance(view, entry), view["active"])
        return [*lines, Text("  ").append_text(chance[3:])] if chance else lines

    def chance(self, view: View, entry: Mapping[str, Any]) -> float | None:
        """The attacker's chance from here on; None while the attacker has chosen some of its first four."""
        forces = []
        for side in odds.SIDES:
            force = view["battle"].get(side, {"active": {}, "reserve": {}})
            forces.append(odds.Force(army(force["active"]), army(force["reserve"])))
        attacker, defender = forces
        acting = odds.SIDES[entry.get("side", 0)]
        if view["question"] == "LandBattle.commit":
            if acting == "attacker":
                return None if attacker.action.units else chance_of(attacker.reserve, defender.reserve)
            return chance_amid(attacker, defender, 1, "defender")
        return chance_amid(attacker, defender, entry.get("round", 1), acting)

    def garrison(self, view: View) -> list[Text]:
        """The card that was drawn, and what its troops are worth."""
        screen = self.screen
        region = screen.spaces[view["stack"][-1].get("region", 0)]
        troops: Counts = next((row["army"] for row in self.cards if row["id"] == view.get("garrison")), {})
        attackers = view.get("attackers", {}).get(region, {})
        card = screen.language.name("card", str(view.get("garrison", "")))
        text = self.say(
            "play-garrison", region=screen.called(region), card=card, troops=screen.counted(troops),
            units=screen.counted(attackers), seat=screen.language.player(view["active"]),
        )  # fmt: skip
        return [screen.styled(text).append_text(self.odds(chance_of(army(attackers), army(troops)), view["active"]))]

    # ------------------------------------------------------------------ sea
    def fleets(self, view: View) -> list[Text]:
        screen = self.screen
        seats = view["active"], view.get("holder", view["active"])
        return [
            screen.styled(f"{screen.language.player(seat)}: {screen.counted(view['fleets'][seat]) or '–'}")
            for seat in dict.fromkeys(seats)
        ]

    def sea(self, view: View) -> list[Text]:
        """Fleets, ships put aside, and the rows: face down as `?` unless they are one's own or lie open."""
        screen, entry = self.screen, view["stack"][-1]
        lines = []
        seats = view["challenger"], view["holder"]
        rows, sizes = view.get("rows", [[], []]), view.get("row_sizes", [0, 0])
        for side, (seat, aside) in enumerate(zip(seats, ("aside", "aside_holder"), strict=True)):
            row = rows[side] if side < len(rows) else []
            ships = [screen.letters[ship] if ship else "–" for ship in row] or ["?"] * sizes[side]
            text = self.say(
                "play-row", seat=screen.language.player(seat), fleet=screen.counted(view["fleets"][seat]) or "–",
                row=" ".join(ships) or "–",
            )  # fmt: skip
            if entry.get(aside):
                text += f" · {self.say('play-ships-aside', ships=entry[aside])}"
            lines.append(screen.styled(text))
        return lines

    # ------------------------------------------------------------------ trade
    def offers_left(self, view: View) -> list[Text]:
        most = view.get("options", {}).get("offers", self.screen.default("offers"))
        if not isinstance(most, int):
            return []
        return [Text(self.say("play-offers-left", left=most - view.get("offers", 0)))]

    def offer(self, view: View) -> list[Text]:
        """The offer as far as the viewer may know it."""
        if "offerer" not in view:
            return []
        names = {"seat": self.screen.language.player(view["offerer"])}
        names["other"] = self.screen.language.player(view["offeree"])
        if "gives" in view:
            cards = {key: self.screen.card_names(view[key]) for key in ("gives", "wants")}
            return [self.screen.styled(self.say("play-offer", **names, **cards))]
        if "gives_size" in view:
            sizes = {"gives": view["gives_size"], "wants": view["wants_size"]}
            return [self.screen.styled(self.say("play-offer-hidden", **names, **sizes))]
        return []

    # ------------------------------------------------------------------ marks in the menu
    def note(self, view: View, action: int) -> str:
        """Prices, numbers to roll, units that stand there, and where an order means an attack."""
        screen, shown = self.screen, self.screen.game.space.action(action)
        region = shown.fields.get("region", "")
        if shown.name == "buy":
            return f" ({screen.costs[shown.fields['unit']]})"
        if shown.name == "commit":
            side = odds.SIDES[view["stack"][-1].get("side", 0)]
            return f" ({view['battle'][side]['reserve'].get(shown.fields['unit'], 0)})"
        if hurdle := screen.game.hurdle(view, action, view["viewer"]):
            return f" {hurdle.total}+ ({screen.language.percent(hurdle.chance)})"
        if shown.name in ("send", "ship"):
            owner = screen.owners(view).get(region)
            return "" if owner == view["viewer"] else ATTACKS + ("" if owner is None else screen.initials[owner])
        if shown.name in ("pick", "capital", "deploy"):
            return f" ({screen.counted(screen.army(view, region))})"
        return ""
