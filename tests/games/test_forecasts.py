"""What a forecast promises: it is what the rules then really give, and nothing in it is a secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.engine.forecast import Forecast, Part, Row, compared
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import LANGUAGES, Language

pytestmark = pytest.mark.once

GAMES = ("attack", "attila", "selfr3", "europe")


def steps(game: Game, seed: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Every step of a random game: the state before it, and after it."""
    dice, chance = random.Random(seed), kt.Chance(seed)
    state = game.new(dice.choice(game.seats), options={**game.series, **options})
    state.listen()
    while not state.over:
        before = state.clone()
        state.apply(chance.outcome(state) if state.chance else dice.choice(state.legal_actions()))
        yield before, state


def of(game: Game, state: Any, viewer: int = kt.SPECTATOR) -> Forecast:
    forecast = game.forecast(game.view(state, viewer))
    assert forecast is not None
    return forecast


def test_attila_gives_what_was_forecast_in_every_century() -> None:
    """No stone and no counter moves in a scoring, so a forecast right behind it is what it has given once more."""
    game, scorings = kt.load("attila"), 0
    for seed in range(12):
        for _, state in steps(game, seed):
            events = game.events(state)
            if state.over or not any(event.kind.name == "scoring" for event in events):
                continue
            given: list[dict[str, int]] = [{} for _ in range(state.players)]
            for event in events:
                if event.kind.name == "scored":
                    given[event.args["seat"]][event.args["people"]] = event.args["points"]
            if state.ending:
                continue  # the last scoring may come with the next step: the test below
            seats = of(game, state).seats
            assert [{p.id: p.amount for p in seat.parts if p.field == "people"} for seat in seats] == given
            assert [seat.points - sum(g.values()) for seat, g in zip(seats, given, strict=True)] == game.scores(state)
            scorings += 1
    assert scorings > 12


@pytest.mark.parametrize("options", [{}, {"double_final_scoring": False}, {"final_tie": "unused_tiles"}])
def test_attila_gives_what_was_forecast_at_the_end(options: dict[str, Any]) -> None:
    game, ends = kt.load("attila"), 0
    for seed in range(40):
        for before, state in steps(game, seed, **options):
            events = {event.kind.name for event in game.events(state)}
            if "final_scoring" in events and before.ending and not events & {"scoring", "placed", "influence"}:
                forecast = of(game, before)
                assert [seat.points for seat in forecast.seats] == game.scores(state)
                assert [i for i, seat in enumerate(forecast.seats) if seat.place == 1] == game.winners(state)
                ends += 1
        assert [seat.points for seat in of(game, state).seats] == game.scores(state)
    assert ends > 5


@pytest.mark.parametrize(
    ("name", "seed"), [*(("attack", seed) for seed in range(8)), *(("europe", i) for i in range(3))]
)
def test_the_end_is_what_was_forecast(name: str, seed: int) -> None:
    game = kt.load(name)
    state = [after for _, after in steps(game, seed, round_limit=4)][-1]
    forecast = of(game, state)
    assert [seat.points for seat in forecast.seats] == game.scores(state)
    assert [i for i, seat in enumerate(forecast.seats) if seat.place == 1] == game.winners(state)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_more_than_everybody_but_for_the_own_hand(name: str) -> None:
    """Another hand changes nothing, and a spectator is told the same of every seat as the others are."""
    game, dice, looked = kt.load(name), random.Random(4), 0
    for before, _ in steps(game, 3):
        if dice.random() > 0.05:
            continue
        looked += 1
        public = of(game, before)
        for viewer in range(before.players):
            view = msgspec.json.decode(to_bytes(game.view(before, viewer)))
            mine = game.forecast(view)
            assert mine is not None
            other = game.view(game.imagine(view, dice.randrange(1000)), viewer)
            assert to_bytes(game.forecast(other).to_json()) == to_bytes(mine.to_json())  # type: ignore[union-attr]
            for seat in range(before.players):
                hidden = [part for part in mine.seats[seat].more if part.id == "economy"]
                assert bool(hidden) == (name == "attack" and seat == viewer)
                rest = tuple(part for part in mine.seats[seat].more if part.id != "economy")
                theirs, ours = public.seats[seat], mine.seats[seat]
                assert (ours.points, ours.place, rest) == (theirs.points, theirs.place, theirs.more)
    assert looked > 10


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_a_name(name: str) -> None:
    game = kt.load(name)
    found: set[tuple[str, str]] = set()
    for before, _ in steps(game, 5):
        forecast = of(game, before, 0)
        found |= {(part.field, part.id) for seat in forecast.seats for part in (*seat.parts, *seat.ties, *seat.more)}
        found.add(("standing", forecast.by))
        assert all(seat.points == sum(part.amount for part in seat.parts) for seat in forecast.seats)
    for lang in LANGUAGES:
        words = Language(lang, game)
        assert all(words.name(field, id) != id for field, id in found)
        assert {id for field, id in found if field == "standing"} <= words.standings().keys()


def test_equal_seats_share_a_place() -> None:
    def row(points: int, units: int) -> Row:
        return Row((Part("standing", "regions", points),), (Part("standing", "units", units),))

    forecast = compared("regions", [row(3, 9), row(4, 1), row(3, 9), row(3, 8), row(4, 2)])
    assert [seat.place for seat in forecast.seats] == [3, 2, 3, 5, 1]
