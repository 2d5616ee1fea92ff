"""SelfR3, chapter R2 (German Wikibooks), three to five players: five rounds on earth, in its seas and on the moon.

Everybody begins with lands, armies, two officers and a station.  Before each round turn markers are bid for in secret.
A turn brings armies and money, then officers, stations and cards are bought; any number of attacks follow, each roll
with a window for the cards of the others; at the end units may be moved once.  Most points after five rounds win:
territories, continents, cards of victory points.

Read `setup`, `bidding`, `turn`, `attack`, `aims`, `throws`, `window`, `losses`, `moving` and `cards` beside the
rulebook; `rules.en.md` has all rules by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import SPECTATOR, ChanceKind, Event, EventKinds
from kartentisch.engine.forecast import Forecast
from kartentisch.engine.game import Game
from kartentisch.engine.heuristics import Rates
from kartentisch.engine.hurdle import Hurdle
from kartentisch.engine.lookahead import Lookahead
from kartentisch.engine.luck import Luck
from kartentisch.engine.mistakes import Mistakes
from kartentisch.engine.options import Tables, Value
from kartentisch.engine.reasons import Clause, Reason, Strength
from kartentisch.engine.recount import WholeMove
from kartentisch.engine.revisions import Revision
from kartentisch.engine.shapes import Part
from kartentisch.games.selfr3 import (
    events,
    forecast,
    layout,
    luck,
    motives,
    observation,
    picture,
    policy,
    position,
    recount,
    style,
    subject,
    value,
    worlds,
)
from kartentisch.games.selfr3.actions import (
    ARMIES_AT_MOST,
    BID_AT_MOST,
    BLOCKS,
    DICE,
    OFFICER_NAMES,
    SEATS,
    UNTIL,
)
from kartentisch.games.selfr3.attack import ARMIES_NUMBERS, Attack
from kartentisch.games.selfr3.bearings import Marches
from kartentisch.games.selfr3.bidding import Bidding
from kartentisch.games.selfr3.bombs import Bomb, Carpet, ContinentBomb, Sniper, Strike
from kartentisch.games.selfr3.cards import Doomsday
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.dice import CHANCES
from kartentisch.games.selfr3.draws import Descent, Resistance, Wealth
from kartentisch.games.selfr3.losses import Losses
from kartentisch.games.selfr3.material import continent_names, make_table
from kartentisch.games.selfr3.moving import Column, Move
from kartentisch.games.selfr3.options import OPTIONS, set_options
from kartentisch.games.selfr3.setup import SetUp
from kartentisch.games.selfr3.spans import SPANS
from kartentisch.games.selfr3.state import SelfR3State
from kartentisch.games.selfr3.tactical import Blackout, Disarmament, Reassignment, Retreat, StationCard
from kartentisch.games.selfr3.turn import CardDraw, Play, Turn
from kartentisch.games.selfr3.units import ExtraUnits, Reinforcement
from kartentisch.games.selfr3.window import CardWindow

PROCEDURES = (
    *(Play, SetUp, Bidding, Turn, CardDraw, Attack, CardWindow, Losses, Column, Move),
    *(Disarmament, Reassignment, StationCard, Blackout, Retreat, ExtraUnits, Reinforcement),
    *(Resistance, Wealth, Descent, Bomb, Strike, Carpet, ContinentBomb, Sniper, Doomsday),
)


class SelfR3(Game[SelfR3State]):
    id = "selfr3"
    order = 4
    prefix = "R2"
    revision = 2
    history = (Revision(1, program="0.1.0"), Revision(2, ("R2-R39",)))
    scale = value.IN_POINTS
    mistakes = Mistakes(overlooks=130, forgets=20, nearly=0.13, tempted=300)
    ahead = Lookahead(turns=1, far=3, wild=0.02, trust=2.0)
    begins = frozenset({"Turn.act", "Turn.late"})
    seats = range(3, SEATS + 1)
    seats_rule = "R2-R02"
    options = OPTIONS
    quick: ClassVar = {"quick_start": True}
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in PROCEDURES}
    spans: ClassVar = SPANS
    bearings = Marches
    questions: ClassVar = {
        "SetUp.claim": ("R2-05", "R2-06"),
        "SetUp.set": ("R2-08",),
        "SetUp.post": ("R2-09", "R2-02"),
        "Bidding.bid": ("R2-11", "R2-13", "R2-14"),
        "Bidding.take": ("R2-12",),
        "Turn.place": ("R2-29", "R2-30"),
        "Turn.act": ("R2-17", "R2-33", "R2-53", "R2-69"),
        "Turn.late": ("R2-81", "R2-85"),
        "Attack.onto": ("R2-53", "R2-54"),
        "Attack.send": ("R2-56", "R2-57"),
        "Attack.defend": ("R2-58", "R2-41", "R2-50"),
        "Attack.station": ("R2-52",),
        "CardWindow.answer": ("R2-55", "R2-79", "R2-80"),
        "Losses.choose": ("R2-72", "R2-68"),
        "Column.choose": ("R2-62", "R2-69"),
        "Move.onto": ("R2-69",),
        "Disarmament.disband": ("R2-87", "R2-R24"),
        "Reassignment.post": ("R2-88",),
        "StationCard.station": ("R2-89", "R2-134"),
        "Blackout.rival": ("R2-98", "R2-129"),
        "Retreat.target": ("R2-91",),
        "ExtraUnits.target": ("R2-95",),
        "Reinforcement.target": ("R2-97", "R2-135"),
        "Carpet.target": ("R2-119",),
        "Sniper.aim": ("R2-126",),
        "Doomsday.choose": ("R2-125", "R2-R18"),
    }
    reactions: ClassVar = {
        "CardWindow.answer": ("play",),
        "Attack.defend": ("defend",),
        "Losses.choose": ("lose", "finish"),
        "Bidding.bid": ("bid",),
        "Bidding.take": (),
        "Disarmament.disband": ("disband",),
        "Retreat.target": ("target",),
        "Doomsday.choose": ("play",),
        "Carpet.target": (),
        "Sniper.aim": (),
    }
    about: ClassVar = {
        "CardWindow.answer": ("defender", "aim", "source", "size", "attackers"),
        "Attack.defend": ("aim", "source", "size", "attackers", "best", "second"),
        "Losses.choose": ("region", "left"),
        "Bidding.bid": ("round",),
    }
    passes: ClassVar = {"Losses.choose": "finish"}
    # who holds no card that fits passes; officers die last (R2-45)
    offers: ClassVar = {"CardWindow.answer": ("play", "pass"), "Losses.choose": ("", "finish")}
    seat_fields = (*Game.seat_fields, "defender")
    # not where cards may be played or bought, nor what is sealed
    openly: ClassVar = frozenset({
        "SetUp.claim", "SetUp.set", "SetUp.post", "Bidding.take", "Turn.place", "Attack.onto", "Attack.send",
        "Attack.defend", "Attack.station", "Losses.choose", "Column.choose", "Move.onto",
    })  # fmt: skip
    declares = frozenset({"played"})  # others see the card, its owner has always known it
    force = "units"
    headlines = (
        "end_survivor", "eliminated", "conquered", "truced", "sniped", "continent_hit", "lost", "entered",
        "officer_lost", "emptied", "points_shown", "scored", "placed",
    )  # fmt: skip
    merits = ("score", "money")  # R2-77, R2-R26
    minutes = (90, 180)
    maps = ("earth", "moon")
    rolls = ((3, 6), (3, 8))  # R2-53
    shape = position.WHOLE
    view_shape = position.VIEW
    endings: ClassVar = layout.ENDINGS
    whole = Play
    most_legal = 222  # met: 148 in 95,000 random games
    longest = 1630  # met: 812 decisions; its rounds are counted (R2-01), what a seat does in a turn is not
    observe = staticmethod(observation.observe)

    def __init__(self, board: Board | None = None) -> None:
        """`board`: a board of your own; officers and cards stay."""
        super().__init__(board or Board.of(__package__), custom=board is not None)
        self.regions = [space.id for space in self.board.spaces]
        self.tables = Tables(make_table(self.board), set_options)
        names: dict[str, Sequence[str]] = {
            "region": self.regions,
            "officer": OFFICER_NAMES,
            "deck": OFFICER_NAMES,
            "card": CARD_NAMES,
            "until": UNTIL,
            "dice": DICE,
        }
        written: dict[str, Sequence[str]] = {
            "coins": [str(n) for n in range(BID_AT_MOST + 1)],
            "marker": [str(n + 1) for n in range(SEATS)],
            "player": [str(n + 1) for n in range(SEATS)],
            "armies": [str(n) for n in range(ARMIES_NUMBERS)],
            "more": [str(n) for n in range(ARMIES_AT_MOST + 1)],
        }
        self.space = ActionSpace.of(BLOCKS, names | written)
        told = {
            "region": self.regions,
            "source": self.regions,
            "aim": self.regions,
            "officer": OFFICER_NAMES,
            "deck": OFFICER_NAMES,
        }
        told |= {"card": CARD_NAMES, "continent": continent_names(self.board)}
        self.kinds = EventKinds(events.EVENTS, told)
        of_chance = {"destroyed": self.regions, "card": CARD_NAMES}
        of_chance |= dict.fromkeys(("land_card", "water_card", "moon_card", "dealt_land"), self.regions)
        self.chances = [ChanceKind(name, of_chance.get(name), name not in ("card", "land_card")) for name in CHANCES]

    # ------------------------------------------------------------------ Game
    def migrate(self, position: dict[str, Any], revision: int) -> dict[str, Any]:
        """Since revision 2 a roll that was declared remembers how many units stood where it comes from (R2-R30)."""
        if revision < 2:
            layout.remember_strength(position)
        return position

    def parts(self) -> Mapping[str, Part]:
        return position.drawn(self.tables.plain)

    def empty(self, players: int, options: Mapping[str, Value]) -> SelfR3State:
        return SelfR3State(self, players, self.tables.under(options))

    def facts(self, state: SelfR3State, viewer: int) -> dict[str, Any]:
        return position.write(state, self.regions, viewer)

    def lay_out(self, state: SelfR3State, facts: Mapping[str, Any], resting: bool) -> None:
        layout.PositionReader(state, self.regions).read(facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        table = self.tables.plain
        copies = {name: int(n) for name, n in zip(CARD_NAMES, table.copies, strict=True)}
        deck_of = {name: OFFICER_NAMES[deck] for name, deck in zip(CARD_NAMES, table.deck, strict=True)}
        return position.filled(view, copies, deck_of, self.regions[: table.waters])

    def redeal(self, state: SelfR3State, viewer: int, chance: Chance) -> None:
        worlds.redeal(state, viewer, chance)

    def value(self, state: SelfR3State, seat: int) -> float:
        return value.value(state, seat)

    def keen_value(self, state: SelfR3State, seat: int) -> float:
        return value.value(state, seat, value.KEEN)

    def standings(self, state: SelfR3State) -> list[float]:
        return value.standings(state)

    def rate(self, state: SelfR3State, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def rates(self, state: SelfR3State, actions: vec[i64], seat: int) -> vec[float]:
        return policy.rates(state, actions, seat)

    @property
    def keen(self) -> Rates:
        return policy.KEEN

    def in_style(
        self, state: SelfR3State, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int
    ) -> list[float]:
        return style.in_style(state, actions, rates, bold)

    def subject(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return subject.subject(view)

    def hurdle(self, view: Mapping[str, Any], action: int, seat: int) -> Hurdle | None:
        shown = self.space.action(action)
        return subject.hurdle(view, shown.fields["dice"]) if shown.name == "defend" else None

    def worth(self, state: SelfR3State) -> list[tuple[int, ...]]:
        by_money = state.table.tie_by_money
        return [
            (points, int(state.money(seat))) if by_money else (points,)
            for seat, points in enumerate(self.scores(state))
        ]

    def measures(self, state: SelfR3State) -> dict[str, list[int]]:
        seats = range(state.players)
        return {
            "score": self.scores(state),
            "territories": [int(state.held(seat)) for seat in seats],
            "units": [int(state.units_of(seat)) for seat in seats],
        }

    def luck(self, events: Iterable[Event], players: int) -> list[Luck]:
        return luck.luck(events)

    def forecast(self, view: Mapping[str, Any]) -> Forecast:
        return forecast.of_view(self, view)

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        found = motives.of_views(self.board, before, after, seat)
        alone = found and before["question"] == "SetUp.post"
        return found if alone else [*found, *super().reasons(before, after, seat)]

    def strength(self, view: Mapping[str, Any]) -> Strength:
        return Strength(range(view["players"]), view.get("armies", [{}] * view["players"]))

    def text(self, state: SelfR3State) -> str:
        return picture.text(state, self.regions)

    def table(self, state: SelfR3State) -> str:
        return picture.html(state, self.regions)

    def drawing(self, state: SelfR3State) -> dict[str, Any]:
        return picture.drawing(self.facts(state, SPECTATOR))

    def vocabulary(self) -> Sequence[Sequence[str]]:
        places = [str(place + 1) for place in range(SEATS)]
        moon = self.regions[int(self.tables.plain.moon) :]
        return self.regions, OFFICER_NAMES, CARD_NAMES, layout.PHASES, tuple(self.endings), places, moon

    def scores(self, state: SelfR3State) -> list[int]:
        return [int(state.score(seat)) for seat in range(state.players)]

    def recount(self, move: WholeMove) -> list[Clause]:
        return recount.clauses(self.board, move.before, [self.space.action(one) for one in move.actions], move.seat)

    def faults(self, state: SelfR3State) -> list[str]:
        return position.faults(state)
