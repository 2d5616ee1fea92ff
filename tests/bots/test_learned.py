"""Weights in a file: what is in it comes out again, whatever is not as it should be is refused, and bots play by it."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch import bots
from kartentisch.bots import Decision, SearchBot, tensors
from kartentisch.bots.learned import MOST, Learned, Use, layout_of, nothing, of_package, packed, unpacked
from kartentisch.bots.review import Review, Settings
from kartentisch.bots.tensors import Tensor
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.log_odds import share
from kartentisch.server.bot_pool import Task
from kartentisch.server.bot_worker import think

HIDDEN, DEEPER, PLAYERS = 5, 4, 2


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attacke")


def weights_of(game: Game, seed: int = 1, anchor: float = 0.0) -> dict[str, Tensor]:
    """Any ones, as if learned."""
    dice, size, found = random.Random(seed), game.observation(PLAYERS).size, dict[str, Tensor]()
    sizes = (("first", size, HIDDEN), ("second", HIDDEN, DEEPER), ("policy", DEEPER, game.space.size))
    for layer, inputs, outputs in (*sizes, ("value", DEEPER, PLAYERS)):
        numbers = array("f", [dice.gauss(0, 1) for _ in range(inputs * outputs)])
        found[f"{layer}.weight"] = Tensor((outputs, inputs), numbers)
        found[f"{layer}.bias"] = Tensor((outputs,), array("f", [dice.gauss(0, 1) for _ in range(outputs)]))
    found["anchor"] = Tensor((1,), array("f", [anchor]))
    found["scale"] = Tensor((size,), array("f", [1.0 + dice.randrange(9) for _ in range(size)]))
    return found


def file_of(game: Game, use: Use = Use.ALONE, turns: int | None = None) -> bytes:
    return packed(game, PLAYERS, weights_of(game), use, turns, {"run": "{}"})


def asked(game: Game, seed: int = 3, decisions: int = 60) -> Any:
    """A state in which a seat has a choice."""
    state, chance = game.new(PLAYERS, seed, game.series), kt.Chance(seed)
    while decisions > 0 or len(state.legal_actions()) < 3:
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
        chance.settle(state)
        decisions -= 1
    return state


def test_the_table_computes_what_was_learned(game: Game) -> None:
    """Beside the sums written as one reads them."""
    weights, state = weights_of(game), asked(game)
    seat, legal = int(state.seat), state.legal_actions()
    network = unpacked(file_of(game), "file", game, PLAYERS).network
    buffer = game.observation(PLAYERS).buffer()
    state.observe(seat, buffer)
    shown = [number / scale for number, scale in zip(buffer, weights["scale"].numbers, strict=True)]

    def through(layer: str, inputs: list[float]) -> list[float]:
        rows, bias = weights[f"{layer}.weight"].numbers, weights[f"{layer}.bias"].numbers
        n = len(inputs)
        return [bias[k] + sum(rows[k * n + i] * inputs[i] for i in range(n)) for k in range(len(bias))]

    hidden = [max(0.0, x) for x in through("first", shown)]
    deeper = [max(0.0, x) for x in through("second", hidden)]
    logits, seats = through("policy", deeper), through("value", deeper)
    network.look(state, seat)
    assert list(network.rates(vec[i64](legal))) == pytest.approx([logits[action] for action in legal])
    odds = [exp(x) for x in seats]
    assert network.share(state, seat) == pytest.approx(odds[0] / sum(odds))


def test_products_of_what_is_observed_are_inputs_as_well(game: Game) -> None:
    """As if they were observed: written out, they change the first layer's sums alike."""
    weights, state = weights_of(game), asked(game)
    seat, size = int(state.seat), game.observation(PLAYERS).size
    buffer = game.observation(PLAYERS).buffer()
    state.observe(seat, buffer)
    shown = [at for at in range(size) if buffer[at] != 0]
    pairs = [(shown[0], shown[-1]), (shown[1], shown[1]), (shown[2], next(at for at in range(size) if buffer[at] == 0))]
    before = weights["first.weight"].numbers
    rows = [[*before[k * size : (k + 1) * size], 0.5, -2.0, 9.0] for k in range(HIDDEN)]
    wide = {
        "first.weight": Tensor((HIDDEN, size + 3), array("f", [x for row in rows for x in row])),
        "scale": Tensor((size + 3,), array("f", [*weights["scale"].numbers, 2.0, 4.0, 1.0])),
        "pairs": Tensor((3, 2), array("f", [float(at) for pair in pairs for at in pair])),
    }
    more = 0.5 * buffer[pairs[0][0]] * buffer[pairs[0][1]] / 2.0 - 2.0 * buffer[pairs[1][0]] ** 2 / 4.0
    bias = array("f", [x + more for x in weights["first.bias"].numbers])
    narrow = weights | {"first.bias": Tensor((HIDDEN,), bias)}
    found = [
        unpacked(packed(game, PLAYERS, one, Use.VALUE, None, {}), "file", game, PLAYERS).network
        for one in (weights | wide, narrow)
    ]
    legal = vec[i64](state.legal_actions())
    for network in found:
        network.look(state, seat)
    assert list(found[0].rates(legal)) == pytest.approx(list(found[1].rates(legal)), abs=1e-5)
    for wrong in ([0.5] * 6, [float(size)] * 6, [-1.0] * 6):
        harmful = weights | wide | {"pairs": Tensor((3, 2), array("f", wrong))}
        assert refusal(packed(game, PLAYERS, harmful, Use.VALUE, None, {}), game) == "bad_weights"
    for shape in ((6,), (6, 1), (2, 3)):
        harmful = weights | wide | {"pairs": Tensor(shape, wide["pairs"].numbers)}
        assert refusal(packed(game, PLAYERS, harmful, Use.VALUE, None, {}), game) == "bad_weights"


def test_a_network_for_values_alone_needs_no_policy(game: Game) -> None:
    """It promises the same; for anything else one must be there."""
    weights, state = weights_of(game), asked(game)
    short = {name: tensor for name, tensor in weights.items() if not name.startswith("policy")}
    found = [
        unpacked(packed(game, PLAYERS, one, Use.VALUE, None, {}), "file", game, PLAYERS).network
        for one in (weights, short)
    ]
    for network in found:
        network.look(state, state.seat)
    assert found[0].share(state, state.seat) == found[1].share(state, state.seat)
    for use in (Use.ALONE, Use.CHOICE, Use.ROLLOUT, Use.VALUE | Use.CHOICE):
        assert refusal(packed(game, PLAYERS, short, use, None, {}), game) == "bad_weights"


def test_an_anchored_value_says_in_what_the_game_is_wrong(game: Game) -> None:
    """With nothing to say the share is the game's own; what is said multiplies the odds."""
    state, weights = asked(game), weights_of(game, anchor=1.0)
    seat = int(state.seat)
    game_says = share(game.value(state, seat), game.scale, PLAYERS)
    weights["value.weight"] = Tensor((PLAYERS, DEEPER), array("f", [0.0] * PLAYERS * DEEPER))
    for more in (0.0, 1.0):
        weights["value.bias"] = Tensor((PLAYERS,), array("f", [more, 0.0]))
        network = unpacked(packed(game, PLAYERS, weights, Use.VALUE, None, {}), "file", game, PLAYERS).network
        network.look(state, seat)
        found = network.share(state, seat)
        assert log(found / (1 - found)) == pytest.approx(log(game_says / (1 - game_says)) + more, abs=1e-6)


def test_a_file_gives_back_how_its_network_is_used(game: Game) -> None:
    found = unpacked(file_of(game, Use.VALUE | Use.CHOICE, 4), "file", game, PLAYERS)
    assert (found.use, found.turns) == (Use.VALUE | Use.CHOICE, 4) and found.policy is None
    assert found.value is found.network
    assert file_of(game) == file_of(game)  # nothing in it but what it is told


def refusal(data: bytes, game: Game, players: int = PLAYERS) -> str:
    with pytest.raises(EngineError) as caught:
        unpacked(data, "weights.safetensors", game, players)
    for language in ("de", "en"):
        said = Language(language, game).rejection(caught.value.rejection)
        assert "weights.safetensors" in said and "{" not in said
    return str(caught.value.code)


def with_header(data: bytes, change: Callable[[dict[str, Any]], Any]) -> bytes:
    """The file with another header in front of the same numbers."""
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    changed = change(header)
    text = json.dumps(header if changed is None else changed).encode()
    return len(text).to_bytes(8, "little") + text + data[8 + length :]


def put(*path: str | int, to: Any) -> Callable[[dict[str, Any]], None]:
    def change(header: dict[str, Any]) -> None:
        place: Any = header
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


HARMFUL: dict[str, Callable[[dict[str, Any]], Any]] = {
    "another kind of number": put("first.bias", "dtype", to="F64"),
    "objects": put("first.bias", "dtype", to="O"),
    "huge sides": put("first.weight", "shape", to=[2**62, 2**62]),
    "sides that overflow to the right size": put("first.bias", "shape", to=[2**63, HIDDEN * 2]),
    "a side below 0": put("first.bias", "shape", to=[-HIDDEN]),
    "true as a side": put("first.bias", "shape", to=[True]),
    "no list of sides": put("first.bias", "shape", to="5"),
    "too many sides": put("first.bias", "shape", to=[1, 1, 1, 1, HIDDEN]),
    "bytes behind the end": put("first.bias", "data_offsets", to=[0, 2**40]),
    "bytes of two": put("second.bias", "data_offsets", to=[0, DEEPER * 4]),
    "one offset": put("second.bias", "data_offsets", to=[0]),
    "another name": lambda header: {("first.bia" if name == "first.bias" else name): header[name] for name in header},
    "one too few": lambda header: {name: header[name] for name in header if name != "scale"},
    "words that are none": put("__metadata__", "turns", to=3),
    "an unknown use": put("__metadata__", "use", to="EVERYTHING"),
    "no number of turns": put("__metadata__", "turns", to="many"),
    "endless turns": put("__metadata__", "turns", to="1000000000"),
    "no format": put("__metadata__", "format", to="pickle"),
    "a list": lambda header: [],
    "an entry that is none": put("first.bias", to=7),
}


@pytest.mark.parametrize("harm", HARMFUL)
def test_a_file_made_to_harm_is_refused(game: Game, harm: str) -> None:
    assert refusal(with_header(file_of(game), HARMFUL[harm]), game) == "bad_weights"


def test_a_damaged_file_is_refused(game: Game) -> None:
    data = file_of(game)
    for length in (0, 1, 7, 8, 9, 100, len(data) // 2, len(data) - 1):
        assert refusal(data[:length], game) == "bad_weights"
    assert refusal(data + b"\0" * 4, game) == "bad_weights"
    assert refusal(b"\xff" * 200, game) == "bad_weights"
    assert refusal(b"PK\x03\x04" + b"\0" * 200, game) == "bad_weights"  # a zip of numpy
    assert refusal((40).to_bytes(8, "little") + b"[" * 40, game) == "bad_weights"
    assert refusal(data + b"\0" * MOST, game) == "bad_weights"
    for number in (float("nan"), float("inf")):
        weights = weights_of(game)
        weights["value.bias"].numbers[0] = number
        assert refusal(packed(game, PLAYERS, weights, Use.ALONE, None, {}), game) == "bad_weights"
    weights = weights_of(game)
    weights["scale"].numbers[5] = 0.0
    assert refusal(packed(game, PLAYERS, weights, Use.ALONE, None, {}), game) == "bad_weights"


def test_shapes_must_fit_the_game_and_each_other(game: Game) -> None:
    for name in weights_of(game):
        weights = weights_of(game)
        shape = weights[name].shape
        longer = array("f", [*weights[name].numbers, *weights[name].numbers])
        weights[name] = Tensor((shape[0] * 2, *shape[1:]), longer)
        assert refusal(packed(game, PLAYERS, weights, Use.ALONE, None, {}), game) == "bad_weights"


def test_weights_of_something_else_are_refused(game: Game) -> None:
    data = file_of(game)
    assert refusal(data, game, players=3) == "foreign_weights"
    assert refusal(data, kt.load("attila")) == "foreign_weights"
    assert refusal(with_header(data, put("__metadata__", "version", to="2")), game) == "foreign_weights"
    assert refusal(with_header(data, put("__metadata__", "layout", to="0" * 16)), game) == "other_layout"


def test_a_layout_is_what_numbers_mean(game: Game) -> None:
    """Of each game and number of players another one."""
    layouts = {layout_of(kt.load(name), players) for name in ("attila", "attacke") for players in (2, 3)}
    assert len(layouts) == 4 and layout_of(game, 2) == layout_of(kt.load("attacke"), 2)


@pytest.mark.parametrize(
    "use", [Use.ALONE, Use.CHOICE, Use.VALUE, Use.ROLLOUT, Use.CHOICE | Use.VALUE | Use.ROLLOUT], ids=str
)
def test_bots_play_by_a_network_from_their_view_only(game: Game, use: Use) -> None:
    """The same every time, and the same in two worlds that a seat cannot tell apart."""
    learned = unpacked(file_of(game, use, 2), "file", game, PLAYERS)
    state = asked(game)
    other = state.clone()
    other.determinize(state.seat, kt.Chance(99))
    assert other != state
    said = [
        SearchBot(5, simulations=24, learned=lambda *_: learned).weigh(Decision.of(world, int(state.seat)))
        for world in (state, state, other)
    ]
    assert said[0] == said[1] == said[2]
    answers = {
        SearchBot(5, simulations=24, learned=lambda *_: learned).answer(Decision.of(world, int(state.seat)))
        for world in (state, other)
    }
    assert len(answers) == 1 and answers <= set(state.legal_actions())


def test_alone_it_takes_what_the_network_likes_best(game: Game) -> None:
    learned, state = unpacked(file_of(game), "file", game, PLAYERS), asked(game)
    learned.network.look(state, int(state.seat))
    legal = state.legal_actions()
    rates = list(learned.network.rates(vec[i64](legal)))
    answer = SearchBot(1, simulations=8, learned=lambda *_: learned).answer(Decision.of(state, int(state.seat)))
    assert answer == legal[rates.index(max(rates))]


def test_a_network_is_asked_for_what_positions_are_worth(game: Game) -> None:
    """One that is sure of the own seat makes every unfinished game a won one."""
    weights = weights_of(game)
    weights["value.weight"] = Tensor((PLAYERS, DEEPER), array("f", [0.0] * PLAYERS * DEEPER))
    weights["value.bias"] = Tensor((PLAYERS,), array("f", [30.0, -30.0]))
    learned = unpacked(packed(game, PLAYERS, weights, Use.VALUE, 1, {}), "file", game, PLAYERS)
    state = asked(game)
    weighed = SearchBot(1, simulations=16, learned=lambda *_: learned).weigh(Decision.of(state, int(state.seat)))
    assert {round(one.value, 6) for one in weighed} == {1.0}


def test_the_classic_master_plays_without_anything_learned(game: Game) -> None:
    """By its name in a contest; the levels play by what came with the package."""
    classic = bots.find("kartentisch.bots:Classic")(3)
    assert isinstance(classic, SearchBot) and classic.learned is nothing
    assert classic.simulations == bots.LEVELS["master"].simulations


def test_a_slower_simulation_is_paid_for_by_fewer(game: Game) -> None:
    """So that the same words mean the same time; where it plays alone nothing changes."""
    asks = Decision.of(asked(game), int(asked(game).seat))
    for pace, wanted in ((1.0, 40), (0.75, 30)):
        data = packed(game, PLAYERS, weights_of(game), Use.VALUE, 1, {}, pace=pace)
        learned = unpacked(data, "file", game, PLAYERS)
        weighed = SearchBot(1, simulations=40, learned=lambda *_, learned=learned: learned).weigh(asks)
        assert sum(one.simulations for one in weighed) == wanted
    for wrong in ("0.0", "1.5", "nan", "-1", "inf", "quick"):
        assert refusal(with_header(file_of(game), put("__metadata__", "pace", to=wrong)), game) == "bad_weights"


def test_a_level_plays_by_what_was_measured_for_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    data = packed(game, PLAYERS, weights_of(game), Use.VALUE, None, {}, ["hard"])
    learned = unpacked(data, "file", game, PLAYERS)
    assert learned.levels == {"hard"}
    monkeypatch.setattr("kartentisch.bots.learned.of_package", lambda game, players: learned)
    for name, wanted in (("hard", learned), ("hard:bold", learned), ("master", None)):
        level = bots.make(name, 3)
        assert isinstance(level, SearchBot) and level.learned(game, PLAYERS) is wanted


def test_hints_and_reviews_judge_by_what_the_strongest_level_plays_by(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network that is sure of whoever looks finds every decision won, and on the whole all alike."""
    weights = weights_of(game)
    weights["value.weight"] = Tensor((PLAYERS, DEEPER), array("f", [0.0] * PLAYERS * DEEPER))
    weights["value.bias"] = Tensor((PLAYERS,), array("f", [30.0, -30.0]))
    match = kt.Match(game, ["Anna", "Ben"], kt.Chance(3), options=game.series)
    while match.record.answers < 40:
        match.play(match.state.seat, match.state.legal_actions()[-1])

    def weighed() -> Review:
        work = Review(match.record, game, Settings(simulations=4, samples=1, turns=9))  # as far as a bot
        assert list(work.steps())
        return work

    plain = weighed()
    learned = unpacked(packed(game, PLAYERS, weights, Use.VALUE, None, {}, ["master"]), "file", game, PLAYERS)
    monkeypatch.setattr("kartentisch.bots.learned.of_package", lambda game, players: learned)
    work = weighed()
    found = work.data()
    # as they were weighed: afterwards all stand on the level of the curve, which has everybody's share, together 1
    sure, before = ([row["value"] == 1.0 for row in one._decisions] for one in (work, plain))
    assert sum(sure) >= 0.9 * len(sure) and not any(before)  # all but where a game came to its end
    assert all(point["values"] == [0.5, 0.5] for point in found["curve"][:-1])
    asks = Decision.of(match.state, int(match.state.seat))
    hint = think(Task("attacke", asks.seat, asks.question, list(asks.legal), asks.view, "master", 1, True), 0.5)
    assert all(value == 1.0 for _, value, _ in hint["weighed"])


def test_every_file_of_the_package_fits_its_game() -> None:
    """Those that come along are read, and say what they are used for."""
    for name in kt.games.ready():
        here = kt.load(name)
        for players in here.seats:
            found = of_package(here, players)
            assert found is None or (isinstance(found, Learned) and found.use)


def test_files_of_weights_are_those_of_safetensors() -> None:
    """Their public library reads the same numbers, where it is installed; the layout is written down here as well."""
    data = tensors.write({"a": Tensor((2, 1), array("f", [1.5, -2.0]))}, {"k": "v"})
    length = int.from_bytes(data[:8], "little")
    assert length % 8 == 0 and json.loads(data[8 : 8 + length]) == {
        "__metadata__": {"k": "v"},
        "a": {"dtype": "F32", "shape": [2, 1], "data_offsets": [0, 8]},
    }
    assert data[8 + length :] == bytes.fromhex("0000c03f000000c0")
    again = tensors.read(data, "file", 1000)
    assert again.about == {"k": "v"} and list(again.tensors["a"].numbers) == [1.5, -2.0]


def test_what_is_in_the_package_is_found(game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By game and number of players; nothing for others, and nothing on another board."""
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / f"{PLAYERS}.safetensors").write_bytes(file_of(game, Use.VALUE, 3))
    asked_for = list[str]()

    def files(name: str) -> Path:
        asked_for.append(name)
        return tmp_path

    monkeypatch.setattr("kartentisch.bots.learned.resources.files", files)
    of_package.cache_clear()
    found = of_package(game, PLAYERS)
    assert found is not None and found.turns == 3 and asked_for == ["kartentisch.games.attacke"]
    assert of_package(game, PLAYERS) is found and of_package(game, 3) is None
    of_package.cache_clear()
