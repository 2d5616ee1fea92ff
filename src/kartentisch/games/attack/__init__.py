"""Attack! (Eagle Games 2003), two to six players.

Great nations fight over the western world of about 1935.  Everybody begins with four regions, four hidden economy
cards, 24 land units and a small fleet.

A turn has up to three different actions: move and fight, blitz with tanks and planes, strategic movement, a sea battle
for sea power, a diplomatic attack on a neutral region, production from the economy cards, trade.  Whoever holds sea
power may refuse crossings and deals of others.  The game ends when somebody is eliminated or time is up; most regions
win.

Read `setup`, `turn`, `movement`, `crossings`, `battles`, `sea`, `diplomacy`, `neutral`, `economy`, `production`,
`trade` and `end` beside the rulebook; `rules.en.md` has all rules by id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
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
from kartentisch.games.attack import (
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
    rows,
    style,
    subject,
    value,
    worlds,
)
from kartentisch.games.attack.actions import ACTION_NAMES, BLOCKS, SEATS
from kartentisch.games.attack.battles import Battles, LandBattle
from kartentisch.games.attack.bearings import Marches
from kartentisch.games.attack.crossings import Crossings
from kartentisch.games.attack.dice import CHANCES, DICE, SIDES, RollOff
from kartentisch.games.attack.diplomacy import Diplomacy
from kartentisch.games.attack.economy import Capture, DrawCard, production_points
from kartentisch.games.attack.end import winners
from kartentisch.games.attack.layout import CARD_NAMES, FACE_NAMES, SHIP_NAMES, TIMES, UNIT_NAMES
from kartentisch.games.attack.movement import Movement, StrategicMovement
from kartentisch.games.attack.neutral import Garrison
from kartentisch.games.attack.options import OPTIONS, set_options
from kartentisch.games.attack.production import Production
from kartentisch.games.attack.sea import SeaBattle, SeaPower
from kartentisch.games.attack.setup import Deploy, SetUp
from kartentisch.games.attack.shape import VIEW, WHOLE, drawn
from kartentisch.games.attack.spans import SPANS
from kartentisch.games.attack.state import PLACES, AttackState
from kartentisch.games.attack.trade import Negotiation, Trade
from kartentisch.games.attack.turn import Play, Turn

PROCEDURES = (
    Play, SetUp, Deploy, RollOff, DrawCard, Capture, Turn, Movement, StrategicMovement, Crossings, Battles, LandBattle,
    Garrison, SeaPower, SeaBattle, Diplomacy, Production, Trade, Negotiation,
)  # fmt: skip


class Attack(Game[AttackState]):
    id = "attack"
    order = 2
    prefix = "ATK"
    revision = 5
    history = (
        Revision(3, program="0.1.0"),
        Revision(4, ("ATK-R22",), ruling={"offers": 10}),
        Revision(5, ("ATK-R27",)),
    )
    scale = value.IN_REGIONS
    routine = frozenset({"Battles.choose", "LandBattle.commit", "LandBattle.reinforce"})
    sequencing = frozenset({"Battles.choose"})
    ahead = Lookahead(wild=0.02, caution=1.0, questions=("Turn.choose",), pace=0.5)
    mistakes = Mistakes(overlooks=125, forgets=6, nearly=0.022, tempted=325, sees_end=True)  # a turn has 40 answers
    planned: ClassVar = {"Turn.choose": frozenset(rows.GOES_ON)}
    seats = range(2, SEATS + 1)
    seats_rule = "ATK-01"
    minutes = (60, 150)
    rounds = 8
    options = OPTIONS
    quick: ClassVar = {"quick_start": True}
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in PROCEDURES}
    spans: ClassVar = SPANS
    bearings = Marches
    questions: ClassVar = {
        "SetUp.claimed": ("ATK-15", "ATK-16"),
        "Deploy.set": ("ATK-17", "ATK-120"),
        "SetUp.placed": ("ATK-18", "ATK-108"),
        "Turn.choose": ("ATK-19", "ATK-20", "ATK-22", "ATK-41"),
        "Movement.order": ("ATK-25", "ATK-27", "ATK-28", "ATK-30", "ATK-42", "ATK-43"),
        "StrategicMovement.order": ("ATK-45", "ATK-46", "ATK-47"),
        "Crossings.veto": ("ATK-33", "ATK-67", "ATK-R08"),
        "Crossings.plane": ("ATK-36", "ATK-37"),
        "Battles.choose": ("ATK-62", "ATK-R05"),
        "LandBattle.commit": ("ATK-50", "ATK-134"),
        "LandBattle.reinforce": ("ATK-52", "ATK-53"),
        "Garrison.answered": ("ATK-95", "ATK-96"),
        "SeaPower.answered": ("ATK-65", "ATK-66"),
        "SeaBattle.lay": ("ATK-69", "ATK-70", "ATK-R02"),
        "SeaBattle.withdraw": ("ATK-79", "ATK-R03"),
        "Diplomacy.named": ("ATK-87", "ATK-88", "ATK-89"),
        "Production.buy": ("ATK-117", "ATK-118", "ATK-119"),
        "Trade.partner": ("ATK-110", "ATK-111"),
        "Negotiation.build": ("ATK-110", "ATK-112", "ATK-R20"),
        "Negotiation.answer": ("ATK-110", "ATK-R22"),
        "Negotiation.veto": ("ATK-67", "ATK-114"),
    }
    offers: ClassVar = {"Negotiation.answer": ("accept", "decline")}
    # not what cards decide or what is sealed: the choice of actions (production counts the hand), trade, rows of ships
    openly: ClassVar = frozenset({
        "SetUp.claimed", "Deploy.set", "SetUp.placed", "Movement.order", "StrategicMovement.order", "Crossings.veto",
        "Crossings.plane", "Battles.choose", "LandBattle.commit", "LandBattle.reinforce", "SeaPower.answered",
        "SeaBattle.withdraw", "Diplomacy.named", "Production.buy",
    })  # fmt: skip
    reactions: ClassVar = {
        "LandBattle.commit": ("commit",),
        "LandBattle.reinforce": ("commit",),
        "SeaPower.answered": ("fight", "withdraw"),
        "SeaBattle.lay": ("lay",),
        "SeaBattle.withdraw": ("fight", "withdraw"),
        "Crossings.veto": ("allow", "refuse"),
        "Garrison.answered": ("volunteer", "abstain"),
        "Negotiation.build": (),
        "Negotiation.answer": ("accept", "decline"),
        "Negotiation.veto": ("allow", "refuse"),
    }
    about: ClassVar = {
        "LandBattle.commit": ("region", "size"),
        "LandBattle.reinforce": ("region", "size", "round"),
        "SeaPower.answered": ("ships",),
        "SeaBattle.lay": ("ships",),
        "SeaBattle.withdraw": ("ships",),
        "Crossings.veto": ("origin", "region", "size"),
        "Garrison.answered": ("region", "card", "size"),
        "Negotiation.answer": ("offerer", "gives_size", "wants_size"),
        "Negotiation.veto": ("offerer", "offeree", "gives_size", "wants_size"),
    }
    passes: ClassVar = {
        "Crossings.veto": "allow",
        "Garrison.answered": "abstain",
        "Negotiation.answer": "decline",
        "Negotiation.veto": "allow",
    }
    seat_fields = (*Game.seat_fields, "rival", "offerer", "offeree")
    force = "units"
    headlines = (
        "eliminated", "conquered", "neutrals_beaten", "joined", "rival_joined", "undefended", "repelled", "lost",
        "neutrals_lost", "placed",
    )  # fmt: skip
    merits = ("regions", "units", "economy")  # ATK-125, ATK-R18
    # ATK-R24, ATK-R22: between bots somebody has to agree on an end, and random players would offer on and on
    series: ClassVar = {"round_limit": 8, "offers": 10}
    rolls = ((2, 6),)
    shape = WHOLE
    view_shape = VIEW
    endings = layout.ENDINGS
    whole = Play
    most_legal = 147  # met: 98 in 76,000 random games
    longest = 4720  # met: 2,359 decisions
    endless: ClassVar = {"round_limit": "none", "clock": True, "offers": "none"}
    observe = staticmethod(observation.observe)
    maps = ("attack",)
    clocks: ClassVar = {"clock": (30 * 60_000, 0)}  # ATK-115, ATK-124, ATK-R25
    notes: ClassVar = {"propose": "promised"}  # ATK-112
    declares = frozenset({"production"})  # the others hear what the hand is worth, its owner has always known
    waits = frozenset({"stand"})

    def __init__(self, board: Board | None = None) -> None:
        """`board`: a board of your own; units, ships and suits stay."""
        super().__init__(board or Board.of(__package__), custom=board is not None)
        self.regions = [space.id for space in self.board.spaces if space.kind == "region"]
        self.tables = Tables(layout.make_table(self.board, self.regions), set_options)
        cards: dict[str, Sequence[str]] = {"card": CARD_NAMES}
        region: dict[str, Sequence[str]] = {"region": self.regions}
        unit: dict[str, Sequence[str]] = {"unit": UNIT_NAMES}
        ship: dict[str, Sequence[str]] = {"ship": SHIP_NAMES}
        values = cards | region | unit | ship | {"action": ACTION_NAMES, "buy.unit": UNIT_NAMES + SHIP_NAMES}
        values["player"] = [str(seat + 1) for seat in range(SEATS)]
        self.space = ActionSpace.of(BLOCKS, values)
        self.kinds = EventKinds(
            events.EVENTS,
            cards | region | unit | ship | {"origin": self.regions, "action": ACTION_NAMES, "time": TIMES},
        )
        ids: dict[str, Sequence[str]] = {
            "economy": CARD_NAMES,
            "capture": CARD_NAMES,
            "weakest_garrison": CARD_NAMES,
            "battle_die": FACE_NAMES,
        }
        ids |= {"clock": TIMES, "dealt_region": self.regions}
        self.chances = [ChanceKind(name, ids.get(name), name not in ("economy", "capture")) for name in CHANCES]

    # ------------------------------------------------------------------ Game
    def parts(self) -> Mapping[str, Part]:
        return drawn(self.tables.plain)

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        table = self.tables.plain
        if players * int(table.claimed) > len(self.regions):
            raise EngineError("bad_board", problem=f"{players} players claim more regions than there are")
        sizes = [int(mask).bit_count() for mask in table.continent]
        if options["continents"] and (min(sizes) < players or table.claimed > len(sizes)):
            raise EngineError(
                "contradictory_options", "ATK-16", option="continents", value=True, against=f"players={players}"
            )

    def empty(self, players: int, options: Mapping[str, Value]) -> AttackState:
        return AttackState(self, players, self.tables.under(options))

    def facts(self, state: AttackState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.regions, viewer)

    def lay_out(self, state: AttackState, facts: Mapping[str, Any], resting: bool) -> None:
        layout.PositionReader(state, self.regions).read(facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        deck = {name: int(n) for name, n in zip(CARD_NAMES, self.tables.plain.deck, strict=True)}
        return position.filled(view, deck)

    def redeal(self, state: AttackState, viewer: int, chance: Chance) -> None:
        worlds.redeal(state, viewer, chance)

    def subject(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return subject.subject(view, self.regions)

    def value(self, state: AttackState, seat: int) -> float:
        return value.value(state, seat)

    def keen_value(self, state: AttackState, seat: int) -> float:
        return value.value(state, seat, value.KEEN)

    def standings(self, state: AttackState) -> list[float]:
        return value.standings(state)

    def rate(self, state: AttackState, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def rates(self, state: AttackState, actions: vec[i64], seat: int) -> vec[float]:
        return policy.rates(state, actions, seat)

    @property
    def keen(self) -> Rates:
        return policy.KEEN

    def plans(self, state: AttackState, seat: int, bold: int = 0, keen: bool = True) -> list[list[int]]:
        return style.rows_of(state, seat, bold, keen)

    def in_style(
        self, state: AttackState, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int
    ) -> list[float]:
        return style.in_style(state, actions, rates, bold)

    def hurdle(self, view: Mapping[str, Any], action: int, seat: int) -> Hurdle | None:
        """Diplomacy: 8 beside an own region, else 9; sea routes and zones make neighbours, too (ATK-88, ATK-89)."""
        shown = self.space.action(action)
        if shown.name != "sway":
            return None
        board, rolls = self.board, self.board.tables["diplomacy"]
        own = {board.number(region) for region in view["armies"][seat]}
        near = set(board.neighbours[board.number(shown.fields["region"])])
        for zone in [n for n in near if board.spaces[n].kind != "region"]:
            near |= set(board.neighbours[zone])
        return Hurdle.of_dice(int(rolls["adjacent"] if near & own else rolls["not_adjacent"]), DICE, SIDES)

    def clock_said(self, state: AttackState) -> int:
        return int(state.time)

    def vocabulary(self) -> Sequence[Sequence[str]]:
        places = [str(place + 1) for place in range(PLACES)]
        return self.regions, UNIT_NAMES, SHIP_NAMES, CARD_NAMES, ACTION_NAMES, TIMES, tuple(self.endings), places

    def scores(self, state: AttackState) -> list[int]:
        return [int(state.regions_of(seat)) for seat in range(state.players)]

    def winners(self, state: AttackState) -> list[int]:
        mask = int(winners(state)) if state.over else 0
        return [seat for seat in range(state.players) if mask >> seat & 1]

    def worth(self, state: AttackState) -> list[tuple[int, ...]]:
        seats = range(state.players)
        worths = [(int(state.regions_of(seat)), int(state.army(seat))) for seat in seats]
        if not state.table.tie_by_economy:
            return list(worths)
        return [(*worth, int(production_points(state, seat))) for seat, worth in enumerate(worths)]

    def measures(self, state: AttackState) -> dict[str, list[int]]:
        return {"regions": self.scores(state), "units": [int(state.army(seat)) for seat in range(state.players)]}

    def luck(self, events: Iterable[Event], players: int) -> list[Luck]:
        table = self.tables.plain
        return luck.luck(events, [int(sides) for sides in table.die], int(table.diplomacy_rivals))

    def forecast(self, view: Mapping[str, Any]) -> Forecast:
        return forecast.of_view(self, view)

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        table = self.tables.plain
        if placed := motives.of_set_up(table, self.board, before, after, seat):
            return placed  # the same figure rises wherever it is
        return [*motives.of_views(before, after, int(table.capital_points)), *super().reasons(before, after, seat)]

    def strength(self, view: Mapping[str, Any]) -> Strength:
        units = [Counter[str]() for _ in range(view["players"])]
        for own, army in zip(units, view.get("armies", ()), strict=False):
            own.update({place: sum(kinds.values()) for place, kinds in army.items()})
        for place, kinds in (view.get("attackers") or {}).items():
            units[view["active"]][place] += sum(kinds.values())
        return Strength(range(len(units)), units)

    def recount(self, move: WholeMove) -> list[Clause]:
        rolls = [self.hurdle(move.before, one, move.seat) for one in move.actions]
        chance = next((roll.chance for roll in rolls if roll), None)  # of diplomacy: one region in an action
        return recount.clauses(move.before, [self.space.action(one) for one in move.actions], move.seat, chance)

    def faults(self, state: AttackState) -> list[str]:
        return position.faults(state)

    def text(self, state: AttackState) -> str:
        return picture.text(state, self.regions)

    def table(self, state: AttackState) -> str:
        return picture.html(state, self.regions)

    def drawing(self, state: AttackState) -> dict[str, Any]:
        return picture.drawing(self.facts(state, SPECTATOR))
