"""The tool that climbs a policy's tastes, and fits the weights of a game's value."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from benchmarks import strength, tune

import kartentisch as kt
from kartentisch.bots import Decision
from kartentisch.engine.starts import starts


def climbed(monkeypatch: pytest.MonkeyPatch, out: Path, game: str, rounds: int) -> list[dict[str, Any]]:
    words = f"tune.py climb {game} --pairs 3 --rounds {rounds} --players 3 4 --out {out}"
    monkeypatch.setattr(sys, "argv", words.split())
    tune.main()
    return [json.loads(line) for line in out.read_text().splitlines()]


@pytest.mark.once
@pytest.mark.parametrize("game", tune.SPREADS)
def test_it_climbs_from_where_it_stands(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In one go or in two: the same rounds; the first one leaves the game's own tastes."""
    at_once = climbed(monkeypatch, tmp_path / "once", game, 2)
    first = climbed(monkeypatch, tmp_path / "twice", game, 1)
    assert climbed(monkeypatch, tmp_path / "twice", game, 2) == [*first, at_once[1]] == at_once
    own = tune.Tuned(game).first
    assert at_once[0]["tastes"] != own and set(at_once[0]["tastes"]) == set(own)


@pytest.mark.parametrize("game", tune.SPREADS)
def test_tastes_as_they_are_play_as_the_game_does(game: str) -> None:
    """Whole numbers stay whole; what is not tuned is left alone."""
    for begin in ("", *starts(kt.load(game))):
        tuned = tune.Tuned(game, begin)
        policy: Any = tuned.with_tastes(tuned.first)
        assert tuned.first
        for name in tuned.spreads:
            role, _, taste = name.partition(".")
            assert getattr(getattr(policy, role), taste) == getattr(getattr(tuned.keen, role), taste), name
        for role in tuned.roles:
            assert role in {name.partition(".")[0] for name in tuned.first} or getattr(policy, role) is getattr(
                tuned.keen, role
            )


@pytest.mark.once
def test_a_short_game_is_climbed_from_its_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its own tastes alone, against where it stands."""
    out = tmp_path / "short"
    words = f"tune.py climb europe --start eastern_front --against here --pairs 2 --rounds 1 --out {out}"
    monkeypatch.setattr(sys, "argv", words.split())
    tune.main()
    (line,) = tune.read(str(out))
    assert {name.partition(".")[0] for name in line["tastes"]} == {"axis_short", "allies_short"}
    assert line["won"] == pytest.approx(1.0, abs=0.5)


@pytest.mark.parametrize("game", tune.FITTED)
def test_weights_stand_where_their_features_are_numbered(game: str) -> None:
    value = import_module(f"kartentisch.games.{game}.value")
    for weights in (value.USUAL, getattr(value, "KEEN", value.USUAL)):
        assert [getattr(value, name.upper()) for name in weights.names] == list(range(len(weights.names)))


@pytest.mark.parametrize("game", tune.FITTED)
def test_what_counts_by_its_weights_is_the_value(game: str) -> None:
    watched = tune.Watched(game)
    state, chance = kt.load(game).new(3, 3, watched.game.series), kt.Chance(3)
    chance.roll_to(state, watched.game.rates, 4, 0)
    seen, usual = np.array(watched.seen(state)), [*watched.usual.always, *watched.usual.late]
    assert seen[:, 1:].any()
    assert seen[:, 0] + seen[:, 1:] @ usual == pytest.approx(watched.game.standings(state), abs=0.01)


@pytest.mark.once
def test_it_fits_who_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In one go or in two: the same games and weights, by which somebody can play."""

    def fitted(name: str, games: int) -> str:
        out, weights = tmp_path / f"{name}.jsonl", tmp_path / f"{name}.json"
        words = f"tune.py fit selfr3 --games {games} --players 3 4 --out {out} --weights {weights} --share 1.0"
        monkeypatch.setattr(sys, "argv", words.split())
        tune.main()
        return weights.read_text()

    first = fitted("once", 16)
    assert fitted("twice", 9) != first and fitted("twice", 16) == first
    game = kt.load("selfr3")
    state = game.new(3, 1, game.series)
    kt.Chance(1).roll_to(state, game.rates, 5, 0)
    value = strength.valued(str(tmp_path / "once.json"), game)
    assert value(state, 0) != game.value(state, 0) == strength.valued("usual", game)(state, 0)
    asked = Decision.of(state, int(state.seat))
    bots = [strength.made(f"search:simulations=40{one}", 1) for one in ("", f",value={tmp_path / 'once.json'}")]
    usual, other = ([(one.action, one.value) for one in bot.weigh(asked)] for bot in bots)
    assert usual != other


def test_the_likeliest_weights_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of games that are won as the weights say, if there are enough of them; few leave the usual ones as they are."""
    dice, true = np.random.default_rng(1), np.array([1.0, -0.5, 0.0])
    games = []
    for deal in range(3000):
        seen = np.hstack([np.zeros((3, 1)), dice.normal(size=(3, 3))])
        odds = np.exp(seen[:, 1:] @ true)
        winner = dice.choice(3, p=odds / odds.sum())
        games.append({"deal": deal, "won": np.eye(3)[winner].tolist(), "moments": [seen.tolist()]})
    part = tune.Logit(games)
    few = tune.fitted([tune.Logit(games[:5])], np.ones(3))
    assert few == pytest.approx(np.ones(3), abs=0.1)
    monkeypatch.setattr(tune, "DRAWN", 1.0)
    found = tune.fitted([part], np.zeros(3))
    assert found == pytest.approx(true, abs=0.1)
    assert part.losses(found).mean() < part.losses(np.zeros(3)).mean() == pytest.approx(np.log(3.0))
