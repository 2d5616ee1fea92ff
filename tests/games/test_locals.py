"""Stacks that nobody came to: whatever a local holds, the position is refused with a code or can be played on.

They are tried in a process of their own: what ends it, or never answers, is what is looked for.
"""

from __future__ import annotations

import copy
import itertools
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine import serialization
from kartentisch.engine.errors import EngineError
from kartentisch.server import position_worker

pytestmark = pytest.mark.once
LONGEST = 300  # seconds for one game; each takes some
NUMBERS = (-1, -2, 1, 5, 40, 63, 1000, 2**31, 2**62, 2**63 - 1, -(2**63))
ROWS: tuple[list[int], ...] = ([], [0], [-1] * 7, [1000] * 3, [2**62] * 2, [0] * 500)


def met(name: str, games: int = 2, decisions: int = 700) -> list[dict[str, Any]]:
    """Positions of random games, one for each stack that comes up, before rolls as well."""
    game, found = kt.load(name), {}
    for seed in range(games):
        dice, chance = random.Random(seed), kt.Chance(seed)
        state = game.new(game.seats[-1 if seed % 2 else 0], seed=seed)
        for _ in range(decisions):
            if state.over:
                break
            steps = tuple(procedure.where() for procedure in state.stack())
            if steps not in found:
                found[steps] = json.loads(json.dumps(game.dump(state)))
            if state.chance:
                chance.settle(state)
            else:
                seat = dice.choice(state.seats_asked)
                state.apply(dice.choice(state.legal_actions(seat)), seat)
    return list(found.values())


def locals_of(game: Any, entry: dict[str, Any]) -> dict[str, Any]:
    """The locals of a procedure on the stack, those of a fresh one included."""
    kind = game.procedures[entry["step"].partition(".")[0]]
    fresh = {local: getattr(kind(), local) for local in serialization.local_names(kind())}
    return {local: value if isinstance(value, int) else list(value) for local, value in fresh.items()} | {
        local: value for local, value in entry.items() if local != "step"
    }


def hostile(name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every local of every stack with every strange value, and several at once with values that may be meant."""
    game, dice = kt.load(name), random.Random(name)
    for position in met(name):
        inside = [(i, local) for i, entry in enumerate(position["stack"]) for local in locals_of(game, entry)]
        for i, local in inside:
            value = locals_of(game, position["stack"][i])[local]
            for other in ROWS if isinstance(value, list) else (*NUMBERS, value + 1, value - 1):
                data = copy.deepcopy(position)
                data["stack"][i][local] = other
                yield f"{position['stack'][i]['step']} {local}={str(other)[:40]}", data
        for _ in range(8 if inside else 0):
            data, told = copy.deepcopy(position), ""
            for i, local in dice.sample(inside, min(len(inside), 3)):
                whole = locals_of(game, position["stack"][i])[local]
                known = dice.choice((0, 1, 2, 3, 6))
                data["stack"][i][local] = [known] * len(whole) if isinstance(whole, list) else known
                told += f"{local}={known} "
            yield f"{position['stack'][-1]['step']} {told}", data


def tried(name: str) -> None:
    """Try them all, telling each before; at the end how many were played on."""
    position_worker.TRIALS, position_worker.TRIED = 2, 60  # type: ignore[misc]
    fine = refused = 0
    for told, data in hostile(name):
        print(told, flush=True)
        try:
            position_worker.checked(name, data, True)
            fine += 1
        except kt.KartentischError as error:
            assert error.code, told
            refused += 1
    print(json.dumps([fine, refused]))


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", [name if name == "attila" else pytest.param(name, marks=pytest.mark.thorough) for name in kt.GAMES]
)
def test_hostile_locals_are_refused_or_played_on(name: str) -> None:
    done = subprocess.run(
        [sys.executable, __file__, name], capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, (done.stdout.splitlines()[-1:], done.stderr[-2000:])
    fine, refused = json.loads(done.stdout.splitlines()[-1])
    assert fine > 20 and refused > 200


@pytest.mark.parametrize("name", kt.GAMES)
def test_every_local_has_its_span(name: str) -> None:
    """And no span is left over from a local that is gone."""
    game = kt.load(name)
    known = {kind: serialization.local_names(procedure()) for kind, procedure in game.procedures.items()}
    both = [{local, f"{kind}.{local}"} for kind, names in known.items() for local in names]
    assert all(names & game.spans.keys() for names in both)
    assert game.spans.keys() <= set(itertools.chain(*both))


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_local_outside_its_span_is_named(name: str) -> None:
    game = kt.load(name)
    named = 0
    for position in met(name, 1):
        for i, entry in enumerate(position["stack"]):
            for local, value in locals_of(game, entry).items():
                other = copy.deepcopy(position)
                other["stack"][i][local] = [2**62] * 600 if isinstance(value, list) else -(2**40)
                with pytest.raises(EngineError) as refused:
                    game.load(other)
                assert refused.value.code == "bad_position"
                assert refused.value.rejection.args["what"] == "stack"  # as the page tells: the turn that is half done
                assert f"{entry['step'].partition('.')[0]}.{local}: " in refused.value.rejection.args["found"]
                named += 1
    assert named >= 10


def test_treason_that_many_victims_answer_is_refused() -> None:
    """Victims who do not sit at the table were asked for ever."""
    game = kt.load("attacke")
    for position in met("attacke", 6):
        entry = position["stack"][-1]
        if entry["step"].startswith("Revolt."):
            for hostile in ({"left": -1}, {"left": 1000}, {"left": 2**62, "land": -1}):
                with pytest.raises(EngineError, match="bad_position"):
                    game.load({**position, "stack": [*position["stack"][:-1], entry | hostile]})
            return
    raise AssertionError("no revolution in six games")


if __name__ == "__main__":
    tried(sys.argv[1])
