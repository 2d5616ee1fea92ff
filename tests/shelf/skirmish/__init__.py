"""Skirmish, two or three players: bids for the first turn, cards face down before the dice, casualties in secret.

A small game for the tests of the server: it holds what the contract carries beyond Attila and Attack!.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import ChanceKind, EventKinds
from kartentisch.engine.game import Game
from kartentisch.engine.options import Option, Tables, Value, by_name
from kartentisch.engine.shapes import Part
from kartentisch.games.skirmish import events, observation, policy, position
from kartentisch.games.skirmish.actions import BLOCKS, CARDS, SIZES, UNITS
from kartentisch.games.skirmish.battle import Battle, Look, Window
from kartentisch.games.skirmish.material import make_table
from kartentisch.games.skirmish.opening import CHANCES, Bidding, Refill
from kartentisch.games.skirmish.play import Play, Turn
from kartentisch.games.skirmish.state import SkirmishState


class Skirmish(Game[SkirmishState]):
    id = "skirmish"
    prefix = "SKI"
    revision = 1
    seats = range(2, 4)
    options = (
        Option("tie_to_attacker", "SKI-R01", False, (False, True)),
        Option("spies_behind_halt", "SKI-R02", False, (False, True)),
    )
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in (Play, Refill, Bidding, Turn, Battle, Window, Look)}
    questions: ClassVar = {
        "Bidding.bid": ("SKI-04",),
        "Turn.start": ("SKI-06",),
        "Turn.attack": ("SKI-06", "SKI-07"),
        "Window.answer": ("SKI-08", "SKI-09"),
        "Battle.choose": ("SKI-13",),
    }
    reactions: ClassVar = {"Bidding.bid": ("bid",), "Window.answer": ("play",), "Battle.choose": ("lose",)}
    about: ClassVar = {
        "Bidding.bid": ("round",),
        "Window.answer": ("attacker", "other", "region", "size"),
        "Battle.choose": ("attacker", "other", "region"),
    }
    seat_fields = ("seat", "other", "attacker")
    rolls = ((8, 6),)
    shape = position.WHOLE
    view_shape = position.VIEW
    endings: ClassVar = position.ENDINGS
    whole = Play
    observe = staticmethod(observation.observe)

    def __init__(self, board: Board | None = None) -> None:
        super().__init__(board or Board.of(__package__), custom=board is not None)
        regions = [space.id for space in self.board.spaces]
        names = {"card": CARDS, "region": regions, "source": regions, "units": UNITS}
        numbers = {"coins": range(SIZES["coins"]), "size": range(1, SIZES["size"] + 1)}
        written = {field: [str(number) for number in some] for field, some in numbers.items()}
        self.space = ActionSpace.of(BLOCKS, names | written | {"unit": UNITS})
        self.kinds = EventKinds(events.EVENTS, names)
        outcomes = {"draw": CARDS, "spied": CARDS}
        self.chances = [ChanceKind(name, outcomes.get(name), name in ("lot", "dice")) for name in CHANCES]
        self.tables = Tables(make_table(self.board), by_name(self.options))

    def empty(self, players: int, options: Mapping[str, Value]) -> SkirmishState:
        return SkirmishState(self, players, self.tables.under(options))

    def facts(self, state: SkirmishState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.board, viewer)

    def parts(self) -> Mapping[str, Part]:
        return position.DRAWN

    def lay_out(self, state: SkirmishState, facts: Mapping[str, Any], resting: bool) -> None:
        position.read(state, self.board, facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return position.filled(view, int(self.tables.plain.each))

    def redeal(self, state: SkirmishState, viewer: int, chance: Chance) -> None:
        chance.deal_again(state.deck.fresh, state.hands, viewer)

    def rate(self, state: SkirmishState, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def vocabulary(self) -> Sequence[Sequence[str]]:
        return CARDS, [space.id for space in self.board.spaces], UNITS

    def scores(self, state: SkirmishState) -> list[int]:
        return [int(state.score(seat)) for seat in range(state.players)]

    def faults(self, state: SkirmishState) -> list[str]:
        return position.faults(state)
