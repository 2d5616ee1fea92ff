"""What a hint says of attacks beside the standings."""

from __future__ import annotations

import kartentisch as kt
from kartentisch.engine.language import Language
from kartentisch.engine.match import preview
from kartentisch.games.attack import Attack, motives


def test_an_attack_says_what_a_success_brings() -> None:
    """A capital was attacked at 98 of 100, and the hint said that it brings nothing that can be counted."""
    game = kt.load("attack")
    armies = [
        {"germany": {"infantry": 5, "tank": 2}},
        {"poland": {"infantry": 1}, "ukraine": {"infantry": 1}},
        {"chile": {"infantry": 1}},
    ]
    state = game.load({"players": 3, "active": 0, "armies": armies, "capitals": ["germany", "poland", "chile"]})
    before = preview(game, state, 0, [])

    def why(lang: str, *orders: str) -> str:
        steps = [game.space.parse(step) for step in ("act move", "pick germany", *orders)]
        reasons = game.reasons(before.view, preview(game, state, 0, steps).view, 0)
        return Language(lang, game, ["Anna", "Ben", "Cem"]).why(reasons).split(". ")[0]

    attack = "send infantry poland", "send tank poland"
    assert why("en", *attack) == (
        "Poland, if it succeeds: one more region for you, one fewer for Ben, and 10 production points with the capital"
    ), why("en", *attack)
    assert "eine Region mehr für dich, eine weniger für Ben, dazu 10 Produktionspunkte mit der Hauptstadt" in why(
        "de", *attack
    )
    assert why("en", "send infantry low_countries").startswith("Low Countries, if it succeeds: one more region for you")
    both = why("en", "send infantry low_countries", "send infantry france")
    assert both.startswith("2 more regions for you, if all attacks succeed"), both
    alone = game.load({"players": 2, "active": 0, "armies": [armies[0], {"poland": {"infantry": 1}}]})
    steps = [game.space.parse(step) for step in ("act move", "pick germany", *attack)]
    last = game.reasons(preview(game, alone, 0, []).view, preview(game, alone, 0, steps).view, 0)
    assert "last region of Ben" in Language("en", game, ["Anna", "Ben"]).why(last)


def test_a_capital_and_a_claim_say_who_stands_beside_them() -> None:
    """“Production points up by 10” was said of every region alike."""
    game: Attack = kt.load("attack")

    def why(lang: str, armies: list[dict[str, dict[str, int]]], question: str, step: str) -> str:
        before = {"question": question, "armies": armies, "capitals": ["", ""]}
        region = step.split()[1]
        claimed = [{**armies[0], region: {"infantry": 1}}, armies[1]]
        after = {**before, "armies": claimed} if "claim" in step else {**before, "capitals": [region, ""]}
        reasons = motives.of_set_up(game.tables.plain, game.board, before, after, 0)
        return Language(lang, game, ["Anna", "Ben"]).why(reasons)

    own: list[dict[str, dict[str, int]]] = [{"germany": {}, "poland": {}}, {"ukraine": {}, "chile": {}}]
    said = why("en", own, "SetUp.placed", "capital germany")
    assert "no region of others lies next to it by land, none across the sea; you can support it from one" in said, said
    said = why("en", own, "SetUp.placed", "capital poland")
    assert "only one region of others lies next to it by land, none across the sea" in said
    said = why("de", own, "SetUp.placed", "capital poland")
    assert "Über Land grenzt nur eine fremde Region an, und über See kommt niemand heran" in said, said
    far: list[dict[str, dict[str, int]]] = [{"france": {}}, {"libya": {}, "yugoslavia": {}, "chile": {}}]
    said = why("en", far, "SetUp.placed", "capital france")
    assert "no region of others lies next to it by land, 2 across the sea" in said, said
    said = why("en", own, "SetUp.claimed", "claim romania")
    assert said == "Romania lies next to one region of yours and one of others.", said
    assert motives.of_set_up(game.tables.plain, game.board, {"question": "Turn.choose"}, {"armies": own}, 0) == []


def test_it_is_said_of_a_real_capital() -> None:
    game = kt.load("attack")
    armies = [{"germany": {"infantry": 2}}, {"poland": {"infantry": 2}}]
    view = game.view(game.load({"players": 2, "active": 0, "armies": armies, "capitals": ["germany", "poland"]}), 0)
    before = {**view, "question": "SetUp.placed", "capitals": ["", "poland"]}
    assert [reason.name for reason in game.reasons(before, view, 0)] == ["capital"]
    assert "capital" not in [reason.name for reason in game.reasons(view, view, 0)]
