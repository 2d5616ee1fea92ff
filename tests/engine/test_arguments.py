"""Wrong arguments: every public function refuses them in a sentence, and what it belongs to stays as it was."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import Parameter, signature
from typing import Any, Protocol

import numpy as np
import pytest

import kartentisch as kt
from kartentisch.adapters import gymnasium as seats
from kartentisch.adapters import pettingzoo
from kartentisch.adapters.batch import Batch
from kartentisch.arena import contest, play, ratings, results, series
from kartentisch.bots import review
from kartentisch.engine import arguments, course, mapfile, scenario
from kartentisch.engine.facts import Event
from kartentisch.engine.match import preview
from kartentisch.fairness import dice, dice_proof, log_proof, table_dice
from kartentisch.odds import attack, attacke, europe, europe_force, selfr3

pytestmark = pytest.mark.once

GAME = kt.load("attila")
SCENARIO = "{title: x, game: attila, players: [A, B, C], seed: 1}"
OVER = kt.load("attacke").new(2, seed=1)  # of another game
JUNK = [None, -1, 2**70, -(2**70), "x", "", b"", [], {}, object(), float("nan"), float("inf"), 1.5, True, (), int,
        GAME, np.int64(3), np.zeros(3), OVER, "\ud800", [None], {"players": "x"}]  # fmt: skip
# what Python says by itself, where somebody did not look
RAW = (ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, NotImplementedError, RuntimeError)
RAW_WORDS = ("not supported between", "unsupported operand", "not iterable", "not subscriptable", "has no len",
             "not callable", "unhashable", "indices must", "bad operand", "can't multiply", "object expected",
             "cannot be interpreted", "positional argument", "embedded null", "must be real")  # fmt: skip
SECONDS = 10  # more is a hang


def is_a_sentence(error: Exception) -> bool:
    if isinstance(error, kt.KartentischError):
        return str(error) != error.brief and " " in str(error)
    if isinstance(error, RAW) or not isinstance(error, TypeError | ValueError):
        return False
    return " " in str(error) and not any(words in str(error) for words in RAW_WORDS)


def match() -> kt.Match[Any]:
    return kt.Match(GAME, ["Anna", "Ben"], kt.Chance(1))


def begun(env: Any) -> Any:
    env.reset(seed=1)
    return env


def played(document: Any) -> scenario.Report:
    return scenario.run(document, kt.load)


def decision() -> kt.bots.Decision:
    state = GAME.new(3, seed=7)
    return kt.bots.Decision.of(state, state.seat)


# what is right, by the names of the arguments
GOOD: dict[str, Callable[[], Any]] = {
    "action": lambda: 84, "after": lambda: GAME.new(3, seed=7).view(0), "before": lambda: GAME.new(3, seed=7).view(0),
     "actions": lambda: [84], "agent": lambda: "player_0", "agents": list, "at": lambda: None,
    "board": lambda: None, "bot_names": lambda: ["random", "random"], "chance": lambda: kt.Chance(1), "data": lambda:
    GAME.new(3, seed=7).to_json(), "decision": decision, "events": list, "game": lambda: GAME, "key": lambda: "player",
    "lang": lambda: "en", "level": lambda: "easy", "look": lambda: "", "n": lambda: 3, "note": str,
    "other": lambda: GAME.new(3, seed=7), "name": lambda: "greedy",
    "names": lambda: ["random", "random"], "number": lambda: 84, "options": dict,
    "out": lambda: np.zeros(999, np.int64),
    "outcome": lambda: 0, "players": lambda: 3, "policy": lambda: GAME.rate, "record": lambda: match().record,
    "reward": lambda: "win", "row": lambda: 0, "seat": lambda: 0, "seconds": lambda: None, "seed": lambda: 7,
    "one": lambda: GAME.new(3, seed=7),
    "state": lambda: GAME.new(3, seed=7), "text": lambda: "place goths moesia", "turns": lambda: 1, "view":
    lambda: GAME.new(3, seed=7).view(0), "viewer": lambda: 0, "wild": lambda: 0.1,
}  # fmt: skip

# what stands for itself: how it is made, what of it is public, and what is right there
Surface = tuple[Callable[[], Any], list[str], Mapping[str, Callable[[], Any]]]


def public(kind: Any, *but: str) -> list[str]:
    return [
        name for name in dir(kind) if not name.startswith("_") and name not in but and callable(getattr(kind, name))
    ]


# what a game tells the engine alone, without any look at what it is given: docs/develop/contract.md
OF_THE_ENGINE = ("bearings", "choosable", "contradiction", "empty", "facts", "faults", "fix", "filled", "in_style",
                 "lay_out", "leaner", "migrate", "observe", "painter", "rates", "recount", "redeal", "refusal",
                 "surprises", "write_observation")  # fmt: skip
SURFACES: dict[str, Surface] = {
    "State": (lambda: GAME.new(3, seed=7), [name for name in dir(GAME.new(3, seed=7)) if name[0] != "_"], {}),
    "Chance": (lambda: kt.Chance(1), ["below", "determinize", "imagine", "outcome", "play_out", "restored", "roll_out",
               "save", "settle", "split"], {"s": lambda: GAME.new(3), "saved": lambda: kt.Chance(1).save()}),
    "kartentisch": (lambda: kt, ["Chance", "Language", "Match", "load"],
                    {"name": lambda: "attila", "players": lambda: ["Anna", "Ben"]}),
    "Game": (lambda: GAME, public(kt.Game, *OF_THE_ENGINE), {}),
    "ActionSpace": (lambda: GAME.space, public(GAME.space, "fix", "of"), {}),
    "Board": (lambda: GAME.board, public(GAME.board, "fix", "of"), {
        "name": lambda: "turns", "a": lambda: 0, "b": lambda: 1, "space": lambda: "moesia", "text": lambda: "",
        "spaces": lambda: [0], "table": lambda: "material"}),
    "Match": (match, public(kt.Match), {"players": lambda: ["Anna", "Ben"]}),
    "Record": (lambda: match().record, ["parse", "replay", "states", "text", "verify"],
               {"at": lambda: 0, "text": lambda: match().record.text()}),
    "Language": (lambda: kt.Language("en", GAME), ["action", "event", "player", "rejection", "say"],
                 {"event": lambda: Event(GAME.kinds.kinds[0], {})}),
    "Observation": (lambda: GAME.observation(3), ["index"], {"name": lambda: "own.hand.goths"}),
    "bots": (lambda: kt.bots, ["GreedyBot", "RandomBot", "SearchBot", "StandingOrders", "find", "joined", "known",
             "make", "split"], {"orders": list, "style": lambda: "bold"}),
    "Decision": (lambda: kt.bots.Decision, ["of"], {}),
    "easy bot": (lambda: kt.bots.make("easy", 1), ["answer"], {}),
    "greedy bot": (lambda: kt.bots.make("greedy", 1), ["answer"], {}),
    "random bot": (lambda: kt.bots.make("random", 1), ["answer"], {}),
    "review": (lambda: review, ["Settings", "review"], {"settings": lambda: review.Settings(simulations=1)}),
    "preview": (lambda: type("Preview", (), {"preview": staticmethod(preview)}), ["preview"], {}),
    "course": (lambda: course, ["course"], {}),
    "mapfile": (lambda: mapfile, ["load"], {"game": lambda: "attila", "name": lambda: "attila"}),
    "pictures": (lambda: kt.pictures, ["of_board", "of_state", "sketched", "svg"], {
        "name": lambda: "", "built": lambda: mapfile.load("attila", "attila"), "position": dict}),
    "scenario": (lambda: scenario, ["parse", "read", "write", "write_position"], {
        "text": lambda: SCENARIO, "title": lambda: "x", "players": lambda: ["A", "B", "C"],
        "position": lambda: GAME.new(3, seed=7).to_json()}),
    "runner": (lambda: type("Run", (), {"run": staticmethod(played)}), ["run"], {
        "document": lambda: scenario.parse(SCENARIO)[0]}),
    "pettingzoo": (lambda: pettingzoo, ["env", "parallel_env", "raw_env"], {}),
    "env": (lambda: begun(pettingzoo.env(GAME, 3)), ["observe", "step", "observation_space", "action_space"], {}),
    "parallel_env": (lambda: begun(pettingzoo.parallel_env(GAME, 3)), ["step", "observation_space", "action_space"],
                     {"actions": lambda: {"player_0": 84}}),
    "gymnasium": (lambda: seats, ["SeatEnv"], {"bots": lambda: "random", "illegal": lambda: None}),
    "SeatEnv": (lambda: begun(seats.SeatEnv(GAME, 3, bots="random")), ["step"], {}),
    "Batch": (lambda: Batch(GAME, 3, 1), ["put", "reset", "state", "step"], {}),
    "batch": (lambda: type("Made", (), {"Batch": Batch}), ["Batch"], {}),
    "arena": (lambda: contest, ["Contest"], {"games": lambda: 2, "players": lambda: 2}),
    "Setting": (lambda: play.Setting, ["of"], {"limit": lambda: 1.0}),
    "series": (lambda: series, ["run"], {"games": lambda: 1}),
    "ratings": (lambda: ratings, ["duels", "rate"], {}),
    "results": (lambda: results, ["appending", "read"], {}),
    "odds of Attack!": (lambda: attack, ["Army", "Force", "battle", "resume"], {
        "action": lambda: attack.Army(1), "reserve": lambda: attack.Army(1),
        "attacker": lambda: attack.Army.parse("1I"), "defender": lambda: attack.Army.parse("1I"),
        "round": lambda: 1, "acting": lambda: "attacker"}),
    "Army": (lambda: attack.Army(1), ["check", "parse", "text"], {"text": lambda: "1I"}),
    "Force of Attack!": (lambda: attack.Force, ["parse"], {"text": lambda: "1I / 1I"}),
    "odds of SelfR3": (lambda: selfr3, ["Units", "battle", "replies", "reply", "table"], {
        "attacker": lambda: selfr3.Units(2), "defender": lambda: selfr3.Units(2), "throw": lambda: [1, 2]}),
    "Units": (lambda: selfr3.Units(1), ["parse", "text"], {"text": lambda: "3"}),
    "odds of Attacke": (lambda: attacke, ["hand", "parse", "strength", "text", "without"], {
        "text": lambda: "A7", "cards": lambda: {"A7": 1}, "heaps": lambda: [({"A7": 1}, 1)], "joker": lambda: 4}),
    "odds of Europe": (lambda: europe, ["Retreat", "battle"], {
        "attacker": lambda: europe_force.Force.parse("1 infantry"),
        "defender": lambda: europe_force.Force.parse("1 infantry")}),
    "force of Europe": (lambda: europe_force, ["Force"], dict.fromkeys(europe_force.Force._fields, lambda: 1)),
    "Force of Europe": (lambda: europe_force.Force, ["parse"], {"text": lambda: "1 infantry"}),
    "dice": (lambda: dice, ["canonical", "server_seed", "salt_of", "seed_commitment"], {
        "table": lambda: "g-1", "seed": lambda: bytes(32), "root": lambda: bytes(32), "seeds": lambda: [bytes(32)],
        "epoch": lambda: 0, "seq": lambda: 0, "what": lambda: "x"}),
    "TableDice": (lambda: table_dice, ["TableDice"], {
        "table": lambda: "g-1", "tip": lambda: bytes(32), "master": lambda: bytes(32), "links": lambda: 4}),
    "proofs": (lambda: dice_proof, ["verify_dice"], {"lines": list}),
    "signed log": (lambda: log_proof, ["verify_log"], {"head": str}),
}  # fmt: skip


def wrong_calls(surface: Surface, name: str) -> Iterator[tuple[str, Any, list[Any], dict[str, Any]]]:
    """(argument, what is wrong, all arguments): each argument wrong in every way, the others right or left out."""
    make, _, good = surface
    try:
        parameters = list(signature(getattr(make(), name)).parameters.values())
    except (TypeError, ValueError):  # compiled, without a signature
        return
    known = {**GOOD, **good}
    for place, parameter in enumerate(parameters):
        if parameter.kind is Parameter.VAR_KEYWORD:
            break
        by_name = parameter.kind is Parameter.KEYWORD_ONLY
        before = [one for one in parameters[:place] if one.kind is not Parameter.KEYWORD_ONLY]
        if by_name:
            before = [one for one in before if one.default is Parameter.empty and one.kind is not one.VAR_POSITIONAL]
        if not all(one.name in known or one.default is not Parameter.empty for one in before):
            raise AssertionError(f"what is right for {[one.name for one in before]} of {name}?")
        rest = [
            one
            for one in parameters[place + 1 :]
            if one.default is Parameter.empty and one.kind is one.POSITIONAL_OR_KEYWORD
        ]
        for junk in JUNK:
            given = [known[one.name]() if one.name in known else one.default for one in before]
            if by_name:
                yield parameter.name, junk, given, {parameter.name: junk}
            else:
                others = [known[one.name]() for one in rest if one.name in known]
                yield parameter.name, junk, [*given, junk, *others], {}


def hang(*_: Any) -> None:
    raise RuntimeError("hangs")


@pytest.mark.parametrize("label", SURFACES)
def test_wrong_arguments_are_refused_in_a_sentence(label: str) -> None:
    surface, raw = SURFACES[label], []
    make, names, _ = surface
    tried = 0
    signal.signal(signal.SIGALRM, hang)
    for name in names:
        for argument, junk, given, named in wrong_calls(surface, name) if callable(getattr(make(), name)) else ():
            thing = make()
            before = standing(thing)
            signal.setitimer(signal.ITIMER_REAL, SECONDS)
            tried += 1
            try:
                getattr(thing, name)(*given, **named)
            except Exception as error:
                if not is_a_sentence(error):
                    raw.append(f"{name}({argument}={junk!r:.40}): {type(error).__name__}: {error!s:.120}")
                if standing(thing) != before:
                    raw.append(f"{name}({argument}={junk!r:.40}): changed")
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
    assert not raw, "\n".join(raw)
    assert tried > 0


def standing(thing: Any) -> Any:
    """What must not change where something is refused."""
    if isinstance(thing, kt.State):
        return thing.digest()
    if isinstance(thing, kt.Chance):
        return thing.save()
    if isinstance(thing, kt.Match):
        return thing.record.text(), thing.state.digest()
    if isinstance(thing, kt.Record):
        return thing.text()
    if isinstance(thing, Batch):
        return [thing.state(row).digest() for row in range(thing.n)], thing.observations.tobytes()
    if hasattr(thing, "unwrapped"):
        return thing.unwrapped.state.digest()
    return None


def test_hints_say_what_an_argument_is_to_be() -> None:
    @arguments.careful
    def told(n: int, words: list[str] | None = None, *more: float, flag: bool = False) -> int:
        return n

    assert told(1, ["a"], 1, 2.5, flag=True) == told(np.int64(1)) == 1  # type: ignore[arg-type]
    for wrong in (("x",), (1, "ab"), (1, [1]), (1, None, "x"), (1, None, float("nan"))):
        with pytest.raises(TypeError, match=r"^told\(\): \w+ is to be "):
            told(*wrong)
    with pytest.raises(TypeError, match="flag is to be True or False, not int"):
        told(1, flag=3)  # type: ignore[arg-type]


def test_junk_by_lot_in_several_places() -> None:
    """Two or three things wrong at once: still a sentence."""
    lot = random.Random(1)
    for _ in range(300):
        state = GAME.new(3, seed=7)
        name = lot.choice(["apply", "observe", "legal_mask", "rollout", "determinize", "value", "view", "is_legal"])
        before = state.digest()
        try:
            getattr(state, name)(*(lot.choice(JUNK) for _ in range(lot.randrange(1, 4))))
        except Exception as error:
            assert is_a_sentence(error) or "argument" in str(error), (name, error)
            assert state.digest() == before


@pytest.mark.parametrize("number", [-1, len(GAME.board.spaces), 2**70])
def test_no_space_has_such_a_number(number: int) -> None:
    with pytest.raises(kt.EngineError, match="unknown_space"):
        GAME.board.mask([0, number])
    with pytest.raises(kt.EngineError, match="unknown_space"):
        GAME.board.distance(number, 0)


def test_one_seat_is_not_one_below_none() -> None:
    for number, words in ((1, "one seat"), (-1, "-1 seats"), (0, "0 seats")):
        with pytest.raises(kt.EngineError, match=f"with {words}"):
            GAME.new(number)


class _Heard(Protocol):
    def hear(self) -> None: ...


@arguments.careful
def _told(seat: int, names: Sequence[str], ear: _Heard | None = None, *more: int) -> None:
    """Takes anything of the right kind."""


def test_what_fitted_once_lets_nothing_else_of_its_type_pass() -> None:
    class Ear:
        def hear(self) -> None: ...

    class Thing:
        pass

    _told(0, ["a"], Ear(), 1, 2)
    _told(0, ["a"], Ear(), 1, 2)  # these types are known by now
    own = Thing()
    own.hear = print  # type: ignore[attr-defined]
    _told(0, ["a"], own)  # type: ignore[arg-type]
    for given in ((0, [1]), (0, "a"), (0, ["a"], Thing()), (0, ["a"], Ear(), 1, "2"), ("0", ["a"]), (0, ["a"], Ear)):
        with pytest.raises(TypeError):
            _told(*given)
