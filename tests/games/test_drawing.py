"""Positions that people draw, in every game: nothing edited is the same again, one thing edited is that one alone."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.outline import outline
from kartentisch.engine.scenario import Words
from kartentisch.server import position_worker

pytestmark = pytest.mark.once
HEAD = ("format", "game", "players", "options")


def moments(name: str, seed: int) -> Iterator[Any]:
    """A random game at some of its moments, its first one among them."""
    game = kt.load(name)
    dice, chance = random.Random(seed), kt.Chance(seed)
    state = game.new(game.seats[-1 if seed % 2 else 0], seed=seed)
    for decision in range(150):
        chance.settle(state)
        if state.over:
            break
        if decision in (0, 20, 60, 149):
            yield state.clone()
        seat = dice.choice(state.seats_asked)
        state.apply(dice.choice(state.legal_actions(seat)), seat)


def drawn(game: Any, state: Any) -> dict[str, Any]:
    """As the page gets it, over JSON."""
    found: dict[str, Any] = json.loads(json.dumps(game.dump(state)))
    return found


@pytest.mark.parametrize("name", kt.GAMES)
def test_what_is_drawn_is_described(name: str) -> None:
    game, told = kt.load(name), outline(kt.load(name))
    parts = {part["name"]: part for part in told["parts"]}
    assert parts.keys() == game.shape.keys() and any(part["drawn"] for part in parts.values())
    for name_, part in parts.items():
        assert set(part["undoes"]) <= parts.keys() and set(part["where"]) <= set(told["places"].values())
        assert set(part["takes"]) <= set(told["places"].values())
        assert not part["drawn"] or all(name_ in Language(lang, game).facts() for lang in LANGUAGES)
    assert told["places"].keys() == {space.id for space in game.board.spaces}


@pytest.mark.thorough
@pytest.mark.parametrize("name", kt.GAMES)
def test_nothing_edited_is_the_same_position(name: str) -> None:
    game = kt.load(name)
    for seed in range(2):
        for state in moments(name, seed):
            position = drawn(game, state)
            names = [f"Anna {seat}" for seat in range(position["players"])]
            assert game.load(position) == state
            view = position_worker.checked(name, position, True)["view"]
            assert drawn(game, game.load(position)) == position and view == json.loads(json.dumps(game.view(state)))
            read = position_worker.read(position_worker.written(name, "A moment", names, position)["text"])
            assert (read["game"], read["names"], read["title"]) == (name, names, "A moment")
            again = game.load({**read["position"], "players": len(names), "options": read["options"]})
            assert again == state


def numbers(shape: dict[str, Any], value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Where a part says how many."""
    if shape["is"] == "count" and value is not None:
        yield path
    elif shape["is"] in ("each", "by_seat", "row") and value:
        rows = value.items() if isinstance(value, dict) else enumerate(value)
        for key, one in rows:
            yield from numbers(shape["of"], one, (*path, key))


@pytest.mark.parametrize("name", kt.GAMES)
def test_one_thing_edited_is_that_alone(name: str) -> None:
    """A number of a drawn part changed by one: it is refused with the reason, or it is so, and nothing else is."""
    game, changed = kt.load(name), 0
    parts = [part for part in outline(game)["parts"] if part["drawn"]]
    for state in moments(name, 1):
        position = drawn(game, state)
        for part in parts:
            for path in list(numbers(part["shape"], position.get(part["name"]), (part["name"],)))[:6]:
                other = copy.deepcopy(position)
                inside = other
                for key in path[:-1]:
                    inside = inside[key]
                inside[path[-1]] += 1
                if 0 < part["most"] < inside[path[-1]] or 0 < part["room"] < sum(inside.values()):
                    continue  # no editor goes on from there
                for gone in part["undoes"]:
                    other.pop(gone, None)
                try:
                    position_worker.checked(name, other)
                except EngineError as error:
                    assert error.code and error.rejection.args
                    continue
                changed += 1
                after = drawn(game, game.load(other))
                different = {key for key in after.keys() | other.keys() if after.get(key) != position.get(key)}
                assert different <= {path[0], *part["undoes"]}, path
                assert after[path[0]] == other[path[0]]
    assert changed >= 3


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_turn_begins_with_what_is_drawn(name: str) -> None:
    """The parts of the middle of a turn left out: a turn begins, and the drawn parts lie as they lay."""
    game, begun = kt.load(name), 0
    kept = {part["name"] for part in outline(game)["parts"] if part["drawn"]}
    for seed in range(3):
        for state in moments(name, seed):
            position = drawn(game, state)
            resting = {key: part for key, part in position.items() if key in kept or key in HEAD}
            try:
                position_worker.checked(name, resting, True)
            except EngineError:
                continue
            begun += 1
    assert begun >= 1


WORDS = ("", "x", "-1", "stack", "asked")


def mutated(position: dict[str, Any], dice: random.Random, words: list[str]) -> dict[str, Any]:
    """Some values replaced, taken away, doubled."""
    data = copy.deepcopy(position)
    for _ in range(dice.choice((1, 1, 2, 4))):
        path: list[tuple[Any, Any]] = []
        inside: Any = data
        while isinstance(inside, dict | list) and inside and (not path or dice.random() < 0.85):
            key = dice.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
            path.append((inside, key))
            inside = inside[key]
        if not path:
            break
        holder, key = path[-1]
        strange: list[Any] = [
            0,
            1,
            2,
            -1,
            63,
            1000,
            2**62,
            2**64,
            True,
            None,
            [],
            {},
            dice.choice(words),
            {dice.choice(words): 3},
        ]
        if dice.random() < 0.2:
            del holder[key]
        elif isinstance(inside, int) and dice.random() < 0.6:
            holder[key] = inside + dice.choice((-1, 1, 5))
        else:
            holder[key] = dice.choice([*strange, copy.deepcopy(holder)])
    return data


@pytest.mark.thorough
@pytest.mark.parametrize("name", kt.GAMES)
def test_hostile_positions_are_refused_with_a_code(name: str) -> None:
    """Whatever is written there: a coded error, or a position on which the rules go on."""
    game, dice = kt.load(name), random.Random(name)
    fields = Words(game, []).fields
    words = [*WORDS, *game.shape, *(word for ids in fields.values() for word in ids)]
    fine = 0
    for state in moments(name, 5):
        for _ in range(60):
            try:
                fine += bool(position_worker.checked(name, mutated(drawn(game, state), dice, words), True))
            except kt.KartentischError as error:
                assert error.code
    assert fine


def test_hostile_files_are_refused_with_a_code() -> None:
    letters = "abcdefghijklmnopqrst"
    bomb = "\n".join(["a: &a [x, x]", *(f"{b}: &{b} [*{a}, *{a}]" for a, b in itertools.pairwise(letters))])
    for text, code in (
        (bomb, "scenario_format"),
        ("[" * 5000, "scenario_format"),
        ("title: x\ngame: attila\nplayers: 99\nposition: {}", "player_count"),
        ("title: x\ngame: attila\nplayers: 2", "scenario_format"),
        ("title: x\ngame: attila\nplayers: 2\nposition: {provinces: {moesia: {goth: 1}}}", "unknown_word"),
        ("title: x\ngame: attila\nplayers: 2\nposition: {hands: [1]}", "scenario_format"),
        ("title: x\ngame: chess\nplayers: 2\nposition: {}", "unknown_game"),
        ("title: x\ngame: attila\nplayers: 2\nboard: b.toml\nposition: {}", "foreign_board"),
        ("\t", "scenario_format"),
    ):
        with pytest.raises(EngineError) as refused:
            position_worker.answered(("read", [text]))
        assert refused.value.code == code, text[:60]
