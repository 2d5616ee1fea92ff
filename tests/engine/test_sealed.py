"""Rounds of sealed answers and windows by themselves, with a small game that has nothing else."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec
import pytest
from mypy_extensions import i64

from kartentisch import compiled
from kartentisch.engine.actions import ActionSpace
from kartentisch.engine.bits import BIT, mix
from kartentisch.engine.board import Board
from kartentisch.engine.chance import Chance, play_out
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.facts import SPECTATOR, Event, EventKind, EventKinds
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.kernel import DONE, Procedure, State
from kartentisch.engine.match import Match, preview
from kartentisch.engine.options import Option, Value
from kartentisch.engine.sealed import NO_PASS
from kartentisch.engine.shapes import COUNT, BySeat, Row
from tests.engine.auction import BOARD

PASS, STOP, REACT, AGAIN, END, NOTE = range(6)
THINGS: Final = 4
MOST: Final = 40  # notes of a seat in a round
TURNS: Final = 3


class SealedState(State):
    """What every seat has noted in the last round, once all have finished."""

    def __init__(self, game: Any, players: i64, options: Mapping[str, Value], src: SealedState | None = None) -> None:
        super().__init__(game, players, src)
        self.options = dict(options)
        self.noted: list[list[int]] = [list(row) for row in src.noted] if src else [[] for _ in range(players)]

    def clone(self) -> SealedState:
        return SealedState(self.game, self.players, self.options, self)

    def mixed(self, key: i64) -> i64:
        for row in self.noted:
            for action in [*row, -1]:
                key = mix(key, action)
        return key

    def same(self, other: State) -> bool:
        return isinstance(other, SealedState) and self.noted == other.noted


class Round(Procedure[SealedState]):
    """Everybody notes things, as many as he likes, or may react in one or two steps; then seat 0 says what is next."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn", "note", "react", "read", "next")
    TURN, NOTE, REACT, READ, NEXT = range(5)

    def copy(self) -> Round:
        p = Round()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return mix(key, 77)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Round)

    def step(self, s: SealedState, answer: i64) -> i64:
        if self.at == self.TURN:
            if s.turn == TURNS:
                return DONE
            s.turn += 1
            everybody = BIT[s.players] - 1
            if s.options["round"] == "window":
                return self.ask_window(s, everybody, self.REACT, PASS)
            return self.ask_all(s, everybody, self.NOTE, s.options["round"] == "counted")
        if self.at == self.NOTE:
            if answer == STOP or s.answers(s.seat) == MOST:
                return self.answered(s, self.READ)
            return self.stay(s)
        if self.at == self.REACT:
            return self.stay(s) if answer == REACT else self.answered(s, self.READ)
        if self.at == self.READ:
            for seat in range(s.players):
                s.noted[seat] = [s.answer(seat, i) for i in range(s.answers(seat))]
            return self.ask(s, 0, self.NEXT)
        return self.go(self.TURN) if answer == AGAIN else DONE

    def actions(self, s: SealedState) -> i64:
        if self.at == self.NEXT:
            return s.add(s.add(0, AGAIN), END)
        n: i64 = 0
        if self.at == self.NOTE:
            n = s.add(n, STOP)
        elif s.answers(s.seat) == 0:
            return s.add(s.add(n, PASS), REACT)
        return s.add_each(n, NOTE, BIT[THINGS] - 1)


class Sealed(Game[SealedState]):
    id = "sealed"
    prefix = "SEA"
    revision = 1
    seats = range(2, 5)
    options = (Option("round", "SEA-R01", "notes", ("notes", "counted", "window")),)
    refusals = (("not_now", "SEA-01"),)
    procedures: ClassVar = {"Round": Round}
    questions: ClassVar = {"Round.note": ("SEA-01",), "Round.react": ("SEA-02",), "Round.next": ("SEA-03",)}
    shape: ClassVar = {"noted": BySeat(Row(COUNT))}
    view_shape: ClassVar = shape
    endings: ClassVar = {}
    whole = Round

    def __init__(self, board: Board | None = None) -> None:
        super().__init__(board or Board.parse(BOARD), custom=board is not None)
        things = [str(i) for i in range(THINGS)]
        self.space = ActionSpace(
            [("pass", {}), ("stop", {}), ("react", {}), ("again", {}), ("end", {}), ("note", {"thing": things})]
        )
        self.kinds = EventKinds((), {})
        self.chances = ()

    def empty(self, players: int, options: Mapping[str, Value]) -> SealedState:
        return SealedState(self, players, options)

    def option_values(self, state: SealedState) -> dict[str, Value]:
        return state.options

    def facts(self, state: SealedState, viewer: int) -> dict[str, Any]:
        return {"noted": [list(map(int, row)) for row in state.noted]}

    def lay_out(self, state: SealedState, facts: Mapping[str, Any], resting: bool) -> None:
        if "noted" in facts:
            state.noted = [list(row) for row in facts["noted"]]

    def filled(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in view.items() if key != "viewer"}

    def rate(self, state: SealedState, action: int, seat: int) -> float:
        return 0.0

    def scores(self, state: SealedState) -> list[int]:
        return [0] * int(state.players)

    def winners(self, state: SealedState) -> list[int]:
        return [0] if state.over else []

    def end_reasons(self, state: SealedState) -> list[str]:
        return []

    def faults(self, state: SealedState) -> list[str]:
        return []

    def text(self, state: SealedState) -> str:
        return f"noted {state.noted}"

    def table(self, state: SealedState) -> str:
        return f"<p>{state.noted}</p>"


pytestmark = pytest.mark.skipif(
    compiled(), reason="the small game is interpreted and cannot build on a compiled kernel"
)

SHAPES = ("notes", "counted", "window")


@pytest.fixture
def game() -> Sealed:
    return Sealed()


def begun(game: Sealed, shape: str, *answers: tuple[int, int], players: int = 3) -> Any:
    """A state in its first round after these answers: (seat, action)."""
    state = game.new(players, options={"round": shape})
    for seat, action in answers:
        state.apply(action, seat)
    return state


def played(game: Sealed, shape: str, *answers: tuple[int, int]) -> Match:
    match = Match(game, ["a", "b", "c"], Chance(1), {"round": shape})
    for seat, action in answers:
        match.play(seat, action)
    return match


def moments(game: Sealed, shape: str, seed: int) -> list[Any]:
    """Every moment of a random game."""
    dice = random.Random(seed)
    state, seen = game.new(2 + seed % 3, options={"round": shape}), []
    while not state.over:
        seen.append(state.clone())
        seat = dice.choice(state.seats_asked)
        state.apply(dice.choice(state.legal_actions(seat)), seat)
    return seen


def through_json(data: Any) -> Any:
    return msgspec.json.decode(to_bytes(data))


# ------------------------------------------------------------------ states
@pytest.mark.parametrize("shape", SHAPES)
def test_every_moment_of_a_round_can_be_kept(game: Sealed, shape: str) -> None:
    for seed in range(6):
        for state in moments(game, shape, seed):
            loaded = game.load(through_json(game.dump(state)))
            for other in (loaded, copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert other == state and hash(other) == hash(state) and other.to_json() == state.to_json()


def test_nobody_can_tell_who_was_faster(game: Sealed) -> None:
    one = begun(game, "notes", (0, NOTE), (1, NOTE + 1), (0, NOTE + 2), (1, STOP))
    other = begun(game, "notes", (1, NOTE + 1), (1, STOP), (0, NOTE), (0, NOTE + 2))
    assert one == other and hash(one) == hash(other) and one.to_json() == other.to_json()
    assert repr(one) == repr(other)


@pytest.mark.parametrize("shape", SHAPES)
def test_an_imagined_world_looks_the_same(game: Sealed, shape: str) -> None:
    for seed in range(12):
        for state in moments(game, shape, seed):
            for viewer in range(SPECTATOR, state.players):
                view = through_json(state.view(viewer))
                world = game.imagine(view, seed)
                assert to_bytes(world.view(viewer)) == to_bytes(view)
                assert world.seats_asked == state.seats_asked


def test_a_counted_round_of_many_answers_can_be_imagined(game: Sealed) -> None:
    for view in (
        begun(game, "counted", *[(1, NOTE)] * MOST, players=2).view(0),  # has finished with the last that it may give
        begun(game, "counted", *[(1, NOTE)] * (MOST - 1), players=2).view(0),  # may give one more
        begun(game, "counted", (0, STOP), *[(1, NOTE)] * (MOST - 1), players=2).view(0),  # the others have finished
    ):
        for seed in range(8):
            assert game.imagine(view, seed).view(0) == view


# ------------------------------------------------------------------ windows
def test_all_pass_in_one_step(game: Sealed) -> None:
    state = begun(game, "window", (1, PASS))
    state.listen()
    state.pass_all()
    assert state.noted == [[PASS]] * 3
    assert [event.kind.name for event in game.events(state)] == ["nobody_reacted"]
    with pytest.raises(EngineError, match="no_window"):
        state.pass_all()


def test_who_has_begun_to_react_does_not_pass_with_the_others(game: Sealed) -> None:
    state = begun(game, "window", (0, REACT))
    try:
        state.pass_all()
    except EngineError:
        assert state == begun(game, "window", (0, REACT))
    else:
        assert state == begun(game, "window", (0, REACT), (1, PASS), (2, PASS))


def test_a_random_game_gives_legal_reactions_only(game: Sealed) -> None:
    seen: list[list[int]] = []

    class Watched(SealedState):
        def clone(self) -> SealedState:
            raise AssertionError("a playout makes no copies")

        def run(self, answer: i64) -> None:
            begins = self.turn == 0
            assert begins or self.is_legal(answer, self.seat), (self.seat, int(answer), list(self.sealed))
            super().run(answer)
            seen.extend(row for row in self.noted if row)

    for seed in range(60):
        state = Watched(game, 2, {"round": "window"})
        state.start(Round())
        play_out(state, seed)
    assert all(row == [PASS] or (row[0] == REACT and len(row) == 2 and row[1] >= NOTE) for row in seen)
    assert [PASS] in seen and any(row[0] == REACT for row in seen)


# ------------------------------------------------------------------ what a seat may find out
def test_no_batch_tells_whether_the_others_have_passed(game: Sealed) -> None:
    refused = []
    for others in (((1, PASS), (2, PASS)), ((1, PASS), (2, REACT), (2, NOTE))):
        match = played(game, "window", *others)
        with pytest.raises(Rejected) as error:
            match.play(0, PASS, NOTE)  # the second is no answer to what comes next
        refused.append(error.value.rejection)
        assert match.state.seats_asked == [0]
    assert refused[0] == refused[1]


def test_no_answer_is_taken_back_once_all_are_open(game: Sealed) -> None:
    for others in (((1, PASS), (2, PASS)), ((1, PASS), (2, REACT), (2, NOTE))):
        match = played(game, "window", *others, (0, PASS))
        assert not match.can_undo(0)


@pytest.mark.parametrize("viewer", [0, 2])
def test_what_can_be_taken_back_tells_nothing_of_the_others(game: Sealed, viewer: int) -> None:
    """Seat 1 has noted nothing, something, or much: for the others it has not finished."""
    told: list[Any] = []
    for times in range(3):
        match = played(game, "notes", (0, NOTE), *[(1, NOTE)] * times)
        try:
            match.undo(viewer)
        except Rejected as error:
            told.append(error.rejection)
        else:
            told.append(match.state.view(viewer))
            assert match.state.answers(1) == times
    assert all(what == told[0] for what in told)


def test_a_preview_tells_nothing_of_the_others(game: Sealed) -> None:
    one = begun(game, "window", (1, PASS), (2, PASS))
    other = begun(game, "window", (1, REACT), (1, NOTE), (2, PASS))
    assert preview(game, one, 0, [PASS]) == preview(game, other, 0, [PASS])
    assert preview(game, one, 0, [PASS]).ends == "hidden"


def test_a_spectator_is_in_no_secret() -> None:
    kind = EventKind("won", "SEA-01", ("seat", "other", "card"), ("card",), knows=("seat", "other"))
    event = Event(kind, {"seat": 1, "other": -1, "card": "k"})  # won from nobody: the rules say -1
    assert "card" in event.seen_by(1).args
    assert "card" not in event.seen_by(0).args
    assert "card" not in event.seen_by(SPECTATOR).args


# ------------------------------------------------------------------ positions that cannot be
NOTES: Final = ((0, NOTE), (0, STOP), (1, NOTE))
BAD: Final[dict[str, dict[str, Any]]] = {
    "an answer of another question": {"sealed": [["again"], [], []]},
    "more answers than there can be": {"asked": [0, 1, 2], "sealed": [["note 0"] * (MOST + 1), [], []]},
    "an answer behind the last": {"sealed": [["stop", "stop"], [], []]},
    "not asked, but not finished": {"sealed": [["note 0"], [], []]},
    "not asked and no answer": {"sealed": [[], [], []]},
    "asked, but finished": {"asked": [0, 1, 2]},
    "an answer of a seat that is not in the round": {"answering": [0, 2], "asked": [2]},
    "a word that passes where nobody can": {"pass": "pass"},
    "a number that passes": {"pass": 3},
    "an answer that is a number": {"sealed": [[1], [], []]},
    "counts that are none": {"answers": 5},
    "counts that differ": {"answers": [9, 9, 9]},
}


@pytest.mark.parametrize("what", BAD)
def test_a_round_that_cannot_be_is_refused(game: Sealed, what: str) -> None:
    data = game.dump(begun(game, "notes", *NOTES)) | BAD[what]
    with pytest.raises(EngineError) as error:
        game.load({key: value for key, value in data.items() if value is not None})
    assert error.value.code in ("bad_position", "unknown_word")


@pytest.mark.parametrize(
    "what",
    [
        {"answering": None, "sealed": None},  # no round where the question is one
        {"stack": [{"step": "Round.next"}], "answering": [0], "asked": [0], "sealed": None},  # one where it is none
    ],
)
def test_a_round_does_not_end_as_something_else(game: Sealed, what: dict[str, Any]) -> None:
    data = game.dump(begun(game, "notes")) | what
    with pytest.raises(EngineError):
        game.load({key: value for key, value in data.items() if value is not None}).apply(
            AGAIN if "stack" in what else NOTE, 0
        )


# ------------------------------------------------------------------ faults in rules
class Hasty(Round):
    """Goes on although others have yet to answer."""

    how: ClassVar[str] = ""

    def copy(self) -> Hasty:
        p = Hasty()
        p.at = self.at
        return p

    def step(self, s: SealedState, answer: i64) -> i64:
        if self.at == self.NOTE and self.how == "goes on":
            return self.go(self.READ)
        if self.at == self.NOTE and self.how == "is done":
            return DONE
        if self.at == self.NOTE and self.how == "asks":
            return self.ask(s, 0, self.NEXT)
        if self.at == self.NOTE and self.how == "rolls":
            return self.roll(s, 0, 1, 6, self.NEXT)
        if self.at == self.NOTE and self.how == "asks any":
            return self.ask_any(s, 3, self.NEXT)
        if self.at == self.NOTE and self.how == "asks all":
            return self.ask_all(s, 3, self.NOTE)
        return super().step(s, answer)


@pytest.mark.parametrize("how", ["goes on", "is done", "asks", "rolls", "asks any", "asks all"])
def test_a_step_that_leaves_an_open_round_is_a_fault(game: Sealed, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hasty, "how", how)
    state = SealedState(game, 2, {"round": "notes"})
    state.start(Hasty())
    with pytest.raises(EngineError):
        state.apply(NOTE, 1)
    assert state.passing == NO_PASS
