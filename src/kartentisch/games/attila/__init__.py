"""Attila (Hans im Glück 2000), two to five players.

Six Germanic peoples move into the provinces of the late Roman Empire.  Nobody plays a people: everybody plays cards,
puts stones, and gains influence with the peoples.

A turn: play a card and put a stone of its people; take influence with that people, or put a second stone instead.  A
fifth stone in a province brings a conflict: everybody may lay cards face down, the weakest people leave, and a tile
pacifies the province for good.  When the last tile of a century is laid, all peoples are scored: most influence earns
their stones, second most their provinces.  The game ends with the tenth tile, an empty supply, or a counter at the top.

Read `turn`, `placement`, `conflict`, `scoring` and `tiles` beside the rulebook; `rules.en.md` has all rules by id.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR, ChanceKind, EventKinds
from kartentisch.engine.forecast import Forecast
from kartentisch.engine.game import Game
from kartentisch.engine.mistakes import Mistakes
from kartentisch.engine.options import Tables, Value
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.engine.recount import WholeMove
from kartentisch.engine.revisions import Revision
from kartentisch.engine.shapes import Part
from kartentisch.games.attila import (
    events,
    forecast,
    observation,
    picture,
    policy,
    position,
    recount,
    style,
    value,
    worlds,
)
from kartentisch.games.attila.actions import BLOCKS, PEOPLES, TILE_NAMES
from kartentisch.games.attila.bearings import Stones
from kartentisch.games.attila.cards import Refill
from kartentisch.games.attila.conflict import Conflict
from kartentisch.games.attila.options import OPTIONS, set_options
from kartentisch.games.attila.placement import DeadHand
from kartentisch.games.attila.scoring import winners
from kartentisch.games.attila.shape import VIEW, WHOLE, drawn
from kartentisch.games.attila.spans import SPANS
from kartentisch.games.attila.state import CENTURIES, AttilaState, Table
from kartentisch.games.attila.tiles import Swap, TwoInfluence
from kartentisch.games.attila.turn import Play, Turn


class Attila(Game[AttilaState]):
    id = "attila"
    order = 1
    prefix = "ATT"
    revision = 1
    history = (Revision(1),)
    scale = value.IN_POINTS
    mistakes = Mistakes(overlooks=80, forgets=10, nearly=0.1, tempted=200)  # each turn counts: more lose every game
    seats = range(2, 6)
    seats_rule = "ATT-04"
    minutes = (45, 75)
    options = OPTIONS
    refusals = events.REJECTIONS
    procedures: ClassVar = {p.__name__: p for p in (Play, Turn, Conflict, Refill, DeadHand, Swap, TwoInfluence)}
    spans: ClassVar = SPANS
    bearings = Stones
    questions: ClassVar = {
        "Turn.play": ("ATT-15", "ATT-19", "ATT-20", "ATT-55"),
        "Turn.take": ("ATT-25", "ATT-26", "ATT-29"),
        "Turn.order": ("ATT-R04",),
        "Turn.last": ("ATT-55", "ATT-57", "ATT-58", "ATT-59"),
        "Conflict.lay": ("ATT-32", "ATT-33", "ATT-34", "ATT-R11"),
        "Conflict.before_scoring": ("ATT-R11",),
        "DeadHand.discard": ("ATT-R03",),
        "Swap.put": ("ATT-58", "ATT-R02"),
        "TwoInfluence.up": ("ATT-59", "ATT-R11"),
    }
    reactions: ClassVar = {"Conflict.lay": ("lay",)}
    about: ClassVar = {"Conflict.lay": ("province",)}
    begins = frozenset({"Conflict.lay"})  # what is laid in a conflict is decided when it is there
    headlines = ("pacified", "influence", "raised", "second", "placed", "final_scoring", "scoring")
    deeds: ClassVar = {"conflict": ("left", "pacified")}
    counts: ClassVar = {"scoring": "on_table"}
    merits = ("score", "tiles")  # ATT-65, ATT-R14
    shape = WHOLE
    view_shape = VIEW
    endings = position.ENDINGS
    whole = Play
    most_legal = 136  # met: 91 in 268,000 random games
    longest = 560  # met: 280 decisions; stones never come back, but a dead hand may be shown again (ATT-R03)
    observe = staticmethod(observation.observe)
    maps = ("attila",)

    def __init__(self, board: Board | None = None) -> None:
        """`board`: a board of your own; the six peoples stay."""
        super().__init__(board or Board.of(__package__), custom=board is not None)
        self.peoples = [str(row["id"]) for row in self._rows("people")]
        self.centuries = self._rows("century")
        if len(self.peoples) != PEOPLES or len(self.centuries) != CENTURIES or len(self.board.spaces) > 62:
            raise EngineError("bad_board", problem="Attila needs 6 peoples, 4 centuries and at most 62 provinces")
        spaces = [space.id for space in self.board.spaces]
        people, province = {"people": self.peoples}, {"province": spaces}
        self.space = ActionSpace.of(BLOCKS, people | province | {"tile": TILE_NAMES})
        self.kinds = EventKinds(
            events.EVENTS,
            people
            | province
            | {
                "tile": TILE_NAMES,
                "case": events.CASES,
                "century": [str(row["id"]) for row in self.centuries],
            },
        )
        self.chances = (ChanceKind("first_player", public=True), ChanceKind("draw", self.peoples))
        self.tables = Tables(self._make_table(), set_options)

    def _rows(self, name: str) -> list[dict[str, Any]]:
        rows = self.board.tables.get(name)
        if not isinstance(rows, list):
            raise EngineError("bad_board", problem=f"[[{name}]] is missing")
        return rows

    def _make_table(self) -> Table:
        material = self.board.tables.get("material", {})
        table = Table(len(self.board.spaces))
        table.upper = self.board.mask(self.board.group("upper"))
        table.adjacent = vec[i64](self.board.adjacent())
        try:
            for key in ("stones", "cards", "hand", "track", "room"):
                setattr(table, key, material[key])
            for i, row in enumerate(self.centuries):
                table.century_tiles[i] = row["tiles"]
                table.century_influence[i] = row["influence"]
        except (KeyError, TypeError) as error:
            raise EngineError("bad_board", problem=f"[material] or [[century]]: {error}") from None
        return table

    # ------------------------------------------------------------------ Game
    def parts(self) -> Mapping[str, Part]:
        return drawn(self.tables.plain, self.peoples)

    def contradiction(self, players: int, options: Mapping[str, Value]) -> None:
        first = options["first_seat"]
        if isinstance(first, int) and first > players:
            raise EngineError(
                "contradictory_options", "ATT-09", option="first_seat", value=first, against=f"players={players}"
            )
        if options["tenth_tile_scoring"] == "twice" and not options["double_final_scoring"]:
            raise EngineError(
                "contradictory_options",
                "ATT-R05",
                option="tenth_tile_scoring",
                value="twice",
                against="double_final_scoring=false",
            )

    def empty(self, players: int, options: Mapping[str, Value]) -> AttilaState:
        return AttilaState(self, players, self.tables.under(options))

    def facts(self, state: AttilaState, viewer: int) -> dict[str, Any]:
        return position.write(state, self.board, self.peoples, viewer)

    def lay_out(self, state: AttilaState, facts: Mapping[str, Any], resting: bool) -> None:
        position.PositionReader(state, self.board, self.peoples).read(facts, resting)

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        spaces = [space.id for space in self.board.spaces]
        return position.filled(view, spaces, self.peoples, int(self.tables.plain.cards))

    def redeal(self, state: AttilaState, viewer: int, chance: Chance) -> None:
        worlds.redeal(state, viewer, chance)

    def value(self, state: AttilaState, seat: int) -> float:
        return value.value(state, seat)

    def standings(self, state: AttilaState) -> list[float]:
        return value.standings(state)

    def rate(self, state: AttilaState, action: int, seat: int) -> float:
        return policy.rate(state, action, seat)

    def in_style(
        self, state: AttilaState, actions: Sequence[int], rates: Sequence[float], seat: int, bold: int
    ) -> list[float]:
        return style.in_style(state, actions, rates, bold)

    def vocabulary(self) -> Sequence[Sequence[str]]:
        return self.peoples, [space.id for space in self.board.spaces], TILE_NAMES, tuple(self.endings)

    def scores(self, state: AttilaState) -> list[int]:
        return [int(state.score(seat)) for seat in range(state.players)]

    def winners(self, state: AttilaState) -> list[int]:
        mask = int(winners(state)) if state.over else 0
        return [seat for seat in range(state.players) if mask >> seat & 1]

    def worth(self, state: AttilaState) -> list[tuple[int, ...]]:
        scores = self.scores(state)
        if not state.table.tie_by_tiles:
            return [(points,) for points in scores]
        return [
            (points, sum(bool(state.has_tile(seat, tile)) for tile in range(len(TILE_NAMES))))
            for seat, points in enumerate(scores)
        ]

    def measures(self, state: AttilaState) -> dict[str, list[int]]:
        seats = self.forecast(self.view(state, SPECTATOR)).seats
        return {"points": [seat.points for seat in seats], "on_table": self.scores(state)}

    def forecast(self, view: Mapping[str, Any]) -> Forecast:
        return forecast.of_view(self, view)

    def reasons(self, before: Mapping[str, Any], after: Mapping[str, Any], seat: int) -> list[Reason]:
        room = int(self.tables.plain.room)
        told = [*forecast.fights(before, after, room), *forecast.leads(before, after, seat)]
        return [*told, *super().reasons(before, after, seat)]

    def recount(self, move: WholeMove) -> list[Clause]:
        return recount.clauses(move.before, [self.space.action(one) for one in move.actions])

    def faults(self, state: AttilaState) -> list[str]:
        return position.faults(state, self.peoples)

    def text(self, state: AttilaState) -> str:
        return picture.text(state, self.board, self.peoples)

    def table(self, state: AttilaState) -> str:
        return picture.html(state, self.board, self.peoples)

    def drawing(self, state: AttilaState) -> dict[str, Any]:
        facts = self.facts(state, SPECTATOR)
        return {"provinces": facts["provinces"], "pacified": facts["pacified"]}
