"""A small game for the tests of the engine: sealed bids, a lot, a reaction window, dice.

Each of three rounds: everybody bids coins, sealed.  The highest bidder (ties: a lot) pays and attacks: before the
roll every seat that still holds a card (that is public) may play it; a "truce" cancels the roll, a "bluff" does
nothing.  Otherwise two dice bring their sum in points.  Cards are dealt hidden, one each.

It has no texts and no rules page and cannot be compiled: a model for games is what `kartentisch new` writes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.bits import BIT
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import ChanceKind, EventKinds
from kartentisch.engine.game import EVERYTHING, Game
from kartentisch.engine.kernel import DONE, Procedure, State
from kartentisch.engine.options import Option, Value
from kartentisch.engine.shapes import COUNT, FLAG, BySeat

COINS: Final = 4
ROUNDS: Final = 3
KINDS = ("truce", "bluff")
NOTHING: Final = -1

PASS: Final = 0
CARD: Final = 1  # card(kind)
BID: Final = 3  # bid(coins)

DRAW_CARD: Final = 0
DRAW_LOT: Final = 1
BATTLE_DIE: Final = 2

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


class Table:
    """What does not change during a game."""

    options: dict[str, Any]

    def __init__(self) -> None:
        self.options = {}


TABLE: Final = Table()


class AuctionState(State):
    table: Table
    cards: vec[i64]  # by seat
    coins: vec[i64]
    points: vec[i64]

    def prepare(self) -> None:
        n = int(self.players)
        self.cards = vec[i64]([NOTHING] * n)
        self.coins = vec[i64]([COINS] * n)
        self.points = vec[i64]([0] * n)

    # [[[cog state("AuctionState") ]]]
    def __init__(self, game: Any, players: i64, table: Table, src: AuctionState | None = None) -> None:
        super().__init__(game, players, src)
        self.table = table
        if src is None:
            self.prepare()
            return
        self.cards = src.cards[:]
        self.coins = src.coins[:]
        self.points = src.points[:]

    def clone(self) -> AuctionState:
        return AuctionState(self.game, self.players, self.table, self)

    def mixed(self, key: i64) -> i64:
        key = bits.mix_all(key, self.cards)
        key = bits.mix_all(key, self.coins)
        return bits.mix_all(key, self.points)

    def same(self, other: State) -> bool:
        return (
            isinstance(other, AuctionState)
            and bits.equal(self.cards, other.cards)
            and bits.equal(self.coins, other.coins)
            and bits.equal(self.points, other.points)
        )

    # [[[end]]]


class Rounds(Procedure[AuctionState]):
    """Deal, then three rounds."""

    dealt: i64 = 0
    buyer: i64 = 0
    bids: vec[i64]  # by seat; they lie open while the lot is drawn

    def deal(self, s: AuctionState) -> i64:
        if self.dealt == s.players:
            return self.go(self.TURN)
        return self.draw(s, DRAW_CARD, self.CARD)

    def card(self, s: AuctionState, answer: i64) -> i64:
        s.cards[self.dealt] = answer
        s.tell(DEALT, self.dealt, answer)
        self.dealt += 1
        return self.deal(s)

    def turn(self, s: AuctionState) -> i64:
        if s.turn == ROUNDS:
            return DONE
        s.turn += 1
        return self.ask_all(s, BIT[s.players] - 1, self.SEALED)

    def sealed(self, s: AuctionState, answer: i64) -> i64:
        return self.answered(s, self.REVEAL)

    def reveal(self, s: AuctionState) -> i64:
        self.bids = vec[i64]([s.answer(seat, 0) - BID for seat in range(s.players)])
        for seat in range(s.players):
            s.tell(BIDS, seat, self.bids[seat])
        return self.draw(s, DRAW_LOT, self.LOT)

    def lot(self, s: AuctionState, answer: i64) -> i64:
        self.buyer = answer
        s.coins[answer] -= self.bids[answer]
        s.tell(BOUGHT, answer, self.bids[answer])
        self.bids = vec[i64]()
        s.call(Attack(answer))
        return self.go(self.TURN)

    def actions(self, s: AuctionState) -> i64:
        n: i64 = 0
        if self.at == self.CARD:
            return s.add_weighted(s.add_weighted(n, 0, 1), 1, 2)
        if self.at == self.LOT:
            for seat in range(s.players):
                n = s.add_weighted(n, seat, 1 if self.bids[seat] == max(self.bids) else 0)
            return n
        for coins in range(s.coins[s.seat] + 1):
            n = s.add(n, BID + coins)
        return n

    def why(self, s: AuctionState, action: i64) -> i64:
        return 1 if action >= BID else 0

    # [[[cog procedure("Rounds") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("deal", "card", "turn", "sealed", "reveal", "lot")
    DEAL: Final = 0
    CARD: Final = 1
    TURN: Final = 2
    SEALED: Final = 3
    REVEAL: Final = 4
    LOT: Final = 5

    def __init__(self) -> None:
        super().__init__()
        self.bids = vec[i64]()

    def step(self, s: AuctionState, answer: i64) -> i64:
        if self.at == self.CARD:
            return self.card(s, answer)
        if self.at == self.SEALED:
            return self.sealed(s, answer)
        if self.at == self.LOT:
            return self.lot(s, answer)
        if self.at == self.DEAL:
            return self.deal(s)
        if self.at == self.TURN:
            return self.turn(s)
        return self.reveal(s)

    def copy(self) -> Rounds:
        p = Rounds()
        p.at = self.at
        p.dealt = self.dealt
        p.buyer = self.buyer
        p.bids = self.bids[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1037291618)
        key = bits.mix(key, self.dealt)
        key = bits.mix(key, self.buyer)
        return bits.mix_all(key, self.bids)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Rounds)
            and self.dealt == other.dealt
            and self.buyer == other.buyer
            and bits.equal(self.bids, other.bids)
        )

    # [[[end]]]


class Attack(Procedure[AuctionState]):
    """A reaction window before the roll: every seat with a card is asked, whatever its card is."""

    seat: i64

    def window(self, s: AuctionState) -> i64:
        holders: i64 = 0
        for seat in range(s.players):
            if s.cards[seat] != NOTHING:
                holders |= BIT[seat]
        if holders == 0:
            return self.throw(s)
        return self.ask_window(s, holders, self.REACT, PASS)

    def react(self, s: AuctionState, answer: i64) -> i64:
        return self.answered(s, self.THROW)

    def throw(self, s: AuctionState) -> i64:
        cancelled = False
        for seat in range(s.players):
            if s.answers(seat) > 0 and s.answer(seat, 0) != PASS:
                s.cards[seat] = NOTHING
                s.tell(CARD_PLAYED, seat, s.answer(seat, 0) - CARD)
                cancelled = cancelled or s.answer(seat, 0) == CARD
        if cancelled:
            s.tell(CANCELLED)
            return DONE
        return self.roll(s, BATTLE_DIE, 2, 6, self.ROLLED)

    def rolled(self, s: AuctionState, answer: i64) -> i64:
        points = bits.die(answer, 6, 0) + bits.die(answer, 6, 1)
        s.points[self.seat] += points
        s.tell(ROLLED, self.seat, points)
        return DONE

    def actions(self, s: AuctionState) -> i64:
        return s.add(s.add(0, PASS), CARD + s.cards[s.seat])

    def why(self, s: AuctionState, action: i64) -> i64:
        return 2 if CARD <= action < BID else 0

    # [[[cog procedure("Attack") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("window", "react", "throw", "rolled")
    WINDOW: Final = 0
    REACT: Final = 1
    THROW: Final = 2
    ROLLED: Final = 3

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat = seat

    def step(self, s: AuctionState, answer: i64) -> i64:
        if self.at == self.REACT:
            return self.react(s, answer)
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.WINDOW:
            return self.window(s)
        return self.throw(s)

    def copy(self) -> Attack:
        p = Attack(self.seat)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1080829965)
        return bits.mix(key, self.seat)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Attack) and self.seat == other.seat

    # [[[end]]]


class Auction(Game[AuctionState]):
    id = "auction"
    prefix = "TOY"
    revision = 1
    seats = range(2, 5)
    options = (Option("extra", "TOY-R01", False, (False, True)),)
    refusals = (("not_now", "TOY-03"), ("too_poor", "TOY-02"), ("no_such_card", "TOY-04"))
    procedures: ClassVar = {"Rounds": Rounds, "Attack": Attack}
    questions: ClassVar = {"Rounds.sealed": ("TOY-02",), "Attack.react": ("TOY-04",)}
    rolls = ((2, 6),)
    shape: ClassVar = {"cards": BySeat(COUNT, NOTHING), "coins": BySeat(COUNT, COINS), "points": BySeat(COUNT)}
    view_shape: ClassVar = {
        "coins": BySeat(COUNT),
        "points": BySeat(COUNT),
        "holds_card": BySeat(FLAG),
        "card": COUNT,
    }
    endings: ClassVar = {"rounds": 1}
    whole = Rounds

    def __init__(self) -> None:
        super().__init__(Board.parse(BOARD))
        coins = [str(n) for n in range(COINS + 1)]
        self.space = ActionSpace([("pass", {}), ("card", {"card": KINDS}), ("bid", {"coins": coins})])
        self.kinds = EventKinds(EVENTS, {"card": KINDS})
        self.chances = (ChanceKind("card", KINDS), ChanceKind("lot"), ChanceKind("battle_die"))

    def empty(self, players: int, options: Mapping[str, Value]) -> AuctionState:
        return AuctionState(self, players, TABLE)

    def option_values(self, state: AuctionState) -> dict[str, Value]:
        return {"extra": False}

    def facts(self, state: AuctionState, viewer: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"coins": list(state.coins), "points": list(state.points)}
        if viewer == EVERYTHING:
            return facts | {"cards": list(state.cards)}
        facts["holds_card"] = [card != NOTHING for card in state.cards]
        if viewer >= 0:
            facts["card"] = int(state.cards[viewer])
        return facts

    def lay_out(self, state: AuctionState, facts: Mapping[str, Any], resting: bool) -> None:
        for key in self.by_seat:
            if key in facts:
                setattr(state, key, vec[i64](facts[key]))

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        data = {key: value for key, value in view.items() if key not in ("viewer", "holds_card", "card")}
        data["cards"] = [0 if holds else NOTHING for holds in view["holds_card"]]
        if view["viewer"] >= 0:
            data["cards"][view["viewer"]] = view["card"]
        return data

    def redeal(self, state: AuctionState, viewer: int, chance: Chance) -> None:
        for seat in range(state.players):
            if seat != viewer and state.cards[seat] != NOTHING:
                state.cards[seat] = chance.below(2)

    def rate(self, state: AuctionState, action: int, seat: int) -> float:
        return float(-action)

    def scores(self, state: AuctionState) -> list[int]:
        return [int(points) for points in state.points]

    def end_reasons(self, state: AuctionState) -> list[str]:
        return ["rounds"] if state.over else []

    def faults(self, state: AuctionState) -> list[str]:
        return [f"TOY-02: seat {i} owes" for i, coins in enumerate(state.coins) if coins < 0]
