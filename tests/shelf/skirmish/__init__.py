"""Skirmish, two to four players.

Marches from place to place, and contests for those that somebody else holds: a first game to change bit by bit.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.facts import ChanceKind, EventKinds
from kartentisch.engine.game import Game
from kartentisch.engine.options import Option, Tables, Value, by_name
from kartentisch.games.skirmish import events, policy, position
from kartentisch.games.skirmish.actions import BLOCKS, CARDS
from kartentisch.games.skirmish.contest import Contest
from kartentisch.games.skirmish.material import make_table
from kartentisch.games.skirmish.play import Play
from kartentisch.games.skirmish.state import BY_ROUNDS, SkirmishState


class Skirmish(Game):
    id = "skirmish"
    prefix = "SKI"
    revision = 1
    seats = range(2, 5)
    options = (Option("tie_to_attacker", "SKI-R01", False, (False, True)),)
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in (Play, Contest)}
    questions: ClassVar = {"Play.march": ("SKI-04", "SKI-05"), "Contest.lay": ("SKI-07",)}
    reactions: ClassVar = {"Contest.lay": ("lay",)}
    shape = position.WHOLE
    view_shape = position.VIEW
    endings: ClassVar = {"rounds": BY_ROUNDS}
    whole = Play

    def __init__(self, board: Board | None = None) -> None:
        super().__init__(board or Board.of(__package__), custom=board is not None)
        names = {"card": CARDS, "space": [space.id for space in self.board.spaces]}
        self.space = ActionSpace.of(BLOCKS, names)
        self.kinds = EventKinds(events.EVENTS, names)
        self.chances = (ChanceKind("draw", CARDS), ChanceKind("dice"))
        self.tables = Tables(make_table(self.board), by_name(self.options))

    def empty(self, players: int, options: Mapping[str, Value]) -> SkirmishState:
        return SkirmishState(self, players, self.tables.under(options))

    def facts(self, state: SkirmishState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.board, viewer)

    def lay_out(self, state: SkirmishState, facts: Mapping[str, Any], resting: bool) -> None:
        position.read(state, self.board, facts)

    def deal_hidden(self, view: Mapping[str, Any], dice: random.Random) -> dict[str, Any]:
        return position.deal_hidden(view, int(self.tables.plain.each), dice)

    def rate(self, state: SkirmishState, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def scores(self, state: SkirmishState) -> list[int]:
        return [int(state.score(seat)) for seat in range(state.players)]

    def faults(self, state: SkirmishState) -> list[str]:
        return position.faults(state)
