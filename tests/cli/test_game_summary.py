"""The end of a game in the terminal: curves, turning points, luck; the same that the page shows."""

from __future__ import annotations

import random
from functools import cache

import pytest

import kartentisch as kt
from kartentisch.cli.game_summary import BARS, fortune, game_summary
from kartentisch.engine.course import Course, course
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.luck import Luck
from kartentisch.engine.match import Match

SEEDS = {"europe": 8}  # others have 4: whoever plays at random conquers little there
NAMES = ["Alarich", "Galla", "Stilicho der Große"]


@cache
def played(name: str) -> Course:
    game, seed = kt.load(name), SEEDS.get(name, 4)
    dice, match = random.Random(seed), Match(game, NAMES, kt.Chance(seed), game.series)
    while not match.state.over:
        seat = dice.choice(match.state.seats_asked)
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    return course(game, match.record)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", kt.GAMES)
def test_course_turning_points_and_luck_in_a_few_lines(name: str, lang: str) -> None:
    found, words = played(name), Language(lang, kt.load(name), NAMES, room="kartentisch.cli")
    for width in (60, 120):
        lines = [line.plain for line in game_summary(found, words, 3, width)]
        assert max(map(len, lines)) <= width and len(lines) < 30
        assert words.say("play-curve", what=words.say(f"standing-{found.measures[0]}")) in " ".join(lines)
        curves = [line.split() for line in lines if set(line) & set(BARS)]
        assert [int(curve[-1]) for curve in curves] == list(found.points[-1].values[0])
        assert len({len(curve[-2]) for curve in curves}) == 1
        text = " ".join(" ".join(lines).split())
        assert words.event(found.turning[0].event) in text
        luck = [row for row in found.luck if "." not in row.matter]
        assert bool(luck) == (words.say("play-luck") in text) == (name in ("attack", "selfr3", "europe"))
        for row in luck:
            mean = f"{row.expected:.1f}".replace(".", "," if lang == "de" else ".")
            assert f"{row.got} ({mean})" in text


def test_luck_is_judged_as_on_the_page() -> None:
    def judged(got: int, deviation: float = 2.0) -> int:
        return fortune(Luck("hits", 0, 20, got, 10.0, deviation))

    assert [judged(got) for got in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 99)] == [-2, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2]
    assert judged(10, 0.0) == 0
