"""A small game for the tests of the engine: sealed bids, dice, a reaction window that tells nothing, a veto.

Each of three rounds: everybody bids coins, sealed.  The highest bidder (ties: a lot) pays and attacks: before the
roll every seat that still holds a card (that is public) may play it; a "truce" cancels the roll, a "bluff" does
nothing.  Otherwise two dice bring their sum in points.  Cards are dealt hidden, one each.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.facts import EventKinds
from kartentisch.engine.game import EVERYTHING, Game
from kartentisch.engine.kernel import BIT, DONE, GO, Procedure, State, die
from kartentisch.engine.options import Option, Value
from kartentisch.engine.position import bad_position
from kartentisch.engine.shapes import COUNT, FLAG, BySeat

COINS: Final = 4
ROUNDS: Final = 3
KINDS = ("truce", "bluff")
NOTHING: Final = -1

PASS: Final = 0
CARD: Final = 1  # card(kind)
BID: Final = 3  # bid(coins)

DEALT, BIDS, BOUGHT, CARD_PLAYED, CANCELLED, ROLLED = range(6)
EVENTS = (
    ("dealt", "TOY-01", ("seat", "card"), ("card",), True),
    ("bid", "TOY-02", ("seat", "coins"), (), True),
    ("bought", "TOY-03", ("seat", "coins"), (), True),
    ("played", "TOY-04", ("seat", "card"), (), True),
    ("cancelled", "TOY-05", (), (), False),
    ("rolled", "TOY-06", ("seat", "sum"), (), True),
)

BOARD = """
format = 1
[board]
id = "table"
de = "Tisch"
en = "Table"
[sources]
design = "ours"
[[space]]
id = "middle"
de = "Mitte"
en = "Middle"
kind = "place"
provenance = "design"
"""


class AuctionState(State):
    def __init__(self, game: Any, players: i64, src: AuctionState | None = None) -> None:
        super().__init__(game, players, src)
        n = int(players)
        self.cards: list[int] = list(src.cards) if src else [NOTHING] * n
        self.coins: list[int] = list(src.coins) if src else [COINS] * n
        self.points: list[int] = list(src.points) if src else [0] * n
        self.bids: list[int] = list(src.bids) if src else [NOTHING] * n  # sealed until all are in

    def clone(self) -> AuctionState:
        return AuctionState(self.game, self.players, self)


class Rounds(Procedure[AuctionState]):
    """Deal, then three rounds."""

    STEPS: ClassVar[tuple[str, ...]] = ("deal", "dealt", "bid", "sealed", "lot", "next")
    dealt: i64
    buyer: i64

    def __init__(self) -> None:
        super().__init__()
        self.dealt = 0
        self.buyer = 0

    def copy(self) -> Rounds:
        p = Rounds()
        p.at, p.dealt, p.buyer = self.at, self.dealt, self.buyer
        return p

    def step(self, s: AuctionState, answer: i64) -> i64:
        name = self.STEPS[self.at]
        if name == "deal":
            if self.dealt == s.players:
                return self.go(2)
            return self.draw(s, 0, 1)
        if name == "dealt":
            s.cards[self.dealt] = answer
            s.tell(DEALT, self.dealt, answer)
            self.dealt += 1
            return self.go(0)
        if name == "bid":
            if s.turn == ROUNDS:
                return DONE
            s.turn += 1
            s.bids = [NOTHING] * int(s.players)
            return self.ask_all(s, BIT[s.players] - 1, 3)
        if name == "sealed":
            s.bids[s.seat] = answer - BID
            if s.asked == BIT[s.seat]:
                for seat in range(s.players):
                    s.tell(BIDS, seat, s.bids[seat])
                return self.draw(s, 1, 4)
            return self.answered(s, 3)
        if name == "lot":
            self.buyer = answer
            s.coins[answer] -= s.bids[answer]
            s.tell(BOUGHT, answer, s.bids[answer])
            s.bids = [NOTHING] * int(s.players)
            s.call(Attack(answer))
            return self.go(5)
        return self.go(2)

    def actions(self, s: AuctionState) -> i64:
        n: i64 = 0
        name = self.STEPS[self.at]
        if name == "dealt":
            return s.add_weighted(s.add_weighted(n, 0, 1), 1, 2)
        if name == "lot":
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1 if s.bids[seat] == max(s.bids) else 0)
            return n
        for coins in range(s.coins[s.seat] + 1):
            n = s.add(n, BID + coins)
        return n

    def why(self, s: AuctionState, action: i64) -> i64:
        return 1 if action >= BID else 0


class Attack(Procedure[AuctionState]):
    """A reaction window before the roll: every seat with a card is asked, in order, whatever its card is."""

    STEPS: ClassVar[tuple[str, ...]] = ("window", "react", "rolled")
    seat: i64
    asked: i64

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.asked = 0

    def copy(self) -> Attack:
        p = Attack(self.seat)
        p.at, p.asked = self.at, self.asked
        return p

    def step(self, s: AuctionState, answer: i64) -> i64:
        name = self.STEPS[self.at]
        if name == "window":
            while self.asked < s.players and s.cards[self.asked] == NOTHING:
                self.asked += 1
            if self.asked == s.players:
                return self.roll(s, 2, 2, 6, 2)
            return self.ask(s, self.asked, 1)
        if name == "react":
            if answer != PASS:
                s.cards[self.asked] = NOTHING
                s.tell(CARD_PLAYED, self.asked, answer - CARD)
                if answer == CARD:
                    s.tell(CANCELLED)
                    return DONE
            self.asked += 1
            self.at = 0
            return GO
        points = die(answer, 6, 0) + die(answer, 6, 1)
        s.points[self.seat] += points
        s.tell(ROLLED, self.seat, points)
        return DONE

    def actions(self, s: AuctionState) -> i64:
        return s.add(s.add(0, PASS), CARD + s.cards[self.asked])

    def why(self, s: AuctionState, action: i64) -> i64:
        return 2 if CARD <= action < BID else 0


class Auction(Game):
    id = "auction"
    prefix = "TOY"
    revision = 1
    seats = range(2, 5)
    options = (Option("extra", "TOY-R01", False, (False, True)),)
    refusals = (("not_now", "TOY-03"), ("too_poor", "TOY-02"), ("no_such_card", "TOY-04"))
    procedures: ClassVar = {"Rounds": Rounds, "Attack": Attack}
    questions: ClassVar = {"Rounds.sealed": ("TOY-02",), "Attack.react": ("TOY-04",)}
    by_seat: ClassVar = {"cards": NOTHING, "coins": COINS, "points": 0, "bids": NOTHING}
    shape: ClassVar = dict.fromkeys(("cards", "coins", "points", "bids"), BySeat(COUNT))
    view_shape: ClassVar = {
        **dict.fromkeys(("coins", "points", "open_bids"), BySeat(COUNT)),
        **dict.fromkeys(("holds_card", "has_bid"), BySeat(FLAG)),
        **dict.fromkeys(("card", "bid"), COUNT),
    }
    endings: ClassVar = {"rounds": 1}
    whole = Rounds

    def __init__(self) -> None:
        super().__init__(Board.parse(BOARD))
        coins = [str(n) for n in range(COINS + 1)]
        self.space = ActionSpace([("pass", {}), ("card", {"card": KINDS}), ("bid", {"coins": coins})])
        self.kinds = EventKinds(EVENTS, {"card": KINDS})
        self.chances = (("card", KINDS), ("lot", None), ("battle_die", None))

    def empty(self, players: int, options: Mapping[str, Value]) -> AuctionState:
        return AuctionState(self, players)

    def resume(self) -> Procedure[Any]:
        rounds = Rounds()
        rounds.at, rounds.dealt = 2, 4
        return rounds

    def option_values(self, state: AuctionState) -> dict[str, Value]:
        return {"extra": False}

    def facts(self, state: AuctionState, viewer: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"coins": list(state.coins), "points": list(state.points)}
        if viewer == EVERYTHING:
            return facts | {"cards": list(state.cards), "bids": list(state.bids)}
        facts["holds_card"] = [card != NOTHING for card in state.cards]
        facts["has_bid"] = [bid != NOTHING for bid in state.bids]
        if viewer >= 0:
            facts |= {"card": state.cards[viewer], "bid": state.bids[viewer]}
        if state.chance and state.where() == "Rounds.lot":
            facts["open_bids"] = list(state.bids)
        return facts

    def lay_out(self, state: AuctionState, facts: Mapping[str, Any]) -> None:
        for key in facts:
            if key not in (*self.by_seat, "_resting"):
                raise bad_position(key, "unknown", "TOY-01")
        for key in self.by_seat:
            if key in facts:
                setattr(state, key, list(facts[key]))

    def imagine(self, view: Mapping[str, Any], seed: int) -> AuctionState:
        chance, viewer = random.Random(seed), view["viewer"]
        known = ("viewer", "legal", "holds_card", "has_bid", "card", "bid", "open_bids")
        data = {key: value for key, value in view.items() if key not in known}
        data["cards"] = [chance.randrange(2) if holds else NOTHING for holds in view["holds_card"]]
        coins = view["coins"]
        data["bids"] = [chance.randint(0, coins[i]) if has else NOTHING for i, has in enumerate(view["has_bid"])]
        if "open_bids" in view:
            data["bids"] = view["open_bids"]
        if viewer >= 0:
            data["cards"][viewer], data["bids"][viewer] = view["card"], view["bid"]
        state: AuctionState = self.load(data)
        return state

    def rate(self, state: AuctionState, action: int, seat: int) -> float:
        return float(-action)

    def scores(self, state: AuctionState) -> list[int]:
        return list(state.points)

    def winners(self, state: AuctionState) -> list[int]:
        return [i for i, points in enumerate(state.points) if points == max(state.points)] if state.over else []

    def end_reasons(self, state: AuctionState) -> list[str]:
        return ["rounds"] if state.over else []

    def faults(self, state: AuctionState) -> list[str]:
        return [f"TOY-02: seat {i} owes" for i, coins in enumerate(state.coins) if coins < 0]

    def text(self, state: AuctionState) -> str:
        return f"points {state.points}"

    def table(self, state: AuctionState) -> str:
        return f"<p>{state.points}</p>"
