"""Europe 1941: the rules of Axis & Allies: Europe (1999 edition), two to four players.

Spring 1941: Germany stands alone against the Soviet Union, the United Kingdom and the United States.  Four powers with
a purse each are played by two, three or four, so a seat and a power are two things.  Nothing is hidden but how the
Allies answer a proposal.

A turn of a power: buy units, move into battle, bomb factories and fight, move what has not fought, place what was
bought, collect income.  Every aircraft must be able to land at any moment.  Whoever takes an enemy's capital and holds
its own until the next turn wins; with a limit of rounds, incomes are compared.

Read `advance` and `split`, `turn`, `purchase` (with placement), `combat_move` with `moves`, `flight`, `transports` and
`landing`, `battles` with `overflight`, `raid`, `sea`, `land`, `volley`, `losses` and `retreat`, `capture` and
`noncombat` beside the rulebook; `rules.en.md` has all rules by id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine import plain
from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.facts import SPECTATOR, ChanceKind, Event, EventKinds
from kartentisch.engine.forecast import Forecast
from kartentisch.engine.game import EVERYTHING, Game
from kartentisch.engine.heuristics import Rates
from kartentisch.engine.lookahead import Lookahead
from kartentisch.engine.luck import Luck
from kartentisch.engine.options import Tables, Value, by_name
from kartentisch.engine.reasons import Clause, Reason, Strength
from kartentisch.engine.recount import WholeMove
from kartentisch.engine.revisions import Revision
from kartentisch.engine.shapes import Part
from kartentisch.games.europe import (
    events,
    forecast,
    keep,
    layout,
    lean,
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
    walk,
    worth,
)
from kartentisch.games.europe.actions import BLOCKS, GERMANY, KIND_NAMES, OWNER_NAMES, POWER_NAMES, POWERS, SIZES
from kartentisch.games.europe.advance import Advance, SetUp
from kartentisch.games.europe.battles import Battles
from kartentisch.games.europe.bearings import Marches
from kartentisch.games.europe.combat_move import CombatMove
from kartentisch.games.europe.dice import CHANCES
from kartentisch.games.europe.land import LandBattle
from kartentisch.games.europe.losses import Losses
from kartentisch.games.europe.noncombat import NonCombat
from kartentisch.games.europe.options import OPTIONS
from kartentisch.games.europe.overflight import Flak, Overflight
from kartentisch.games.europe.purchase import Placement, Purchase
from kartentisch.games.europe.raid import Raid
from kartentisch.games.europe.retreat import Homeward, NewDeck
from kartentisch.games.europe.sea import SeaBattle
from kartentisch.games.europe.shape import FOLLOWS, VIEW, WHOLE, drawn
from kartentisch.games.europe.spans import SPANS
from kartentisch.games.europe.split import Split
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.turn import CAPITAL, Play, Turn, axis_gain, capitals
from kartentisch.games.europe.volley import Volley

PROCEDURES = (
    Play, SetUp, Advance, Split, Turn, Purchase, CombatMove, Battles, Overflight, Flak, Raid, SeaBattle, LandBattle,
    Volley, Losses, Homeward, NewDeck, NonCombat, Placement,
)  # fmt: skip


class Europe(Game[EuropeState]):
    id = "europe"
    order = 5
    prefix = "AAE"
    revision = 5
    history = (
        Revision(1, program="0.1.0"),
        Revision(2, ("AAE-28", "AAE-116", "AAE-R23", "AAE-R28", "AAE-R29", "AAE-R30", "AAE-R31")),
        Revision(3, ("AAE-37", "AAE-R15")),
        Revision(4, ("AAE-27", "AAE-35")),
        Revision(5, ("AAE-R19",)),
    )
    seats = range(2, 5)
    minutes = (240, 420)
    rounds = 8
    options = OPTIONS
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in PROCEDURES}
    spans: ClassVar = SPANS
    questions: ClassVar = {
        "Advance.place": ("AAE-06", "AAE-08"),
        "Split.proposed": ("AAE-07", "AAE-142"),
        "Split.answer": ("AAE-07", "AAE-142"),
        "Split.chosen": ("AAE-142",),
        "Purchase.buy": ("AAE-24", "AAE-26"),
        "CombatMove.order": ("AAE-27", "AAE-31", "AAE-37"),
        "Battles.choose": ("AAE-40", "AAE-99"),
        "Raid.intercept": ("AAE-110", "AAE-117"),
        "SeaBattle.order": ("AAE-48", "AAE-49", "AAE-67"),
        "SeaBattle.dived": ("AAE-68", "AAE-R03"),
        "SeaBattle.down": ("AAE-71",),
        "LandBattle.land": ("AAE-103",),
        "LandBattle.aim": ("AAE-96",),
        "LandBattle.order": ("AAE-48", "AAE-49"),
        "Losses.choose": ("AAE-46", "AAE-106", "AAE-R14"),
        "Losses.sunk": ("AAE-77", "AAE-102"),
        "Losses.shot": ("AAE-46",),
        "Homeward.choose": ("AAE-50", "AAE-51"),
        "NewDeck.choose": ("AAE-155", "AAE-R29"),
        "NonCombat.order": ("AAE-123", "AAE-124", "AAE-125"),
        "Placement.place": ("AAE-132", "AAE-134", "AAE-135"),
    }
    openly: ClassVar = frozenset(questions) - {"Split.answer"}  # nothing is hidden but answers that are sealed
    reactions: ClassVar = {
        "Split.proposed": ("split",),
        "Split.answer": ("accept", "decline"),
        "Raid.intercept": ("intercept", "finish"),
        "SeaBattle.dived": ("dive", "stay"),
        "Losses.choose": ("lose",),
        "Losses.sunk": ("sink",),
        "NewDeck.choose": ("retreat", "stay"),
    }
    about: ClassVar = {
        "Raid.intercept": ("space", "bombers", "escorts", "fighters"),
        "SeaBattle.dived": ("space", "round", "attackers", "defenders", "destroyers"),
        "Losses.choose": ("space", "attackers", "defenders"),
        "Losses.sunk": ("space",),
        "NewDeck.choose": ("space",),
    }
    passes: ClassVar = {
        "Split.proposed": "",
        "Raid.intercept": "finish",
        "SeaBattle.dived": "stay",
        "Losses.choose": "",
        "Losses.sunk": "",
        "NewDeck.choose": "",
    }
    seat_fields = (*Game.seat_fields, "proposer")
    series: ClassVar = {"round_limit": 4}  # AAE-R19: between bots most wars would go on for long
    merits = ("capitals", "gain")
    hides = False
    routine = frozenset(
        {"Battles.choose", "LandBattle.order", "SeaBattle.order", "Losses.choose", "Losses.sunk", "Losses.shot"}
    )
    sequencing = frozenset({"Battles.choose"})
    planned: ClassVar = {question: frozenset({question}) for question in policy.MANNERS}
    ahead = Lookahead(  # one stray order spoils a plan
        wild=0.0,
        questions=(
            *policy.MANNERS, "LandBattle.order", "LandBattle.land", "SeaBattle.order", "SeaBattle.dived",
            "SeaBattle.down", "Raid.intercept",
        ),
        trust=6.0,
        pace=0.5,
    )  # fmt: skip
    bearings = Marches
    force = "army"
    headlines = (
        "winners", "drawn", "plundered", "captured", "liberated", "kept_for", "given_back", "oil_taken", "oil_freed",
        "convoy_sunk", "convoy_restored", "bombed", "repelled", "zone_cleared", "zone_held", "lost", "crashed",
        "placed",
    )  # fmt: skip
    rolls = ((12, 6),)
    shape = WHOLE
    view_shape = VIEW
    endings = layout.ENDINGS
    whole = Play
    most_legal = 192  # met: 128 in 10,000 random games
    longest = 10800  # met: 5,371 decisions
    endless: ClassVar = {"round_limit": "none"}
    observe = staticmethod(observation.observe)
    maps = ("europe",)

    def __init__(self, board: Board | None = None) -> None:
        """`board`: a board of your own; units and powers stay."""
        super().__init__(board or Board.of(__package__), custom=board is not None)
        self.spaces = [space.id for space in self.board.spaces]
        self.tables = Tables(layout.make_table(self.board), by_name(OPTIONS))
        words: dict[str, Sequence[str]] = {"space": self.spaces, "kind": KIND_NAMES, "power": POWER_NAMES}
        numbers = {name: tuple(str(i) for i in range(SIZES[name])) for name in ("ussr", "uk")}
        choices = {
            **words,
            **numbers,
            "cargo": KIND_NAMES[:4],
            "flyer": KIND_NAMES[4:6],
            "troop": KIND_NAMES[:6],
            "ally": POWER_NAMES[2:],
            "transport": tuple(str(i + 1) for i in range(SIZES["transport"])),
            "fighters": ("1", "2"),
            "left": tuple(str(i) for i in range(SIZES["left"])),
            "gunship": ("destroyer", "battleship"),
        }
        self.space = ActionSpace.of(BLOCKS, choices)
        named = {"origin": self.spaces, "zone": self.spaces, "powers": POWER_NAMES, "phase": layout.PHASES}
        self.kinds = EventKinds(events.EVENTS, words | named | {"owner": OWNER_NAMES})
        self.chances = [ChanceKind(name, None, True) for name in CHANCES]

    # ------------------------------------------------------------------ Game
    def parts(self) -> Mapping[str, Part]:
        return drawn()

    def empty(self, players: int, options: Mapping[str, Value]) -> EuropeState:
        return EuropeState(self, players, self.tables.under(options))

    def facts(self, state: EuropeState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.spaces) if viewer == EVERYTHING else position.view(state, self.spaces)

    def lay_out(self, state: EuropeState, facts: Mapping[str, Any], resting: bool) -> None:
        layout.PositionReader(state, self.spaces).read(facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """Nothing is hidden; what follows from the position is left out."""
        return {key: value for key, value in view.items() if key != "viewer" and key not in FOLLOWS}

    def subject(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return subject.subject(view)

    def rate(self, state: EuropeState, action: int, seat: int) -> float:
        return policy.rates(state, vec[i64]([action]), seat)[0]

    def rates(self, state: EuropeState, actions: vec[i64], seat: int) -> vec[float]:
        return policy.rates(state, actions, seat)

    def in_style(
        self, state: EuropeState, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int
    ) -> list[float]:
        return style.in_style(state, actions, rates, bold)

    @property
    def keen(self) -> Rates:
        return policy.KEEN

    def plans(self, state: EuropeState, seat: int, bold: int = 0, keen: bool = True) -> list[list[int]]:
        rows = style.own_first(state, policy.plans(state), bold)
        if not keen:
            return rows
        own = policy.row(state.clone(), seat, self.keen, self.planned[state.where()])
        return policy.distinct([*(rows[:1] if bold else []), own, *rows])

    def leaner(self, view: Mapping[str, Any], row: Sequence[int]) -> list[int]:
        if view["question"] == keep.QUESTION:
            return keep.keeping(self.imagine(view, 0), row)
        if view["question"] != "CombatMove.order":
            return list(row)
        state = self.imagine(view, 0)
        needed = lean.leaner(state, row, self.space, self.spaces)
        return walk.walking_in(state, needed, self.space, self.spaces)

    def turns_ahead(self, state: EuropeState, keen: bool = False) -> int:
        """Until the enemy has answered: through the next turn of Germany, or of all Allies."""
        return POWERS if state.power == GERMANY else POWERS + 1 - int(state.power)

    def value(self, state: EuropeState, seat: int) -> float:
        return value.value(state, seat)

    def keen_value(self, state: EuropeState, seat: int) -> float:
        return value.value(state, seat, value.KEEN)

    def standings(self, state: EuropeState) -> list[float]:
        return value.standings(state)

    def vocabulary(self) -> Sequence[Sequence[str]]:
        zones = self.spaces[int(self.tables.plain.lands) :]
        told = (layout.PHASES, OWNER_NAMES, tuple(self.endings), layout.HIT_NAMES, layout.ROLES)
        return self.spaces, zones, POWER_NAMES, KIND_NAMES, *told

    def scores(self, state: EuropeState) -> list[int]:
        """What the Axis has gained, and the Allies have lost (AAE-R19); a capital decides."""
        gain = int(axis_gain(state))
        return [gain if seat == state.seat_of(GERMANY) else -gain for seat in range(state.players)]

    def worth(self, state: EuropeState) -> list[tuple[int, ...]]:
        """1 for whoever alone holds a capital of the other side, -1 for the other (AAE-167, AAE-169); then the gain."""
        taken = int(capitals(state))
        axis = (taken // CAPITAL, int(axis_gain(state)) - taken)
        allies = (-axis[0], -axis[1])
        return [axis if seat == state.seat_of(GERMANY) else allies for seat in range(state.players)]

    def luck(self, events: Iterable[Event], players: int) -> list[Luck]:
        empty = self.bare(players, None)
        seats = {name: int(empty.seat_of(power)) for power, name in enumerate(POWER_NAMES)}
        return luck.luck(events, seats, frozenset(self.spaces[int(empty.table.lands) :]))

    def drawing(self, state: EuropeState) -> dict[str, Any]:
        return picture.drawing(self.facts(state, SPECTATOR), self.spaces, state)

    def forecast(self, view: Mapping[str, Any]) -> Forecast:
        return forecast.of_view(self, view)

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        counted = super().reasons(before, after, seat)
        table = self.tables.plain
        rolls = {kind: (int(table.attack[i]), int(table.defense[i])) for i, kind in enumerate(KIND_NAMES)}
        return [*motives.of_views(self.board, rolls, before, after), *filter(motives.matters, counted)]

    def strength(self, view: Mapping[str, Any]) -> Strength:
        return forecast.strength(self, view)

    def text(self, state: EuropeState) -> str:
        return plain.text(picture.headline(state), self._tables(state))

    def table(self, state: EuropeState) -> str:
        return plain.html(picture.headline(state), self._tables(state))

    def _tables(self, state: EuropeState) -> list[plain.Rows]:
        return picture.tables(state, self.spaces, position.write(state, self.spaces))

    def roles(self, players: int, state: EuropeState | None = None) -> list[list[tuple[str, str]]]:
        """Powers by seat (AAE-02), but for those that a start leaves out of the war (AAE-R27)."""
        empty = self.bare(players, None)
        there = [power for power in range(len(POWER_NAMES)) if state is None or state.in_the_war(power)]
        return [
            [("owner", POWER_NAMES[power]) for power in there if empty.seat_of(power) == seat]
            for seat in range(players)
        ]

    def sides(self, players: int) -> list[int]:
        """The Axis, and the Allies (AAE-02)."""
        axis = int(self.bare(players, None).seat_of(GERMANY))
        return [0 if seat == axis else 1 for seat in range(players)]

    def measures(self, state: EuropeState) -> dict[str, list[int]]:
        """By how much a side leads as the end counts it (AAE-R19), without capitals, which end the war before it."""
        gain = int(axis_gain(state) - capitals(state))
        axis = int(state.seat_of(GERMANY))
        lead = [max(0, gain if seat == axis else -gain) for seat in range(state.players)]
        income, army = [0] * int(state.players), [0] * int(state.players)
        for power in range(len(POWER_NAMES)):
            income[state.seat_of(power)] += int(state.income(power))
            army[state.seat_of(power)] += int(worth.army(state, power))
        return {"lead": lead, "income": income, "army": army}

    def recount(self, move: WholeMove) -> list[Clause]:
        return recount.clauses(self.board, move.before, [self.space.action(one) for one in move.actions], move.laid)

    def faults(self, state: EuropeState) -> list[str]:
        return position.faults(state)
