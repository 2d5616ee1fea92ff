"""What a hint says of a move: a battle that goes on is told with its chance as it stands."""

from __future__ import annotations

import random
from typing import Any

import kartentisch as kt
from kartentisch.games.europe import recount


def test_another_round_is_told_with_the_chance_of_this_very_moment() -> None:
    game, dice, seen = kt.load("europe"), random.Random(3), 0
    for seed in range(4):
        state, chance = game.new(2, options={"round_limit": 3}), kt.Chance(seed)
        while not state.over and seen < 40:
            seat = -1 if state.chance else state.seats_asked[0]
            if seat >= 0 and state.where() in recount.PRESSES:
                press = game.space.action(game.space.parse("press"))
                view = game.view(state, seat)
                (clause,) = recount.clauses(game.board, view, [press], view)
                assert (clause.name, clause.args) == ("press_on", {"space": view["fighting"]}) and clause.things
                odds = clause.odds or {}
                assert "guns" not in odds
                for lang in ("de", "en"):
                    said = kt.Language(lang, game).move([clause], [0.62])
                    assert ("62 %" in said if lang == "de" else "62% to win" in said) and said.endswith(".")
                seen += bool(odds)
            state.apply(chance.outcome(state) if seat < 0 else dice.choice(state.legal_actions()))
    assert seen > 5


def test_where_else_units_go_is_named() -> None:
    """“Units move to 9 more spaces” told nothing that one could judge: the largest are named, one more always is."""
    game = kt.load("europe")
    spaces = ["poland", "hungary", "austria", "bulgaria", "rumania", "greece"]
    for n, rest in ((1, 0), (4, 0), (5, 2), (6, 3)):
        for name in ("more_marches", "more_attacks"):
            clause = recount._more(name, spaces[:n])
            assert (len(clause.things), clause.args) == (n - rest, {"n": rest})
            for lang in ("de", "en"):
                words = kt.Language(lang, game)
                said = words.move([clause])
                assert said.endswith(".") and all(words.name("space", space) in said for space in spaces[: n - rest])
                assert (str(rest) in said) == (rest > 0)
    assert kt.Language("en", game).move([recount._more("more_marches", spaces)]) == (
        "Some units move to Poland, Hungary and Austria and to 3 more spaces."
    )


def test_no_way_is_opened_in_the_last_round() -> None:
    """“It opens the way to Moscow” was said where nobody goes there any more."""
    game = kt.load("europe")
    units = {"poland": {"germany": {"infantry": 4}}, "belorussia": {"ussr": {"infantry": 1}}}
    names = []
    for turn in (2, 3):
        view: dict[str, Any] = {
            "question": "CombatMove.order",
            "power": "germany",
            "round": turn,
            "options": {"round_limit": 3},
        }
        view |= {"units": units, "owners": {}}
        laid = {**view, "units": {**units, "belorussia": {"germany": {"infantry": 4}, "ussr": {"infantry": 1}}}}
        row = [
            game.space.action(game.space.parse(step)) for step in ("pick poland", "send infantry belorussia", "finish")
        ]
        names.append(recount.clauses(game.board, view, row, laid)[0].name)
    assert names == ["attack_way", "attack"]


def test_a_landing_is_told_with_the_shots_of_its_ships() -> None:
    """AAE-96: a battleship beside it changed nothing of its chance; after a battle of their own ships do not fire."""
    game = kt.load("europe")
    ship = {"zone": "north_sea", "power": "uk", "target": "norway", "cargo": [{"power": "uk", "kind": "infantry"}]}
    fleet = {"transport": 1, "destroyer": 1, "battleship": 2}
    for enemies, shots in (({}, "1 destroyer 1 battleship 1 damaged"), ({"germany": {"submarine": 1}}, None)):
        laid: dict[str, Any] = {
            "ships": [ship | {"flags": ["ashore_a"]}],
            "hurt": {"north_sea": {"uk": 1}},
            "units": {"norway": {"germany": {"infantry": 2}}, "north_sea": {"uk": fleet, **enemies}},
            "options": {},
            "round": 1,
            "owners": {},
        }
        clause = recount._attack(game.board, laid, laid, "norway", "uk", recount._army(laid, "norway", "uk"))
        assert clause.odds is not None and clause.odds["landing"] is True
        assert clause.odds.get("shots") == shots


def test_a_gun_that_is_taken_with_a_land_does_not_take_it() -> None:
    """“Take Leningrad with one infantry and one AA gun”: the gun had stood there, and was the enemy's."""
    game = kt.load("europe")
    view: dict[str, Any] = {"round": 1, "options": {}, "owners": {}, "units": {"leningrad": {"ussr": {"aa_gun": 1}}}}
    laid = {
        **view,
        "owners": {"leningrad": "germany"},
        "units": {"leningrad": {"germany": {"infantry": 1, "aa_gun": 1}}},
    }
    army = recount._army(laid, "leningrad", "germany")
    clause = recount._attack(game.board, view, laid, "leningrad", "germany", army)
    assert clause.name.startswith("take") and clause.things == (("kind", "infantry", 1),)


def test_moves_to_where_the_enemy_stands_are_told_first() -> None:
    """Four infantry on their way through Austria were told before those who guard the front."""
    game = kt.load("europe")
    before = {
        "germany": {"germany": {"infantry": 9}},
        "poland": {"germany": {"infantry": 1}},
        "east_poland": {"ussr": {"infantry": 5}},
    }
    view: dict[str, Any] = {
        "question": "NonCombat.order",
        "power": "germany",
        "round": 1,
        "options": {},
        "owners": {"east_poland": "ussr"},
        "units": before,
    }
    laid = {
        **view,
        "units": {**before, "austria": {"germany": {"infantry": 4}}, "poland": {"germany": {"infantry": 3}}},
    }
    row = [
        game.space.action(game.space.parse(step))
        for step in ("send infantry austria", "send infantry poland", "finish")
    ]
    told = recount.clauses(game.board, view, row, laid)
    assert [clause.args["space"] for clause in told] == ["poland", "austria"]
