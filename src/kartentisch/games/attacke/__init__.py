"""Attacke (Schmidt Spiele, 611 1642), two to four players.

Everybody puts stones on the lands of the world until none is free, and then takes them from one another with cards:
a fight for a neighbouring land with a set of artillery, infantry and cavalry, face down; a revolution in a whole
continent; treason in any land.  At the end of a turn defectors bring armies over from the hands of others.  Used cards
go under a pile that is never shuffled again, so what has been seen comes back.  Who owns all lands wins.

Of the printed game neither the map nor the list of cards is known: both are our own design (`board.toml`).

Read `setup`, `turn`, `fight`, `revolution`, `defectors` and `cards` beside the rulebook, and `pile` for what everybody
knows of the cards; `rules.en.md` has all rules by id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR, ChanceKind, EventKinds
from kartentisch.engine.forecast import Forecast
from kartentisch.engine.game import Game
from kartentisch.engine.heuristics import Rates
from kartentisch.engine.lookahead import Lookahead
from kartentisch.engine.mistakes import Mistakes
from kartentisch.engine.options import Tables, Value
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.engine.recount import WholeMove
from kartentisch.engine.revisions import Revision
from kartentisch.engine.shapes import Part
from kartentisch.games.attacke import (
    chances,
    events,
    filled,
    forecast,
    motives,
    observation,
    picture,
    policy,
    position,
    recount,
    style,
    value,
    worlds,
)
from kartentisch.games.attacke.actions import ARMIES, BLOCKS, DEFECTORS, SEATS, SETS
from kartentisch.games.attacke.bot import blind
from kartentisch.games.attacke.cards import CHANCES, Allotment
from kartentisch.games.attacke.defectors import Demand
from kartentisch.games.attacke.fight import Fight
from kartentisch.games.attacke.material import make_table, rows
from kartentisch.games.attacke.options import OPTIONS, set_options
from kartentisch.games.attacke.revolution import Revolt
from kartentisch.games.attacke.setup import SetUp
from kartentisch.games.attacke.shape import VIEW, WHOLE, drawn
from kartentisch.games.attacke.spans import SPANS
from kartentisch.games.attacke.state import AttackeState
from kartentisch.games.attacke.turn import Play, Turn

# where stones are put at first, no search has done better than the policy
AFTER_SET_UP: Final = (
    *("Turn.choose", "Fight.lay", "Fight.answer", "Fight.defend", "Revolt.counter", "Revolt.sealed"),
    *("Demand.raise", "Demand.answer"),
)


class Attacke(Game[AttackeState]):
    id = "attacke"
    order = 3
    prefix = "SCH"
    revision = 1
    history = (Revision(1),)
    scale = value.IN_LANDS
    ahead = Lookahead(actions=20, turns=9, wild=0.02, questions=AFTER_SET_UP, trust=2.0)
    mistakes = Mistakes(overlooks=250, forgets=80, nearly=0.25)
    seats = range(2, SEATS + 1)
    seats_rule = "SCH-01"
    minutes = (45, 120)
    rounds = 10
    options = OPTIONS
    quick: ClassVar = {"random_deal": True}
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in (Play, SetUp, Turn, Fight, Revolt, Demand, Allotment)}
    spans: ClassVar = SPANS
    questions: ClassVar = {
        "SetUp.claim": ("SCH-05", "SCH-06"),
        "Turn.choose": ("SCH-09", "SCH-12", "SCH-25", "SCH-30", "SCH-32", "SCH-41"),
        "Fight.lay": ("SCH-15", "SCH-13", "SCH-14", "SCH-23"),
        "Fight.answer": ("SCH-16", "SCH-17", "SCH-57", "SCH-R03"),
        "Fight.defend": ("SCH-17", "SCH-13", "SCH-23"),
        "Revolt.counter": ("SCH-26", "SCH-55", "SCH-R11"),
        "Revolt.sealed": ("SCH-26", "SCH-55", "SCH-R11"),
        "Demand.raise": ("SCH-32", "SCH-61"),
        "Demand.answer": ("SCH-33", "SCH-34", "SCH-35", "SCH-R09"),
    }
    offers: ClassVar = {
        "Fight.answer": ("lay", "give_up"),
        "Revolt.counter": ("counter", "suffer"),
        "Revolt.sealed": ("counter", "suffer"),
    }
    # what they bring to light the answering seat has always known
    declares = frozenset({"countered", "handed_over", "showed", "gave_all"})
    openly: ClassVar = frozenset({"SetUp.claim"})
    reactions: ClassVar = {
        "SetUp.claim": (),
        "Fight.answer": ("give_up", "lay"),
        "Fight.defend": (),
        "Revolt.counter": ("counter",),
        "Revolt.sealed": ("counter",),
        "Demand.answer": (),
    }
    about: ClassVar = {
        "Fight.answer": ("land",),
        "Revolt.counter": ("continent", "land"),
        "Revolt.sealed": ("continent", "land"),
    }
    passes: ClassVar = {"Fight.answer": "give_up", "Revolt.counter": "suffer", "Revolt.sealed": "suffer"}
    seat_fields = ("seat", "other", "victim")
    headlines = (
        "conquered", "eliminated", "revolution", "treason", "won_fight", "repelled", "gave_up", "defenceless", "taken",
        "countered", "suffered", "handed_over", "gave_all", "warded_off", "claimed",
    )  # fmt: skip
    deeds: ClassVar = {"revolution": ("taken",), "treason": ("taken",), "attacked": ()}
    merits = ("lands", "continents")  # SCH-11, SCH-R17
    series: ClassVar = {"round_limit": 12}  # between bots somebody has to agree on an end
    shape = WHOLE
    view_shape = VIEW
    endings = position.ENDINGS
    whole = Play
    most_legal = 107  # each of demand, fight, treason, revolution and finish once; met: 73 in 154,000 random games
    longest = 640  # met: 317 decisions
    endless: ClassVar = {"round_limit": "none"}
    observe = staticmethod(observation.observe)
    maps = ("attacke",)

    def __init__(self, board: Board | None = None) -> None:
        """`board`: a board of your own; the kinds of cards and six continents stay."""
        super().__init__(board or Board.of(__package__), custom=board is not None)
        self.tables = Tables(make_table(self.board), set_options)
        cards = [str(row["id"]) for row in rows(self.board, "card")]
        continents = [str(row["id"]) for row in rows(self.board, "continent")]
        self.names = position.Names(self.board, cards, continents)
        self._armies = {card: int(self.tables.plain.armies(kind)) for kind, card in enumerate(cards[:SETS])}
        land, flags = self.names.lands, cards[DEFECTORS:]
        values = {"land": land, "continent": continents, "player": [str(seat + 1) for seat in range(SEATS)]}
        values |= {"card": flags, "lay.card": cards[:SETS], "pay.card": cards[:ARMIES]}
        self.space = ActionSpace.of(BLOCKS, values)
        self.kinds = EventKinds(events.EVENTS, {"land": land, "continent": continents, "card": cards})
        outcomes = {"land": land, "draw": cards}
        self.chances = [ChanceKind(name, outcomes.get(name), name != "draw") for name in CHANCES]

    # ------------------------------------------------------------------ Game
    def parts(self) -> Mapping[str, Part]:
        return drawn(self.tables.plain, self.names.cards)

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        first, starter = options["first_seat"], options["starter_cards"]
        for option, chosen, wrong, rule in (
            ("first_seat", first, isinstance(first, int) and first > players, "SCH-R13"),
            ("starter_cards", starter, starter != 5 and players > 2, "SCH-R18"),
        ):
            if wrong:
                raise EngineError(
                    "contradictory_options", rule, option=option, value=chosen, against=f"players={players}"
                )

    def empty(self, players: int, options: Mapping[str, Value]) -> AttackeState:
        return AttackeState(self, players, self.tables.under(options))

    def facts(self, state: AttackeState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.names, viewer)

    def lay_out(self, state: AttackeState, facts: Mapping[str, Any], resting: bool) -> None:
        position.PositionReader(state, self.names).read(facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return filled.filled(view, self.names.cards)

    def redeal(self, state: AttackeState, viewer: int, chance: Chance) -> None:
        worlds.redeal(state, viewer, chance)

    def value(self, state: AttackeState, seat: int) -> float:
        return value.value(state, seat)

    def standings(self, state: AttackeState) -> list[float]:
        return value.standings(state)

    def rate(self, state: AttackeState, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def rates(self, state: AttackeState, actions: vec[i64], seat: int) -> vec[float]:
        return policy.rates(state, actions, seat)

    @property
    def keen(self) -> Rates:
        return blind.KEEN

    def in_style(
        self, state: AttackeState, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int
    ) -> list[float]:
        return style.in_style(state, actions, rates, bold)

    def vocabulary(self) -> Sequence[Sequence[str]]:
        names = self.names
        return names.lands, names.continents, names.cards, tuple(self.endings), ("1", "2", "3")

    def scores(self, state: AttackeState) -> list[int]:
        return [int(state.score(seat)) for seat in range(state.players)]

    def worth(self, state: AttackeState) -> list[tuple[int, ...]]:
        seats = range(state.players)
        return [(int(state.score(seat)), int(state.complete(seat)).bit_count()) for seat in seats]

    def measures(self, state: AttackeState) -> dict[str, list[int]]:
        worths = self.worth(state)
        sizes = [int(state.hand_size(seat)) for seat in range(state.players)]
        return {"lands": [w[0] for w in worths], "continents": [w[1] for w in worths], "hand": sizes}

    def forecast(self, view: Mapping[str, Any]) -> Forecast:
        return forecast.of_view(self, view)

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        own = motives.of_views(self.board, self._worth_of(before), before, after, seat, self.names.continents)
        return [*own, *super().reasons(before, after, seat)]

    def recount(self, move: WholeMove) -> list[Clause]:
        actions = [self.space.action(one) for one in move.actions]
        return recount.clauses(self.board, self._worth_of(move.before), move.before, actions)

    def _worth_of(self, view: Mapping[str, Any]) -> dict[str, int]:
        """How many armies each card that can lie in a set has at this table (SCH-R02)."""
        joker = view.get("options", {}).get("joker_value")
        return self._armies if joker is None else {**self._armies, chances.JOKER: int(joker)}

    def faults(self, state: AttackeState) -> list[str]:
        return position.faults(state, self.names)

    def text(self, state: AttackeState) -> str:
        return picture.text(state, self.names)

    def table(self, state: AttackeState) -> str:
        return picture.html(state, self.names)

    def drawing(self, state: AttackeState) -> dict[str, Any]:
        return picture.drawing(self.facts(state, SPECTATOR))
