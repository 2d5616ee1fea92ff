"""What a hint says of attacks beside the standings."""

from __future__ import annotations

import kartentisch as kt
from kartentisch.engine.language import Language
from kartentisch.engine.match import preview


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
